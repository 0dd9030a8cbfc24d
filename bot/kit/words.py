"""The sentences that people read, by key, from the Fluent catalogues in ``data/locales``.

Each language has a folder, named like a Discord locale (``en-GB``) or its first part (``en``); all ``.ftl`` files in it
form the catalogue. A sentence that a language lacks is in English.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import Final, Optional

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LOCALES = Path(__file__).parents[2] / "data" / "locales"
ENGLISH = "en"
REMEMBERED = 2048
"""The number of cached sentences per language: one or two megabytes."""
_ENTRY = re.compile(r"^(?=[^\s}])", re.MULTILINE)
"""The beginning of a sentence or a comment, whose other lines are indented or begin with a brace."""
_KEY = re.compile(r"[a-zA-Z][\w-]*")
_VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_PLAIN: Final = re.compile(rf"[a-zA-Z][\w-]* *= *((?:[^{{}}\n]|{_VARIABLE.pattern})+?)[ \n]*")
"""A sentence on one line in which at most variables are filled in: four of five are so."""
_QUOTED = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")


class Words:
    """One language: ``words("hand-title", deal=2)`` is the sentence with that key, from ``other`` if this one lacks it.

    A sentence is parsed at its first use: a catalogue takes a quarter of a second, and most runs need little of it. A
    plain one is never parsed.

    Raises KeyError for a key in no catalogue, ValueError for a missing argument or a sentence that cannot be parsed;
    tests find all such bugs.
    """

    def __init__(self, language: str, folder: Path, other: Optional["Words"] = None) -> None:
        self.language = language
        """The code of the language, which is the name of its folder."""
        self._other = other
        self._sources = sources(folder)
        # Formatting is slow, and most sentences of a hand were also in the hand shown before.
        self._said = lru_cache(REMEMBERED)(self._format)
        self._plain = cache(self._split)
        self._number = cache(partial(format_decimal, locale=language.replace("-", "_")))

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self.language], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._sources or (self._other is not None and key in self._other)

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        return self._said(key, tuple(arguments.items()))

    def parse(self) -> None:
        """Parses every sentence that is not plain now, for a process that is forked many times."""
        for key in self._sources:
            if self._plain(key) is None:
                self._parse(key)
        if self._other is not None:
            self._other.parse()

    def _format(self, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        if key not in self._sources and self._other is not None:
            return self._other(key, **dict(arguments))
        parts = self._plain(key)
        text = self._by_fluent(key, arguments) if parts is None else self._filled_in(key, parts, dict(arguments))
        # The house has a name like a word, which needs a capital where a sentence begins.
        houses = [value for _, value in arguments if value in _names_in_text()]
        return _with_capitals(text, houses, self("sentence-ends")) if houses else text

    def _split(self, key: str) -> list[str] | None:
        """The texts of a plain sentence and the names of variables between them; None if it is not plain."""
        plain = _PLAIN.fullmatch(self._sources[key])
        return None if plain is None else _VARIABLE.split(plain[1])

    def _filled_in(self, key: str, parts: Sequence[str], arguments: Mapping[str, str | int]) -> str:
        try:
            values = [arguments[name] for name in parts[1::2]]
        except KeyError as missing:
            raise ValueError(f"{key}: no argument {missing}") from None
        filled = list(parts)
        filled[1::2] = [value if isinstance(value, str) else self._number(value) for value in values]
        return "".join(filled)

    def _by_fluent(self, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(text)

    def _parse(self, key: str) -> None:
        if self._bundle.has_message(key):
            return
        source = self._sources[key]
        resource = FluentResource(source)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise ValueError(f"the sentence cannot be parsed: {source}")
        # Quoted sentences come first, because another thread may use a sentence as soon as the bundle has it.
        for quoted in _QUOTED.findall(source):
            if quoted in self._sources:
                self._parse(quoted)
        self._bundle.add_resource(resource)


def sources(folder: Path) -> dict[str, str]:
    """The text of each sentence in a folder, by key. If a key occurs twice, the first sentence counts."""
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
    """The languages with a catalogue, English first."""
    return sorted(
        (folder.name for folder in LOCALES.iterdir() if folder.is_dir()),
        key=lambda name: (name != ENGLISH, name),
    )


def language_name(code: str) -> str:
    """The native name of a language with a catalogue: ``Français``."""
    return words(code)("language-name")


@cache
def words(locale: str = ENGLISH) -> Words:
    """The sentences for a Discord locale, from its own catalogue, else that of its language, else the English one."""
    # The list is checked, not the file system: a client may send anything as its locale, even a path.
    return _catalogue(next(name for name in (locale, locale.partition("-")[0], ENGLISH) if name in languages()))


@cache
def _catalogue(name: str) -> Words:
    general = name.partition("-")[0]
    other = None if name == ENGLISH else words(general if general != name else ENGLISH)
    return Words(name, LOCALES / name, other)


@cache
def _names_in_text() -> frozenset[str]:
    """The name of the house as in the middle of a sentence, in each language."""
    return frozenset(words(code)("house-in-text") for code in languages())


def _with_capitals(text: str, names: Iterable[str | int], ends: str) -> str:
    """The text with a capital for each of these names at the beginning of a line, or after one of ``ends``."""
    for name in map(str, names):
        begins = rf"((?:^|\n|[{ends}][”»“*_)]*\s)[^\w\n]*){re.escape(name)}"
        text = re.sub(begins, rf"\g<1>{name[:1].upper()}{name[1:]}", text)
    return text


def yes_or_no(value: object) -> str:
    """The value as an argument that lets a sentence choose between two wordings."""
    return "yes" if value else "no"


def shortened(text: str, longest: int) -> str:
    """The text, cut with an ellipsis if it has more characters than ``longest``."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def tenths(say: Words, number: float) -> str:
    """A number to a tenth: ``1.5``, in German ``1,5``."""
    rounded = round(10 * number)
    whole, tenth = divmod(abs(rounded), 10)
    return ("-" if rounded < 0 else "") + say("profile-tenths", whole=whole, tenth=tenth)
