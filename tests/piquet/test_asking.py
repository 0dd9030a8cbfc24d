"""When younger asks for a call's tie-break, and its cost (rules.md, *Calls*)."""

import json

import pytest

from bot.piquet import record
from bot.piquet.deal import Deal
from bot.piquet.illegal import Refusal
from bot.piquet.knowledge.possible_groups import reckonable_groups
from bot.piquet.legal import legal_actions
from bot.piquet.rules import CARTE_ROUGE, CLUB, COUNTERPIQUE, RUBICON, Kind, Rules, rules_of
from bot.piquet.seat_record import read_seat_record
from bot.piquet.view import view
from tests.support.piquet.deals import call, dealt, exchanged, refused, say, scored
from tests.support.ui.sights import exchanged as of_an_auction

EYES = (0, 1, None)
BEFORE = rules_of("rubicon", {"reading": "0.2.0"})
FULL = rules_of("rubicon", {"calls": "full"})


def heard(deal: Deal, eye: int | None = None) -> list[str]:
    return [str(action) for action in view(deal, eye).actions[2:] if "look" not in str(action)]


# When younger asks (001: "if the information is not sufficient").

TRIOS = "KJT9 KJ9 KJ9 Q9", "AQ8 AQ8 AQ7 T87"
JACKS_ACES = "set", "JS JH JD", "AS AH AD"
TIERCES = "QS JS TS", "AH KH QH"
SURE, UNSURE = (("KQJT J QJT987 A", f"{spade} AKQ8 A QJT987") for spade in "A8")
"""Younger holds an ace or a queen of each other suit, so nobody else has a tierce major; or lacks the ace of spades."""


@pytest.mark.parametrize(
    ("hands", "kind", "elders", "youngers"), [(TRIOS, *JACKS_ACES), (SURE, "sequence", *TIERCES)], ids=["set", "run"]
)
def test_younger_asks_only_if_an_unseen_group_could_match_theirs(
    hands: tuple[str, str], kind: str, elders: str, youngers: str
) -> None:
    deal = call(exchanged(*hands), kind, elders, youngers)
    assert heard(deal, 0) == [f"0 {kind} {elders}", f"1 answer {kind} not-good"]
    assert heard(deal, 1) == [f"0 {kind} 3", f"1 answer {kind} {youngers}"]
    assert heard(deal) == [f"0 {kind} 3", f"1 answer {kind} not-good"]


def test_a_rank_that_younger_did_not_ask_about_stays_private() -> None:
    deal = say(call(exchanged(*TRIOS), *JACKS_ACES), "0 play KS", "1 set AS AH AD", "1 play AS")
    assert heard(deal)[:2] == ["0 set 3", "1 answer set not-good"]


@pytest.mark.parametrize(
    ("hands", "kind", "elders", "youngers", "said"),
    [
        (TRIOS, "set", "JS JH JD", "QS QH QD", "0 set 3 J"),  # the kings are unseen
        (UNSURE, "sequence", *TIERCES, "0 sequence 3 Q"),
        (UNSURE, "sequence", "KS QS JS", "QC JC TC", "0 sequence KS QS JS"),
    ],
)
def test_younger_asks_if_a_group_unseen_could_equal_or_beat_theirs(
    hands: tuple[str, str], kind: str, elders: str, youngers: str, said: str
) -> None:
    deal = call(exchanged(*hands), kind, elders, youngers)
    assert heard(deal)[0] == said
    assert heard(deal)[1].startswith(f"1 answer {kind} making ")


def test_the_group_in_youngers_answer_decides_not_a_better_sunk_group() -> None:
    deal = call(exchanged(*TRIOS), "set", "JS JH JD", "QS QH QD")
    assert heard(deal)[1] == "1 answer set making not-good"


def test_a_point_of_the_same_number_is_always_asked_about() -> None:
    """000: "he says 'equal' or 'what do they make?'"; 003 and 004 say the same."""
    for rules in (RUBICON, CLUB, FULL):
        deal = call(exchanged("K987 J QJT98 A9", "AQJT AKQ8 A QJT", rules), "point", "9S 8S 7S", "AH KH QH")
        assert heard(deal) == ["0 point 3 24", "1 answer point making not-good"]


@pytest.mark.parametrize("rules", [CARTE_ROUGE, BEFORE], ids=["carte-rouge", "0.2.0"])
def test_other_rule_sets_and_version_0_2_0_always_ask(rules: Rules) -> None:
    deal = call(exchanged(*SURE, rules), "sequence", *TIERCES)
    assert heard(deal) == ["0 sequence 3 Q", "1 answer sequence making not-good"]


def test_counterpique_always_asks() -> None:
    deal = of_an_auction(*TRIOS, COUNTERPIQUE, "7-7")
    say(deal, "0 point -", "1 answer point -", "0 sequence -", "1 answer sequence -", "0 set JS JH JD")
    say(deal, "1 answer set AS AH AD")
    assert str(view(deal, None).actions[-2]) == "0 set 3 J"


KING_LEFT = "JT987 J987 JT9 -", "AKQ AQ Q87 T987", "TH JC AD AC KD KC QC KH"
KING_OUT = "JT987 J987 JT9 -", "AKQ AKQ Q8 T987", "TH 7D AD AC KD KC QC JC"


def queens(hands: tuple[str, str, str], out: str, *before: str) -> Deal:
    deal = say(dealt(*hands), "0 exchange 7S", f"1 exchange {out}", "0 set JS JH JD", *before)
    return say(deal, "1 answer set QS QH QD")


