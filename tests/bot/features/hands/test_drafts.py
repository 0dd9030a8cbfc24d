import random

import pytest

from bot.features.hands import drafts
from bot.features.hands.drafts import Draft
from bot.kit.controls import Click, ForgedId, read_control
from bot.piquet import calls
from bot.piquet.actions import Call
from bot.piquet.cards import PACK, Card, Hand, parse_cards
from bot.piquet.deal import Deal, Stage
from bot.piquet.knowledge.possible_groups import contesting_groups
from bot.piquet.orders import Orders, next_action, remaining
from bot.piquet.rules import (
    AU_CENT,
    CARTE_ROUGE,
    COUNTERPIQUE,
    FRENCH,
    HUNDRED,
    RUBICON,
    RULE_SETS,
    Kind,
    Rules,
    rules_of,
)
from bot.piquet.view import DealView, truthful_answer, view
from tests.support.piquet import reference_play
from tests.support.piquet.deals import calls_over, hand, say
from tests.support.piquet.playing import random_line, random_table
from tests.support.reference.reference_deal import Table
from tests.support.ui.sights import exchanged


def cards(text: str) -> Hand:
    return Hand.of(parse_cards(text))


def written(groups: tuple[Hand, ...]) -> list[str]:
    return ["".join(card.rank.letter for card in group) for group in groups]


# Choices in the ids of the buttons for help.

CHOICES = (
    Draft(),
    Draft(picked=cards("AS KH"), settled=True),
    Draft(settled=True),
    Draft(card=Card.parse("AS")),
    Draft(card=Card.parse("7C"), passed=frozenset(Kind)),
    Draft(kind=Kind.SET, sinking=True, picked=cards("AS AH AD AC")),
    Draft(reckoned=()),
    Draft(reckoned=(0, 12)),
    Draft(word="yes"),
    Draft(left=3, tricks=8),
    Draft(ordering=True, passed=frozenset({Kind.POINT}), listed=parse_cards("TS AS KS QS JS 9S 8S 7S AH KH QH JH")),
    Draft(naming=True),
    Draft(ordering=True),
)


@pytest.mark.parametrize("draft", CHOICES, ids=drafts.write_choices)
def test_the_choices_of_a_draft_read_back_as_written(draft: Draft) -> None:
    text = drafts.write_choices(draft)
    assert drafts.read_choices(text) == draft
    assert len(text) <= 40


def test_a_draft_has_no_choice_that_help_would_lose() -> None:
    tried = {name for draft in CHOICES for name in Draft.__slots__ if getattr(draft, name) != getattr(Draft(), name)}
    assert set(Draft.__slots__) - tried == {"note", "conceding", "more"}


def test_an_older_versions_list_of_leads_is_read() -> None:
    leads = parse_cards("AS KS")
    assert drafts.read_choices("m.iASKS") == Draft(ordering=True, listed=leads)
    assert drafts.read_kept("-p.ASKS") == Draft(passed=frozenset({Kind.POINT}), listed=leads)


@pytest.mark.parametrize("text", ["x", "h-1", "c", "cXX", "lx", ".", "iASAS", "rx", "h100000000"])
def test_choices_that_no_button_carries_are_refused(text: str) -> None:
    with pytest.raises(ForgedId):
        read_control(Click("less", 1, 0, text))


# Calls that are offered.


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_every_offered_call_is_legal(rules: Rules) -> None:
    dice = random.Random(1)
    for _ in range(300):
        held = Hand.of(dice.sample(PACK, 12))
        for kind in Kind:
            for offered in drafts.offers(rules, kind, held):
                assert offered
                assert all(calls.is_group(rules, kind, group) for group in offered)
            best = calls.best_call(rules, kind, held)
            assert drafts.offers(rules, kind, held)[:1] == ([best] if best else [])


def test_no_suit_of_three_is_a_point_needing_four_cards() -> None:
    low = Hand.of(hand("987 987 987 987"))
    assert drafts.offers(CARTE_ROUGE, Kind.POINT, low) == []
    assert drafts.offers(FRENCH, Kind.POINT, low) == []
    assert len(drafts.offers(RUBICON, Kind.POINT, low)) == 4


# Sequences in parts.


@pytest.mark.parametrize(
    ("run", "ways"),
    [
        ("AS KS QS", [["AKQ"]]),
        ("AS KS QS JS TS", [["AKQJT"]]),
        ("AS KS QS JS TS 9S", [["AKQJT9"], ["AKQ", "JT9"]]),
        ("AS KS QS JS TS 9S 8S", [["AKQJT98"], ["JT98", "AKQ"], ["AKQJ", "T98"]]),
        ("AS KS QS JS TS 9S 8S 7S", [["AKQJT987"], ["JT987", "AKQ"], ["AKQJ", "T987"], ["AKQJT", "987"]]),
    ],
)
def test_a_long_sequence_can_be_called_in_parts_the_better_part_first(run: str, ways: list[list[str]]) -> None:
    assert [written(groups) for groups in drafts.ways_to_call(RUBICON, Kind.SEQUENCE, cards(run))] == ways


