import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.features.parties import queries
from bot.features.results import suggested_level
from bot.features.results.suggested_level import STRENGTHS, PlayingStrength
from bot.model.house_seats import LEVELS
from bot.model.ids import PartieId
from tests.discord.challenges.test_challenge_panel import chosen
from tests.discord.privacy.test_forget import forget_all
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.past_parties import play
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import Player, begin, step

Strong = Callable[[Person, str], None]
BLUE = 1
NEXT = LEVELS[1]


@pytest.fixture
def strong(monkeypatch: pytest.MonkeyPatch) -> Strong:
    """Makes a person as strong as a level, by 24 finished deals."""
    known = dict[int, PlayingStrength]()
    read = suggested_level.estimate_of
    monkeypatch.setattr(suggested_level, "estimate_of", lambda tx, user: known.get(user) or read(tx, user))

    def make(person: Person, level: str) -> None:
        known[person.id] = PlayingStrength(STRENGTHS[level], 2.0, 24)

    return make


async def levels_asked(person: Person) -> VisibleMessage:
    return (await person.slash("piquet challenge", opponent=person.harness.house)).message


def led(page: VisibleMessage) -> list[str]:
    return [control.label for control in page.controls if control.style == BLUE]


async def test_the_bot_suggests_the_beginner_level_to_a_newcomer(harness: Harness) -> None:
    asked = await levels_asked(harness.alice)
    assert "Suggested for you: **Beginner**.\n" in asked.text
    assert led(asked) == ["Beginner"]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-GB", "Suggested for you: **Club player**, closest to your play over your last 24 deals."),
        ("de", "Vorschlag für dich: **Klubspieler**, nach deinen letzten 24 Runden am nächsten an deinem Spiel."),
        ("fr", "Niveau conseillé\u00a0: **Joueur de club**, le plus proche de votre jeu sur vos 24 dernières donnes."),
    ],
)
async def test_the_answer_says_which_level_and_why(harness: Harness, strong: Strong, locale: str, told: str) -> None:
    strong(harness.alice, "club")
    harness.alice.reads(locale)
    assert told in (await levels_asked(harness.alice)).text


async def test_the_suggested_level_comes_first_and_the_others_are_one_press_away(
    harness: Harness, strong: Strong
) -> None:
    strong(harness.alice, NEXT)
    asked = await levels_asked(harness.alice)
    assert [control.verb for control in asked.controls][: len(LEVELS)] == ["draft"] * len(LEVELS)
    assert len(led(asked)) == 1
    await harness.alice.click(asked, label="Master")
    assert (await row_of(harness)).house == 1
    assert "The House (master)" in harness.alice.live().text


async def test_the_panel_chooses_the_suggested_level_after_a_challenge_to_the_house(
    harness: Harness, strong: Strong
) -> None:
    await harness.alice.slash("piquet challenge", level="beginner", rules="counterpique")
    strong(harness.alice, "master")
    panel = await harness.alice.open_privately("piquet challenge")
    assert chosen(panel)[:2] == ["The House (master)", "Counterpique"]
    assert "Suggested for you: **Master**" in panel.text
    await harness.alice.click(panel, label="Rated")
    assert "Suggested for you: **Master**" in panel.text


async def test_play_offers_the_suggested_level(harness: Harness, strong: Strong) -> None:
    await harness.alice.slash("piquet challenge", level="master", deals=2)
    strong(harness.alice, "beginner")
    page = await harness.alice.open_privately("piquet play")
    assert "The House (beginner)**, 2 deals" in page.text
    assert "closest to your play over your last 24 deals" in page.text


async def test_a_real_deal_after_a_lesson_is_played_with_the_suggested_level(harness: Harness, strong: Strong) -> None:
    strong(harness.alice, "master")
    page = await harness.alice.open_privately("piquet learn")
    await harness.alice.click(page, label="All lessons")
    await harness.alice.click(page, label="Play a real deal")
    assert "The House (master)" in harness.alice.live().text


