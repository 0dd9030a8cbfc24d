import asyncio
import random
import re
from typing import Any

import pytest

from bot import client
from bot.features.challenges.limits import MOST_WITH_THE_HOUSE
from bot.features.clocks.idle_parties import IdleParties
from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.house_seats import USERS
from bot.model.ids import PartieId
from bot.model.players import User
from bot.piquet.actions import Play
from bot.piquet.deal import Deal, Stage
from bot.piquet.tricks import Trick
from bot.piquet.view import view
from bot.runtime.engine_pool import Unanswered
from data import parties
from data.players import users
from tests.discord.clocks.test_absences import remove_bot
from tests.discord.results.test_leaderboard import DAY, later
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.past_parties import counts
from tests.support.discord.table_checks import bot_of, deal_of, game_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import Player, at_table, challenge, member_with_permissions, step, table
from tests.support.visible_cards import cards_in_log, cards_in_view, cards_shown

NAME = "The House (beginner)"


def alone(harness: Harness, seed: int = 1) -> dict[str, Player]:
    return {"Alice": Player(harness.alice, random.Random(seed))}


async def play_house(harness: Harness, **options: Any) -> VisibleMessage:
    return await challenge(harness.alice, level="beginner", **options)


async def play_on(harness: Harness, seed: int = 1) -> None:
    players = alone(harness, seed)
    while await step(harness, players):
        pass


async def resign_after_a_deal(harness: Harness) -> None:
    players = alone(harness)
    while not await counts(harness):
        await step(harness, players)
    await resign(harness)


async def resign(harness: Harness) -> None:
    asked = (await harness.alice.slash("piquet resign")).post
    assert asked is not None
    await harness.alice.click(asked, label="Resign")


async def refused(harness: Harness, person: Person, **options: Any) -> str:
    answer = await person.slash("piquet challenge", **options)
    assert answer.ephemeral
    harness.take_errors()
    return answer.text


def written_to(harness: Harness) -> set[str]:
    return {str(one.body) for one in harness.requests if one.path.endswith("/users/@me/channels")}


async def test_a_challenge_to_the_bot_starts_at_once(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.house, level="beginner", deals=1, rated=False)
    assert f"**Alice** plays **{NAME}**" in offer.text
    assert "**Rubicon Piquet** · friendly" in offer.text
    assert "Rule set: Rubicon Piquet" in (await harness.alice.click(offer, label="How is it played?")).text
    assert [control.label for control in offer.controls] == ["How is it played?", "Fair deals"]
    opening = at_table(harness)[0].text
    assert f"## Alice – {NAME}" in opening
    assert harness.alice.mention in opening
    await play_on(harness)
    row = await row_of(harness)
    assert (row.ending, row.pace, row.due_at, row.house) == ("played", None, None, 1)
    assert re.match("### You (won|lost) by ", harness.alice.lives()[-1].text)
    said = "\n".join(post.text for post in [*at_table(harness), *harness.alice.dms(), *harness.posts()])
    assert not [user for user in USERS.values() if f"<@{user}>" in said]
    assert len(written_to(harness)) == 1
    assert await bot_of(harness).context.database.read(lambda tx: [users.get_user(tx, 1)]) == [User(1)]


async def test_a_move_of_the_house_edits_the_hand_without_a_ping(harness: Harness) -> None:
    await play_house(harness, rated=False)
    players = alone(harness)
    assert await step(harness, players)
    hands = len(harness.alice.dms())
    for _ in range(8):
        assert await step(harness, players)
    assert len(harness.alice.dms()) == hands


async def test_orders_are_carried_out_against_the_house(harness: Harness) -> None:
    await play_house(harness, rated=False)
    players = alone(harness)
    (player,) = players.values()
    while await number(harness) == 0:
        assert await step(harness, players)
    ordered = 0
    # The house's cards are its own secret: until it has led a suit that Alice follows.
    while not ordered:
        current = await number(harness)
        while not (deal := await deal_of(harness)).tricks or deal.stage is not Stage.PLAY:
            assert await step(harness, players)
        await harness.alice.click(harness.alice.live(), label="Play ahead…")
        await harness.alice.click(harness.alice.live(), label="Follow suit for me")
        first, clicked = len((await deal_of(harness)).log), len(player.did)
        while await number(harness) == current:
            assert await step(harness, players)
        deal = (await game_of(harness)).deals[current]
        replies = [trick for trick in deal.tricks[:-1] if trick.leader == 1 and at_of(deal, trick) >= first]
        ordered = sum(trick.led.suit is trick.reply.suit for trick in replies)
        mine = [action for action in deal.log[first:-2] if action.seat == 0]
        assert len(player.did) - clicked == len(mine) - ordered


async def number(harness: Harness) -> int:
    return len((await game_of(harness)).deals) - 1


def at_of(deal: Deal, trick: Trick) -> int:
    """Returns the decision number of a trick's reply."""
    return deal.log.index(Play(1 - trick.leader, trick.reply))


