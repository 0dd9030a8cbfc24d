"""Makes a problem from a turn if the master level's best choice is clearly best with each of three seeds."""

from collections.abc import Sequence
from typing import Final

from ... import calls
from ...actions import Action, Exchange, Play, same
from ...record import Json
from ...view import DealView
from ..levels.house_players import PLAYERS
from ..levels.thinking_player import worth_of
from ..opinion.opinion import evaluate
from ..opinion.reasons import Opinion
from ..players.greedy import GreedyPlayer
from ..players.player import Turn
from .options import (
    Option,
    card_options,
    choices_of,
    discard_options,
    imagined,
    touching,
    word_options,
    words_of,
)
from .problem import CLEAR, Grade, PiquetProblem, Topic, alike

SEEDS: Final = (0, 1, 2)
"""The master level's seeds, which must agree. Advice uses the first."""
EVIDENT: Final = 3.5
"""The lead, in points, that makes an exchange medium and not hard, if the greedy player misses it."""
_LEAST_CARDS: Final = 3
"""With fewer different cards there is little to think about."""


def posed(turn: Turn, record: Json, number: int) -> PiquetProblem | None:
    """Returns a turn's problem, or None if the turn offers no choice or no clearly best one.

    ``record`` is the turn's view as a record.
    """
    topic = topic_of(turn.deal)
    if topic is None:
        return None
    options = _options(turn, topic)
    if len(options) < 2:
        return None
    best, *others = options
    if not _all_clear(options):
        return None
    return PiquetProblem(
        number=number,
        grade=grade_of(turn, best.actions, best.worth - others[0].worth),
        topic=topic,
        seat=turn.seat,
        plain=worth_of(turn).plain,
        record=record,
        choices=choices_of(turn.deal, options),
    )


def topic_of(deal: DealView) -> Topic | None:
    """Returns the topic of the viewing seat's decision, or None if the decision cannot be a problem."""
    if deal.exchange_limits:
        return Topic.EXCHANGE
    if deal.pending:
        return Topic.CALLS if calls.groups(deal.rules, deal.pending.kind, deal.hand) else None
    if any(calls.best_call(deal.rules, kind, deal.hand) for kind in deal.open_kinds):
        return Topic.CALLS
    if not deal.playable or deal.misere:
        return None
    return Topic.LEAD if deal.led is None else Topic.FOLLOW


def _all_clear(options: Sequence[Option]) -> bool:
    best, *others = options
    return all(one - two >= CLEAR for other in others for one, two in zip(best.worths, other.worths, strict=True))


def _options(turn: Turn, topic: Topic) -> list[Option]:
    if topic is Topic.CALLS:
        return _words(turn)
    found: list[tuple[Opinion, ...]] = []
    # Master discards alike with every seed.
    for seed in SEEDS[:1] if topic is Topic.EXCHANGE else SEEDS:
        found.append(evaluate(turn.deal, turn.standing, seed))
        if not _agree(turn.deal, found):
            return []
    if topic is Topic.EXCHANGE:
        options = discard_options(turn, found[0], [imagined(turn.deal, seed) for seed in SEEDS])
    elif len(options := card_options(turn.deal, found)) < _LEAST_CARDS:
        return []
    options.sort(key=lambda option: -option.worth)
    # On more deals than master considers, another discard may turn out to be better.
    mastered = options and any(same(found[0][0].action, action) for action in options[0].actions)
    return options if mastered else []


def _words(turn: Turn) -> list[Option]:
    options = word_options(turn, list(words_of(turn.deal, turn.seat)), SEEDS)
    options.sort(key=lambda option: -option.worth)
    says = options[0].actions[0]
    chosen = (PLAYERS["master"](seed).choose(turn) for seed in SEEDS)
    agreed = (alike(Topic.CALLS, one, says) for one in chosen)
    return options if len(options) > 1 and _all_clear(options) and all(agreed) else []


def _agree(deal: DealView, found: Sequence[tuple[Opinion, ...]]) -> bool:
    first, newest = found[0][0], found[-1]
    best, *others = newest
    if best.worth is None or not others or not _equivalent(deal, first.action, best.action):
        return False
    apart = [one.worth for one in others if one.worth is not None and not _equivalent(deal, best.action, one.action)]
    return bool(apart) and best.worth - max(apart) >= CLEAR


def _equivalent(deal: DealView, one: Action, other: Action) -> bool:
    if isinstance(one, Play) and isinstance(other, Play):
        return other.card in touching(deal, one.card)
    return same(one, other)


def grade_of(turn: Turn, best: Sequence[Action], lead: float) -> Grade:
    """Returns how difficult it is to find one of the ``best`` actions, worth ``lead`` points more than the next."""

    topic = topic_of(turn.deal)
    assert topic is not None  # noqa: S101 - the turn makes a problem

    def finds(action: Action) -> bool:
        return any(alike(topic, action, one) for one in best)

    if finds(GreedyPlayer().choose(turn)):
        return Grade.EASY
    if isinstance(best[0], Exchange):
        return Grade.MEDIUM if lead >= EVIDENT else Grade.HARD
    return Grade.MEDIUM if all(finds(PLAYERS["expert"](seed).choose(turn)) for seed in SEEDS) else Grade.HARD
