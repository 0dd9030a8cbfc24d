"""The list of legal actions: all that the rules allow the seat to act, and nothing else."""

import random

import pytest

from bot.piquet.actions import Action, Call, Exchange, parse_action
from bot.piquet.cards import PACK, Hand, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.legal import legal_actions
from bot.piquet.rules import RULE_SETS, rules_of
from tests.support.piquet import reference_play
from tests.support.piquet.playing import play_through, random_options, random_table


def meaning(action: Action) -> object:
    match action:
        case Exchange(seat, cards):
            return seat, "exchange", Hand.of(cards)
        case Call(seat, kind, hands=hands):
            return seat, kind, hands[:1], frozenset(hands)
        case _:
            return frozenset(str(action).split(" "))


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_list_has_every_action_of_a_random_deal_and_only_legal_ones(rules: str, seed: int) -> None:
    rng = random.Random(seed)
    table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
    deal = reference_play.deal_of(table)
    for line in play_through(rng, table):
        action, listed = parse_action(line), list(legal_actions(deal))
        assert all(map(deal.can, listed))
        meanings = list(map(meaning, listed))
        assert len(set(meanings)) == len(meanings)
        if action.seat == deal.to_act:
            assert meaning(action) in meanings
        deal.do(action)
    assert list(legal_actions(deal)) == []


def after(*lines: str) -> Deal:
    deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
    for line in lines:
        deal.do(parse_action(line))
    return deal


def test_elder_may_discard_any_one_to_five_of_twelve_cards() -> None:
    assert len(list(legal_actions(after()))) == 12 + 66 + 220 + 495 + 792


def test_a_call_may_keep_back_any_card_and_begins_with_each_of_its_best_groups() -> None:
    deal = after("0 exchange 9S 8S 7S 7H 9D", "1 exchange QS JS TS")
    calls = [str(action) for action in legal_actions(deal) if str(action).startswith("0 sequence")]
    assert calls == [
        "0 sequence JC TC 9C 8C 7C",
        "0 sequence JC TC 9C 8C 7C / KH QH JH",
        "0 sequence JC TC 9C 8C",
        "0 sequence JC TC 9C 8C / KH QH JH",
        "0 sequence TC 9C 8C 7C",
        "0 sequence TC 9C 8C 7C / KH QH JH",
        "0 sequence KH QH JH",
        "0 sequence KH QH JH / JC TC 9C",
        "0 sequence KH QH JH / TC 9C 8C",
        "0 sequence KH QH JH / 9C 8C 7C",
        "0 sequence JC TC 9C",
        "0 sequence TC 9C 8C",
        "0 sequence 9C 8C 7C",
        "0 sequence -",
    ]


def test_either_of_two_equal_groups_may_be_the_one_called() -> None:
    mine = parse_cards("AS KS QS AH KH QH 7C 8C TC JC 7D 8D")
    others = tuple(card for card in PACK if card not in mine)
    deal = Deal(rules_of("rubicon"), 1, (mine, others[:12]), others[12:])
    for line in ("0 exchange 7D", "1 exchange 7S"):
        deal.do(parse_action(line))
    calls = {str(action) for action in legal_actions(deal)}
    assert {"0 sequence AS KS QS / AH KH QH", "0 sequence AH KH QH / AS KS QS"} <= calls
