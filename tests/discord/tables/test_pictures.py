import asyncio
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.kit.pictures import picture as pictures
from bot.kit.pictures.picture import MOST, Picture, Renderer
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import BOB_DEALS, RICH, stack_packs
from tests.support.discord.past_parties import decide
from tests.support.discord.table_checks import deal_of
from tests.support.limits import walk
from tests.support.messages import VisibleMessage
from tests.support.players import (
    at_table,
    begin,
    bot_at,
    choose_settings,
    member_with_permissions,
    players_of,
    step,
    table,
    waiting_player,
)
from tests.support.random_choice import by_dm
from tests.support.requests_seen import RequestKind

ALICE, BOB = 1001, 1002


@dataclass(frozen=True, slots=True)
class Shown:
    name: str
    alt: str


def shown(post: VisibleMessage | None) -> list[Shown]:
    assert post is not None
    parts = [part for part in walk(post.payload["components"]) if part["type"] == 12]
    items = [item for part in parts for item in part["items"]]
    found = [Shown(item["media"]["url"].rpartition("/")[2].partition("?")[0], item["description"]) for item in items]
    assert [one.name for one in found] == [file["filename"] for file in post.payload["attachments"]]
    return found


def names(post: VisibleMessage | None) -> list[str]:
    return [one.name for one in shown(post)]


def deal_told(harness: Harness) -> bool:
    return any(control.verb in ("why", "about") for post in at_table(harness) for control in post.controls)


async def in_hands(harness: Harness, pictures: str = "always") -> None:
    for person in (harness.alice, harness.bob):
        await choose_settings(person, pictures=pictures)


async def test_a_hand_has_a_picture_which_shows_the_table_during_play(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await in_hands(harness)
        await begin(harness)
        players = players_of(harness, seed=2)
        met = set()
        while not deal_told(harness):
            deal = await deal_of(harness)
            for person in (harness.alice, harness.bob):
                (picture,) = shown(person.live())
                met.add((deal.stage.name, picture.name))
                retired = [post for post in person.dms() if not post.live]
                assert all(shown(post) == [] for post in retired)
            assert await step(harness, players)
        assert met >= {("EXCHANGE", "hand.png"), ("PLAY", "table.png")}
        sheets = [post for post in at_table(harness) if names(post)]
        assert [names(post) for post in sheets] == [["sheet.png"]]
        assert shown(sheets[0])[0].alt.startswith("Score sheet for deal 1, Alice – Bob. ")


async def test_a_picture_opens_and_matches_the_text(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database), pictures=True) as harness:
        await in_hands(harness)
        await begin(harness)
        (picture,) = shown(harness.alice.live())
        assert picture.alt == "Your hand: spades A K Q J 10; hearts A; diamonds A 9 8; clubs A 9 7."
        sent = [file for request in harness.requests for file in request.files if request.user == harness.alice.id]
        assert Image.open(BytesIO(sent[-1].data)).format == "PNG"
        answer = await harness.alice.choose(harness.alice.live(), ["9D", "8D", "9C", "7C"], verb="pick")
        assert names(answer.post) == ["hand.png"]
        await harness.alice.click(harness.alice.live(), verb="exchange")
        assert "From the talon: " in shown(harness.alice.live())[0].alt


