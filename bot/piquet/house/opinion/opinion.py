"""Forms the opinion of the master level on a turn.

Compare worths only within one turn, because its actions are tried on one set of imagined deals.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from ... import calls
from ...actions import Action, Answer, Call, Concede, Exchange, NameSuit, Play
from ...cards import SINGLE, Card, Hand
from ...partie import Standing
from ...view import DealView
from ..choices.call_values import worth_of_words
from ..levels.house_players import player
from ..levels.thinking_player import worth_of
from ..play.card_choice import made_in_play
from ..players.player import FIRST_DEAL, Turn, Weighed, Weigher
from ..search.dice import dice_of
from .card_reasons import driven_out, other_may_hold, reasons_to_play, sure_in, surely_wins
from .discard_reasons import guarded, reasons_to_discard
from .reasons import AS_GOOD, Because, Opinion, Why
from .word_reasons import Word, is_sunk_by, is_sure, reasons_to_say, reasons_to_say_no_more


def evaluate(
    deal: DealView, standing: Standing = FIRST_DEAL, seed: int = 0, level: str = "master"
) -> tuple[Opinion, ...]:
    """Returns a level's chosen action, then the other actions it weighed, with worths and reasons.

    Raises ValueError unless the view belongs to the seat to move, and for an unknown level.

    >>> from piquet import Deal, rules_of, view_of
    >>> from piquet.house import evaluate
    >>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
    >>> for one in evaluate(view_of(deal, 0))[:2]:
    ...     print(one.action, round(one.worth, 1), one.unit)
    0 exchange JH 7H JD TD 9D 2.0 points
    0 exchange QH 7H JD TD 9D 1.0 points
    """
    turn = Turn(deal, standing)
    plain = worth_of(turn).plain
    played = made_in_play(deal) if plain else 0
    found = [
        Opinion(action, None if worth is None else worth - played, reasons_for(deal, action), plain)
        for action, worth in _weighed(turn, seed, level)
    ]
    best, *others = found
    return (_best_of(deal, best, others), *(_compared(deal, other, best) for other in others))


def against(deal: DealView, best: Opinion, other: Action, less: float) -> Opinion:
    """Returns ``best`` with only the reasons that do not hold for ``other``; ``less`` is the difference in worth."""
    told = telling_apart(deal, reasons_for(deal, best.action), other)
    if less >= AS_GOOD:
        told = accounting_for(told, less)
    return replace(best, reasons=told or (Why.ON_AVERAGE(),))


def accounting_for(told: tuple[Because, ...], less: float) -> tuple[Because, ...]:
    """Returns the reasons, adding one for the loss (``less``, in points) if none of them explains it."""
    if all(reason.why is Why.THROWS_DECLARED for reason in told):
        return (*told, Why.BETTER(less))
    return told


def _best_of(deal: DealView, best: Opinion, others: Sequence[Opinion]) -> Opinion:
    if not others:
        return best if best.reasons else replace(best, reasons=(Why.ON_AVERAGE(),))
    differences = [0.0 if best.worth is None or one.worth is None else best.worth - one.worth for one in others]
    at = next((at for at, less in enumerate(differences) if less >= AS_GOOD), 0)
    return against(deal, best, others[at].action, differences[at])


def _compared(deal: DealView, opinion: Opinion, best: Opinion) -> Opinion:
    return replace(opinion, reasons=telling_apart(deal, opinion.reasons, best.action))


def reasons_for(deal: DealView, action: Action) -> tuple[Because, ...]:
    return tuple(_reasons(deal, action))


def _reasons(deal: DealView, action: Action) -> Iterator[Because]:
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


def _weighed(turn: Turn, seed: int, level: str) -> list[Weighed]:
    one = player(level, seed)
    weighed = one.weighed(turn) if isinstance(one, Weigher) else [Weighed(one.choose(turn), None)]
    first = weighed[0].action
    said = _other_words(turn.deal, first)
    if len(weighed) > 1 or not said:
        return weighed
    worth = worth_of_words(turn.deal, [first, *said], dice_of(seed, turn.deal), worth_of(turn))
    others = sorted(zip(said, worth[1:], strict=True), key=lambda each: -each[1])
    return [Weighed(first, worth[0]), *(Weighed(word, value) for word, value in others if value <= worth[0])]


def _other_words(deal: DealView, first: Action) -> list[Action]:
    match first:
        case Call(seat, kind) if seat == deal.elder:
            held = calls.best_call(deal.rules, kind, deal.hand)
            words = [Call(seat, kind, tuple(map(tuple, held))), Call(seat, kind, ())]
            return [word for word in dict.fromkeys(words) if set(word.hands) != set(first.hands)]
        case Answer(seat, kind, cards):
            return [Answer(seat, kind, ())] if cards else []
        case _:
            return []


def telling_apart(deal: DealView, found: tuple[Because, ...], other: Action) -> tuple[Because, ...]:
    """Returns the reasons in ``found`` that do not hold for another action."""
    return tuple(reason for reason in found if not true_of(deal, other, reason))


def true_of(deal: DealView, action: Action, reason: Because) -> bool:
    """Whether a reason found for another action also holds for ``action``."""
    match reason:
        case Because(Why.HOLDS_NONE | Why.HOLDS_HIGH | Why.IS_BEATEN):
            return True  # a fact of the hand, whatever is done
        case Because(Why.SINKS, (kind, group)):
            return is_sunk_by(deal, action, kind, group)
    match action:
        case Exchange():
            return _of_discard(deal, Hand.of(action.cards), reason)
        case Play():
            return _of_card(deal, action.card, reason)
        case Concede():
            return False
        case word:
            return _of_word(deal, word, reason)


def _of_discard(deal: DealView, out: Hand, reason: Because) -> bool:
    kept = deal.hand.without(out)
    match reason:
        case Because(Why.KEEPS, (_, group)):
            return not group.without(kept)
        case Because(Why.DRAWS_FOR, (card, number, _, group)):
            return len(out) >= int(number) and not group.without(kept | SINGLE[card])
        case Because(Why.GUARDS, (card,)):
            return bool(guarded(kept.suited(card.suit), other_may_hold(deal)) == card)
        case Because(Why.GIVES_UP, (cards,)):
            return not cards & kept
        case Because(Why.LEAVES, (number,)):
            _, most = deal.exchange_limits or (0, 0)
            return bool(number == most - len(out))
        case _:
            return False


def _of_card(deal: DealView, card: Card, reason: Because) -> bool:
    out, hand = other_may_hold(deal), deal.hand
    match reason:
        case Because(Why.RUNS, (cards,)):
            sure = sure_in(hand, card.suit, out)
            return len(sure) >= len(cards) and card in sure and surely_wins(deal, card, out)
        case Because(Why.DRIVES_OUT, (higher, then_high)):
            driven = driven_out(hand, card, out)
            return bool(driven and len(driven.args[0]) <= len(higher) and len(driven.args[1]) >= len(then_high))
        case Because(Why.STAYS_GUARDED, (kept,)):
            return bool(guarded(hand.without(SINGLE[card]).suited(kept.suit), out) == kept)
        case Because(Why.HOLDS_UP, (kept,)):
            return not surely_wins(deal, card, out) and bool(card != kept)
        case Because(Why.KEEPS_HIGH, (cards,)):
            return card not in cards
        case _:
            return reason in tuple(reasons_to_play(deal, card))


def _of_word(deal: DealView, word: Word, reason: Because) -> bool:
    match reason, word:
        case Because(Why.IS_SURE, (kind, _)), Call() if word.hands and word.kind is kind:
            return is_sure(deal, word)
        case _:
            return reason in tuple(reasons_to_say(deal, word))
