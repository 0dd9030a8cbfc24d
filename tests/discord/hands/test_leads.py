from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.features.parties import queries
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import BOB_DEALS, exchange, pack, play, stack_packs
from tests.support.discord.past_parties import finish_deal
from tests.support.discord.table_checks import bot_of, check_table_messages, game_of
from tests.support.players import at_table, begin, bot_at, choose_settings, plain_text

STRONG = pack("AKQJ AKQ 87 AKQ", "T98 JT AKQJ JT9", "7S 9H 8H 7H TD 9D 8C 7C")

SURE = pack("AKQJT AKQJ A AK", "987 T98 KQJ QJT", "7H TD 9D 8D 7D 9C 8C 7C")
"""Every card of elder's is sure, whatever elder exchanges."""


def labels(person: Person) -> list[str]:
    return [plain_text(control.label) for control in person.live().controls if control.live]


async def log(harness: Harness) -> list[str]:
    return [str(action) for action in (await game_of(harness)).deals[-1].log]


async def second_deal(harness: Harness) -> tuple[Person, Person]:
    """Plays to the second deal, where orders for several leads are offered. Returns elder and younger."""
    await begin(harness)
    await finish_deal(harness, harness.alice, harness.bob)
    return harness.bob, harness.alice


async def to_the_lead(elder: Person, younger: Person, out: str, other: str) -> None:
    await exchange(elder, out)
    await exchange(younger, other)
    while "Call nothing" in labels(elder):
        await elder.click(elder.live(), label="Call nothing")


async def press(person: Person, label: str) -> None:
    named = [control for control in person.live().controls if plain_text(control.label) == label]
    await person.click(person.live(), custom_id=named[0].custom_id)


async def reply(person: Person, card: str) -> None:
    if "Reckon nothing" in labels(person):
        await person.click(person.live(), label="Reckon nothing")
    await play(person, card)


class Second(NamedTuple):
    """A partie's second deal, in which orders for several leads are offered."""

    harness: Harness
    elder: Person
    younger: Person


@pytest.fixture
async def second(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Second]:
    stack_packs(monkeypatch, BOB_DEALS, STRONG, STRONG)
    async with Harness(bot_at(database)) as harness:
        yield Second(harness, *await second_deal(harness))


@pytest.fixture
async def lead(second: Second) -> Second:
    await to_the_lead(second.elder, second.younger, "7D", "9C")
    return second


async def test_sure_cards_are_led_with_one_click_and_answered_in_one_visit(lead: Second) -> None:
    harness, elder, younger = lead
    # Younger has three spades, so that the seven is sure after four others.
    await press(elder, "Play ahead…")
    assert {"Lead A♠, then K Q J 7", "Lead A♥, then K Q", "Lead all 11 sure winners"} <= set(labels(elder))
    before = len(elder.dms())
    await press(elder, "Lead A♠, then K Q J 7")
    hand = plain_text(elder.live().text)
    assert "Your orders: Lead K♠ Q♠ J♠ 7♠ for as long as you keep the lead." in hand.replace("**", "")
    for card in ("TS", "9S", "8S"):
        assert "leads" in younger.live().text
        await reply(younger, card)
    assert (await log(harness))[-2:] == ["0 play 8S", "1 play JS"]
    assert len(elder.dms()) == before
    assert "Your orders: Lead 7♠" in plain_text(elder.live().text).replace("**", "")
    await check_table_messages(harness)


async def test_the_follower_sees_each_lead_only_after_the_reply_before_it(lead: Second) -> None:
    harness, elder, younger = lead
    await press(elder, "Play ahead…")
    await press(elder, "Lead A♠, then K Q J 7")
    for at, led in enumerate(("A♠", "K♠", "Q♠", "J♠")):
        shown = plain_text(younger.live().text + at_table(harness)[-1].text)
        assert led in shown
        assert not [later for later in ("A♠", "K♠", "Q♠", "J♠")[at + 1 :] if later in shown]
        if at < 3:
            await reply(younger, ("TS", "9S", "8S")[at])


async def test_a_list_of_any_cards_keeps_the_order_of_the_clicks(lead: Second) -> None:
    harness, elder, younger = lead
    await elder.click(elder.live(), label="Play ahead…")
    await elder.choose(elder.live(), ["QC", "AC", "8D"], verb="listed")
    assert "To lead, in this order: Q♣ A♣ 8♦" in plain_text(elder.live().text)
    await press(elder, "Lead in this order")
    await reply(younger, "TC")
    assert (await log(harness))[-1] == "1 play AC"
    await reply(younger, "JC")
    assert (await log(harness))[-1] == "1 play 8D"
    # The list ends with the lead.
    await reply(younger, "JD")
    assert "Lead a card" in younger.live().text