async def test_the_suggested_level_comes_first_when_the_house_replaces_an_opponent(
    harness: Harness, strong: Strong
) -> None:
    strong(harness.alice, "master")
    await harness.alice.slash("piquet challenge", rules="rubicon")
    asked = await harness.alice.click(harness.posts()[0], label="Play the house instead")
    assert led(asked.message) == ["Master"]


async def test_only_the_person_sees_their_suggestion(harness: Harness, strong: Strong) -> None:
    strong(harness.alice, "master")
    asked = (await harness.bob.slash("piquet challenge", opponent=harness.house)).message
    assert "Suggested for you: **Beginner**." in asked.text
    await harness.alice.slash("piquet challenge", level="beginner", public=True)
    assert all("uggested" not in post.text for post in harness.posts())


async def test_the_bot_suggests_the_beginner_level_again_to_a_forgotten_person(harness: Harness) -> None:
    await begin(harness)
    await play(harness)
    assert "over your last" in (await levels_asked(harness.alice)).text
    await forget_all(harness.alice)
    assert "Suggested for you: **Beginner**.\n" in (await levels_asked(harness.alice)).text


# After a game against the house.


async def finished(harness: Harness, level: str, **options: Any) -> VisibleMessage:
    await harness.alice.slash("piquet challenge", level=level, **{"deals": 1, **options})
    players = {"Alice": Player(harness.alice, random.Random(3))}
    while await step(harness, players):
        pass
    return harness.alice.lives()[-1]


def labels(post: VisibleMessage) -> list[str]:
    return [control.label for control in post.controls]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-GB", ["Rematch", "Play next: Master"]),
        ("de", ["Revanche", "Nächste Partie: Meister"]),
        ("fr", ["Revanche", "À suivre\u00a0: Maître"]),
    ],
)
async def test_the_end_of_a_game_offers_a_level_that_suits_better(
    harness: Harness, strong: Strong, locale: str, told: list[str]
) -> None:
    strong(harness.alice, "master")
    harness.alice.reads(locale)
    over = await finished(harness, "beginner")
    assert labels(over)[:2] == told


async def test_one_press_begins_the_game_with_the_level_that_suits_better(harness: Harness, strong: Strong) -> None:
    strong(harness.alice, "master")
    over = await finished(harness, "beginner", rules="club")
    first = await row_of(harness)
    await harness.restart()
    await harness.alice.click(over, label="Play next: Master")
    second = await row_of(harness, PartieId(2))
    assert "The House (master)" in harness.alice.live().text
    assert (second.rules, second.options, second.rated, second.is_private) == (first.rules, first.options, 0, True)
    assert second.first_dealer == 1 - (first.first_dealer or 0)
    await harness.alice.press(over, over.control(label="Play next: Master").custom_id)
    await harness.alice.press(over, over.control(label="Rematch").custom_id)
    assert "The House (beginner)" in harness.alice.lives()[-1].text, "the rematch is another game"
    assert await bot_of(harness).context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM parties")) == 3


async def test_only_a_rematch_is_offered_when_the_level_already_suits(harness: Harness, strong: Strong) -> None:
    strong(harness.alice, "beginner")
    assert not [label for label in labels(await finished(harness, "beginner")) if "next: " in label]


async def test_a_public_game_never_shows_which_level_suits(harness: Harness, strong: Strong) -> None:
    strong(harness.alice, "master")
    over = await finished(harness, "beginner", public=True)
    assert not [label for label in labels(over) if "next: " in label]
    pressed = await harness.alice.press(over, "pq:1:rematch:1:9:.master")
    assert "Something went wrong" not in pressed.text
    assert await bot_of(harness).context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM parties")) == 1
    harness.take_errors()


@pytest.mark.long
async def test_the_end_of_an_older_game_no_longer_offers_another_level(harness: Harness, strong: Strong) -> None:
    strong(harness.alice, "master")
    await finished(harness, "beginner")
    older = bot_of(harness).context, PartieId(1), harness.alice.id
    assert (await queries.seat_sight(*older)).next_level == "master"
    await harness.advance(60)
    await finished(harness, "master")
    assert (await queries.seat_sight(*older)).next_level is None
