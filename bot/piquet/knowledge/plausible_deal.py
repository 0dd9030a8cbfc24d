"""Fills in a deal's unknown cards without changing one seat's view.

First comes the other player's hand after the exchange: the first to fit all cards they have shown or played, and all
their calls and answers. Then come their discard and the talon. If an answer depends on the talon cards left, these are
chosen before the hand.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from ..actions import Action, Answer, Call, Cards, CarteBlanche, Exchange, NameSuit, Play
from ..cards import COURT_CARDS, WHOLE_PACK, Hand
from ..deal import Deal
from ..tricks import ruled_out
from ..view import DealView, SeenAnswer, SeenCall, SeenExchange
from .possible_groups import Impossible, depends_on_cards_left, groups_behind
from .told_deal import ToldAction, ToldDeal, parse_told, shown_in


@dataclass(frozen=True, slots=True)
class PlausibleDeal:
    """A whole deal whose hidden cards were filled in plausibly."""

    dealt: tuple[Cards, Cards]
    talon: Cards
    actions: tuple[Action, ...]


def plausible_deal(told: ToldDeal) -> PlausibleDeal:
    """Fills in the hidden cards of ``told``. The rules may still refuse the deal's actions. Raises Impossible."""
    mine = told.hands[told.eye]
    if mine is None or max(told.took(0).stop, told.took(1).stop) > len(told.talon):
        raise Impossible
    frame = _Frame.of(told, Hand.of(mine))
    groups = _groups(told, frame)
    if groups is not None and any(depends_on_cards_left(told, action) for action in told.actions):
        frame, groups = _with_cards_left(told, frame)
    if groups is None:
        raise Impossible
    return _filled(told, frame, mine, iter(groups))


def deal_like(seen: DealView, eye: int) -> Deal:
    """Builds a whole deal, from a seat's view alone, that looks to this seat exactly like the view."""
    actions = tuple(parse_told(str(action), eye) for action in seen.actions)
    filled = plausible_deal(ToldDeal(seen.rules, eye, seen.dealer, seen.dealt, seen.talon, actions))
    deal = Deal(seen.rules, seen.dealer, filled.dealt, filled.talon, seen.game)
    for action in filled.actions:
        deal.do(action)
    return deal


def _groups(told: ToldDeal, frame: "_Frame") -> list[Hand] | None:
    said, wanted = list[object](), dict[object, tuple[Hand, ...]]()
    for action in told.actions:
        if (found := groups_behind(told, action, frame.left)) is not None:
            # The rules refuse a kind's second call; choosing groups for many would take minutes.
            key = (type(action), action.kind) if isinstance(action, SeenCall | SeenAnswer) else action
            said.append(key)
            wanted.setdefault(key, found)
    chosen = _choose(frame.must, list(wanted.values()), frame.fits) if all(wanted.values()) else None
    return None if chosen is None else [*map(dict(zip(wanted, chosen, strict=True)).__getitem__, said)]


def _with_cards_left(told: ToldDeal, frame: "_Frame") -> tuple["_Frame", list[Hand] | None]:
    for guess in frame.with_cards_left(told):
        if (groups := _groups(told, guess)) is not None:
            return guess, groups
    return frame, None


@dataclass(frozen=True, slots=True)
class _Frame:
    """The constraints on the other player's hand after their exchange, or as dealt before it."""

    must: Hand
    """Cards in the hand."""
    never: Hand
    """Cards not in the hand."""
    taken: Hand
    """The known cards that the other player drew."""
    number: int
    """The number of cards that the other player drew."""
    dealt: Cards | None
    """The hand before the exchange, if known or assumed."""
    left: Hand | None = None
    """The talon cards left, if chosen."""

    @staticmethod
    def of(told: ToldDeal, mine: Hand) -> "_Frame":
        took = told.took(told.other)
        taken = Hand.of(card for at in took if (card := told.talon[at]) is not None)
        others = Hand.of(card for card in told.talon if card is not None).without(taken)
        shown = taken | _shown(told)
        never = mine | others | _ruled_out_by_replies(told).without(shown)
        return _Frame(shown, never, taken, len(took), _dealt(told, never))

    def with_cards_left(self, told: ToldDeal) -> Iterator["_Frame"]:
        talon = told.talon[told.took(told.other).stop :]
        known = Hand.of(card for card in talon if card is not None)
        free = WHOLE_PACK.without(self.never | self.must | Hand.of(self.dealt or ()))
        for unknown in combinations(sorted(free, key=lambda card: card.rank), talon.count(None)):
            yield replace(self, never=self.never | Hand.of(unknown), left=known | Hand.of(unknown))

    def fits(self, held: Hand) -> bool:
        return self.filled(held) is not None

    def filled(self, held: Hand) -> Hand | None:
        if held & self.never:
            return None
        free = WHOLE_PACK.without(self.never)
        if self.dealt is None:
            return _up_to(12, held, free)
        dealt = Hand.of(self.dealt)
        kept = _up_to(12 - self.number, held & dealt, free & dealt)
        drawn = _up_to(self.number, held.without(dealt), free.without(dealt))
        return None if kept is None or drawn is None else kept | drawn


