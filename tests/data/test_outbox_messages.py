from typing import get_args

import pytest

from bot.model.outbox_messages import OutboxMessage, UnknownMessage, parse_message

TEXTS = [
    *("show", "ring", "remind", "retire:1234567890123456789:2", "delete:3:4", "award:0", "award:5:3", "award:-:2"),
    *("dealer", "call:0", "end", "late:1", "more:0", "away:1", "back:0", "gone:1", "here:0", "friendly:1"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_of_an_old_database_is_read_and_written_unchanged(text: str) -> None:
    message = parse_message(text)
    assert not isinstance(message, UnknownMessage)
    assert str(message) == text


def test_every_message_type_has_a_text_from_an_old_database() -> None:
    assert {type(parse_message(text)) for text in [*TEXTS, ""]} == set(get_args(OutboxMessage))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "fanfare",
            "show:1",
            "open",
            "talk:0",
            "play",
            "opening",
            "moved:0",
            "late",
            "late:x",
            "late:-1",
            "late:1:2",
        ),
        *("end:0", "dealer:1", "retire:1", "retire:x:2", "award", "award:x", "award:1:2:3", "award:-:-"),
    ],
)
def test_any_other_text_is_unknown_and_kept_unchanged(text: str) -> None:
    assert parse_message(text) == UnknownMessage(text)
    assert str(parse_message(text)) == text
