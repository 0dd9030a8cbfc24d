"""Corrupts a sound database: changed fields, lost and doubled rows, flipped bits.

The doctor finds each corruption with an effect on the bot's messages. ``doctor --repair`` loses no sound value.
"""

import asyncio
import json
import random
import re
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeAlias

from bot.admin.doctor.checkup import Checkup
from bot.admin.doctor.ratings import same
from bot.features.challenges import service as challenges
from bot.features.daily import days, keeper, service
from bot.features.lessons.lesson_files import LESSONS
from bot.features.par import service as par
from bot.features.parties import deciding
from bot.features.players.service import PlayerChanges, save_player_settings
from bot.model.challenges import Terms
from bot.model.clock_pauses import RestDays, Vacation
from bot.model.house_seats import PAR_LEVEL, user_of
from bot.model.ids import PartieId
from bot.model.players import Block, NamedPlayer
from bot.model.servers import Guild
from bot.piquet.house.levels.engine_number import ENGINE
from bot.piquet.orders import Orders
from bot.piquet.proof import RULE_OF_THUMB
from bot.piquet.rules import RUBICON, RULE_SETS, Rules, rules_of
from data import daily
from data.daily import DayPostRow, PostKind
from data.imported import add_imported
from data.meta import set_meta
from data.par import ParRow, add_par
from data.players.blocks import add_block
from data.players.lessons import LessonRow, add_offer, save_lesson
from data.players.problem_answers import ProblemAnswer, add_answer
from data.servers import save_server
from data.store import integrity
from data.store.errors import UnusableDatabase, errors_of
from data.vacations import save_rest, save_vacation
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, ServiceContext, key, opened, simply
from tests.lab.faults import Effort
from tests.support.figures import AtLeast, Figure, Progress
from tests.support.mistakes import train_on
from tests.support.paths import CASES

Value: TypeAlias = int | float | str | bytes | None
Cells: TypeAlias = dict[tuple[str, str, str], Value]
"""The value of each field, by table, primary key and column."""

NOW: Final = 1_500_000
_SQLITE: Final = frozenset({"sqlite_sequence"})

_ID = "[1-9][0-9]*"
_LANGUAGE = "|[a-z]{2}"

HARMLESS: Final[Mapping[str, Mapping[str, str]]] = {
    "what is only shown, or from which nothing is counted any more": {
        "actions.at": "",
        "parties.began_at": "",
        "parties.since": "ended or no pace",
        "challenges.made_at challenges.expires_at day_chains.opens_at days.opened_at days.closes_at": "",
    },
    "a partie that is over, or has no pace, has no clock": {
        "parties.extra parties.reminded": "ended or no pace",
        "parties.pace": "ended",
    },
    "an id of Discord: if it leads to no message, the bot posts another": {
        "parties.channel parties.table_channel parties.table_message": "",
        "seats.hand_message seats.hand_channel seats.hand_seq seats.gone": "",
        "challenges.message challenges.channel posts.* day_posts.*": "",
    },
    "who looks at the hand right now: at worst one notification too many, too few or late": {
        "seats.acted_at seats.acted_seq": "",
    },
    "a choice of a person, a server or a moderator: any that can be made may have been made": {
        "parties.rated": "rated",
        "seats.orders": "readable",
        "seats.name seats.end_offered": "",
        "challenges.challenger_name challenges.opponent_name challenges.first_dealer challenges.pace": "",
        "challenges.rated challenges.pings": "",
        "challenges.*": "without a partie",
        "actions.text": "deal in play",
        "blocks.* users.* guilds.* vacations.* rest_days.* day_words.* day_reminders.*": "",
    },
    "how far somebody is in what they learn: at worst they are asked again sooner or later": {
        "lessons.* problem_answers.* training.* lesson_offers.*": "",
    },
    "an imported record: it counts nowhere, and can be imported again": {"brought.*": ""},
    "which engine chose, or what it is asked: at worst it is asked again": {
        "actions.engine pars.*": "",
    },
    "what waits tidies up: lost hands, tables and decisions are found by themselves": {
        "outbox.* requests.* sqlite_sequence.* meta.*": "",
    },
    "none and 0 are the same": {"deals.below0 deals.below1": ""},
    "the last day, which closes once more": {"days.closed_at": ""},
}
"""Fields that nothing else in the database depends on, by the reason why another value is harmless. Each has a
condition, as in ``_conditions`` ("" for none)."""
FREE: Final[Mapping[str, frozenset[str]]] = {
    name: frozenset(condition.split(" or "))
    for fields in HARMLESS.values()
    for names, condition in fields.items()
    for name in names.split()
}
"""Conditions by harmless field."""


