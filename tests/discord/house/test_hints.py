import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.features.house import advice
from bot.features.results import suggested_level
from bot.features.results.suggested_level import STRENGTHS, PlayingStrength
from bot.model.house_seats import LEVELS
from tests.fakes.fake_engine import advised_by_thumb
from tests.fakes.simcord_harness import Harness, Person
from tests.support.messages import VisibleMessage
from tests.support.players import Player, at_table, member_with_permissions

Weak = Callable[[float], None]
HINT = "Not sure? *What would you do?* shows you a good choice and the reason for it."
GREEN = 3


@pytest.fixture
def weak(monkeypatch: pytest.MonkeyPatch) -> Weak:
    """Makes everyone weaker than the weakest level by ``points`` per deal, over 24 finished deals."""
    monkeypatch.setattr(advice, "think", advised_by_thumb)

    def make(points: float) -> None:
        found = PlayingStrength(STRENGTHS[LEVELS[0]] - points, 2.0, 24)
        monkeypatch.setattr(suggested_level, "estimate_of", lambda *_: found)

    return make


async def exchange(person: Person, **options: Any) -> VisibleMessage:
    """Begins a game against the house. Returns the person's hand at their exchange."""
    await person.slash("piquet challenge", **{"level": "beginner", **options})
    await person.harness.settle()
    assert "exchange" in {control.verb for control in person.live().controls}
    return person.live()


def advises(hand: VisibleMessage) -> int | None:
    return next((control.style for control in hand.controls if control.verb == "advise"), None)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-GB", HINT),
        ("de", "Unsicher? *Was würdest du tun?* zeigt eine gute Wahl und warum."),
        ("fr", "Un doute\u00a0? *Que feriez-vous\u00a0?* montre un bon choix et pourquoi."),
    ],
)
async def test_a_hint_is_offered_at_the_exchange(harness: Harness, weak: Weak, locale: str, told: str) -> None:
    weak(10)
    harness.alice.reads(locale)
    hand = await exchange(harness.alice)
    assert f"-# {told}" in hand.text
    assert advises(hand) == GREEN


async def test_one_press_gives_the_hint_in_place_of_the_offer(harness: Harness, weak: Weak) -> None:
    weak(10)
    hand = await exchange(harness.alice)
    told = await harness.alice.click(hand, verb="advise")
    assert "**I would " in told.text
    assert HINT not in told.text


async def test_a_hint_is_offered_at_most_once_per_deal(harness: Harness, weak: Weak) -> None:
    weak(10)
    await exchange(harness.alice)
    while "exchange" in {control.verb for control in harness.alice.live().controls}:
        await Player(harness.alice, random.Random(1)).decide(harness.alice.live())
    assert HINT not in harness.alice.live().text


@pytest.mark.parametrize("newcomer", [False, True])
async def test_a_newcomer_or_a_player_who_keeps_up_gets_no_hint(harness: Harness, weak: Weak, newcomer: bool) -> None:
    if not newcomer:
        weak(0)
    hand = await exchange(harness.alice)
    assert HINT not in hand.text
    assert advises(hand) not in (GREEN, None)


async def test_a_rated_game_offers_no_hint(harness: Harness, weak: Weak) -> None:
    weak(10)
    hand = await exchange(harness.alice, rated=True)
    assert HINT not in hand.text
    assert advises(hand) != GREEN


async def test_a_server_that_has_no_advice_offers_no_hint(harness: Harness, weak: Weak) -> None:
    weak(10)
    chief = member_with_permissions(harness, manage_guild=True)
    await chief.slash("piquet server", advice=False)
    hand = await exchange(harness.alice, public=True)
    assert HINT not in hand.text
    assert advises(hand) is None


async def test_nobody_else_can_see_that_hints_are_offered(harness: Harness, weak: Weak) -> None:
    weak(10)
    await exchange(harness.alice, public=True)
    assert all("Not sure?" not in post.text for post in [*harness.posts(), *at_table(harness)])
