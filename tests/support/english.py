"""Finds English left in a text of another language."""

import re

_WORDS = re.compile(
    r"\b(the|and|your|you|are|with|of|for|this|that|has|have|is|card|cards|deal|trick|tricks|player|nobody|press)\b",
    re.IGNORECASE,
)
_CODE = re.compile(r"```.*?```|`[^`]*`|\"[a-z]+\"|--?[a-z-]+|<[^>]*>|/piquet [a-z]+|_?PIQUET_\w+|\S+\.\w+\b", re.DOTALL)


def without_code(text: str) -> str:
    """The text without what is the same in every language: code, commands, options, names of files."""
    return _CODE.sub(" ", text)


def english_in(text: str) -> set[str]:
    """The English words in a text; words that French or German has too are not looked for."""
    return {word.group().lower() for word in _WORDS.finditer(without_code(text))}
