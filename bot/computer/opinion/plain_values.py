"""Converts the engine's questions and answers to plain JSON values, and back by the types of a function's signature.

A value is read only as the type expected in its place, so no text can create any other object. A deal is written as its
seat sees it, in the notation of the record.
"""

from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache, partial
from math import inf
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

from bot.computer.opinion.reasons import Because, read_reason, write_reason
from bot.piquet.actions import Action, parse_action
from bot.piquet.cards import Card, Hand, parse_cards
from bot.piquet.record import Json, rules_in, write_seen
from bot.piquet.rules import Rules
from bot.piquet.seat_record import read_seat_deal
from bot.piquet.view import DealView

Plain: TypeAlias = int | float | str | list[Any] | dict[str, Any] | None
MOST: Final = 1 << 64
"""Integers must be smaller than this."""
_KIND: Final = "is"
"""The key for the name of an object's class."""
_types = cache(get_type_hints)


def to_plain(value: object) -> Plain:
    """The value as JSON represents it. Raises ValueError if it has no such form."""
    match value:
        case DealView():
            return _write_deal(value)
        case Rules():
            return _write_rules(value)
        case Hand() | Card():
            return str(value)
        case Because():
            return write_reason(value)
        case None | bool() | int() | float() | str():
            return value
        case tuple():
            return [to_plain(each) for each in value]
    if isinstance(value, Action):
        return str(value)
    if is_dataclass(value):
        return {_KIND: type(value).__name__, **fields_to_plain(value)}
    raise ValueError(type(value))


def fields_to_plain(value: Any) -> Json:
    """The fields of a dataclass, without the name of its class."""
    return {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}


def from_plain(expected: Any, plain: Any) -> Any:
    """The value as the expected type. Raises ValueError if it does not fit."""
    if expected == Action:
        return parse_action(_exactly(str, plain))
    if isinstance(expected, UnionType):
        return _read_one_of(get_args(expected), plain)
    if get_origin(expected) is tuple:
        return _read_tuple(get_args(expected), plain)
    if expected in _READERS:
        return _READERS[expected](plain)
    if is_dataclass(expected):
        return _read_object(expected, plain)
    if issubclass(expected, StrEnum):
        return expected(_exactly(str, plain))
    if issubclass(expected, tuple):
        return expected(*_read_tuple(tuple(_types(expected).values()), plain))
    raise ValueError(expected)


def fields_from_plain(kind: Any, plain: Any) -> Any:
    """The dataclass with these fields. Raises ValueError if they do not fit."""
    types = _types(kind)
    if not isinstance(plain, dict) or plain.keys() != types.keys():
        raise ValueError
    return kind(**{name: from_plain(types[name], plain[name]) for name in types})


def _read_one_of(kinds: tuple[Any, ...], plain: Any) -> Any:
    if plain is None and NoneType in kinds:
        return None
    others = [kind for kind in kinds if kind is not NoneType]
    if len(others) > 1:
        name = plain.get(_KIND) if isinstance(plain, dict) else None
        others = [kind for kind in others if kind.__name__ == name]
    if len(others) != 1:
        raise ValueError
    return from_plain(others[0], plain)


def _read_tuple(kinds: tuple[Any, ...], plain: Any) -> tuple[Any, ...]:
    _exactly(list, plain)
    if kinds[-1] is Ellipsis:
        return tuple(from_plain(kinds[0], each) for each in plain)
    return tuple(from_plain(kind, each) for kind, each in zip(kinds, plain, strict=True))


def _read_object(kind: Any, plain: Any) -> Any:
    if not isinstance(plain, dict) or plain.get(_KIND) != kind.__name__:
        raise ValueError
    return fields_from_plain(kind, {name: value for name, value in plain.items() if name != _KIND})


def _write_deal(deal: DealView) -> Json:
    return {
        **_write_rules(deal.rules),
        "seat": deal.eye,
        "game": list(deal.game),
        "deal": write_seen(deal),
    }


def _write_rules(rules: Rules) -> Json:
    return {"rules": rules.name, "options": rules.options}


def _read_rules(plain: Any) -> Rules:
    match plain:
        case {"rules": str(), "options": dict(), **others} if not others:
            return rules_in(plain)
    raise ValueError


def _read_deal(plain: Any) -> DealView:
    match plain:
        case {"rules": str(), "options": dict(), "seat": 0 | 1 as seat, "game": [_, _] as game, "deal": deal}:
            score = _whole(game[0]), _whole(game[1])
            return read_seat_deal(rules_in(plain), score, deal, _whole(seat))
    raise ValueError


def _exactly(kind: type[Any], plain: Any) -> Any:
    """The value, which must have exactly this type: a bool is not an int."""
    if type(plain) is not kind:
        raise ValueError
    return plain


def _whole(plain: Any) -> int:
    if type(plain) is not int or abs(plain) >= MOST:
        raise ValueError
    return plain


def _number(plain: Any) -> float:
    number = float(_whole(plain)) if type(plain) is int else plain
    if type(number) is not float or not abs(number) < inf:
        raise ValueError
    return number


_READERS: Final[dict[Any, Any]] = {
    DealView: _read_deal,
    Rules: _read_rules,
    Because: lambda plain: read_reason(_exactly(dict, plain)),
    Hand: lambda plain: Hand.of(parse_cards(_exactly(str, plain))),
    Card: lambda plain: Card.parse(_exactly(str, plain)),
    int: _whole,
    float: _number,
    bool: partial(_exactly, bool),
    str: partial(_exactly, str),
}
