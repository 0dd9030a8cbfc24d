"""Player names, with markdown, mentions and links escaped."""

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from bot.kit.card_text import capital
from bot.kit.words import Words, languages, shortened, words
from bot.model.house_seats import LEVELS, level_of
from bot.model.sight import Sight

LONGEST = 32
ON_A_LABEL = 20
"""The most letters of a name beside other words: phones cut labels at about 35."""
TWO_ON_A_LABEL = 16
"""The most letters for each of two names with points."""
_NAMELESS: Final = "?"
_MARKUP: Final = re.compile(r"([\\*_~|`<>:#\[\]])")
"""Characters that start markdown, links, mentions, timestamps or emoji."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Categories of invisible characters, and of text-reversing ones (U+202E)."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_MARKS: Final = 2
"""The most combining marks on one letter: more would cover the lines above and below."""


@lru_cache(4096)
def plain(name: str, longest: int = LONGEST) -> str:
    # A backslash stops the markup of an @, but not the ping.
    return _MARKUP.sub(r"\\\1", short_name(name, longest)).replace("@", "@\u200b")


@lru_cache(4096)
def short_name(name: str, longest: int = LONGEST) -> str:
    """Returns a name as one unescaped line for a label, shortened to ``longest`` letters with an ellipsis."""
    line = " ".join(_seen(name).split()) or _NAMELESS
    return shortened(line, longest)


def _seen(name: str) -> str:
    shown, marks = list[str](), 0
    for letter in name:
        if not letter.isspace() and (unicodedata.category(letter) in _UNSEEN or letter in _BLANK):
            continue
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= _MARKS:
            shown.append(letter)
    return "".join(shown)


def in_code(text: str) -> str:
    """Formats one line as inline code. Double backticks are replaced."""
    if "`" not in text:
        return f"`{text}`"
    return f"`` {text.replace('``', 'ˋˋ')} ``"


def full_names(sight: Sight) -> tuple[str, str]:
    """Returns both names, unescaped, with the house's level, for headings and lists."""
    return _with_house(sight, house_name)


def unescaped_names(sight: Sight) -> tuple[str, str]:
    """Returns both names, unescaped, without the house's level, for labels and columns."""
    first, second = (
        capital(name) if seat == sight.people.house else name for seat, name in enumerate(_with_house(sight, _in_text))
    )
    return first, second


def names(sight: Sight) -> tuple[str, str]:
    """Returns both names, such as ``the house``, escaped for use within a sentence."""
    first, second = _with_house(sight, _in_text)
    return plain(first), plain(second)


def _with_house(sight: Sight, named: Callable[[Words, str], str]) -> tuple[str, str]:
    # The public reads the house's name in the language of the stored name. An unknown stored name stays.
    first, second = sight.people.names
    if sight.people.house is None:
        return first, second
    stored, level = (first, second)[sight.people.house], level_of(sight.people.users[sight.people.house])
    say = _language_of(stored) if sight.eye is None else words(sight.settings.reads)
    said = stored if say is None or level is None else named(say, level)
    return (said, second) if sight.people.house == 0 else (first, said)


@cache
def _language_of(stored: str) -> Words | None:
    # The server's language when the partie began.
    found = (words(code) for code in languages())
    return next((say for say in found if any(house_name(say, level) == stored for level in LEVELS)), None)


def _in_text(say: Words, _: str) -> str:
    return say("house-in-text")


def own_names(say: Words, sight: Sight, key: str = "score-you") -> tuple[str, str]:
    """Returns both names, escaped. For the reader's own name, returns the sentence ``key``, by default *you*."""
    first, second = (say(key) if seat == sight.eye else name for seat, name in enumerate(names(sight)))
    return first, second


def short_names(say: Words, sight: Sight) -> tuple[str, str]:
    """Returns both names for narrow columns. The reader is called *You*."""
    first, second = (
        say("hand-you") if seat == sight.eye else say("house-short") if seat == sight.people.house else short_name(name)
        for seat, name in enumerate(unescaped_names(sight))
    )
    return first, second


def name_on_label(sight: Sight, seat: int, longest: int = ON_A_LABEL) -> str:
    return short_name(_with_house(sight, _in_text)[seat], longest)


def house_name(say: Words, level: str) -> str:
    return say("house-name", level=level)


def name_of_nobody(locale: str) -> str:
    return words(locale)("forgotten-name")