FORMS: Final[Mapping[str, str]] = {
    "actions.engine": f"{RULE_OF_THUMB}|[0-9a-f]{{16}}|{_ID}",
    "brought.record": r"\{.*\}",
    "brought.user": _ID,
    "day_words.key": "[0-9a-f]{64}",
    "days.closed_at": "",
    "pars.lines": "8",
    "pars.pack": "[A-Z0-9]{2}( [A-Z0-9]{2}){31}",
    "pars.rules challenges.rules": "|".join(RULE_SETS),
    "pars.options challenges.options training.question": r"\{.*\}",
    "guilds.language users.language": _LANGUAGE,
    "lessons.lesson": "|".join(lesson.name for lesson in LESSONS),
    "problem_answers.problem": "[1-9][0-9]{0,2}",
    "pars.engine lessons.user problem_answers.user training.user users.id": _ID,
    "users.locale": "[A-Za-z-]{2,}",
}
"""The forms of harmless fields. A value of another form is not harmless."""
CLOCK: Final = frozenset({"since", "extra", "due_at", "wake_at", "reminded"})
"""Fields set by a new turn."""
FOLLOWING: Final[Mapping[tuple[str, str], frozenset[str]]] = {
    ("seats", "name"): frozenset({"names", "places"}),
    ("names", "gone"): frozenset({"places", "crowds"}),
}
"""Tables that copy a name or who has left a server. A repair makes them agree with the FREE field."""


@dataclass(slots=True)
class Toll:
    done: int = 0
    found: int = 0
    missed: list[str] = field(default_factory=list)
    spoilt: list[str] = field(default_factory=list)
    crashed: list[str] = field(default_factory=list)


def corruptions(effort: Effort) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-corrupt-") as folder:
        sound = Path(folder) / "sound.sqlite3"
        asyncio.run(fill(sound))
        for name, toll in (
            ("corruptions", _corrupt(sound, effort.of(1_500, quick=200))),
            ("flipped bits", _flip(sound, effort.of(1_500, quick=60))),
        ):
            of = f"of {toll.done:,}"
            yield AtLeast(f"{name} that the doctor finds", toll.found, of, 1)
            yield Figure(f"{name} neither found nor harmless", len(toll.missed), of, 0)
            yield Figure(f"{name} after which --repair changes a sound value", len(toll.spoilt), of, 0)
            yield Figure(f"{name} that end the doctor with a traceback", len(toll.crashed), of, 0)
            for line in (*toll.missed, *toll.spoilt, *toll.crashed):
                sys.stderr.write(f"  {line}\n")


# ------------------------------------------------------------------------------ the sound database


