import asyncio
import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from bot.client import PiquetBot
from bot.config import Settings
from bot.features.house import turns
from bot.kit.words import languages
from bot.tryout import open_tryout
from tests.support.browser import CONTROLS, READY, Page, browser
from tests.support.discord.packs import RICH, Pack, cut, pack, stack_packs
from tests.support.limits import walk
from tests.support.tryout_player import Visitor, next_press, visiting
from tests.support.waiting import LONGEST, wait_for

NARROW: Final = (400, 900)
TURN, EXCHANGE, RECKONING = 330, 430, 520
"""The greatest distance in pixels from the message's top to its first button. Younger's first card has all calls above
it, and the reckoning a line per group."""
BOUNDS: Final = {"pick": EXCHANGE, "exchange": EXCHANGE, "call": TURN, "card": TURN, "play": TURN, "reckon": RECKONING}

ALICE_DEALS: Final = cut("AS", "7S")
WEAK: Final = pack("98 KQJT KQJ QJT", "AKQJT A A98 A97", "7S 9H 8H 7H TD 7D KC 8C")
"""Younger has a quint and four aces, and elder has nothing to equal them."""

TILE: Final = re.compile(r"<:(\w+):\d+>")
TILES = """
[...([...view.document.querySelectorAll('[data-message-id]')].at(-1)?.querySelectorAll('.custom-emoji') ?? [])]
  .filter((tile) => !tile.closest('.component-button, [class*=select]')).map((tile) => tile.alt).join(' ')
"""
LARGE_CARDS = """
[...([...view.document.querySelectorAll('[data-message-id]')].at(-1)?.querySelectorAll('h2') ?? [])]
  .map((line) => [...line.querySelectorAll('.custom-emoji')])
  .map((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
"""
"""For each line of large cards, the vertical position of each card."""
FIRST_BUTTON = """
((message) => {
  const first = message?.querySelector('.component-button, .select-trigger');
  return first && first.getBoundingClientRect().top - message.getBoundingClientRect().top;
})([...view.document.querySelectorAll('[data-message-id]')].at(-1))
"""


def verb_asked(visitor: Visitor) -> str | None:
    verbs = {control.verb for control in visitor.controls}
    return next((verb for verb in ("reckon", "call", "exchange", "pick", "play", "card") if verb in verbs), None)


async def asked(visitor: Visitor) -> str:
    async with wait_for("a question of the hand"):
        while True:
            await visitor.look()
            if verb := verb_asked(visitor):
                return verb
            await asyncio.sleep(0.05)


async def decide(visitor: Visitor) -> None:
    wanted = next_press(visitor.controls) or ("card",)
    await visitor.press(*wanted)


async def first_button(page: Page, visitor: Visitor) -> float:
    """Returns the first button's distance below the newest message's top, once the page is loaded."""
    texts = [part.get("content", "") for part in walk(visitor.messages[-1]["components"])]
    tiles = " ".join(TILE.findall("\n".join(texts)))
    same = f"({TILES}) === {json.dumps(tiles)} && ({CONTROLS}).length === {len(visitor.controls)}"
    await page.until(f"({READY}) && {same}", "the newest hand, with its pictures")
    await page.settles(0.2)
    return float(await page.until(FIRST_BUTTON))


SHORT_CALLS, LONG_CALLS = 1, 4
"""Seeds of the house: with the second it calls two sequences, and Alice asks how much the point makes."""
TOO_LONG: Final = pytest.mark.xfail(reason="a reckoning after long calls: 529 pixels in French, of 520", strict=True)


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "seed"),
    [
        pytest.param(language, seed, marks=TOO_LONG if (language, seed) == ("fr", LONG_CALLS) else ())
        for language in languages()
        for seed in (SHORT_CALLS, LONG_CALLS)
    ],
)
async def test_the_first_button_of_a_hand_is_within_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, seed: int
) -> None:
    packs: Iterator[Pack] = iter((ALICE_DEALS, WEAK, RICH))
    stack_packs(monkeypatch, *packs)
    monkeypatch.setattr(turns, "_seed", lambda *_: seed)
    settings = Settings(database=tmp_path / "piquet.sqlite3")
    async with (
        open_tryout(lambda: PiquetBot(settings)) as tryout,
        visiting(tryout) as (alice, _),
        browser() as chromium,
    ):
        tryout.world._env.settle_timeout = LONGEST
        await tryout.world.speak("Alice", language)
        await alice.command("piquet challenge", level="beginner")
        await alice.go("dm")
        phone = await chromium.open(f"{tryout.address}alice/dm", NARROW)
        found, lines = list[tuple[str, float]](), list[list[int]]()
        while not {"call", "reckon"} <= {verb for verb, _ in found} or found[-1][0] != "play":
            verb = await asked(alice)
            found.append((verb, await first_button(phone, alice)))
            lines += await phone.run(LARGE_CARDS)
            await decide(alice)
        assert [(verb, top) for verb, top in found if top > BOUNDS[verb]] == []
        moved = [(above, below) for (verb, above), (_, below) in pairwise(found) if verb == "card" and above != below]
        assert moved == [], "the second press on a card is where the first was"
        assert max(map(len, lines)) > 5
        assert [line for line in lines if len(set(line)) > 1] == [], "a suit stays on one line"
        assert chromium.errors == []


_WHOLE: Final = ".filter((one) => one.querySelectorAll('.component-button').length > 4)"
CHALLENGE: Final = FIRST_BUTTON.replace(".at(-1)", f"{_WHOLE}.at(-1)")
"""The first button's position below a challenge message with all its buttons."""


@pytest.mark.long
async def test_the_first_button_of_a_challenge_is_within_reach(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "piquet.sqlite3")
    async with (
        open_tryout(lambda: PiquetBot(settings)) as tryout,
        visiting(tryout) as (alice, bob),
        browser() as chromium,
    ):
        tryout.world._env.settle_timeout = LONGEST
        phone = await chromium.open(f"{tryout.address}alice/channel", NARROW)
        await alice.command("piquet challenge", opponent=bob, rules="club")
        await phone.sees("Fair deals")
        await phone.settles(0.5)
        assert 100 < float(await phone.until(CHALLENGE)) < TURN
        assert chromium.errors == []
