"""Counts how often a person presses: in their first deal, against the house, and between two people.

``pytest -s tests/discord/hands/test_presses.py`` prints the figures. A menu counts once as it opens, once for each
card, and once as it closes.
"""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from bot.features.house.review import decisions
from bot.model.ids import PartieId
from bot.piquet.actions import Play
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import seq_of, stored_rows
from tests.support.discord.packs import BOB_DEALS, FIRST, POOR, RICH, Pack, stack_packs
from tests.support.discord.table_checks import game_of
from tests.support.message_reader import Control
from tests.support.messages import VisibleMessage
from tests.support.players import begin, bot_at, challenge, choose_settings

FIRST_DEAL, DEAL, BETWEEN_PEOPLE = 26, 20, 19
"""The most presses, from *Play the house* or *Play* on the daily page, for a newcomer's first deal and a deal against
the house, and for a deal between people."""
CONFIRMING: Final = ("exchange", "call", "answer", "reckon", "play")
CHOOSING: Final = ("pick", "card")


def next_control(hand: VisibleMessage) -> Control | None:
    """Returns the next control to press: to confirm a choice, else the first choice offered."""
    live = [control for control in hand.controls if control.live]
    wanted = [control for verb in (*CONFIRMING, *CHOOSING) for control in live if control.verb == verb]
    return wanted[0] if wanted else None


async def press_next(person: Person) -> Counter[str]:
    """Uses the next control on the newest hand, choosing as many cards as possible. Returns presses by verb."""
    asked = [(hand, control) for hand in person.lives() if (control := next_control(hand))]
    if not asked:
        return Counter()
    hand, control = asked[-1]
    if control.is_select:
        values = [option.value for option in control.options[-control.most :]]
        await person.choose(hand, values, custom_id=control.custom_id)
        return Counter({control.verb: 2 + len(values)})
    await person.click(hand, custom_id=control.custom_id)
    return Counter({control.verb: 1})


async def play_deal(harness: Harness, number: int, *people: Person, partie: PartieId = FIRST) -> list[Counter[str]]:
    pressed = [Counter[str]() for _ in people]

    async def in_play() -> bool:
        deals = (await game_of(harness, partie)).deals
        return len(deals) == number and not deals[-1].over

    while await in_play():
        for person, verbs in zip(people, pressed, strict=True):
            if await in_play():
                verbs.update(await press_next(person))
        await harness.settle()
    return pressed


def told(what: str, presses: Counter[str]) -> int:
    print(f"{what}: {presses.total()} presses {dict(presses)}")  # noqa: T201 - for people who measure
    return presses.total()


async def play_the_house(harness: Harness, partie: int) -> Counter[str]:
    await harness.alice.click(await harness.alice.open_privately("piquet play"), label="Play the house")
    (presses,) = await play_deal(harness, 1, harness.alice, partie=PartieId(partie))
    return presses + Counter({"Play the house": 1})


@pytest.mark.sampled(1)
@pytest.mark.parametrize("cards", [RICH, POOR], ids=["rich", "poor"])
async def test_a_deal_against_the_house_takes_few_presses(
    database: Path, monkeypatch: pytest.MonkeyPatch, cards: Pack
) -> None:
    stack_packs(monkeypatch, *[cards] * 3)
    async with Harness(bot_at(database)) as harness:
        first = await play_the_house(harness, 1)
        assert told("a newcomer's first deal against the house", first) <= FIRST_DEAL
        assert told("a deal against the house", await play_the_house(harness, 2)) <= DEAL


async def test_the_first_deals_of_the_day_take_few_presses(harness: Harness) -> None:
    for partie, most in enumerate((FIRST_DEAL, DEAL), 1):
        await harness.alice.click(await harness.alice.open_privately("piquet daily"), verb="daily")
        (presses,) = await play_deal(harness, 1, harness.alice, partie=PartieId(partie))
        assert told(f"deal {partie} of a newcomer's first day", presses + Counter({"Play": 1})) <= most


@pytest.mark.packs(BOB_DEALS, POOR, RICH)
async def test_a_deal_between_two_people_takes_few_presses(harness: Harness) -> None:
    await begin(harness)
    await play_deal(harness, 1, harness.alice, harness.bob)
    for person, presses in zip("AB", await play_deal(harness, 2, harness.alice, harness.bob), strict=True):
        assert told(f"a deal between two people, {person}", presses) <= BETWEEN_PEOPLE


# A full exchange with one press.


@pytest.fixture
async def practised(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harness]:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database)) as harness:
        for person in (harness.alice, harness.bob):
            await choose_settings(person, one_click=True)
        await begin(harness)
        yield harness


