import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from bot.features.parties import queries
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import at_table, begin, bot_at, challenge, choose_settings, resign

TOGGLES = [
    "asks_deal",
    "answers_self",
    "confirms_cards",
    "plays_forced",
    "sure_leads",
    "asks_cut",
    "four_colours",
    "cards_as_text",
    "reminders",
    "listed",
]


@pytest.fixture
async def harness(database: Path) -> AsyncIterator[Harness]:
    async with Harness(bot_at(database), pictures=True) as harness:
        yield harness


async def opened(person: Person) -> VisibleMessage:
    return await person.open_privately("piquet settings")


async def stored(harness: Harness, person: Person) -> dict[str, Any]:
    return asdict(await queries.person(bot_of(harness).context, person.id))


async def choose(person: Person, panel: VisibleMessage, name: str, value: str) -> None:
    await person.choose(panel, [value], custom_id=f"pq:1:setting:0:0:{name}")


def chosen(panel: VisibleMessage, name: str) -> list[str]:
    options = panel.control(custom_id=f"pq:1:setting:0:0:{name}", select=True).options
    return [option.value for option in options if option.chosen]


async def test_every_toggle_works_at_once_and_toggles_back_after_a_restart(harness: Harness) -> None:
    panel = await opened(harness.alice)
    for name in TOGGLES:
        before = await stored(harness, harness.alice)
        wanted = not before[name]
        await harness.alice.click(panel, arg=f"{name}.{int(wanted)}")
        assert await stored(harness, harness.alice) == {**before, name: wanted}
    await harness.restart()
    for name in TOGGLES:
        before = await stored(harness, harness.alice)
        await harness.alice.click(panel, arg=f"{name}.{int(not before[name])}")
    after, fresh = await stored(harness, harness.alice), await stored(harness, harness.bob)
    assert {name: bool(after[name]) for name in TOGGLES} == {name: bool(fresh[name]) for name in TOGGLES}


async def test_an_enabled_setting_has_a_check_mark(harness: Harness) -> None:
    panel = await opened(harness.alice)
    assert panel.control(arg="reminders.0").label == "✓ Reminders"
    await harness.alice.click(panel, arg="reminders.0")
    assert panel.control(arg="reminders.1").label == "Reminders"
    assert "Reminders: **off**" in panel.text


async def test_an_old_toggle_does_what_its_label_said(harness: Harness) -> None:
    panel = await opened(harness.alice)
    for _ in range(2):
        await harness.alice.press(panel, "pq:1:setting:0:0:one_click.1")
        assert (await stored(harness, harness.alice))["confirms_cards"] is False
    await harness.alice.press(panel, "pq:1:setting:0:0:one_click.0")
    assert (await stored(harness, harness.alice))["confirms_cards"] is True


async def test_pictures_are_chosen_in_a_menu_and_the_old_toggle_still_works(harness: Harness) -> None:
    panel = await opened(harness.alice)
    assert chosen(panel, "pictures") == ["deals"]
    for wanted in ("always", "hands", "never", "deals"):
        await choose(harness.alice, panel, "pictures", wanted)
        assert (chosen(panel, "pictures"), (await stored(harness, harness.alice))["pictures"]) == ([wanted], wanted)
    for old, now in (("0", "never"), ("1", "deals")):
        await harness.alice.press(panel, f"pq:1:setting:0:0:pictures.{old}")
        assert (await stored(harness, harness.alice))["pictures"] == now


@pytest.mark.parametrize("as_text", [False, True])
async def test_cards_are_emoji_or_text_wherever_a_person_sees_their_own(harness: Harness, *, as_text: bool) -> None:
    alice = harness.alice
    await choose_settings(alice, cards_as_text=as_text)
    await begin(harness)
    await harness.alice.click(harness.alice.live(), verb="help")
    seen = [alice.live(), *[await alice.open_privately(f"piquet {name}") for name in ("hand", "learn", "problem")]]
    assert ["<:" in json.dumps(post.payload) for post in seen] == [not as_text] * 4
    await resign(alice)
    replay = (await alice.click(at_table(harness)[-1], verb="replay")).message
    assert ("<:" in json.dumps(replay.payload)) is not as_text


