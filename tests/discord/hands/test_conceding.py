import pytest

from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import BOB_DEALS, POOR, exchange, play
from tests.support.discord.table_checks import check_table_messages, game_of
from tests.support.players import at_table, begin, plain_text

pytestmark = pytest.mark.packs(BOB_DEALS, POOR)

ASK = "Give up the deal…"
YES = "Give up the deal"
NO = "Play on"


def labels(person: Person) -> list[str]:
    return [plain_text(control.label) for control in person.live().controls if control.live]


async def log(harness: Harness) -> list[str]:
    return [str(action) for action in (await game_of(harness)).deals[0].log]


async def after_one_trick(harness: Harness) -> None:
    await begin(harness)
    await exchange(harness.alice, "8C")
    await exchange(harness.bob, "9S")
    await harness.alice.click(harness.alice.live(), label="Call nothing")
    await play(harness.alice, "KH")
    if any("Reckon nothing" in label for label in labels(harness.bob)):
        await harness.bob.click(harness.bob.live(), label="Reckon nothing")
    await play(harness.bob, "AH")


async def test_the_concede_button_asks_first_states_the_cost_and_can_be_cancelled(harness: Harness) -> None:
    await after_one_trick(harness)
    before = await log(harness)
    await harness.bob.click(harness.bob.live(), label=ASK)
    assert await log(harness) == before
    asked = plain_text(harness.bob.live().text)
    assert "Give up the rest of this deal?" in asked
    # One for the lead; the trick, ten leads, the last trick, and the cards for Alice.
    assert "You get 1 more point, and Alice gets 22" in asked
    assert labels(harness.bob)[:2] == [NO, YES]
    await harness.bob.click(harness.bob.live(), label=NO)
    assert await log(harness) == before
    assert ASK in labels(harness.bob)
    await play(harness.bob, "AD")
    assert (await log(harness))[-1] == "1 play AD"


async def test_the_deal_ends_at_the_stated_cost_with_cards_unshown(harness: Harness) -> None:
    await after_one_trick(harness)
    score = (await game_of(harness)).deals[0].score
    await harness.bob.click(harness.bob.live(), label=ASK)
    await harness.bob.click(harness.bob.live(), label=YES)
    deal = (await game_of(harness)).deals[0]
    assert (await log(harness))[-1] == "1 concede"
    assert deal.over
    assert deal.score == (score[0] + 22, score[1] + 1)
    told = plain_text("\n".join(post.text for post in at_table(harness))).replace("**", "")
    assert "Bob gives up the rest of the deal: Alice takes the tricks that are left" in told
    assert "Alice wins the cards, eleven tricks to one" in told
    await check_table_messages(harness)
    unplayed = ("Q♣", "K♣", "J♠", "10♦")
    assert not any(card in post.text for post in at_table(harness) for card in unplayed)


async def test_conceding_is_offered_on_the_players_turn_after_a_trick(harness: Harness) -> None:
    await begin(harness)
    for person, card in ((harness.alice, "8C"), (harness.bob, "9S")):
        assert ASK not in labels(person)
        await exchange(person, card)
    await harness.alice.click(harness.alice.live(), label="Call nothing")
    assert ASK not in labels(harness.alice)
    await play(harness.alice, "KH")
    assert ASK not in labels(harness.bob)
    if any("Reckon nothing" in label for label in labels(harness.bob)):
        await harness.bob.click(harness.bob.live(), label="Reckon nothing")
    await play(harness.bob, "AH")
    assert ASK in labels(harness.bob)
    assert ASK not in labels(harness.alice)


async def test_a_click_on_an_old_hand_gives_nothing_up(harness: Harness) -> None:
    await after_one_trick(harness)
    await harness.bob.click(harness.bob.live(), label=ASK)
    sure = harness.bob.live().control(label=YES).custom_id
    await harness.bob.click(harness.bob.live(), label=NO)
    await play(harness.bob, "AD")
    before = await log(harness)
    await harness.bob.press(harness.bob.dms()[-1], sure)
    assert await log(harness) == before
