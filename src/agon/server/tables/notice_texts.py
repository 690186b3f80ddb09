"""What notices say: a subject, and for e-mail what has happened since the reader's last choice."""

from __future__ import annotations

import html
from pathlib import Path
from typing import NamedTuple

from agon.games import load
from agon.server.notify.mail import PICTURE, Letter
from agon.server.tables.live import LiveTable
from agon.text.blocks import grouping_of
from agon.text.catalogue import Catalogue, direction
from agon.text.telling import Teller

PICTURES = Path(__file__).parent.parent / "site"  # the web client's
MOST_LINES = 60  # of the log, in one message


class News(NamedTuple):
    """Something to tell about a table; `live` is the table if its game has begun, `who` a person it is about."""

    table: str
    game: str
    kind: str
    who: str = ""
    live: LiveTable | None = None


def subject_of(news: News, language: str) -> str:
    """Return a notice in one line."""
    texts = Catalogue.load(language, news.game, isolate=False)
    return texts.format(f"notice-{news.kind}", game=texts.format("game-title"), who=news.who)


def letter_of(news: News, account: str, language: str, table: str, mute: tuple[str, str]) -> Letter:
    """Return a notice as an e-mail, with the address of the table, and the page and the request that end e-mail."""
    texts = Catalogue.load(language, news.game, isolate=False)
    subject = subject_of(news, language)
    glance, lines = _glance(news, texts), _lines(news, account, texts)
    page, request = mute
    story = [glance, *([texts.format("notice-since"), *lines] if lines else [])]
    ends = [f"{texts.format('notice-open')}: {table}", f"{texts.format('notice-mute')}: {page}"]
    text = "\n".join([subject, "", *filter(None, story), "", *ends, ""])
    body = _html(texts, subject, glance, lines, (table, page))
    return Letter(subject, text, body, str(PICTURES / f"preview-{news.game}.jpg"), request)


def _glance(news: News, texts: Catalogue) -> str:
    """Return the public figures of a game in words; those of several seats as 3 : 5."""
    figures = news.live.table.glance() if news.live else None
    if not figures or not texts.has("game-glance"):
        return ""
    start = "\u200f" if direction(texts.lang) == "rtl" else ""  # then the first figure is the one at the right
    said = {
        name: start + " : ".join(map(str, each)) if isinstance(each, list) else each for name, each in figures.items()
    }
    return texts.format("game-glance", **said)


def _lines(news: News, account: str, texts: Catalogue) -> list[str]:
    """Return the log since the reader's last choice, as their seat may read it."""
    live = news.live
    chairs = live.chairs_of(account) if live else []
    if live is None or not chairs:
        return []
    seat, places = live.seat_of(chairs[0]), live.places[chairs[0]]
    log = live.table.log_since(seat)[0]
    since = live.table.log_since(seat, places[-1])[0] if places else log
    told = Teller(texts, grouping_of(load(news.game).name), seat).lines(log, len(log) - len(since))
    return told[-MOST_LINES:]


def _html(texts: Catalogue, subject: str, glance: str, lines: list[str], links: tuple[str, str]) -> str:
    """Return the message as a page; mail programs take tables of styles only inline."""
    table, page = (html.escape(link, quote=True) for link in links)
    log = "".join(
        f'<div style="padding-inline-start:{len(line) - len(line.lstrip())}ch">{html.escape(line.strip())}</div>'
        for line in lines
    )
    since = f"<h2 style='font-size:1em'>{html.escape(texts.format('notice-since'))}</h2>{log}" if lines else ""
    return (
        f'<!doctype html><html lang="{texts.lang}" dir="{direction(texts.lang)}"><body style="max-width:36em">'
        f'<img src="cid:{PICTURE}" alt="" width="600" style="max-width:100%;height:auto">'
        f"<h1 style='font-size:1.3em'>{html.escape(subject)}</h1><p>{html.escape(glance)}</p>{since}"
        f'<p><a href="{table}" style="display:inline-block;padding:.7em 1.2em;background:#7a3b2e;color:#fff">'
        f"{html.escape(texts.format('notice-open'))}</a></p>"
        f'<p><small><a href="{page}">{html.escape(texts.format("notice-mute"))}</a></small></p></body></html>'
    )