async def test_several_leads_begin_with_the_suit_once_it_is_named(lead: Second) -> None:
    harness, elder, younger = lead
    await press(elder, "More…")
    await elder.click(elder.live(), verb="name")
    await elder.click(elder.live(), label="♥ Hearts")
    await younger.click(younger.live(), verb="elect", label="Neither of us looks")
    await press(elder, "Play ahead…")
    ready = [label for label in labels(elder) if "then" in label or "sure" in label]
    assert ready == ["Lead A♥, then K Q"]
    await elder.choose(elder.live(), ["QC", "AH"], verb="listed")
    refused = await elder.click(elder.live(), label="Lead in this order")
    assert "You hold A♥ K♥ Q♥ in it." in plain_text(refused.text)
    await elder.click(elder.live(), label="Play ahead…")
    await elder.choose(elder.live(), ["KH", "AC", "8D"], verb="listed")
    await press(elder, "Lead in this order")
    await reply(younger, "JH")
    assert (await log(harness))[-1] == "1 play AC"
    await reply(younger, "TC")
    assert (await log(harness))[-1] == "1 play 8D"


@pytest.mark.packs(BOB_DEALS, STRONG, SURE)
async def test_a_hand_of_sure_cards_is_laid_down(harness: Harness) -> None:
    elder, younger = await second_deal(harness)
    await to_the_lead(elder, younger, "TS", "7S")
    # Younger has still to reckon.
    assert not [label for label in labels(elder) if label.startswith("Lay down")]
    await play(elder, "AH")
    await reply(younger, "8H")
    await press(elder, "Lay down: the last 11 are mine")
    deal = (await game_of(harness)).deals[1]
    assert deal.over
    assert deal.winners == [1] * 12
    assert "capot" in plain_text("".join(post.text for post in at_table(harness)))
    await check_table_messages(harness)


@pytest.mark.packs(BOB_DEALS, STRONG)
async def test_a_newcomer_leads_one_card_at_a_time_in_their_first_deal(harness: Harness) -> None:
    await begin(harness)
    await exchange(harness.alice, "7D")
    assert "Call everything I hold" not in labels(harness.alice)
    await exchange(harness.bob, "9C")
    while "Call nothing" in labels(harness.alice):
        await harness.alice.click(harness.alice.live(), label="Call nothing")
    assert not [label for label in labels(harness.alice) if "then" in label or "sure" in label]
    assert "Play ahead…" not in labels(harness.alice)


async def test_turning_off_sure_leads_removes_the_offer_of_sure_cards(second: Second) -> None:
    _, elder, younger = second
    said = (await choose_settings(elder, sure_leads=False)).text
    assert "**I don’t offer** to lead them all." in said
    await to_the_lead(elder, younger, "7D", "9C")
    await press(elder, "Play ahead…")
    assert "Follow suit for me" in labels(elder)
    assert not [label for label in labels(elder) if "then" in label or "sure" in label]


async def test_one_press_plays_a_card_unless_the_player_goes_back(lead: Second) -> None:
    harness, elder, younger = lead
    await choose_settings(elder, confirms_cards=True)
    await press(elder, "Play ahead…")
    await press(elder, "Done")
    while "Call nothing" in labels(elder):
        await elder.click(elder.live(), label="Call nothing")
    assert "one press plays" not in elder.live().text
    assert "play" not in {control.verb for control in elder.live().controls}
    await choose_settings(elder, confirms_cards=False)
    await press(elder, "Play ahead…")
    await press(elder, "Done")
    while "Call nothing" in labels(elder):
        await elder.click(elder.live(), label="Call nothing")
    await elder.click(elder.live(), verb="play", arg="AC.now")
    assert (await log(harness))[-1] == "1 play AC"
    await reply(younger, "TC")
    assert "one press plays" not in elder.live().text


@pytest.mark.packs(BOB_DEALS, STRONG)
async def test_a_newcomer_confirms_only_their_first_card(harness: Harness) -> None:
    elder, younger = harness.alice, harness.bob
    await begin(harness)
    await to_the_lead(elder, younger, "7D", "9C")
    assert "play" not in {control.verb for control in elder.live().controls}
    await play(elder, "AC")
    await reply(younger, "TC")
    assert "From now on, **one press plays a card**." in elder.live().text
    assert await confirms(harness, elder) is None
    await elder.click(elder.live(), verb="play", arg="KC.now")
    assert await confirms(harness, elder) is False
    assert await confirms(harness, younger) is None
    await reply(younger, "JC")
    assert "one press plays" not in elder.live().text


