"""Makes a problem of a turn, if master's best choice is clearly better than the next with each of three seeds."""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from bot.computer.choices.call_values import worth_of_words
from bot.computer.choices.discard_choice import ImaginedDeals
from bot.computer.levels.house_players import PLAYERS
from bot.computer.levels.thinking_player import worth_of
from bot.computer.opinion.card_reasons import other_may_hold
from bot.computer.opinion.judgement import DEALS, same
from bot.computer.opinion.opinion import accounting_for, opinions, reasons_for, telling_apart
from bot.computer.opinion.reasons import Opinion
from bot.computer.players import greedy
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Turn
from bot.computer.problems.problem import CLEAR, Choice, Grade, PiquetProblem, Topic
from bot.computer.search.dice import Dice, dice_of
from bot.piquet import calls
from bot.piquet.actions import Action, Answer, Call, Exchange, Play
from bot.piquet.cards import WRITING_ORDER, Card, Hand
from bot.piquet.record import Json
from bot.piquet.rules import KINDS, POINT
from bot.piquet.view import DealView

SEEDS: Final = (0, 1, 2)
"""The seeds of master that must agree. The first is that of its advice."""
EVIDENT: Final = 3.5
"""The lead, in points, that makes an exchange missed by the rules of thumb a problem of the middle grade."""
_LEAST_CARDS: Final = 3
"""The least number of different cards to choose from; with fewer there is little to think about."""
_DISCARDS: Final = 4
"""The number of discards offered."""


class _Option(NamedTuple):
    """Equivalent actions, and their worth with each seed."""

    actions: tuple[Action, ...]
    worths: tuple[float, ...]

    @property
    def worth(self) -> float:
        return round(fmean(self.worths), 1)


def posed(turn: Turn, record: Json, number: int) -> PiquetProblem | None:
    """The problem of a turn, given its view as a record; None if the best choice is not clear, or hardly a choice."""
    topic = topic_of(turn.deal)
    if topic is None:
        return None
    options = _options(turn, topic)
    if len(options) < 2:
        return None
    best, *others = options
    if not _all_clear(options):
        return None
    choices = [_choice(turn.deal, option, best) for option in options]
    choices.sort(key=lambda choice: _order(choice.actions[0]))
    grade = grade_of(turn, best.actions, best.worth - others[0].worth)
    return PiquetProblem(number, grade, topic, turn.seat, worth_of(turn).plain, record, tuple(choices))


def topic_of(deal: DealView) -> Topic | None:
    """The topic of a problem of this turn; None if the turn makes no problem."""
    if deal.exchange_limits:
        return Topic.EXCHANGE
    if deal.pending:
        return Topic.CALLS if calls.groups(deal.rules, deal.pending.kind, deal.hand) else None
    if any(calls.best_call(deal.rules, kind, deal.hand) for kind in deal.open_kinds):
        return Topic.CALLS
    if not deal.playable or deal.misere:
        return None
    return Topic.LEAD if deal.led is None else Topic.FOLLOW


def _all_clear(options: Sequence[_Option]) -> bool:
    """True if the first option is clearly better than each other one with every seed."""
    best, *others = options
    return all(one - two >= CLEAR for other in others for one, two in zip(best.worths, other.worths, strict=True))


def _options(turn: Turn, topic: Topic) -> list[_Option]:
    """The choices of the problem, best first; fewer than two if the seeds disagree."""
    if topic is Topic.CALLS:
        return _words(turn)
    found: list[tuple[Opinion, ...]] = []
    for seed in SEEDS:
        found.append(opinions(turn, seed))
        if not _agree(turn.deal, found):
            return []
    options = _discards(turn, found) if topic is Topic.EXCHANGE else _cards(turn.deal, found)
    options.sort(key=lambda option: -option.worth)
    # On more deals than master considers, another discard may turn out to be better.
    mastered = options and any(same(found[0][0].action, action) for action in options[0].actions)
    return options if mastered else []


def _agree(deal: DealView, found: Sequence[tuple[Opinion, ...]]) -> bool:
    """True if all seeds choose the same, and the newest finds it clearly better than every different action."""
    first, newest = found[0][0], found[-1]
    best, *others = newest
    if best.worth is None or not others or not _alike(deal, first.action, best.action):
        return False
    apart = [one.worth for one in others if one.worth is not None and not _alike(deal, best.action, one.action)]
    return bool(apart) and best.worth - max(apart) >= CLEAR


def _alike(deal: DealView, one: Action, other: Action) -> bool:
    """True if two actions are equivalent: the same words, the same discard, or touching cards."""
    if isinstance(one, Play) and isinstance(other, Play):
        return other.card in touching(deal, one.card)
    return same(one, other)


def touching(deal: DealView, card: Card) -> Hand:
    """The playable cards equivalent to this one, with no card between them that the other player may hold."""
    theirs = other_may_hold(deal).suited(card.suit)
    mine = deal.playable.suited(card.suit)

    def apart(other: Card) -> bool:
        low, high = sorted((card, other))
        return any(low < one < high for one in theirs) or any(
            low < one < high for one in (deal.led,) if one is not None
        )

    return Hand.of(other for other in mine if not apart(other))


