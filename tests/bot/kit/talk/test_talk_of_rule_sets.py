import pytest

from bot.kit.talk.talk import talk
from bot.kit.words import words
from bot.piquet.cards import parse_cards
from bot.piquet.deal import Deal
from bot.piquet.rules import (
    AU_CENT,
    CARTE_ROUGE,
    CLUB,
    COUNTERPIQUE,
    FRENCH,
    HUNDRED,
    KINDS,
    RULE_SETS,
    SET,
    Rules,
    rules_of,
)
from bot.piquet.view import view
from tests.support.ui.laid_deals import bid_for, laid_out, played_out, said, tricks

NAMES = "Ann", "Bob"
EYES = 0, 1, None

EQUALS = "AH KH QH 9H 8H KD QD JD 7D 7S KC 7C", "AS KS QS 9S 8S QC JC TC TD 9D 8D 7H"
WEAK = "KS QS JS KD QD JD KC QC 9S 9D 9C 8C"
FOUR_ACES = "AH KH QH JH TH AS AD AC 8S 7D 8D 7C"


def told(deal: Deal, first: int = 0, last: int | None = None, eye: int | None = None) -> list[str]:
    return talk(words(), view(deal, eye), NAMES, first, last)


# A set whose rank is named at once.

SETS = "KS KH KD QS QH QD QC TS TH TD 7S 7H", "AS AH JS JH JD 9S 9H 9D 8S 8H 8D 7C"
RANK_NAMED = {name: rules for name, rules in RULE_SETS.items() if SET in rules.calls.in_full} | {
    "rubicon-full": rules_of("rubicon", {"calls": "full"})
}


@pytest.mark.parametrize("rules", RANK_NAMED.values(), ids=RANK_NAMED)
@pytest.mark.parametrize("eye", EYES)
def test_a_set_call_names_the_rank_when_calls_give_ranks_at_once(rules: Rules, eye: int | None) -> None:
    trio, quatorze = laid_out(*SETS, rules=rules), laid_out(*SETS, rules=rules)
    if rules.calls.together:
        said(trio, "0 point -", "0 sequence -")
        said(quatorze, "0 point -", "0 sequence -")
    assert told(said(trio, "0 set KS KH KD"), -1, eye=eye) == ["**Ann**: “Three kings.”"]
    four = "Fourteen" if rules is CLUB else "Four"
    assert told(said(quatorze, "0 set QS QH QD QC"), -1, eye=eye) == [f"**Ann**: “{four} queens.”"]


def test_the_club_calls_a_quatorze_by_what_it_scores() -> None:
    """Source 003: “If he held four Queens and three 10s he would announce ‘Fourteen Queens and three Tens’.”"""
    elders = said(laid_out(*SETS, rules=CLUB), "0 set QS QH QD QC / TS TH TD", "1 answer set -")
    shown = "Fourteen queens and three tens (not counting 10♣)"
    assert told(elders, 2) == [
        f"**Ann**: “Fourteen queens.” – **Bob**: “Good.” – **Ann**: “{shown}, seventeen.” *+17 → 17*"
    ]
    youngers = said(laid_out(SETS[1], SETS[0], rules=CLUB), "0 play 9S", "1 set QS QH QD QC / TS TH TD", "1 play TS")
    reckoned = ["**Bob** reckons:", "Fourteen queens · 14", "Three tens (not counting 10♣) · 3", "Total 17 *→ 17*"]
    assert told(youngers)[3:7] == reckoned


# Au cent: a call names everything at once.


