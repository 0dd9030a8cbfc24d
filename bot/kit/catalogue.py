"""The Fluent catalogue of one language, from the ``.ftl`` files of its folder."""

import re
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

_ENTRY = re.compile(r"^(?=[^\s}])", re.MULTILINE)
"""Where a sentence or a comment begins: lines that go on with one are indented, or begin with a brace."""
_KEY = re.compile(r"[a-zA-Z][\w-]*")
_QUOTED = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")


class Catalogue:
    """The sentences of a language by their keys.

    A sentence is parsed when it is first asked for: a catalogue takes a quarter of a second, and most of it is not
    needed in most runs. Raises ValueError for a sentence that cannot be parsed.
    """

    def __init__(self, language: str, folder: Path) -> None:
        self.language = language
        """The code of the language, as its folder is named."""
        self._sources = sources(folder)
        self._bundle = FluentBundle([language], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, arguments: Mapping[str, str | int]) -> str:
        """The sentence with these arguments. Raises ValueError if one is missing."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(text)

    def parse(self) -> None:
        """Parses every sentence now."""
        for key in self._sources:
            self._parse(key)

    def _parse(self, key: str) -> None:
        if self._bundle.has_message(key):
            return
        source = self._sources[key]
        resource = FluentResource(source)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise ValueError(f"the sentence cannot be parsed: {source}")
        # What it quotes comes first: another thread may use a sentence as soon as the bundle has it.
        for quoted in _QUOTED.findall(source):
            if quoted in self._sources:
                self._parse(quoted)
        self._bundle.add_resource(resource)


def sources(folder: Path) -> dict[str, str]:
    """The text of each sentence, by its key. The first one of a key counts."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in _ENTRY.split(path.read_text(encoding="utf-8")):
            if entry.strip() and not entry.startswith("#"):
                key = _KEY.match(entry)
                if key is None:
                    raise ValueError(f"{path.name} cannot be read at: {entry}")
                found.setdefault(key[0], entry)
    return found