def test_every_way_to_call_is_legal() -> None:
    elder = "AKQJT987 AKQJ - -"
    for way in drafts.ways_to_call(RUBICON, Kind.SEQUENCE, Hand.of(hand("AKQJT987 - - -"))):
        deal = exchanged(elder, "- T9 AKQJT AKQJT")
        assert deal.can(Call(0, Kind.SEQUENCE, tuple(map(tuple, way))))


@pytest.mark.parametrize("picked", ["AS KS", "AS KS JS", "AS KS QS AH", "-"])
def test_there_is_no_way_to_call_cards_that_make_no_sequence(picked: str) -> None:
    assert drafts.ways_to_call(RUBICON, Kind.SEQUENCE, cards(picked)) == []


# Three calls together.


def calling(elder: str, younger: str = "98 KQJT KQJ QJT") -> Deal:
    return exchanged(elder, younger, FRENCH)


def lines(deal: Deal, kind: Kind, groups: tuple[Hand, ...]) -> list[str]:
    seen = view(deal, 0)
    return [str(action) for action in drafts.call_actions(seen, Call(0, kind, tuple(map(tuple, groups))))]


def test_kinds_that_elder_lacks_are_passed_with_the_previous_call() -> None:
    deal = calling("AQT8 KJ9 KJ9 T8", "KJ9 AQT AQT AKQ")
    assert lines(deal, Kind.POINT, (cards("AS QS TS 8S"),)) == ["0 point AS QS TS 8S", "0 sequence -", "0 set -"]


def test_elder_is_asked_about_kinds_that_they_hold() -> None:
    deal = calling("AKQJT A A98 A97")
    point = lines(deal, Kind.POINT, (cards("AS KS QS JS TS"),))
    assert point == ["0 point AS KS QS JS TS"]
    say(deal, *point)
    assert lines(deal, Kind.SEQUENCE, ()) == ["0 sequence -"]
    say(deal, "0 sequence -")
    assert drafts.uncalled(view(deal, 0)) == (Kind.SET,)


def test_a_call_also_passes_earlier_kinds_that_elder_lacks() -> None:
    deal = calling("987 987 987 987", "AKQJ AKQ AKQ AK")
    assert lines(deal, Kind.SEQUENCE, (cards("9S 8S 7S"),)) == ["0 point -", "0 sequence 9S 8S 7S", "0 set -"]


def test_a_hand_with_nothing_to_call_passes_all_kinds_at_once() -> None:
    deal = calling("J87 Q87 K87 A97", "AKQT AKJT AQJT -")
    assert all(not calls.groups(FRENCH, kind, view(deal, 0).hand) for kind in Kind)
    assert lines(deal, Kind.POINT, ()) == ["0 point -", "0 sequence -", "0 set -"]


def test_a_call_is_made_alone_if_each_call_is_answered_at_once() -> None:
    seen = view(exchanged("J87 Q87 K87 A97", "AKQT AKJT AQJT -", CARTE_ROUGE), 0)
    assert drafts.call_actions(seen, Call(0, Kind.SET, ())) == [Call(0, Kind.SET, ())]


def test_calls_of_nothing_become_orders_if_calls_are_answered() -> None:
    hands = "A98 A87 A98 A98", "KQJT7 KQJT KQJ -"
    deal = say(exchanged(*hands, COUNTERPIQUE, "7-7"))
    point, *later = drafts.call_actions(view(deal, 0), Call(0, Kind.POINT, (hand("A98 - - -"),)), Orders(follows=True))
    assert str(point) == "0 point AS 9S 8S"
    assert later == [Orders(calls=(Call(0, Kind.SEQUENCE, ()),), follows=True)]
    say(deal, str(point), "1 answer point -")
    (passed, orders) = drafts.call_actions(view(deal, 0), Call(0, Kind.SET, (hand("A A A A"),)))
    assert str(passed) == "0 sequence -"
    assert isinstance(orders, Orders)
    assert list(map(str, orders.calls)) == ["0 set AS AH AD AC"]


@pytest.mark.parametrize("rules", [FRENCH, COUNTERPIQUE], ids=lambda one: one.name)
def test_a_full_opening_names_missing_kinds_too(rules: Rules) -> None:
    deal = exchanged("A98 A87 A98 A98", "KQJT7 KQJT KQJ -", rules, "7-7")
    orders = Orders(calls=drafts.best_opening(view(deal, 0)))
    while orders.calls:
        if deal.pending:
            deal.do(truthful_answer(deal))
            continue
        action = next_action(view(deal, 0), orders)
        assert action is not None
        deal.do(action)
        orders = remaining(view(deal, 0), orders)
    said = [str(action) for action in deal.log if isinstance(action, Call)]
    assert said[1:] == ["0 sequence -", "0 set AS AH AD AC"]


