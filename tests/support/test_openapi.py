"""Discord's OpenAPI description is applied strictly, with only the documented exceptions."""

import time
from typing import Any

import pytest

from tests.support import openapi
from tests.support.openapi import OpenApi
from tests.support.test_limits import MESSAGES, button, container, modern, option, row, select, text

PUBLISHED = openapi.published()
pytestmark = pytest.mark.skipif(PUBLISHED is None, reason="Discord's description is not at hand")

Body = dict[str, Any]


def described() -> OpenApi:
    assert PUBLISHED is not None
    return PUBLISHED


def hand(lines: int = 3) -> Body:
    """Returns a message like the game's: twelve cards in three rows, and a menu."""
    cards = [row(*(button(4 * line + place) for place in range(4))) for line in range(lines)]
    menu = select(*map(option, range(4 * lines)), min_values=1, max_values=5)
    return modern(container(text("Your hand"), *cards, text("Exchange"), row(menu)), nonce="1:2", enforce_nonce=True)


ACCEPTED: list[tuple[str, str, Any]] = [
    ("POST", MESSAGES, hand()),
    ("POST", f"/api/v10{MESSAGES}", hand()),
    ("POST", MESSAGES, {"content": "x", "allowed_mentions": {"parse": [], "users": [12, "13"]}}),
    ("POST", MESSAGES, {"content": "x", "message_reference": {"message_id": 1, "channel_id": 2}}),
    ("PATCH", "/channels/1/messages/2", {"content": None, "components": [], "tts": False}),
    ("POST", "/interactions/1/token/callback", {"type": 4, "data": {"content": "x", "flags": 64, "tts": False}}),
    ("POST", "/interactions/1/token/callback", {"type": 6}),
    ("POST", "/interactions/1/token/callback", {"type": 7, "data": {"components": [], "tts": False}}),
    ("POST", "/interactions/1/token/callback", {"type": 8, "data": {"choices": [{"name": "x", "value": "y"}]}}),
    ("POST", "/webhooks/1/token", {"content": "x", "tts": False, "attachments": [{"id": 0, "filename": "x.png"}]}),
    ("PATCH", "/webhooks/1/token/messages/@original", {"content": "x", "tts": False}),
    ("POST", "/channels/1/messages/2/threads", {"name": "x", "auto_archive_duration": 1440}),
    ("POST", "/channels/1/threads", {"name": "x", "type": 11}),
    ("POST", "/users/@me/channels", {"recipient_id": 12}),
    ("PUT", "/applications/1/commands", [{"name": "x", "description": "y", "nsfw": False, "options": []}]),
    ("GET", "/channels/1", None),
    ("DELETE", "/channels/1/messages/2", None),
]

REFUSED: list[tuple[str, str, Any, str]] = [
    ("POST", MESSAGES, {"content": 5}, '5 is not of types "null", "string"'),
    ("POST", MESSAGES, {"contents": "x"}, "'contents' was unexpected"),
    ("POST", MESSAGES, {"content": "x", "nonce": "n" * 26}, "is longer than 25 characters"),
    ("POST", MESSAGES, {"content": "x", "flags": "64"}, '"64" is not of types "null", "integer"'),
    ("POST", MESSAGES, {"content": "x", "flags": True}, 'true is not of types "null", "integer"'),
    ("POST", MESSAGES, {"content": "x", "allowed_mentions": {"users": ["them"]}}, "'them' is not a snowflake"),
    ("POST", MESSAGES, {"content": "x", "allowed_mentions": {"users": [-1]}}, "-1 is not a snowflake"),
    ("POST", MESSAGES, {"content": "x", "allowed_mentions": {"users": [True]}}, "True is not a snowflake"),
    ("POST", MESSAGES, {"content": "x", "allowed_mentions": {"users": [1 << 63]}}, "is not a snowflake"),
    (
        "POST",
        MESSAGES,
        {"content": "x", "allowed_mentions": {"parse": ["them"]}},
        '$.allowed_mentions.parse[0]: "them" is not valid',
    ),
    ("POST", MESSAGES, modern({"type": 2, "style": 1}), "$.components[0]: "),
    ("POST", MESSAGES, modern({"type": True}), "is not valid under any"),
    ("POST", MESSAGES, modern("x"), "is not valid under any"),  # type: ignore[arg-type]
    ("POST", MESSAGES, modern(row(button(style=7))), ".style: 7 is not valid"),
    ("POST", MESSAGES, modern(row(button(custom_id="x" * 101))), "is longer than 100 characters"),
    ("POST", MESSAGES, modern(container(row(select(lable="x")))), "'lable' was unexpected"),
    ("POST", MESSAGES, modern(row({"type": 3, "custom_id": "x"})), '"options" is a required property'),
    ("POST", MESSAGES, modern(text(id=1 << 31)), "is greater than the maximum"),
    ("POST", MESSAGES, modern(row(button(style=5, url="here"))), '"here" is not a "uri"'),
    ("POST", MESSAGES, {"embeds": [{"timestamp": "today"}]}, '"today" is not a "date-time"'),
    ("POST", MESSAGES, {"embeds": [{"timestamp": "2026-01-01T00:00:00"}]}, 'is not a "date-time"'),
    ("POST", MESSAGES, None, "a body is asked for"),
    ("DELETE", "/channels/1/messages/2", {}, "no body is asked for"),
    ("PATCH", "/channels/1/messages/2", {"nonce": "1"}, "'nonce' was unexpected"),
    ("POST", "/interactions/1/token/callback", {"type": 2}, "is not valid under any"),
    (
        "POST",
        "/interactions/1/token/callback",
        {"type": 9, "data": {"title": "x", "custom_id": "y"}},
        "is a required property",
    ),
    ("POST", "/channels/1/messages/2/threads", {"name": ""}, '"" is shorter than 1 character'),
    ("PUT", "/applications/1/commands", [{"description": "x"}], '"name" is a required property'),
    ("POST", "/channels/1/message", {}, "there is no such operation"),
    ("PUT", MESSAGES, {}, "there is no such operation"),
]


@pytest.mark.parametrize(("method", "path", "body"), ACCEPTED)
def test_a_request_that_discord_accepts_passes(method: str, path: str, body: Any) -> None:
    assert described().check(method, path, body) == []


@pytest.mark.parametrize(("method", "path", "body", "why"), REFUSED)
def test_a_request_that_differs_from_the_description_is_a_breach(method: str, path: str, body: Any, why: str) -> None:
    breaches = described().check(method, path, body)
    assert len(breaches) == 1
    assert why in breaches[0]


def test_a_breach_says_where_it_is() -> None:
    (breach,) = described().check("POST", MESSAGES, modern(text(), container(row(button(), button(1, label=5)))))
    where = "POST /channels/{channel_id}/messages: $.components[1].components[0].components[1].label: "
    assert breach.startswith(where)


def test_a_literal_path_wins_over_one_with_a_parameter() -> None:
    (breach,) = described().check("POST", "/users/@me/channels", {"recipient": 1})
    assert breach.startswith("POST /users/@me/channels: ")


def test_each_field_of_unnamed_is_still_missing_in_the_file() -> None:
    for name, fields in openapi.UNNAMED.items():
        assert not fields & described().schemas[name]["properties"].keys()


def test_a_hand_is_checked_quickly() -> None:
    body = hand()
    described().check("POST", MESSAGES, body)
    best = min(_seconds(body) for _ in range(20))
    assert best < 0.002


def _seconds(body: Body) -> float:
    start = time.perf_counter()
    described().check("POST", MESSAGES, body)
    return time.perf_counter() - start
