"""Master's opinion of a turn: its action, the others that it weighed, their worths, and the reasons.

Worths can be compared only within one turn, since the same deals are imagined for all actions of a turn.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from bot.computer.choices.call_values import worth_of_words
from bot.computer.levels.complete_player import CompletePlayer
from bot.computer.levels.house_players import PLAYERS
from bot.computer.levels.thinking_player import worth_of
from bot.computer.opinion.card_reasons import reasons_to_play
from bot.computer.opinion.discard_reasons import reasons_to_discard
from bot.computer.opinion.reasons import Better, OnAverage, Opinion, Reason
from bot.computer.opinion.telling_apart import telling_apart
from bot.computer.opinion.word_reasons import reasons_to_say, reasons_to_say_no_more
from bot.computer.players.player import Turn, Weighed
from bot.computer.search.dice import dice_of
from bot.piquet import calls
from bot.piquet.actions import Action, Answer, Call, Concede, Exchange, NameSuit, Play
from bot.piquet.cards import Hand
from bot.piquet.reckoning import BEFORE_THE_PLAY, points_of
from bot.piquet.view import DealView

AS_GOOD: Final = 0.05
"""Actions that differ by less than this count as equal, in points."""


def opinions(turn: Turn, seed: int = 0) -> tuple[Opinion, ...]:
    """The action of master of this seed, then the others that it weighed. Raises ValueError like ``Turn.seat``."""
    deal, plain = turn.deal, worth_of(turn).plain
    played = _made_in_play(deal) if plain else 0
    found = [
        Opinion(action, None if worth is None else worth - played, reasons_for(deal, action), plain)
        for action, worth in _weighed(turn, seed)
    ]
    best, *others = found
    return (_best_of(deal, best, others), *(_compared(deal, other, best) for other in others))


def against(deal: DealView, best: Opinion, other: Action, less: float) -> Opinion:
    """The best action with its difference from another, worth so much less: reasons, or by how much."""
    told = telling_apart(deal, reasons_for(deal, best.action), other)
    return replace(best, reasons=told or (Better(less) if less >= AS_GOOD else OnAverage(),))


def _best_of(deal: DealView, best: Opinion, others: Sequence[Opinion]) -> Opinion:
    """The best action compared with the next that is worth less; if none is, with the first that is worth as much."""
    if not others:
        return best if best.reasons else replace(best, reasons=(OnAverage(),))
    differences = [0.0 if best.worth is None or one.worth is None else best.worth - one.worth for one in others]
    at = next((at for at, less in enumerate(differences) if less >= AS_GOOD), 0)
    return against(deal, best, others[at].action, differences[at])


def _compared(deal: DealView, opinion: Opinion, best: Opinion) -> Opinion:
    return replace(opinion, reasons=telling_apart(deal, opinion.reasons, best.action))


def reasons_for(deal: DealView, action: Action) -> tuple[Reason, ...]:
    """The reasons for an action that the view's seat may do now."""
    return tuple(_reasons(deal, action))


def _reasons(deal: DealView, action: Action) -> Iterator[Reason]:
    match action:
        case Exchange():
            return reasons_to_discard(deal, Hand.of(action.cards))
        case Play():
            return chain(reasons_to_say_no_more(deal), reasons_to_play(deal, action.card))
        case NameSuit():
            return chain(reasons_to_say_no_more(deal), reasons_to_say(deal, action))
        case Concede():
            return iter(())
        case word:
            return reasons_to_say(deal, word)


def _weighed(turn: Turn, seed: int) -> list[Weighed]:
    """The actions that master weighed. Calls and answers come with the alternative words, valued by the estimate."""
    master = PLAYERS["master"](seed)
    assert isinstance(master, CompletePlayer)  # noqa: S101 - every level that thinks is one
    weighed = master.weighed(turn)
    first = weighed[0].action
    said = _other_words(turn.deal, first)
    if len(weighed) > 1 or not said:
        return weighed
    worth = worth_of_words(turn.deal, [first, *said], dice_of(seed, turn.deal), worth_of(turn))
    others = sorted(zip(said, worth[1:], strict=True), key=lambda each: -each[1])
    return [Weighed(first, worth[0]), *(Weighed(word, value) for word, value in others if value <= worth[0])]


def _other_words(deal: DealView, first: Action) -> list[Action]:
    """The other words that may be said: nothing at all, or all that is held."""
    match first:
        case Call(seat, kind) if seat == deal.elder:
            held = calls.best_call(deal.rules, kind, deal.hand)
            words = [Call(seat, kind, tuple(map(tuple, held))), Call(seat, kind, ())]
            return [word for word in dict.fromkeys(words) if set(word.hands) != set(first.hands)]
        case Answer(seat, kind, cards):
            return [Answer(seat, kind, ())] if cards else []
        case _:
            return []


def _made_in_play(deal: DealView) -> int:
    """The eye's points made in play less the other player's; the worth of a card includes them."""
    if deal.eye is None:
        return 0
    mine = points_of(item for item in deal.items if item.reason not in BEFORE_THE_PLAY)
    return mine[deal.eye] - mine[1 - deal.eye]
