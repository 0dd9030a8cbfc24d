"""Reads a record written as one seat sees it, and makes the seat's view.

Hidden cards are filled in plausibly (``plausible_deal``). The deal is then played by the rules and written as the seat
sees it; the result must equal the record.
"""

import re
from functools import partial
from typing import Any, Final

from .actions import Answer, Call
from .calls import is_group
from .cards import UNKNOWN, Card, Hand, parse_cards
from .deal import Deal
from .illegal import Illegal
from .knowledge.plausible_deal import plausible_deal
from .knowledge.possible_groups import Impossible
from .knowledge.told_deal import ToldDeal, parse_told, shown_in
from .partie import Partie, Standing
from .position import Line
from .reckoning import Score
from .record import (
    FIELDS,
    Broken,
    Fault,
    Json,
    NotARecord,
    begin,
    check_begins,
    check_cards,
    checked,
    deal_as_seen,
    parts_of,
    read_action,
    read_field,
    refused,
    rules_in,
)
from .spelling import RANKS, Told, Unwritten, quoted, say, told_by
from .view import DealView, SeenCall, view

_BEGINNING: Final = Standing()
_UNKNOWN_HAND: Final = " ".join([UNKNOWN] * 12)
_MOST: Final = 200
"""The most actions read. No deal has so many, and choosing groups for all would take minutes."""


def read_seat_record(record: object, eye: int) -> tuple[DealView, Standing]:
    """Reads the deal in play as a seat sees it, and the standing before the deal.

    Raises NotARecord, or Broken if no partie can look like this to the seat, or it is not the seat's turn.

    >>> from piquet import read_seat_record, rules_of, write_seat_record
    >>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
    >>> seen, standing = read_seat_record(write_seat_record(deal.rules, ("Ann", "Ben"), [deal], eye=0), 0)
    >>> print(seen.hand)
    AS KS 9S 8S 7S KH QH JH 7H JD TD 9D
    """
    if eye not in (0, 1):
        raise ValueError(f"{eye!r} is no seat: a seat is 0 or 1")
    found = checked(record)
    partie, deals = Partie(rules_in(found)), found["deals"]
    if not deals:
        raise Broken(-1, -1, Fault.OUT_OF_TURN, say("no-deal-in-play"), field="deals")
    for number, raw in enumerate(deals):
        check_begins(partie, number)
        deal = _played(partie, number, raw, eye, partie.standing.game)
        _compare(number, raw, deal_as_seen(deal, eye))
    _check_turn(number, deal, eye)
    return view(deal, eye), partie.standing


def write_position(seen: DealView, standing: Standing = _BEGINNING) -> str:
    """Writes a seat's view and the standing before the deal in one line.

    The current game's score is taken from the view.
    """
    if not isinstance(seen, DealView):
        raise TypeError(f"{seen!r} is not a view")
    line = seen.line
    line.scores |= {"totals": standing.totals, "games": standing.games, "scoreless": standing.scoreless}
    line.deals = standing.deals
    return str(line)


def parse_position(text: str) -> tuple[DealView, Standing]:
    """Parses a position as one seat sees it into the view and the standing before the deal.

    Raises NotARecord, or Broken if no deal can look like this to the seat.

    >>> sixth = "rubicon; totals 70-82; deals 5; dealer 1; seat 0; hand 0 AS KS 9S 8S 7S KH QH JH 7H JD TD 9D"
    >>> seen, standing = parse_position(sixth)
    >>> seen.exchange_limits, standing.totals, write_position(seen, standing) == sixth
    ((1, 5), (70, 82), True)
    """
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is not the text of a position")
    try:
        line = Line.parse(text)
        if line.seat not in _SEATS:
            raise Unwritten(say("of-no-seat"))
    except Unwritten as wrong:
        raise NotARecord(Fault.NOT_A_POSITION, say("no-position", why=told_by(wrong))) from None
    standing, eye = Standing(**line.scores, deals=line.deals), _SEATS.index(line.seat)
    if not standing.goes_on(line.rules):
        raise Broken(0, -1, Fault.PARTIE_OVER, say("no-standing"))
    try:
        deal = _played(Partie(line.rules), 0, line.deal, eye, standing.game)
        seen = view(deal, eye)
        _compare(0, line.deal, seen.line.deal)
    except Broken as broken:
        raise _in_a_line(broken) from None
    return seen, standing


