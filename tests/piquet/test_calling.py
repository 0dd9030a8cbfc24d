"""Calls, answers and younger's reckoning by Cavendish's article, the club's rules and record.md."""

import pytest

from bot.piquet.actions import Answer, parse_action
from bot.piquet.cards import Card, Hand
from bot.piquet.deal import Deal
from bot.piquet.declaring import Verdict
from bot.piquet.illegal import Refusal
from bot.piquet.rules import CLUB, RUBICON, Kind, Rules
from bot.piquet.view import view
from tests.support.piquet.deals import call, exchanged, hand, play_out, refusal, refused, say, scored, tricks

BOTH = pytest.mark.parametrize("rules", [RUBICON, CLUB], ids=["rubicon", "club"])


def quarts(rules: Rules = RUBICON) -> Deal:
    """Returns the article's example: a quart to a queen and a tierce minor, against a quart to a knave."""
    return exchanged("QJT9 987 A7 A87", "AK AKQ JT98 KQJ", rules)


@BOTH
def test_when_the_highest_sequence_is_good_all_lower_ones_are_reckoned(rules: Rules) -> None:
    deal = call(quarts(rules), "sequence", "QS JS TS 9S / 9H 8H 7H", "JD TD 9D 8D")
    assert deal.score == (7, 0)
    say(deal, "0 play AD")
    assert refusal(deal, "1 sequence JD TD 9D 8D") is Refusal.NOT_GOOD


@BOTH
def test_younger_reckons_all_sequences_if_the_best_one_is_youngers(rules: Rules) -> None:
    deal = call(quarts(rules), "sequence", "9H 8H 7H", "JD TD 9D 8D")
    say(deal, "0 play AD", "1 sequence JD TD 9D 8D / AH KH QH / KC QC JC")
    assert scored(deal, 1) == {"sequence": 10}


def test_neither_equal_highest_sequences_nor_a_second_sequence_score() -> None:
    deal = exchanged("QJT9 987 A7 A87", "AK AKJ QJT9 KQJ")
    call(deal, "sequence", "QS JS TS 9S / 9H 8H 7H", "QD JD TD 9D")
    assert deal.calls.made[Kind.SEQUENCE].verdict is Verdict.EQUAL
    say(deal, "0 play AD")
    assert refusal(deal, "1 sequence KC QC JC") is Refusal.NOT_GOOD
    assert refusal(deal, "1 sequence QD JD TD 9D") is Refusal.NOT_GOOD
    assert "sequence" not in scored(play_out(deal), 0) | scored(deal, 1)


def test_when_the_point_is_equal_neither_scores() -> None:
    deal = exchanged("AK987 QJ QJ T87", "QJT KT98 AK AQJ")
    call(deal, "point", "AS KS 9S 8S", "KH TH 9H 8H")
    assert deal.calls.made[Kind.POINT].verdict is Verdict.GOOD
    deal = exchanged("AK987 QJ QJ T87", "QJT AK98 A9 AQJ")
    call(deal, "point", "AS KS 9S 8S", "AH KH 9H 8H")
    assert deal.calls.made[Kind.POINT].verdict is Verdict.EQUAL
    say(deal, "0 play AS")
    assert refusal(deal, "1 point AH KH 9H 8H") is Refusal.NOT_GOOD
    assert "point" not in scored(play_out(deal), 0) | scored(deal, 1)


@BOTH
@pytest.mark.parametrize(
    ("called", "against", "verdict"),
    [
        ("AS AH AD", "TS TH TD TC", Verdict.NOT_GOOD),
        ("AS AH AD", "TS TH TD", Verdict.GOOD),
        ("JS JH JD", "TS TH TD TC", Verdict.NOT_GOOD),
        ("JS JH JD", "QS QH QC", Verdict.NOT_GOOD),
        ("JS JH JD", "TS TD TC", Verdict.GOOD),
        ("JS JH JD", "-", Verdict.GOOD),
    ],
)
def test_any_quatorze_beats_a_trio_and_higher_trios_beat_lower(
    rules: Rules, called: str, against: str, verdict: Verdict
) -> None:
    deal = call(exchanged("AJ9 AJ9 AJ98 98", "QT QT8 TK7 QTK7", rules), "set", called, against)
    assert deal.calls.made[Kind.SET].verdict is verdict


def test_a_good_set_lets_its_holder_reckon_the_lower_ones() -> None:
    deal = exchanged("AJ9 AJ9 AJ98 98", "QT QT8 TK7 QTK7")
    call(deal, "set", "AS AH AD / JS JH JD", "QS QH QC")
    assert scored(deal) == {"set": 6}


