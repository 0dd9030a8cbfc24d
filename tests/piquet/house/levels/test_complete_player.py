"""The house decides in every rule set, legally and reproducibly."""

import random
from collections.abc import Callable, Iterator

import pytest

from bot.piquet import calls
from bot.piquet.actions import (
    Action,
    Answer,
    Bid,
    Call,
    Decline,
    Exchange,
    Look,
    NameSuit,
    Pass,
    Play,
    Yes,
    parse_action,
)
from bot.piquet.cards import WHOLE_PACK, Card, Hand, Suit
from bot.piquet.deal import Deal
from bot.piquet.house.choices.call_choice import choose_answer
from bot.piquet.house.levels.complete_player import CompletePlayer
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.levels.thinking_player import SolvingPlayer, WeighingPlayer
from bot.piquet.house.play.misere import misere_card, misere_value, weighed_cards
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Player, Turn, wants_to_deal
from bot.piquet.house.search.dice import Dice
from bot.piquet.rules import CLUB, COUNTERPIQUE, HUNDRED, RUBICON, RULE_SETS, Rules, rules_of
from bot.piquet.view import view
from tests.support.house.played_parties import decisions
from tests.support.piquet.deals import dealt, exchanged, hand, say
from tests.support.piquet.playing import random_line, random_table
from tests.support.piquet.reference_play import deal_of
from tests.support.sampled_rules import with_rules


def expert(seed: int) -> Player:
    return CompletePlayer(SolvingPlayer(seed, worlds=1), seed, deals=1, worlds=1)


def master(seed: int) -> Player:
    return CompletePlayer(WeighingPlayer(seed, worlds=1, rounds=((2, 1),)), seed, deals=1, worlds=1)


QUICK = {
    "beginner": (PLAYERS["beginner"], 99),
    "casual": (PLAYERS["casual"], 6),
    "club": (PLAYERS["club"], 6),
    "expert": (expert, 3),
    "master": (master, 2),
}


@pytest.mark.sampled(5)
@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("rules", [*map(with_rules, RULE_SETS)])
def test_a_level_chooses_only_legal_actions(rules: str, level: str) -> None:
    make, deals = QUICK[level]
    for deal, action in decisions(make(1), random.Random(f"{rules} {level}"), rules, deals):
        assert deal.can(action)


@pytest.mark.long
@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("part", range(5))
def test_a_level_chooses_only_legal_actions_in_many_parties(rules: str, level: str, part: int) -> None:
    make, _ = QUICK[level]
    for seed in range(part, {"beginner": 286, "master": 20}.get(level, 100), 5):
        for deal, action in decisions(make(seed), random.Random(f"{rules} {level} {seed}"), rules):
            assert deal.can(action)


@pytest.mark.parametrize("make", [*(make for make, _ in QUICK.values())])
@pytest.mark.parametrize("rules", ["french-1896", "counterpique"])
def test_the_same_seed_and_the_same_view_give_the_same_action(make: Callable[[int], Player], rules: str) -> None:
    other = make(7)
    for deal, action in decisions(make(7), random.Random(2), rules, 1):
        assert other.choose(Turn(view(deal, 0))) == action
        assert make(7).choose(Turn(view(deal, 0))) == action


# The choice of the deal.


@pytest.mark.parametrize(
    ("rules", "wants"),
    [(RUBICON, True), (CLUB, True), (HUNDRED, False), (rules_of("rubicon", {"deals": 1}), False)],
    ids=lambda given: getattr(given, "name", given),
)
def test_the_player_who_chooses_becomes_elder_in_the_last_deal(rules: Rules, wants: bool) -> None:
    assert wants_to_deal(rules) is wants


# The auction. Player 1 deals, and speaks first.

STRONG = "AKQJ AKQ AKQ AK"
WEAK = "T987 T98 T98 J9"
FAIR = "K97 AKQ AK9 KT9"
OTHERS = "AQJT JT8 QJT AQ"


def auction(elder: str, younger: str, *lines: str) -> Deal:
    seen = Hand.of(hand(elder) + hand(younger))
    talon = " ".join(str(card) for card in WHOLE_PACK.without(seen))
    return say(dealt(elder, younger, talon, COUNTERPIQUE), *lines)


def says(deal: Deal) -> Action:
    assert deal.to_move is not None
    return CompletePlayer(GreedyPlayer(), deals=3).choose(Turn(view(deal, deal.to_move)))


def test_a_strong_hand_bids_high_and_a_weak_one_passes() -> None:
    bid = says(auction(WEAK, STRONG))
    assert isinstance(bid, Bid)
    assert bid.tricks >= 11
    assert says(auction(STRONG, WEAK)) == Pass(1)


def test_a_fair_hand_says_yes_and_a_weak_one_passes() -> None:
    assert says(auction(FAIR, OTHERS, "1 bid 7-3")) == Yes(0)
    assert says(auction(WEAK, STRONG, "1 bid 9-3")) == Pass(0)


def test_the_dealer_raises_a_matched_bid_if_more_can_be_made() -> None:
    raised = says(auction(WEAK, STRONG, "1 bid 7-3", "0 yes"))
    assert isinstance(raised, Bid)
    assert says(auction(STRONG, WEAK, "1 bid 7-3", "0 yes")) == Pass(1)


