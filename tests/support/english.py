"""Finds English words left in translated text."""

import re

_WORDS = re.compile(
    r"\b(the|and|your|you|are|with|of|for|this|that|has|have|is|card|cards|deal|trick|tricks|player|nobody|press)\b",
    re.IGNORECASE,
)
_CODE = re.compile(r"```.*?```|`[^`]*`|\"[a-z]+\"|--?[a-z-]+|<[^>]*>|/piquet [a-z]+|_?PIQUET_\w+|\S+\.\w+\b", re.DOTALL)


def without_code(text: str) -> str:
    """Removes text equal in every language: code, commands, options, file names."""
    return _CODE.sub(" ", text)


def english_in(text: str) -> set[str]:
    """Returns a text's English words, except French and German words."""
    return {word.group().lower() for word in _WORDS.finditer(without_code(text))}
