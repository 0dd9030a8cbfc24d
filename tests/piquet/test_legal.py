"""The engine lists exactly the legal actions for the seat to act."""

import random
from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import strategies as st

from bot.piquet.actions import Action, Call, Exchange, parse_action
from bot.piquet.cards import PACK, Hand, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.declaring import NOT_GOOD
from bot.piquet.illegal import Illegal, Refusal
from bot.piquet.legal import legal_actions, why_not
from bot.piquet.rules import RULE_SETS, rules_of
from bot.piquet.view import view
from tests.piquet.conftest import Prove
from tests.support.piquet import reference_play
from tests.support.piquet.deals import exchanged, say
from tests.support.piquet.playing import play_through, random_line, random_options, random_table, wrong_lines
from tests.support.piquet.twins import twin


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
def test_the_list_has_all_legal_actions_of_a_random_deal(rules: str, seed: int) -> None:
    rng = random.Random(seed)
    table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
    deal = reference_play.deal_of(table)
    for line in play_through(rng, table):
        action, listed = parse_action(line), list(legal_actions(deal))
        assert all(map(deal.can, listed))
        meanings = list(map(meaning, listed))
        assert len(set(meanings)) == len(meanings)
        if action.seat == deal.to_move:
            assert meaning(action) in meanings
        deal.do(action)
    assert list(legal_actions(deal)) == []


def counts(actions: Iterable[Action]) -> Counter[str]:
    return Counter(map(str, actions))


@pytest.mark.sampled(10)
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_view_lists_exactly_what_the_deal_allows_its_seat(rules: str, seed: int) -> None:
    rng = random.Random(seed)
    table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
    deal = reference_play.deal_of(table)
    for line in play_through(rng, table):
        for eye in (0, 1):
            listed = list(legal_actions(view(deal, eye)))
            assert all(map(deal.can, listed))
            if eye == deal.to_move:
                missing = counts(legal_actions(deal)) - counts(listed)
                assert all(lesser_group(deal, parse_action(action)) for action in missing), (deal, missing)
        deal.do(parse_action(line))
    assert list(legal_actions(view(deal, 0))) == []


def lesser_group(deal: Deal, action: Action) -> bool:
    """Whether younger begins to reckon with a group whose legality only elder can know."""
    if not isinstance(action, Call) or action.seat != deal.younger:
        return False
    made = deal.calls.made.get(action.kind)
    return made is not None and made.verdict is NOT_GOOD


def test_a_view_gives_the_same_refusals_as_every_deal_that_matches_it(prove: Prove) -> None:
    def holds(seed: int) -> None:
        rng, rules = random.Random(seed), rng_rules(seed)
        table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
        for _ in range(rng.randint(1, 30)):
            if not table.over:
                table.say(random_line(rng, table))
        for seat in (0, 1):
            one, other = reference_play.replayed(table), reference_play.replayed(twin(rng, table, seat))
            for line in filter(reference_play.readable, wrong_lines(rng, table, table.lines[-1])):
                action = parse_action(line)
                said = reason(why_not(view(one, seat), action))
                assert said == reason(why_not(view(other, seat), action))
                if action.seat == seat and not lesser_group(one, action):
                    assert said == reason(one.why_not(action)), (one, line)

    prove(100, st.integers(0, 2**32), holds)


def rng_rules(seed: int) -> str:
    return list(RULE_SETS)[seed % len(RULE_SETS)]


def reason(illegal: Illegal | None) -> tuple[Refusal, Hand, int] | None:
    return (illegal.refusal, illegal.cards, illegal.number) if illegal else None


def test_a_lesser_group_is_listed_only_if_it_surely_wins() -> None:
    deal = say(exchanged("87 A87 QT9 KT98", "AKQ KJT9 A87 A7"), "0 sequence TC 9C 8C", "1 answer sequence AS KS QS")
    say(deal, "0 play AH")
    lesser, listed = parse_action("1 sequence JH TH 9H"), list(legal_actions(view(deal, 1)))
    # Elder may have called king, queen and knave of clubs.
    assert deal.can(lesser)
    assert lesser not in listed
    assert why_not(view(deal, 1), lesser) is not None
    assert parse_action("1 sequence AS KS QS / JH TH 9H") in listed


def after(*lines: str) -> Deal:
    deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
    for line in lines:
        deal.do(parse_action(line))
    return deal


def test_elder_may_discard_any_one_to_five_of_twelve_cards() -> None:
    assert len(list(legal_actions(after()))) == 12 + 66 + 220 + 495 + 792


def test_a_call_may_keep_back_any_card_of_its_groups() -> None:
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
