"""Players decide legally, from their own view; duels measure them."""

import random

import pytest

from bot.piquet import actions
from bot.piquet.actions import Action, Exchange, parse_action
from bot.piquet.cards import parse_cards
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.duel import DuelResult, Pair, mean_scores, mirrored, packs
from bot.piquet.house.players.greedy import GreedyPlayer, card, discards
from bot.piquet.house.players.player import NAMES, Turn
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.piquet.view import view
from tests.support.piquet.deals import dealt_to_elder
from tests.support.piquet.playing import random_line, random_table
from tests.support.piquet.reference_play import deal_of


@pytest.mark.parametrize("rules", RULE_SETS)
def test_greedy_always_chooses_a_legal_action(rules: str) -> None:
    for seed in range(12):
        dice = random.Random(seed)
        table = random_table(dice, rules, seed % 2)
        deal = deal_of(table)
        while deal.to_move is not None:
            line = str(GreedyPlayer().choose(Turn(view(deal, 0)))) if deal.to_move == 0 else random_line(dice, table)
            deal.do(parse_action(line))
            table.say(line)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_whole_deal_is_played(rules: str) -> None:
    for pack in packs(1, 5):
        pair = mirrored(RULE_SETS[rules], GreedyPlayer(), GreedyPlayer(), pack)
        assert pair.gain == 0
        assert pair.left_elder == pair.right_elder


def test_greedy_keeps_its_longest_suit_and_trios_and_discards_low() -> None:
    deal = dealt_to_elder("AS KS QS 9S AH KH 8H AD JD 7D TC 8C")
    assert set(discards(view(deal, 0))) == set(parse_cards("7D 8H 8C TC JD"))


def test_greedy_discards_what_it_would_keep_if_nothing_else_is_left() -> None:
    deal = dealt_to_elder("AS KS QS JS TS 9S AH KH QH AD KD QD")
    assert set(discards(view(deal, 0))) == set(parse_cards("9S TS JS QS QH"))


def test_greedy_leads_its_highest_and_follows_with_the_lowest_that_wins() -> None:
    deal = dealt_to_elder("9S 8S KS QH JH TH 7H KD QD JD 9D 8C")
    for line in ("0 exchange 8C", "1 exchange 7S"):
        deal.do(parse_action(line))
    assert str(card(view(deal, 0))) == "AD"
    for led, reply in (("QH", "KH"), ("7H", "8H"), ("9D", "TD"), ("KD", "7D"), ("9S", "TS")):
        now = deal.copy()
        now.do(parse_action(f"0 play {led}"))
        assert str(card(view(now, 1))) == reply


def test_a_turn_requires_the_view_of_the_seat_to_move() -> None:
    deal = dealt_to_elder("AS KS QS 9S AH KH 8H AD JD 7D TC 8C")
    assert Turn(view(deal, 0)).seat == 0
    for eye, whose in ((1, "that of seat 1"), (None, "the public's")):
        with pytest.raises(ValueError, match=f"turn of seat 0, and the view is {whose}"):
            Turn(view(deal, eye)).seat  # noqa: B018


class CarelessPlayer(GreedyPlayer):
    def choose(self, turn: Turn) -> Action:
        match super().choose(turn):
            case Exchange(seat, cards):
                return Exchange(seat, cards[:1])
            case actions.Play(seat):
                return actions.Play(seat, next(iter(turn.deal.playable)))
            case other:
                return other


def test_the_better_player_gains_and_the_other_loses_as_much() -> None:
    there = [mirrored(RUBICON, GreedyPlayer(), CarelessPlayer(), pack) for pack in packs(3, 100)]
    back = [mirrored(RUBICON, CarelessPlayer(), GreedyPlayer(), pack) for pack in packs(3, 100)]
    result = DuelResult.of([pair.gain for pair in there])
    assert result.gain - result.within > 0
    assert DuelResult.of([pair.gain for pair in back]).gain == -result.gain
    elder, younger = mean_scores(there)
    assert mean_scores(back) == (elder, younger)
    assert elder > younger


def test_the_gain_of_a_pair_is_the_left_players() -> None:
    pairs = [Pair((30, 10), (20, 25)), Pair((12, 12), (28, 12))]
    assert [pair.gain for pair in pairs] == [25, -16]
    tally = DuelResult.of([pair.gain for pair in pairs])
    assert (tally.pairs, tally.gain, *mean_scores(pairs)) == (2, 4.5, 22.5, 14.75)
    # The standard deviation of two values is their difference divided by the root of two; of their mean, half of it.
    assert tally.within == pytest.approx(1.96 * 20.5)


def test_every_player_has_a_name() -> None:
    assert tuple(PLAYERS) == NAMES


def test_the_same_seed_gives_the_same_packs_and_another_seed_others() -> None:
    assert list(packs(1, 3)) == list(packs(1, 5))[:3]
    assert list(packs(1, 3)) != list(packs(2, 3))