# Younger.


def test_every_group_is_an_answer_to_a_call_of_nothing() -> None:
    assert answers(COUNTERPIQUE, "0 point -", "A98 KQJT QJ 987", "KQJT7 987 A8 AK") == ["KQJT7", "987", "AK", "A8"]


def test_a_group_that_younger_announced_is_reckoned_first_and_always() -> None:
    deal = exchanged("QJT9 987 A7 A87", "AK AKQ JT98 KQJ", FRENCH)
    say(deal, "0 point QS JS TS 9S", "0 sequence -", "0 set -")
    say(deal, "1 answer point -", "1 answer sequence AH KH QH", "1 answer set -", "0 play QS")
    seen = view(deal, 1)
    told, *others = drafts.reckonable(seen)
    assert told == (Kind.SEQUENCE, Hand.of(hand("- AKQ - -")))
    assert others
    assert drafts.are_sure(seen, [told])
    assert not drafts.are_sure(seen, others)


def test_groups_offered_to_younger_have_the_number_they_asked_about() -> None:
    deal = exchanged("KJ98 K9 K9 KQJT", "AT AQJT8 AQ8 87")
    seen = view(say(deal, "0 point KS JS 9S 8S", "1 answer point AH QH JH TH", "0 play 9H"), 1)
    assert (Kind.POINT, Hand.of(hand("- AQJT - -"))) in drafts.reckonable(seen)
    assert (Kind.POINT, Hand.of(hand("- AQJT8 - -"))) not in drafts.reckonable(seen)
    tierce = exchanged("KQJT9 T98 T97 9", "7 AKQJ KQJ8 K87")
    seen = view(say(tierce, "0 sequence QS JS TS", "1 answer sequence KH QH JH", "0 play 9C"), 1)
    sequences = [(kind, group) for kind, group in drafts.reckonable(seen) if kind is Kind.SEQUENCE]
    assert [len(group) for _, group in sequences] == [3, 3]
    assert drafts.are_sure(seen, sequences)


def answers(rules: Rules, call: str, elder: str, younger: str) -> list[str]:
    seen = view(say(exchanged(elder, younger, rules), call), 1)
    assert seen.pending is not None
    return written(tuple(contesting_groups(seen, seen.pending)))


def test_an_equal_group_is_no_answer_if_equality_scores_for_elder() -> None:
    """Source 001: dealer "only announces what is better than what non-dealer has announced"."""
    elder, younger = "KQJ 987 T97 T98", "AT9 AKQJ KQJ AK"
    sequences = "0 point -", "0 sequence KS QS JS", "0 set -"
    for rules, offered in ((FRENCH, ["AKQJ"]), (rules_of("french-1896", {"reading": "0.1"}), ["AKQJ", "KQJ"])):
        deal = say(exchanged(elder, younger, rules), *sequences)
        seen = view(say(deal, "1 answer point -") if rules.calls.all_answered else deal, 1)
        assert seen.pending is not None
        assert written(tuple(contesting_groups(seen, seen.pending))) == offered


def test_offered_answers_are_no_weaker_than_the_call() -> None:
    elder, younger = "987 KQJ KQJT T8", "AKQ AT987 A9 A9"
    assert answers(AU_CENT, "0 point 9S 8S 7S", elder, younger) == ["AT987", "AKQ"]
    assert answers(AU_CENT, "0 point KD QD JD TD", elder, younger) == ["AT987"]
    assert answers(RUBICON, "0 point KD QD JD TD", elder, younger) == ["AT987"]
    assert answers(RUBICON, "0 point KH QH JH", elder, younger) == ["AT987", "AKQ"]
    assert answers(HUNDRED, "0 point KH QH JH", elder, younger) == ["AT987", "AKQ"]


def sunk(rules: Rules, elder: str, younger: str) -> Deal:
    """Returns a deal in which elder called nothing and led, and younger answered with their best groups."""
    return say(calls_over(exchanged(elder, younger, rules), answered=True), f"0 play {hand(elder)[0]}")


def reckoning(rules: Rules, elder: str, younger: str) -> DealView:
    return view(sunk(rules, elder, younger), 1)


def test_a_carte_rouge_adds_twenty_if_the_rules_have_it() -> None:
    elder, younger = "- AKQJT9 AKQJT9 -", "AKQJT9 - - AKQJT9"
    for rules, more in ((RUBICON, 0), (CARTE_ROUGE, 20)):
        seen = reckoning(rules, elder, younger)
        good = drafts.reckonable(seen)
        whole = sum(calls.value(kind, group) for kind, group in good)
        assert drafts.worth(seen, good) == whole + more
        assert drafts.worth(seen, good[:1]) == calls.value(*good[0])
        after = exchanged(elder, younger, rules)
        say(after, f"0 play {hand(elder)[0]}", *map(str, drafts.reckonings(seen, tuple(range(len(good))))))
        assert after.score[1] == whole + more