async def fill(path: Path) -> None:
    """Creates every kind of row by playing, resigning and stopping parties, some against the house."""
    short = rules_of(RUBICON.name, {"deals": 1})
    async with opened(path) as services:
        await services.play(await services.begin(rated=True), 400)
        await services.play(await services.begin(rules=short), 200)
        resigned = await services.begin(rated=True)
        await services.play(resigned, 20)
        await deciding.decide(services.context, resigned, ADA, deciding.resign, key=key())
        await services.tell(resigned)
        told = await services.begin(rated=True)
        await services.play(told, 30)
        await _leave_orders(services, told)
        untold = await services.begin(rules=short, pace=86_400)
        await services.play(untold, 12)
        await _with_the_house(services, short)
        await challenges.challenge(
            services.context,
            key(),
            guild=GUILD,
            channel=CHANNEL,
            challenger=NamedPlayer(ADA, "Ada"),
            opponent=None,
            terms=Terms(short),
        )
        await _withdrawn(services)
        await save_player_settings(services.context, BEN, PlayerChanges(quiet="22-7", zone="Europe/Paris"))
        away = Vacation(ADA, services.clock.now - 500, services.clock.now - 400)
        await services.context.database.write(lambda tx: save_vacation(tx, away))
        rest = RestDays(BEN, services.clock.now + 1, "56", "Europe/Paris")
        await services.context.database.write(lambda tx: save_rest(tx, rest))
        await services.context.database.write(lambda tx: save_server(tx, Guild(GUILD)))
        await services.context.database.write(lambda tx: set_meta(tx, "commands", "hash"))
        await services.context.database.write(lambda tx: add_block(tx, Block(BEN, 7, "Cleo", 1)))
        await services.context.database.write(lambda tx: save_lesson(tx, LessonRow(BEN, "first", 3, 1, 1, 1)))
        await services.context.database.write(lambda tx: add_offer(tx, BEN, 1))
        await services.context.database.write(lambda tx: add_answer(tx, ProblemAnswer(BEN, 1, 0, 0, True, 5, 1)))
        await services.context.database.write(lambda tx: train_on(tx, BEN, answers=1, found=1, choice=1))
        record = json.dumps(json.loads((CASES / "cavendish.json").read_text(encoding="utf-8")))
        await services.context.database.write(lambda tx: add_imported(tx, BEN, services.clock.now, record, 10))
        await _deals_of_the_day(services)
        await services.play(untold, 2, told=False)


async def _deals_of_the_day(services: ServiceContext) -> None:
    context = services.context
    person, house = NamedPlayer(ADA, "Ada"), NamedPlayer(user_of(PAR_LEVEL), "The House")
    for decisions in (200, 7):
        partie = await service.play(context, person, house, GUILD)
        await services.play(partie, decisions)
        day = await service.today(context, GUILD)
        if decisions == 200:
            services.clock.now = day.closes_at
            await service.today(context, GUILD)
    row = await context.database.read(lambda tx: daily.day_with(tx, day.id))
    assert row is not None
    # The engine would think for seconds.
    made = ParRow(*par._key(service.pack_of(row, 0), service.RULES), 31 * par.LINES, par.LINES, ENGINE)
    await context.database.write(lambda tx: add_par(tx, made))
    for kind in PostKind:
        post = DayPostRow(GUILD, kind, 1, CHANNEL, 900, "digest")
        await context.database.write(partial(daily.put_post, post=post))
    await context.database.write(lambda tx: days.announced_chain(tx, context, GUILD + 1))
    await context.database.write(lambda tx: days.take_words(tx, GUILD + 1, BEN, "swan", services.clock.now))
    await keeper.start_reminders(context, BEN, GUILD)


async def _withdrawn(services: ServiceContext) -> None:
    offer = await challenges.challenge(
        services.context,
        key(),
        guild=GUILD,
        channel=CHANNEL,
        challenger=NamedPlayer(ADA, "Ada"),
        opponent=NamedPlayer(7, "Cleo"),
        terms=Terms(RUBICON),
    )
    await challenges.withdraw(services.context, offer.id, ADA)


async def _leave_orders(services: ServiceContext, partie: PartieId) -> None:
    row = await services.row(partie)
    user = (BEN, ADA)[row.to_act or 0]
    orders = Orders(follows=True)
    await deciding.act(services.context, partie, user, lambda _: [orders], seen=row.seq, key=key())
    await services.tell(partie)


async def _with_the_house(services: ServiceContext, rules: Rules) -> None:
    for decisions in (4, 5):
        offer = await services.dealt(
            await challenges.challenge(
                services.context,
                key(),
                guild=GUILD,
                channel=CHANNEL,
                challenger=NamedPlayer(ADA, "Ada"),
                opponent=NamedPlayer(user_of("expert"), "The House"),
                terms=Terms(rules, first_dealer=ADA),
            )
        )
        assert offer.partie is not None
        for _ in range(decisions):
            row = await services.row(offer.partie)
            user = (ADA, user_of("expert"))[row.to_act or 0]
            await deciding.act(services.context, offer.partie, user, simply, seen=row.seq, key=key())
        await services.tell(offer.partie)


# ------------------------------------------------------------------------------ wrong values


