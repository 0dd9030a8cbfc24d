import random
import re
from pathlib import Path

import pytest

from bot.features.daily import view
from bot.kit.controls import control_id
from bot.model.clocks import DAY
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.messages import VisibleMessage
from tests.support.players import Player, plain_text
from tests.support.random_choice import by_dm

SEED = 5


async def page_of(person: Person, **options: int) -> VisibleMessage:
    return await person.open_privately("piquet daily", **options)


async def begin(person: Person) -> VisibleMessage:
    await person.click(await page_of(person), verb="daily")
    return person.live()


async def play_out(person: Person) -> list[tuple[str, str]]:
    """Plays the deal to its end, with equal decisions for everyone. Returns the decisions."""
    player = Player(person, random.Random(SEED))
    while (post := await player.waiting()) is not None:
        await player.decide(post)
    return player.did


async def test_the_page_explains_itself_and_play_links_to_the_hand(harness: Harness) -> None:
    page = await page_of(harness.alice)
    assert "Daily deals, day 1" in page.text
    assert "with the same cards for everyone on this server. You get one try, and it’s unrated." in page.text
    answer = await harness.alice.click(page, verb="daily")
    assert "Your cards are in your DMs." in answer.text
    assert "discord.com/channels/@me" in answer.text
    hand = harness.alice.live().text
    assert "you are **elder**" in hand
    assert "This deal" not in hand, "nothing is scored yet"
    assert "You **0**" not in hand
    assert "deals first" not in hand
    again = await page_of(harness.alice)
    assert "**Deal 1, elder** · in play" in again.text
    await harness.alice.click(again, label="Continue")
    assert len(harness.alice.lives()) == 1


@pytest.mark.long
async def test_the_full_ranking_has_pages(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "_SHOWN", 1)
    monkeypatch.setattr(view, "_PART", 2)
    for person in (harness.alice, harness.bob, harness.carol):
        await begin(person)
        await play_out(person)
    await harness.advance(DAY)
    await page_of(harness.alice)
    page = await page_of(harness.carol, day=1)
    await harness.carol.click(page, label="Full ranking")
    assert "Page 2 of 2, 3 players" in page.text
    assert re.search(r"__1\\\. \*\*Carol\*\* −\d+", page.text)
    assert "Alice" not in page.text
    await harness.carol.click(page, label="Previous page")
    assert "Page 1 of 2" in page.text
    assert re.search(r"1\\\. \*\*Alice\*\* −\d+ · 1 deal not played\n1\\\. \*\*Bob\*\* −\d+", page.text)
    far = control_id("dayplaces", harness.server.id, 1, f"{10**8}.to")
    await harness.carol.press(page, far)
    assert "Page 2 of 2" in page.text
    await harness.carol.click(page, label="The day’s page")
    assert "Closed" in page.text


async def test_people_who_make_the_same_decisions_get_the_same_cards_and_replies(harness: Harness) -> None:
    told = list[tuple[list[tuple[str, str]], str]]()
    for person in (harness.alice, harness.bob):
        await begin(person)
        did = await play_out(person)
        told.append((did, re.sub(r"#\d+", "", plain_text(person.dms()[-1].text))))
    assert told[0] == told[1]
    assert "Deal 1" in (await page_of(harness.alice)).text


async def test_each_deal_allows_one_attempt_and_the_second_deal_is_as_younger(harness: Harness, database: Path) -> None:
    alice = harness.alice
    await begin(alice)
    await play_out(alice)
    page = await page_of(alice)
    assert "**Deal 1, elder** · you " in page.text
    assert "**Deal 2, younger** · not played yet" in page.text
    ended = alice.dms()[-1]
    assert "-# Daily deal 1 of 2, day 1: you were elder" in ended.text
    assert "Rematch" not in ended.text
    begun = await alice.click(ended, label="Second deal")
    assert not begun.ephemeral, "the second deal's hand is the last message"
    assert alice.dms()[-1].id == alice.live().id
    again = await alice.click(ended, label="Second deal")
    assert "### Daily deal 2 of 2, day 1: you are **younger**" in again.text, "pressed again, it brings the hand"
    assert "### You" in ended.text, "the end of the first deal stays"
    assert "### Daily deal 2 of 2, day 1: you are **younger**" in alice.live().text
    assert re.search(r"Against .* · open until <t:\d+:f>", alice.live().text)
    await play_out(alice)
    opened = await alice.click(alice.dms()[-1], label="The day’s page")
    assert opened.post is not None
    page = opened.post
    assert "**Deal 2, younger** · you " in page.text
    assert not [control for control in page.controls if control.verb == "daily"]
    before = query(database, "SELECT * FROM parties")
    refused = await alice.press(page, control_id("daily", harness.server.id, 1))
    assert "You have played both of today’s deals." in refused.text
    assert query(database, "SELECT * FROM parties") == before