def test_a_card_that_younger_has_discarded_is_seen() -> None:
    assert heard(queens(KING_OUT, "KH"))[1] == "1 answer set not-good"
    assert heard(queens(KING_LEFT, "8D"))[1] == "1 answer set making not-good"


def test_a_card_left_counts_as_seen_only_after_younger_has_looked() -> None:
    assert heard(queens(KING_LEFT, "8D", "1 look"))[1] == "1 answer set not-good"
    assert heard(say(queens(KING_LEFT, "8D"), "1 look"))[1] == "1 answer set making not-good"


@pytest.mark.parametrize("before", [(), ("1 look",)])
@pytest.mark.parametrize(("hands", "out"), [(KING_OUT, "KH"), (KING_LEFT, "8D")])
def test_a_seat_record_restores_each_players_view_of_the_asking(
    hands: tuple[str, str, str], out: str, before: tuple[str, ...]
) -> None:
    """Reading elder's record must find talon cards that explain why younger asked or did not ask."""
    deal = queens(hands, out, *before)
    for line in ("0 play TS", "1 set QS QH QD"):
        eye = deal.to_move
        assert eye is not None
        whole = json.loads(json.dumps(record.write_view(deal.rules, ("A", "B"), [deal], eye)))
        assert read_seat_record(whole, eye)[0] == view(deal, eye)
        say(deal, line)


# What asking costs (000: younger "must not inquire … unless he has an equal number of cards").

POINTS = "KJ98 K9 K9 KQJT", "AT AQJT8 AQ8 87"
RUNS = "KQJT9 T98 T97 9", "7 AKQJ KQ8 KT87"
KINGS = "QJT98 T98 T97 9", "K7 AKQJ K8 KT87"
COST = pytest.mark.parametrize(
    ("hands", "kind", "elders", "youngers", "more"),
    [
        (POINTS, "point", "KS JS 9S 8S", "AH QH JH TH", "AH QH JH TH 8H"),
        (RUNS, "sequence", "QS JS TS", "KH QH JH", "AH KH QH JH"),
        (KINGS, "set", "TS TH TD", "KS KH KD", "KS KH KD KC"),
    ],
    ids=["point", "sequence", "set"],
)


@COST
def test_a_player_who_asked_about_a_number_reckons_that_number_first(
    hands: tuple[str, str], kind: str, elders: str, youngers: str, more: str
) -> None:
    deal = say(call(exchanged(*hands), kind, elders, youngers), "0 play 9C" if hands is not POINTS else "0 play 9H")
    illegal = refused(deal, f"1 {kind} {more}")
    assert (illegal.refusal, illegal.number) == (Refusal.TOLD_FIRST, len(youngers.split(" ")))
    assert not any(str(action).startswith(f"1 {kind} {more}") for action in legal_actions(deal))
    first, *_ = reckonable_groups(view(deal, 1), Kind(kind))
    assert len(first) == illegal.number
    say(deal, f"1 {kind} {first}")


def test_the_first_group_may_be_another_of_that_number() -> None:
    deal = say(call(exchanged(*RUNS), "sequence", "QS JS TS", "KH QH JH"), "0 play 9C", "1 sequence AH KH QH")
    assert scored(deal, 1) == {"sequence": 3}


@pytest.mark.parametrize("rules", [CLUB, FULL], ids=["club", "calls in full"])
def test_wherever_a_point_is_asked_younger_reckons_the_asked_number_first(rules: Rules) -> None:
    deal = say(call(exchanged(*POINTS, rules), "point", "KS JS 9S 8S", "AH QH JH TH"), "0 play 9H")
    assert refused(deal, "1 point AH QH JH TH 8H").number == 4
    say(deal, "1 point AH QH JH TH")


def test_carte_rouge_sequences_and_all_counterpique_kinds_follow_the_asked_number() -> None:
    deal = say(call(exchanged(*RUNS, CARTE_ROUGE), "sequence", "QS JS TS", "KH QH JH"), "0 play 9C")
    assert refused(deal, "1 sequence AH KH QH JH").refusal is Refusal.TOLD_FIRST
    deal = of_an_auction(*KINGS, COUNTERPIQUE, "7-7")
    say(deal, "0 point -", "1 answer point -", "0 sequence -", "1 answer sequence -", "0 set TS TH TD")
    say(deal, "1 answer set KS KH KD", "0 play 9C")
    assert refused(deal, "1 set KS KH KD KC").refusal is Refusal.TOLD_FIRST


def test_a_player_who_did_not_ask_may_reckon_more_than_their_answer() -> None:
    """Three aces cannot be beaten, so younger did not ask, and may reckon a quatorze later."""
    deal = call(exchanged("KJT9 KJ9 KJ9 Q9", "AQ8 AQ8 AQ7 A87"), "set", "JS JH JD", "AS AH AD")
    say(deal, "0 play 9C", "1 set AS AH AD AC")


@pytest.mark.parametrize("version", ["0.1", "0.2", "0.2.0"])
@COST
def test_parties_begun_earlier_continue_under_their_original_rules(
    version: str, hands: tuple[str, str], kind: str, elders: str, youngers: str, more: str
) -> None:
    deal = call(exchanged(*hands, rules_of("rubicon", {"reading": version})), kind, elders, youngers)
    say(deal, "0 play 9C" if hands is not POINTS else "0 play 9H", f"1 {kind} {more}")
