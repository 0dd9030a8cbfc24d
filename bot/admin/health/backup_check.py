"""Looks through a copy of the database as the doctor does: one that cannot be restored is no backup."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.admin.health.checks import UNREPLAYABLE, Finding, Problem
from bot.admin.health.doctor import ENDS_CHECK, Checkup
from bot.model.ids import PartieId
from bot.runtime.context import unix_time
from data.parties import get_partie
from data.store import integrity
from data.store.address import Address
from data.store.database import Database

SAMPLE: Final = 1000
"""How many finished parties are replayed, chosen at random. Those in play are replayed in any case."""
_RUINOUS: Final = frozenset({Problem.DAMAGED, Problem.ORPHANS})
_NO_PROGRESS: Final[Callable[[int, int], None]] = lambda *_: None  # noqa: E731


@dataclass(frozen=True, slots=True)
class Examined:
    """What was found in a copy. It can be restored if the other lists are empty."""

    findings: list[Finding]
    damages: list[str]
    unfinished: list[str]
    """What ended the check before its end: of the rest nothing is known."""
    unplayable: list[PartieId]
    """The parties in play that the engine cannot replay."""


async def examine(copy: Address, progress: Callable[[int, int], None] = _NO_PROGRESS) -> Examined:
    """Looks through the copy, without repairing anything. Raises UnusableDatabase or sqlite3.Error."""
    database = await integrity.open_as_it_is(copy)
    try:
        return await examine_open(database, progress, SAMPLE)
    finally:
        await database.close()


async def examine_open(database: Database, progress: Callable[[int, int], None], sample: int | None) -> Examined:
    """Looks through an open copy. With ``sample`` only so many finished parties are replayed. Raises sqlite3.Error."""
    checkup = Checkup(database, unix_time, repairs=False, progress=progress, sample=sample)
    findings = [found.finding async for found in checkup.findings()]
    damages = [finding.detail for finding in findings if finding.problem in _RUINOUS]
    unfinished = [finding.detail for finding in findings if finding.problem in ENDS_CHECK]
    broken = [finding.partie for finding in findings if finding.problem in UNREPLAYABLE]
    unplayable = [partie for partie in broken if await _in_play(database, partie)]
    return Examined(findings, damages, unfinished, unplayable)


async def _in_play(database: Database, partie: PartieId) -> bool:
    row = await database.read(lambda tx: get_partie(tx, partie))
    return row is not None and row.ended_at is None
