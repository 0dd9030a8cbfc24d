"""Looks through a copy of the database as the doctor does: one that cannot be restored is no backup."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.services.core.context import unix_time
from bot.services.health.checks import UNREPLAYABLE, Finding, Problem
from bot.services.health.doctor import Checkup
from data.parties import PartieId, get_partie
from data.store import integrity
from data.store.address import Address
from data.store.database import Database

SAMPLE: Final = 1000
"""How many finished parties are replayed, chosen at random. Those in play are replayed in any case."""
_RUINOUS: Final = frozenset({Problem.DAMAGED, Problem.ORPHANS})


@dataclass(frozen=True, slots=True)
class Examined:
    """What was found in a copy. It can be restored if ``damages`` and ``unplayable`` are empty."""

    findings: list[Finding]
    damages: list[str]
    unplayable: list[PartieId]
    """The parties in play that the engine cannot replay."""


async def examine(copy: Address, progress: Callable[[int, int], None] = lambda *_: None) -> Examined:
    """Looks through the copy, without repairing anything. Raises UnusableDatabase or sqlite3.Error."""
    database = await integrity.open_as_it_is(copy)
    try:
        checkup = Checkup(database, unix_time, repairs=False, progress=progress, sample=SAMPLE)
        findings = [found.finding async for found in checkup.findings()]
        damages = [finding.detail for finding in findings if finding.problem in _RUINOUS]
        broken = [finding.partie for finding in findings if finding.problem in UNREPLAYABLE]
        return Examined(findings, damages, [partie for partie in broken if await _in_play(database, partie)])
    finally:
        await database.close()


async def _in_play(database: Database, partie: PartieId) -> bool:
    row = await database.read(lambda tx: get_partie(tx, partie))
    return row is not None and row.ended_at is None