@pytest.mark.parametrize("rules", [AU_CENT, HUNDRED], ids=["au-cent", "hundred"])
@pytest.mark.parametrize("eye", EYES)
def test_younger_asks_nothing_if_calls_name_everything_at_once(rules: Rules, eye: int | None) -> None:
    deal = said(laid_out(*EQUALS, rules=rules), "0 point AH KH QH 9H 8H")
    assert told(deal, 2, eye=eye) == ["**Ann**: “Point of five, making forty-eight.”"]
    said(deal, "1 answer point AS KS QS 9S 8S", "0 sequence KD QD JD", "1 answer sequence AS KS QS")
    said(deal, "0 set KH KD KC", "1 answer set -", "0 play 7S", "1 sequence AS KS QS / TD 9D 8D", "1 play 8S")
    assert told(deal, 2, eye=eye) == [
        "**Ann**: “Point of five, making forty-eight.” – **Bob**: “Equal.” – **Ann**: “In hearts: A K Q 9 8.”",
        "**Ann**: “Tierce to the king.” – **Bob**: “Not good.”",
        "**Ann**: “Three kings.” – **Bob**: “Good.” – **Ann**: “Three kings (not counting K♠), three.” *+3 → 3*",
        "**Ann** leads 7♠: *+1 → 4*",
        "**Bob** shows what was equal: A♠ K♠ Q♠ 9♠ 8♠",
        "**Bob** reckons:",
        "Tierce major in spades · 3",
        "Tierce to the ten in diamonds · 3",
        "Total 6 *→ 6*",
        "7♠ – 8♠: **Bob** takes it (Ann 4, Bob **7**)",
    ]


def test_younger_may_keep_all_cards() -> None:
    deal = said(laid_out(*EQUALS, exchanged=(4, 0), rules=AU_CENT))
    assert told(deal) == [
        "**Ann** exchanges four and leaves one.",
        "**Bob** keeps all twelve cards and leaves four.",
    ]


# The French game: three calls together, then the answers.

IN_ONE_GO = "0 point AH KH QH 9H 8H", "0 sequence KD QD JD", "0 set KH KD KC"
ANSWERED = "1 answer point AS KS QS 9S 8S", "1 answer sequence AS KS QS", "1 answer set -"


@pytest.mark.parametrize("eye", EYES)
def test_three_calls_make_one_line_and_their_answers_another(eye: int | None) -> None:
    deal = said(laid_out(*EQUALS, rules=FRENCH), *IN_ONE_GO, *ANSWERED)
    assert told(deal, 2, eye=eye) == [
        "**Ann**: “Point of five, making forty-eight. Tierce to the king in diamonds. Three kings.”",
        (
            "**Bob**: “Better: tierce major in spades.” – "
            "**Ann**: “In hearts: A K Q 9 8, five. Three kings (not counting K♠), eight.” *+8 → 8*"
        ),
    ]


def test_calls_and_answers_told_one_by_one_have_lines_of_their_own() -> None:
    deal = said(laid_out(*EQUALS, rules=FRENCH), *IN_ONE_GO, *ANSWERED)
    assert [told(deal, at, at + 1) for at in range(2, 8)] == [
        ["**Ann**: “Point of five, making forty-eight.”"],
        ["**Ann**: “Tierce to the king in diamonds.”"],
        ["**Ann**: “Three kings.”"],
        ["**Bob**: “Good.” – **Ann**: “In hearts: A K Q 9 8, five.” *+5 → 5*"],
        ["**Bob**: “Better: tierce major in spades.”"],
        ["**Bob**: “Good.” – **Ann**: “Three kings (not counting K♠), eight.” *+3 → 8*"],
    ]


def test_younger_announces_every_better_group_in_full() -> None:
    """Source 001: dealer "only announces what is better than what non-dealer has announced"."""
    better = "1 answer point AS KS QS 9S 8S", "1 answer sequence AS KS QS", "1 answer set TS TH TD"
    younger = "AS KS QS 9S 8S QC JC TS TD TH 8D 7H"
    calls = "0 point AH KH QH 9H", "0 sequence KD QD JD", "0 set -"
    deal = said(laid_out(EQUALS[0], younger, rules=FRENCH), *calls, *better[:2])
    assert told(deal, 5) == ["**Bob**: “Better: point of five, making forty-eight. Tierce major in spades.”"]


