import re
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kit.names import LONGEST, full_names, in_code, names, plain, short_name, unescaped_names
from bot.kit.words import words
from bot.model.house_seats import user_of
from bot.model.sight import People
from tests.support.piquet import deals
from tests.support.ui.sights import sight

DEAL = deals.exchanged("AKQJT9 AKQJT9 - -", "- - AKQJT9 AKQJT9")
MARKUP = "\\*_~|`<>:#[]@"
NAMES = st.text(st.one_of(st.characters(), st.sampled_from(MARKUP + "\u202e\u2066\u200b\u00ad\ufeff \n")), max_size=60)
ACTIVE = {
    "an address": "https://piquet.example/win",
    "a masked link": "[Ada](https://piquet.example)",
    "a channel": "<#123456789012345678>",
    "a person": "<@123456789012345678>",
    "a role": "<@&123456789012345678>",
    "a time": "<t:1700000000:R>",
    "a custom emoji": "<a:spin:123456789012345678>",
    "an emoji's name": ":crown:",
    "a command": "</piquet resign:123456789012345678>",
    "a heading": "# Ada",
    "a quotation": "> Ada",
    "bold": "**Ada**",
    "a spoiler": "||Ada||",
    "code": "`Ada`",
}


def active(text: str) -> str:
    """Returns the markup that Discord would apply: the text without its escaped characters."""
    return re.sub(r"\\.", "", text)


@given(NAMES)
def test_a_name_contains_only_visible_characters(name: str) -> None:
    shown = short_name(name)
    assert 0 < len(shown) <= LONGEST
    assert not {unicodedata.category(letter) for letter in shown} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    assert shown == " ".join(shown.split())


@given(NAMES)
def test_a_name_in_a_text_is_shown_literally(name: str) -> None:
    text = plain(name)
    assert not set(active(text)) & set("*_~|`<>:#[]")
    assert re.sub(r"\\(.)", r"\1", text).replace("@\u200b", "@") == short_name(name)
    assert "@" not in text.replace("@\u200b", "")


@pytest.mark.parametrize("name", ACTIVE.values(), ids=ACTIVE)
def test_no_name_is_a_link_a_mention_or_markup(name: str) -> None:
    assert not re.search(r"https?:|<[#@:/at]|:\w+:|\]\(|^#|^>|\*\*|\|\||`", active(plain(name)))


def test_a_name_does_not_reverse_the_text_that_follows() -> None:
    assert short_name("Ada\u202e 001") == "Ada 001"
    assert plain("A\u200bda\u2066") == "Ada"


@pytest.mark.parametrize("name", ["", " ", "\u202e", "\u3164\u2800", "\u200b\u200d"])
def test_a_name_with_no_visible_character_becomes_a_question_mark(name: str) -> None:
    assert short_name(name) == "?"


def test_combining_marks_do_not_reach_into_other_lines() -> None:
    assert short_name("A" + "\u0301" * 30 + "da") == "A\u0301\u0301da"


@pytest.mark.parametrize(
    ("text", "shown"), [("a red fox", "`a red fox`"), ("`", "`` ` ``"), ("a ``b", "`` a ˋˋb ``"), ("*<@1>", "`*<@1>`")]
)
def test_a_text_in_code_stays_code(text: str, shown: str) -> None:
    assert in_code(text) == shown


@pytest.mark.parametrize(
    ("language", "name", "begins", "after"),
    [
        ("en", "the house", "The house resigned, so you win.", "You resigned, so the house wins."),
        ("fr", "la maison", "La maison a abandonné\u00a0: vous gagnez.", "Vous avez abandonné\u00a0: la maison gagne."),
        ("de", "Computer", "Computer hat aufgegeben: Du gewinnst.", "Du hast aufgegeben: Computer gewinnt."),
    ],
)
def test_the_house_is_capitalized_only_at_the_start_of_a_sentence(
    language: str, name: str, begins: str, after: str
) -> None:
    say = words(language)
    told = [say("end-resigned", who=who, other=name, side="unknown") for who in ("theirs", "mine")]
    assert told == [begins, after]


@pytest.mark.parametrize(
    "cards", ["K♠", "**10♥** A♥", "<:king_of_spades_1a2b:123>", "<:ace_of_hearts_1a2b:1> <:card_back_1a2b:2>"]
)
def test_the_house_is_capitalized_after_the_cards_in_a_heading(cards: str) -> None:
    say = words()
    assert say("hand-led", card=cards, other="the house") == f"## {cards} The house leads"
    assert say("table-taken", cards=cards, name="the house") == f"## {cards} The house takes it"


@pytest.mark.parametrize("eye", [0, None])
def test_the_level_of_the_house_is_only_in_its_full_name(eye: int | None) -> None:
    against = People((1001, user_of("club")), ("Ada", "La maison (club)"), house=1)
    shown = replace(sight(DEAL, eye, "Ada", "fr"), people=against)
    assert full_names(shown) == ("Ada", "La maison (club)")
    assert unescaped_names(shown) == ("Ada", "La maison")
    assert names(shown) == ("Ada", "la maison")


def test_a_house_name_that_no_language_has_stays_unchanged() -> None:
    against = People((1001, user_of("club")), ("Ada", "The House"), house=1)
    assert names(replace(sight(DEAL, None, "Ada"), people=against)) == ("Ada", "The House")
