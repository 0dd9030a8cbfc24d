"""A whole deal supposed, that looks to one seat just as it was told of a deal.

What the seat may not know is filled in: the other's hand after his exchange first, so that it holds all that he has
shown and played and some group for each word that he said, then what he put out, and the talon. Whatever else a hand
holds, it may have said the same: so the first that fits will do.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.piquet.actions import Action, Answer, Call, Cards, CarteBlanche, Exchange, Play
from bot.piquet.cards import COURT_CARDS, SUIT_BITS, WHOLE_PACK, Hand
from bot.piquet.possible_groups import Impossible, groups_behind
from bot.piquet.told_deal import ToldAction, ToldDeal
from bot.piquet.view import SeenAnswer, SeenCall, SeenExchange


@dataclass(frozen=True, slots=True)
class Supposed:
    """A whole deal: both hands as dealt, the talon, and what was done."""

    dealt: tuple[Cards, Cards]
    talon: Cards
    actions: tuple[Action, ...]


def suppose(sight: ToldDeal) -> Supposed:
    """A deal that looks so, if any does. Raises Impossible; the rules may still refuse what was done in it."""
    mine = sight.hands[sight.eye]
    if mine is None or max(sight.took(0).stop, sight.took(1).stop) > len(sight.talon):
        raise Impossible
    frame = _Frame.of(sight, Hand.of(mine))
    said = [(action, groups_behind(sight, action)) for action in sight.actions]
    groups = _choose(frame.must, [found for _, found in said if found is not None], frame.fits)
    if groups is None:
        raise Impossible
    return _filled(sight, frame, mine, iter(groups))


@dataclass(frozen=True, slots=True)
class _Frame:
    """What the other's hand after his exchange has to be, or his hand as dealt while he has not exchanged.

    ``must`` are cards that it holds, ``never`` those that it does not; ``number`` of it he drew, ``taken`` among them;
    ``dealt`` is what he had before, where that is known or may as well be supposed.
    """

    must: Hand
    never: Hand
    taken: Hand
    number: int
    dealt: Cards | None

    @staticmethod
    def of(sight: ToldDeal, mine: Hand) -> "_Frame":
        took = sight.took(sight.other)
        taken = Hand.of(card for at in took if (card := sight.talon[at]) is not None)
        others = Hand.of(card for card in sight.talon if card is not None).without(taken)
        shown = taken | _shown(sight)
        never = mine | others | _suits_gone(sight).without(shown)
        return _Frame(shown, never, taken, len(took), _dealt(sight, never))

    def fits(self, held: Hand) -> bool:
        """Whether the hand may hold these cards, and others to be twelve."""
        return self.filled(held) is not None

    def filled(self, held: Hand) -> Hand | None:
        """A hand of twelve that holds these cards."""
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


def _dealt(sight: ToldDeal, never: Hand) -> Cards | None:
    """A carte blanche that is announced and not shown yet is any hand without a court card."""
    told = sight.hands[sight.other]
    if told is None and CarteBlanche(sight.other) in sight.actions:
        return tuple(WHOLE_PACK.without(never | COURT_CARDS))[:12]
    return told


def _shown(sight: ToldDeal) -> Hand:
    """The cards that the other has played, and those of his words that are told in full."""
    cards = [card for action in sight.actions if action.seat == sight.other for card in _named(action)]
    return Hand.of(cards)


def _named(action: ToldAction) -> Cards:
    match action:
        case Play(card=card):
            return (card,)
        case Call(groups=groups):
            return tuple(card for group in groups for card in group)
        case Answer(cards=cards):
            return cards
        case _:
            return ()


def _suits_gone(sight: ToldDeal) -> Hand:
    """The suits to which the other has not followed."""
    plays, gone = [action for action in sight.actions if isinstance(action, Play)], 0
    for lead, reply in zip(plays[::2], plays[1::2], strict=False):
        if reply.seat == sight.other and reply.card.suit is not lead.card.suit:
            gone |= SUIT_BITS[lead.card.suit]
    return Hand(gone)


def _choose(must: Hand, wanted: list[tuple[Hand, ...]], fits: Callable[[Hand], bool]) -> list[Hand] | None:
    """One group for each word, so that a hand may hold them all."""
    if not fits(must):
        return None
    if not wanted:
        return []
    for group in sorted(wanted[0], key=lambda group: len(group.without(must))):
        if (rest := _choose(must | group, wanted[1:], fits)) is not None:
            return [group, *rest]
    return None


# The whole deal.


def _filled(sight: ToldDeal, frame: _Frame, mine: Cards, groups: Iterator[Hand]) -> Supposed:
    chosen = list(groups)
    hand = frame.filled(Hand.of(card for group in (frame.must, *chosen) for card in group))
    assert hand is not None  # noqa: S101 - the groups were chosen so that there is one
    drawn, out, dealt = _exchange(sight, frame, hand, Hand.of(mine))
    talon = _talon(sight, drawn, Hand.of(mine) | hand | Hand.of(out))
    words = iter(chosen)
    actions = tuple(_in_full(sight, action, out, words) for action in sight.actions)
    return Supposed((mine, dealt) if sight.eye == 0 else (dealt, mine), talon, actions)


def _exchange(sight: ToldDeal, frame: _Frame, hand: Hand, mine: Hand) -> tuple[Cards, Cards, Cards]:
    """What the other drew of what the eye has not seen, what he put out, and what he was dealt."""
    number = frame.number - len(frame.taken)
    if frame.dealt is not None:
        dealt = Hand.of(frame.dealt)
        return tuple(hand.without(dealt | frame.taken)), tuple(dealt.without(hand)), frame.dealt
    seen = Hand.of(card for card in sight.talon if card is not None)
    drawn = tuple(hand.without(frame.taken))[:number]
    out = tuple(WHOLE_PACK.without(mine | hand | seen))[: frame.number]
    return drawn, out, tuple(hand.without(frame.taken | Hand.of(drawn)) | Hand.of(out))


def _talon(sight: ToldDeal, drawn: Cards, elsewhere: Hand) -> Cards:
    seen = Hand.of(card for card in sight.talon if card is not None)
    his, rest = iter(drawn), iter(WHOLE_PACK.without(elsewhere | seen))
    took = sight.took(sight.other)
    found = [
        card if card is not None else next(his if at in took else rest, None) for at, card in enumerate(sight.talon)
    ]
    if None in found:
        raise Impossible
    return tuple(card for card in found if card is not None)


def _in_full(sight: ToldDeal, action: ToldAction, out: Cards, groups: Iterator[Hand]) -> Action:
    match action:
        case SeenExchange(seat=seat):
            return Exchange(seat, out)
        case SeenCall(seat=seat, kind=kind):
            return Call(seat, kind, (tuple(next(groups)),))
        case SeenAnswer(seat=seat, kind=kind):
            hidden = groups_behind(sight, action) is not None
            return Answer(seat, kind, tuple(next(groups)) if hidden else ())
        case _:
            return action
