"""The words a person reads, by key, from the Fluent catalogues under ``data/locales``.

A folder is a language (a Discord locale such as ``en-GB``, or its first part, ``en``); every ``.ftl`` file in it
belongs to its catalogue. What a language lacks is said in English.
"""

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LOCALES = Path(__file__).parents[3] / "data" / "locales"
ENGLISH = "en"
REMEMBERED = 2048
"""So many sentences of a language are remembered, a megabyte or two of them: those that are said again, and some."""


class Words:
    """One language: ``words("hand-title", deal=2)`` is the sentence of that key.

    Raises KeyError for a key no catalogue has, ValueError for an argument its sentence lacks: both are errors of
    ours, which the tests find.
    """

    def __init__(self, bundles: tuple[FluentBundle, ...]) -> None:
        self._bundles = bundles
        # Most of a hand says what the hand before it said, and a sentence takes long to be put together.
        self._said = lru_cache(REMEMBERED)(self._put_together)

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        return self._said(key, tuple(arguments.items()))

    def _put_together(self, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
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
    """The languages there is a catalogue for, English first."""
    return sorted(
        (folder.name for folder in LOCALES.iterdir() if folder.is_dir()),
        key=lambda name: (name != ENGLISH, name),
    )


@cache
def words(locale: str = ENGLISH) -> Words:
    """The words for a Discord locale: its own catalogue, then its language's, then English."""
    names = dict.fromkeys((locale, locale.partition("-")[0], ENGLISH))
    # By the list, and not by the folder: what a client calls its locale may be anything, and so the way to another one.
    return Words(tuple(_bundle(name) for name in names if name in languages()))


def yes_or_no(value: object) -> str:
    """The argument by which a sentence chooses between two wordings."""
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