def _in_a_line(broken: Broken) -> Broken:
    """Returns the error with the names that a position uses: ``hand 0`` instead of ``hands[0]``."""
    told = broken.told
    if told.kind == "dealt-twice":
        told = say(told.kind, **{name: _AS_WRITTEN.get(str(value), value) for name, value in told.arguments.items()})
    field = _AS_WRITTEN.get(broken.field, broken.field)
    return Broken(broken.deal, broken.action, broken.why, told, field=field, text=broken.text)


_AS_WRITTEN: Final[dict[str, str]] = {FIELDS[0]: "hand 0", FIELDS[1]: "hand 1"}
_SEATS: Final = ("0", "1")


def parse_turn(text: str) -> tuple[DealView, Standing]:
    """Parses a position like ``parse_position``. Raises Broken unless it is the seat's turn."""
    seen, standing = parse_position(text)
    _check_turn(0, seen, seen.eye)
    return seen, standing


def _check_turn(number: int, deal: Deal | DealView, eye: int | None) -> None:
    turn = deal.to_move
    if turn is None or turn != eye:
        wrong = say("deal-over") if turn is None else say("other-turn", turn=turn, seat=str(eye))
        raise Broken(number, -1, Fault.OUT_OF_TURN, wrong)


def _played(partie: Partie, number: int, raw: object, eye: int, game: Score) -> Deal:
    told, lines = _told_deal(partie, number, raw, eye)
    try:
        filled = plausible_deal(told)
    except Impossible:
        raise _impossible(number, told, lines) from None
    deal = Deal(told.rules, told.dealer, filled.dealt, filled.talon, game)
    begin(partie, number, deal)
    for index, action in enumerate(filled.actions):
        try:
            partie.do(action)
        except Illegal as illegal:
            raise _refused(number, index, action.seat == eye, illegal, lines[index]) from None
    return deal


def _told_deal(partie: Partie, number: int, raw: object, eye: int) -> tuple[ToldDeal, list[str]]:
    dealer, hands, talon, lines = parts_of(number, raw)
    lines = lines[:_MOST]
    one, other = (read_field(number, field, hand, _hand) for field, hand in zip(FIELDS, hands, strict=False))
    cards = read_field(number, FIELDS[2], talon, _talon)
    check_cards(number, (one, other, cards), Fault.NOT_AS_SEEN)
    if (one, other)[eye] is None:
        wrong = say("own-hand", seat=eye)
        raise Broken(number, -1, Fault.NOT_AS_SEEN, wrong, field=FIELDS[eye])
    told = (read_action(number, index, line, partial(parse_told, eye=eye)) for index, line in enumerate(lines))
    return ToldDeal(partie.rules, eye, dealer, (one, other), cards, tuple(told)), lines


def _hand(text: str) -> tuple[Card, ...] | None:
    words = text.split(" ")
    if set(words) == {UNKNOWN} and len(words) != 12:
        raise ValueError(say("cards-dealt", found=len(words), dealt=12))
    if UNKNOWN in words and text != _UNKNOWN_HAND:
        raise ValueError(say("hidden-hand"))
    return None if text == _UNKNOWN_HAND else parse_cards(text)


def _talon(text: str) -> tuple[Card | None, ...]:
    return tuple(map(_card, text.split(" ")))


def _card(text: str) -> Card | None:
    if text and not text.strip("?*_") and text != UNKNOWN:
        raise ValueError(say("write-hidden", found=quoted(text)))
    return None if text == UNKNOWN else Card.parse(text)


def _impossible(number: int, told: ToldDeal, lines: list[str]) -> Broken:
    for index in range(len(lines)):
        if blamed := _blamed(told.upto(index + 1), lines):
            at, wrong = blamed
            return _not_as_seen(number, at, wrong, lines[at])
    return Broken(number, -1, Fault.NOT_AS_SEEN, say("no-such-deal"))


