"""Sends inputs never sent by honest clients, at various moments and in all rule sets.

Each is refused with a private sentence, changes nothing, and logs one line at most.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Final

from bot.piquet.rules import RULE_SETS, Form
from tests.fakes.wire.interactions import Interaction
from tests.lab.faults import Effort
from tests.lab.faults.guests import Sitting
from tests.lab.faults.kinds.mischief import Mischief
from tests.lab.faults.room import Room, room
from tests.support.figures import Figure, Progress
from tests.support.message_reader import text_of

BATCH: Final = 50
UNCHANGED: Final = {
    "parties": "*",
    "deals": "*",
    "actions": "*",
    "seats": 'partie, seat, "user", name, total, gone, orders, acted_at, acted_seq',
    "challenges": "*",
    "requests": "*",
    "vacations": "*",
    "rest_days": "*",
}
"""Tables and columns that no bad input may change. The place of a person's hand may change, because it is shown again.
"""


def edge(effort: Effort) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-edge-") as folder:
        yield from asyncio.run(_mistreated(Path(folder), effort.of(10_000, quick=500)))


class Toll:
    def __init__(self) -> None:
        self.sent = 0
        self.unanswered: list[str] = []
        self.public: list[str] = []
        self.changed: list[str] = []
        self.logged: list[str] = []


async def _mistreated(folder: Path, inputs: int) -> list[Figure]:
    toll, progress = Toll(), Progress("bad inputs", inputs)
    async with room(folder) as here:
        sittings = [await _partie(here, number, rules) for number, rules in enumerate(RULE_SETS)]
        mischief = Mischief(here, sittings)
        for number in cycle(range(len(sittings))):
            sitting = sittings[number]
            await sitting.play(2)
            if any(player.over for player in sitting.players):
                sittings[number] = await _partie(here, number, [*RULE_SETS][number])
            await _batch(here, mischief, sittings[number], toll)
            progress(toll.sent)
            if toll.sent >= inputs:
                break
        here.audit.judge_all()
        for wrong in [*toll.unanswered, *toll.public, *toll.changed, *toll.logged, *here.audit.shown][:10]:
            here.tell(wrong)
        return [*_figures(here, toll)]


def _figures(here: Room, toll: Toll) -> Iterator[Figure]:
    of = f"of {toll.sent:,}"
    secret = here.audit.in_log(here.bot.log_text)
    yield Figure("bad inputs without an answer", len(toll.unanswered), of, 0)
    yield Figure("bad inputs answered before others, or without a word", len(toll.public), of, 0)
    yield Figure("bad inputs that changed what is kept", len(toll.changed), of, 0)
    yield Figure("bad inputs of which the log tells more than a line", len(toll.logged), of, 0)
    yield Figure("hidden cards shown, bad inputs", len(here.audit.shown), f"in {here.audit.heard:,} messages", 0)
    yield Figure("secrets in the log, bad inputs", len(secret), "lines", 0)


async def _partie(here: Room, number: int, rules: str) -> Sitting:
    sitting = here.sitting(number, closed=0)
    deals = {"deals": 1} if RULE_SETS[rules].form is Form.DEALS else {}
    await sitting.begin(here.decisions, rules=rules, **deals)
    return sitting


async def _batch(here: Room, mischief: Mischief, sitting: Sitting, toll: Toll) -> None:
    await here.told(sitting)
    await here.wire.quiet()
    before, logged = _kept(here), len(here.bot.log_text)
    mischief.look(sitting)
    sent = [mischief.one() for _ in range(BATCH)]
    await asyncio.gather(*(_answered(here, interaction) for _, interaction in sent))
    await here.told(sitting)
    await here.wire.quiet()
    toll.sent += len(sent)
    for what, interaction in sent:
        _judge(what, interaction, toll)
    after = _kept(here)
    if after != before:
        names, inputs = [name for name in before if before[name] != after[name]], [_brief(*one) for one in sent]
        toll.changed.append(f"{names} by one of {inputs}")
    toll.logged += _too_much(here.bot.log_text[logged:], len(sent))


async def _answered(here: Room, interaction: Interaction) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(here.wire.settings.patience):
            await interaction.answered.wait()


def _judge(what: str, interaction: Interaction, toll: Toll) -> None:
    post = interaction.post
    if not interaction.how:
        toll.unanswered.append(_brief(what, interaction))
        return
    alone = post is not None and (post.is_ephemeral or post.channel.recipient is interaction.user)
    if post is None or not alone or not text_of({"components": post.components, "content": post.content}):
        toll.public.append(_brief(what, interaction))


def _brief(what: str, interaction: Interaction) -> str:
    told = {key: interaction.payload.get(key) for key in ("data", "locale", "guild_id", "context")}
    return f"{what} of {interaction.user.name}: {told} was answered by {interaction.how or 'nothing'}"


def _kept(here: Room) -> dict[str, object]:
    asked = {name: f"SELECT {columns} FROM {name} ORDER BY 1, 2" for name, columns in UNCHANGED.items()}  # noqa: S608
    return {name: here.books.ask(sql) for name, sql in asked.items()}


def _too_much(log: str, most: int) -> list[str]:
    lines = [line for line in log.splitlines() if " DEBUG " not in line]
    bad = [line for line in lines if " ERROR " in line or line.startswith(("Traceback", " "))]
    return [*bad, *lines[most:]]
