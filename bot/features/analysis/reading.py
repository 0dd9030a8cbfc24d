"""Parses imported records and positions in a worker process, with a time limit."""

import json
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.piquet.actions import Play
from bot.piquet.cards import UNKNOWN, Hand
from bot.piquet.deal import Deal
from bot.piquet.partie import Standing
from bot.piquet.record import Broken, Fault, Json, NotARecord, checked, parsed, read, write
from bot.piquet.seat_record import parse_turn, read_seat_record
from bot.piquet.spelling import Told, told_by
from bot.piquet.view import DealView

KILOBYTES: Final = 256
"""The largest file that is read; a long partie takes about fifty."""
HUGE: Final = KILOBYTES * 1000
DEALS: Final = 100
"""The most deals in a record, because a review looks at each decision."""
NAME: Final = 100
"""The most letters of a player's name."""
FEWEST: Final = 4
"""The fewest cards of a hand that is compared with cards in play: smaller hands occur in other deals too."""


@dataclass(frozen=True, slots=True)
class ImportedRecord:
    record: str
    """JSON without its proof."""
    hands: tuple[Hand, ...]
    """Both players' hands in each deal, as dealt and before each trick."""


@dataclass(frozen=True, slots=True)
class ImportedPosition:
    """An imported position: the view of the player to move, and the score before the deal."""

    seen: DealView
    before: Standing

    @property
    def hands(self) -> tuple[Hand, ...]:
        return tuple(hands_of(self.seen))


@dataclass(frozen=True, slots=True)
class Unreadable:
    """An error in imported text, and where it is."""

    why: Told | str
    place: str = "other"
    """Selects a form of the sentence ``record-wrong``, such as "deal" or "action"."""
    deal: int = 0
    action: int = 0
    field: str = ""
    number: int = 0


Imported = ImportedRecord | ImportedPosition | Unreadable


def read_imported(content: bytes) -> Imported:
    """Parses imported text: a whole record, a record with one player's view, or a position line."""
    try:
        text = content.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        return Unreadable("not-text")
    if not text:
        return Unreadable("empty")
    try:
        return _record(text) if text[0] in "{[" else ImportedPosition(*parse_turn(text))
    except NotARecord as error:
        return Unreadable(told_by(error))
    except Broken as error:
        return _broken(error)


def _broken(error: Broken) -> Unreadable:
    after = error.why is Fault.UNFINISHED
    if error.deal < 0:
        place = "field" if error.field else "other"
    elif error.action < 0:
        place = "deal-field" if error.field else "deal"
    else:
        place = "after" if after else "action"
    action = error.action + (0 if after else 1)
    return Unreadable(error.told, place, error.deal + 1, action, error.field)


def _record(text: str) -> Imported:
    if (several := sum(line.startswith('{"piquet"') for line in text.splitlines())) > 1:
        return Unreadable("several", number=several)
    found = checked(parsed(text))
    if len(found["deals"]) > DEALS:
        return Unreadable("many-deals", number=len(found["deals"]))
    if seats := _seats_that_see(found):
        return _turn(found, seats)
    game = read(text)
    if not game.deals:
        return Unreadable("no-deals")
    hands = tuple(hand for deal in game.deals for seat in (0, 1) for hand in _hands_in(deal, seat))
    first, second = map(_name, game.players)
    return ImportedRecord(json.dumps(write(game.rules, (first, second), game.deals), ensure_ascii=False), hands)


def _name(text: str) -> str:
    # Databases, files and image descriptions refuse control characters and half characters (surrogates).
    return "".join("�" if unicodedata.category(letter) in ("Cc", "Cs") else letter for letter in text[:NAME])


def _seats_that_see(record: Json) -> tuple[int, ...]:
    deals = [deal for deal in record["deals"] if isinstance(deal, dict)]
    if not any(UNKNOWN in str(deal.get(part)) for deal in deals for part in ("hands", "talon", "actions")):
        return ()
    # A seat whose own cards are hidden cannot have seen this record.
    hands = [deal["hands"] for deal in deals if isinstance(deal.get("hands"), list) and len(deal["hands"]) == 2]
    return tuple(seat for seat in (0, 1) if not any(UNKNOWN in str(both[seat]) for both in hands)) or (0,)


def _turn(record: Json, seats: tuple[int, ...]) -> ImportedPosition:
    # If both hands are shown, the record can be read from the view of the player to act.
    *others, last = seats
    for seat in others:
        try:
            return ImportedPosition(*read_seat_record(record, seat))
        except Broken:
            continue
    return ImportedPosition(*read_seat_record(record, last))


def hands_of(seen: DealView) -> Iterator[Hand]:
    """Yields the viewing player's hand as dealt, after the exchange, and now."""
    if seen.eye is None or (dealt := seen.dealt[seen.eye]) is None:
        return
    yield Hand.of(dealt)
    if seen.taken:
        yield Hand.of([*(card for card in dealt if card not in seen.discards), *seen.taken])
    if seen.hand is not None:
        yield seen.hand


def _hands_in(deal: Deal, seat: int) -> Iterator[Hand]:
    yield Hand.of(deal.dealt[seat])
    hand = deal.hands[seat]
    yield from [hand] if len(hand) >= FEWEST else []
    for action in reversed(deal.log):
        if isinstance(action, Play) and action.seat == seat:
            hand = Hand(hand | Hand.of([action.card]))
            yield from [hand] if len(hand) >= FEWEST else []
