from typing import Any

import discord
from simcord import ChannelHandle

from bot.features.results.leaderboard_view import Span
from bot.model.leaderboards import LeaderboardKey, RankedBy
from data import leaderboard_places
from data.players import users
from data.store.transaction import Transaction
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.past_parties import finish_deal
from tests.support.discord.table_checks import bot_of
from tests.support.messages import VisibleMessage
from tests.support.players import choose_settings


async def won(
    harness: Harness, winner: Person, loser: Person, channel: ChannelHandle | None = None, **options: Any
) -> None:
    offer = (await winner.slash("piquet challenge", channel, opponent=loser, **options)).message
    await loser.click(offer, verb="accept")
    await finish_deal(harness, winner, loser)
    await loser.click((await loser.slash("piquet resign", channel)).message, verb="giveup")


async def board(person: Person, channel: ChannelHandle | None = None, **options: Any) -> VisibleMessage:
    answer = await person.slash("piquet leaderboard", channel, **options)
    assert answer.ephemeral
    return answer.message


async def fill(
    harness: Harness,
    people: int,
    what: RankedBy,
    *,
    guild: int | None = None,
    named: str = "Guest {}",
    value: int | None = 100,
) -> None:
    """Adds strangers whose figures are one, two, three … times ``value``. With None removes them."""
    where = harness.server.id if guild is None else guild
    database = bot_of(harness).context.database

    def strangers(tx: Transaction) -> dict[str, int]:
        return dict(tx.fetch_tuples('SELECT name, "user" FROM names WHERE guild = ?', where))

    known = await database.read(strangers)
    for number in range(1, people + 1):
        if (name := named.format(number)) not in known:
            stranger = harness.discord.env.create_user(f"guest{number}")
            harness.server.add_member(stranger)
            known[name] = stranger.id

    def work(tx: Transaction) -> None:
        for number in range(1, people + 1):
            stranger = known[named.format(number)]
            users.set_name(tx, stranger, where, named.format(number), 0)
            leaderboard_places.put(tx, LeaderboardKey(where, what, "deals", 0), stranger, value and value * number)

    await database.write(work)


def chosen(post: VisibleMessage) -> list[str]:
    selects = [control for control in post.controls if control.is_select]
    return [option.label for select in selects for option in select.options if option.chosen]


# Ratings.


