"""Piquet as a library: deal, list the legal actions, play, score, and read and write records.

Standard library only: no clock, no chance, no Discord, no database. Seats are 0 and 1. Cards are written rank first,
``AS`` or ``TD``, and actions as in a record, ``0 play AS``.

>>> from bot.piquet import Deal, legal_actions, parse_action, rules_of
>>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
>>> print(deal.hands[deal.elder])
AS KS 9S 8S 7S KH QH JH 7H JD TD 9D
>>> deal.do(parse_action("0 exchange 9S 8S 7S 7H 9D"))
>>> while not deal.over:
...     deal.do(next(legal_actions(deal)))
>>> max(deal.score) > 0
True

The names below are for programs outside this project; its own modules import each name from the module that defines it.
``view_of``, ``read_record`` and ``write_record`` are ``view``, ``read`` and ``to_text`` of their modules.
"""

from bot.piquet.actions import (
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
from bot.piquet.cards import PACK, Card, Hand, Rank, Suit, parse_cards, write_cards
from bot.piquet.deal import BadDeal, Deal
from bot.piquet.illegal import Illegal, Refusal
from bot.piquet.legal import legal_actions
from bot.piquet.partie import Games, Outcome, Partie, Rubber, Settlement, Standing
from bot.piquet.reckoning import Item, Reason
from bot.piquet.record import Broken, NotARecord, RecordedPartie
from bot.piquet.record import read as read_record
from bot.piquet.record import to_text as write_record
from bot.piquet.rules import RULE_SETS, BadOption, Kind, Rules, rules_of
from bot.piquet.view import DealView
from bot.piquet.view import view as view_of

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
    "read_record",
    "rules_of",
    "view_of",
    "write_cards",
    "write_record",
]
