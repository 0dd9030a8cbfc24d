"""Checks a whole database: derives rows from decisions, and compares or overwrites the stored rows.

The bot may keep running: one transaction rechecks and repairs a partie.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.admin.doctor import ratings
from bot.admin.doctor.findings import Damage, DamageKind, Finding
from bot.admin.doctor.forms import check_forms
from bot.admin.doctor.parties import check_partie, repair_partie, replays
from bot.admin.progress import Progress
from bot.model.ids import PartieId
from bot.runtime.context import unix_time
from data import derived_rows, ledger_sums, parties
from data.derived_rows import Difference
from data.store import integrity
from data.store.address import Address
from data.store.database import Database
from data.store.transaction import Transaction

BATCH: Final = 50
SAMPLE: Final = 1000
"""Number of random finished parties to replay in a copied database. Parties in play are always replayed."""
_HARMLESS: Final = frozenset({"outbox", "posts"})
"""Tables whose faults cannot make a result wrong."""
_SHOWN: Final = 20
"""The most findings listed per table."""


def _no_progress(_done: int, _of: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Found:
    finding: Finding
    repaired: bool

    @property
    def ends_check(self) -> bool:
        """Whether damage to the file or schema makes further checks useless."""
        return (
            isinstance(self.finding, Damage)
            and self.finding.kind in (DamageKind.FILE, DamageKind.SCHEMA)
            and not self.repaired
        )


@dataclass(slots=True)
class Checkup:
    """A check of a whole database.

    ``sample`` is the number of random finished parties to check, None for all. Parties in play are always checked.
    """

    database: Database
    clock: Callable[[], int]
    repairs: bool
    progress: Progress = _no_progress
    sample: int | None = None
    checked: int = 0

    async def findings(self) -> AsyncIterator[Found]:
        """Checks the database. With ``repairs``, tries to repair each finding before yielding it.

        Stops at a damaged file or schema. Repairs no parties while rows refer to missing rows, and no ratings or
        leaderboards while parties have faults.
        """
        async for found in self._file():
            yield found
            if found.ends_check:
                return
        trusted = True
        async for found in self._orphans():
            trusted = trusted and found.repaired
            yield found
        async for found in self._parties(repairs=self.repairs and trusted):
            trusted = trusted and (found.repaired or found.finding.table in _HARMLESS)
            yield found
        for fault in await self.database.read(lambda tx: list(check_forms(tx, self.clock()))):
            yield Found(fault, repaired=False)
        async for found in self._ratings(repairs=self.repairs and trusted):
            trusted = trusted and found.repaired
            yield found
        for table in ledger_sums.TABLES:
            async for found in self._sums(table, repairs=self.repairs and trusted):
                trusted = trusted and found.repaired
                yield found

    async def _file(self) -> AsyncIterator[Found]:
        damages = await integrity.damages(self.database)
        for line in damages:
            yield Found(Damage(DamageKind.FILE, "file", line, "the file is damaged"), repaired=False)
        faults = {} if damages else await self.database.read(integrity.schema_faults)
        for name, statement in faults.items():
            if statement is None:
                why = "it is missing, was changed, or does not belong to this bot"
                yield Found(Damage(DamageKind.SCHEMA, "schema", name, why), repaired=False)
                continue
            repaired = self.repairs and await self.database.write(partial(integrity.create_index, statement=statement))
            # If an index cannot be created again, there are duplicate rows, and then no repair can be trusted.
            kind = DamageKind.INDEX if repaired or not self.repairs else DamageKind.SCHEMA
            yield Found(Damage(kind, "schema", name, "this index is missing"), repaired)

    async def _orphans(self) -> AsyncIterator[Found]:
        for table, rows in (await self.database.read(integrity.orphans)).items():
            work = partial(_delete_orphans, table=table, rows=rows)
            repaired = self.repairs and await self.database.write(work)
            why = f"{len(rows)} rows refer to rows that do not exist"
            yield Found(Damage(DamageKind.ORPHANS, table, table, why), repaired)
        for partie in await self.database.read(integrity.seated_wrongly):
            why = "it does not have two different players"
            yield Found(Damage(DamageKind.ACTIONS, "seats", f"partie {partie}", why, partie), repaired=False)

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
                left: Sequence[Finding] = found
                if repairs:
                    left = await self.database.write(partial(repair_partie, partie_id=partie, now=self.clock()))
                for finding in found:
                    yield Found(finding, repaired=repairs and finding not in left)
            self.checked += len(several)
            self.progress(self.checked, max(self.checked, total))

    async def _pages(
        self, following: Callable[[Transaction, int, int], list[PartieId]], more: Sequence[PartieId] = ()
    ) -> AsyncIterator[Sequence[PartieId]]:
        last = 0
        while several := await self.database.read(lambda tx: following(tx, last, BATCH)):  # noqa: B023 - read at once
            yield several
            last = several[-1]
        for first in range(0, len(more), BATCH):
            yield more[first : first + BATCH]

    async def _ratings(self, *, repairs: bool) -> AsyncIterator[Found]:
        found = await self.database.read(lambda tx: list(ratings.differences(tx, self.clock())))
        for difference, is_sure in found:
            repair = partial(derived_rows.write, difference=difference)
            yield Found(difference, repaired=repairs and is_sure and await self.database.write(repair))

    async def _sums(self, table: str, *, repairs: bool) -> AsyncIterator[Found]:
        before: list[Difference] = []
        while found := await self.database.read(partial(ledger_sums.differences, table=table)):
            repairs = repairs and found != before
            before = found
            if repairs:
                await self.database.write(partial(_rewrite, found=found))
            for difference in found:
                yield Found(difference, repairs)
            if not repairs:
                return


def _check_several(tx: Transaction, several: Sequence[PartieId], now: int) -> list[tuple[PartieId, list[Finding]]]:
    found = [(partie, check_partie(tx, partie, now)) for partie in several]
    return [(partie, findings) for partie, findings in found if findings]


def _delete_orphans(tx: Transaction, table: str, rows: list[int]) -> bool:
    return table in integrity.PASSING and integrity.delete_orphans(tx, table, rows)


def _rewrite(tx: Transaction, found: Sequence[Difference]) -> None:
    for user in {difference.key[-1] for difference in found if difference.table == "places"}:
        ledger_sums.rewrite_places(tx, int(str(user)))  # it counts the people on the leaderboards too
    for difference in found:
        if difference.table != "places":
            derived_rows.write(tx, difference)


@dataclass(slots=True)
class TableReport:
    found: int = 0
    left: int = 0
    shown: list[Found] = field(default_factory=list)


@dataclass(slots=True)
class Report:
    """A checkup's findings by table.

    A backup can be restored if ``damages``, ``unfinished`` and ``unplayable`` are empty in its report.
    """

    tables: dict[str, TableReport] = field(default_factory=dict)
    kinds: set[DamageKind | None] = field(default_factory=set)
    """Kinds of damage left after repairs; None stands for a row that differs from the value derived from decisions."""
    damages: list[str] = field(default_factory=list)
    unfinished: list[str] = field(default_factory=list)
    """The damage that ended the check early."""
    unplayable: list[PartieId] = field(default_factory=list)
    """Parties in play that the engine cannot replay."""

    def add(self, found: Found) -> None:
        finding = found.finding
        table = self.tables.setdefault(finding.table, TableReport())
        table.found, table.left = table.found + 1, table.left + (not found.repaired)
        if len(table.shown) < _SHOWN:
            table.shown.append(found)
        if found.ends_check:
            self.unfinished.append(finding.where)
        if not found.repaired:
            self.kinds.add(finding.kind if isinstance(finding, Damage) else None)
        if isinstance(finding, Damage) and finding.kind in (DamageKind.FILE, DamageKind.ORPHANS):
            self.damages.append(finding.where)


async def examine(copy: Address, progress: Progress = _no_progress) -> Report:
    """Opens and checks a copied database, without repairs. Raises UnusableDatabase or sqlite3.Error."""
    database = await integrity.open_as_it_is(copy)
    try:
        return await examine_open(database, progress, SAMPLE)
    finally:
        await database.close()


async def examine_open(database: Database, progress: Progress, sample: int | None) -> Report:
    """Checks an open database, without repairs. Raises sqlite3.Error.

    ``sample`` is the number of finished parties to replay, None for all.
    """
    return await report_on(Checkup(database, unix_time, repairs=False, progress=progress, sample=sample))


async def report_on(checkup: Checkup) -> Report:
    report = Report()
    async for found in checkup.findings():
        report.add(found)
        partie = found.finding.partie if isinstance(found.finding, Damage) else None
        if partie is not None and await checkup.database.read(partial(_is_stranded, partie=partie)):
            report.unplayable.append(partie)
    return report


def _is_stranded(tx: Transaction, partie: PartieId) -> bool:
    row = parties.get_partie(tx, partie)
    return row is not None and row.ended_at is None and not replays(tx, row)
