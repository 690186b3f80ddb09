"""E-mail about games: what happened in words, a picture, one click to end it; and hours in which nothing arrives."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
from collections.abc import Callable
from typing import Any

import httpx
from sqlalchemy import insert, select

from agon.games import NAMES
from agon.server.db.schema import accounts, notices
from agon.server.db.storage import HOUR_MS, now
from agon.server.tables.notice_texts import News, letter_of
from agon.text.catalogue import Catalogue

from .clients import refused
from .conftest import begin
from .test_notices import Box, change_database, mail_box, scalar, send_away, their_turn

FROM = {"mail_from": "agon@example.org", "public_url": "http://127.0.0.1", "away_seconds": 1}


def parts(mail: Any) -> tuple[Any, str, str, bytes]:
    """A message: the whole, its text, its page and its picture."""
    message = email.message_from_bytes(mail[1].encode(), policy=email.policy.default)
    text, page = message.get_body(("plain",)), message.get_body(("html",))
    (picture,) = [part for part in message.walk() if part.get_content_maintype() == "image"]
    assert text is not None and page is not None
    said, shown = (part.get_content().replace("\r\n", "\n") for part in (text, page))
    return message, said, shown, picture.get_content()


def email_is_on(server: Any, account: str) -> bool:
    return '"email": true' in str(scalar(server, select(accounts.c.settings).where(accounts.c.id == account)))


async def test_a_letter_tells_the_game_and_ends_with_one_click(fresh_server: Callable[..., Any]) -> None:
    box = Box()
    with mail_box(box) as smtp, fresh_server(smtp=smtp, **FROM) as server:
        async with server.guests(2) as (first, second):
            await their_turn(server, first, second, email=True, language="en")
            assert await asyncio.to_thread(box.arrived.wait, 20)
            message, text, page, picture = parts(box.mails[0])
            table = (await first.get("/api/me/tables"))[0]["id"]
            last = (await second.get(f"/api/tables/{table}/state"))["log"]["lines"][-1]
            mute = re.fullmatch(r"<http://127.0.0.1(/api/mute/\S+)>", message["List-Unsubscribe"])
            assert mute is not None and message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            async with httpx.AsyncClient(base_url=server.url, trust_env=False) as stranger:
                wrong = mute[1][:-1] + ("a" if mute[1][-1] != "a" else "b")
                one_click = {"List-Unsubscribe": "One-Click"}
                assert (await stranger.post(wrong, data=one_click)).status_code == 404
                assert email_is_on(server, second.me["id"])
                assert (await stranger.post(mute[1], data=one_click)).is_success
            assert not email_is_on(server, second.me["id"])
    assert last["kind"] and "Since your last choice:\n" in text and mute[1].removeprefix("/api") in text
    for line in text.partition("choice:")[2].partition("Open the table")[0].split("\n"):
        assert line.strip() in re.sub("&#x27;", "'", page)
    assert 'src="cid:picture"' in page and f"/table/{table}" in page
    assert picture.startswith(b"\xff\xd8\xff")


async def test_a_letter_tells_only_what_its_reader_may_know(fresh_server: Callable[..., Any]) -> None:
    """The cards dealt to one player are in their letter, and not in the other's."""
    with fresh_server() as server:
        async with server.guests(2) as (first, second):
            table = await begin(first, second, "twilight_struggle")
            state = await first.get(f"/api/tables/{table}/state")
            news = News(table, "twilight_struggle", "begun", live=server.services.registry.lives[table])
            texts = Catalogue.load("en", "twilight_struggle", isolate=False)
            mine, theirs = (letter_of(news, c.me["id"], "en", "", ("", "")).text for c in (first, second))
    cards = [texts.word(card) for card in state["view"]["hand"]]
    assert len(cards) == 8
    assert all(card in mine and card not in theirs for card in cards)


async def test_nothing_arrives_in_quiet_hours(fresh_server: Callable[..., Any]) -> None:
    box, at = Box(), now()
    minute = at // 60_000 % 1440
    quiet = {"zone": "Etc/UTC", "start": (minute - 60) % 1440, "end": (minute + 120) % 1440}
    with mail_box(box) as smtp, fresh_server(smtp=smtp, **FROM) as server:
        async with server.guests(2) as (first, second):
            send_away(server, second.me["id"], email=True, quiet=quiet)
            await first.post("/api/challenges", {"to": second.me["id"], "table": {"game": NAMES[0]}})
            async with asyncio.timeout(20):
                while (due := scalar(server, select(notices.c.due))) is None:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(2)
    assert abs(due - at - 2 * HOUR_MS) <= 2 * 60_000 and not box.mails


async def test_a_turn_that_is_over_by_then_is_not_told(fresh_server: Callable[..., Any]) -> None:
    box = Box()
    with mail_box(box) as smtp, fresh_server(smtp=smtp, **FROM) as server:
        async with server.guests(2) as (first, second):
            table = await begin(first, second, NAMES[0])
            asked = (await first.get(f"/api/tables/{table}"))["asked"]
            late = next(client for chair, client in enumerate((first, second)) if chair not in asked)
            send_away(server, late.me["id"], email=True)
            note = {"id": "late", "account": late.me["id"], "table": table, "channel": "email", "kind": "turn"}
            body = '{"subject": "s", "text": "t"}'
            change_database(server, insert(notices).values(**note, body=body, due=1, created=1))
            async with asyncio.timeout(20):
                while scalar(server, select(notices.c.id).where(notices.c.id == "late")) is not None:
                    await asyncio.sleep(0.1)
    assert box.mails == []


async def test_a_time_zone_has_to_exist(fresh_server: Callable[..., Any]) -> None:
    with fresh_server() as server:
        async with server.guests(1) as (first,):
            quiet = {"start": 0, "end": 60, "zone": "Europe/Athens"}
            kept = await first.request("PUT", "/api/me/settings", {"quiet": quiet})
            assert kept["quiet"] == quiet
            for zone in ("Europe/Troy", "../../etc/passwd", ""):
                await refused(
                    "bad-request", first.request("PUT", "/api/me/settings", {"quiet": quiet | {"zone": zone}})
                )
