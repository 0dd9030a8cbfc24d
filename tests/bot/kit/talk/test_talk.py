import json
import re

import pytest

from bot.features.hands.hand_context import HandContext
from bot.features.hands.hand_text import score_lines
from bot.kit.pictures.table import columns
from bot.kit.talk.score_sheet import groups
from bot.kit.talk.talk import talk
from bot.kit.words import words
from bot.piquet import record
from bot.piquet.cards import PACK, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.rules import AU_CENT, CLUB, RUBICON, Rules
from bot.piquet.view import view
from tests.support.paths import CASES
from tests.support.ui.laid_deals import laid_out, played_out, said, sight_of, tricks

NAMES = "Ann", "Bob"
EYES = 0, 1, None


def told(deal: Deal, first: int = 0, last: int | None = None, eye: int | None = None) -> list[str]:
    return talk(words(), view(deal, eye), NAMES, first, last)


def case(name: str) -> Deal:
    return record.read((CASES / f"{name}.json").read_text(encoding="utf-8")).deals[0]


# Source 000 tells its deal with every score as it is spoken, A's and B's.
CAVENDISH = """\
**Ann** exchanges five.
**Bob** exchanges three.
**Ann**: “Point of five.” – **Bob**: “Making?” – **Ann**: “Forty-nine.” – \
**Bob**: “Good.” – **Ann**: “In hearts: A K Q J 8, five.” *+5 → 5*
**Ann**: “Quart.” – **Bob**: “Good.” – **Ann**: “Quart major in hearts, nine.” *+4 → 9*
**Ann**: “Trio.” – **Bob**: “Not good.”
**Ann** leads A♥: *+1 → 10*
**Bob** reckons:
Four tens · 14
Three queens · 3
Total 17 *→ 17*
A♥ – 10♥: **Ann** takes it (Ann **10**, Bob 17)
K♥ – 7♦: **Ann** takes it (Ann **11**, Bob 17)
Q♥ – 10♦: **Ann** takes it (Ann **12**, Bob 17)
J♥ – J♦: **Ann** takes it (Ann **13**, Bob 17)
8♥ – Q♦: **Ann** takes it (Ann **14**, Bob 17)
K♦ – A♦: **Bob** takes it (Ann 15, Bob **18**)
A♣ – 9♣: **Bob** takes it (Ann 15, Bob **19**)
K♣ – J♣: **Bob** takes it (Ann 15, Bob **20**)
Q♣ – 8♠: **Bob** takes it (Ann 15, Bob **21**)
10♣ – 9♠: **Bob** takes it (Ann 15, Bob **22**)
Q♠ – A♠: **Ann** takes it (Ann **16**, Bob 23)
J♠ – 10♠: **Ann** takes it (Ann **18**, Bob 23)
**Ann** wins the cards, seven tricks to five: Ann **28**, Bob 23"""

# So does source 003: elder's and younger's scores are the two columns of its table of the play.
CLUB_DEAL = """\
**Ann** exchanges five.
**Bob** exchanges three.
**Ann**: “Point of four.” – **Bob**: “Making?” – **Ann**: “Thirty-nine.” – **Bob**: “Not good.”
**Ann**: “Three queens.” – **Bob**: “Good.” – \
**Ann**: “Queens (not counting Q♠) and tens (not counting 10♥), six.” *+6 → 6*
**Ann** leads A♠: *+1 → 7*
**Bob** reckons:
Point: 4 hearts (40) · 4
Tierce to the knave in hearts · 3
Total 7 *→ 7*
A♠ – Q♠: **Ann** takes it (Ann **7**, Bob 7)
J♠ – K♠: **Bob** takes it (Ann 8, Bob **8**)
A♥ – Q♥: **Bob** takes it (Ann 8, Bob **9**)
J♥ – K♥: **Ann** takes it (Ann **9**, Bob 10)
10♠ – 7♣: **Ann** takes it (Ann **10**, Bob 10)
8♠ – 8♣: **Ann** takes it (Ann **11**, Bob 10)
K♣ – A♣: **Bob** takes it (Ann 12, Bob **11**)
10♥ – 10♦: **Bob** takes it (Ann 12, Bob **12**)
9♥ – Q♦: **Bob** takes it (Ann 12, Bob **13**)
J♣ – Q♣: **Ann** takes it (Ann **13**, Bob 14)
A♦ – J♦: **Ann** takes it (Ann **14**, Bob 14)
10♣ – K♦: **Ann** takes it (Ann **16**, Bob 14)
**Ann** wins the cards, seven tricks to five: Ann **26**, Bob 14"""


