"""Reasons as data: stored questions contain them as JSON in an earlier version's form."""

import json
from typing import Any, Final

import pytest

from bot.piquet.cards import Card, Hand, parse_cards
from bot.piquet.house.opinion.reasons import Because, Why, read_reason, write_reason
from bot.piquet.rules import Kind

HAND: Final = Hand.of(parse_cards("AS 7D"))
VALUES: Final[dict[str, Any]] = {
    "kind": Kind.SEQUENCE,
    "card": Card.parse("TD"),
    "looked": True,
    "points": 0.1 + 0.2,
    **dict.fromkeys(("group", "cards", "higher", "then_high"), HAND),
    **dict.fromkeys(("number", "tricks", "won", "lost"), 3),
}


def given(why: Why) -> Because:
    return why(*(VALUES[name] for name in why.value[1:]))


@pytest.mark.sampled(8)
@pytest.mark.parametrize("why", Why)
def test_every_reason_is_read_back_exactly_as_written(why: Why) -> None:
    assert read_reason(json.loads(json.dumps(write_reason(given(why))))) == given(why)


def test_a_reason_is_written_in_the_same_form_as_in_earlier_versions() -> None:
    draws = Why.DRAWS_FOR(Card.parse("TD"), 5, Kind.SEQUENCE, HAND)
    stored = {"is": "DrawsFor", "card": "TD", "number": 5, "kind": "sequence", "group": "AS 7D"}
    assert write_reason(draws) == stored
    assert read_reason(stored) == draws


@pytest.mark.parametrize(
    "told",
    [
        {"is": "Wanders"},
        {"is": "OnlyCard", "card": "AS"},
        {"is": "Guards"},
        {"is": "Guards", "card": "1S"},
        {"is": "Keeps", "kind": "tierce", "group": "AS KS QS"},
        {"is": "Better", "points": float("nan")},
        {"is": "Leaves", "number": "2"},
        {"number": 2},
        [],
    ],
)
def test_a_value_that_is_not_a_reason_is_refused(told: Any) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        read_reason(told)
