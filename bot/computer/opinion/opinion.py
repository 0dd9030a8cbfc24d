"""What master thinks of a turn: what it would do, what else it weighed, what each is worth, and why.

The first opinion is what master does. Worths can be compared only within one turn, since the same deals are imagined
for all actions of a turn.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from bot.computer.calls.call_values import worth_of_words
from bot.computer.levels.complete_player import CompletePlayer, dice_of
from bot.computer.levels.house_players import PLAYERS
from bot.computer.levels.thinking_player import worth_of
from bot.computer.opinion.card_reasons import reasons_to_play
from bot.computer.opinion.discard_reasons import reasons_to_discard
from bot.computer.opinion.reasons import OnAverage, Opinion, Reason
from bot.computer.opinion.word_reasons import reasons_to_say, reasons_to_say_no_more
from bot.computer.players.player import Turn, Weighed
from bot.piquet import calls
from bot.piquet.actions import Action, Answer, Bid, Call, CarteBlanche, Concede, Exchange, Look, Pass, Play, Yes
from bot.piquet.cards import Hand
from bot.piquet.reckoning import BEFORE_THE_PLAY, points_of
from bot.piquet.view import DealView


def opinions(turn: Turn, seed: int = 0) -> tuple[Opinion, ...]:
    """What master of this seed does, and what else it weighed, the best first. Raises ValueError like ``Turn.seat``."""
    deal, plain = turn.deal, worth_of(turn).plain
    played = _made_in_play(deal) if plain else 0
    found = [
        Opinion(action, None if worth is None else worth - played, reasons_for(deal, action), plain)
        for action, worth in _weighed(turn, seed)
    ]
    best = found[0]
    return (best if best.reasons else replace(best, reasons=(OnAverage(),)), *found[1:])


def reasons_for(deal: DealView, action: Action) -> tuple[Reason, ...]:
    """What speaks for an action that the view's seat may do now."""
    return tuple(_reasons(deal, action))


def _reasons(deal: DealView, action: Action) -> Iterator[Reason]:
    match action:
        case Exchange():
            return reasons_to_discard(deal, Hand.of(action.cards))
        case Play():
            return chain(reasons_to_say_no_more(deal), reasons_to_play(deal, action.card))
        case Answer() | Bid() | Call() | CarteBlanche() | Look() | Pass() | Yes():
            return reasons_to_say(deal, action)
        case Concede():
            return iter(())


def _weighed(turn: Turn, seed: int) -> list[Weighed]:
    """What master weighed. Calls and answers come with the words that may be said instead, valued by the estimate."""
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