def test_elder_counts_a_carte_blanche_after_both_exchanges() -> None:
    """Source 001: "non-dealer does it after both have drawn and discarded", and counts the cards on the table."""
    talon = parse_cards("JS KC QD 8C 7C 7D 7H AH")
    hands = "TS 9S 8S 7S TH 9H 8H TD 9D 8D TC 9C", "AS KS QS KH QH JH AD KD JD AC QC JC"
    deal = Deal(FRENCH, 1, (parse_cards(hands[0]), parse_cards(hands[1])), talon)
    said(deal, "0 exchange TH 9D 8D TC 9C", "1 exchange JC", "0 carte-blanche")
    assert told(deal, 2) == [
        "**Ann**: “Carte blanche.” *+10 → 10*",
        "**Ann** shows the carte blanche: 10♠ 9♠ 8♠ 7♠ 10♥ 9♥ 8♥ 10♦ 9♦ 8♦ 10♣ 9♣",
    ]


def test_a_call_of_nothing_is_answered_with_what_younger_has() -> None:
    calls = "0 point -", "0 sequence KD QD JD", "0 set -"
    answers = "1 answer point AS KS QS 9S 8S", "1 answer sequence QC JC TC", "1 answer set -", "0 play 7S"
    deal = said(laid_out(*EQUALS, rules=FRENCH), *calls, *answers)
    assert told(deal, 2) == [
        "**Ann**: “No point. Tierce to the king in diamonds. No set.”",
        (
            "**Bob**: “Better: point of five, making forty-eight.” – "
            "**Ann**: “Tierce to the king in diamonds, three.” *+3 → 3*"
        ),
        "**Ann** leads 7♠: *+1 → 4*",
    ]


def test_younger_says_good_once_to_three_calls_of_nothing() -> None:
    calls = *(f"0 {kind} -" for kind in KINDS), *(f"1 answer {kind} -" for kind in KINDS)
    deal = said(laid_out(*EQUALS, rules=FRENCH), *calls)
    assert told(deal, 2) == ["**Ann**: “No point. No sequence. No set.”", "**Bob**: “Good.”"]


def test_a_look_between_three_calls_puts_them_on_separate_lines() -> None:
    deal = said(laid_out(*EQUALS, exchanged=(3, 4), rules=FRENCH), *IN_ONE_GO[:1], "1 look", *IN_ONE_GO[1:])
    assert told(deal, 2) == [
        "**Ann**: “Point of five, making forty-eight.”",
        "**Bob** looks at the card left.",
        "**Ann**: “Tierce to the king in diamonds. Three kings.”",
    ]


# The same as version 0.1 of the bot read the source: parties stored then are told as they were.

FRENCH_BEFORE = rules_of("french-1896", {"reading": "0.1"})


@pytest.mark.parametrize("eye", EYES)
def test_old_rules_put_three_calls_on_one_line_and_answers_on_another(eye: int | None) -> None:
    deal = said(laid_out(*EQUALS, rules=FRENCH_BEFORE), *IN_ONE_GO, *ANSWERED)
    assert told(deal, 2, eye=eye) == [
        "**Ann**: “Point of five, making forty-eight. Tierce to the king. Three kings.”",
        (
            "**Bob**: “The point is equal. The sequence is not good. The set is good.” – **Ann**: “In "
            "hearts: A K Q 9 8. Three kings (not counting K♠), three.” *+3 → 3*"
        ),
    ]


def test_old_rules_put_calls_and_answers_told_singly_on_separate_lines() -> None:
    deal = said(laid_out(*EQUALS, rules=FRENCH_BEFORE), *IN_ONE_GO, *ANSWERED)
    assert [told(deal, at, at + 1) for at in range(2, 8)] == [
        ["**Ann**: “Point of five, making forty-eight.”"],
        ["**Ann**: “Tierce to the king.”"],
        ["**Ann**: “Three kings.”"],
        ["**Bob**: “The point is equal.” – **Ann**: “In hearts: A K Q 9 8.”"],
        ["**Bob**: “The sequence is not good.”"],
        ["**Bob**: “The set is good.” – **Ann**: “Three kings (not counting K♠), three.” *+3 → 3*"],
    ]


# Carte rouge, and the cards that make a pique.

