"""Announcements by the French rules of 1896 (source 001) and carte rouge (source 004), to the letter."""

import json

import pytest

from bot.piquet import record
from bot.piquet.cards import PACK, Hand
from bot.piquet.deal import Deal
from bot.piquet.declaring import Verdict
from bot.piquet.illegal import Refusal
from bot.piquet.rules import CARTE_ROUGE, COUNTERPIQUE, FRENCH, READINGS, RULE_SETS, BadOption, Kind, Rules, rules_of
from bot.piquet.view import view
from tests.piquet.test_scoring import youngers_carte_blanche
from tests.support.piquet.deals import call, dealt, exchanged, hand, play_out, refusal, say, scored
from tests.support.ui.sights import exchanged as of_an_auction

EYES = (0, 1, None)
EARLIER = {"reading": "0.1"}


def heard(deal: Deal, eye: int | None = None) -> list[str]:
    return [str(action) for action in view(deal, eye).actions[2:]]


# French Piquet of 1896 (source 001). Both hold a tierce major; elder has three tens, younger three knaves.


def tierces(rules: Rules = FRENCH) -> Deal:
    deal = exchanged("AKQT 987 T97 T9", "J87 AKQJT J8 J8", rules)
    return say(deal, "0 point AS KS QS TS", "0 sequence AS KS QS", "0 set TS TD TC")


def answered(rules: Rules = FRENCH) -> Deal:
    return say(tierces(rules), "1 answer point -", "1 answer sequence AH KH QH", "1 answer set JS JH JD JC")


def test_an_equal_announcement_scores_for_elder() -> None:
    """001: "Now non-dealer scores for those announcements that were not topped by dealer"."""
    deal = answered()
    assert deal.calls.made[Kind.SEQUENCE].verdict is Verdict.GOOD
    assert scored(deal, 0) == {"point": 4, "sequence": 3}


def test_dealer_only_announces_what_is_better() -> None:
    """001: dealer "only announces what is better than what non-dealer has announced"; equal groups are not shown."""
    deal = say(answered(), "0 play AS")
    for eye in (0, None):
        assert heard(deal, eye)[3:6] == ["1 answer point good", "1 answer sequence good", "1 answer set not-good 4 J"]
        assert view(deal, eye).shown[1] == Hand()
    assert heard(deal, 1)[4] == "1 answer sequence AH KH QH"
    assert refusal(deal, "1 sequence AH KH QH") is Refusal.NOT_GOOD


def test_the_call_of_a_sequence_names_its_suit() -> None:
    """001: "the longest sequence in suit, with the highest ranks, and announces the length and the suit"."""
    deal = tierces()
    for eye in (1, None):
        assert heard(deal, eye) == ["0 point 4 41", "0 sequence 3 A S", "0 set 3 T"]


def test_dealer_announces_a_better_group_immediately_and_in_full() -> None:
    """001: the dealer announces it; only then "non-dealer scores", and "simultaneously plays out the first card"."""
    deal = exchanged("QJT9 987 A7 A87", "AK AKQ JT98 KQJ", FRENCH)
    say(deal, "0 point QS JS TS 9S", "0 sequence 9H 8H 7H", "0 set -")
    say(deal, "1 answer point -", "1 answer sequence JD TD 9D 8D")
    assert heard(deal, 0)[3:] == ["1 answer point good", "1 answer sequence not-good 4 J D"]
    better = exchanged("QJT9 987 A7 A87", "AK AKQ JT98 KQJ", FRENCH)
    say(better, "0 point QS JS TS", "0 sequence -", "0 set -")
    assert refusal(better, "1 point AH KH QH") is Refusal.NOT_NOW
    say(better, "1 answer point AH KH QH")
    assert heard(better, 0)[3:] == ["1 answer point not-good 3 31"]
    assert scored(better, 0) == {}


