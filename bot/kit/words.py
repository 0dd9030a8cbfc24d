"""The sentences that people read, by key, from the Fluent catalogues in ``data/locales``.

A folder is a language (a Discord locale such as ``en-GB``, or its first part, ``en``); all ``.ftl`` files in the folder
form its catalogue. English fills in for a sentence that a language lacks.
"""

from functools import cache, lru_cache
from pathlib import Path

from bot.kit.catalogue import Catalogue

LOCALES = Path(__file__).parents[2] / "data" / "locales"
ENGLISH = "en"
REMEMBERED = 2048
"""How many sentences are cached per language: one or two megabytes."""


class Words:
    """One language: ``words("hand-title", deal=2)`` is the sentence of that key.

    Raises KeyError for a key in no catalogue, ValueError for a missing argument. Both are bugs that tests find.
    """

    def __init__(self, catalogues: tuple[Catalogue, ...]) -> None:
        self._catalogues = catalogues
        self.language = catalogues[0].language
        """The code of the language, as its folder is named."""
        # Most sentences of a hand were also in the previous one, and formatting a sentence is slow.
        self._said = lru_cache(REMEMBERED)(self._format)

    def __contains__(self, key: str) -> bool:
        return any(key in catalogue for catalogue in self._catalogues)

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        return self._said(key, tuple(arguments.items()))

    def parse(self) -> None:
        """Parses every sentence now: for a process that is forked many times."""
        for catalogue in self._catalogues:
            catalogue.parse()

    def _format(self, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        for catalogue in self._catalogues:
            if key in catalogue:
                return catalogue.format(key, dict(arguments))
        raise KeyError(key)


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
    """The sentences for a Discord locale: from its own catalogue, else its language's, else the English one."""
    names = dict.fromkeys((locale, locale.partition("-")[0], ENGLISH))
    # Checked against the list, not the file system: a client may send anything as its locale, even a path.
    return Words(tuple(_catalogue(name) for name in names if name in languages()))


def yes_or_no(value: object) -> str:
    """The argument with which a sentence chooses between two wordings."""
    return "yes" if value else "no"


def shortened(text: str, longest: int) -> str:
    """The text, cut with an ellipsis if it has more characters than ``longest``."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


@cache
def _catalogue(name: str) -> Catalogue:
    return Catalogue(name, LOCALES / name)
