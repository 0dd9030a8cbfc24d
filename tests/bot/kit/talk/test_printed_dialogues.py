import json
import re

import pytest

from bot.kit.talk.talk import talk
from bot.kit.words import words
from bot.piquet import record
from bot.piquet.deal import Deal
from bot.piquet.view import view
from tests.support.paths import CASES

CAVENDISH = [
    ("A “five cards.” B “equal,” or “what do they make?”", "“Point of five.” – **B**: “Making?”"),
    ("A “forty-nine,” or “making nine.” B “good.”", "**A**: “Forty-nine.” – **B**: “Good.”"),
    ("A (counting his point) “five”", "**A**: “In hearts: A K Q J 8, five.”"),
    ("and (counting his sequence, which is good) “a quart major, nine.”", "**A**: “Quart major in hearts, nine.”"),
    ("Three knaves? B “not good.”", "**A**: “Three knaves.” – **B**: “Not good.”"),
    ("A (leads ace of hearts and says) “ten.”", "**A** leads A♥: *+1 → 10*"),
    (
        "B “four tens, fourteen, and three queens, seventeen”",
        "**B** reckons:\nFour tens · 14\nThree queens · 3\nTotal 17",
    ),
    ("“eleven, twelve, thirteen, fourteen.” B … “seventeen.”", "**A** takes it (A **14**, B 17)"),
    ("“fifteen.” B (wins with ace and says) “eighteen”", "**B** takes it (A 15, B **18**)"),
    ("“nineteen, twenty, twenty-one, twenty-two.”", "**B** takes it (A 15, B **22**)"),
    ("B “twenty-three.” A (wins with ace and says) “sixteen”", "**A** takes it (A **16**, B 23)"),
    ("(and leads knave, saying) “eighteen”", "**A** takes it (A **18**, B 23)"),
    ("(and adding ten for the cards) “twenty-eight.”", "A **28**, B 23"),
]
"""Source 000. Its calls name their rank and top card, as with the house rule of full calls."""

CLUB = [
    ("Elder: ‘Point of four’. Younger: ‘Making?’", "“Point of four.” – **B**: “Making?”"),
    ("Elder: ‘Thirty-nine.’ Younger: ‘Not good.’", "**A**: “Thirty-nine.” – **B**: “Not good.”"),
    ("Elder: ‘Queens and Tens –six’.", "**A**: “Queens (not counting Q♠) and tens (not counting 10♥), six.”"),
    ("leads the Ace of Spades- ‘Seven’.", "**A** leads A♠: *+1 → 7*"),
    (
        "‘Point of four-forty,’ ‘and tierce to the Jack-seven.’",
        "**B** reckons:\nPoint: 4 hearts (40) · 4\nTierce to the knave in hearts · 3\nTotal 7",
    ),
    ("plays the Queens of Spades … ‘Seven’.", "**A** takes it (A **7**, B 7)"),
    ("J ♠ ‘Eight’ K ♠ ‘Eight’", "J♠ – K♠: **B** takes it (A 8, B **8**)"),
    ("Q ♥ ‘Eight ‘ A ♥ ‘Nine’", "A♥ – Q♥: **B** takes it (A 8, B **9**)"),
    ("K ♥ ‘Nine’ J ♥ ‘Ten’", "J♥ – K♥: **A** takes it (A **9**, B 10)"),
    ("10 ♠ ‘ Ten’ 7 ♣ ‘Ten’", "10♠ – 7♣: **A** takes it (A **10**, B 10)"),
    ("K ♣ ‘Twelve’ A ♣ ‘Eleven’", "K♣ – A♣: **B** takes it (A 12, B **11**)"),
    ("10 ♣ ‘Fifteen’", "10♣ – K♦: **A** takes it (A **16**, B 14)"),
    ("‘Sixteen, and the cards twenty–six.’", "A **26**, B 14"),
]
"""Source 003."""

RECKONED = {
    "en": "Four tens · 14\nThree queens · 3\nTotal 17",
    "fr": "Quatre dix · 14\nTrois dames · 3\nTotal\u00a0: 17",
    "de": "Vier Zehnen · 14\nDrei Damen · 3\nZusammen 17",
}


def told(name: str, options: dict[str, str], language: str = "en") -> str:
    whole = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))
    deal: Deal = record.read(json.dumps(whole | {"options": options})).deals[0]
    return "\n".join(talk(words(language), view(deal, None), ("A", "B")))


@pytest.mark.parametrize(
    ("name", "options", "printed"),
    [("cavendish", {"calls": "full"}, CAVENDISH), ("club", {}, CLUB)],
    ids=["cavendish", "club"],
)
def test_our_talk_follows_the_printed_dialogue_in_order(
    name: str, options: dict[str, str], printed: list[tuple[str, str]]
) -> None:
    at, line = 0, told(name, options)
    for source, ours in printed:
        at = line.find(ours, at)
        assert at >= 0, f"not said, or not in this place: {ours} ({source})"


@pytest.mark.parametrize("language", RECKONED)
def test_younger_reckons_with_a_total_in_every_language(language: str) -> None:
    """Source 000: "four tens, fourteen, and three queens, seventeen"."""
    assert RECKONED[language] in told("cavendish", {}, language)


def test_each_number_that_cavendish_prints_in_elder_s_calls_is_spoken() -> None:
    spoken = re.findall("“([^”]*)”", told("cavendish", {"calls": "full"}))
    for number in ("five", "forty-nine", "nine"):
        assert any(re.search(rf"(?<![\w-]){number}(?![\w-])", one.lower()) for one in spoken), number