async def test_only_players_who_finished_see_their_own_and_others_scores(harness: Harness) -> None:
    alice, bob = harness.alice, harness.bob
    for person in (alice, bob):
        for _ in range(2):
            await begin(person)
            await play_out(person)
    told = (await page_of(alice)).text
    assert re.search(r"\*\*[+−]?\d+ against par\*\* · no\. \d of 2 so far", told), told
    assert "**Bob** " in told
    assert "Alice" not in (await page_of(harness.carol)).text


async def test_a_closed_day_shows_what_an_unplayed_deal_costs(harness: Harness) -> None:
    await begin(harness.alice)
    await play_out(harness.alice)
    open_page = (await page_of(harness.alice)).text
    assert re.search(r"\*\*[+−]?\d+ against par\*\* · 1 deal not played", open_page)
    assert "place" not in open_page
    await harness.advance(2 * DAY)
    await page_of(harness.alice)
    closed = (await page_of(harness.alice, day=1)).text
    assert "−16" not in closed, "steps stand behind How it works"
    assert re.search(r"\*\*−\d+ against par\*\* · no. 1 of 1 · 1 deal not played", closed)


async def finish_day(person: Person) -> None:
    for _ in range(2):
        await begin(person)
        await play_out(person)


@pytest.mark.long
async def test_a_streak_with_a_missed_day_is_shown_before_playing(harness: Harness) -> None:
    alice = harness.alice
    for number in (1, 2, 4):
        while f"Daily deals, day {number}\n" not in (await page_of(alice)).text:
            await harness.advance(DAY)
        await finish_day(alice)
    await harness.advance(DAY)
    told = (await page_of(alice)).text
    assert "🔥 3 days in a row" in told
    assert "You missed a day, but your streak survives (you get one free miss every 30 days)." in told


async def test_closing_a_day_ends_an_unfinished_deal_and_says_so(harness: Harness) -> None:
    alice = harness.alice
    page = await page_of(alice)
    await begin(alice)
    await harness.advance(2 * DAY)
    assert "This daily deal is over." in alice.dms()[-1].text
    assert by_dm(alice) is None
    closed = await page_of(alice, day=1)
    assert "**Deal 1, elder** · not finished" in closed.text
    assert "You finished neither deal, so you are not ranked." in closed.text
    assert "against par" not in closed.text
    assert "Its secret:** `" in (await harness.alice.click(closed, label="Fair deals")).text
    assert "That day is over." in (await alice.press(page, control_id("daily", harness.server.id, 1))).text
    await alice.click(closed, label="▶")
    assert "Daily deals, day 2" in closed.text
    await alice.click(closed, label="◀")
    assert "Daily deals, day 1" in closed.text
    checked = await alice.click(closed, label="Check deal 1")
    assert "**The deal checks out.**" in checked.text
    assert "challenge" not in checked.text


async def test_a_deal_continues_where_it_was_after_a_restart(harness: Harness) -> None:
    hand = await begin(harness.alice)
    cards = plain_text(hand.text)
    await harness.restart()
    await harness.alice.click(await page_of(harness.alice), label="Continue")
    assert plain_text(harness.alice.live().text) == cards
    await play_out(harness.alice)
    assert "**Deal 1, elder** · you " in (await page_of(harness.alice)).text


async def test_a_player_with_closed_dms_plays_with_the_show_my_hand_button(harness: Harness) -> None:
    harness.alice.close_dms()
    page = await page_of(harness.alice)
    told = await harness.alice.click(page, verb="daily")
    assert "I can’t send you DMs" in told.text
    assert told.post is not None
    await harness.alice.click(told.post, label="Show my hand")
    assert "you are **elder**" in told.post.text


