"""What the pages credit to a source stands there, and what is our reading is marked as ours."""

import re

import pytest

from bot.features.rules.view import page
from bot.kit.words import words
from tests.support.paths import SHARED

SPEECH = '"([^"]+)"', "‘([^’]+)’"
"""How the two sources print what is spoken."""
DEALS = {
    "first-deal": ("000_a2ccff981ec67841.txt", "The hand then proceeds thus", "The pack is collected", SPEECH[0]),
    "set-club": ("003_7672191bf7b82b9d.txt", "Elder : ", "The rest of the play is", SPEECH[1]),
}
"""The pages with a worked deal: its source, where its talk begins and ends there, and what a speech looks like."""


def body(name: str) -> str:
    return page(words(), name)[1]


def spoken_in_source(name: str) -> list[str]:
    """What the two players say in the worked deal, in order."""
    file, begin, end, speech = DEALS[name]
    path = SHARED / "seeds" / file
    if not path.exists():
        pytest.skip("the sources of the rules are not here")
    dialogue = path.read_text(encoding="utf-8").partition(begin)[2].partition(end)[0]
    return [plain(said) for said in re.findall(speech, dialogue.replace("''", '"'))]


def plain(text: str) -> str:
    """The words of a text in lower case, without punctuation, hyphens and dashes."""
    return " ".join(re.findall(r"\w+", text.lower()))


def quotations(text: str) -> list[str]:
    """What is quoted in the quoted lines of a page, speech by speech."""
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


def test_no_source_is_said_to_speak_of_clubs_that_does_not() -> None:
    """Source 003 says "piquet", of no club; the name of the rule set is ours."""
    assert "clubs" not in body("set-club").rpartition("_Source._")[2]


def test_law_24_is_cited_for_what_it_says() -> None:
    """Cavendish, law 24: the number alone is enough "when the elder hand's call is good against the cards"."""
    (sentence,) = re.findall(r"[^.]*\blaw 24\b[^.]*\.", body("talk"))
    assert "only if the call is good against the cards" in sentence


OURS = {
    "set-french-1896": ["top of a sequence", "exchange", "cards left", "partie"],
    "set-club": ["top card", "pique"],
    "set-au-cent": ["all at once"],
    "set-carte-rouge": ["exchange", "partie"],
    "set-hundred": ["exchange", "calls", "where a game ends"],
    "set-counterpique": ["looks", "how much a call says"],
    "set-counterpique-score": ["prevents a pique", "play stops", "leads a misère", "nothing below"],
}
"""Pages, and what must be marked on them as our reading, because the source is silent or can be read otherwise."""


@pytest.mark.parametrize("name", OURS)
def test_a_page_marks_our_readings_as_ours(name: str) -> None:
    _, mark, ours = body(name).partition("Our reading:")
    assert mark
    assert [reading for reading in OURS[name] if reading not in ours] == []