async def log(harness: Harness) -> list[str]:
    return [str(action) for action in (await game_of(harness)).deals[-1].log]


FIVE = ["9D", "8D", "9C", "7C", "AH"]
EXCHANGED = "0 exchange AH 9D 8D 9C 7C"


async def test_all_cards_that_may_be_exchanged_are_exchanged_at_once(practised: Harness) -> None:
    alice = practised.alice
    assert "If you choose all five, they are exchanged at once." in alice.live().text
    await alice.choose(alice.live(), FIVE, verb="pick")
    assert await log(practised) == [EXCHANGED]


async def test_exchanging_fewer_cards_needs_confirmation_even_after_a_restart(practised: Harness) -> None:
    alice = practised.alice
    await alice.choose(alice.live(), FIVE[:4], verb="pick")
    assert await log(practised) == []
    await practised.restart()
    assert await log(practised) == []
    await alice.click(alice.live(), label="Exchange 4 cards, leave 1")
    assert await log(practised) == ["0 exchange 9D 8D 9C 7C"]


async def test_a_late_or_second_choice_changes_nothing(practised: Harness, database: Path) -> None:
    alice, menu = practised.alice, practised.alice.live().control(verb="pick", select=True).custom_id
    await alice.press(alice.live(), menu, values=FIVE, times=2)
    assert await log(practised) == [EXCHANGED]
    before = stored_rows(database)["actions"]
    late = await alice.press(alice.dms()[-1], menu, values=["AS", "KS", "QS", "JS", "TS"])
    assert "The game has moved on" in late.text
    assert stored_rows(database)["actions"] == before


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("arg", "values"),
    [
        ("5", ["9S", "8S", "KH", "QH", "JH"]),
        ("5", ["9D"] * 5),
        ("6", [*FIVE, "AC"]),
        ("0", []),
        ("-1", []),
        ("x", FIVE),
        ("5", ["XX", *FIVE[:4]]),
    ],
)
async def test_a_forged_choice_of_all_cards_exchanges_nothing(
    practised: Harness, database: Path, arg: str, values: list[str]
) -> None:
    for person in (practised.alice, practised.bob, practised.carol):
        place = practised.alice.live() if person is practised.alice else practised.posts()[-1]
        said = await person.press(place, f"pq:1:pick:1:{seq_of(database)}:{arg}", values=values)
        assert "Something went wrong" not in said.text
        assert await log(practised) == []
    practised.take_errors()


# Forced cards.


def is_forced(hand: VisibleMessage) -> bool:
    """Whether the hand offers only one card and no other decision."""
    plays = [control for control in hand.controls if control.live and control.verb in ("play", "card")]
    return len(plays) == 1 and not any(control.verb in ("call", "reckon", "look") for control in hand.controls)


async def forced_cards(harness: Harness, *people: Person) -> int:
    forced = 0
    while not (await game_of(harness)).deals[0].over:
        for person in people:
            if person.lives() and next_control(person.live()):
                forced += is_forced(person.live())
                await press_next(person)
        await harness.settle()
    return forced


@pytest.mark.packs(POOR)
async def test_forced_cards_are_played_automatically_if_the_player_chose_that(harness: Harness) -> None:
    settings = await choose_settings(harness.alice, plays_forced=True)
    assert "**I play it** for you" in settings.text
    await harness.alice.click(await harness.alice.open_privately("piquet play"), label="Play the house")
    (presses,) = await play_deal(harness, 1, harness.alice)
    deal = (await game_of(harness)).deals[0]
    played = [action for action in deal.log if isinstance(action, Play) and action.seat == 0]
    assert (len(deal.tricks), len(played)) == (12, 12)
    chosen = [action for _, _, action in decisions(deal, 0) if isinstance(action, Play)]
    assert presses["play"] == len(chosen) <= 11, "the last trick always plays itself"


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_no_forced_card_is_played_automatically_between_people(harness: Harness) -> None:
    """An instant reply would reveal a singleton."""
    for person in (harness.alice, harness.bob):
        await choose_settings(person, plays_forced=True)
    await begin(harness)
    assert await forced_cards(harness, harness.alice, harness.bob) > 0


@pytest.mark.packs(BOB_DEALS, RICH, RICH)
async def test_a_forced_answer_to_the_house_needs_no_press(harness: Harness) -> None:
    await choose_settings(harness.alice, answer_calls=True, plays_forced=True)
    await challenge(harness.alice, harness.house, level="beginner")
    await play_deal(harness, 1, harness.alice)
    while len((await game_of(harness)).deals[-1].tricks) < 2:
        hand = harness.alice.live()
        answers = [control for control in hand.controls if control.verb == "answer"]
        assert len(answers) != 1
        await press_next(harness.alice)
        await harness.settle()
