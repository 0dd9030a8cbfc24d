"""Checks the bot's requests against Discord's own OpenAPI description, if that file is available.

The file is Discord's and not part of this project: without it ``published()`` is None. It is applied more strictly than
it is written: a field that a schema does not name is a breach, because Discord ignores misspelt fields. It is applied
more loosely in two points:

- a snowflake may be a number as well as a string: discord.py sends the ids of ``allowed_mentions``,
  ``message_reference``, ``sticker_ids``, ``recipient_id`` and ``attachments`` as numbers, and Discord accepts them;
- the fields of ``UNNAMED``, which discord.py always sends and the file does not name.

``tests.support.limits`` has the limits that the file states wrongly or not at all.
"""

import json
import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Final, Self

from jsonschema import Draft202012Validator, FormatChecker, ValidationError, validators  # type: ignore[import-untyped]

from tests.support.paths import SHARED
from tests.support.quick_schema import Fits, QuickSchemas

PUBLISHED: Final = SHARED / "discord" / "openapi.json"

UNNAMED: Final[Mapping[str, frozenset[str]]] = {
    # Every payload of a message has ``tts``; an edit ignores it.
    "MessageEditRequestPartial": frozenset({"tts"}),
    "IncomingWebhookUpdateRequestPartial": frozenset({"tts"}),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": frozenset({"tts"}),
    # Every command has ``nsfw``, which the documentation names.
    "ApplicationCommandUpdateRequest": frozenset({"nsfw"}),
}
"""Fields that are allowed although the schema of that name does not name them."""

_REF: Final = "#/components/schemas/"
_DIGITS: Final = re.compile(r"0|[1-9][0-9]*")
_URI: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:\S+")

Schema = dict[str, Any]


class OpenApi:
    """An OpenAPI description whose operations check request bodies.

    An operation's schema is prepared at its first use. References are resolved beforehand, and a choice of objects is
    made by their ``type`` instead of by trial, which makes the check quick. ``tests.support.quick_schema`` recognises
    correct bodies; for any other, ``jsonschema`` says what is wrong.
    """

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._schemas: Mapping[str, Schema] = document["components"]["schemas"]
        self._ready: dict[str, Schema] = {}
        self._operations: dict[tuple[str, str], tuple[Fits, Any]] = {}
        self._quick = QuickSchemas(_FORMATS.conforms, lambda schema: self._validator(schema).is_valid)
        self._paths: Mapping[str, Any] = document["paths"]
        self._templates: dict[str, Any] = {}
        for template in self._paths:
            self._plant(template)

    @classmethod
    def read(cls, path: Path) -> Self:
        """Reads the description from a JSON file. Raises OSError if there is none."""
        return cls(json.loads(path.read_text(encoding="utf-8")))

    def check(self, method: str, path: str, body: Any) -> list[str]:
        """Every breach of a request, empty if there is none; ``path`` is the one under ``/api/v10``."""
        template = self._template(path.removeprefix("/api/v10").strip("/").split("/"))
        operation = self._paths.get(template or "", {}).get(method.lower())
        if template is None or operation is None:
            return [f"{method} {path}: there is no such operation"]
        return [f"{method} {template}: {breach}" for breach in self._breaches(method, template, operation, body)]

    def _breaches(self, method: str, template: str, operation: Schema, body: Any) -> Iterator[str]:
        asked = operation.get("requestBody")
        if body is None or asked is None:
            if body is not None or (asked or {}).get("required"):
                yield "a body is asked for" if asked else "no body is asked for"
            return
        key = (method, template)
        if key not in self._operations:
            schema = self._make_ready(asked["content"].get("application/json", {}).get("schema", {}))
            self._operations[key] = self._quick.make(schema), self._validator(schema)
        fits, validator = self._operations[key]
        if fits(body):
            return
        for error in validator.iter_errors(body):
            yield f"{error.json_path}: {error.message:.300}"

    def _validator(self, ready: Mapping[str, Any]) -> Any:
        return _Validator(ready, format_checker=_FORMATS)

    # ------------------------------------------------------------------------------------------ paths

    def _plant(self, template: str) -> None:
        branch = self._templates
        for segment in template.strip("/").split("/"):
            branch = branch.setdefault("{}" if segment.startswith("{") else segment, {})
        branch["/"] = template

    def _template(self, segments: list[str]) -> str | None:
        return _climb(self._templates, segments)

    # ------------------------------------------------------------------------------------------ schemas

    def _named(self, name: str) -> Schema:
        if name not in self._ready:
            ready = self._ready[name] = {}
            ready.update(self._make_ready(self._schemas[name], UNNAMED.get(name, frozenset())))
        return self._ready[name]

    def _make_ready(self, schema: Schema, unnamed: frozenset[str] = frozenset()) -> Schema:
        """The same schema, strict, without references, and quick to check."""
        if "$ref" in schema:
            return self._named(schema["$ref"].removeprefix(_REF))
        if schema.get("format") == "snowflake":
            return {"snowflake": True}
        ready = {key: value for key, value in schema.items() if key in _KEPT}
        if "oneOf" in schema or "anyOf" in schema:
            ready |= self._choice(schema.get("oneOf") or schema["anyOf"], "oneOf" if "oneOf" in schema else "anyOf")
        if "allOf" in schema and "enum" not in schema:
            # Beside an ``enum`` there is only the longer enumeration that it is taken from.
            ready["allOf"] = [self._make_ready(one) for one in schema["allOf"]]
        if "items" in schema:
            ready["items"] = self._make_ready(schema["items"])
        if "properties" in schema:
            ready["properties"] = {key: self._make_ready(one) for key, one in schema["properties"].items()}
            ready["properties"] |= dict.fromkeys(unnamed, True)
            ready["additionalProperties"] = False
        if isinstance(schema.get("additionalProperties"), dict):
            ready["additionalProperties"] = self._make_ready(schema["additionalProperties"])
        return ready

    def _choice(self, alternatives: list[Schema], keyword: str) -> Schema:
        if all("const" in one for one in alternatives):
            return {"enum": [one["const"] for one in alternatives]}
        others = [one for one in alternatives if one.get("type") != "null"]
        ready = [self._make_ready(one) for one in others]
        by_type = _by_type(ready)
        chosen = ready[0] if len(ready) == 1 else {"byType": by_type} if by_type else {keyword: ready}
        return chosen if len(others) == len(alternatives) else {"orNull": chosen}


