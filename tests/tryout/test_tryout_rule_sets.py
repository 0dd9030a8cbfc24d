import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.client import PiquetBot
from bot.config import Settings
from bot.features.parties.deciding import TRICK_WAITS
from bot.kit.words import words
from bot.piquet.rules import AS_PLAYED, COUNTERPIQUE, FULL, HUNDRED, RULE_SETS, Form
from bot.tryout import open_tryout, simulated
from tests.support.discord.packs import BOB_DEALS, pack, stack_packs
from tests.support.tryout_player import Visitor, begin, step, visiting

OF_DEALS = [rules.name for rules in RULE_SETS.values() if rules.form is Form.DEALS]

OVERWHELMING = pack("AKQJT987 A A A7", "- KQJT KQJT KQJT", "7H 8H 9H 7D 8D 9D 8C 9C")
"""Elder has a suit of eight and four aces, whatever they draw: 8, 18 and 14 in hand, and a hundred with the repique."""

SETTLED = r"wins by \d+ \(|The game is drawn|wins the (match|rubber), \d games? to \d"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortens SimCord's patience, so that a click ends once the bot is idle, even on a busy machine.

    SimCord waits for any task that wakes within its patience, so the patience must be shorter than the table's pause
    after a trick.
    """
    monkeypatch.setattr(simulated, "PATIENCE_SECONDS", TRICK_WAITS / 2)


@asynccontextmanager
async def playing(database: Path, rules: str, **options: str) -> AsyncIterator[tuple[Visitor, Visitor]]:
    settings = Settings(database=database)
    async with open_tryout(lambda: PiquetBot(settings)) as tryout, visiting(tryout) as (alice, bob):
        await begin(alice, bob, rules, **options)
        assert words()(f"ruleset-{rules}-name") in alice.text
        yield alice, bob


async def play_to_the_end(alice: Visitor, bob: Visitor) -> str:
    while await step(alice, bob):
        pass
    for visitor in (alice, bob):
        assert re.search(r"### You (won|lost|drew)\b", visitor.text)
    await alice.go("table")
    assert [control.label for control in alice.controls if control.verb == "rematch"] == [words()("table-rematch")]
    said = alice.text.rpartition("\n## ")[2]
    assert re.search(SETTLED, said), said
    return said


@pytest.fixture(autouse=True)
def no_errors_are_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record for record in caplog.get_records("call") if record.levelname in ("ERROR", "CRITICAL")] == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("rules", "house_rules"), [*((rules, {}) for rules in OF_DEALS), ("rubicon", {"calls": FULL, "pique": AS_PLAYED})]
)
async def test_a_partie_of_one_deal_is_played_to_its_settlement(
    tmp_path: Path, rules: str, house_rules: dict[str, str]
) -> None:
    async with playing(tmp_path / "piquet.sqlite3", rules, deals="1", **house_rules) as (alice, bob):
        said = await play_to_the_end(alice, bob)
        # A tie adds two deals.
        assert re.match(r"Piquet · #1 · deal (1 of 1|3 of 3)\n", said)


@pytest.mark.long
async def test_a_deal_of_counterpique_is_bid_and_played(tmp_path: Path) -> None:
    async with playing(tmp_path / "piquet.sqlite3", COUNTERPIQUE.name) as (alice, bob):
        while "Deal 2 · " not in alice.text:
            assert await step(alice, bob)
        await alice.go("table")
        assert "worth 104" in alice.text
        assert all(words()(f"sheet-{line}") in alice.text for line in ("below", "games"))


@pytest.mark.long
async def test_a_rubber_of_counterpique_is_played_to_its_settlement(tmp_path: Path) -> None:
    async with playing(tmp_path / "piquet.sqlite3", COUNTERPIQUE.name) as (alice, bob):
        assert "for the rubber" in await play_to_the_end(alice, bob)


@pytest.mark.long
async def test_three_games_of_a_hundred_are_played_to_their_settlement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, OVERWHELMING, OVERWHELMING, OVERWHELMING)
    async with playing(tmp_path / "piquet.sqlite3", HUNDRED.name) as (alice, bob):
        assert "wins the match, 4 games to 2" in await play_to_the_end(alice, bob)