@pytest.mark.parametrize(
    "rules", [rules for rules in RULE_SETS.values() if not rules.auction], ids=lambda one: one.name
)
def test_all_good_groups_can_be_reckoned(rules: Rules) -> None:
    elder, younger = "987 KQJ KQJT T8", "AKQ AT987 A9 A9"
    deal = sunk(rules, elder, younger)
    seen = view(deal, 1)
    for action in drafts.reckonings(seen, tuple(range(len(drafts.reckonable(seen))))):
        deal.do(action)
    assert deal.stage is Stage.PLAY


@pytest.mark.parametrize("rules", [RUBICON, CARTE_ROUGE], ids=lambda one: one.name)
@pytest.mark.parametrize("called", ["AS KS QS", "9S 8S 7S"])
def test_an_unknown_group_is_reckoned_only_with_a_good_one(rules: Rules, called: str) -> None:
    deal = exchanged("AKQ987 87 K8 KJ", "- AKQJ AQJ9 AT98", rules)
    say(deal, "0 point AS KS QS 9S 8S 7S", "1 answer point -", f"0 sequence {called}")
    seen = view(say(deal, "1 answer sequence AH KH QH JH", "0 play 8H"), 1)
    quart, tierce, trio = drafts.reckonable(seen)
    # A refusal would tell younger how high elder's tierce is.
    assert not drafts.are_sure(seen, [tierce])
    assert not drafts.are_sure(seen, [tierce, trio])
    with pytest.raises(ValueError, match="1"):
        drafts.reckonings(seen, (1,))
    for chosen in ([quart], [quart, tierce], [trio], [quart, tierce, trio]):
        assert drafts.are_sure(seen, chosen)


def test_groups_chosen_in_any_order_are_reckoned_best_first() -> None:
    seen = reckoning(RUBICON, "AKQ987 87 K8 KJ", "- AKQJ AQJ9 AT98")
    point, quart, tierce, trio = range(4)
    assert drafts.reckonings(seen, (trio, tierce, quart)) == drafts.reckonings(seen, (quart, tierce, trio))
    assert drafts.reckonings(seen, (tierce, point)) == drafts.reckonings(seen, (point, tierce))


def test_a_group_better_than_every_call_is_known_to_be_good() -> None:
    deal = exchanged("AKQ987 87 K8 KJ", "- AKQJ AQJ9 AT98", AU_CENT)
    say(deal, "0 point -", "0 sequence 9S 8S 7S", "1 answer sequence AH KH QH JH", "0 play 8H")
    seen = view(deal, 1)
    point, _, tierce, _ = drafts.reckonable(seen)
    assert drafts.are_sure(seen, [tierce])
    assert drafts.are_sure(seen, [point])


def test_no_reckoning_that_is_offered_is_refused() -> None:
    unsure = 0
    for seed in range(400):
        table = led(random.Random(seed))
        deal = reference_play.replayed(table)
        seen = view(deal, deal.younger)
        good = drafts.reckonable(seen)
        assert drafts.are_sure(seen, good)
        for number, one in enumerate(good):
            if drafts.are_sure(seen, [one]):
                assert all(map(deal.can, drafts.reckonings(seen, (number,)))), table
            else:
                unsure += 1
    assert unsure


def led(rng: random.Random) -> Table:
    table = random_table(rng, rng.choice(list(RULE_SETS)), 1, None, {})
    while not table.plays:
        table.say(random_line(rng, table))
    return table


def test_draft_choices_kept_with_the_orders_read_back_as_written() -> None:
    for draft in (
        Draft(),
        Draft(passed=frozenset({Kind.POINT, Kind.SET})),
        Draft(listed=parse_cards("AS KS 7H")),
        Draft(listed=parse_cards("AS KS 7H"), passed=frozenset({Kind.SEQUENCE})),
    ):
        assert drafts.read_kept(drafts.write_kept(draft)) == draft


def test_calling_all_at_once_makes_only_the_calls_that_remain() -> None:
    deal = exchanged("AKQJT AKQ AK A9", "98 JT9 QJT9 KQJ", RUBICON)
    for kind in (Kind.POINT, Kind.SET):
        best = drafts.offers(RUBICON, kind, view(deal, deal.elder).hand)[0]
        deal.do(Call(deal.elder, kind, tuple(tuple(group) for group in best)))
        deal.do(truthful_answer(deal))
    made = drafts.all_call_actions(view(deal, deal.elder), frozenset())
    assert [action.kind for action in made if isinstance(action, Call)] == [Kind.SEQUENCE]