# The order of calls.


@BOTH
def test_the_point_is_called_first_or_not_at_all(rules: Rules) -> None:
    for first in ("sequence", "set"):
        deal = say(quarts(rules), f"0 {first} -")
        assert refusal(deal, "0 point QS JS TS 9S") is Refusal.TOO_LATE
        assert Kind.POINT not in deal.open_kinds(0)


def test_after_the_point_sequence_and_set_come_in_either_order_in_rubicon() -> None:
    deal = say(quarts(), "0 point -", "0 set -", "0 sequence QS JS TS 9S")
    assert deal.to_move == 1


def test_in_the_club_the_sequence_comes_before_the_set() -> None:
    deal = say(quarts(CLUB), "0 set -")
    assert refusal(deal, "0 sequence QS JS TS 9S") is Refusal.TOO_LATE
    assert deal.open_kinds(0) == ()


@BOTH
def test_each_kind_is_called_once_and_reckoned_once(rules: Rules) -> None:
    deal = call(quarts(rules), "point", "QS JS TS 9S", "JD TD 9D 8D")
    assert refusal(deal, "0 point QS JS TS 9S") is Refusal.ALREADY_DONE
    say(deal, "0 play AD", "1 sequence JD TD 9D 8D")
    assert refusal(deal, "1 sequence KC QC JC") is Refusal.ALREADY_DONE


def test_a_call_waits_for_its_answer() -> None:
    deal = say(quarts(), "0 point QS JS TS 9S")
    assert refusal(deal, "0 sequence QS JS TS 9S") is Refusal.CALL_PENDING
    assert refusal(deal, "0 play AD") is Refusal.NOT_YOUR_TURN
    assert refusal(deal, "1 play AH") is Refusal.CALL_PENDING
    assert refusal(deal, "1 answer sequence -") is Refusal.ANOTHER_CALL
    assert refusal(deal, "0 answer point -") is Refusal.NOT_YOUR_TURN
    assert refusal(deal, "1 point JD TD 9D 8D") is Refusal.NOT_NOW
    assert say(deal, "1 answer point -").pending is None


# Sinking.


@BOTH
def test_a_kind_elder_does_not_call_is_sunk_and_younger_reckons_theirs(rules: Rules) -> None:
    deal = say(quarts(rules), "0 play QS", "1 point JD TD 9D 8D", "1 sequence AH KH QH", "1 set KS KH KC")
    assert scored(deal, 0) == {"lead": 1}
    assert scored(deal, 1) == {"point": 4, "sequence": 3, "set": 3}


def test_calling_part_of_a_group_is_allowed_and_scores_only_that_part() -> None:
    deal = exchanged("AKQJT98 AKQ A A", "7 JT987 KQJT9 K")
    call(deal, "point", "AS 8S", "-")
    call(deal, "sequence", "AS KS QS / TS 9S 8S", "-")
    call(deal, "set", "AS AD AC", "-")
    assert scored(deal) == {"point": 2, "sequence": 6, "set": 3}


def test_a_part_that_is_not_good_loses_the_kind_to_younger() -> None:
    deal = exchanged("AKQJT98 AKQ A A", "7 JT987 KQJT9 K")
    call(deal, "sequence", "AS KS QS", "JH TH 9H 8H 7H")
    say(deal, "0 play AS", "1 sequence KD QD JD TD 9D / JH TH 9H 8H 7H")
    assert scored(deal, 1) == {"sequence": 30}


def test_younger_may_answer_with_less_and_then_reckons_nothing() -> None:
    deal = call(exchanged("AKQJT98 AKQ A A", "7 JT987 KQJT9 K"), "sequence", "AS KS QS", "JH TH 9H")
    assert deal.calls.made[Kind.SEQUENCE].verdict is Verdict.GOOD
    say(deal, "0 play AS")
    assert refusal(deal, "1 sequence JH TH 9H 8H 7H") is Refusal.NOT_GOOD


def test_the_group_that_younger_reckons_must_be_better_than_the_call() -> None:
    deal = call(quarts(), "sequence", "9H 8H 7H", "JD TD 9D 8D")
    say(deal, "0 play AD")
    assert refusal(deal, "1 sequence -") is Refusal.NOT_GOOD
    assert say(deal, "1 sequence KC QC JC").score == (1, 3)
    level = call(exchanged("987 AKQ A98 T97", "AKQ 987 KQ7 AKQ"), "sequence", "9S 8S 7S", "AS KS QS")
    say(level, "0 play AH")
    assert refusal(level, "1 sequence 9H 8H 7H") is Refusal.NOT_GOOD, "equal to the call is not better"


