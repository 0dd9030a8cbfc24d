import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.client import PiquetBot
from bot.config import Settings
from bot.features.hands.clicks import ChooseCard
from bot.kit.card_faces import CardFaces
from bot.kit.pictures.tiles import SIDE
from bot.kit.words import words
from bot.model.ids import PartieId
from bot.piquet.cards import parse_cards
from bot.tryout import open_tryout, simulated
from bot.tryout.simulated import TABLES
from tests.support.browser import DESKTOP, PHONE, Page, browser
from tests.support.tryout_player import visiting
from tests.support.waiting import LONGEST, wait_for
from tests.tryout.test_tryout import challenged, side

DAY = 24 * 60 * 60
LINK = "Your cards are in your DMs."


def bot_at(folder: Path) -> PiquetBot:
    return PiquetBot(Settings(database=folder / "piquet.sqlite3"))


async def until(happened: Callable[[], bool], what: str) -> None:
    async with wait_for(what):
        while not happened():  # noqa: ASYNC110 - the page, not this test, makes it happen
            await asyncio.sleep(0.05)


async def test_a_newcomer_starts_a_game_without_a_command_and_in_their_language(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        page = await chromium.open(tryout.address)
        alice, bob = side(page, "alice"), side(page, "bob")
        await alice.sees("No messages in this channel.")
        await page.run(
            "(() => { const menu = document.querySelector('[data-person=alice] .language'); menu.value = 'fr';"
            " menu.dispatchEvent(new Event('change')); })()"
        )
        await page.click(words()("tryout-start-house"))
        await alice.sees(words("fr")("hand-exchange-pick"))
        await page.click(words()("daily-today"))
        await alice.sees(words("fr")("daily-first"))
        await page.click(words()("tryout-start-other", first="Alice", second="Bob"))
        await bob.sees(words()("challenge-accept"))
        await page.click(words()("tryout-start-learn"))
        await alice.sees(words("fr")("lesson-next"))
        assert chromium.errors == []


async def test_two_speakers_of_a_language_see_messages_in_that_language(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        for person in ("Alice", "Bob"):
            await tryout.world.speak(person, "de")
        await challenged(tryout, accepted=False)
        bob = await chromium.open(f"{tryout.address}bob/channel")
        await bob.sees(words("de")("challenge-accept"))
        await bob.sees("in 24 Stunden")
        assert chromium.errors == []


async def test_cards_are_pictures_in_texts_on_buttons_and_in_menus(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        page = await chromium.open(tryout.address)
        await side(page, "alice").sees("No messages in this channel.")
        (channel, *_) = tryout.world.places("Alice")
        faces, hand = CardFaces(words()), parse_cards("AS KS QH JD TC")
        menu: ui.Select[Any] = ui.Select(custom_id="menu", options=[faces.option(card) for card in hand])
        view = ui.View().add_item(menu)
        for card in hand:
            view.add_item(faces.button(card, ChooseCard(PartieId(1), 1, card)))
        world = tryout.world
        async with world.turn:
            with world._env._bot_scope():
                await world._client.get_partial_messageable(channel.id).send(f"## {faces.row(hand)}", view=view)
            await world.publish()
        page = await chromium.open(f"{tryout.address}alice/channel", PHONE)
        for place in (".message-content", ".component-button"):
            await page.until(pictures(place), f"pictures in {place}")
        await page.run("document.querySelector('.select-trigger').click()")
        await page.until(pictures(".select-list"), "pictures in the menu")
        assert await page.run(WIDTH_BEFORE_IT_LOADS) <= LARGEST_SIDE
        assert chromium.errors == []


LARGEST_SIDE = 48
WIDTH_BEFORE_IT_LOADS = """
(() => {
  const one = view.document.createElement('img');
  Object.assign(one, { className: 'custom-emoji', alt: 'ace_of_blue_diamonds_gold_0000' });
  view.document.querySelector('.message-content').append(one);
  return one.getBoundingClientRect().width;
})()
"""
"""The width of an emoji that has not loaded yet. If its name were wider, the message would grow and close a menu."""


def pictures(place: str) -> str:
    found = f"[...view.document.querySelectorAll('{place} .custom-emoji')]"
    return f"{found}.length > 3 && {found}.every((one) => one.naturalWidth === {SIDE})"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_stranger_first_sees_a_few_words_and_the_learn_button(tmp_path: Path, size: tuple[int, int]) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        page, say = await chromium.open(tryout.address, size), words()
        await side(page, "alice").sees("No messages in this channel.")
        (first,) = await page.run("[[...document.querySelectorAll('button')][0].innerText]")
        assert first == say("tryout-start-learn")
        assert await page.run(GREEN) == [first]
        read = await page.text()
        assert say("tryout-intro") in read
        assert say("tryout-note") not in read, "the list of what to do is folded"
        above = await page.run(
            "['.head', '.steps', '.switch'].map((at) => document.querySelector(at).innerText).join(' ')"
        )
        assert len(above.split()) <= MOST_WORDS
        await page.click(say("tryout-steps"))
        await page.sees(say("tryout-note"))


MOST_WORDS = 40
GREEN = """
[...document.querySelectorAll('.start button')]
  .filter((one) => getComputedStyle(one).backgroundColor === 'rgb(31, 107, 79)').map((one) => one.innerText)
"""
"""The labels of the green buttons."""


async def test_learn_is_no_longer_the_highlighted_button_after_a_person_has_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        page, say = await chromium.open(tryout.address), words()
        await side(page, "alice").sees("No messages in this channel.")
        assert await page.run(GREEN) == [say("tryout-start-learn")]
        asked: list[int] = []

        async def has_played(_: object, user: int) -> bool:
            asked.append(user)
            return False

        monkeypatch.setattr(simulated, "is_new", has_played)
        await page.until(f"({GREEN})[0] === {json.dumps(say('tryout-start-house'))}")
        assert set(asked) == {tryout.world._people["Alice"].id}
        assert chromium.errors == []


NAMED = "[...document.querySelectorAll('.side.open h2')].map((one) => one.textContent)"
"""The names above the open sides."""


async def open_carol(page: Page) -> Page:
    await side(page, "alice").sees("No messages in this channel.")
    assert await page.run(NAMED) == ["Alice", "Bob"]
    await page.click("Carol", within=".switch")
    carol = side(page, "carol")
    await carol.sees("No messages in this channel.")
    await page.click("Bob", within=".switch")
    assert await page.run(NAMED) == ["Alice", "Carol"]
    return carol


async def test_a_third_person_can_take_the_place_of_another(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        await open_carol(await chromium.open(tryout.address))
        assert chromium.errors == []


@pytest.mark.long
async def test_a_third_person_can_use_commands_and_is_named_on_a_phone(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        carol = await open_carol(await chromium.open(tryout.address))
        await carol.click("Message #piquet")
        await carol.write("/piquet play")
        await carol.press("Enter", 13)
        await carol.settles()
        await carol.press("Enter", 13)
        await carol.sees(words()("play-other"))

        phone = await chromium.open(tryout.address, PHONE)
        await side(phone, "alice").sees("Message")
        await phone.click("Carol", within=".switch")
        await side(phone, "carol").sees("Message")
        assert await phone.run(NAMED) == ["Carol"]
        assert chromium.errors == []


async def test_the_link_to_the_cards_opens_the_direct_messages(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        page = await chromium.open(tryout.address)
        alice = side(page, "alice")
        await alice.sees("No messages in this channel.")
        await page.click(words()("tryout-start-house"))
        await alice.sees(words()("hand-help"))
        await page.click("#piquet", within="[data-person=alice] .places")
        await side(page, "alice").click(LINK)
        dm = "[data-person=alice] [data-kind=dm]"
        await page.until(f"document.querySelector({json.dumps(dm)}).getAttribute('aria-pressed') === 'true'")
        assert chromium.errors == []


@pytest.mark.long
async def test_a_menu_of_people_does_not_keep_the_choice_of_another_menu(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        say = words()
        tryout.world._env.settle_timeout = LONGEST  # on a busy machine a command takes its time
        async with visiting(tryout) as (alice, _):
            await alice.command("piquet challenge", level="beginner", deals="1")
            await alice.command("piquet challenge")
        page = await chromium.open(f"{tryout.address}alice/channel")
        await page.click("The House (beginner)")
        await page.click(say("panel-someone"))
        if "Apply" in await page.text():
            await page.click("Apply")
        await page.sees("Rated")
        chosen = await page.run(
            "[...view.document.querySelectorAll('.select-trigger')].map((one) => one.innerText.trim())"
        )
        assert chosen[:3] == [say("panel-someone"), say("panel-who"), say("ruleset-rubicon-name")]
        await page.click(say("panel-who"))
        await page.sees("Carol")
        assert chromium.errors == []


@pytest.mark.long
async def test_a_phone_shows_the_whole_tab_of_the_table(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, browser() as chromium:
        async with visiting(tryout) as (alice, bob):
            await alice.command("piquet challenge", opponent=bob)
            await bob.look()
            await bob.press("accept")
        page = await chromium.open(tryout.address, PHONE)
        tabs = "view.document.querySelector('[data-person=alice] .places')"
        await page.until(f"{tabs}.children.length === 3", "a tab for the table")
        assert await page.run(f"{tabs}.scrollWidth <= {tabs}.clientWidth")


async def test_an_ordinary_refusal_does_not_count_as_a_failure(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, visiting(tryout) as (alice, _):
        # ``command`` asserts that the page takes it for done.
        await alice.command("piquet challenge", opponent=alice)
        assert words()("refused-against-yourself") in alice.text


async def test_the_tables_of_parties_in_play_keep_their_tabs(tmp_path: Path) -> None:
    async with open_tryout(lambda: bot_at(tmp_path)) as tryout, visiting(tryout) as (alice, bob):
        tryout.world._env.settle_timeout = LONGEST  # on a busy machine a table takes its time
        for _ in range(TABLES + 2):
            await alice.command("piquet challenge", opponent=bob)
            await bob.look()
            await bob.press("accept")
        places = tryout.world.places
        await until(lambda: [one.kind for one in places("Alice")].count("table") == TABLES + 2, "a tab for each table")


@pytest.mark.long
async def test_days_pass_while_the_house_thinks(tmp_path: Path) -> None:
    bot, answered = bot_at(tmp_path), asyncio.Event()
    async with open_tryout(lambda: bot) as tryout, visiting(tryout) as (alice, _):
        ask = bot.context.engine_pool.wait_for
        # On a busy machine a picture takes its time; what never ends takes longer.
        tryout.world._env.settle_timeout = 60

        async def slowly(answer: Awaitable[Any]) -> Any:
            async def held() -> Any:
                await answered.wait()
                return await answer

            return await ask(held())

        bot.context.engine_pool.wait_for = slowly
        for _ in range(3):
            await alice.command("piquet challenge", level="beginner")
        await alice.command("piquet vacation", days="5")
        for _ in range(3):
            await tryout.world.later(DAY)
        await until(lambda: tryout.world._lag() < DAY / 2, "the time that was let pass")
        answered.set()