ALL_TWELVE = "AS KS QS JS TS 9S KH QH JH KD QD JD"
NOTHING = "8S AH TH 9H AD TD 9D 8D AC KC QC TC"


def test_a_carte_rouge_is_told_with_the_call_that_makes_it() -> None:
    deal = laid_out(ALL_TWELVE, NOTHING, rules=CARTE_ROUGE)
    said(deal, "0 point AS KS QS JS TS 9S", "1 answer point -")
    said(deal, "0 sequence AS KS QS JS TS 9S / KH QH JH / KD QD JD", "1 answer sequence -")
    sequences = "Sixième major in spades, tierce to the king in hearts and tierce to the king in diamonds"
    assert told(deal, 2) == [
        "**Ann**: “Point of six.” – **Bob**: “Good.” – **Ann**: “In spades: A K Q J 10 9, six.” *+6 → 6*",
        (
            f"**Ann**: “Sixième.” – **Bob**: “Good.” – **Ann**: “{sequences}, 108.” *+22 → 28* – "
            "and carte rouge for **Ann**: *+20 → 48* – and a repique for **Ann**: *+60 → 108*"
        ),
    ]
    tricks(deal, "AS 8S")
    assert told(deal, 6) == ["A♠ – 8♠: **Ann** takes it (Ann **109**, Bob 0)"]


def test_younger_can_also_have_a_carte_rouge() -> None:
    deal = said(laid_out(NOTHING, ALL_TWELVE, rules=CARTE_ROUGE), "0 play 8S", "1 point AS KS QS JS TS 9S")
    said(deal, "1 sequence AS KS QS JS TS 9S / KH QH JH / KD QD JD", "1 set KS KH KD", "1 play 9S")
    assert told(deal, 3) == [
        "**Bob** reckons:",
        "Point: 6 spades (60) · 6",
        "Sixième major in spades · 16",
        "Tierce to the king in hearts · 3",
        "Tierce to the king in diamonds · 3",
        "Three kings (not counting K♣) · 3",
        "Total 31 *→ 31* – and carte rouge for **Bob**: *+20 → 51* – and a repique for **Bob**: *+60 → 111*",
        "8♠ – 9♠: **Bob** takes it (Ann 1, Bob **112**)",
    ]


@pytest.mark.parametrize(
    ("answer", "said_of_it"),
    [("AH TH 9H 7H", "Not good: thirty-seven"), ("AH TH 9H 8H 7H", "Not good"), ("-", "Good")],
)
def test_the_number_of_a_better_point_is_told_only_after_a_question(answer: str, said_of_it: str) -> None:
    """Source 004: "Not good" if elder has fewer cards; after "Making?" also "the number that wins the point"."""
    deal = laid_out("TS 9S 8S 7S KH QH JH KD QD JD KC QC", "AH TH 9H 8H 7H AS AD TD 9D 8D AC TC", rules=CARTE_ROUGE)
    said(deal, "0 point TS 9S 8S 7S", f"1 answer point {answer}")
    (line,) = told(deal, 2)
    assert f"“{said_of_it}.”" in line


STRONG = "AH KH QH JH TH 9H 8H AS KS QS AD AC", "7H 7S 8S 9S TS JS 7D 8D 9D TD JD 7C"
REST = "KD QD KC QC JC TC 9C 8C"
"""The cards that are in neither hand."""
SEVEN = ("AH 7H", "KH 7S", "QH 8S", "JH 9S", "TH 7D", "9H 8D", "8H 9D")


def test_the_seventh_trick_scores_the_cards_if_they_make_a_pique() -> None:
    deal = said(laid_out(*STRONG, rules=CARTE_ROUGE), "0 set AH AS AD AC", "1 answer set -")
    said(deal, "0 play AH", "1 play 7H")
    tricks(deal, *SEVEN[1:])
    cards, pique = "– and already the cards for **Ann**: *+10 → 31*", "– and a pique for **Ann**: *+30 → 61*"
    assert told(deal, -2) == [f"8♥ – 9♦: **Ann** takes it (Ann **21**, Bob 0) {cards} {pique}"]
    assert told(deal, -1) == [f"8♥ – 9♦: **Ann** takes it (Ann **21**, Bob 0) {cards} {pique}"]
    assert told(deal, -2, -1) == ["**Ann** leads 8♥: *+1 → 21*"]
    assert told(played_out(deal), -2) == [
        "A♣ – 7♣: **Ann** takes it (Ann **67**, Bob 0)",
        "All twelve tricks: a capot for **Ann**! Ann **97**, Bob 0",
    ]


