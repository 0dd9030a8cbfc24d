"""Choosing calls: a beaten set is sunk; of equal points, elder calls the one whose cards other calls show anyway."""

import pytest

from bot.piquet.actions import Call, Exchange
from bot.piquet.cards import PACK, Hand, parse_cards
from bot.piquet.deal import Deal, Stage
from bot.piquet.house.choices.call_choice import call
from bot.piquet.house.levels.thinking_player import WeighingPlayer
from bot.piquet.house.players import greedy
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.dice import Dice
from bot.piquet.rules import RUBICON, RULE_SETS, Kind, Rules
from bot.piquet.view import view

THREE_TENS = "TS TH TD 9S 8S 9H 7H 9D 8D JC 9C 8C"
THREE_ACES = "AS AH AD 9S 8S 9H 7H 9D 8D 9C 8C 7C"
OUT = "7S 8H 7D 7C TC"
ONE_OF_EACH = "KS QH JD TC 7S"


def to_call(rules: Rules, hand: str, out: str) -> Deal:
    cards, discards = parse_cards(hand), parse_cards(out)
    rest = tuple(card for card in PACK if card not in cards + discards)
    deal = Deal(rules, 1, (cards[5:] + discards, rest[:12]), cards[:5] + rest[12:])
    deal.do(Exchange(0, discards))
    deal.do(Exchange(1, rest[:3]))
    return deal


def called(deal: Deal) -> dict[Kind, tuple[Hand, ...]]:
    found = {}
    while deal.stage is Stage.CALLS:
        seen = view(deal, deal.to_move)
        if seen.pending:
            deal.do(greedy.answer(seen, 1, seen.pending))
        elif word := call(seen, 0, Dice(1)):
            found[word.kind] = word.hands
            deal.do(word)
        else:
            break
    return found


@pytest.mark.parametrize("rules", sorted(set(RULE_SETS) - {"counterpique"}))
def test_a_beaten_trio_is_sunk_and_a_good_one_called(rules: str) -> None:
    assert not called(to_call(RULE_SETS[rules], THREE_TENS, OUT)).get(Kind.SET)
    good = called(to_call(RULE_SETS[rules], THREE_ACES, ONE_OF_EACH))
    assert good[Kind.SET] == (Hand.of(parse_cards("AS AH AD")),)


def test_the_player_calls_the_equal_point_that_has_the_sequence() -> None:
    hand = "AS KS TS 8S AH KH QH 8H 9D 8D 9C 8C"
    assert called(to_call(RUBICON, hand, "7S 7H 7D 7C TC"))[Kind.POINT] == (Hand.of(parse_cards("AH KH QH 8H")),)


def test_the_weighing_player_leads_once_it_sinks_all_remaining_calls() -> None:
    deal = to_call(RUBICON, THREE_TENS, OUT)
    while deal.led is None:
        seen, seat = view(deal, deal.to_move), deal.to_move
        assert seat is not None
        word = WeighingPlayer(worlds=2).choose(Turn(seen)) if seat == 0 else greedy.GreedyPlayer().choose(Turn(seen))
        assert not isinstance(word, Call) or word.kind is not Kind.SET
        deal.do(word)