async def test_the_winner_ranks_above_the_loser_both_with_a_question_mark(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    shown = await board(harness.alice)
    assert "## Rating\nSix-deal games, on this server" in shown.text
    assert "`–  1662? ±290` **Alice** (you)\n`–  1338? ±290` Bob" in shown.text
    assert "A rating with a question mark is still too uncertain to rank" in shown.text
    assert chosen(shown) == ["Rating", "Six-deal games, this server"]
    assert "`–  1662? ±290` Alice\n`–  1338? ±290` **Bob** (you)" in (await board(harness.bob)).text


async def test_a_leaderboard_says_how_to_get_on_it(harness: Harness) -> None:
    empty = await board(harness.carol)
    assert "This leaderboard is empty. The first rated game to be finished puts both players on it" in empty.text
    assert not [control for control in empty.controls if not control.is_select]
    await won(harness, harness.alice, harness.bob, rated=False)
    assert "This leaderboard is empty" in (await board(harness.bob, by="rating")).text
    await won(harness, harness.alice, harness.bob)
    assert "yet. To join it, finish a rated game on this server." in (await board(harness.carol)).text
    assert "yet. To join it, win a game on this server in this period." in (await board(harness.bob, by="won")).text


async def test_a_leaderboard_opens_where_it_has_players_and_lists_the_alternatives(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob, rated=False)
    assert "## Wins\nSix-deal games, on this server" in (await board(harness.bob)).text
    await won(harness, harness.alice, harness.bob, rules="hundred")
    shown = await board(harness.carol)
    assert "## Rating\nA Hundred Up, on this server" in shown.text
    assert "Also: " not in shown.text
    await won(harness, harness.carol, harness.bob)
    await won(harness, harness.carol, harness.alice)
    shown = await board(harness.carol)
    assert "## Rating\nSix-deal games, on this server" in shown.text
    assert "Also: A Hundred Up, this server, 2 players" in shown.text
    assert "This leaderboard is empty" in (await board(harness.carol, rules="rubber")).text


# Points and parties won, and their periods.


async def test_parties_won_are_counted_by_month_by_year_and_in_all(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    for span in Span:
        shown = await board(harness.alice, by="won", time=span)
        assert "`1  1` **Alice** (you)" in shown.text
        assert chosen(shown)[0] == f"Wins, {SPANS[span]}"
    later(harness, 366 * DAY)
    for span, empty in {Span.ALL: False, Span.YEAR: True, Span.MONTH: True}.items():
        shown = await board(harness.alice, by="won", time=span)
        assert ("This leaderboard is empty" in shown.text) is empty


async def test_a_resignation_brings_no_points_and_the_leaderboard_says_so(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    assert "The first game played to its end puts the winner on it" in (await board(harness.alice, by="points")).text
    await fill(harness, 1, RankedBy.POINTS)
    shown = await board(harness.alice, by="points")
    assert "yet. To join it, play a game to its end and win it on this server in this period." in shown.text


SPANS = {Span.ALL: "all time", Span.YEAR: "this year", Span.MONTH: "this month"}


async def test_a_monthly_leaderboard_keeps_its_month_when_the_next_begins(harness: Harness) -> None:
    shown = await board(harness.alice, by="points", time="month")
    about = shown.text.splitlines()[1]
    assert about.endswith(f"{harness.now:%B %Y}")
    later(harness, 31 * DAY)
    await harness.alice.choose(shown, ["games-here"], verb="board", custom_id=select(shown, "in"))
    assert shown.text.splitlines()[1] == about.replace("Six-deal games", "A Hundred Up")
    assert chosen(shown) == ["A Hundred Up, this server"]
    await harness.alice.choose(shown, ["points-month"], custom_id=select(shown, "by"))
    assert shown.text.splitlines()[1] != about
    assert chosen(shown) == ["Games ahead, this month", "A Hundred Up, this server"]


async def test_a_period_without_a_ranking_shows_points(harness: Harness) -> None:
    assert "## Points won" in (await board(harness.alice, time="year")).text
    rating = await board(harness.alice, by="rating", time="year")
    assert rating.text.startswith("## Rating\nSix-deal games, on this server\n")
    await harness.alice.choose(rating, ["won-month"], custom_id=select(rating, "by"))
    assert "## Wins" in rating.text
    await harness.alice.choose(rating, ["rating"], custom_id=select(rating, "by"))
    assert rating.text.startswith("## Rating\nSix-deal games, on this server\n")


# Pages.


async def test_a_long_leaderboard_has_pages_with_the_viewers_own_place_below_each(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    await fill(harness, 24, RankedBy.WON)
    shown = await board(harness.alice, by="won")
    assert rows(shown) == [f"`{place:>2}  {2500 - 100 * place:,}` Guest {25 - place}" for place in range(1, 11)]
    assert "Page 1 of 3, 25 players" in shown.text
    assert "**Your place:** `25  1`" in shown.text
    assert disabled(shown) == {"First page", "Previous page"}
    await harness.alice.click(shown, label="Next page")
    assert "`11  1,400` Guest 14" in shown.text
    assert "Page 2 of 3" in shown.text
    assert disabled(shown) == set()
    await harness.restart()
    await harness.alice.click(shown, label="My place")
    assert rows(shown)[-1] == "`25    1` **Alice** (you)"
    assert "Your place" not in shown.text
    assert disabled(shown) == {"Next page", "My place"}
    await harness.alice.click(shown, label="Previous page")
    assert "Page 2 of 3" in shown.text
    await harness.alice.click(shown, label="First page")
    assert "Page 1 of 3" in shown.text


async def test_equal_values_share_a_place(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    await won(harness, harness.bob, harness.carol)
    assert {row[:6] for row in rows(await board(harness.carol, by="won"))} == {"`1  1`"}


async def test_a_page_beyond_the_end_leads_to_the_last_page(harness: Harness) -> None:
    await fill(harness, 21, RankedBy.WON)
    shown = await board(harness.alice, by="won")
    await harness.alice.click(shown, label="Next page")
    await fill(harness, 21, RankedBy.WON, value=None)
    await harness.alice.click(shown, label="Next page")
    assert "This leaderboard is empty" in shown.text


def delete_the_ledger(tx: Transaction) -> None:
    for table in ("results", "deal_results", "ratings", "places", "crowds"):
        tx.execute(f"DELETE FROM {table}")  # noqa: S608
    tx.execute("UPDATE parties SET booked = 0, rated = 0")


async def test_after_an_upgrade_the_leaderboards_include_earlier_parties(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    await bot_of(harness).context.database.write(delete_the_ledger)
    await harness.restart()
    await harness.advance(1)
    assert rows(await board(harness.alice, by="won")) == ["`1  1` **Alice** (you)"]


# All servers.


async def test_the_all_servers_leaderboards_show_only_people_who_opted_in(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    for person in (harness.alice, harness.bob):
        shown = await board(person, servers="all")
        assert "show only players who asked to be listed" in shown.text
        assert "You’re not listed on" in shown.text
    settings = await harness.bob.slash("piquet settings")
    assert "Leaderboards of all servers: **you are not listed**" in settings.text
    listed = await choose_settings(harness.bob, listed=True)
    assert "Leaderboards of all servers: **you are listed**" in listed.text
    alone = await board(harness.alice, servers="all")
    assert rows(alone) == ["`–  1338? ±290` Bob"]
    await harness.alice.click(alone, label="List me")
    assert rows(alone) == ["`–  1662? ±290` **Alice** (you)", "`–  1338? ±290` Bob"]
    await choose_settings(harness.bob, listed=False)
    assert "You’re not listed on" in (await board(harness.bob, servers="all")).text
    await harness.restart()
    assert rows(await board(harness.alice, servers="all")) == ["`–  1662? ±290` **Alice** (you)"]


async def test_wins_count_on_each_server_separately_and_on_all_together(harness: Harness) -> None:
    other = harness.discord.env.create_guild("Portland")
    there = other.create_text_channel("cards")
    alice, bob = (Person(harness, other.add_member(person.actor.user)) for person in (harness.alice, harness.bob))
    await won(harness, harness.alice, harness.bob)
    await won(harness, harness.alice, harness.bob)
    await won(harness, alice, bob, there)
    await choose_settings(harness.alice, listed=True)
    assert rows(await board(harness.alice, by="won")) == ["`1  2` **Alice** (you)"]
    assert rows(await board(alice, there, by="won")) == ["`1  1` **Alice** (you)"]
    assert rows(await board(alice, there, by="won", servers="all")) == ["`1  3` **Alice** (you)"]
    assert "Played **3**: 3 won" in (await harness.carol.slash("piquet profile", person=harness.alice)).text


async def test_a_server_nickname_is_not_shown_on_another_server(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    other = harness.discord.env.create_guild("Portland")
    there = other.create_text_channel("cards")
    alice = Person(harness, other.add_member(harness.alice.actor.user, nick="Lady A"))
    bob = Person(harness, other.add_member(harness.bob.actor.user))
    await won(harness, alice, bob, there)
    assert "Lady A" in (await board(bob, there)).text
    assert [row.rpartition("` ")[2] for row in rows(await board(harness.carol))] == ["Alice", "Bob"]
    await won(harness, harness.alice, harness.bob, rules="hundred")
    await won(harness, alice, bob, there)
    asked: dict[str, Any] = {"person": harness.alice, "with": harness.bob}
    shown = (await harness.carol.slash("piquet profile", **asked)).message
    await harness.carol.choose(shown, ["games"], verb="profile")
    assert "## Alice\n" in shown.text
    shared = (await harness.carol.click(shown, label="Share")).text
    assert "## Alice\n" in shared


async def test_a_server_sees_only_its_own_leaderboard_and_that_of_all_servers(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    await fill(harness, 3, RankedBy.RATING, guild=harness.server.id + 1)
    await fill(harness, 2, RankedBy.RATING, guild=0, named="Anyone {}")
    shown = await board(harness.carol)
    assert "Guest" not in shown.text
    await harness.carol.choose(shown, ["deals-all"], custom_id=select(shown, "in"))
    assert [row.rpartition("` ")[2] for row in rows(shown)] == ["Anyone 2", "Anyone 1"]


# Sharing, and names.


async def test_a_shared_page_is_public_and_not_personalized(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    shared = (await harness.bob.click(await board(harness.bob), label="Share")).message
    assert not shared.ephemeral
    assert harness.posts()[-1].id == shared.id
    assert rows(shared) == ["`–  1662? ±290` Alice", "`–  1338? ±290` Bob"]
    assert "Shared by Bob. `/piquet leaderboard` shows the other pages." in shared.text
    assert not shared.controls


async def test_nobody_can_share_in_a_channel_where_they_cannot_write(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    silent = discord.PermissionOverwrite(send_messages=False)
    notices = harness.server.create_text_channel("notices", overwrites={harness.server.default_role: silent})
    for name in ("leaderboard", "profile"):
        shown = (await harness.bob.slash(f"piquet {name}", notices)).message
        assert "You can’t write in this channel" in (await harness.bob.click(shown, label="Share")).text
    assert not harness.posts(notices)


async def test_a_name_neither_breaks_a_leaderboard_nor_pings_anybody(harness: Harness) -> None:
    await fill(harness, 1, RankedBy.WON, named="**@everyone**\n# {} `")
    shown = await board(harness.alice, by="won")
    (row,) = rows(shown)
    assert row.startswith("`1  100` \\*\\*@\u200beveryone\\*\\*")
    await harness.alice.click(shown, label="Share")
    assert harness.requests[-1].body["data"]["allowed_mentions"] == {"parse": []}


DAY = 86_400


def later(harness: Harness, seconds: int) -> None:
    own = bot_of(harness).context
    before = own.clock
    own.clock = lambda: before() + seconds


def rows(post: VisibleMessage) -> list[str]:
    return [line for line in post.text.splitlines() if line.startswith("`")]


def disabled(post: VisibleMessage) -> set[str]:
    return {control.label for control in post.controls if control.disabled}


def select(post: VisibleMessage, name: str) -> str:
    return next(one.custom_id for one in post.controls if one.is_select and one.arg.endswith(f".{name}"))


async def test_a_player_who_leaves_a_server_leaves_its_leaderboard_until_they_return(harness: Harness) -> None:
    await won(harness, harness.bob, harness.alice)
    assert "Bob" in (await board(harness.carol)).text
    harness.leave(harness.bob)
    await harness.advance(3600)
    assert "Bob" not in (await board(harness.carol)).text
    harness.come_back(harness.bob)
    assert "Bob" not in (await board(harness.carol)).text
    await board(harness.bob)
    assert "Bob" in (await board(harness.carol)).text