def test_cards_scored_early_are_not_announced_again() -> None:
    hands = "AH KH QH JH TH 9H 8H 7S 7D 8D 9D TD", "7H AS KS QS JS TS 9S 8S AD KD QD JD"
    deal = tricks(laid_out(*hands, rules=CARTE_ROUGE), *SEVEN[:1], "KH AS", "QH KS", "JH QS", "TH JS", "9H TS", "8H 9S")
    assert told(deal, -2) == [
        "8♥ – 9♠: **Ann** takes it (Ann **7**, Bob 0) – and already the cards for **Ann**: *+10 → 17*"
    ]
    assert told(played_out(deal), -2) == [
        "J♦ – 7♦: **Bob** takes it (Ann 18, Bob **6**)",
        "**Ann** has the cards already, seven tricks to five: Ann **18**, Bob 6",
    ]


def test_a_house_rule_reads_as_in_the_set_that_it_comes_from() -> None:
    rules = rules_of("rubicon", {"carte_rouge": True})
    deal = said(laid_out(ALL_TWELVE, NOTHING, rules=rules), "0 point AS KS QS JS TS 9S", "1 answer point -")
    said(deal, "0 sequence AS KS QS JS TS 9S / KH QH JH / KD QD JD", "1 answer sequence -")
    assert told(deal, 4)[0].endswith(
        "*+22 → 28* – and carte rouge for **Ann**: *+20 → 48* – and a repique for **Ann**: *+60 → 108*"
    )


# A game of a hundred: the score is the game's, as far as it counts.

REPIQUE = "0 point AH KH QH JH TH", "1 answer point -", "0 sequence AH KH QH JH TH", "1 answer sequence -"
ACES = "0 set AH AS AD AC", "1 answer set -"


def test_a_hundred_ends_the_deal_in_the_middle() -> None:
    deal = said(laid_out(FOUR_ACES, WEAK, rules=HUNDRED, game=(20, 66)), *REPIQUE, *ACES)
    tricks(deal, "AH 9C")
    assert told(deal, 2) == [
        (
            "**Ann**: “Point of five, making fifty-one.” – **Bob**: “Good.” – "
            "**Ann**: “In hearts: A K Q J 10, twenty-five.” *+5 → 25*"
        ),
        "**Ann**: “Quint major.” – **Bob**: “Good.” – **Ann**: “Quint major in hearts, forty.” *+15 → 40*",
        (
            "**Ann**: “Four aces.” – **Bob**: “Good.” – **Ann**: “Four aces, 100.” *+14 → 54* – "
            "and a repique for **Ann**: *+46 → 100*"
        ),
        "A♥ – 9♣: **Ann** takes it (Ann **100**, Bob 66)",
        "**Ann** reaches a hundred, which ends the deal and the game: Ann **100**, Bob 66",
    ]


def test_scores_after_the_hundred_do_not_count() -> None:
    elder, younger = "AS AD AC KS KD KC 9H 8H 9D 8D 9C 8C", "AH KH QH JH TH 7S 7D 7C 8S 9S TS QD"
    deal = said(laid_out(elder, younger, rules=HUNDRED, game=(95, 90)), "0 set AS AD AC / KS KD KC", "1 answer set -")
    said(deal, "0 play AS", "1 point AH KH QH JH TH", "1 sequence AH KH QH JH TH / TS 9S 8S", "1 play 7S")
    assert told(deal, 2) == [
        (
            "**Ann**: “Three aces.” – **Bob**: “Good.” – "
            "**Ann**: “Aces (not counting A♥) and kings (not counting K♥), 100.” *+5 → 100*"
        ),
        "**Ann** leads A♠: *+0 → 100*",
        "**Bob** reckons:",
        "Point: 5 hearts (51) · 5",
        "Quint major in hearts · 15",
        "Tierce to the ten in spades · 3",
        "Total 23 *→ 100*",
        "A♠ – 7♠: **Ann** takes it (Ann **95**, Bob 100)",
        (
            "In the order of scoring, **Bob** reaches a hundred first, which ends the deal and the game: "
            "Ann 95, Bob **100**"
        ),
    ]