def _corrupt(sound: Path, times: int, seed: int = 7) -> Toll:
    toll, progress, dice = Toll(), Progress("corruptions", times), random.Random(seed)
    every = ways(sound, dice)
    dice.shuffle(every)
    # One way per column first, so that a short run covers all columns.
    first = {way[0]: way for way in reversed(every)}
    for _, sql in [*first.values(), *(way for way in every if way not in first.values())]:
        if toll.done >= times:
            break
        corrupt_once(toll, sound, sql)
        progress(toll.done)
    return toll


def corrupt_once(toll: Toll, sound: Path, sql: str) -> Path:
    """Corrupts a copy by ``sql`` and checks the doctor, unless nothing changed. Returns the repaired copy."""
    copy = sound.with_name("copy.sqlite3")
    shutil.copy(sound, copy)
    with suppress(sqlite3.IntegrityError):
        with closing(sqlite3.connect(copy)) as file, file:
            file.execute(sql)
        if cells(copy) != _sound_cells(sound):
            asyncio.run(judge(toll, sound, copy, sql))
    return copy


def ways(sound: Path, dice: random.Random) -> list[tuple[str, str]]:
    """Returns statements to corrupt a field or delete a row, each with the name of its column or table."""
    with closing(sqlite3.connect(sound)) as file:
        return list(_ways(file, dice))


def _ways(file: sqlite3.Connection, dice: random.Random) -> Iterator[tuple[str, str]]:
    for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        if table in _SQLITE:
            continue
        columns = [(row[1], row[2]) for row in file.execute(f"PRAGMA table_info({table})")]
        for where in _rows(file, table):
            yield f"{table}, lost", f"DELETE FROM {table} WHERE {where}"  # noqa: S608 - our own names
            for column, kind in columns:
                for value in (*_others(kind, column), _of_another_row(file, table, column, dice)):
                    yield f"{table}.{column}", f'UPDATE {table} SET "{column}" = {value} WHERE {where}'  # noqa: S608


def _others(kind: str, column: str) -> Sequence[str]:
    numbers = ("NULL", f'"{column}" + 1', "0", "1", "-1", "999999999")
    return numbers if kind in ("INTEGER", "REAL") else _texts(column)


def _texts(column: str) -> Sequence[str]:
    turned = f'substr("{column}", 2) || substr("{column}", 1, 1)'
    return "NULL", "''", "'nonsense'", f"\"{column}\" || 'x'", turned


def _of_another_row(file: sqlite3.Connection, table: str, column: str, dice: random.Random) -> str:
    values = file.execute(f'SELECT DISTINCT quote("{column}") FROM {table} ORDER BY 1').fetchall()  # noqa: S608
    return str(dice.choice(values)[0])


def _rows(file: sqlite3.Connection, table: str) -> list[str]:
    keys = [row[1] for row in file.execute(f"PRAGMA table_info({table})") if row[5]]
    named = ", ".join(f'quote("{key}")' for key in keys)
    rows = file.execute(f"SELECT {named} FROM {table}").fetchall()  # noqa: S608 - our own names
    return [" AND ".join(f'"{key}" = {value}' for key, value in zip(keys, row, strict=True)) for row in rows]


# ------------------------------------------------------------------------------ flipped bits


def _flip(sound: Path, times: int) -> Toll:
    dice, toll, progress = random.Random(8), Toll(), Progress("flipped bits", times)
    content = sound.read_bytes()
    for number in range(times):
        copy, changed = sound.with_name("copy.sqlite3"), bytearray(content)
        at, bit = dice.randrange(len(content)), dice.randrange(8)
        changed[at] ^= 1 << bit
        copy.write_bytes(changed)
        asyncio.run(judge(toll, sound, copy, f"bit {bit} of byte {at}"))
        progress(number)
    return toll


# ------------------------------------------------------------------------------ the judge


