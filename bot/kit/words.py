"""The sentences that people read, by key, from the Fluent catalogues in ``data/locales``.

A folder is a language (a Discord locale such as ``en-GB``, or its first part, ``en``); all ``.ftl`` files in the folder
form its catalogue. English fills in for a sentence that a language lacks.
"""

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LOCALES = Path(__file__).parents[2] / "data" / "locales"
ENGLISH = "en"
REMEMBERED = 2048
"""How many sentences are cached per language: one or two megabytes."""


class Words:
    """One language: ``words("hand-title", deal=2)`` is the sentence of that key.

    Raises KeyError for a key in no catalogue, ValueError for a missing argument. Both are bugs that tests find.
    """

    def __init__(self, bundles: tuple[FluentBundle, ...]) -> None:
        self._bundles = bundles
        self.language: str = bundles[0].locales[0]
        """The code of the language, as its folder is named."""
        # Most sentences of a hand were also in the previous one, and formatting a sentence is slow.
        self._said = lru_cache(REMEMBERED)(self._format)

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        return self._said(key, tuple(arguments.items()))

    def _format(self, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, dict(arguments))
                if errors:
                    raise ValueError(f"{key}: {errors}")
                return str(text)
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
    return Words(tuple(_bundle(name) for name in names if name in languages()))


def yes_or_no(value: object) -> str:
    """The argument with which a sentence chooses between two wordings."""
    return "yes" if value else "no"


@cache
def _bundle(name: str) -> FluentBundle:
    bundle = FluentBundle([name], use_isolating=False)
    for path in sorted((LOCALES / name).glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        if junk := [entry.content for entry in resource.body if isinstance(entry, Junk)]:
            raise ValueError(f"{path.name} cannot be read at: {junk[0]}")
        bundle.add_resource(resource)
    return bundle
