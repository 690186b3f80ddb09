"""E-mail over SMTP, if configured."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import unquote, urlsplit

import msgspec

from agon.server.settings import Settings

TIMEOUT = 20  # seconds
LONG_LINES = policy.SMTP.clone(max_line_length=998)  # long links in headers are not to be encoded
PICTURE = "picture"  # the content id
MAX_AT_ONCE = 2  # messages, since the threads are shared with other work


class Letter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message. `html` says the same as `text`, with the JPEG file `picture` as `cid:picture`. Posting to `mute` ends
    such messages."""

    subject: str
    text: str
    html: str = ""
    picture: str = ""
    mute: str = ""


def _add_picture(message: EmailMessage, file: str) -> None:
    """Attach a picture to the HTML part, if it is there."""
    path = Path(file)
    if file and path.is_file():
        html = message.get_payload()[1]  # type: ignore[index]
        html.add_related(path.read_bytes(), "image", "jpeg", cid=f"<{PICTURE}>")  # type: ignore[union-attr]


class Mail:
    """Sends e-mail; check `is_set` first, since without an SMTP server nothing is sent."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.gate = asyncio.Semaphore(MAX_AT_ONCE)

    @property
    def is_set(self) -> bool:
        return bool(self.settings.smtp and self.settings.mail_from)

    async def send(self, to: str, letter: Letter) -> None:
        """Send a message; raises OSError or SMTPException on failure."""
        message = EmailMessage(LONG_LINES)
        message["From"], message["To"], message["Subject"] = self.settings.mail_from, to, letter.subject
        if letter.mute:
            message["List-Unsubscribe"] = f"<{letter.mute}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        message.set_content(letter.text)
        if letter.html:
            message.add_alternative(letter.html, subtype="html")
            _add_picture(message, letter.picture)
        async with self.gate:
            await asyncio.to_thread(self._deliver, message)

    def _deliver(self, message: EmailMessage) -> None:
        where = urlsplit(self.settings.smtp)
        host, is_tls = where.hostname or "localhost", where.scheme == "smtps"
        context = ssl.create_default_context()
        if is_tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, where.port or 465, timeout=TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(host, where.port or 587, timeout=TIMEOUT)
        with server:
            if not is_tls and where.username:
                server.starttls(context=context)
            if where.username:
                server.login(unquote(where.username), unquote(where.password or ""))
            server.send_message(message)