@pytest.mark.parametrize(("name", "lines"), [("cavendish", CAVENDISH), ("club", CLUB_DEAL)])
@pytest.mark.parametrize("eye", EYES)
def test_a_worked_deal_is_told_as_its_source_tells_it(name: str, lines: str, eye: int | None) -> None:
    assert told(case(name), eye=eye) == lines.splitlines()


def test_the_talk_can_tell_any_range_of_actions_separately() -> None:
    deal = case("cavendish")
    assert told(deal, 2, 3) == ["**Ann**: “Point of five.”"]
    answer = "**Bob**: “Making?” – **Ann**: “Forty-nine.” – **Bob**: “Good.” – **Ann**: “In hearts: A K Q J 8, five.”"
    assert told(deal, 3, 4) == [f"{answer} *+5 → 5*"]
    assert told(deal, 8, 9) == ["**Ann** leads A♥: *+1 → 10*"]
    assert told(deal, 10, 12) == ["A♥ – 10♥: **Ann** takes it (Ann **10**, Bob 17)", "**Ann** leads K♥: *+1 → 11*"]
    assert told(deal, 5, 5) == []


def test_each_piece_names_its_speaker_and_later_pieces_use_the_short_name() -> None:
    line = talk(words(), view(case("cavendish"), None), ("Ann of the House", "Bob"), 2, 4, ("Ann of…", "Bob"))
    assert line == [
        (
            "**Ann of the House**: “Point of five.” – **Bob**: “Making?” – **Ann of…**: “Forty-nine.” – "
            "**Bob**: “Good.” – **Ann of…**: “In hearts: A K Q J 8, five.” *+5 → 5*"
        )
    ]


def test_an_unanswered_call_says_only_its_number() -> None:
    deal = said(laid_out(*EQUALS), "0 point AH KH QH 9H 8H")
    for eye in EYES:
        assert told(deal, 2, eye=eye) == ["**Ann**: “Point of five.”"]


EQUALS = "AH KH QH 9H 8H KD QD JD 7D 7S KC 7C", "AS KS QS 9S 8S QC JC TC TD 9D 8D 7H"
EQUAL_CALLS = (
    "0 point AH KH QH 9H 8H",
    "1 answer point AS KS QS 9S 8S",
    "0 sequence AH KH QH / KD QD JD",
    "1 answer sequence AS KS QS",
)


def test_a_suit_equal_as_point_and_as_sequence_is_shown_once() -> None:
    deal = laid_out("KH QH JH TH 9H AS KS QS AC KC QC JC", "KD QD JD TD 9D JS TS 9S TC 9C 8C 7C")
    said(deal, "0 point KH QH JH TH 9H", "1 answer point KD QD JD TD 9D")
    said(deal, "0 sequence KH QH JH TH 9H", "1 answer sequence KD QD JD TD 9D", "0 play AS", "1 play JS")
    assert [line for line in told(deal, 2) if "equal:" in line] == ["**Bob** shows what was equal: K♦ Q♦ J♦ 10♦ 9♦"]


@pytest.mark.parametrize("eye", EYES)
def test_elder_shows_equal_groups_at_once_and_younger_after_the_lead(eye: int | None) -> None:
    deal = said(laid_out(*EQUALS), *EQUAL_CALLS, "0 play 7S", "1 play 8S")
    assert told(deal, 2, eye=eye) == [
        (
            "**Ann**: “Point of five.” – **Bob**: “Making?” – **Ann**: “Forty-eight.” – **Bob**: “Equal.” – "
            "**Ann**: “In hearts: A K Q 9 8.”"
        ),
        (
            "**Ann**: “Tierce.” – **Bob**: “How high?” – **Ann**: “Major.” – **Bob**: “Equal.” – "
            "**Ann**: “Tierce major in hearts.”"
        ),
        "7♠ – 8♠: **Bob** takes it (Ann 1, Bob **1**)",
        "**Bob** shows what was equal: A♠ K♠ Q♠ 9♠ 8♠",
        "**Bob** shows what was equal: A♠ K♠ Q♠",
    ]


