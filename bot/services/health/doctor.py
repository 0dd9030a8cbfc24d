"""The doctor: looks a whole database through, a partie at a time, and mends what can be mended.

It works beside a running bot: each partie is read in a moment of its own, and mended in a transaction of its own, in
which it is examined again. What it puts into the outbox the bot brings when it next looks there.
"""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.services.health.checks import Ailment, Finding, examine, examine_finished
from bot.services.health.ledger_audit import AUDITS
from bot.services.health.repairs import mend, mend_finished, mend_orphans
from data import parties
from data.parties import PartieId
from data.store import integrity
from data.store.database import Database
from data.store.transaction import Transaction

BITE: Final = 50
"""How many finished parties are examined in one transaction."""


@dataclass(frozen=True, slots=True)
class Found:
    """A finding, and whether it is mended."""

    finding: Finding
    mended: bool


@dataclass(frozen=True, slots=True)
class Visit:
    """How a database is looked through. ``progress`` is told of how many parties so many were examined."""

    database: Database
    clock: Callable[[], int]
    mends: bool
    progress: Callable[[int, int], None]

    async def findings(self) -> AsyncIterator[Found]:
        """All that is wrong, as it is found. A file that is damaged is looked at no further."""
        damages = await integrity.damages(self.database)
        for line in damages:
            yield Found(Finding(Ailment.DAMAGED, detail=line), mended=False)
        if damages:
            return
        async for found in self._orphans():
            yield found
        total = await self.database.read(integrity.number_of_parties)
        async for found in self._in_play(total):
            yield found
        async for found in self._finished(total):
            yield found
        async for found in self._added_up():
            yield found
        self.progress(total, total)

    async def _orphans(self) -> AsyncIterator[Found]:
        orphans = await self.database.read(integrity.orphans)
        for table, rows in orphans.items():
            work = partial(mend_orphans, table=table, rows=rows)
            mended = self.mends and await self.database.write(work)
            yield Found(Finding(Ailment.ORPHANS, number=len(rows), detail=table), mended)
        for partie in await self.database.read(integrity.seated_wrongly):
            yield Found(Finding(Ailment.SEATS, partie), mended=False)

    async def _in_play(self, total: int) -> AsyncIterator[Found]:
        after = 0
        while several := await self.database.read(partial(parties.in_play, after=after)):
            for partie in several:
                found = await self.database.read(partial(examine, partie_id=partie, now=self.clock()))
                for one in await self._mended(found, partial(mend, partie_id=partie, now=self.clock())):
                    yield one
            after = several[-1]
            self.progress(0, total)

    async def _finished(self, total: int) -> AsyncIterator[Found]:
        after = 0
        while several := await self.database.read(partial(integrity.finished, after=after, most=BITE)):
            for finding in await self.database.read(partial(_examine_several, parties=several)):
                for one in await self._mended([finding], partial(mend_finished, partie_id=finding.partie)):
                    yield one
            after = several[-1]
            self.progress(after, total)

    async def _added_up(self) -> AsyncIterator[Found]:
        """What does not add up over all parties: a finding for each kind, mended once nothing of it is found."""
        for ailment, audit in AUDITS.items():
            works = await self.database.read(audit)
            for work in works if self.mends else ():
                await self.database.write(work)
            if works:
                mended = self.mends and not await self.database.read(audit)
                yield Found(Finding(ailment, number=len(works)), mended)

    async def _mended(self, found: list[Finding], work: Callable[[Transaction], list[Finding]]) -> list[Found]:
        """The findings, each with whether it is mended; what is still wrong afterwards is not."""
        if not (found and self.mends):
            return [Found(finding, mended=False) for finding in found]
        left = {finding.ailment for finding in await self.database.write(work)}
        return [Found(finding, mended=finding.ailment not in left) for finding in found]


def _examine_several(tx: Transaction, parties: list[PartieId]) -> list[Finding]:
    return [finding for partie in parties for finding in examine_finished(tx, partie)]