def test_younger_announces_against_a_call_of_nothing_too() -> None:
    """001: "All in one go": dealer then announces every better group."""
    deal = exchanged("QJT9 987 A7 A87", "AK AKQ JT98 KQJ", FRENCH)
    say(deal, "0 point QS JS TS 9S", "0 sequence -", "0 set -", "1 answer point -", "1 answer sequence JD TD 9D 8D")
    assert heard(deal, 0)[3:] == heard(deal)[3:] == ["1 answer point good", "1 answer sequence not-good 4 J D"]
    assert refusal(deal, "0 play QS") is Refusal.NOT_YOUR_TURN
    say(deal, "1 answer set -", "0 play QS")
    assert heard(deal, 0)[5] == "1 answer set good"
    assert heard(deal, 1)[4:6] == ["1 answer sequence JD TD 9D 8D", "1 answer set -"]


def test_younger_reckons_the_announced_group_first_and_only_that_kind() -> None:
    deal = exchanged("QJT9 987 A7 A87", "AK AKQ JT98 KQJ", FRENCH)
    say(deal, "0 point QS JS TS 9S", "0 sequence -", "0 set -")
    say(deal, "1 answer point -", "1 answer sequence AH KH QH", "1 answer set -", "0 play QS")
    assert view(deal, 1).open_kinds == (Kind.SEQUENCE,)
    assert refusal(deal, "1 sequence KC QC JC / AH KH QH") is Refusal.BEST_FIRST
    assert refusal(deal, "1 sequence JD TD 9D 8D") is Refusal.TOLD_FIRST
    assert refusal(deal, "1 sequence AH KH QH / JD TD 9D 8D") is Refusal.BEST_FIRST
    assert refusal(deal, "1 set KS KH KC") is Refusal.SAID_GOOD
    say(deal, "1 sequence AH KH QH / KC QC JC / JD TD 9D")
    assert scored(deal, 1) == {"sequence": 9}


# Counterpique (source 002).


def contract(elder: str, younger: str, rules: Rules = COUNTERPIQUE) -> Deal:
    return of_an_auction(elder, younger, rules, "7-7")


ONE, OTHER = "AKQT 987 T97 T9", "J87 AKQJT J8 J8"


def test_elder_says_all_three_calls_and_younger_answers_each() -> None:
    """002: younger says "Not good" to "any combination of a type in which Elder has none"."""
    deal = contract(ONE, OTHER)
    assert refusal(deal, "0 sequence AS KS QS") is Refusal.CALLS_IN_ORDER
    say(deal, "0 point AS KS QS TS", "1 answer point AH KH QH JH TH")
    assert refusal(deal, "0 play AS") is Refusal.CALLS_FIRST
    say(deal, "0 sequence -")
    assert refusal(deal, "0 set TS TD TC") is Refusal.CALL_PENDING
    say(deal, "1 answer sequence -", "0 set -", "1 answer set JS JH JD JC", "0 play AS")
    called = ["0 point 4", "1 answer point not-good", "0 sequence -", "1 answer sequence good", "0 set -"]
    assert [str(action) for action in view(deal, None).actions[4:]] == [*called, "1 answer set not-good", "0 play AS"]
    assert view(deal, 1).open_kinds == (Kind.POINT, Kind.SET)
    assert refusal(deal, "1 sequence AH KH QH JH TH") is Refusal.SAID_GOOD
    say(deal, "1 point AH KH QH JH TH", "1 set JS JH JD JC")
    assert scored(deal, 1) == {"point": 5, "set": 14}


def test_younger_may_reckon_another_set_than_the_one_answered_with() -> None:
    """Younger's answer named no set."""
    deal = contract("AKQT 987 T97 T9", "J87 AKQJT J8 J8")
    say(deal, "0 point -", "1 answer point -", "0 sequence -", "1 answer sequence -", "0 set -")
    say(deal, "1 answer set JS JH JD", "0 play AS", "1 set JS JH JD JC")
    assert scored(deal, 1) == {"set": 14}


