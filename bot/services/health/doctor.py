"""The doctor: checks a whole database, one partie at a time, and repairs what can be repaired.

It can run beside a running bot. Each partie is read in a transaction of its own, and repaired in another one, which
checks it again first. The bot delivers what the doctor puts into the outbox when it next looks there.
"""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.services.health.checks import Finding, Problem, check_finished, check_in_play
from bot.services.health.ledger_audit import AUDITS
from bot.services.health.repairs import delete_orphans, repair_finished, repair_in_play
from data import parties
from data.parties import PartieId
from data.store import integrity
from data.store.database import Database
from data.store.transaction import Transaction

BATCH: Final = 50
"""How many finished parties are checked in one transaction."""


@dataclass(frozen=True, slots=True)
class Found:
    """A finding, and whether it was repaired."""

    finding: Finding
    repaired: bool


@dataclass(frozen=True, slots=True)
class Checkup:
    """One run of the doctor; ``repairs`` is whether it repairs what it finds.

    ``progress`` is called with the number of parties checked so far, and the number of all parties.
    """

    database: Database
    clock: Callable[[], int]
    repairs: bool
    progress: Callable[[int, int], None]

    async def findings(self) -> AsyncIterator[Found]:
        """Yields each finding as it is made. If the file itself is damaged, nothing more is checked."""
        damages = await integrity.damages(self.database)
        for line in damages:
            yield Found(Finding(Problem.DAMAGED, detail=line), repaired=False)
        if damages:
            return
        async for found in self._orphans():
            yield found
        total = await self.database.read(integrity.number_of_parties)
        async for found in self._in_play(total):
            yield found
        async for found in self._finished(total):
            yield found
        async for found in self._ledger_sums():
            yield found
        self.progress(total, total)

    async def _orphans(self) -> AsyncIterator[Found]:
        orphans = await self.database.read(integrity.orphans)
        for table, rows in orphans.items():
            work = partial(delete_orphans, table=table, rows=rows)
            repaired = self.repairs and await self.database.write(work)
            yield Found(Finding(Problem.ORPHANS, number=len(rows), detail=table), repaired)
        for partie in await self.database.read(integrity.seated_wrongly):
            yield Found(Finding(Problem.SEATS, partie), repaired=False)

    async def _in_play(self, total: int) -> AsyncIterator[Found]:
        after = 0
        while several := await self.database.read(partial(parties.in_play, after=after)):
            for partie in several:
                found = await self.database.read(partial(check_in_play, partie_id=partie, now=self.clock()))
                for one in await self._repaired(found, partial(repair_in_play, partie_id=partie, now=self.clock())):
                    yield one
            after = several[-1]
            self.progress(0, total)

    async def _finished(self, total: int) -> AsyncIterator[Found]:
        after = 0
        while several := await self.database.read(partial(integrity.finished, after=after, most=BATCH)):
            for finding in await self.database.read(partial(_check_several, parties=several)):
                for one in await self._repaired([finding], partial(repair_finished, partie_id=finding.partie)):
                    yield one
            after = several[-1]
            self.progress(after, total)

    async def _ledger_sums(self) -> AsyncIterator[Found]:
        """The problems of ratings and leaderboards, which concern all parties: one finding for each kind."""
        for problem, audit in AUDITS.items():
            works = await self.database.read(audit)
            for work in works if self.repairs else ():
                await self.database.write(work)
            if works:
                repaired = self.repairs and not await self.database.read(audit)
                yield Found(Finding(problem, number=len(works)), repaired)

    async def _repaired(self, found: list[Finding], work: Callable[[Transaction], list[Finding]]) -> list[Found]:
        """Runs the repair, and returns the findings; those that the next check still finds are not repaired."""
        if not (found and self.repairs):
            return [Found(finding, repaired=False) for finding in found]
        left = {finding.problem for finding in await self.database.write(work)}
        return [Found(finding, repaired=finding.problem not in left) for finding in found]


def _check_several(tx: Transaction, parties: list[PartieId]) -> list[Finding]:
    return [finding for partie in parties for finding in check_finished(tx, partie)]
