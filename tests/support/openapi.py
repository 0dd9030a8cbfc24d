"""Checks the bot's requests against Discord's OpenAPI description, if available.

The file belongs to Discord, not to this project: without it ``published()`` is None. The check is stricter than the
file, because it refuses unknown fields, which Discord ignores. It is looser in two points:

- a snowflake may be a number: discord.py sends the ids in ``allowed_mentions``, ``message_reference``,
  ``sticker_ids``, ``recipient_id`` and ``attachments`` as numbers, and Discord accepts them;
- discord.py always sends the fields in ``UNNAMED``, although the file lacks them.

``tests.support.limits`` checks limits that the file states wrongly or not at all.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Self

from jsonschema_rs import Draft202012Validator, ValidationError

from tests.support.paths import SHARED

PUBLISHED: Final = SHARED / "discord" / "openapi.json"

UNNAMED: Final[Mapping[str, frozenset[str]]] = {
    # Every payload of a message has ``tts``; an edit ignores it.
    "MessageEditRequestPartial": frozenset({"tts"}),
    "IncomingWebhookUpdateRequestPartial": frozenset({"tts"}),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": frozenset({"tts"}),
    # Every command has ``nsfw``, which the documentation names.
    "ApplicationCommandUpdateRequest": frozenset({"nsfw"}),
}
"""Allowed fields missing from the schema, by schema name."""

Schema = dict[str, Any]


class OpenApi:
    def __init__(self, document: Mapping[str, Any]) -> None:
        self.schemas: Mapping[str, Schema] = document["components"]["schemas"]
        self._strict = {name: _strict(schema, UNNAMED.get(name, frozenset())) for name, schema in self.schemas.items()}
        self._validators: dict[tuple[str, str], Draft202012Validator] = {}
        self._paths: Mapping[str, Any] = document["paths"]
        self._templates: dict[str, Any] = {}
        for template in self._paths:
            self._plant(template)

    @classmethod
    def read(cls, path: Path) -> Self:
        """Reads an OpenAPI description from a JSON file. Raises OSError if there is none."""
        return cls(json.loads(path.read_text(encoding="utf-8")))

    def check(self, method: str, path: str, body: Any) -> list[str]:
        """Returns every breach in a request; ``path`` is relative to ``/api/v10``."""
        template = _climb(self._templates, path.removeprefix("/api/v10").strip("/").split("/"))
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
        if key not in self._validators:
            schema = _strict(asked["content"].get("application/json", {}).get("schema", {}))
            root = schema | {"components": {"schemas": self._strict}}
            self._validators[key] = Draft202012Validator(
                root, validate_formats=True, keywords={"snowflake": _Snowflake}
            )
        for error in self._validators[key].iter_errors(body):
            inner = _innermost(error)
            yield f"{_json_path(inner)}: {inner.message:.300}"

    def _plant(self, template: str) -> None:
        branch = self._templates
        for segment in template.strip("/").split("/"):
            branch = branch.setdefault("{}" if segment.startswith("{") else segment, {})
        branch["/"] = template


@cache
def published() -> OpenApi | None:
    """Returns Discord's published description, or None if it is unavailable."""
    return OpenApi.read(PUBLISHED) if PUBLISHED.is_file() else None


class _Snowflake:
    """A keyword instead of a format, because a format is not checked for numbers."""

    def __init__(self, _parent: Schema, _value: bool, _path: list[str]) -> None:
        pass

    def validate(self, body: Any) -> None:
        text = str(body) if type(body) in (int, str) else ""
        if not (text.isascii() and text.isdigit() and str(int(text)) == text and int(text) < 1 << 63):
            raise ValueError(f"{body!r} is not a snowflake")


def _strict(schema: Schema, unnamed: frozenset[str] = frozenset()) -> Schema:
    if schema.get("format") == "snowflake":
        return {"snowflake": True}
    ready = {key: _strict_value(key, value) for key, value in schema.items()}
    if "enum" in schema:
        ready.pop("allOf", None)  # only the longer enumeration that it is taken from
    if "properties" in schema:
        ready["properties"] |= dict.fromkeys(unnamed, True)
        ready["additionalProperties"] = False
    return ready | _INTEGERS.get(schema.get("format", ""), {})


def _strict_value(key: str, value: Any) -> Any:
    if key == "properties":
        return {name: _strict(schema) for name, schema in value.items()}
    if key in ("oneOf", "anyOf", "allOf"):
        return [_strict(schema) for schema in value]
    return _strict(value) if key in ("items", "additionalProperties") and isinstance(value, dict) else value


_INTEGERS: Final[Mapping[str, Schema]] = {
    f"int{bits}": {"minimum": -(1 << bits - 1), "maximum": (1 << bits - 1) - 1} for bits in (32, 64)
}


def _climb(branch: Mapping[str, Any], segments: list[str]) -> str | None:
    if not segments:
        template: str | None = branch.get("/")
        return template
    for step in (segments[0], "{}"):
        if step in branch and (found := _climb(branch[step], segments[1:])):
            return found
    return None


def _innermost(error: ValidationError) -> ValidationError:
    alternatives: list[list[ValidationError]] = getattr(error.kind, "context", [])
    meant = [one for one in alternatives if not any(_rules_out(error, inner) for inner in one)]
    return _innermost(meant[0][0]) if len(meant) == 1 else error


def _rules_out(choice: ValidationError, inner: ValidationError) -> bool:
    place = inner.instance_path[len(choice.instance_path) :]
    return place == ["type"] or (not place and inner.kind.name == "type")


def _json_path(error: ValidationError) -> str:
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.instance_path)
