"""Sends everything twice.

Clicks are delivered again, made ten times, or made for two decisions in one turn; both players resign or ask for a
rematch at once; a second bot opens the database.
"""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final

from tests.fakes.process.bot_process import BotProcess
from tests.fakes.wire.interactions import Interaction
from tests.lab.faults import Effort
from tests.lab.faults.decisions import read
from tests.lab.faults.guests import Guest, Sitting
from tests.lab.faults.room import Room, figures, room
from tests.support.figures import AtLeast, Figure, Progress
from tests.support.message_reader import Control, controls_of
from tests.support.messages import Response

TEN: Final = 10
AT_ONCE: Final = 4
ANSWERED: Final = 40060
"""Discord's code for an interaction already answered."""
WRONG: Final = 2
"""The exit status after a failed start."""


def twice(effort: Effort) -> Iterator[Figure]:
    for run in (_delivered_again, _clicked_again, _raced):
        with tempfile.TemporaryDirectory(prefix="piquet-twice-") as folder:
            yield from asyncio.run(_in_room(Path(folder), run, effort))


Run = Callable[[Room, Effort], Coroutine[Any, Any, list[Figure]]]


async def _in_room(folder: Path, run: Run, effort: Effort) -> list[Figure]:
    async with room(folder) as here:
        return await run(here, effort)


def _kindly(here: Room, of: str) -> Figure:
    return Figure(f"clicks left without an answer, {of}", len(here.decisions.failed), "clicks", 0)


# ------------------------------------------------------------------------------ again


async def _delivered_again(here: Room, effort: Effort) -> list[Figure]:
    sittings = [here.sitting(number) for number in range(effort.of(60, quick=4))]
    for number, sitting in enumerate(sittings):
        for person in sitting.people:
            person.deliveries = (2, TEN)[number // 2 % 2]
    await here.play_all(sittings, AT_ONCE)
    of = "each click delivered twice or ten times"
    again = sum(request.code == ANSWERED for request in here.wire.requests)
    delivered = AtLeast("deliveries that were found to be answered already", again, "of these", len(sittings) * 24)
    return [*figures(here, of), _kindly(here, of), delivered]


class Impatient(Guest):
    async def _answered(self, interaction: Interaction) -> Response:
        source = interaction.source
        if read(interaction) is None or source is None:
            return await super()._answered(interaction)
        custom_id = str(interaction.payload["data"]["custom_id"])
        values = interaction.payload["data"].get("values")
        more = [self.press_blindly(source, custom_id, values) for _ in range(TEN - 1)]
        answers = await asyncio.gather(*(super(Impatient, self)._answered(one) for one in (interaction, *more)))
        return answers[0]


async def _clicked_again(here: Room, effort: Effort) -> list[Figure]:
    sittings = [here.sitting(number, kind=Impatient) for number in range(effort.of(40, quick=2))]
    await here.play_all(sittings, AT_ONCE)
    of = "each decision clicked ten times at once"
    return [*figures(here, of), _kindly(here, of)]


# ------------------------------------------------------------------------------ races


class Torn(Guest):
    """A person who clicks two decisions at once, as from two devices."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.races = 0
        self.not_won: list[str] = []
        """Races without exactly one winner."""

    async def _answered(self, interaction: Interaction) -> Response:
        rival = _rival(interaction)
        if rival is None or interaction.source is None:
            return await super()._answered(interaction)
        other = self.press_blindly(interaction.source, rival.custom_id)
        answers = await asyncio.gather(*(super(Torn, self)._answered(one) for one in (interaction, other)))
        won = self._decisions.books.ask("SELECT key FROM requests WHERE key IN (?, ?)", interaction.id, other.id)
        if not won and self._too_late(interaction):
            return answers[0]
        self.races += 1
        if len(won) != 1:
            self.not_won.append(f"{len(won)} of {interaction.payload['data']} and {rival.custom_id} were kept")
        return answers[0]

    def _too_late(self, interaction: Interaction) -> bool:
        """A hand already on its way at the click may arrive after the click."""
        late = read(interaction)
        before = "SELECT 1 FROM requests WHERE partie = ? AND seq = ? AND key < ?"
        return late is not None and bool(self._decisions.books.ask(before, late.partie, late.seq, late.key))


def _rival(interaction: Interaction) -> Control | None:
    mine = read(interaction)
    if mine is None or interaction.source is None:
        return None
    offered = controls_of({"components": interaction.source.components})
    others = [one for one in offered if one.live and not one.is_select and one.verb == mine.verb]
    return next((one for one in others if one.arg != mine.arg), None)


async def _raced(here: Room, effort: Effort) -> list[Figure]:
    goal, races, not_won, number = effort.of(1_000, quick=50), 0, list[str](), 0
    progress = Progress("races", goal)
    while races < goal:
        sittings = [here.sitting(number + more, kind=Torn) for more in range(AT_ONCE)]
        people = [person for sitting in sittings for person in sitting.people if isinstance(person, Torn)]
        for person in people:
            panel = (await person.slash("piquet settings")).post
            assert panel is not None
            # Confirming was never chosen, so it must be turned on to be turned off.
            for arg in ("confirms_cards.1", "confirms_cards.0"):
                await person.click(panel, arg=arg)
        await here.play_all(sittings, AT_ONCE)
        not_won += [wrong for person in people for wrong in person.not_won]
        for sitting in sittings:
            not_won += await _both(here, sitting)
        races, number = races + sum(person.races + 1 for person in people), number + AT_ONCE
        progress(races)
    for wrong in not_won[:5]:
        here.tell(wrong)
    refused = [await _second_bot(here) for _ in range(3)]
    return [
        *figures(here, "races of two decisions"),
        Figure("races not won by exactly one", len(not_won), f"of {races:,}", 0),
        _kindly(here, "races of two decisions"),
        Figure("second bots on one database that were not refused", refused.count(False), "of 3", 0),
    ]


async def _both(here: Room, sitting: Sitting) -> list[str]:
    wrong: list[str] = []
    posts = [player.at_table()[-1] for player in sitting.players]
    if all(any(one.verb == "rematch" for one in post.controls) for post in posts):
        asked = [person.click(post, verb="rematch") for person, post in zip(sitting.people, posts, strict=True)]
        await asyncio.gather(*asked)
        found = here.books.ask(
            "SELECT count(*) FROM challenges WHERE state = 'open' AND id & 4294967295 = ?", sitting.partie
        )
        wrong += [f"{found} rematches of partie {sitting.partie}"] * (found != [(1,)])
    return wrong + await _resigned(here)


async def _resigned(here: Room) -> list[str]:
    sitting = here.sitting(0, closed=0)
    await sitting.begin(here.decisions, rules="rubicon", deals=1)
    asked = await asyncio.gather(*(person.slash("piquet resign", sitting.table) for person in sitting.people))
    posts = [answer.post for answer in asked if answer.post is not None]
    giving = [person.click(post, verb="giveup") for person, post in zip(sitting.people, posts, strict=True)]
    await asyncio.gather(*giving)
    await here.settle([sitting])
    kept = here.books.ask("SELECT count(*) FROM requests WHERE partie = ?", sitting.partie)
    return [] if kept == [(1,)] else [f"partie {sitting.partie} was given up {kept} times"]


async def _second_bot(here: Room) -> bool:
    second = BotProcess(here.wire, here.zygote, here.bot.folder)
    await second.start(wait=False)
    refused = await second.ended() == WRONG
    sitting = here.sitting(0)
    await sitting.begin(here.decisions, rules="rubicon", deals=1)
    going = await sitting.play(5)
    return refused and going and here.bot.alive