def test_a_misere_has_no_calls() -> None:
    deal = Deal(COUNTERPIQUE, 0, (hand(ONE), hand(OTHER)), tuple(c for c in PACK if c not in hand(ONE) + hand(OTHER)))
    say(deal, "0 pass", "1 pass")
    assert refusal(deal, "1 point -") is Refusal.MISERE
    say(deal, "1 play AH")


def test_youngers_answer_to_a_call_of_nothing_can_make_a_repique() -> None:
    """Scoring order counts, not speech: younger's point and quint come before elder's quatorze."""
    deal = contract("A A8 AK987 A987", "KQJT987 KQJT9 - -")
    run = "KS QS JS TS 9S 8S 7S"
    say(deal, "0 point -", f"1 answer point {run}", "0 sequence -", f"1 answer sequence {run}")
    say(deal, "0 set AS AH AD AC", "1 answer set -", "0 play AS")
    say(deal, f"1 point {run}", f"1 sequence {run} / KH QH JH TH 9H", "1 play 7S")
    assert scored(deal, 0) == {"set": 14}
    assert scored(deal, 1) == {"point": 7, "sequence": 32, "repique": 60}


def carte_blanche(elder: str, younger: str) -> Deal:
    talon = "JS KC QD 8C 7C 7D 7H AH"
    return dealt(elder, younger, talon, FRENCH)


BLANK, FULL = "T987 T98 T98 T9", "AKQ KQJ AKJ AQJ"


def test_elder_counts_a_carte_blanche_when_both_have_exchanged() -> None:
    """001: "non-dealer does it after both have drawn and discarded", and counts the cards on the table doing it."""
    deal = carte_blanche(BLANK, FULL)
    assert refusal(deal, "0 carte-blanche") is Refusal.NOT_NOW
    assert not view(deal, 0).may_announce
    say(deal, "0 exchange TH 9D 8D TC 9C")
    assert refusal(deal, "0 carte-blanche") is Refusal.NOT_NOW
    say(deal, "1 exchange JC")
    assert view(deal, 0).may_announce
    late = say(deal.copy(), "0 point JS TS 9S 8S 7S")
    assert refusal(late, "0 carte-blanche") is Refusal.TOO_LATE
    say(deal, "0 carte-blanche")
    assert scored(deal, 0) == {"carte_blanche": 10}
    assert all(view(deal, eye).dealt[0] == hand(BLANK) for eye in EYES)
    assert refusal(deal, "0 carte-blanche") is Refusal.ALREADY_DONE


def test_dealer_counts_a_carte_blanche_before_drawing() -> None:
    """001: "dealer does it before drawing", "immediately after the opponent has drawn from the stock and discarded"."""
    deal = carte_blanche(FULL, BLANK)
    assert refusal(deal, "1 carte-blanche") is Refusal.NOT_NOW
    say(deal, "0 exchange KS")
    late = say(deal.copy(), "1 exchange TH")
    assert refusal(late, "1 carte-blanche") is Refusal.TOO_LATE
    say(deal, "1 carte-blanche")
    assert all(view(deal, eye).dealt[1] == hand(BLANK) for eye in EYES)


def test_a_hand_that_discarded_its_courts_is_not_a_carte_blanche() -> None:
    deal = dealt("KT98 T98 T98 T9", "AQ7 KQJ AKJ AQJ", "7H JS KC QD 8C 7C 7D AH", FRENCH)
    say(deal, "0 exchange KS", "1 exchange JC")
    assert refusal(deal, "0 carte-blanche") is Refusal.COURT_CARD


# Carte rouge (source 004).

LONGER = "AK98 AK AK8 A98", "QJT7 QJT98 QJ9 -"
AS_LONG = "KJ98 AK AK8 A98", "AQT7 QJT8 QJT9 -"
BETTER_POINT = pytest.mark.parametrize(
    ("hands", "point", "answer", "said"),
    [
        (LONGER, "AS KS 9S 8S", "QH JH TH 9H 8H", "1 answer point not-good"),
        (AS_LONG, "KS JS 9S 8S", "QD JD TD 9D", "1 answer point making not-good 39"),
    ],
    ids=["more cards", "as many cards"],
)