async def test_a_picture_from_before_a_restart_is_replaced_by_the_next(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await in_hands(harness)
        await begin(harness)
        await harness.restart()
        players = players_of(harness, seed=5)
        found = await waiting_player(players)
        assert found is not None
        player, post = found
        answer = await player.decide(post)
        assert len(shown(answer.post)) == 1


async def test_a_player_with_closed_dms_sees_the_picture_privately_at_the_table(database: Path) -> None:
    async with Harness(bot_at(database), closed=["Bob"], pictures=True) as harness:
        await in_hands(harness)
        await begin(harness)
        answer = await harness.bob.click(at_table(harness)[0], verb="hand")
        assert answer.ephemeral
        assert names(answer.post) == ["hand.png"]


async def test_each_person_chooses_whether_to_see_pictures(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await in_hands(harness)
        await begin(harness)
        two = await files_of(harness, harness.alice, four_colours=False)
        four = await files_of(harness, harness.alice, four_colours=True)
        assert two != four
        await choose_settings(harness.alice, pictures="never")
        players = players_of(harness, seed=3)
        for _ in range(3):
            assert await step(harness, players)
        assert shown(harness.alice.live()) == []
        assert names(harness.bob.live()) != []


async def test_by_default_a_hand_has_no_picture_until_the_deal_is_over(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await begin(harness)
        players = players_of(harness, seed=2)
        while not deal_told(harness):
            assert all(names(post) == [] for person in (harness.alice, harness.bob) for post in person.dms())
            assert await step(harness, players)
        ended = [post for person in (harness.alice, harness.bob) for post in person.dms() if names(post)]
        assert [names(post) for post in ended] == [["sheet.png"]] * 2


async def test_with_pictures_of_new_hands_a_redraw_has_none(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database), pictures=True) as harness:
        await in_hands(harness, "hands")
        await begin(harness)
        assert names(harness.alice.live()) == ["hand.png"]
        await harness.alice.choose(harness.alice.live(), ["9D", "8D", "9C", "7C"], verb="pick")
        assert names(harness.alice.live()) == []
        assert names((await harness.alice.slash("piquet hand", channel=table(harness))).post) == ["hand.png"]


async def test_a_lesson_and_a_problem_follow_the_setting(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        alice, hand = harness.alice, ["hand.png"]
        await alice.click(await alice.open_privately("piquet learn"), label="Continue")
        for pictures, new, redrawn in (("deals", [], []), ("hands", hand, []), ("always", hand, hand)):
            await choose_settings(alice, pictures=pictures)
            lesson = await alice.open_privately("piquet learn")
            assert names(lesson) == new
            await alice.choose(lesson, ["8D"], verb="learn")
            assert names(lesson) == redrawn
            problem = await alice.open_privately("piquet problem")
            assert len(names(problem)) == len(new)


async def files_of(harness: Harness, person: Person, *, four_colours: bool) -> bytes:
    await choose_settings(person, four_colours=four_colours)
    await person.slash("piquet hand", channel=table(harness))
    return [request for request in harness.requests if request.files][-1].files[0].data


async def test_a_server_chooses_whether_its_tables_show_pictures(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await begin(harness)
        assert shown((await harness.carol.slash("piquet table", channel=table(harness))).post) == []
        await choose_settings(harness.carol, pictures="always")
        (picture,) = shown((await harness.carol.slash("piquet table", channel=table(harness))).post)
        assert picture.name == "table.png"
        assert "12 cards face down" in picture.alt
        await go_without(harness)
        assert shown((await harness.carol.slash("piquet table", channel=table(harness))).post) == []
        await decide(harness, 20)
        players = players_of(harness, seed=2)
        while not deal_told(harness):
            assert await step(harness, players)
        assert all(shown(post) == [] for post in at_table(harness))


async def go_without(harness: Harness) -> None:
    said = await member_with_permissions(harness, manage_guild=True).slash("piquet server", pictures=False)
    assert "**text only**" in said.text


async def test_without_permission_to_attach_files_the_table_is_text_only(database: Path) -> None:
    async with Harness(bot_at(database), withheld=["attach_files"], closed=["Bob"], pictures=True) as harness:
        await in_hands(harness)
        await begin(harness)
        assert shown((await harness.carol.slash("piquet table", channel=table(harness))).post) == []
        assert shown((await harness.bob.click(at_table(harness)[0], verb="hand")).post) == []
        await decide(harness, 20)
        players = players_of(harness, seed=2)
        while not deal_told(harness):
            assert await step(harness, players)
        assert all(shown(post) == [] for post in at_table(harness))
        assert not any(
            request.error for request in harness.requests if request.kind in (RequestKind.TABLE, RequestKind.EDIT)
        )


@pytest.mark.parametrize(("kind", "status", "code"), [(RequestKind.DM, 413, 40005), (RequestKind.DM, 400, 50035)])
async def test_the_bot_sends_the_text_when_discord_refuses_the_picture(
    database: Path, kind: RequestKind, status: int, code: int
) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await in_hands(harness)
        with harness.fault(kind, status, code, times=1) as fault:
            await begin(harness)
        assert fault.hits == 1
        hands = [by_dm(person) or person.live() for person in (harness.alice, harness.bob)]
        assert sorted(map(names, hands)) == [[], ["hand.png"]]
        assert all("Piquet with" in post.text for post in hands)


async def test_the_bot_answers_a_click_when_discord_refuses_the_picture(database: Path) -> None:
    async with Harness(bot_at(database), closed=["Bob"], pictures=True) as harness:
        await in_hands(harness)
        await begin(harness)
        with harness.fault(RequestKind.ANSWER, 403, 50013, to=harness.bob, times=1) as fault:
            answer = await harness.bob.click(at_table(harness)[0], verb="hand")
        assert fault.hits == 1
        assert shown(answer.post) == []
        assert "Piquet with" in answer.text


async def test_a_failed_drawing_logs_no_cards(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> Picture:
        raise KeyError("AS KS of spades")

    monkeypatch.setattr(pictures, "hand_picture", broken)
    async with Harness(bot_at(database), pictures=True) as harness:
        await in_hands(harness)
        await begin(harness)
        assert shown(harness.alice.live()) == []
        errors = harness.take_errors()
        assert errors
        assert all("could not be drawn (broken): KeyError" in error for error in errors)
        assert "AS KS" not in harness.log_text


def a_picture(number: int) -> Picture:
    return Picture(f"{number}.png", b"", "")


async def test_the_number_of_waiting_pictures_per_player_is_limited() -> None:
    drawn = Renderer()
    asked = [drawn.draw(ALICE, a_picture, number) for number in range(MOST + 1)]
    *pictures, last = await asyncio.gather(*asked, drawn.draw(BOB, a_picture, 0))
    assert [picture is None for picture in pictures] == [False] * MOST + [True]
    assert last is not None
    assert await drawn.draw(ALICE, a_picture, 0) is not None


async def test_one_players_picture_waits_for_only_one_of_another_players_pictures() -> None:
    drawn, order = Renderer(), list[int]()

    def drawing(reader: int) -> Picture:
        order.append(reader)
        return a_picture(0)

    async with asyncio.TaskGroup() as asking:
        for reader in [ALICE] * MOST + [BOB]:
            asking.create_task(drawn.draw(reader, drawing, reader))
    assert len(order) == MOST + 1
    assert order.index(BOB) == 1
