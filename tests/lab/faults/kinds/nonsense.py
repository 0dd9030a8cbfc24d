"""Arguments, payloads and options possible for Discord, although its clients never send them."""

from collections.abc import Callable
from typing import Any, Final

from tests.fakes.wire.entities import Json
from tests.lab.faults.guests import Guest

ABSURD: Final = (
    "",
    "-1",
    "0",
    "00000000000000000000",
    "999999999999999999999999999999",
    "1e309",
    "NaN",
    "None",
    "null",
    "' OR 1=1 --",
    "<@1>",
    "@everyone",
    "../../etc/passwd",
    "AS KS QS",
    "XX",
    "ZZ.now",
    "p.",
    "p.ffffffffffffffffffff",
    "s.-1.0",
    "٣",
    "𝟙",
    "é" * 30,
    "\N{RIGHT-TO-LEFT OVERRIDE}\N{ZERO WIDTH JOINER}",
    "🃏" * 20,
    "a" * 80,
    "\x00",
    "{0}",
    "%s",
    ".",
    "...",
)
NUMBERS: Final = (0, 1, 2**31, 2**53, 2**63 - 1, 2**63, 10**19, 99_999_999_999_999_999_999)
LOCALES: Final = ("xx-YY", "", "de", "zh-TW", "en-US-x-piquet", "..", "e" * 200)

Mangle = Callable[[Json, str], None]
"""Spoils a payload. The text is a locale."""

Options = Callable[[Guest], list[Json]]
"""The options a guest gives a command."""


def _drop(*keys: str) -> Mangle:
    def mangle(payload: Json, _: str) -> None:
        for key in keys:
            payload.pop(key, None)

    return mangle


def _without_guild(payload: Json, _: str) -> None:
    member = payload.pop("member", None)
    for key in ("guild", "guild_id", "guild_locale"):
        payload.pop(key, None)
    if member:
        payload["user"] = member["user"]


def _locale(payload: Json, locale: str) -> None:
    payload["locale"] = payload["guild_locale"] = locale


def _values(payload: Json, _: str) -> None:
    payload["data"] |= {"component_type": 3, "values": ["AS", 7, None, {}, []]}


def _unknown(payload: Json, _: str) -> None:
    payload |= {"something_new": {"a": [1]}, "context": 9, "version": 2}
    payload["data"]["component_type"] = 99


MANGLES: Final[tuple[Mangle, ...]] = (
    _drop("message"),
    _drop("app_permissions"),
    _drop("entitlements", "entitlement_sku_ids"),
    _drop("locale", "guild_locale"),
    _drop("channel"),
    _drop("context", "authorizing_integration_owners"),
    _without_guild,
    _locale,
    _values,
    _unknown,
)


def _option(name: str, kind: int, value: Any) -> Json:
    return {"name": name, "type": kind, "value": value}


COMMANDS: Final[tuple[tuple[str, Options], ...]] = (
    ("challenge", lambda person: [_option("rules", 3, "whist")]),
    ("challenge", lambda person: [_option("rules", 3, "x" * 6000)]),
    ("challenge", lambda person: [_option("deals", 4, 99)]),
    ("challenge", lambda person: [_option("deals", 4, -(2**53))]),
    ("challenge", lambda person: [_option("deals", 3, "many")]),
    ("challenge", lambda person: [_option("opponent", 6, "1")]),
    ("challenge", lambda person: [_option("opponent", 6, str(person.id))]),
    ("challenge", lambda person: [_option("pace", 4, -1)]),
    ("challenge", lambda person: [_option("pace", 4, 2**53)]),
    ("challenge", lambda person: [_option("rules", 3, "hundred"), _option("deals", 4, 2)]),
    ("server", lambda person: [_option("tables", 3, "channel")]),
    ("server", lambda person: []),
    ("moderate", lambda person: []),
    ("vacation", lambda person: [_option("days", 4, 400)]),
    ("vacation", lambda person: [_option("days", 4, -1)]),
    ("settings", lambda person: [_option("zone", 3, "Moon/Sea of Tranquillity")]),
    ("settings", lambda person: [_option("quiet", 3, "99-99")]),
    ("nonsense", lambda person: []),
    ("", lambda person: []),
)
