"""The house: anyone plays it at once, alone, and hears nothing of its cards."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot import client
from bot.piquet.view import view
from bot.services.background.engine_pool import Unanswered
from bot.services.clocks.idle_games import Watch
from bot.services.core.house_seats import USERS
from bot.services.core.loaded_partie import Table
from bot.services.play.challenging import MOST_WITH_THE_HOUSE
from data import parties, users
from tests.discord.archive.test_leaderboard import DAY, later
from tests.discord.table.test_absences import thrown_out
from tests.fakes.simcord_harness import Club, Person
from tests.support.discord.told_checks import bot_of, row_of
from tests.support.naming import CODE, FACE, cards_in, known_to
from tests.support.players import Player, at_table, bot_at, challenge, officer, step, table
from tests.support.posts import Post

NAME = "The House (beginner)"


@pytest.fixture
async def club(database: Path) -> AsyncIterator[Club]:
    async with Club(bot_at(database)) as club:
        yield club


def alone(club: Club, seed: int = 1) -> dict[str, Player]:
    """Alice, who plays at random; nobody else does."""
    return {"Alice": Player(club.alice, random.Random(seed))}


async def play_house(club: Club, **options: Any) -> Post:
    """Alice challenges the house, a beginner."""
    return await challenge(club.alice, level="beginner", **options)


async def play_on(club: Club, seed: int = 1) -> None:
    """Alice plays to the end."""
    players = alone(club, seed)
    while await step(club, players):
        pass


async def give_up(club: Club) -> None:
    """Alice gives up the partie that she is in."""
    asked = (await club.alice.slash("piquet resign")).post
    assert asked is not None
    await club.alice.click(asked, label="Give it up")


async def refused(club: Club, person: Person, **options: Any) -> str:
    answer = await person.slash("piquet challenge", **options)
    assert answer.ephemeral
    club.take_errors()
    return answer.text


def written_to(club: Club) -> set[str]:
    """To whom the bot has opened a DM."""
    return {str(one.body) for one in club.requests if one.path.endswith("/users/@me/channels")}


async def test_naming_the_bot_begins_a_partie_at_once_and_it_is_played_to_its_end(club: Club) -> None:
    offer = await challenge(club.alice, club.house, level="beginner", deals=1, rated=False)
    assert f"**Alice** plays **{NAME}**" in offer.text
    assert "no clock" in offer.text
    assert "## Rule set: Rubicon Piquet" in (await club.alice.click(offer, label="How is it played?")).text
    assert [control.label for control in offer.controls] == ["How is it played?"]
    opening = at_table(club)[0].text
    assert f"## Alice – {NAME}" in opening
    assert club.alice.mention in opening
    await play_on(club)
    row = await row_of(club)
    assert (row.ending, row.pace, row.due_at, row.house) == ("played", None, None, 1)
    assert "wins by" in club.alice.lives()[-1].text
    said = "\n".join(post.text for post in [*at_table(club), *club.alice.dms(), *club.posts()])
    assert not [user for user in USERS.values() if f"<@{user}>" in said]
    assert len(written_to(club)) == 1
    assert await bot_of(club).club.database.read(lambda tx: [users.get_user(tx, 1)]) == [users.User(1)]


async def test_its_answer_changes_the_hand_that_one_has_before_him_and_rings_no_bell(club: Club) -> None:
    await play_house(club, rated=False)
    players = alone(club)
    assert await step(club, players)
    hands = len(club.alice.dms())
    for _ in range(8):
        assert await step(club, players)
    assert len(club.alice.dms()) == hands


async def test_in_counterpique_it_bids_and_plays_on(club: Club) -> None:
    await play_house(club, rules="counterpique", rated=False)
    players = alone(club)
    for _ in range(25):
        await step(club, players)
    talk = "\n".join(post.text for post in at_table(club))
    assert f"**{NAME}** passes" in talk or f"**{NAME}**: “" in talk
    assert (await row_of(club)).seq > 25


@pytest.mark.parametrize("rules", ["rubicon", "counterpique"])
async def test_nobody_is_shown_a_card_of_its_hand_while_he_may_not_know_it(rules: str, club: Club) -> None:
    await play_house(club, rules=rules, rated=False)
    people: dict[int | None, Person | None] = {0: club.alice, None: club.carol}
    shown, players = dict.fromkeys(people, 0), alone(club, seed=3)

    async def kept() -> Table:
        return await bot_of(club).club.database.read(lambda tx: Table.load(tx, 1, 0, 0))

    while len((table := await kept()).deals) == 1:
        assert table.deal is not None
        for eye, person in people.items():
            everything = club.everything_seen_by(person)
            known = known_to(view(table.deal, eye))
            assert not [seen.text for seen in everything[shown[eye] :] if cards_in(seen).without(known)]
            shown[eye] = len(everything)
        assert await step(club, players)
    assert FACE.findall(club.log_text) + CODE.findall(club.log_text) == []


async def test_a_bot_that_is_started_again_plays_on(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await play_house(club, deals=1, rated=False)
        players = alone(club)
        for _ in range(4):
            await step(club, players)
        await club.restart()
        await club.settle()
        await play_on(club)
        assert (await row_of(club)).ending == "played"


async def test_where_the_bot_was_thrown_out_no_rematch_begins(club: Club) -> None:
    await play_house(club)
    await give_up(club)
    over = club.alice.live()
    await thrown_out(club, down=False)
    assert "I am not in that server any more" in (await club.alice.click(over, verb="rematch")).text
    assert await bot_of(club).club.database.read(parties.in_play) == []


async def test_a_rematch_begins_at_once_and_whoever_asks_again_is_shown_it(club: Club) -> None:
    await play_house(club, deals=1, rated=False)
    first = await row_of(club)
    await give_up(club)
    over = club.alice.lives()[-1]
    answer = await club.alice.click(over, verb="rematch")
    assert "stands at the table" in answer.text
    second = await row_of(club, 2)
    assert (second.house, second.ended_at, second.pace, second.rated) == (1, None, None, 0)
    assert second.first_dealer == 1 - (first.first_dealer or 0)
    again = await club.alice.press(over, over.controls[0].custom_id)
    assert "stands at the table" in again.text
    with pytest.raises(AssertionError):
        await row_of(club, 3)


async def test_whoever_waits_for_somebody_in_vain_plays_the_house_instead(club: Club) -> None:
    offer = await challenge(club.alice, rules="club", pace=86400)
    assert "only the challenger" in (await club.bob.click(offer, label="Play the house instead")).text.lower()
    asked = (await club.alice.click(offer, label="Play the house instead")).post
    assert asked is not None
    await club.alice.click(asked, label="Beginner")
    assert f"**Alice** plays **{NAME}**" in offer.text
    assert [control.label for control in offer.controls] == ["How is it played?"]
    row = await row_of(club)
    assert (row.rules, row.house, row.pace, row.table_channel) == ("club", 1, None, offer.id)
    late = await club.alice.press(asked, f"pq:1:house:{row.challenge}:0:master")
    assert "accepted already" in late.text


async def test_what_does_not_go_together_is_refused_with_a_sentence(club: Club) -> None:
    robot = Person(club, club.server.add_member(club.discord.env.create_user("Robot", bot=True)))
    assert "a level is for the house" in (await refused(club, club.alice, opponent=club.bob, level="club")).lower()
    assert "has no clock" in await refused(club, club.alice, level="club", pace=3600)
    assert "has no clock" in await refused(club, club.alice, opponent=club.house, pace=3600)
    assert await refused(club, club.alice, opponent=robot)
    assert not club.threads


async def test_nobody_has_more_parties_with_the_house_than_he_can_play(club: Club) -> None:
    for _ in range(MOST_WITH_THE_HOUSE):
        await play_house(club)
    told = await refused(club, club.alice, level="beginner")
    assert f"You have {MOST_WITH_THE_HOUSE} parties with the house" in told
    assert "plays **The House" in (await challenge(club.bob, level="beginner")).text


async def test_the_profile_of_the_bot_is_that_of_the_house_at_each_level(club: Club) -> None:
    unplayed = (await club.alice.slash("piquet profile", person=club.house)).post
    assert unplayed is not None
    assert "**The House (club)** has not finished a partie yet" in unplayed.text
    await play_house(club)
    await give_up(club)
    shown = await club.alice.click(unplayed, label="Beginner")
    assert f"## {NAME}\n### Parties of deals against the house" in shown.text
    assert "1 won, 0 lost" in shown.text
    assert [control.label for control in unplayed.controls][-2:] == ["Club player", "Master"]
    # With the bot, one's own profile is that of the parties against the house.
    against: dict[str, Any] = {"with": club.house}
    own = await club.alice.slash("piquet profile", **against)
    assert "## Alice\n### Parties of deals against the house" in own.text


async def test_a_moderator_moves_its_table_and_ends_it_and_the_one_player_is_told(club: Club) -> None:
    await play_house(club, rated=False)
    players, elsewhere = alone(club), club.server.create_text_channel("elsewhere")
    olga = officer(club, manage_messages=True)
    shown = (await olga.slash("piquet moderate", table(club), to=elsewhere)).post
    assert shown is not None
    assert f"Alice – {NAME}" in shown.text
    assert f"**{NAME}** moves to" in (await olga.click(shown, verb="moveto")).text
    seq = (await row_of(club)).seq
    for _ in range(4):
        assert await step(club, players)
    row = await row_of(club)
    assert (row.table_channel, row.to_act) == (elsewhere.id, 0)
    assert row.seq > seq + 4
    moderated = (await olga.slash("piquet moderate", elsewhere)).post
    assert moderated is not None
    asked = (await olga.click(moderated, verb="stopping")).post
    assert asked is not None
    assert "Nobody wins it, **Alice** is told" in asked.text
    assert "is ended, and **Alice** is told" in (await olga.click(asked, verb="stop")).text
    row = await row_of(club)
    assert (row.ending, row.winner, row.to_act) == ("stopped", None, None)
    assert "was broken off" in club.posts(elsewhere)[-1].text
    assert "was broken off" in club.alice.live().text
    assert len(written_to(club)) == 1


async def test_who_is_on_vacation_is_not_announced_to_the_house(club: Club) -> None:
    await play_house(club, rated=False)
    players = alone(club)
    assert await step(club, players)
    assert "You are on vacation" in (await club.alice.slash("piquet vacation", days=3)).text
    assert "A move of yours ends it" in club.alice.live().text
    assert await step(club, players)
    assert "You are not on vacation" in (await club.alice.slash("piquet vacation")).text
    assert "vacation" not in "\n".join(post.text for post in at_table(club))
    assert "vacation" not in club.alice.live().text


async def test_boards_of_a_month_and_of_a_year_count_what_was_won_against_the_house_apart(club: Club) -> None:
    await play_house(club)
    await give_up(club)

    async def read(time: str, rules: str) -> str:
        return (await club.alice.slash("piquet leaderboard", by="won", time=time, rules=rules)).text

    for time in ("month", "year", "all"):
        assert "`1  1` House, beginner" in await read(time, "house-deals")
        assert "Nobody is on this board yet" in await read(time, "deals")
    later(club, 366 * DAY)
    assert "`1  1` House, beginner" in await read("all", "house-deals")
    for time in ("month", "year"):
        assert "Nobody is on this board yet" in await read(time, "house-deals")


async def test_ratings_against_the_house_stand_apart(club: Club) -> None:
    await play_house(club)
    await give_up(club)
    assert "Ratings:" in club.alice.lives()[-1].text
    people = (await club.alice.slash("piquet leaderboard")).text
    assert "Nobody is on this board yet" in people
    apart = (await club.alice.slash("piquet leaderboard", rules="house-deals")).text
    assert "Parties of deals against the house" in apart
    assert "Alice" in apart
    assert "House, beginner" in apart
    profile = (await club.alice.slash("piquet profile")).text
    assert "### Parties of deals against the house" in profile
    assert "0 won, 1 lost" in profile
    # In turning the boards, too, one comes to it and back.
    board = (await club.alice.slash("piquet leaderboard")).post
    assert board is not None
    menu = next(control for control in board.controls if control.custom_id.endswith(".in"))
    turned = await club.alice.choose(board, ["house-deals-here"], custom_id=menu.custom_id)
    assert "House, beginner" in turned.text


async def test_what_is_asked_of_discord_in_vain_does_not_keep_the_house_from_its_end(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, answered = bot_of(club), asyncio.Event()

    async def when_it_is_answered(_: Watch) -> None:
        await answered.wait()

    monkeypatch.setattr(client, "GRACE", 0.5)
    monkeypatch.setattr(Watch, "stop", when_it_is_answered)
    await bot.close()
    with pytest.raises(Unanswered, match="closed"):
        await bot.club.thinkers.ask(abs, -1)
    answered.set()