@cache
def published() -> OpenApi | None:
    """Discord's published description, None if it is not available."""
    return OpenApi.read(PUBLISHED) if PUBLISHED.is_file() else None


_KEPT: Final = frozenset(
    {
        *("type", "enum", "const", "format", "pattern", "required", "uniqueItems", "minimum", "maximum"),
        *("minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"),
    }
)


def _climb(branch: Mapping[str, Any], segments: list[str]) -> str | None:
    if not segments:
        template: str | None = branch.get("/")
        return template
    for step in (segments[0], "{}"):
        if step in branch and (found := _climb(branch[step], segments[1:])):
            return found
    return None


def _by_type(alternatives: list[Schema]) -> dict[int, Schema] | None:
    """The alternatives by the ``type`` that each demands, None if that does not tell them apart."""
    table: dict[int, Schema] = {}
    for one in alternatives:
        kinds = one.get("properties", {}).get("type", {}).get("enum", ())
        if not kinds or "type" not in one.get("required", ()) or table.keys() & set(kinds):
            return None
        table |= dict.fromkeys(kinds, one)
    return table


def _check_by_type(validator: Any, table: dict[int, Schema], body: Any, _: Schema) -> Iterator[Any]:
    kind = body.get("type") if isinstance(body, dict) else None
    if type(kind) is int and kind in table:
        yield from validator.descend(body, table[kind])
    else:
        yield ValidationError(f"{body!r} has none of the types {sorted(table)}")


def _check_or_null(validator: Any, schema: Schema, body: Any, _: Schema) -> Iterator[Any]:
    if body is not None:
        yield from validator.descend(body, schema)


def _check_snowflake(validator: Any, _: bool, body: Any, __: Schema) -> Iterator[Any]:
    text = str(body) if type(body) in (int, str) else ""
    if not (_DIGITS.fullmatch(text) and int(text) < 1 << 63):
        yield ValidationError(f"{body!r} is not a snowflake")


_Validator: Final[Any] = validators.extend(
    Draft202012Validator,
    {"byType": _check_by_type, "orNull": _check_or_null, "snowflake": _check_snowflake},
)

_FORMATS: Final[Any] = FormatChecker(formats=())


def _whole(bits: int) -> Any:
    return lambda value: not isinstance(value, int) or -(1 << bits - 1) <= value < 1 << bits - 1


_FORMATS.checks("int32")(_whole(32))
_FORMATS.checks("int64")(_whole(64))
_FORMATS.checks("uri")(lambda value: not isinstance(value, str) or _URI.fullmatch(value) is not None)
_FORMATS.checks("date-time", raises=ValueError)(
    lambda value: not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None
)