def _up_to(number: int, held: Hand, free: Hand) -> Hand | None:
    missing = number - len(held)
    more = list(free.without(held))[: max(missing, 0)]
    return held | Hand.of(more) if len(more) == missing else None


def _dealt(told: ToldDeal, never: Hand) -> Cards | None:
    """Returns the other player's hand as dealt, if known.

    For a carte blanche not yet shown, returns the first possible hand.
    """
    dealt = told.hands[told.other]
    if dealt is None and CarteBlanche(told.other) in told.actions:
        return tuple(WHOLE_PACK.without(never | COURT_CARDS))[:12]
    return dealt


def _shown(told: ToldDeal) -> Hand:
    cards = [card for action in told.actions if action.seat == told.other for card in shown_in(action)]
    return Hand.of(cards)


def _ruled_out_by_replies(told: ToldDeal) -> Hand:
    """Returns cards that the other player cannot hold, because they would have had to play one to an earlier lead."""
    plays, gone = [action for action in told.actions if isinstance(action, Play)], 0
    for lead, reply in zip(plays[::2], plays[1::2], strict=False):
        if reply.seat == told.other:
            gone |= ruled_out(lead.card, reply.card, told.rules.following)
    return Hand(gone)


def _choose(must: Hand, wanted: list[tuple[Hand, ...]], fits: Callable[[Hand], bool]) -> list[Hand] | None:
    if not fits(must):
        return None
    if not wanted:
        return []
    for group in sorted(wanted[0], key=lambda group: len(group.without(must))):
        if (rest := _choose(must | group, wanted[1:], fits)) is not None:
            return [group, *rest]
    return None


# The whole deal.


def _filled(told: ToldDeal, frame: _Frame, mine: Cards, groups: Iterator[Hand]) -> PlausibleDeal:
    chosen = list(groups)
    hand = frame.filled(Hand.of(card for group in (frame.must, *chosen) for card in group))
    assert hand is not None  # noqa: S101 - _choose has checked it
    drawn, out, dealt = _exchange(told, frame, hand, Hand.of(mine))
    talon = _talon(told, drawn, Hand.of(mine) | hand | Hand.of(out))
    words = iter(chosen)
    actions = tuple(_in_full(told, action, out, words) for action in told.actions)
    return PlausibleDeal((mine, dealt) if told.eye == 0 else (dealt, mine), talon, actions)


def _exchange(told: ToldDeal, frame: _Frame, hand: Hand, mine: Hand) -> tuple[Cards, Cards, Cards]:
    number = frame.number - len(frame.taken)
    if frame.dealt is not None:
        dealt = Hand.of(frame.dealt)
        return tuple(hand.without(dealt | frame.taken)), tuple(dealt.without(hand)), frame.dealt
    seen = Hand.of(card for card in told.talon if card is not None) | (frame.left or 0)
    drawn = tuple(hand.without(frame.taken))[:number]
    out = tuple(WHOLE_PACK.without(mine | hand | seen))[: frame.number]
    return drawn, out, tuple(hand.without(frame.taken | Hand.of(drawn)) | Hand.of(out))


def _talon(told: ToldDeal, drawn: Cards, elsewhere: Hand) -> Cards:
    seen = Hand.of(card for card in told.talon if card is not None)
    theirs, rest = iter(drawn), iter(WHOLE_PACK.without(elsewhere | seen))
    took = told.took(told.other)
    found = [
        card if card is not None else next(theirs if at in took else rest, None) for at, card in enumerate(told.talon)
    ]
    if None in found:
        raise Impossible
    return tuple(card for card in found if card is not None)


def _in_full(told: ToldDeal, action: ToldAction, out: Cards, groups: Iterator[Hand]) -> Action:
    match action:
        case SeenExchange(seat=seat):
            return Exchange(seat, out)
        case SeenCall(seat=seat, kind=kind):
            return Call(seat, kind, (tuple(next(groups)),))
        case SeenAnswer(seat=seat, kind=kind):
            hidden = groups_behind(told, action, None) is not None
            return Answer(seat, kind, tuple(next(groups)) if hidden else ())
        case NameSuit(seat=seat) if seat == told.other:
            next(groups)
            return action
        case _:
            return action
