from collections.abc import Sequence

from ...actions import Action, Answer, Call, Exchange, Play
from ..levels.thinking_player import worth_of
from ..opinion.opinion import evaluate
from ..opinion.reasons import Opinion
from ..players.player import Turn
from .options import (
    Option,
    card_options,
    choices_of,
    discard_options,
    imagined,
    word_options,
    words_of,
)
from .posing import topic_of
from .problem import PiquetQuestion, Topic, alike, place_of


def question_about(turn: Turn, done: Action, seed: int = 0) -> PiquetQuestion | None:
    """Returns a question asking for a better action than ``done``, or None if no question is possible."""
    found = evaluate(turn.deal, turn.standing, seed)
    topic = _topic(turn, found[0].action, done)
    if topic is None or (found[0].worth is None and topic is not Topic.CALLS):
        return None
    options = _options(turn, topic, found, done, seed)
    options.sort(key=lambda option: -option.worth)
    question = PiquetQuestion(topic, worth_of(turn).plain, choices_of(turn.deal, options))
    place = place_of(question, done)
    return None if place is None or question.is_right(place) else question


def _topic(turn: Turn, best: Action, done: Action) -> Topic | None:
    topic = topic_of(turn.deal)
    # A choice between cards is a question about cards, although words are possible.
    if topic is Topic.CALLS and isinstance(best, Play) and isinstance(done, Play):
        return None if turn.deal.misere else Topic.LEAD if turn.deal.led is None else Topic.FOLLOW
    fitting = {Topic.EXCHANGE: Exchange, Topic.CALLS: Call | Answer | Play, Topic.LEAD: Play, Topic.FOLLOW: Play}
    fits = topic is not None and all(isinstance(action, fitting[topic]) for action in (best, done))
    return topic if fits else None


def _options(turn: Turn, topic: Topic, found: Sequence[Opinion], done: Action, seed: int) -> list[Option]:
    match topic, done:
        case Topic.EXCHANGE, Exchange():
            return discard_options(turn, found, [imagined(turn.deal, seed)], done)
        case Topic.CALLS, _:
            words: list[Action] = []
            for word in (found[0].action, done, *words_of(turn.deal, turn.seat)):
                if not any(alike(topic, word, one) for one in words):
                    words.append(word)
            return word_options(turn, words, [seed])
        case _:
            return card_options(turn.deal, [found])