def test_a_hundred_reached_with_the_cards_ends_the_game_with_the_deal() -> None:
    deal = played_out(laid_out(*STRONG, rules=HUNDRED, game=(60, 98)))
    assert told(deal, -2) == [
        "A♣ – 7♣: **Ann** takes it (Ann **73**, Bob 98)",
        "All twelve tricks: a capot for **Ann**! Ann **100**, Bob 98",
        "**Ann** reaches a hundred, which ends the game: Ann **100**, Bob 98",
    ]


# Counterpique: the auction, the exchange, tricks against a contract.


def dealt() -> Deal:
    return Deal.from_pack(COUNTERPIQUE, 0)


MISERE = "Nothing is exchanged or called; the player with fewer tricks scores."
PASSED = f"Both pass, so the deal is a misère. {MISERE} **Bob** leads."


@pytest.mark.parametrize(
    ("auction", "lines"),
    [
        (["0 bid 8-4"], ["**Ann**: “Eight–four.” *32*"]),
        (
            ["0 bid 8-4", "1 pass"],
            [
                "**Ann**: “Eight–four.” *32* – **Bob**: “Pass.”",
                "**Ann** is elder: eight tricks, four cards left for **Bob**, worth 32.",
            ],
        ),
        (
            ["0 bid 7-3", "1 yes", "0 bid 8-3", "1 yes", "0 pass", "1 pass"],
            [
                "**Ann**: “Seven–three.” *21* – **Bob**: “Yes.”",
                "**Ann**: “Eight–three.” *24* – **Bob**: “Yes.”",
                "**Ann**: “Pass.” – **Bob**: “I stand.”",
                "**Bob** is elder: eight tricks, three cards left for **Ann**, worth 24.",
            ],
        ),
        (
            ["0 bid 7-3", "1 yes", "0 pass", "1 bid 13-8"],
            [
                "**Ann**: “Seven–three.” *21* – **Bob**: “Yes.”",
                "**Ann**: “Pass.” – **Bob**: “Thirteen–eight.” *104*",
                "**Bob** is elder: thirteen tricks, eight cards left for **Ann**, worth 104.",
            ],
        ),
        (
            ["0 pass", "1 bid 7-3"],
            [
                "**Ann**: “Pass.” – **Bob**: “Seven–three.” *21*",
                "**Bob** is elder: seven tricks, three cards left for **Ann**, worth 21.",
            ],
        ),
        (["0 pass", "1 pass"], ["**Ann**: “Pass.” – **Bob**: “Pass.”", PASSED]),
    ],
)
@pytest.mark.parametrize("eye", EYES)
def test_the_talk_quotes_an_auction_and_states_its_outcome(
    auction: list[str], lines: list[str], eye: int | None
) -> None:
    assert told(said(dealt(), *auction), eye=eye) == lines


def test_nobody_is_elder_before_the_auction_is_over() -> None:
    deal = dealt()
    for word in ("0 bid 7-3", "1 yes", "0 bid 7-4", "1 yes", "0 pass"):
        assert "elder" not in " ".join(told(said(deal, word)))
    assert "**Bob** is elder" in " ".join(told(said(deal, "1 pass")))