def test_the_talk_mentions_passed_kinds_but_not_sunk_groups() -> None:
    deal = said(laid_out(*EQUALS), "0 point -", "0 sequence KD QD JD", "1 answer sequence QC JC TC", "0 play 7S")
    assert told(deal, 2) == [
        "**Ann** calls no point.",
        (
            "**Ann**: “Tierce.” – **Bob**: “How high?” – **Ann**: “To the king.” – **Bob**: “Good.” – "
            "**Ann**: “Tierce to the king in diamonds, three.” *+3 → 3*"
        ),
        "**Ann** leads 7♠: *+1 → 4*",
    ]
    said(deal, "1 point AS KS QS 9S 8S", "1 play 8S")
    assert told(deal, 6) == [
        "**Bob** reckons:",
        "Point: 5 spades (48) · 5 *→ 5*",
        "7♠ – 8♠: **Bob** takes it (Ann 4, Bob **6**)",
    ]


def test_a_club_call_is_named_in_full() -> None:
    calls = "0 sequence KD QD JD", "1 answer sequence AS KS QS", "0 set KH KD KC", "1 answer set -", "0 play 7S"
    deal = said(laid_out(*EQUALS, rules=CLUB), *calls, "1 sequence AS KS QS / QC JC TC", "1 play 8S")
    assert told(deal, 2) == [
        "**Ann**: “Tierce to the king.” – **Bob**: “Not good.”",
        "**Ann**: “Three kings.” – **Bob**: “Good.” – **Ann**: “Three kings (not counting K♠), three.” *+3 → 3*",
        "**Ann** leads 7♠: *+1 → 4*",
        "**Bob** reckons:",
        "Tierce major in spades · 3",
        "Tierce to the queen in clubs · 3",
        "Total 6 *→ 6*",
        "7♠ – 8♠: **Bob** takes it (Ann 4, Bob **7**)",
    ]


TRIOS = "KS KH KD AS AH AD 7S 7H 7D 8S 8H 8D", "QS QH QD JS JH JD 9S 9H 9D TC 9C 8C"


def test_in_full_calls_cavendish_hears_a_quart_major_and_three_knaves() -> None:
    """Source 000, the dialogue: "five cards", "a quart major, nine. Three knaves ?"."""
    whole = json.loads((CASES / "cavendish.json").read_text(encoding="utf-8")) | {"options": {"calls": "full"}}
    said = "\n".join(told(record.read(json.dumps(whole)).deals[0], 2, 8))
    for words_of_a in ("“Point of five.”", "“Quart major.”", "“Three knaves.”"):
        assert words_of_a in said


def test_the_talk_names_the_rank_of_a_set_after_a_question() -> None:
    deal = said(laid_out(*TRIOS), "0 set KS KH KD", "1 answer set QS QH QD")
    asked = (
        "**Ann**: “Trio.” – **Bob**: “Of what?” – **Ann**: “Kings.” – **Bob**: “Good.” – "
        "**Ann**: “Three kings (not counting K♣), three.” *+3 → 3*"
    )
    assert told(deal, 2) == [asked]


def test_several_trios_are_named_together() -> None:
    deal = said(laid_out(*TRIOS), "0 set AS AH AD / KS KH KD", "1 answer set -")
    assert told(deal, 2) == [
        (
            "**Ann**: “Trio.” – **Bob**: “Good.” – "
            "**Ann**: “Aces (not counting A♣) and kings (not counting K♣), six.” *+6 → 6*"
        )
    ]


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "“Three aces (not counting A♣), three.”"),
        ("fr", "«\u00a0Trois as (sans compter A♣), trois.\u00a0»"),
        ("de", "„Drei Asse (A♣ nicht mitgezählt), drei.“"),
    ],
)
def test_a_sunk_card_is_not_said_to_be_missing(language: str, shown: str) -> None:
    """Source 003: "I do not count the Ace of Clubs" is no guarantee; the player may hold it."""
    aces = "AS AH AD AC 7S 7H 7D 8S 8H 8D 9S 9H", "QS QH QD JS JH JD 9C 9D TD TC 8C 7C"
    deal = said(laid_out(*aces), "0 set AS AH AD", "1 answer set -")
    assert shown in "".join(talk(words(language), view(deal, 1), NAMES, 2))