# What is no call.


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 point QS JS TS 9S 9H", Refusal.NO_POINT),
        ("0 point QS JS / TS 9S", Refusal.ONE_POINT),
        ("0 sequence QS JS", Refusal.NO_SEQUENCE),
        ("0 sequence QS JS 9S", Refusal.NO_SEQUENCE),
        ("0 sequence 9S 9H 8H", Refusal.NO_SEQUENCE),
        ("0 sequence 9H 8H 7H / QS JS TS 9S", Refusal.BEST_FIRST),
        ("0 sequence QS JS TS / TS 9S", Refusal.CARD_TWICE),
        ("0 set AD AC", Refusal.NO_SET),
        ("0 set 7H 7D 7C", Refusal.NO_SET),
        ("0 set AD AC 9S", Refusal.NO_SET),
    ],
)
def test_cards_that_make_no_such_call_are_refused_with_the_reason(line: str, reason: Refusal) -> None:
    assert refusal(quarts(), line) is reason


def test_an_answer_must_be_one_group_of_its_kind() -> None:
    deal = say(quarts(), "0 sequence QS JS TS 9S")
    assert refusal(deal, "1 answer sequence AH KH") is Refusal.NO_SEQUENCE
    assert refused(deal, "1 answer sequence QS AH KH QH").cards == Hand.of(hand("Q - - -"))


def test_an_answer_that_names_a_card_twice_is_refused() -> None:
    deal = say(quarts(), "0 point QS JS TS 9S")
    king = Card.parse("KH")
    illegal = deal.why_not(Answer(1, Kind.POINT, (king, king)))
    assert illegal is not None
    assert illegal.refusal is Refusal.CARD_TWICE


# Play.


@BOTH
def test_younger_must_follow_suit_and_need_not_win(rules: Rules) -> None:
    deal = say(quarts(rules), "0 play 9H")
    illegal = refused(deal, "1 play JD")
    assert (illegal.refusal, illegal.cards) == (Refusal.FOLLOW_SUIT, Hand.of(hand("- AKQ - -")))
    deal = say(quarts(rules), "0 play AC", "1 play JC")
    assert deal.tricks[-1].winner == 0


def test_a_player_who_cannot_follow_plays_any_card_and_does_not_win() -> None:
    deal = tricks(quarts(), "QS AS", "AH 9H", "KH 8H", "QH 7H", "KS JS", "JD AD", "AC JC", "TS KC")
    assert deal.tricks[-1].winner == 0
    assert deal.to_move == 0


def test_a_player_can_play_only_their_own_cards_and_only_in_turn() -> None:
    deal = quarts()
    assert refusal(deal, "1 play AH") is Refusal.NOT_YOUR_TURN
    assert refusal(deal, "0 play AH") is Refusal.NOT_HELD
    tricks(deal, "AD JD")
    assert refusal(deal, "0 play AD") is Refusal.NOT_HELD
    assert refusal(play_out(deal), "0 play AD") is Refusal.DEAL_OVER


# Cards left, and what waits.


def test_a_call_still_waits_for_its_answer_after_younger_has_looked() -> None:
    deal = say(quarts(), "0 point QS JS TS 9S", "1 look")
    for eye in (0, 1, None):
        pending = view(deal, eye).pending
        assert pending is not None, f"eye {eye} sees that nothing waits"
        assert pending.kind is Kind.POINT


def test_no_call_is_pending_after_an_answer_or_a_pass() -> None:
    deal = say(quarts(), "0 point -")
    assert view(deal, 1).pending is None
    say(deal, "0 sequence QS JS TS 9S", "1 answer sequence -")
    assert view(deal, 1).pending is None


def test_only_younger_looks_at_the_cards_left_and_only_once() -> None:
    deal = quarts()
    assert refusal(deal, "0 look") is Refusal.NOT_NOW
    say(deal, "1 look")
    assert refusal(deal, "1 look") is Refusal.ALREADY_DONE
    assert deal.can(parse_action("0 play AD"))


def test_a_good_trio_shows_which_card_is_not_reckoned() -> None:
    """The article: A, who might hold four kings, says "I do not reckon the king of diamonds"."""
    deal = call(exchanged("K987 K987 K98 K", "AQJ AQJ AQJ AQJ"), "set", "KS KH KC")
    assert str(view(deal, 1).actions[2]) == "0 set KS KH KC"
    assert Card.parse("KD") not in view(deal, 1).shown[0]
    assert scored(deal) == {"set": 3}