def test_elder_leaves_cards_for_younger_and_nobody_sees_any() -> None:
    deal = bid_for(*EQUALS, exchanged=(3, 2))
    assert told(deal, 2) == [
        "**Ann** exchanges three and leaves five for **Bob**.",
        "**Bob** exchanges two and leaves three.",
    ]
    kept = bid_for(*EQUALS, exchanged=(0, 0))
    assert told(kept, 2) == [
        "**Ann** keeps all twelve cards and leaves eight for **Bob**.",
        "**Bob** keeps all twelve cards and leaves eight.",
    ]


@pytest.mark.parametrize("eye", EYES)
def test_a_carte_blanche_is_shown_at_once_in_an_auction(eye: int | None) -> None:
    blank, other = "TS 9S 8S 7S TH 9H 8H 7H TD 9D 8D 7D", "AS KS QS JS AH KH QH JH AD KD QD JD"
    fresh = Deal(COUNTERPIQUE, 0, (parse_cards(blank), parse_cards(other)), parse_cards("AC KC QC JC TC 9C 8C 7C"))
    assert told(said(fresh, "0 carte-blanche", "0 pass"), eye=eye) == [
        "**Ann**: “Carte blanche.” *+10 → 10*",
        "**Ann** shows the carte blanche: 10♠ 9♠ 8♠ 7♠ 10♥ 9♥ 8♥ 7♥ 10♦ 9♦ 8♦ 7♦",
        "**Ann**: “Pass.”",
    ]


def test_a_contract_made_ends_the_deal_if_no_pique_is_possible() -> None:
    deal = said(bid_for(*STRONG, bid="8-3"), "0 point AH KH QH", "1 answer point -")
    assert told(deal, 4) == [
        "**Ann**: “Point of three.” – **Bob**: “Good.” – **Ann**: “In hearts: A K Q, three.” *+3 → 3*",
    ]
    tricks(deal, *SEVEN, "AS TS")
    assert told(deal, 6, 10) == [
        "**Ann**: “No sequence.” – **Bob**: “Good.”",
        "**Ann**: “No set.” – **Bob**: “Good.”",
    ]
    assert told(deal, 10, 11) == ["**Ann** leads A♥"]
    assert told(deal, 10, 14) == [
        "A♥ – 7♥: **Ann** takes it (tricks: Ann **1**, Bob 0)",
        "K♥ – 7♠: **Ann** takes it (tricks: Ann **2**, Bob 0)",
    ]
    assert told(deal, -2) == [
        "A♠ – 10♠: **Ann** takes it (tricks: Ann **8**, Bob 0)",
        "The contract is made, which ends the deal: eight tricks for **Ann**, as undertaken, 24 below the line.",
    ]


MADE = "The contract is made: seven tricks for **Ann**, as undertaken, 21 below the line."
ON = f"{MADE} Play goes on for a possible pique."
NO_SEQUENCE = "0 sequence -", "1 answer sequence -"
TOWARD_PIQUE = "0 point AH KH QH JH TH 9H 8H", "1 answer point -", *NO_SEQUENCE, "0 set AH AS AD AC", "1 answer set -"


def test_elder_plays_on_for_a_pique() -> None:
    deal = tricks(said(bid_for(*STRONG, bid="7-3"), *TOWARD_PIQUE), *SEVEN)
    assert told(deal, -1) == ["8♥ – 9♦: **Ann** takes it (tricks: Ann **7**, Bob 0)", ON]
    tricks(deal, "AS TS", "KS JS")
    assert told(deal, -2) == [
        "K♠ – J♠: **Ann** takes it (tricks: Ann **9**, Bob 0) – and a pique for **Ann**: *+30 → 51*",
        "The pique is made, so the deal ends.",
    ]


def test_the_deal_ends_once_a_pique_is_no_longer_possible() -> None:
    hands = STRONG[0].replace("QS", "8S"), STRONG[1].replace("8S", "QS")
    lost = tricks(said(bid_for(*hands, bid="7-3"), *TOWARD_PIQUE), "AH 7H", "KH 7S", "QH 9S", "JH 7D", "TH 8D")
    tricks(lost, "9H 9D", "8H TD", "8S QS")
    assert told(lost, -2) == [
        "8♠ – Q♠: **Bob** takes it (tricks: Ann 7, Bob **1**)",
        "A pique can no longer be made, so the deal ends.",
    ]