async def test_a_player_who_opens_dms_and_presses_again_gets_the_hand_there(harness: Harness) -> None:
    alice = harness.alice
    alice.close_dms()
    await alice.click(await page_of(alice), verb="daily")
    told = await alice.click(await page_of(alice), label="Continue")
    assert "I can’t send you DMs. **Show my hand**" in told.text
    assert "To play by DM" in told.text
    assert not alice.dms()
    alice.open_dms()
    told = await alice.click(await page_of(alice), label="Continue")
    assert "Your cards are in your DMs." in told.text
    assert "you are **elder**" in alice.live().text
    alice.close_dms()
    await play_out(alice)
    told = await alice.click(await page_of(alice), label="Play the second deal")
    assert "I can’t send you DMs" in told.text
    alice.open_dms()
    told = await alice.click(await page_of(alice), label="Continue")
    assert "discord.com/channels/@me" in told.text
    assert "you are **younger**" in alice.live().text


async def test_dms_show_the_last_servers_days_or_the_days_for_everyone(harness: Harness) -> None:
    alice, bob = harness.alice, harness.bob
    await begin(alice)
    answer = await alice.slash("piquet daily", channel=alice.dm)
    assert "Everyone on the server where you last played gets these cards" in answer.text
    assert "in play" in answer.text
    answer = await bob.slash("piquet daily", channel=bob.dm)
    assert "the same cards for everyone who plays outside a server" in answer.text


async def test_a_servers_days_are_closed_to_people_who_never_played_there(harness: Harness, database: Path) -> None:
    page = await page_of(harness.alice)
    before = query(database, "SELECT * FROM parties"), query(database, "SELECT * FROM days")
    for verb in ("daily", "dayturn"):
        told = await harness.alice.press(page, control_id(verb, harness.server.id + 1, 1))
        assert "There is no such day." in told.text
    assert (query(database, "SELECT * FROM parties"), query(database, "SELECT * FROM days")) == before


async def test_a_deals_par_is_shown_only_after_its_end(harness: Harness) -> None:
    await begin(harness.alice)
    await play_out(harness.alice)
    told = harness.alice.dms()[-1].text
    assert re.match(r"### You (won|lost) by \d+\. The cards were worth [+−]?\d+, (and|but) you ", told), told
    shown = [seen.text for seen in harness.everything_seen_by(harness.alice)]
    assert not [text for text in shown if "The cards were worth" in text and "More…" not in text]
    if "worse" in told:
        assert re.search(r"^(You won |Your \w+ was good: \+|You played the deal to the end$)", told, re.M)


async def test_an_abandoned_deal_counts_as_unfinished_and_is_no_loss(harness: Harness, database: Path) -> None:
    await begin(harness.alice)
    asked = await harness.alice.slash("piquet resign")
    assert "It will rank below every finished deal, and you won’t get a second try." in asked.text
    assert asked.post is not None
    assert [control.label for control in asked.post.controls] == ["Give up", "Play on"]
    await harness.alice.click(asked.post, verb="giveup")
    assert query(database, "SELECT ending, winner FROM parties") == [("day", None)]
    page = await page_of(harness.alice)
    assert "**Deal 1, elder** · not finished" in page.text
    await harness.alice.click(page, label="Play the second deal")
    assert "you are **younger**" in harness.alice.live().text


async def test_the_cards_of_an_abandoned_deal_are_hidden_until_the_close(harness: Harness, database: Path) -> None:
    alice = harness.alice
    await begin(alice)
    asked = await alice.slash("piquet resign")
    assert asked.post is not None
    await alice.click(asked.post, verb="giveup")
    ((partie,),) = query(database, "SELECT id FROM parties")
    page = await page_of(alice)
    private = ("replay", "open"), ("check", ""), ("export", ""), ("whatif", ""), ("line", "0.open.played.house")
    for verb, arg in private:
        told = await alice.press(page, control_id(verb, int(str(partie)), 0, arg))
        assert "You gave up this deal, but others may still play it." in told.text
    exported = await alice.slash("piquet export")
    assert "error" not in exported.text.lower()
    await harness.advance(2 * DAY)
    await page_of(alice)
    replay = await alice.press(page, control_id("replay", int(str(partie)), 0, "open"))
    assert "Daily deal 1, <t:" in replay.text


async def test_a_daily_deal_has_its_own_name_in_every_list(harness: Harness) -> None:
    alice = harness.alice
    await begin(alice)
    for command in ("piquet games", "piquet hand"):
        told = await alice.slash(command)
        assert "Rubicon" not in told.text
        assert "deal 1 of 6" not in told.text
    games = await alice.slash("piquet games")
    assert re.search(r"· Daily deal 1, <t:\d+:D> ·", games.text), games.text
    await play_out(alice)
    history = await alice.slash("piquet history")
    assert re.search(r"· Daily deal\n-# \d+ to \d+", history.text), history.text