def test_cards_left_are_counted_for_all_and_shown_to_their_player() -> None:
    exchanges = ["**Ann** exchanges three and leaves two.", "**Bob** exchanges two and leaves three."]
    looks, left, led = (
        "**Bob** looks at the three cards left.",
        "The cards left in the talon: Q♣ K♣ A♣",
        "**Ann** leads K♠: *+1 → 1*",
    )
    early = said(laid_out(*TRIOS, exchanged=(3, 2)), "1 look", "0 play KS")
    assert told(early) == [*exchanges, looks, led]
    assert told(early, eye=0) == [*exchanges, looks, led, left]
    assert told(early, eye=1) == [*exchanges, looks, left, led]
    late = said(laid_out(*TRIOS, exchanged=(3, 2)), "0 play KS", "1 look", "1 play QS")
    assert told(late, 2)[:2] == [led, looks]
    assert told(late, 2, eye=0)[:3] == told(late, 2, eye=1)[:3] == [led, looks, left]


def test_once_a_suit_is_named_elder_sees_the_cards_and_leads() -> None:
    named, looks, left, led = (
        "**Ann**: “I’ll lead a spade.”",
        "**Bob** looks at the three cards left.",
        "The cards left in the talon: Q♣ K♣ A♣",
        "**Ann** leads K♠: *+1 → 1*",
    )
    deal = said(laid_out(*TRIOS, exchanged=(3, 2)), "0 suit S", "1 look", "0 play KS")
    assert told(deal, 2) == [named, looks, led]
    assert told(deal, 2, eye=0) == told(deal, 2, eye=1) == [named, looks, left, led]
    early = said(laid_out(*TRIOS, exchanged=(3, 2)), "1 look", "0 suit S", "0 play KS")
    assert told(early, 2, eye=0) == [looks, named, left, led]
    declined = said(laid_out(*TRIOS, exchanged=(3, 2)), "0 suit S", "1 decline")
    assert told(declined, 2, eye=0) == [named, "**Bob** does not look at the three cards left."]


def test_a_look_between_call_and_answer_puts_them_on_separate_lines() -> None:
    deal = said(laid_out(*TRIOS, exchanged=(3, 4)), "0 set KS KH KD", "1 look", "1 answer set -")
    assert told(deal, 2) == [
        "**Ann**: “Trio.”",
        "**Bob** looks at the card left.",
        "**Bob**: “Good.” – **Ann**: “Three kings (not counting K♣), three.” *+3 → 3*",
    ]


BLANK = "TS 9S 8S 7S TH 9H 8H 7H TD 9D 8D 7D"
SHOWN = "shows the carte blanche: 10♠ 9♠ 8♠ 7♠ 10♥ 9♥ 8♥ 7♥ 10♦ 9♦ 8♦ 7♦"


def blank_dealt_to(seat: int, rules: Rules = RUBICON) -> Deal:
    cards = parse_cards(BLANK)
    others = tuple(card for card in PACK if card not in cards)
    dealt = (cards, others[:12]) if seat == 0 else (others[:12], cards)
    return Deal(rules, 1, dealt, others[12:])


@pytest.mark.parametrize("eye", EYES)
def test_a_carte_blanche_is_shown_once_the_opponent_has_discarded(eye: int | None) -> None:
    announced = "“Discard for carte blanche.” *+10 → 10*"
    elders = said(blank_dealt_to(0), "0 carte-blanche", "0 exchange 7S 7H", "1 exchange AS")
    assert told(elders, 0, 2, eye=eye) == [f"**Ann**: {announced}", "**Ann** exchanges two and leaves three."]
    assert told(elders, 2, eye=eye) == ["**Bob** exchanges one and leaves five.", f"**Ann** {SHOWN}"]
    early = said(blank_dealt_to(1), "1 carte-blanche", "0 exchange AS")
    assert told(early, eye=eye) == [
        f"**Bob**: {announced}",
        "**Ann** exchanges one and leaves four.",
        f"**Bob** {SHOWN}",
    ]
    late = said(blank_dealt_to(1, AU_CENT), "0 exchange AS", "1 carte-blanche", "1 exchange 7S")
    assert told(late, 1, 2, eye=eye) == ["**Bob**: “Carte blanche.” *+10 → 10*", f"**Bob** {SHOWN}"]
    assert len(told(late, eye=eye)) == 4


QUINT = ("0 point AH KH QH JH TH", "1 answer point -", "0 sequence AH KH QH JH TH", "1 answer sequence -")
WEAK = "KS QS JS KD QD JD KC QC 9S 9D 9C 8C"
FOUR_ACES = "AH KH QH JH TH AS AD AC 8S 7D 8D 7C"