async def judge(toll: Toll, sound: Path, copy: Path, what: str) -> None:
    toll.done += 1
    before = _sound_cells(sound)
    try:
        found = await _findings(copy, repairs=False)
        corrupted = cells(copy)
    except (UnusableDatabase, sqlite3.DatabaseError):
        toll.found += 1
        return
    except Exception as error:
        toll.crashed.append(f"{what}: {error!r}")
        return
    both = before.keys() & corrupted.keys()
    changed = (before.keys() ^ corrupted.keys()) | {cell for cell in both if not _same(before[cell], corrupted[cell])}
    toll.found += bool(found)
    if not found and not all(_is_free(cell, corrupted | before, corrupted.get(cell)) for cell in changed):
        toll.missed.append(f"{what}: {sorted(changed)[:3]}")
    try:
        await _findings(copy, repairs=True)
        after = cells(copy)
    except (UnusableDatabase, sqlite3.DatabaseError):
        return
    except Exception as error:
        toll.crashed.append(f"{what}, repaired: {error!r}")
        return
    lost = {cell for cell in before.keys() - changed if cell not in after or not _same(after[cell], before[cell])}
    following = set[str]().union(*(FOLLOWING.get((table, column), ()) for table, _, column in changed))
    lost = {cell for cell in lost if cell[0] not in following}
    if lost := {cell for cell in lost if not _may_change(cell, found)}:
        toll.spoilt.append(f"{what}: {found[:3]}: {sorted(lost)[:3]}")


async def _findings(path: Path, *, repairs: bool) -> list[str]:
    with errors_of(path):
        database = await integrity.open_as_it_is(path)
        try:
            return [found.finding.where async for found in Checkup(database, lambda: NOW, repairs).findings()]
        finally:
            await database.close()


def cells(path: Path) -> Cells:
    found: Cells = {}
    with closing(sqlite3.connect(path)) as file:
        file.text_factory = bytes
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            table = name.decode()
            keys = [row[1].decode() for row in file.execute(f"PRAGMA table_info({table})") if row[5]]
            rows = file.execute(f"SELECT * FROM {table}")  # noqa: S608 - our own names
            columns = [column for column, *_ in rows.description]
            for row in rows:
                fields = dict(zip(columns, row, strict=True))
                key_ = repr([fields[key] for key in keys])
                found |= {(table, key_, column): value for column, value in fields.items()}
    return found


@cache
def _sound_cells(sound: Path) -> Cells:
    return cells(sound)


def _same(one: Value, other: Value) -> bool:
    """Tolerates a difference in a rating's last bits, caused by another processor."""
    return one == other or (isinstance(one, float) and isinstance(other, float) and same(one, other))


def _is_free(cell: tuple[str, str, str], known: Cells, value: Value) -> bool:
    """Some fields may have any value of the right form. ``known`` has the rows before and after the damage."""
    table, key_, column = cell
    name = f"{table}.{column}"
    form = next((form for names, form in FORMS.items() if name in names.split()), None)
    if form is not None and value is not None and re.fullmatch(form, _written(value)) is None:
        return False
    asked = ("state", "ended_at", "pace", "rated", "partie", "deal")
    fields = {of: known.get((table, key_, of)) for of in asked}
    if table == "actions":
        fields["score0"] = known.get(("deals", repr([fields["partie"], fields["deal"]]), "score0"))
    conditions = list(_conditions(table, fields))
    # Undetected orders must be the waiting player's own, or none.
    if column == "orders" and value in (None, b"", b"follow"):
        conditions.append("readable")
    allowed = FREE.get(name, frozenset()) | FREE.get(f"{table}.*", frozenset())
    return bool(allowed & {"", *conditions})


def _written(value: Value) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)


def _conditions(table: str, fields: Mapping[str, Value]) -> Iterator[str]:
    if table == "challenges" and fields["state"] != b"accepted":
        yield "without a partie"
    if table == "actions" and fields["score0"] is None:
        yield "deal in play"
    if table == "parties":
        yield "ended" if fields["ended_at"] is not None else "in play"
        if fields["pace"] is None:
            yield "no pace"
        if fields["rated"]:
            yield "rated"


def _may_change(cell: tuple[str, str, str], found: Sequence[str]) -> bool:
    """A repair may start a new clock for a new turn, or send a message again."""
    table, _, column = cell
    has_new_clock = any(where.startswith(("parties.to_act", "parties.due_at", "parties.wake_at")) for where in found)
    return table in ("outbox", "requests", "sqlite_sequence") or (has_new_clock and column in CLOCK)
