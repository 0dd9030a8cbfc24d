"""Makes a question's choices: discards, calls and answers, or groups of touching (equivalent) cards."""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from ... import calls
from ...actions import Action, Answer, Call, Exchange, Play
from ...cards import WRITING_ORDER, Card, Hand
from ...rules import KINDS, POINT
from ...view import DealView
from ..choices.call_values import worth_of_words
from ..choices.discard_choice import ImaginedDeals
from ..levels.thinking_player import worth_of
from ..opinion.card_reasons import other_may_hold
from ..opinion.judgement import DEALS
from ..opinion.opinion import accounting_for, reasons_for, telling_apart
from ..opinion.reasons import Opinion
from ..players import greedy
from ..players.player import Turn
from ..search.dice import Dice, dice_of
from .problem import Choice

_DISCARDS: Final = 4


class Option(NamedTuple):
    """Equivalent actions, and their worth for each seed of the master level."""

    actions: tuple[Action, ...]
    worths: tuple[float, ...]

    @property
    def worth(self) -> float:
        return round(fmean(self.worths), 1)


def choices_of(deal: DealView, options: Sequence[Option]) -> tuple[Choice, ...]:
    """Turns options, sorted best first, into choices in the order shown to players."""
    choices = [_choice(deal, option, options[0]) for option in options]
    return tuple(sorted(choices, key=lambda choice: _order(choice.actions[0])))


def _choice(deal: DealView, option: Option, best: Option) -> Choice:
    if option is best:
        return Choice(option.actions, option.worth)
    action, answer = option.actions[0], best.actions[0]
    reasons = telling_apart(deal, reasons_for(deal, action), answer)
    against = telling_apart(deal, reasons_for(deal, answer), action)
    less = round(best.worth - option.worth, 1)
    return Choice(option.actions, option.worth, reasons, accounting_for(against, less))


def _order(action: Action) -> tuple[int, ...]:
    # The order shown must not reveal the worth.
    match action:
        case Play(card=card):
            return (WRITING_ORDER.index(card),)
        case Exchange(cards=cards):
            return tuple(WRITING_ORDER.index(card) for card in Hand.of(cards))
        case Call(kind=kind):
            return (KINDS.index(kind) - len(KINDS),)
        case Answer(cards=cards):
            return (-len(cards),)
        case _:
            return ()


# The cards.


def touching(deal: DealView, card: Card) -> Hand:
    """Returns the playable cards equivalent to this one: the other player can hold no card between them."""
    theirs = other_may_hold(deal).suited(card.suit)
    mine = deal.playable.suited(card.suit)

    def apart(other: Card) -> bool:
        low, high = sorted((card, other))
        return any(low < one < high for one in theirs) or any(
            low < one < high for one in (deal.led,) if one is not None
        )

    return Hand.of(other for other in mine if not apart(other))


def card_options(deal: DealView, found: Sequence[Sequence[Opinion]]) -> list[Option]:
    worths = {card: tuple(_worth_of(opinions, card) for opinions in found) for card in deal.playable}
    options = []
    for group in {touching(deal, card) for card in deal.playable}:
        cards = sorted(group, reverse=True)
        means = tuple(map(fmean, zip(*(worths[card] for card in cards), strict=True)))
        options.append(Option(tuple(Play(deal.eye or 0, card) for card in cards), means))
    return options


def _worth_of(opinions: Iterable[Opinion], card: Card) -> float:
    return next(one.worth or 0.0 for one in opinions if isinstance(one.action, Play) and one.action.card == card)


# Words.


def word_options(turn: Turn, words: Sequence[Action], seeds: Sequence[int]) -> list[Option]:
    deal, worth = turn.deal, worth_of(turn)
    worths = [worth_of_words(deal, words, dice_of(seed, deal), worth) for seed in seeds]
    return _merged(deal, [Option((word,), each) for word, each in zip(words, zip(*worths, strict=True), strict=True)])


def _merged(deal: DealView, options: Sequence[Option]) -> list[Option]:
    rest = [option for option in options if _gives_up_point(deal, option.actions[0])]
    if not rest:
        return list(options)
    rest.sort(key=lambda option: -option.worth)
    merged = Option(tuple(action for option in rest for action in option.actions), rest[0].worths)
    return [*(option for option in options if option not in rest), merged]


def _gives_up_point(deal: DealView, action: Action) -> bool:
    elder = deal.eye == deal.elder and POINT in deal.open_kinds
    return isinstance(action, Call) and action.kind is not POINT and elder


def words_of(deal: DealView, seat: int) -> Iterator[Action]:
    """Yields the calls or answers to choose from: everything held in a kind, or nothing.

    Offers younger only one kind, because kinds may be reckoned in any order.
    """
    if deal.pending:
        kind = deal.pending.kind
        yield Answer(seat, kind, tuple(calls.groups(deal.rules, kind, deal.hand)[0]))
        yield Answer(seat, kind, ())
        return
    held = [(kind, calls.best_call(deal.rules, kind, deal.hand)) for kind in deal.open_kinds]
    named = [Call(seat, kind, tuple(map(tuple, groups))) for kind, groups in held if groups]
    yield from named if seat == deal.elder else named[:1]
    if deal.playable:
        yield Play(seat, max(deal.playable))


# Discards.


def discard_options(
    turn: Turn, opinions: Sequence[Opinion], imagining: Sequence[ImaginedDeals], *others: Exchange
) -> list[Option]:
    """Returns options for the best discard, ``others``, and a few tempting discards."""
    deal = turn.deal
    offered = [cards_out(opinions[0].action)]
    for out in (*map(cards_out, others), *_tempting(turn, opinions)):
        if len(offered) < _DISCARDS and out not in offered:
            offered.append(out)
    for one in imagining:
        one.value_by(worth_of(turn))
    options = []
    for out in offered:
        worths = tuple(one.worth(deal.hand.without(out), 0, DEALS) / DEALS for one in imagining)
        options.append(Option((Exchange(turn.seat, tuple(out)),), worths))
    return options


def imagined(deal: DealView, seed: int) -> ImaginedDeals:
    return ImaginedDeals(deal, Dice(f"{seed} {deal.hand} posed"))


def _tempting(turn: Turn, opinions: Sequence[Opinion]) -> Iterator[Hand]:
    best, *others = [cards_out(one.action) for one in opinions]
    yield from others[:1]
    yield Hand.of(greedy.discards(turn.deal))
    yield from sorted(others[1:], key=lambda out: -len(out.without(best)))


def cards_out(action: Action) -> Hand:
    if not isinstance(action, Exchange):
        raise TypeError(action)
    return Hand.of(action.cards)