def test_a_pique_is_told_at_the_card_that_makes_it() -> None:
    deal = said(laid_out("AH KH QH JH TH AS AD 7S 8S 7D 8D 7C", WEAK), *QUINT, "0 set AH AS AD", "1 answer set -")
    tricks(deal, "AH 9C", "KH 8C", "QH QC", "JH KC", "TH 9D", "AS 9S", "AD JD")
    pique = "– and a pique for **Ann**: *+30 → 60*"
    assert told(deal, 20) == [f"A♦ – J♦: **Ann** takes it (Ann **30**, Bob 0) {pique}"]
    assert told(deal, 20, 21) == [f"**Ann** leads A♦: *+1 → 30* {pique}"]
    assert told(deal, 21) == ["A♦ – J♦: **Ann** takes it (Ann **60**, Bob 0)"]


def test_a_repique_is_told_with_the_call_that_makes_it_certain() -> None:
    """Source 000: a player with a good point, quint and quatorze calls "ninety-four"."""
    deal = said(laid_out(FOUR_ACES, WEAK), *QUINT, "0 set AH AS AD AC", "1 answer set -", "0 play AH", "1 play 9C")
    assert told(deal, 6) == [
        (
            "**Ann**: “Quatorze.” – **Bob**: “Good.” – **Ann**: “Four aces, ninety-four.” *+14 → 34* – "
            "and a repique for **Ann**: *+60 → 94*"
        ),
        "A♥ – 9♣: **Ann** takes it (Ann **95**, Bob 0)",
    ]


@pytest.mark.parametrize("eye", [0, 1, None])
def test_hand_table_and_sheet_include_a_certain_repique(eye: int | None) -> None:
    deal = said(laid_out(FOUR_ACES, WEAK), *QUINT, "0 set AH AS AD AC", "1 answer set -")
    sight = sight_of(deal, eye)
    assert deal.score == (34, 0)
    assert sight.so_far.totals == (94, 0)
    rows = [row for group in groups(words(), view(deal, eye), sight.standing) for row in group]
    assert ("Repique", "60", "") in rows
    assert ("This deal", "94", "0") in rows
    assert columns(words(), sight, view(deal, eye))[1].numbers == (94, 0)
    if eye is not None:
        shown = ("94", "0") if eye == 0 else ("0", "94")
        (line,) = score_lines(HandContext(sight))
        assert tuple(re.findall(r"\d+", line)[-2:]) == shown


def test_younger_can_also_have_a_repique() -> None:
    deal = said(laid_out(WEAK, FOUR_ACES), "0 play 9S", "1 point AH KH QH JH TH", "1 sequence AH KH QH JH TH")
    said(deal, "1 set AH AS AD AC", "1 play AS")
    assert told(deal, 2) == [
        "**Ann** leads 9♠: *+1 → 1*",
        "**Bob** reckons:",
        "Point: 5 hearts (51) · 5",
        "Quint major in hearts · 15",
        "Four aces · 14",
        "Total 34 *→ 34* – and a repique for **Bob**: *+60 → 94*",
        "9♠ – A♠: **Bob** takes it (Ann 1, Bob **95**)",
    ]


UNEVEN = "AH KH QH JH TH 9H 7S 8S 7D 8D 7C 8C", "AS KS QS JS AD KD QD JD AC KC QC JC"


def test_a_capot_and_cards_divided_are_told_after_the_last_trick() -> None:
    capot = played_out(laid_out(*UNEVEN))
    assert told(capot, -2) == [
        "J♣ – 9♥: **Bob** takes it (Ann 1, Bob **13**)",
        "All twelve tricks: a capot for **Bob**! Ann 1, Bob **53**",
    ]
    divided = tricks(laid_out(*UNEVEN), "AH JS", "KH JD", "QH JC", "JH QS", "TH QD", "9H QC")
    assert told(played_out(divided), -1) == [
        "K♣ – 7♣: **Bob** takes it (Ann 7, Bob **7**)",
        "The cards are divided, six tricks each: Ann 7, Bob 7",
    ]


def test_the_dealer_can_sit_in_either_seat() -> None:
    deal = played_out(laid_out(*UNEVEN, dealer=0))
    assert told(deal, 0, 4) == [
        "**Bob** exchanges five.",
        "**Ann** exchanges three.",
        "8♠ – A♠: **Ann** takes it (Ann **1**, Bob 1)",
    ]
    assert told(deal, -2)[-1] == "All twelve tricks: a capot for **Ann**! Ann **53**, Bob 1"
