import re

import pytest

from bot.kit.words import languages, words
from bot.piquet.cards import PACK, Hand
from bot.piquet.reckoning import CARTE_ROUGE, Item, Reason, bonuses
from bot.piquet.rules import rules_of
from tests.bot.features.rules.test_rules_pages import body as pages
from tests.support.paths import SHARED

SPEECH = '"([^"]+)"', "‘([^’]+)’"
"""Patterns for speech in the two sources."""
DEALS = {
    "first-deal": ("000_a2ccff981ec67841.txt", "The hand then proceeds thus", "The pack is collected", SPEECH[0]),
    "set-club": ("003_7672191bf7b82b9d.txt", "Elder : ", "The rest of the play is", SPEECH[1]),
}
"""Each page with a worked deal: its source, where the talk begins and ends there, and the pattern for speech."""


def body(name: str) -> str:
    return pages(words(), name)


def spoken_in_source(name: str) -> list[str]:
    file, begin, end, speech = DEALS[name]
    path = SHARED / "seeds" / file
    if not path.exists():
        pytest.skip("the sources of the rules are not here")
    dialogue = path.read_text(encoding="utf-8").partition(begin)[2].partition(end)[0]
    return [plain(said) for said in re.findall(speech, dialogue.replace("''", '"'))]


def plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def quotations(text: str) -> list[str]:
    lines = re.findall(r"^> (.*)$", text, re.MULTILINE)
    return [said for line in lines for said in re.findall("“([^”]*)”", line)]


@pytest.mark.parametrize("name", DEALS)
def test_the_talk_of_a_worked_deal_is_quoted_word_for_word(name: str) -> None:
    said, source = quotations(body(name)), iter(spoken_in_source(name))
    assert len(said) >= 6
    # "in" takes from the source as far as the speech, so that the order counts too.
    assert [speech for speech in said if plain(speech) not in source] == []


def test_the_first_deal_says_how_the_talk_here_differs_from_cavendishs_words() -> None:
    credit = body("first-deal").rpartition("-# ")[2]
    assert "in his words" in credit
    assert all(said in credit for said in ("“Point of five.”", "“Quart.”", "“Trio.”"))


def test_the_club_page_does_not_attribute_clubs_to_its_source() -> None:
    """Source 003 says "piquet", without a club; the rule set's name is ours."""
    assert "clubs" not in body("set-club").rpartition("_Source._")[2]


def test_law_24_is_cited_for_what_it_says() -> None:
    """Cavendish, law 24: the number alone is enough "when the elder hand's call is good against the cards"."""
    (sentence,) = re.findall(r"[^.]*\blaw 24\b[^.]*\.", body("talk"))
    assert "only if the call is good against the cards" in sentence


OURS = {
    "set-french-1896": ["top of a sequence", "exchange", "cards left", "six deals"],
    "set-club": ["top card", "pique"],
    "talk": ["elder’s lead ends elder’s calls"],
    "set-au-cent": ["everything at once", "younger need not discard", "both must discard one", "in threes", "in twos"],
    "set-carte-rouge": ["exchange", "six deals", "although elder’s trio is good"],
    "set-hundred": ["exchange", "calls", "carte blanche", "where a game ends"],
    "set-counterpique": ["doesn’t look", "how much a call says"],
    "set-counterpique-score": ["prevents a pique"],
    "set-counterpique-below": ["play stops", "leads a misère"],
    "set-counterpique-rubber": ["nothing below"],
}
"""For each page, terms to be marked as our reading, because the source is silent or ambiguous."""


@pytest.mark.parametrize("name", OURS)
def test_a_page_marks_our_readings_as_ours(name: str) -> None:
    _, mark, ours = body(name).partition("Our reading:")
    assert mark
    assert [reading for reading in OURS[name] if reading not in ours] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", OURS)
def test_a_page_marks_our_readings_in_every_language(name: str, language: str) -> None:
    assert re.search("Our reading:|Notre lecture[^.:]*:|Unsere Lesart:", pages(words(language), name))


def test_hundred_announces_a_carte_blanche_automatically_and_au_cent_asks() -> None:
    assert "I announce a carte blanche at the deal" in body("set-hundred")
    assert {name: rules_of(name).exchange.blank_dealt for name in ("hundred", "au-cent")} == {
        "hundred": True,
        "au-cent": False,
    }


def test_youngers_carte_rouge_makes_a_repique_despite_elders_trio() -> None:
    used = Hand.of(PACK[:12])
    items = [
        Item(Reason.SET, 0, 3, Hand.of(PACK[20:23])),
        Item(Reason.POINT, 1, 6, Hand.of(PACK[:6])),
        Item(Reason.SEQUENCE, 1, 6, Hand.of(PACK[6:12])),
        Item(Reason.CARTE_ROUGE, 1, CARTE_ROUGE, used),
    ]
    assert [(item.reason, item.seat) for item in bonuses(items, as_played=False)] == [(Reason.REPIQUE, 1)]