async def test_open_hands_follow_a_setting_at_once(harness: Harness) -> None:
    await begin(harness)
    hands = [harness.alice.live(), harness.bob.live()]
    assert "Piquet with Bob" in hands[0].text
    panel = await opened(harness.alice)
    for as_text in (True, False):
        await harness.alice.click(panel, arg=f"cards_as_text.{int(as_text)}")
        assert ["<:" in json.dumps(hand.payload) for hand in hands] == [not as_text, True]
    await choose(harness.alice, panel, "language", "fr")
    assert "Piquet contre Bob" in hands[0].text
    assert harness.alice.live() == hands[0]


async def test_quiet_hours_are_two_menus(harness: Harness) -> None:
    panel = await opened(harness.alice)
    assert not [control for control in panel.controls if control.arg == "until"]
    await choose(harness.alice, panel, "from", "22")
    assert (chosen(panel, "from"), chosen(panel, "until")) == (["22"], ["7"])
    await choose(harness.alice, panel, "until", "6")
    await harness.restart()
    assert (chosen(panel, "from"), chosen(panel, "until")) == (["22"], ["6"])
    await choose(harness.alice, panel, "from", "6")
    assert (chosen(panel, "from"), chosen(panel, "until")) == (["6"], ["15"])
    old_until = "pq:1:setting:0:0:until"
    await choose(harness.alice, panel, "from", "none")
    assert chosen(panel, "from") == ["none"]
    await harness.alice.press(panel, old_until, values=["8"])
    assert (await stored(harness, harness.alice))["quiet"] == "22-8"


async def test_the_zones_of_the_persons_country_are_offered_first(harness: Harness) -> None:
    harness.alice.reads("de")
    panel = await opened(harness.alice)
    menu = panel.control(custom_id="pq:1:setting:0:0:zone", select=True)
    assert [option.value for option in menu.options][:3] == ["UTC", "Europe/Berlin", "America/Los_Angeles"]
    await choose(harness.alice, panel, "zone", "Europe/Berlin")
    assert (await stored(harness, harness.alice))["zone"] == "Europe/Berlin"
    panel = await choose_settings(harness.bob, zone="Asia/Kolkata")
    assert chosen(panel, "zone") == ["Asia/Kolkata"]


async def test_choosing_a_language_changes_the_panel_to_that_language(harness: Harness) -> None:
    panel = await opened(harness.alice)
    menu = panel.control(custom_id="pq:1:setting:0:0:language", select=True)
    assert menu.options[0].label == "Same as Discord: English"
    assert {"English", "Français", "Deutsch"} <= {option.label for option in menu.options}
    await choose(harness.alice, panel, "language", "fr")
    assert "Vos réglages" in panel.text
    await choose(harness.alice, panel, "language", "discord")
    assert "Your settings" in panel.text


async def choose_days(person: Person, panel: VisibleMessage, *days: str) -> None:
    await person.choose(panel, days, custom_id="pq:1:setting:0:0:rests")


async def test_rest_days_can_be_chosen_and_dropped_and_the_opponent_sees_them(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await choose_days(harness.alice, panel, "5", "6")
    await harness.restart()
    menu = panel.control(custom_id="pq:1:setting:0:0:rests", select=True)
    assert (menu.least, menu.most) == (0, 2)
    assert [option.label for option in menu.options if option.chosen] == ["Saturday", "Sunday"]
    await harness.advance(2)
    offer = await challenge(harness.alice, harness.bob)
    assert "**Alice**’s clock is paused on Saturdays and on Sundays." in offer.text
    await harness.bob.click(offer, label="Accept")
    line = "clock is paused on Saturdays and on Sundays."
    elder, other = (harness.alice, harness.bob)
    if (await row_of(harness)).to_act == 1:
        assert line not in harness.alice.live().text + harness.bob.live().text
    else:
        assert f"Your {line}" in elder.live().text
        assert f"Alice’s {line}" in other.live().text
    await harness.advance(2 * 60 * 60)
    await choose_days(harness.alice, panel)
    assert "your clocks pause **on Saturdays and on Sundays**" in panel.text
    assert ": **no** days of rest" in panel.text


async def test_a_challenge_without_a_clock_does_not_mention_rest_days(harness: Harness) -> None:
    await choose_days(harness.alice, await opened(harness.alice), "5")
    offer = await challenge(harness.alice, harness.bob, pace=0)
    assert "is paused" not in offer.text


async def test_a_person_who_clicks_changes_their_own_settings(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await harness.bob.press(panel, "pq:1:setting:0:0:confirms_cards.1")
    assert not (await stored(harness, harness.alice))["confirms_cards"]
    assert (await stored(harness, harness.bob))["confirms_cards"]
