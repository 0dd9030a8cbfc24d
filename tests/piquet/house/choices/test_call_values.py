"""The values of calls agree with the player's choice of calls."""

import pytest

from bot.piquet.actions import Action, Answer, Call, Exchange, Play
from bot.piquet.cards import Card, Hand, parse_cards
from bot.piquet.house.choices.call_values import worth_of_words
from bot.piquet.house.choices.sinking import CallPlans
from bot.piquet.house.levels.thinking_player import worth_of
from bot.piquet.house.opinion.judgement import judged
from bot.piquet.house.opinion.opinion import evaluate
from bot.piquet.house.opinion.reasons import Why
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.dice import Dice
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Score
from bot.piquet.rules import POINT, SEQUENCE, SET
from bot.piquet.view import view
from tests.piquet.house.choices.test_sinking import exchanged
from tests.support.piquet.deals import dealt_to_elder

QUART = parse_cards("KS QS JS TS")
SEQUENCES = Call(1, SEQUENCE, (QUART, parse_cards("KD QD JD"), parse_cards("KC QC JC")))
SETS = Call(1, SET, tuple(parse_cards(f"{rank}S {rank}D {rank}C") for rank in "KQJ"))
NO_MORE = Play(1, Card.parse("8H"))


def younger(totals: Score, *before: Action) -> Turn:
    deal = exchanged()
    for action in before:
        deal.do(action)
    return Turn(view(deal, 1), Standing(totals, deals=5))


def worths(turn: Turn, *words: Action) -> list[float]:
    return worth_of_words(turn.deal, words, Dice(1), worth_of(turn))


@pytest.mark.parametrize(("totals", "serves"), [((190, 20), False), ((190, 88), True), ((150, 150), True)])
def test_reckoning_is_worth_more_than_sinking_if_points_help(totals: Score, serves: bool) -> None:
    """A player who cannot avoid the rubicon loses one more with each point scored."""
    called, sunk = worths(younger(totals), SEQUENCES, NO_MORE)
    assert (called > sunk) is serves


def test_sinking_what_would_avoid_the_rubicon_costs_more_than_a_hundred() -> None:
    assert judged(younger((190, 88)), NO_MORE).cost > 100
    assert judged(younger((190, 88)), SEQUENCES).cost == 0


def test_reckoning_harmful_points_costs_those_points() -> None:
    turn = younger((190, 20))
    assert judged(turn, SEQUENCES).cost == pytest.approx(10)
    assert judged(turn, NO_MORE).cost == 0


def test_advice_to_play_a_card_names_the_sunk_combinations() -> None:
    turn = younger((190, 20))
    best = evaluate(turn.deal, turn.standing)[0]
    assert best.action == NO_MORE
    assert best.reasons[:2] == (Why.SINKS(SEQUENCE, Hand.of(QUART)), Why.SINKS(SET, Hand.of(SETS.groups[0])))


def test_an_opinion_says_whether_it_counts_points() -> None:
    deal = younger((0, 0)).deal
    assert evaluate(deal)[0].plain
    assert not evaluate(deal, Standing((190, 20), deals=5))[0].plain


def test_groups_already_reckoned_count_toward_the_value_of_the_next_call() -> None:
    """Elder's call shows as much before younger reckons as after, so the imagined hands are equal."""
    before, after = younger((190, 88)), younger((190, 88), SEQUENCES)
    both, rest = (CallPlans(turn.deal, Dice(1), worth_of(turn)) for turn in (before, after))
    assert rest.of({SET: rest.held[SET]}) == pytest.approx(both.of(both.held))


def test_a_truthful_answer_that_helps_is_worth_more_than_saying_good() -> None:
    """Elder needs the point to reach a hundred, but younger has a better one."""
    deal = dealt_to_elder("AS KS QS JS 9H 8H 7H AD KD 8C 7C 7D")
    for action in (Exchange(0, parse_cards("9H 8H 7H")), Exchange(1, deal.dealt[1][:1])):
        deal.do(action)
    deal.do(Call(0, POINT, (parse_cards("AS KS QS JS"),)))
    seen = view(deal, 1)
    assert seen.pending
    held = Hand.of(deal.hands[1])
    best = max((held.suited(card.suit) for card in held), key=len)
    assert len(best) > 4
    turn = Turn(seen, Standing((90, 150), deals=5))
    truth, good = worths(turn, Answer(1, POINT, tuple(best)), Answer(1, POINT, ()))
    assert truth > good + 1
