"""Sentences by key, from Fluent catalogues in ``data/locales``.

A catalogue's folder is named after a Discord locale (``en-GB``) or language (``en``). English replaces missing
sentences.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Optional

from bot.kit.sentences import Compiler, Sentence

LOCALES = Path(__file__).parents[2] / "data" / "locales"
ENGLISH = "en"
REMEMBERED = 2048
"""Cached sentences per language: one or two megabytes."""
_ENTRY = re.compile(r"^(?=[^\s}])", re.MULTILINE)
"""An entry's later lines are indented or begin with a brace."""
_KEY = re.compile(r"[a-zA-Z][\w-]*")
_CARDS = r"(?:^|\n)## (?:\S*[♠♥♦♣>]\S* )+"


class Words:
    """A language's sentences: ``words("hand-title", deal=2)``. The catalogue ``other`` supplies missing sentences.

    Sentences are compiled at their first use. Raises KeyError for an unknown key, ValueError for a missing argument or
    invalid sentence.
    """

    def __init__(self, language: str, folder: Path, other: Optional["Words"] = None) -> None:
        self.language = language
        self._other = other
        self._sources = sources(folder)
        # Cached: formatting is slow, and a hand repeats most of its sentences.
        self._said = lru_cache(REMEMBERED)(self._format)
        self._compiled = cache(self._compile)
        self._compiler = Compiler(language, self._compiled)

    def __contains__(self, key: str) -> bool:
        return key in self._sources or (self._other is not None and key in self._other)

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        return self._said(key, tuple(arguments.items()))

    def compile(self) -> None:
        """Compiles all sentences in advance, for a process that is forked many times."""
        for key in self._sources:
            self._compiled(key)
        if self._other is not None:
            self._other.compile()

    def _compile(self, key: str) -> Sentence:
        return self._compiler.compiled(self._sources[key])

    def _format(self, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        if key not in self._sources and self._other is not None:
            return self._other(key, **dict(arguments))
        sentence = self._compiled(key)
        try:
            text = sentence(dict(arguments))
        except KeyError as missing:
            raise ValueError(f"{key}: no argument {missing}") from None
        # The house has a name like a word, which needs a capital where a sentence begins.
        houses = [value for _, value in arguments if value in _names_in_text()]
        return _with_capitals(text, houses, self("sentence-ends")) if houses else text


def sources(folder: Path) -> dict[str, str]:
    """Returns the Fluent source of every sentence in the folder's files, by key. The first of two equal keys counts."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in _ENTRY.split(path.read_text(encoding="utf-8")):
            if entry.strip() and not entry.startswith("#"):
                key = _KEY.match(entry)
                if key is None:
                    raise ValueError(f"{path.name} cannot be read at: {entry}")
                found.setdefault(key[0], entry)
    return found


@cache
def languages() -> list[str]:
    """Returns the language codes, English first."""
    return sorted(
        (folder.name for folder in LOCALES.iterdir() if folder.is_dir()),
        key=lambda name: (name != ENGLISH, name),
    )


def language_name(code: str) -> str:
    return words(code)("language-name")


@cache
def words(locale: str = ENGLISH) -> Words:
    """Returns the catalogue for a Discord locale or its language, else for English."""
    # Checks the list, not the file system: a client may send a path as its locale.
    return _catalogue(next(name for name in (locale, locale.partition("-")[0], ENGLISH) if name in languages()))


@cache
def _catalogue(name: str) -> Words:
    general = name.partition("-")[0]
    other = None if name == ENGLISH else words(general if general != name else ENGLISH)
    return Words(name, LOCALES / name, other)


@cache
def _names_in_text() -> frozenset[str]:
    return frozenset(words(code)("house-in-text") for code in languages())


def _with_capitals(text: str, names: Iterable[str | int], ends: str) -> str:
    # A sentence may begin after a heading's cards.
    for name in map(str, names):
        begins = rf"((?:^|\n|{_CARDS}|[{ends}][”»“*_)]*\s)[^\w\n]*){re.escape(name)}"
        text = re.sub(begins, rf"\g<1>{name[:1].upper()}{name[1:]}", text)
    return text


def yes_or_no(value: object) -> str:
    return "yes" if value else "no"


def shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def signed(number: int) -> str:
    """Writes a number with its sign: ``+7``, ``−3``, ``0``."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def tenths(say: Words, number: float) -> str:
    """Writes a number rounded to tenths: ``1.5``, in German ``1,5``."""
    rounded = round(10 * number)
    whole, tenth = divmod(abs(rounded), 10)
    return ("-" if rounded < 0 else "") + say("profile-tenths", whole=whole, tenth=tenth)