@BETTER_POINT
def test_younger_tells_the_number_of_a_better_point_only_after_asking(
    hands: tuple[str, str], point: str, answer: str, said: str
) -> None:
    """004: "Not good" if elder has fewer; after "Making?" also "the number that wins the point": "Not good: 39"."""
    deal = call(exchanged(*hands, CARTE_ROUGE), "point", point, answer)
    assert heard(deal, 0)[1:] == heard(deal, None)[1:] == [said]
    assert heard(deal, 1)[1:] == [f"1 answer point {answer}"]


def test_younger_must_reckon_the_point_they_answered_with() -> None:
    """Younger said this point's number, so another point with equally many cards is refused."""
    lines = "0 point KS JS 9S 8S", "1 answer point QD JD TD 9D", "0 play AH"
    deal = say(exchanged(*AS_LONG, CARTE_ROUGE), *lines)
    assert refusal(deal, "1 point AS QS TS 7S") is Refusal.TOLD_FIRST
    say(deal, "1 point QD JD TD 9D")
    say(exchanged(*AS_LONG, rules_of("carte-rouge", {"reading": "0.2"})), *lines, "1 point AS QS TS 7S")


def test_a_sequence_or_set_that_is_better_is_told_without_a_number() -> None:
    deal = call(exchanged(*AS_LONG, CARTE_ROUGE), "set", "KS KH KD", "-")
    assert heard(deal, 0)[1:] == ["1 answer set good"]
    deal = call(exchanged("987 AK AK8 AKQ9", "AQT QJT8 QJT97 -", CARTE_ROUGE), "sequence", "9S 8S 7S", "QH JH TH")
    assert heard(deal, 0)[1:] == ["1 answer sequence making not-good"]


# How version 0.2 of the bot read them.


def test_version_0_2_answered_no_call_of_nothing() -> None:
    deal = exchanged("QJT9 987 A7 A87", "AK AKQ JT98 KQJ", rules_of("french-1896", {"reading": "0.2"}))
    say(deal, "0 point QS JS TS 9S", "0 sequence -", "0 set -", "1 answer point -", "0 play QS")
    say(deal, "1 sequence JD TD 9D 8D")
    deal = contract(ONE, OTHER, rules_of("counterpique", {"reading": "0.2"}))
    say(deal, "0 play AS", "1 sequence AH KH QH JH TH")


def test_version_0_2_told_the_number_of_a_longer_point() -> None:
    rules = rules_of("carte-rouge", {"reading": "0.2"})
    deal = call(exchanged(*LONGER, rules), "point", "AS KS 9S 8S", "QH JH TH 9H 8H")
    assert heard(deal, 0)[1:] == ["1 answer point not-good 5"]


# How version 0.1 of the bot read both sources: a partie stored or exported then is played through as it was played.

BEFORE = rules_of("french-1896", EARLIER)


def test_an_earlier_reading_scored_no_equal_announcement_and_answered_in_words() -> None:
    deal = answered(BEFORE)
    assert deal.calls.made[Kind.SEQUENCE].verdict is Verdict.EQUAL
    assert heard(deal) == [
        "0 point AS KS QS TS",
        "0 sequence AS KS QS",
        "0 set 3 T",
        "1 answer point good",
        "1 answer sequence equal",
        "1 answer set not-good",
    ]
    assert scored(play_out(deal), 0).get("sequence") is None


def test_in_an_earlier_reading_the_call_of_a_sequence_named_no_suit() -> None:
    assert heard(tierces(BEFORE))[1] == "0 sequence 3 A"


def test_in_an_earlier_reading_a_carte_blanche_was_shown_after_the_exchange() -> None:
    deal = dealt(BLANK, FULL, "JS KC QD 8C 7C 7D 7H AH", BEFORE)
    say(deal, "0 carte-blanche", "0 exchange TH 9D 8D TC 9C")
    assert view(deal, None).dealt[0] is None
    say(deal, "1 exchange JC")
    assert view(deal, None).dealt[0] == hand(BLANK)


