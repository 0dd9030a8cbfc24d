"""Reads a record written as one seat sees it, and makes that seat's view from it.

Hidden cards are filled in plausibly (``plausible_deal``); the deal is played through by the rules and written again as
the seat sees it, which must give the same record, word for word. The filled-in cards never reach the view.
"""

from typing import Final

from .actions import UnreadableAction
from .cards import Card, parse_cards
from .deal import BadDeal, Deal
from .illegal import Illegal
from .knowledge.plausible_deal import PlausibleDeal, plausible_deal
from .knowledge.possible_groups import Impossible
from .knowledge.told_deal import ToldAction, ToldDeal, parse_told
from .partie import Partie, PartieOver, Standing, WrongDealer
from .reckoning import Score
from .record import Broken, Fault, Json, checked, deal_as_seen, rules_in
from .rules import Rules
from .view import UNKNOWN, DealView, view

_UNKNOWN_HAND: Final = " ".join([UNKNOWN] * 12)


def read_seat_record(record: object, eye: int) -> tuple[DealView, Standing]:
    """The deal in play as the seat sees it, and the standing before that deal.

    Raises NotARecord, or Broken if no partie can look like this to the seat, or it is not the seat's turn.
    """
    found = checked(record)
    partie, deals = Partie(rules_in(found)), found["deals"]
    for number, raw in enumerate(deals):
        if partie.deal:
            raise Broken(number - 1, len(partie.deal.log), Fault.UNFINISHED)
        _replay(partie, number, raw, eye, partie.standing.game)
    return _turn_in(partie, len(deals) - 1, eye), partie.standing


def read_seat_deal(rules: Rules, game: Score, raw: object, eye: int) -> DealView:
    """Reads one deal. ``game`` is the score before it in a game of a hundred. Raises Broken."""
    partie = Partie(rules)
    _replay(partie, 0, raw, eye, game)
    return _turn_in(partie, 0, eye)


def _turn_in(partie: Partie, number: int, eye: int) -> DealView:
    deal = partie.deal
    if deal is None or deal.to_act != eye:
        raise Broken(number, -1, Fault.OUT_OF_TURN)
    return view(deal, eye)


def _replay(partie: Partie, number: int, raw: object, eye: int, game: Score) -> None:
    told = _told_deal(partie, number, raw, eye)
    try:
        filled = plausible_deal(told)
        deal = Deal(told.rules, told.dealer, filled.dealt, filled.talon, game)
        partie.begin(deal)
    except (Impossible, BadDeal):
        raise Broken(number, -1, Fault.NOT_AS_SEEN) from None
    except WrongDealer:
        raise Broken(number, -1, Fault.WRONG_DEALER) from None
    except PartieOver:
        raise Broken(number, -1, Fault.PARTIE_OVER) from None
    _do_all(partie, number, filled, eye)
    _compare(number, raw, deal_as_seen(deal, eye))


def _told_deal(partie: Partie, number: int, raw: object, eye: int) -> ToldDeal:
    match raw:
        case {"dealer": 0 | 1 as dealer, "hands": [str(one), str(other)], "talon": str(talon), "actions": list(lines)}:
            if type(dealer) is int:
                try:
                    hands, cards = (_hand(one), _hand(other)), tuple(map(_card, talon.split(" ")))
                except ValueError:
                    raise Broken(number, -1, Fault.BAD_DEAL) from None
                told = tuple(_told(number, index, line, eye) for index, line in enumerate(lines))
                return ToldDeal(partie.rules, eye, dealer, hands, cards, told)
    raise Broken(number, -1, Fault.BAD_DEAL)


def _hand(text: str) -> tuple[Card, ...] | None:
    return None if text == _UNKNOWN_HAND else parse_cards(text)


def _card(text: str) -> Card | None:
    return None if text == UNKNOWN else Card.parse(text)


def _told(number: int, index: int, line: object, eye: int) -> ToldAction:
    try:
        return parse_told(line if isinstance(line, str) else "", eye)
    except UnreadableAction:
        raise Broken(number, index, Fault.UNREADABLE, str(line)) from None


def _do_all(partie: Partie, number: int, filled: PlausibleDeal, eye: int) -> None:
    for index, action in enumerate(filled.actions):
        try:
            partie.do(action)
        except Illegal as illegal:
            # An action of the other player may fail only because of a card that was filled in.
            own = action.seat == eye
            raise Broken(number, index, illegal if own else Fault.NOT_AS_SEEN, str(action) if own else "") from None


def _compare(number: int, raw: object, seen: Json) -> None:
    if not isinstance(raw, dict) or any(key not in raw or raw[key] != seen[key] for key in seen):
        raise Broken(number, -1, Fault.NOT_AS_SEEN)