def test_the_last_to_speak_raises_to_what_can_be_made() -> None:
    raised = says(auction(STRONG, WEAK, "1 bid 7-3", "0 yes", "1 pass"))
    assert isinstance(raised, Bid)
    assert raised.tricks >= 11
    assert says(auction(WEAK, STRONG, "1 bid 7-3", "0 yes", "1 pass")) == Pass(0)


def test_after_a_pass_strong_hands_bid_and_weak_ones_play_misere() -> None:
    assert isinstance(says(auction(STRONG, WEAK, "1 pass")), Bid)
    assert says(auction(WEAK, STRONG, "1 pass")) == Pass(0)


# A misère.


def misere(elder: str, younger: str) -> Deal:
    return auction(elder, younger, "1 pass", "0 pass")


def test_in_a_misere_the_highest_card_that_loses_is_played() -> None:
    deal = say(misere("KQJ KQJ KQJ KQJ", "AT7 AT7 AT7 AT7"), "0 play JS")
    assert str(weighed_cards(view(deal, 1), Dice(1), 5)[0][0]) == "TS"


def test_the_rule_of_thumb_chooses_the_expected_misere_card() -> None:
    held = Hand.of(hand("A9 T8 - 7"))
    assert str(misere_card(held, None)) == "7C"
    assert str(misere_card(held.suited(Suit.SPADES), Card.parse("TS"))) == "9S"
    assert str(misere_card(held.suited(Suit.HEARTS), Card.parse("7H"))) == "TH"
    assert str(misere_card(held, Card.parse("7D"))) == "AS"
    assert misere_value((Hand.of(hand("A87 A87 A87 A87")), Hand.of(hand("KQJ KQJ KQJ KQJ")))) > 0


def test_a_thinking_player_loses_more_misere_tricks_than_the_rule() -> None:
    gained = 0
    for seed, pack in enumerate(packs(3, 12)):
        thinks, deal = seed % 2, say(Deal.from_pack(COUNTERPIQUE, 1, pack), "1 pass", "0 pass")
        while deal.to_move is not None:
            seen = view(deal, deal.to_move)
            by_the_rule = Play(deal.to_move, misere_card(seen.playable, seen.led))
            deal.do(
                CompletePlayer(GreedyPlayer(), worlds=6).choose(Turn(seen)) if deal.to_move == thinks else by_the_rule
            )
        gained += deal.score[thinks] - deal.score[1 - thinks]
    assert gained > 0


# Answers, and the cards left.


def pending(rules: str, seed: int) -> Iterator[Deal]:
    dice = random.Random(seed)
    for _ in range(6):
        table = random_table(dice, rules, 1, (0, 0))
        deal = deal_of(table)
        while deal.to_move is not None and not deal.tricks:
            if deal.pending:
                yield deal
            line = random_line(dice, table)
            table.say(line)
            deal.do(parse_action(line))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_an_answer_is_the_honest_answer_to_the_real_call(rules: str) -> None:
    for deal in pending(rules, 5):
        seen, made = view(deal, deal.younger), deal.pending
        assert made
        assert seen.pending
        known = seen.hand | Hand.of(seen.discards) | Hand.of(card for card in seen.talon if card is not None)
        called = made.groups[0] if made.groups else Hand()
        group = calls.honest_answer(deal.rules, made.call.kind, called, seen.hand, known)
        assert choose_answer(seen, deal.younger, seen.pending) == Answer(deal.younger, made.call.kind, tuple(group))


def test_younger_looks_at_the_cards_left_once_elder_has_led() -> None:
    deal = say(exchanged("AKQJ AKQ AKQ AK", WEAK), "0 play AS")
    assert CompletePlayer(GreedyPlayer()).choose(Turn(view(deal, 1))) == Look(1)


def test_elder_names_the_suit_of_the_lead_and_younger_looks() -> None:
    deal = say(exchanged("AKQJ AKQ AKQ AK", WEAK), "0 point -", "0 sequence -", "0 set -")
    player = CompletePlayer(SolvingPlayer(1, 2))
    named = player.weighed(Turn(view(deal, 0)))
    assert {one.action.suit for one in named if isinstance(one.action, NameSuit)} == set(Suit)
    assert isinstance(named[0].action, NameSuit)
    deal.do(named[0].action)
    assert player.choose(Turn(view(deal, 1))) == Look(1)
    assert PLAYERS["beginner"](1).choose(Turn(view(deal, 1))) == Look(1)
    assert GreedyPlayer().choose(Turn(view(deal, 1))) == Decline(1)
    deal.do(Look(1))
    led = player.choose(Turn(view(deal, 0)))
    assert isinstance(led, Play)
    assert led.card.suit is named[0].action.suit


def test_where_no_card_is_left_no_suit_is_named() -> None:
    deal = Deal.from_pack(RUBICON, 1)
    for seat in (0, 1):
        deal.do(Exchange(seat, deal.dealt[seat][: deal.exchange_limits(seat)[1]]))
    while deal.to_move == 1 or deal.open_kinds(0):
        deal.do(
            GreedyPlayer().choose(Turn(view(deal, deal.to_move)))
            if deal.to_move
            else Call(0, deal.open_kinds(0)[0], ())
        )
    assert isinstance(CompletePlayer(SolvingPlayer(1, 2)).choose(Turn(view(deal, 0))), Play)
