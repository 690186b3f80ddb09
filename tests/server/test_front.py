"""The front door."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from agon.games import NAMES
from agon.text.catalogue import Catalogue

from .conftest import Running


@pytest.mark.parametrize(
    ("accepted", "lang", "direction"),
    [("", "en", "ltr"), ("he-IL,he;q=0.9,en;q=0.8", "he", "rtl"), ("xx, el", "el", "ltr"), ("fr", "en", "ltr")],
)
def test_who_opens_the_address_reads_in_their_language_what_is_here(
    server: Running, accepted: str, lang: str, direction: str
) -> None:
    async def scenario() -> None:
        async with httpx.AsyncClient(trust_env=False) as browser:
            page = (await browser.get(f"{server.url}/", headers={"accept-language": accepted})).text
            assert f'<html lang="{lang}" dir="{direction}">' in page
            for name in NAMES:
                assert Catalogue.load(lang, name).format("game-title") in page

    asyncio.run(scenario())