def _cards(deal: DealView, found: Sequence[Sequence[Opinion]]) -> list[_Option]:
    worths = {card: tuple(_worth_of(opinions, card) for opinions in found) for card in deal.playable}
    groups = {touching(deal, card) for card in deal.playable}
    if len(groups) < _LEAST_CARDS:
        return []
    options = []
    for group in groups:
        cards = sorted(group, reverse=True)
        means = tuple(map(fmean, zip(*(worths[card] for card in cards), strict=True)))
        options.append(_Option(tuple(Play(deal.eye or 0, card) for card in cards), means))
    return options


def _worth_of(opinions: Iterable[Opinion], card: Card) -> float:
    return next(one.worth or 0.0 for one in opinions if isinstance(one.action, Play) and one.action.card == card)


def _words(turn: Turn) -> list[_Option]:
    """The words possible now, valued with each seed, best first; none if unclear, or if master disagrees."""
    deal, worth = turn.deal, worth_of(turn)
    words = list(_words_of(deal, turn.seat))
    worths = [worth_of_words(deal, words, dice_of(seed, deal), worth) for seed in SEEDS]
    found = [_Option((word,), each) for word, each in zip(words, zip(*worths, strict=True), strict=True)]
    options = _merged(deal, found)
    options.sort(key=lambda option: -option.worth)
    says = options[0].actions[0]
    chosen = (PLAYERS["master"](seed).choose(turn) for seed in SEEDS)
    agreed = (same(one, says) or (isinstance(one, Play) and isinstance(says, Play)) for one in chosen)
    return options if len(options) > 1 and _all_clear(options) and all(agreed) else []


def _merged(deal: DealView, options: Sequence[_Option]) -> list[_Option]:
    """Merges the calls that give up elder's point into one option, worth the better of a sequence and a set."""
    rest = [option for option in options if _gives_up_point(deal, option.actions[0])]
    if not rest:
        return list(options)
    rest.sort(key=lambda option: -option.worth)
    merged = _Option(tuple(action for option in rest for action in option.actions), rest[0].worths)
    return [*(option for option in options if option not in rest), merged]


def _gives_up_point(deal: DealView, action: Action) -> bool:
    elder = deal.eye == deal.elder and POINT in deal.open_kinds
    return isinstance(action, Call) and action.kind is not POINT and elder


def _words_of(deal: DealView, seat: int) -> Iterator[Action]:
    """Offers all that is held of a kind, or nothing. Younger reckons in any order, so only the first kind is named."""
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


def _discards(turn: Turn, found: Sequence[Sequence[Opinion]]) -> list[_Option]:
    """The best discard and a few tempting others, valued on the same imagined deals."""
    deal = turn.deal
    offered: list[Hand] = [_out(found[0][0].action)]
    for out in _tempting(turn, found):
        if len(offered) < _DISCARDS and out not in offered:
            offered.append(out)
    imagining = [ImaginedDeals(deal, Dice(f"{seed} {deal.hand} posed")) for seed in SEEDS]
    for one in imagining:
        one.value_by(worth_of(turn))
    options = []
    for out in offered:
        worths = tuple(one.worth(deal.hand.without(out), 0, DEALS) / DEALS for one in imagining)
        options.append(_Option((Exchange(turn.seat, tuple(out)),), worths))
    return options


def _tempting(turn: Turn, found: Sequence[Sequence[Opinion]]) -> Iterator[Hand]:
    """The next best discard, that of the rules of thumb, and then the weighed ones least like the best."""
    weighed = [_out(one.action) for one in found[0]]
    best, second, *others = weighed
    yield second
    yield Hand.of(greedy.discards(turn.deal))
    yield from sorted(others, key=lambda out: -len(out.without(best)))


def _out(action: Action) -> Hand:
    if not isinstance(action, Exchange):
        raise TypeError(action)
    return Hand.of(action.cards)


def _choice(deal: DealView, option: _Option, best: _Option) -> Choice:
    if option is best:
        return Choice(option.actions, option.worth)
    action, answer = option.actions[0], best.actions[0]
    reasons = telling_apart(deal, reasons_for(deal, action), answer)
    against = telling_apart(deal, reasons_for(deal, answer), action)
    less = round(best.worth - option.worth, 1)
    return Choice(option.actions, option.worth, reasons, accounting_for(against, less))


def _order(action: Action) -> tuple[int, ...]:
    """Sort key for choices that does not reveal the worth: cards as a hand is written, words by their kind."""
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


def grade_of(turn: Turn, best: Sequence[Action], lead: float) -> Grade:
    """The difficulty of finding the best actions, which are ``lead`` points better than the next. See ``Grade``."""

    def finds(action: Action) -> bool:
        return any(same(action, one) or (silent(action) and silent(one)) for one in best)

    def silent(action: Action) -> bool:
        return topic_of(turn.deal) is Topic.CALLS and isinstance(action, Play)

    if finds(GreedyPlayer().choose(turn)):
        return Grade.EASY
    if isinstance(best[0], Exchange):
        return Grade.MEDIUM if lead >= EVIDENT else Grade.HARD
    return Grade.MEDIUM if all(finds(PLAYERS["club"](seed).choose(turn)) for seed in SEEDS) else Grade.HARD