async def test_the_house_bids_and_plays_counterpique(harness: Harness) -> None:
    await play_house(harness, rules="counterpique", rated=False)
    players = alone(harness)
    for _ in range(25):
        await step(harness, players)
    talk = "\n".join(post.text for post in at_table(harness))
    assert "**The house** passes" in talk or "**The house**: “" in talk
    assert (await row_of(harness)).seq > 25


@pytest.mark.parametrize("rules", ["rubicon", "counterpique"])
async def test_nobody_sees_a_hidden_card_of_the_house(rules: str, harness: Harness) -> None:
    await play_house(harness, rules=rules, rated=False)
    people: dict[int | None, Person | None] = {0: harness.alice, None: harness.carol}
    shown, players = dict.fromkeys(people, 0), alone(harness, seed=3)

    async def kept() -> LoadedPartie:
        return await bot_of(harness).context.database.read(lambda tx: LoadedPartie.load(tx, PartieId(1), 0, 0))

    while len((table := await kept()).deals) == 1:
        assert table.deal is not None
        for eye, person in people.items():
            everything = harness.everything_seen_by(person)
            known = cards_in_view(view(table.deal, eye))
            assert not [seen.text for seen in everything[shown[eye] :] if cards_shown(seen).without(known)]
            shown[eye] = len(everything)
        assert await step(harness, players)
    assert cards_in_log(harness.log_text) == []


async def test_after_a_restart_the_house_plays_on(harness: Harness) -> None:
    await play_house(harness, deals=1, rated=False)
    players = alone(harness)
    for _ in range(4):
        await step(harness, players)
    await harness.restart()
    await harness.settle()
    await play_on(harness)
    assert (await row_of(harness)).ending == "played"


async def test_no_rematch_starts_on_a_server_that_removed_the_bot(harness: Harness) -> None:
    await play_house(harness)
    await resign(harness)
    over = harness.alice.live()
    await remove_bot(harness, down=False)
    assert "I am no longer on that server" in (await harness.alice.click(over, verb="rematch")).text
    assert await bot_of(harness).context.database.read(parties.in_play) == []


async def test_a_rematch_is_dealt_at_once_and_a_second_click_shows_it(harness: Harness) -> None:
    await play_house(harness, deals=1, rated=False)
    first = await row_of(harness)
    await resign(harness)
    over = harness.alice.lives()[-1]
    answer = await harness.alice.click(over, verb="rematch")
    assert "has been posted at the table" in answer.text
    second = await row_of(harness, PartieId(2))
    assert (second.house, second.ended_at, second.pace, second.rated) == (1, None, None, 0)
    assert second.first_dealer == 1 - (first.first_dealer or 0)
    again = await harness.alice.press(over, over.controls[0].custom_id)
    assert "has been posted at the table" in again.text
    with pytest.raises(AssertionError):
        await row_of(harness, PartieId(3))


async def test_the_house_can_replace_an_opponent_who_does_not_answer(harness: Harness) -> None:
    offer = await challenge(harness.alice, rules="club", pace=86400)
    assert "only the challenger" in (await harness.bob.click(offer, label="Play the house instead")).text.lower()
    asked = (await harness.alice.click(offer, label="Play the house instead")).post
    assert asked is not None
    await harness.alice.click(asked, label="Beginner")
    assert f"**Alice** plays **{NAME}**" in offer.text
    assert [control.label for control in offer.controls] == ["How is it played?", "Fair deals"]
    row = await row_of(harness)
    assert (row.rules, row.house, row.pace, row.table_channel) == ("club", 1, None, None)
    late = await harness.alice.press(asked, f"pq:1:house:{row.challenge}:0:master")
    assert "already been accepted" in late.text


async def test_incompatible_options_are_refused_with_a_sentence(harness: Harness) -> None:
    robot = Person(harness, harness.server.add_member(harness.discord.env.create_user("Robot", bot=True)))
    assert (
        "only the house has a level"
        in (await refused(harness, harness.alice, opponent=harness.bob, level="club")).lower()
    )
    assert "has no clock" in await refused(harness, harness.alice, level="club", pace=3600)
    assert "has no clock" in await refused(harness, harness.alice, opponent=harness.house, pace=3600)
    assert await refused(harness, harness.alice, opponent=robot)
    assert not harness.threads


async def test_the_number_of_parties_with_the_house_is_limited(harness: Harness) -> None:
    for _ in range(MOST_WITH_THE_HOUSE):
        await play_house(harness)
    told = await refused(harness, harness.alice, level="beginner")
    assert f"You already have {MOST_WITH_THE_HOUSE} games against the house in progress" in told
    assert "plays **The House" in (await challenge(harness.bob, level="beginner")).text


