"""Imagined hands fit the player's knowledge, and include the real hand."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.piquet import actions, calls
from bot.piquet.actions import parse_action
from bot.piquet.cards import Hand, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.house.play.card_choice import expectations, position_of, stakes_of
from bot.piquet.house.play.open_cards import SolvedPlay
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.dice import Dice
from bot.piquet.house.search.solver import Solver
from bot.piquet.house.search.worlds import fits, random_hand, worlds
from bot.piquet.knowledge.unseen import Unseen
from bot.piquet.rules import FRENCH, RUBICON, RULE_SETS, Form, Kind, Rules, rules_of
from bot.piquet.view import DealView, view
from tests.support.piquet.deals import exchanged, say

HOUSE_RULES = (
    rules_of("rubicon", {"pique": "as-played", "calls": "full"}),
    rules_of("carte-rouge", {"pique": "as-played", "carte_rouge_bar": True}),
    rules_of("rubicon", {"must_win": True}),
)
EVERY_GAME = pytest.mark.parametrize(
    "rules", [*RULE_SETS.values(), *HOUSE_RULES], ids=lambda rules: f"{rules.name} {rules.options}"
)


def decisions(rules: Rules, seed: int, number: int) -> Iterator[tuple[Deal, DealView]]:
    dice = random.Random(seed)
    for pack in packs(seed, number):
        deal = Deal.from_pack(rules, 1, pack)
        while deal.to_move is not None:
            seen = view(deal, deal.to_move)
            action = GreedyPlayer().choose(Turn(seen))
            if isinstance(action, actions.Play):
                yield deal, seen
                action = actions.Play(deal.to_move, dice.choice(list(seen.playable)))
            deal.do(action)


@EVERY_GAME
def test_the_real_hand_of_the_other_player_is_possible(rules: Rules) -> None:
    for deal, seen in decisions(rules, 3, 6):
        assert seen.eye is not None
        other = deal.hands[1 - seen.eye]
        unseen = Unseen.of(seen)
        assert not unseen.held.without(other)
        assert not other.without(unseen.held | Hand.of(unseen.maybe))
        assert len(other) == len(unseen.held) + unseen.number
        assert fits(seen)(other | unseen.played)


@EVERY_GAME
def test_every_world_has_hands_that_can_be_played(rules: Rules) -> None:
    dice = Dice(1)
    for deal, seen in decisions(rules, 4, 2):
        for other in worlds(seen, dice, 3):
            assert not other & seen.hand
            position = position_of(seen, other)
            assert len(other) == len(deal.hands[1 - (seen.eye or 0)])
            assert position.playable() == seen.playable


@EVERY_GAME
def test_no_hand_is_imagined_twice_and_a_few_hands_are_all_imagined(rules: Rules) -> None:
    for _, seen in decisions(rules, 8, 2):
        unseen, test = Unseen.of(seen), fits(seen)
        few, many = worlds(seen, Dice(1), 5), worlds(seen, Dice(1), 100)
        assert len(set(few)) == len(few) <= 5
        assert len(set(many)) == len(many) <= 100
        if len(seen.tricks) > 8:
            every = {unseen.held | Hand.of(cards) for cards in combinations(unseen.maybe, unseen.number)}
            fitting = {hand for hand in every if test(hand | unseen.played)} or every
            for number, found in ((5, few), (100, many)):
                assert fitting.issuperset(found)
                assert len(found) == min(number, len(fitting))


def test_calls_and_answers_exclude_worlds() -> None:
    thrown = sum(
        not fits(seen)(random_hand(unseen, Dice(at)) | unseen.played)
        for _, seen in decisions(RUBICON, 5, 2)
        for unseen in [Unseen.of(seen)]
        for at in range(20)
    )
    assert thrown > 15  # fewer since what a word makes certain is in every hand drawn


def test_a_full_call_excludes_worlds_with_another_top_card_or_rank() -> None:
    """Source 000: A's "a quart major", and "three knaves?": B imagines no other quart and no other trio."""
    deal = exchanged("AKJ AKQJ8 J98 9", "QT T9 KQT7 AKQT", HOUSE_RULES[0])
    for kind, cards in (("sequence", "AH KH QH JH"), ("set", "JS JH JD")):
        deal.do(parse_action(f"0 {kind} {cards}"))
        imagined = worlds(view(deal, 1), Dice(1), 20)
        assert {calls.strength(RUBICON, Kind(kind), Hand.of(parse_cards(cards)))} == {
            calls.strength(RUBICON, Kind(kind), calls.groups(RUBICON, Kind(kind), hand)[0]) for hand in imagined
        }
        deal.do(parse_action(f"1 answer {kind} {'TS TH TD TC' if kind == 'set' else '-'}"))


