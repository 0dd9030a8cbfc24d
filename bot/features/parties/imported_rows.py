"""Converts an imported record to rows of a finished partie, so that replays and reviews need no separate code.

The person sits at both seats, and so may review either player.
"""

import json
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.model.errors import NoSuchPartie
from bot.model.ids import PRIVATE, PartieId, is_imported
from bot.model.results import EndedBy
from bot.piquet.partie import Tally
from bot.piquet.record import Broken, NotARecord, RecordedPartie, outcome_json, read
from bot.runtime.reader import Reader, ended
from data import imported, parties
from data.imported import ImportedRow
from data.parties import ActionRow, DealRow, PartieRow, SeatRow
from data.store.errors import DamagedValue
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class FinishedRows:
    row: PartieRow
    deals: tuple[DealRow, ...]


@dataclass(frozen=True, slots=True)
class ImportedRows:
    row: PartieRow
    seats: tuple[SeatRow, SeatRow]
    deals: tuple[DealRow, ...]
    actions: tuple[ActionRow, ...]

    def texts(self, number: int | None) -> tuple[str, ...]:
        """Returns a deal's actions in record notation, by default the newest deal's."""
        last = len(self.deals) - 1 if number is None else number
        return tuple(action.text for action in self.actions if action.deal == last)


def finished_rows(tx: Transaction, partie_id: PartieId, reader: Reader) -> FinishedRows:
    """Returns the rows of a finished partie, or of a record imported by the reader.

    Raises NoSuchPartie, PartieInPlay or DayStillOpen.
    """
    if not is_imported(partie_id):
        return FinishedRows(ended(tx, partie_id, reader), tuple(parties.deals(tx, partie_id)))
    rows = imported_rows(tx, partie_id)
    if rows.seats[0].user != reader.user:
        raise NoSuchPartie
    return FinishedRows(rows.row, rows.deals)


def imported_rows(tx: Transaction, partie_id: PartieId) -> ImportedRows:
    """Returns the rows of an imported record. Raises NoSuchPartie or DamagedValue."""
    kept = imported.get_imported(tx, partie_id)
    if kept is None:
        raise NoSuchPartie
    return _rows(kept)


def is_record(text: str) -> bool:
    """Whether the bot could have stored this text as an imported record."""
    try:
        return bool(read(text).deals)
    except (NotARecord, Broken):
        return False


# Each click in a replay loads the record. Parsing it every time would take some hundred times as long.
@lru_cache(16)
def _rows(kept: ImportedRow) -> ImportedRows:
    try:
        game = read(kept.record)
    except (NotARecord, Broken):
        raise DamagedValue(f"brought.record {kept.id}") from None
    actions, deals = list[ActionRow](), list[DealRow]()
    for number, deal in enumerate(game.deals):
        deals.append(_deal(kept, game, number, len(actions)))
        actions += [
            ActionRow(kept.partie, len(actions) + at, number, str(action), kept.brought_at)
            for at, action in enumerate(deal.log)
        ]
    first, second = (_seat(kept, game, seat) for seat in (0, 1))
    return ImportedRows(_partie(kept, game, len(actions)), (first, second), tuple(deals), tuple(actions))


def _partie(kept: ImportedRow, game: RecordedPartie, seq: int) -> PartieRow:
    outcome = outcome_json(game.outcome)
    return PartieRow(
        id=kept.partie,
        guild=PRIVATE,
        channel=0,
        rules=game.rules.name,
        cut="",
        chooser=None,
        first_dealer=game.deals[0].dealer if game.deals else None,
        seq=seq,
        to_act=None,
        since=kept.brought_at,
        began_at=kept.brought_at,
        ended_at=kept.brought_at,
        ending=EndedBy.STOPPED if outcome is None else EndedBy.PLAYED,
        winner=None if outcome is None else outcome["winner"],
        result=None if outcome is None else json.dumps(outcome),
        table_channel=None,
        table_message=None,
        challenge=None,
        options=json.dumps(game.rules.options),
        pace=None,
        extra=0,
        due_at=None,
        wake_at=None,
        reminded=0,
        rated=0,
        booked=1,
        house=None,
    )


def _seat(kept: ImportedRow, game: RecordedPartie, seat: int) -> SeatRow:
    name, total = game.players[seat], game.totals[seat]
    return SeatRow(kept.partie, seat, kept.user, name, total, None, None, 0, None, "", kept.brought_at, 0)


def _deal(kept: ImportedRow, game: RecordedPartie, number: int, first_seq: int) -> DealRow:
    deal, line = game.deals[number], game.deals[number].line.deal
    first, second = line["hands"]
    row = DealRow(kept.partie, number, deal.dealer, first, second, line["talon"], first_seq)
    if not deal.over:
        return row
    (score0, score1), (below0, below1) = Tally.of(deal)
    return replace(row, score0=score0, score1=score1, below0=below0, below1=below1)