@BETTER_POINT
def test_in_an_earlier_reading_a_better_point_was_answered_without_its_number(
    hands: tuple[str, str], point: str, answer: str, said: str
) -> None:
    deal = call(exchanged(*hands, rules_of("carte-rouge", EARLIER)), "point", point, answer)
    assert heard(deal, 0)[1:] == [said.rstrip("0123456789").rstrip()]


def test_the_record_states_an_earlier_reading() -> None:
    whole = record.write(BEFORE, ("A", "B"), [])
    assert whole["options"] == EARLIER
    assert record.read(json.dumps(whole)).rules == BEFORE
    assert "options" not in record.write(FRENCH, ("A", "B"), [])


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("name", RULE_SETS)
def test_a_partie_of_any_rule_set_keeps_its_original_reading(name: str, reading: str) -> None:
    rules = rules_of(name, {"reading": reading})
    assert rules.options == {"reading": reading}
    assert rules.as_read_today == RULE_SETS[name]


@pytest.mark.parametrize("reading", ["", "0.3", 0.2, True])
def test_a_reading_that_no_version_had_is_refused(reading: object) -> None:
    with pytest.raises(BadOption):
        rules_of("french-1896", {"reading": reading})


def test_a_record_that_names_its_reading_keeps_it() -> None:
    """The record's version overrides the version that a reader gives."""
    whole = json.dumps(record.write(BEFORE, ("A", "B"), []))
    assert record.read(whole, reading="0.2").rules == BEFORE


# Carte blanche before elder's exchange (000: "must tell"; 001: "announced as soon as discovered").


ELDER_BLANK = "98 T98 T987 T97", "AKQJT AK7 AK AK", "8C 7S QH JH QD JD QC JC"


@pytest.mark.parametrize("name", ["rubicon", "club", "carte-rouge", "hundred"])
def test_younger_tells_a_carte_blanche_before_elder_exchanges(name: str) -> None:
    deal = youngers_carte_blanche(RULE_SETS[name])
    assert str(deal.carte_blanche_to_tell()) == "1 carte-blanche"
    assert refusal(say(deal, "0 exchange 7H"), "1 carte-blanche") is Refusal.TOO_LATE
    deal = say(youngers_carte_blanche(RULE_SETS[name]), "1 carte-blanche")
    assert deal.carte_blanche_to_tell() is None
    for eye in (0, None):
        assert str(view(deal, eye).actions[0]) == "1 carte-blanche"
        assert view(deal, eye).dealt[1] is None
        assert view(say(deal.copy(), "0 exchange 7H"), eye).dealt[1] == deal.dealt[1]


@pytest.mark.parametrize("name", ["rubicon", "club", "carte-rouge", "hundred"])
def test_elder_tells_a_carte_blanche_before_they_exchange(name: str) -> None:
    deal = dealt(*ELDER_BLANK, RULE_SETS[name])
    assert str(deal.carte_blanche_to_tell()) == "0 carte-blanche"
    assert refusal(say(deal, "0 exchange 7C"), "0 carte-blanche") is Refusal.TOO_LATE


@pytest.mark.parametrize("name", ["au-cent", "french-1896", "counterpique"])
def test_in_other_rule_sets_the_holder_chooses_when_to_tell_carte_blanche(name: str) -> None:
    assert youngers_carte_blanche(RULE_SETS[name]).carte_blanche_to_tell() is None


def test_an_older_partie_lets_the_holder_choose_until_their_own_exchange() -> None:
    for reading in ("0.1", "0.2"):
        deal = youngers_carte_blanche(rules_of("rubicon", {"reading": reading}))
        assert deal.carte_blanche_to_tell() is None
        assert say(deal, "0 exchange 7H").may_announce(1)
