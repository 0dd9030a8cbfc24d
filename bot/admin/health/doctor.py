"""The doctor: checks a whole database, one partie at a time, and repairs what can be repaired.

It can run beside a running bot. Each partie is repaired in a separate transaction, which first checks it again. The bot
delivers the doctor's notices when it next looks at the outbox.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.admin.health.checks import UNREPLAYABLE, UNTRUSTED, Finding, Problem, check_partie
from bot.admin.health.form_checks import check_forms
from bot.admin.health.ledger_audit import AUDITS
from bot.admin.health.repairs import delete_orphans, repair_partie
from bot.model.ids import PartieId
from bot.runtime.context import unix_time
from data import parties
from data.store import integrity
from data.store.address import Address
from data.store.database import Database
from data.store.transaction import Transaction

Progress = Callable[[int, int], None]
BATCH: Final = 50
"""The number of parties checked in one transaction."""
ENDS_CHECK: Final = frozenset({Problem.DAMAGED, Problem.SCHEMA})
"""The problems that end the check."""
SAMPLE: Final = 1000
"""The number of finished parties, chosen at random, to replay in a copy. Parties in play are always replayed."""
_RUINOUS: Final = frozenset({Problem.DAMAGED, Problem.ORPHANS})
FALSIFYING: Final = UNTRUSTED | {Problem.SEATS, Problem.RESULT, Problem.LEDGER, Problem.CONTRADICTION}
"""While one of these is left, the results in the ledger may be wrong, so nothing is repaired from them."""


def _no_progress(_done: int, _of: int) -> None:
    """Reports nothing."""


@dataclass(frozen=True, slots=True)
class Found:
    """A finding, and whether it was repaired."""

    finding: Finding
    repaired: bool


@dataclass(slots=True)
class Checkup:
    """One run of the doctor.

    ``progress`` is called with the number of parties checked so far and the number of all parties. With ``sample`` only
    this many finished parties are checked, chosen at random; those in play are always checked.
    """

    database: Database
    clock: Callable[[], int]
    repairs: bool
    progress: Progress = _no_progress
    sample: int | None = None
    checked: int = 0
    """The number of parties checked so far."""

    async def findings(self) -> AsyncIterator[Found]:
        """Yields each finding as it is made. If the file or its schema is damaged, nothing more is checked.

        While orphaned rows remain, parties are not repaired. While results may be wrong, ratings and leaderboards are
        not repaired.
        """
        finished = True
        async for found in self._file():
            finished = finished and found.finding.problem not in ENDS_CHECK
            yield found
        if not finished:
            return
        trusted = True
        async for found in self._orphans():
            trusted = trusted and found.repaired
            yield found
        async for found in self._parties(repairs=self.repairs and trusted):
            trusted = trusted and (found.repaired or found.finding.problem not in FALSIFYING)
            yield found
        for finding in await self.database.read(partial(check_forms, now=self.clock())):
            yield Found(finding, repaired=False)
        async for found in self._ledger_sums(repairs=self.repairs and trusted):
            yield found

    async def _file(self) -> AsyncIterator[Found]:
        """Yields the damage to the file or, if there is none, the faults of its schema."""
        damages = await integrity.damages(self.database)
        for line in damages:
            yield Found(Finding(Problem.DAMAGED, detail=line), repaired=False)
        faults = {} if damages else await self.database.read(integrity.schema_faults)
        for name, statement in faults.items():
            if statement is None:
                yield Found(Finding(Problem.SCHEMA, detail=name), repaired=False)
                continue
            repair = partial(integrity.create_again, statement=statement)
            repaired = self.repairs and await self.database.write(repair)
            # If an index cannot be created again, there are duplicate rows, and then no repair can be trusted.
            problem = Problem.INDEX if repaired or not self.repairs else Problem.SCHEMA
            yield Found(Finding(problem, detail=name), repaired)

    async def _orphans(self) -> AsyncIterator[Found]:
        orphans = await self.database.read(integrity.orphans)
        for table, rows in orphans.items():
            work = partial(delete_orphans, table=table, rows=rows)
            repaired = self.repairs and await self.database.write(work)
            yield Found(Finding(Problem.ORPHANS, number=len(rows), detail=table), repaired)
        for partie in await self.database.read(integrity.seated_wrongly):
            yield Found(Finding(Problem.SEATS, partie), repaired=False)

    async def _parties(self, *, repairs: bool) -> AsyncIterator[Found]:
        self.checked = 0
        if self.sample is None:
            total = await self.database.read(integrity.number_of_parties)
            pages = self._pages(parties.next_ids)
        else:
            sampled = await self.database.read(partial(integrity.sampled, number=self.sample))
            total = len(sampled)
            pages = self._pages(parties.in_play, sampled)
        async for several in pages:
            checked = await self.database.read(partial(_check_several, several=several, now=self.clock()))
            for partie, found in checked:
                left = {finding.problem for finding in found}
                if repairs:
                    repair = partial(repair_partie, partie_id=partie, now=self.clock())
                    left = {finding.problem for finding in await self.database.write(repair)}
                for finding in found:
                    yield Found(finding, repaired=finding.problem not in left)
            self.checked += len(several)
            self.progress(self.checked, max(self.checked, total))

    async def _pages(
        self, following: Callable[[Transaction, int, int], list[PartieId]], more: Sequence[PartieId] = ()
    ) -> AsyncIterator[Sequence[PartieId]]:
        """Yields parties in batches: first all from ``following``, then ``more``."""
        last = 0
        while several := await self.database.read(lambda tx: following(tx, last, BATCH)):  # noqa: B023 - read at once
            yield several
            last = several[-1]
        for first in range(0, len(more), BATCH):
            yield more[first : first + BATCH]

    async def _ledger_sums(self, *, repairs: bool) -> AsyncIterator[Found]:
        """Yields one finding for each kind of problem with ratings and leaderboards."""
        for problem, audit in AUDITS.items():
            works = await self.database.read(lambda tx: audit(tx, self.clock()))  # noqa: B023 - read at once
            for work in works if repairs else ():
                await self.database.write(work)
            if works:
                # Later audits must not rely on values that were not repaired.
                repairs = repairs and not await self.database.read(lambda tx: audit(tx, self.clock()))  # noqa: B023 - read at once
                yield Found(Finding(problem, number=len(works)), repaired=repairs)


def _check_several(tx: Transaction, several: Sequence[PartieId], now: int) -> list[tuple[PartieId, list[Finding]]]:
    found = [(partie, check_partie(tx, partie, now)) for partie in several]
    return [(partie, findings) for partie, findings in found if findings]


@dataclass(frozen=True, slots=True)
class Examined:
    """The findings in a copy. It can be restored if the other lists are empty."""

    findings: list[Finding]
    damages: list[str]
    unfinished: list[str]
    """The reasons why the check ended early, if it did."""
    unplayable: list[PartieId]
    """The parties in play that the engine cannot replay."""


async def examine(copy: Address, progress: Progress = _no_progress) -> Examined:
    """Checks a copy and repairs nothing. Raises UnusableDatabase or sqlite3.Error."""
    database = await integrity.open_as_it_is(copy)
    try:
        return await examine_open(database, progress, SAMPLE)
    finally:
        await database.close()


async def examine_open(database: Database, progress: Progress, sample: int | None) -> Examined:
    """Checks an open copy. With ``sample`` only this many finished parties are replayed. Raises sqlite3.Error."""
    checkup = Checkup(database, unix_time, repairs=False, progress=progress, sample=sample)
    findings = [found.finding async for found in checkup.findings()]
    damages = [finding.detail for finding in findings if finding.problem in _RUINOUS]
    unfinished = [finding.detail for finding in findings if finding.problem in ENDS_CHECK]
    broken = [finding.partie for finding in findings if finding.problem in UNREPLAYABLE]
    unplayable = [partie for partie in broken if await _in_play(database, partie)]
    return Examined(findings, damages, unfinished, unplayable)


async def _in_play(database: Database, partie: PartieId) -> bool:
    row = await database.read(partial(parties.get_partie, partie_id=partie))
    return row is not None and row.ended_at is None
