"""E-mail over SMTP, if configured."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from agon.server.settings import Settings

TIMEOUT = 20  # seconds
MAX_AT_ONCE = 2  # messages, since the threads are shared with other work


class Mail:
    """Sends e-mail; check `is_set` first, since without an SMTP server nothing is sent."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.gate = asyncio.Semaphore(MAX_AT_ONCE)

    @property
    def is_set(self) -> bool:
        return bool(self.settings.smtp and self.settings.mail_from)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a message; raises OSError or SMTPException on failure."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.settings.mail_from, to, subject
        message.set_content(text)
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
