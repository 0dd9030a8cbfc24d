import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from tests.lab.faults.books import Books, awarded_wrongly, told_wrongly
from tests.lab.faults.guests import Sitting
from tests.lab.faults.room import Room, figures, room
from tests.support.random_choice import ORDERING

TILE = "<:ace_of_spades_0a1b:1575162163427803282>"

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Room, Sitting]]:
    """A finished partie of two deals, with orders in the second deal. The bot is down."""
    async with room(tmp_path_factory.mktemp("faults")) as here:
        sitting = here.sitting(0, closed=0)
        await sitting.begin(here.decisions, rules="rubicon", deals=2)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tests.lab.faults.guests.CONCEDES", 0.0)
            assert await sitting.play()
        await here.settle([sitting])
        await here.bot.stop()
        yield here, sitting


@pytest.fixture
def altered(
    played: tuple[Room, Sitting], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[sqlite3.Connection]:
    here, _ = played
    with closing(sqlite3.connect(tmp_path / "copy", isolation_level=None)) as copy:
        with closing(sqlite3.connect(here.bot.database)) as file:
            file.backup(copy)
        books = Books(tmp_path / "copy")
        monkeypatch.setattr(here.decisions, "books", books)
        yield copy
        books.close()


async def test_a_run_without_faults_meets_all_its_figures(played: tuple[Room, Sitting]) -> None:
    here, _ = played
    found = list(figures(here, "nothing"))
    assert [str(figure) for figure in found if not figure.ok] == []
    assert len(here.decisions.confirmed) > 15
    assert here.decisions.ordered > 0
    assert here.audit.heard > 50


async def test_a_room_uses_only_options_that_the_challenge_command_offers(
    played: tuple[Room, Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = played
    piquet = next(command for command in here.wire.world.commands if command["name"] == "piquet")
    challenge = next(command for command in piquet["options"] if command["name"] == "challenge")
    monkeypatch.setattr(here, "dice", random.Random(1))
    asked = {name for _ in range(300) for name in here.options()}
    assert asked <= {option["name"] for option in challenge["options"]}


@pytest.mark.parametrize(
    "loss",
    [
        "DELETE FROM requests WHERE key = (SELECT max(key) FROM requests)",
        "UPDATE actions SET text = '0 pass' WHERE seq = {played}",
    ],
)
async def test_the_check_finds_a_confirmed_decision_that_was_lost(
    played: tuple[Room, Sitting], altered: sqlite3.Connection, loss: str
) -> None:
    here, _ = played
    clicked = [here.decisions.pressed[key] for key in here.decisions.confirmed]
    altered.execute(loss.format(played=max(pressed.seq for pressed in clicked if pressed.verb == "play")))
    assert here.decisions.lost() != []


@pytest.mark.parametrize(
    "loss",
    [
        "UPDATE seats SET orders = 'follow' WHERE seat = 0",
        "DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)",
        "DELETE FROM requests WHERE key = {ordered}",
    ],
)
async def test_the_check_finds_orders_that_were_lost_or_not_carried_out(
    played: tuple[Room, Sitting], altered: sqlite3.Connection, loss: str
) -> None:
    here, _ = played
    assert here.decisions.orders_lost() == []
    ordered = next(key for key in here.decisions.confirmed if here.decisions.pressed[key].verb in ORDERING)
    altered.execute(loss.format(ordered=ordered))
    assert here.decisions.orders_lost() != []


@pytest.mark.parametrize(
    "double",
    [
        "INSERT INTO requests SELECT key + 1, partie, seq, at FROM requests LIMIT 1",
        "UPDATE requests SET seq = seq + 1 WHERE key = (SELECT max(key) FROM requests)",
        "INSERT INTO actions SELECT partie, seq + 1, deal, text, at, engine FROM actions ORDER BY seq DESC LIMIT 1",
    ],
)
async def test_the_check_finds_a_decision_that_nobody_made(
    played: tuple[Room, Sitting], altered: sqlite3.Connection, double: str
) -> None:
    here, _ = played
    assert here.decisions.twice() == []
    altered.execute(double)
    assert here.decisions.twice() != []


async def test_the_check_finds_text_sent_twice_never_or_out_of_order(played: tuple[Room, Sitting]) -> None:
    here, sitting = played
    entry = here.books.partie(sitting.partie)
    standing = sitting.standing(entry)
    assert told_wrongly(entry, standing) == ""
    (first, one), *_, (last, other) = standing.items()
    # How much a message tells depends on how quickly the players went on.
    trick = next(number for number in reversed(standing) if "-# Tricks" in standing[number])
    for wrong in (
        standing | {last + 1: other},
        {number: text for number, text in standing.items() if number != last},
        standing | {last: one},
        standing | {trick: standing[trick].replace("-# Tricks", "-# Cards", 1)},
        {last: other, **standing},
    ):
        assert told_wrongly(entry, wrong) != ""
    assert first != last


async def test_the_check_finds_an_award_that_is_missing_or_shown_twice(played: tuple[Room, Sitting]) -> None:
    here, sitting = played
    entry = here.books.partie(sitting.partie)
    told = sitting.awarded()
    assert awarded_wrongly(entry, told) == ""
    assert awarded_wrongly(entry, [*told, 1]) != ""
    assert not told or awarded_wrongly(entry, told[1:]) != ""


async def test_the_check_finds_a_leaked_card_and_a_secret_in_the_log(played: tuple[Room, Sitting]) -> None:
    here, sitting = played
    alice, bob = (frozenset({person.id}) for person in sitting.people)
    hands = [said for said in here.wire.said if said.audience == alice]
    entry = here.books.partie(sitting.partie)
    for said in hands:
        here.audit.hear(replace(said, audience=bob))
    # As if each had been said before the first decision.
    here.audit._waiting[sitting.partie] = [replace(one, kept=0) for one in here.audit._waiting[sitting.partie]]
    here.audit.judge(entry)
    assert len(here.audit.shown) > 10
    here.audit.shown.clear()
    for line in (f"INFO token {here.wire.token}", "INFO a hand: AS KS", "INFO a hand: A♠", f"INFO a hand: {TILE}"):
        assert here.audit.in_log(line) == [line]
    for place in ('connection to server on socket "/tmp/piquet-8Sooku/.s.PGSQL.5432" failed', 'File "/tmp/x-8Sa/y.py"'):
        assert here.audit.in_log(f"WARNING {place}") == []
        assert here.audit.in_log(f"WARNING {place}: AS") == [f"WARNING {place}: AS"]
    assert here.audit.in_log("INFO interaction 12345 (partie 7) failed") == []


@pytest.mark.long
async def test_the_check_finds_a_player_without_a_hand_and_a_stuck_partie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room(tmp_path) as here:
        sitting = here.sitting(0, closed=0)
        await sitting.begin(here.decisions, rules="rubicon", deals=1)
        assert await sitting.play(3)
        here.closing = True
        await here.settle([sitting])
        assert here.mute == []
        assert here.books.breaches() == []
        await here.bot.kill()
        for person in sitting.people:
            here.wire.world.dms[person.id].messages.clear()
        assert len(await sitting.hands_wrong(here.books.partie(sitting.partie))) == 3
        monkeypatch.setattr("tests.lab.faults.guests.WAITS", 0.5)
        assert not await sitting.play()