async def test_the_bots_profile_shows_the_house_at_each_level(harness: Harness) -> None:
    unplayed = (await harness.alice.slash("piquet profile", person=harness.house)).post
    assert unplayed is not None
    # The expert has the results of daily deals, and of the club player of older versions.
    assert "**The House (expert)** has not finished a game yet" in unplayed.text
    await play_house(harness)
    await resign_after_a_deal(harness)
    shown = await harness.alice.click(unplayed, label="Beginner")
    assert f"## {NAME}\n### Games of up to six deals against the house" in shown.text
    assert "1 won, 0 lost" in shown.text
    assert [control.label for control in unplayed.controls][-4:] == ["Casual player", "Club player", "Expert", "Master"]
    # With the bot as opponent, the profile is about the parties against the house.
    against: dict[str, Any] = {"with": harness.house}
    own = await harness.alice.slash("piquet profile", **against)
    assert "## Alice\n### Games of up to six deals against the house" in own.text


async def test_a_moderator_can_move_and_end_a_table_with_the_house(harness: Harness) -> None:
    await play_house(harness, rated=False)
    players, elsewhere = alone(harness), harness.server.create_text_channel("elsewhere")
    olga = member_with_permissions(harness, manage_messages=True)
    shown = (await olga.slash("piquet moderate", table(harness), to=elsewhere)).post
    assert shown is not None
    assert "Alice – the house" in shown.text
    assert "**the house** has moved to" in (await olga.click(shown, verb="moveto")).text
    seq = (await row_of(harness)).seq
    for _ in range(4):
        assert await step(harness, players)
    row = await row_of(harness)
    assert (row.table_channel, row.to_act) == (elsewhere.id, 0)
    assert row.seq > seq + 4
    moderated = (await olga.slash("piquet moderate", elsewhere)).post
    assert moderated is not None
    asked = (await olga.click(moderated, verb="stopping")).post
    assert asked is not None
    assert "No one wins it, and **Alice** will be told" in asked.text
    assert "has ended without a result, and **Alice** will be told" in (await olga.click(asked, verb="stop")).text
    row = await row_of(harness)
    assert (row.ending, row.winner, row.to_act) == ("stopped", None, None)
    assert "has ended without a result" in harness.posts(elsewhere)[-1].text
    assert "The game was stopped without a result." in harness.alice.live().text
    assert len(written_to(harness)) == 1


async def test_a_vacation_is_not_announced_to_the_house(harness: Harness) -> None:
    await play_house(harness, rated=False)
    players = alone(harness)
    assert await step(harness, players)
    assert "You are on vacation" in (await harness.alice.slash("piquet vacation", days=3)).text
    assert "Any move ends it." in harness.alice.live().text
    assert await step(harness, players)
    assert "You are not on vacation" in (await harness.alice.slash("piquet vacation")).text
    assert "vacation" not in "\n".join(post.text for post in at_table(harness))
    assert "vacation" not in harness.alice.live().text


async def test_monthly_and_yearly_leaderboards_count_wins_against_the_house_apart(harness: Harness) -> None:
    await play_house(harness)
    await resign_after_a_deal(harness)

    async def read(time: str, rules: str) -> str:
        return (await harness.alice.slash("piquet leaderboard", by="won", time=time, rules=rules)).text

    for time in ("month", "year", "all"):
        assert "`1  1` House, beginner" in await read(time, "house-deals")
        assert "This leaderboard is empty" in await read(time, "deals")
    later(harness, 366 * DAY)
    assert "`1  1` House, beginner" in await read("all", "house-deals")
    for time in ("month", "year"):
        assert "This leaderboard is empty" in await read(time, "house-deals")


async def test_ratings_against_the_house_are_separate(harness: Harness) -> None:
    await play_house(harness, rated=True)
    await resign_after_a_deal(harness)
    assert "Ratings:" in harness.alice.lives()[-1].text
    people = (await harness.alice.slash("piquet leaderboard", rules="deals")).text
    assert "This leaderboard is empty" in people
    apart = (await harness.alice.slash("piquet leaderboard", rules="house-deals")).text
    assert "Six-deal games against the house" in apart
    assert "Alice" in apart
    assert "House, beginner" in apart
    profile = (await harness.alice.slash("piquet profile")).text
    assert "### Games of up to six deals against the house" in profile
    assert "0 won, 1 lost" in profile
    # The buttons of the leaderboards lead to it and back.
    board = (await harness.alice.slash("piquet leaderboard")).post
    assert board is not None
    menu = next(control for control in board.controls if control.custom_id.endswith(".in"))
    turned = await harness.alice.choose(board, ["house-deals-here"], custom_id=menu.custom_id)
    assert "House, beginner" in turned.text


async def test_the_pool_closes_despite_a_hanging_service(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, answered = bot_of(harness), asyncio.Event()

    async def hang(_: IdleParties) -> None:
        await answered.wait()

    monkeypatch.setattr(client, "GRACE", 0.5)
    monkeypatch.setattr(IdleParties, "stop", hang)
    await bot.close()
    with pytest.raises(Unanswered, match="closed"):
        await bot.context.engine_pool.ask(abs, -1)
    answered.set()