def test_asking_or_not_asking_excludes_worlds() -> None:
    """Elder has three kings and calls three tens: younger asks with a trio of knaves, and need not with aces."""
    kings, aces = "KQT KT8 KT8 987", "AJ9 AJ9 AJ9 ATJ"
    for answer, there in (("AS AH AD", "AAA"), ("JS JH JD", "JJJ")):
        deal = say(exchanged(kings, aces), "0 set TS TH TD", f"1 answer set {answer}", "0 play 9C")
        asked = "making" in str(view(deal, 0).actions[3])
        assert asked is (there == "JJJ")
    seen = view(say(exchanged(kings, aces), "0 set TS TH TD", "1 answer set AS AH AD"), 0)
    test = fits(seen)
    assert test(Hand.of(parse_cards("AS JS 9S AH JH 9H AD 9D JC AC QC 7S")))  # four aces
    assert test(Hand.of(parse_cards("AS JS 9S AH JH 9H AD 9D JC QC 7S 7H")))  # three, which nothing can beat
    assert not test(Hand.of(parse_cards("JD JS 9S QH JH 9H AD 9D AC QC 7S 7H")))  # knaves, against kings, would ask


POINT, QUART, TENS = "0 point AH KH QH JH 8H", "0 sequence AH KH QH JH", "1 answer set TS TH TD TC"
POINT_GOOD, QUART_GOOD = "1 answer point -", "1 answer sequence -"


@pytest.mark.parametrize(
    ("rules", "set_sunk", "both_sunk"),
    [
        (RUBICON, (POINT, POINT_GOOD, QUART, QUART_GOOD), (POINT, POINT_GOOD)),
        (
            FRENCH,
            (POINT, QUART, "0 set -", POINT_GOOD, QUART_GOOD, TENS),
            (POINT, "0 sequence -", "0 set -", POINT_GOOD, "1 answer sequence AC KC QC", TENS),
        ),
    ],
    ids=("sunk in silence", "sunk in words"),
)
def test_elder_may_have_sunk_a_set_but_no_sequence(
    rules: Rules, set_sunk: tuple[str, ...], both_sunk: tuple[str, ...]
) -> None:
    """Elder holds a quart and three knaves. Master sinks sets that are probably beaten, never a sequence."""
    for words, possible in ((set_sunk, True), (both_sunk, False)):
        deal = say(exchanged("AKJ AKQJ8 J98 9", "QT T9 KQT7 AKQT", rules), *words, "0 play 9C")
        assert fits(view(deal, 1))(deal.hands[0] | Hand.of(parse_cards("9C"))) is possible


def test_with_one_card_left_there_is_one_world() -> None:
    for deal, seen in decisions(RUBICON, 6, 3):
        if len(deal.tricks) == 11 and deal.led is not None:
            assert seen.eye is not None
            assert expectations(seen, Solver(), Dice(1), 1).keys() == {seen.hand.top}


@pytest.mark.sampled(4)
@EVERY_GAME
def test_the_stakes_are_those_of_the_engine(rules: Rules) -> None:
    """The last trick has no choice, so its worth is the engine's score."""
    for deal, seen in decisions(rules, 7, 6):
        if len(deal.tricks) < 11 or deal.led is None or deal.misere or seen.game != (0, 0):
            continue
        assert deal.to_move is not None
        other = deal.hands[1 - deal.to_move]
        (value,) = SolvedPlay(stakes_of(seen), Solver()).values(position_of(seen, other)).values()
        in_hand = sum(
            item.points if item.seat == deal.elder else -item.points
            for item in deal.reckoning.items
            if item.reason in {"carte_blanche", "point", "sequence", "set", "carte_rouge", "repique"}
        )
        after = deal.copy()
        after.do(actions.Play(deal.to_move, deal.hands[deal.to_move].top))
        if rules.form is not Form.GAMES or max(after.score) < 100:
            assert value + in_hand == after.score[deal.elder] - after.score[deal.younger]


def test_every_world_contains_the_other_players_announcements() -> None:
    """French rules of 1896 (source 001): the sequence with its suit, the set with its rank, and anything better."""
    elder, younger = "AKQT 987 T97 T9", "J87 AKQJT J8 J8"
    deal = say(exchanged(elder, younger, FRENCH), "0 point AS KS QS TS", "0 sequence 9H 8H 7H", "0 set TS TD TC")
    for hand in worlds(view(deal, 1), Dice(1), 50):
        assert {"9H", "8H", "7H", "TS", "TD", "TC"} <= set(map(str, hand))
    say(deal, "1 answer point AH KH QH JH TH", "1 answer sequence AH KH QH JH TH", "1 answer set JS JH JD JC")
    for hand in worlds(view(deal, 0), Dice(1), 50):
        assert {"AH", "KH", "QH", "JH", "TH", "JS", "JD", "JC"} <= set(map(str, hand))
        assert fits(view(deal, 0))(hand)