async def confirms(harness: Harness, person: Person) -> bool | None:
    return (await queries.person(bot_of(harness).context, person.id)).confirms_cards


# The opening.


async def test_elder_can_order_opening_leads_before_younger_exchanges(second: Second) -> None:
    harness, elder, younger = second
    await exchange(elder, "7D")
    table, live = plain_text(at_table(harness)[-1].text), younger.live().text
    await elder.click(elder.live(), label="Call everything I hold")
    await elder.choose(elder.live(), ["AS", "KS"], verb="leads")
    told = plain_text(elder.live().text).replace("**", "")
    assert "Lead A♠ K♠ for as long as you keep the lead." in told
    await elder.click(elder.live(), label="Done")
    assert "Your orders: Call a point of five in spades (48)" in plain_text(elder.live().text).replace("**", "")
    assert plain_text(at_table(harness)[-1].text) == table
    assert younger.live().text == live
    await exchange(younger, "9C")
    assert (await log(harness))[-1] == "1 play AS"
    assert "A♠ Bob leads" in plain_text(younger.live().text)
    await check_table_messages(harness)


async def test_the_opening_can_be_changed_and_cancelled(second: Second) -> None:
    harness, elder, younger = second
    await exchange(elder, "7D")
    await elder.click(elder.live(), label="Call everything I hold")
    menu = next(
        control for control in elder.live().controls if control.verb == "opencall" and ":p" in control.custom_id
    )
    nothing = menu.options[-1]
    assert nothing.label == "Call no point"
    await elder.choose(elder.live(), [nothing.value], custom_id=menu.custom_id)
    assert "point" not in plain_text(elder.live().text).partition("Your orders")[2].partition("\n")[0]
    await elder.click(elder.live(), label="Cancel")
    assert "Your orders:" not in elder.live().text
    await exchange(younger, "9C")
    assert (await log(harness))[-1].startswith("0 exchange")
    assert "Your calls" in plain_text(elder.live().text)


# Replies.


async def test_replies_made_by_orders_are_shown_as_plays(lead: Second) -> None:
    harness, elder, younger = lead
    await play(elder, "AC")
    await reply(younger, "TC")
    # Younger waits now, and leaves orders.
    await press(younger, "Play ahead…")
    await press(younger, "Follow suit for me")
    assert "Follow suit for me" not in str(at_table(harness)[-1].text)
    assert "From the second trick on, follow suit" in plain_text(younger.live().text)
    await younger.click(younger.live(), label="Play ahead…")
    await younger.choose(younger.live(), ["TH", "TS"], verb="throw")
    assert "throw 10♥ 10♠" in plain_text(younger.live().text)
    before = len(younger.dms())
    await play(elder, "KC")
    assert (await log(harness))[-1] == "0 play JC"
    await play(elder, "QC")
    assert (await log(harness))[-1] == "0 play TH"
    assert len(younger.dms()) == before
    assert "Your orders" in younger.live().text
    await check_table_messages(harness)


# Orders left on one's own turn.


async def test_an_order_is_shown_on_the_hand_at_once(lead: Second) -> None:
    _, elder, _ = lead
    assert "Lead a card" in elder.live().text
    await elder.click(elder.live(), label="Play ahead…")
    await elder.click(elder.live(), label="Follow suit for me")
    assert "Lead a card" in elder.live().text
    told = "Your orders: From the second trick on, follow suit"
    assert told in plain_text(elder.live().text).replace("**", "")
    await elder.click(elder.live(), label="Play ahead…")
    await elder.click(elder.live(), label="Follow suit for me: on")
    assert "Your orders" not in elder.live().text


async def test_giving_other_orders_keeps_the_cards_already_chosen_to_lead(lead: Second) -> None:
    harness, elder, younger = lead
    await play(elder, "KC")
    await reply(younger, "TC")
    await elder.click(elder.live(), label="Play ahead…")
    await elder.choose(elder.live(), ["QC", "AC", "8D"], verb="listed")
    chosen = "To lead, in this order: Q♣ A♣ 8♦"
    await elder.choose(elder.live(), ["7S"], verb="throw")
    assert chosen in plain_text(elder.live().text)
    await elder.click(elder.live(), label="Follow suit for me")
    await elder.click(elder.live(), label="Play ahead…")
    assert chosen in plain_text(elder.live().text)
    await elder.click(elder.live(), label="Cancel")
    await elder.click(elder.live(), label="Play ahead…")
    await elder.click(elder.live(), label="Done")
    await elder.click(elder.live(), label="Play ahead…")
    assert chosen in plain_text(elder.live().text)
    await press(elder, "Lead in this order")
    await reply(younger, "JC")
    assert (await log(harness))[-1] == "1 play AC"
