"""People who leave, places that vanish, a bot that is thrown out: as those who stay see it."""

from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Club, Person
from tests.support.crossing import Kind
from tests.support.discord.told_checks import check_told, row_of
from tests.support.players import at_table, begin, bot_at, challenge, players_of, step, table

DAY = 24 * 60 * 60


async def started(club: Club, steps: int = 8, *, pace: int = 3 * DAY) -> tuple[Person, Person]:
    """A partie in play: who is to act, and who waits."""
    await begin(club, pace=pace)
    await play(club, steps)
    both, to_act = (club.alice, club.bob), (await row_of(club)).to_act or 0
    return both[to_act], both[1 - to_act]


async def play(club: Club, steps: int, seed: int = 1) -> None:
    players = players_of(club, seed)
    for _ in range(steps):
        assert await step(club, players)


def table_says(club: Club) -> str:
    return "\n".join(post.text for post in at_table(club))


# People.


@pytest.mark.parametrize("restart", [False, True])
async def test_who_leaves_is_missed_at_his_reminder_and_the_other_may_claim_in_the_end(
    database: Path, restart: bool
) -> None:
    async with Club(bot_at(database)) as club:
        gone, waiting = await started(club, pace=DAY)
        club.leave(gone)
        if restart:
            await club.restart()
        await club.advance(DAY // 2 + 60)
        assert f"**{gone.name}** has left this server" in table_says(club)
        assert f"{gone.name} has left the server" in waiting.live().text
        assert len(waiting.lives()) == 1
        if restart:
            await club.restart()
        await club.advance(DAY // 2)
        await waiting.click(waiting.live(), verb="claiming")
        await waiting.click(waiting.live(), verb="claim")
        row = await row_of(club)
        assert (row.ending, row.winner) == ("claimed", (club.alice, club.bob).index(waiting))
        assert table_says(club).count("has left this server") == 1


async def test_in_a_partie_without_a_pace_a_week_begins_when_he_is_missed(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        acting, waiting = await started(club, pace=0)
        club.leave(waiting)
        players = players_of(club, seed=1)
        for _ in range(20):
            if f"**{waiting.name}** has left this server" in table_says(club):
                break
            assert await step(club, players)
        row = await row_of(club)
        assert row.pace == 7 * DAY
        assert row.due_at is not None
        assert f"{waiting.name} has left the server" in acting.live().text


async def test_in_a_partie_without_a_pace_one_who_leaves_on_his_own_turn_is_missed_as_well(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        gone, waiting = await started(club, pace=0)
        club.leave(gone)
        for _ in range(8):
            await club.advance(DAY)
        assert f"{gone.name} has left the server" in waiting.live().text
        for _ in range(7):
            await club.advance(DAY)
        await waiting.click(waiting.live(), verb="claiming")
        await waiting.click(waiting.live(), verb="claim")
        assert (await row_of(club)).ending == "claimed"


WHEREABOUTS = {
    "unknown user": (404, 10013, True),
    "unknown server": (404, 10004, False),
    "no access": (403, 50001, False),
    "error": (500, 0, False),
    "too many": (429, 0, False),
}


@pytest.mark.parametrize("why", WHEREABOUTS)
async def test_what_discord_answers_about_a_person_is_taken_for_what_it_says_and_no_more(
    database: Path, why: str
) -> None:
    status, code, deleted = WHEREABOUTS[why]
    async with Club(bot_at(database)) as club:
        _, waiting = await started(club, pace=DAY)
        with club.fault("look", status, code):
            await club.advance(DAY // 2 + 60)
        assert "has left" not in waiting.live().text
        assert ("no longer there" in waiting.live().text) == deleted


async def test_an_account_that_is_deleted_is_said_to_be_no_longer_there(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        gone, waiting = await started(club, pace=DAY)
        club.leave(gone)
        club.discord.delete_account(gone.id)
        await club.advance(DAY // 2 + 60)
        assert f"**{gone.name}**’s account is no longer there" in table_says(club)
        assert f"{gone.name}’s account is no longer there" in waiting.live().text


async def test_who_comes_back_and_plays_is_said_to_be_here(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        gone, waiting = await started(club, pace=DAY)
        club.leave(gone)
        await club.advance(DAY // 2 + 60)
        club.come_back(gone)
        players = players_of(club, seed=2)
        shown = await gone.slash("piquet hand")
        assert shown.post is not None
        await players[gone.name].decide(shown.post)
        assert f"**{gone.name}** is here again" in table_says(club)
        assert "has left" not in waiting.live().text


async def test_who_only_closes_his_dms_has_not_left(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        acting, _ = await started(club, pace=DAY)
        acting.close_dms()
        await club.advance(DAY // 2 + 60)
        assert "has left" not in table_says(club)
        assert acting.mention in table_says(club)


async def test_discord_is_asked_about_people_a_few_times_and_never_in_a_loop(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        gone, _ = await started(club, pace=DAY)
        club.leave(gone)
        before = len(club.requests)
        await club.advance(10 * DAY)
        asked = [one for one in club.requests[before:] if "/members/" in one.path or one.path.startswith("/users/")]
        assert 1 <= len([one for one in asked if one.kind is Kind.LOOK]) <= 8
        refused = [one for one in club.requests[before:] if getattr(one.error, "status", 0) in (401, 403)]
        assert len(refused) <= 2


# Places.


@pytest.mark.parametrize("restart", [False, True])
async def test_a_channel_that_is_deleted_with_its_thread_leaves_the_hands_which_say_so(
    database: Path, restart: bool
) -> None:
    async with Club(bot_at(database)) as club:
        await started(club)
        await club.delete(club.channel)
        if restart:
            await club.restart()
        for person in (club.alice, club.bob):
            assert "has no table in the server any more" in person.live().text
        await play(club, 5, seed=2)


async def test_a_thread_that_is_put_away_is_opened_by_what_is_said_next(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await started(club)
        club.discord.put_away(table(club).id, locked=False)
        await play(club, 6, seed=2)
        assert (await row_of(club)).table_channel == table(club).id
        await check_told(club)


async def test_a_table_closed_to_the_bot_moves_to_the_channel(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await started(club)
        club.withhold("send_messages_in_threads")
        with club.fault("table message", 403, 50013, times=1), club.fault("edit", 403, 50013, times=1):
            await play(club, 1, seed=2)
        assert (await row_of(club)).table_channel == club.channel.id
        assert "The table has moved here" in club.posts()[-1].text
        await play(club, 4, seed=3)


async def test_a_channel_that_is_renamed_or_moved_changes_nothing(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await started(club)
        club.discord.rename(club.channel.id, "cards")
        await play(club, 6, seed=2)
        await check_told(club)


# The bot.


async def thrown_out(club: Club, *, down: bool) -> None:
    """The bot is thrown out, while it is up or while it is down; with it goes the only server in common."""
    for person in (club.alice, club.bob):
        person.close_dms(50278)
    if down:
        await club.discord._close()
    club.discord.throw_out(club.server.id)
    if down:
        await club.restart()
    await club.settle()


async def invited(club: Club, *, down: bool) -> None:
    for person in (club.alice, club.bob):
        person.open_dms()
    if down:
        await club.discord._close()
    club.discord.invite(club.server.id)
    if down:
        await club.restart()
    await club.settle()


@pytest.mark.parametrize("down", [False, True])
async def test_thrown_out_and_invited_again_the_partie_goes_on_where_it_stood(database: Path, down: bool) -> None:
    async with Club(bot_at(database)) as club:
        await started(club, pace=DAY)
        due = (await row_of(club)).due_at
        assert due is not None
        await thrown_out(club, down=down)
        row = await row_of(club)
        assert (row.due_at, row.stands_still) == (None, True)
        for person in (club.alice, club.bob):
            assert "I am no longer in the server of this table" in person.live().text
        await club.advance(5 * DAY)
        assert (await row_of(club)).ended_at is None
        await invited(club, down=down)
        again = (await row_of(club)).due_at
        assert again is not None
        assert 0 <= again - due - 5 * DAY <= 60
        for person in (club.alice, club.bob):
            assert "I am no longer" not in person.live().text
            assert len(person.lives()) == 1
        await play(club, 10, seed=2)
        await check_told(club)


async def test_not_invited_again_the_partie_is_broken_off_after_thirty_days(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await started(club, pace=DAY)
        await thrown_out(club, down=False)
        for _ in range(31):
            await club.advance(DAY)
        assert (await row_of(club)).ending == "stopped"
        for person in (club.alice, club.bob):
            assert "broken off" in person.live().text


async def test_an_outage_is_no_leaving(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await started(club, pace=DAY)
        before = await row_of(club)
        club.discord.outage(club.server.id)
        await club.settle()
        assert await row_of(club) == before
        club.discord.recover(club.server.id)
        await club.settle()
        assert await row_of(club) == before
        await play(club, 5, seed=2)


async def test_a_challenge_of_one_who_has_left_expires(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        club.leave(club.alice)
        await club.advance(2 * DAY)
        (post,) = [post for post in club.posts() if post.id == offer.id]
        assert "expired" in post.text