def test_the_last_trick_counts_two_and_may_exceed_the_contract() -> None:
    hands = "AH KH QH JH TH AS KS QS JS TS AD 7C", "7H 8H 9H 7S 8S 9S 7D 8D 9D TD JD AC"
    deal = tricks(bid_for(*hands, bid="12-3"), "AH 7H", "KH 8H", "QH 9H", "JH 7D", "TH 8D", "AS 7S", "KS 8S", "QS 9S")
    tricks(deal, "JS 9D", "TS TD", "7C AC")
    assert told(played_out(deal), -4) == [
        "7♣ – A♣: **Bob** takes it (tricks: Ann 10, Bob **1**)",
        "J♦ – A♦: **Ann** takes it, and the last trick counts as two (tricks: Ann **12**, Bob 1)",
        "The contract is made: twelve tricks for **Ann**, as undertaken, 36 below the line.",
    ]


def test_a_contract_beaten_is_told_with_its_arithmetic() -> None:
    deal = played_out(bid_for(STRONG[1], STRONG[0], bid="7-3"))
    assert told(deal, -2) == [
        "A♣ – 7♣: **Bob** takes it, and the last trick counts as two (tricks: Ann 0, Bob **13**)",
        (
            "Counterpique: **Ann** has won none of the seven tricks undertaken, seven short: "
            "7 × 21 makes 147 below the line for **Bob**."
        ),
    ]


def test_a_contract_one_trick_short_is_told_as_such() -> None:
    hands = STRONG[0].replace("QS", "8S"), STRONG[1].replace("8S", "QS")
    deal = tricks(bid_for(*hands, bid="13-3"), "AH 7H", "KH 7S", "QH 9S", "JH 7D", "TH 8D", "9H 9D", "8H TD")
    assert told(played_out(deal), -1)[1:] == [
        (
            "Counterpique: **Ann** has won twelve of the thirteen tricks undertaken, one short, "
            "which makes 39 below the line for **Bob**."
        )
    ]


def test_youngers_pique_also_scores_the_tricks_that_made_it() -> None:
    deal = said(bid_for(STRONG[1], STRONG[0], bid="7-3"), "0 point -", "1 answer point AH KH QH JH TH", *NO_SEQUENCE)
    said(deal, "0 set -", "1 answer set AH AS AD AC", "0 play 7H")
    assert told(deal, 4) == [
        "**Ann**: “No point.” – **Bob**: “Not good.”",
        "**Ann**: “No sequence.” – **Bob**: “Good.”",
        "**Ann**: “No set.” – **Bob**: “Not good.”",
        "**Ann** leads 7♥",
    ]
    said(deal, "1 point AH KH QH JH TH", "1 set AH AS AD AC", "1 play AH")
    assert told(deal, 11) == [
        "**Bob** reckons:",
        "Point: 5 hearts (51) · 5",
        "Four aces · 14",
        "Total 19 *→ 19*",
        "7♥ – A♥: **Bob** takes it (tricks: Ann 0, Bob **1**)",
    ]
    pique = "– and a pique for **Bob**, with 11 more for the tricks that made it: *+41 → 60*"
    assert f"A♦ – 7♦: **Bob** takes it (tricks: Ann 0, Bob **11**) {pique}" in told(played_out(deal))


def test_the_end_of_a_misere_shows_the_winner_tricks_and_score() -> None:
    deal = Deal(COUNTERPIQUE, 0, (parse_cards(STRONG[1]), parse_cards(STRONG[0])), parse_cards(REST))
    said(deal, "0 pass", "1 pass")
    assert told(deal, 1) == ["**Bob**: “Pass.”", PASSED]
    assert told(played_out(deal), -2) == [
        "A♣ – 7♣: **Bob** takes it, and the last trick counts as two (tricks: Ann 0, Bob **13**)",
        "**Ann** has fewer tricks, none to thirteen, and wins the misère: 5 × 13 makes 65 below the line.",
    ]
