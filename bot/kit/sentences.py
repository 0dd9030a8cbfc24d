"""Compiles catalogue sentences. Supports only the Fluent syntax in use.

Fluent's own library is several times slower. A test compares the results.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property, partial
from typing import Final, TypeAlias

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast

Arguments: TypeAlias = Mapping[str, str | int]
Sentence: TypeAlias = Callable[[Arguments], str]
"""Raises KeyError for a missing argument."""

_VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_PLAIN: Final = re.compile(rf"[a-zA-Z][\w-]* *= *((?:[^{{}}\n]|{_VARIABLE.pattern})+?)[ \n]*")
"""Sentences with variables only: four in five, which need no slow parser."""


class Compiler:
    """Compiles a language's sentences. ``find`` returns a sentence quoted by another sentence."""

    def __init__(self, language: str, find: Callable[[str], Sentence]) -> None:
        self._language = language.replace("-", "_")
        self._find = find
        self._number = cache(partial(format_decimal, locale=self._language))

    def compiled(self, source: str) -> Sentence:
        """Compiles a sentence. Raises ValueError if it cannot be parsed."""
        if plain := _PLAIN.fullmatch(source):
            parts = enumerate(_VARIABLE.split(plain[1]))
            return _joined([self._variable(part) if at % 2 else _text(part) for at, part in parts if part])
        match FluentParser(with_spans=False).parse(source).body:
            case [ast.Message(value=ast.Pattern() as pattern)]:
                return self._pattern(pattern)
            case _:
                raise ValueError(f"the sentence cannot be parsed: {source}")

    def _pattern(self, pattern: ast.Pattern) -> Sentence:
        return _joined([self._element(element) for element in pattern.elements])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Sentence:
        match element:
            case ast.TextElement(value=text):
                return _text(text)
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                return _text(literal.parse()["value"])
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                return self._variable(name)
            case ast.Placeable(expression=ast.MessageReference(id=ast.Identifier(name=key), attribute=None)):
                return self._find(key)
            case ast.Placeable(
                expression=ast.SelectExpression(
                    selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants
                )
            ):
                return self._choice(name, variants)
            case _:
                raise ValueError(f"no sentence has this: {element.to_json()}")

    def _variable(self, name: str) -> Sentence:
        def said(arguments: Arguments) -> str:
            value = arguments[name]
            return value if isinstance(value, str) else self._number(value)

        return said

    def _choice(self, name: str, variants: list[ast.Variant]) -> Sentence:
        said = {_key(variant): self._pattern(variant.value) for variant in variants}
        (other,) = (said[_key(variant)] for variant in variants if variant.default)

        def chosen(arguments: Arguments) -> str:
            value = arguments[name]
            found = said.get(value)
            if found is None and not isinstance(value, str):
                found = said.get(self._plural_form(value))
            return (found or other)(arguments)

        return chosen

    @cached_property
    def _plural_form(self) -> Callable[[int], str]:
        return Locale.parse(self._language).plural_form


def _key(variant: ast.Variant) -> str | int:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)


def _text(text: str) -> Sentence:
    return lambda _: text


def _joined(parts: list[Sentence]) -> Sentence:
    if len(parts) == 1:
        return parts[0]
    return lambda arguments: "".join([part(arguments) for part in parts])
