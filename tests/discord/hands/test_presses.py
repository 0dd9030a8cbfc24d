"""How often a player has to press in a deal."""

from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import BOB_DEALS, POOR, RICH, Pack, stack_packs
from tests.support.discord.table_checks import game_of
from tests.support.messages import VisibleMessage
from tests.support.players import bot_at, challenge

MOST = 18
"""The most presses of a deal against the house: two to exchange, four to call or reckon, and twelve cards."""
CONFIRMING = ("exchange", "call", "answer", "reckon", "play")
CHOOSING = ("pick", "card")


async def press_next(person: Person, hand: VisibleMessage) -> None:
    """Presses as a player does who makes no orders: confirms what is chosen, else makes the first choice offered."""
    live = [control for control in hand.controls if control.live]
    wanted = [control for verb in (*CONFIRMING, *CHOOSING) for control in live if control.verb == verb]
    if wanted[0].is_select:
        await person.choose(hand, [wanted[0].options[-1].value], custom_id=wanted[0].custom_id)
    else:
        await person.click(hand, custom_id=wanted[0].custom_id)


async def presses_of_deal(harness: Harness, number: int) -> int:
    """Plays deal ``number`` of Alice's partie to its end, and counts her presses."""
    pressed = 0
    while len((game := await game_of(harness)).deals) == number and not game.deals[-1].over:
        hand = harness.alice.live()
        if any(control.live and control.verb in (*CONFIRMING, *CHOOSING) for control in hand.controls):
            await press_next(harness.alice, hand)
            pressed += 1
        else:
            await harness.settle()
    return pressed


@pytest.mark.parametrize("pack", [RICH, POOR], ids=["rich", "poor"])
async def test_a_deal_against_the_house_takes_few_presses(
    database: Path, monkeypatch: pytest.MonkeyPatch, pack: Pack
) -> None:
    """From the second deal on, the player is younger in one and elder in the other of two deals."""
    stack_packs(monkeypatch, BOB_DEALS, pack, pack, pack)
    async with Harness(bot_at(database)) as harness:
        await challenge(harness.alice, harness.house, level="beginner")
        first = await presses_of_deal(harness, 1)
        assert first > MOST, "in the first deal, most cards are pressed twice"
        for number in (2, 3):
            assert await presses_of_deal(harness, number) <= MOST
