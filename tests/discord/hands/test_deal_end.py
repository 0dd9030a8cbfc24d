import re
from pathlib import Path

import pytest

from bot.kit.card_text import face
from bot.kit.words import words
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import BOB_DEALS, RICH, exchange
from tests.support.discord.past_parties import decide
from tests.support.discord.table_checks import game_of
from tests.support.limits import walk
from tests.support.messages import VisibleMessage
from tests.support.players import at_table, begin, bot_at, plain_text, players_of, step


async def end_of_first_deal(harness: Harness, deals: int, seed: int = 1) -> None:
    await begin(harness, deals=deals)
    await decide(harness, 20)
    players = players_of(harness, seed)
    while not any(tells_an_end(post) for post in at_table(harness)):
        assert await step(harness, players)


def tells_an_end(post: VisibleMessage) -> bool:
    return any(control.verb in ("why", "about") for control in post.controls)


def pictures(post: VisibleMessage) -> list[str]:
    parts = [part for part in walk(post.payload["components"]) if part["type"] == 12]
    return [item["description"] for part in parts for item in part["items"]]


def ended(person: Person) -> VisibleMessage:
    (post,) = filter(tells_an_end, person.dms())
    return post


@pytest.mark.packs(BOB_DEALS, RICH)
async def test_a_hand_shows_how_the_deal_ended_and_the_next_hand_follows(harness: Harness) -> None:
    await end_of_first_deal(harness, 2)
    first = (await game_of(harness)).deals[0]
    for seat, person in enumerate((harness.alice, harness.bob)):
        post, text = ended(person), plain_text(ended(person).text)
        mine, theirs = first.score[seat], first.score[1 - seat]
        other = ("Bob", "Alice")[seat]
        assert text.startswith((f"### You +{mine}, {other} +{theirs}", f"### {other} +{theirs}, you +{mine}"))
        assert text.splitlines()[1].startswith(f"-# Deal 1 of 2 · Piquet with {other} · #")
        assert all(plain_text(face(words(), card)) in text for card in (first.tricks[-1].led, first.tricks[-1].reply))
        taker = "You take" if first.tricks[-1].winner == seat else f"{other} takes"
        assert f"-# {taker} the last trick: " in text
        assert text.count("This deal") == text.count("Total") == text.count("```") / 2 == 1
        assert f"{'You' if seat == 0 else 'Alice':>7}" in text
        assert person.dms()[-1] == person.live()
        assert post.id < person.live().id
        assert "Deal 2 of 2" in person.live().text
        assert not post.live_hand
        answer = await person.click(post, verb="why")
        assert "Deal 1: what each point is for" in answer.text
        tricks = plain_text((await person.click(post, verb="tricklist")).text)
        assert tricks.startswith("### Deal 1: the tricks")
        cards = {card for trick in first.tricks for card in (trick.led, trick.reply)}
        assert all(plain_text(face(words(), card)) in tricks for card in cards)


@pytest.mark.packs(BOB_DEALS, RICH)
async def test_a_repique_is_named_at_the_end_of_its_deal(harness: Harness) -> None:
    await begin(harness, deals=2)
    await exchange(harness.alice, "9D", "8D", "9C", "7C")
    players = players_of(harness, 3)
    while len((await game_of(harness)).deals) == 1:
        assert await step(harness, players)
    points = {item.reason.value for item in (await game_of(harness)).deals[0].reckoning.items}
    for person, who in ((harness.alice, "You"), (harness.bob, "Alice")):
        result = ended(person).text.splitlines()[0]
        assert result.startswith(f"### {who} +")
        rare = [feat for feat in ("repique", "pique", "capot") if feat in points]
        assert result.endswith(": " + " and ".join(rare))
    assert points & {"repique", "pique"}


async def test_the_end_of_a_partie_shows_its_last_sheet_and_settlement(harness: Harness) -> None:
    await end_of_first_deal(harness, 1)
    for person in (harness.alice, harness.bob):
        post = ended(person)
        assert post == person.live() == person.dms()[-1]
        assert [control.label for control in post.controls] == ["Rematch", "What cost me most", "More…"]
        assert " the last trick: " in post.text
        assert post.text.lower().count("this deal") == post.text.count("Total") == 1
        assert re.match(r"### You (won|lost) by \d+\.", post.text)
        assert "settlement" not in post.text.lower()


@pytest.mark.parametrize("deals", [pytest.param(1, marks=pytest.mark.long), 2])
async def test_a_sheet_is_shown_once_as_text_or_picture(database: Path, deals: int) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await end_of_first_deal(harness, deals)
        one, two = (await game_of(harness)).deals[0].score
        (public,) = (
            post for post in at_table(harness) if any(control.verb in ("why", "about") for control in post.controls)
        )
        for post, names in (
            (public, ("Alice", "Bob")),
            (ended(harness.alice), ("You", "Bob")),
            (ended(harness.bob), ("Alice", "You")),
        ):
            (alt,) = pictures(post)
            assert alt.startswith(f"Score sheet for deal 1, {names[0]} – {names[1]}")
            assert f"This deal: {names[0]} {one}, {names[1]} {two}" in alt
            assert "```" not in post.text
            line = f"{names[0]} +{one} → **{one}** · {names[1]} +{two} → **{two}**"
            assert (line in post.text) == (post is public)