def _blamed(told: ToldDeal, lines: list[str]) -> tuple[int, Told] | None:
    at, done = len(told.actions) - 1, told.actions[-1]
    if max(told.took(seat).stop for seat in (0, 1)) > len(told.talon):
        return at, say("talon-empty")
    if done.seat == told.other and (card := told.elsewhere(done)) is not None:
        return at, say("had-itself" if card in told.had else "is-elsewhere", card=str(card))
    return None if _is_possible(told) else _contradicted(told, lines) or (at, say("not-possible"))


def _contradicted(told: ToldDeal, lines: list[str]) -> tuple[int, Told] | None:
    """Returns the place and text of an error in the other seat's call, if the seat's own last action contradicts it.

    A seat's own actions are certain, so the call must be wrong.
    """
    at, done = len(told.actions) - 1, told.actions[-1]
    heard = told.call(done.kind, told.other) if isinstance(done, Answer | Call) and done.seat == told.eye else None
    if not isinstance(heard, SeenCall):
        return None
    group = Hand.of(shown_in(done) if isinstance(done, Answer) else done.groups[0] if isinstance(done, Call) else ())
    if not group:
        return told.actions.index(heard), say("said-good")
    if group.without(told.had) or not is_group(told.rules, heard.kind, group):
        return at, say("no-such-group")
    return told.actions.index(heard), say("not-beaten", answer=quoted(lines[at]))


def _not_as_seen(number: int, index: int, why: Told, line: str) -> Broken:
    return Broken(number, index, Fault.NOT_AS_SEEN, say("refused", found=quoted(line), why=why), text=line)


def _is_possible(told: ToldDeal) -> bool:
    try:
        plausible_deal(told)
    except Impossible:
        return False
    return True


def _refused(number: int, index: int, own: bool, illegal: Illegal, line: str) -> Broken:
    """Returns the refusal as an error.

    Blames no rule if the action is the other player's: a filled-in card may be the cause.
    """
    if own:
        return Broken(number, index, illegal, text=line)
    return _not_as_seen(number, index, say("not-possible") if illegal.cards else refused(illegal), line)


def _compare(number: int, raw: Json, seen: Json) -> None:
    for key, expected in seen.items():
        given: Any = raw.get(key)
        if given != expected:
            match key:
                case "actions":
                    index, line, right = _first_difference(given, expected)
                    # Cards that were filled in would mislead.
                    if _CARD.search(right):
                        raise _not_as_seen(number, index, say("sees-cards"), line)
                    if right.startswith(f"{line} "):
                        raise _not_as_seen(number, index, say("has-heard"), line)
                    raise _not_as_seen(number, index, say("sees", instead=quoted(right)), line)
                case "hands":
                    seat, _, right = _first_difference(given, expected)
                    field, wrong = FIELDS[seat], say("not-seen-twelve" if UNKNOWN in right else "has-seen")
                case "talon":
                    place, card, right = _first_difference(given.split(" "), expected.split(" "))
                    why = say("not-seen" if right == UNKNOWN else "has-seen")
                    field, wrong = key, say("talon-card", place=place + 1, found=quoted(card), why=why)
                case _:
                    field, wrong = key, _wrong_result(given, expected)
            raise Broken(number, -1, Fault.NOT_AS_SEEN, wrong, field=field)


_CARD: Final = re.compile(f"[{RANKS.replace(' ', '')}][SHDC]")


def _first_difference(given: list[str], expected: list[str]) -> tuple[int, str, str]:
    return next((at, *pair) for at, pair in enumerate(zip(given, expected, strict=True)) if pair[0] != pair[1])


def _wrong_result(given: Any, expected: Any) -> Told:
    if given is None:
        return say("result-missing")
    if isinstance(given, dict) and isinstance(expected, dict):
        name = next(name for name in (*expected, *given) if given.get(name) != expected.get(name))
        found, instead = quoted(given.get(name)), quoted(expected.get(name))
        return say("result-part", name=quoted(name), found=found, instead=instead)
    return say("result-wrong", found=quoted(given), instead=quoted(expected))
