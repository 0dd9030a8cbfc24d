"""Piquet as a library: deal, list legal actions, play, score, read and write records. See ``README.md``.

It needs only the standard library.
"""

from .actions import (
    Action,
    Answer,
    Bid,
    Call,
    CarteBlanche,
    Concede,
    Decline,
    Exchange,
    Look,
    NameSuit,
    Pass,
    Play,
    UnreadableAction,
    Yes,
    parse_action,
)
from .cards import PACK, Card, Hand, Rank, Suit, parse_cards, write_cards
from .deal import BadDeal, Deal
from .illegal import Illegal, Refusal
from .legal import legal_actions, why_not
from .partie import Games, Outcome, Partie, Rubber, Settlement, Standing
from .reckoning import Item, Reason
from .record import Broken, NotARecord, RecordedPartie
from .record import read as read_record
from .record import to_text as write_record
from .record import write_view as write_seat_record
from .rules import RULE_SETS, BadOption, Kind, Rules, rules_of
from .seat_record import parse_position, read_seat_record, write_position
from .view import DealView
from .view import view as view_of

__version__ = "0.3.0"

__all__ = [
    "PACK",
    "RULE_SETS",
    "Action",
    "Answer",
    "BadDeal",
    "BadOption",
    "Bid",
    "Broken",
    "Call",
    "Card",
    "CarteBlanche",
    "Concede",
    "Deal",
    "DealView",
    "Decline",
    "Exchange",
    "Games",
    "Hand",
    "Illegal",
    "Item",
    "Kind",
    "Look",
    "NameSuit",
    "NotARecord",
    "Outcome",
    "Partie",
    "Pass",
    "Play",
    "Rank",
    "Reason",
    "RecordedPartie",
    "Refusal",
    "Rubber",
    "Rules",
    "Settlement",
    "Standing",
    "Suit",
    "UnreadableAction",
    "Yes",
    "legal_actions",
    "parse_action",
    "parse_cards",
    "parse_position",
    "read_record",
    "read_seat_record",
    "rules_of",
    "view_of",
    "why_not",
    "write_cards",
    "write_position",
    "write_record",
    "write_seat_record",
]
