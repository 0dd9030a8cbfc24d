"""Compiles a JSON schema into functions that recognise correct bodies quickly.

Some ten times as fast as ``jsonschema``, but without saying what is wrong or where. A body that is accepted is correct.
A body that is not accepted may still be correct, and must be checked again by ``jsonschema``.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

Fits = Callable[[Any], bool]
Slow = Callable[[Mapping[str, Any]], Fits]
"""Makes the check of a schema by the slow way, which knows every keyword."""


class QuickSchemas:
    """Compiles each schema once, recursive ones too."""

    def __init__(self, formats: Callable[[Any, str], bool], slow: Slow) -> None:
        self._formats = formats
        self._slow = slow
        self._made: dict[int, Fits] = {}
        self._keep: list[Any] = []

    def make(self, schema: Any) -> Fits:
        """The check of a schema: whether a body fits."""
        if schema is True:
            return _always
        name = id(schema)
        if name not in self._made:
            self._keep.append(schema)  # its id stays its own
            self._made[name] = self._later(name)
            self._made[name] = self._all_of(schema)
        return self._made[name]

    def _later(self, name: int) -> Fits:
        def fits(body: Any) -> bool:
            return self._made[name](body)

        return fits

    def _all_of(self, schema: Mapping[str, Any]) -> Fits:
        checks = [self._check(keyword, value, schema) for keyword, value in schema.items()]
        checks = [check for check in checks if check is not _always]
        if len(checks) == 1:
            return checks[0]
        return lambda body: all(check(body) for check in checks)

    def _check(self, keyword: str, value: Any, schema: Mapping[str, Any]) -> Fits:
        if keyword in _KEYWORDS:
            return _KEYWORDS[keyword](value)
        match keyword:
            case "type" if not set(_listed(value)) - _TYPES.keys():
                return _type(_listed(value))
            case "format":
                return lambda body: self._formats(body, value)
            case "properties":
                return self._properties(value, schema.get("additionalProperties", True))
            case "additionalProperties":
                # Handled together with ``properties``, if there are any.
                return _always if "properties" in schema else self._properties({}, value)
        return self._within(keyword, value)

    def _within(self, keyword: str, value: Any) -> Fits:
        match keyword:
            case "items":
                one = self.make(value)
                return lambda body: not isinstance(body, list) or all(map(one, body))
            case "allOf":
                every = [self.make(one) for one in value]
                return lambda body: all(fits(body) for fits in every)
            case "anyOf":
                some = [self.make(one) for one in value]
                return lambda body: any(fits(body) for fits in some)
            case "orNull":
                inner = self.make(value)
                return lambda body: body is None or inner(body)
            case "byType":
                return _by_type({kind: self.make(one) for kind, one in value.items()})
        return self._slow({keyword: value})

    def _properties(self, named: Mapping[str, Any], others: Any) -> Fits:
        known = {key: self.make(one) for key, one in named.items()}
        other = _never if others is False else self.make(others)

        def fits(body: Any) -> bool:
            if not isinstance(body, dict):
                return True
            return all(known.get(key, other)(value) for key, value in body.items())

        return fits


def _always(_: Any) -> bool:
    return True


def _never(_: Any) -> bool:
    return False


def _by_type(table: Mapping[int, Fits]) -> Fits:
    def fits(body: Any) -> bool:
        kind = body.get("type") if isinstance(body, dict) else None
        return type(kind) is int and kind in table and table[kind](body)

    return fits


_TYPES: Final[Mapping[str, type]] = {
    "array": list,
    "boolean": bool,
    "integer": int,
    "null": type(None),
    "object": dict,
    "string": str,
}
"""The types of JSON, read narrowly; ``number`` is left to the slow way."""


def _listed(named: str | list[str]) -> list[str]:
    return [named] if isinstance(named, str) else named


def _type(named: list[str]) -> Fits:
    types = {_TYPES[name] for name in named}
    return lambda body: type(body) in types


def _one_of_these(values: list[Any]) -> Fits:
    kinds = {(type(value), value) for value in values if isinstance(value, str | int)}
    return lambda body: isinstance(body, str | int) and (type(body), body) in kinds


def _required(keys: list[str]) -> Fits:
    return lambda body: not isinstance(body, dict) or all(key in body for key in keys)


def _counted(kind: type[Any], within: Callable[[int, Any], bool]) -> Callable[[Any], Fits]:
    def keyword(limit: Any) -> Fits:
        return lambda body: not isinstance(body, kind) or within(len(body), limit)

    return keyword


def _measured(within: Callable[[Any, Any], bool]) -> Callable[[Any], Fits]:
    def keyword(limit: Any) -> Fits:
        return lambda body: not isinstance(body, int | float) or within(body, limit)

    return keyword


def _matching(pattern: str) -> Fits:
    search = re.compile(pattern).search
    return lambda body: not isinstance(body, str) or search(body) is not None


def _at_least(number: Any, limit: Any) -> bool:
    return bool(number >= limit)


def _at_most(number: Any, limit: Any) -> bool:
    return bool(number <= limit)


def _different(unique: bool) -> Fits:
    def fits(body: Any) -> bool:
        if not isinstance(body, list) or len(body) < 2:
            return True
        # 1 and True are equal in Python and different in JSON: such lists are left to the slow way.
        return all(type(one) in (str, int) for one in body) and len(set(body)) == len(body)

    return fits if unique else _always


_KEYWORDS: Final[Mapping[str, Callable[[Any], Fits]]] = {
    "enum": _one_of_these,
    "const": lambda value: _one_of_these([value]),
    "required": _required,
    "pattern": _matching,
    "uniqueItems": _different,
    "minLength": _counted(str, _at_least),
    "maxLength": _counted(str, _at_most),
    "minItems": _counted(list, _at_least),
    "maxItems": _counted(list, _at_most),
    "minProperties": _counted(dict, _at_least),
    "maxProperties": _counted(dict, _at_most),
    "minimum": _measured(_at_least),
    "maximum": _measured(_at_most),
}
