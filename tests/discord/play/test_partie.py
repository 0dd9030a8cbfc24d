"""Whole parties, from the challenge to the settlement and the rematch."""

from pathlib import Path
from typing import Any

import pytest

from bot.piquet.actions import Action, Bid, Exchange, Pass, Play, Yes
from bot.piquet.cards import Hand
from bot.piquet.record import Game
from bot.piquet.rules import RULE_SETS
from bot.ui.hand.drafts import write_hand
from tests.fakes.simcord_harness import Club
from tests.support.choosing import by_dm
from tests.support.discord.told_checks import bot_of, check_told, deal_of, game_of, make_level, row_of, skip_to
from tests.support.players import Player, at_table, begin, bot_at, players_of, step, table
from tests.support.posts import Post

SHORT = [
    ("rubicon", {"deals": 1}, 1),
    ("club", {"deals": 2}, 2),
    ("au-cent", {"deals": 1, "carte_rouge": True}, 3),
    ("french-1896", {"deals": 1}, 4),
    ("carte-rouge", {"deals": 1}, 5),
    ("french-1896", {"deals": 1, "cards_make_pique": True, "carte_rouge": True}, 6),
]
LONG = [pytest.param(rules, {}, 10, marks=pytest.mark.long) for rules in RULE_SETS]


async def play_to_the_end(club: Club, seed: int, *, restarting: bool = False) -> dict[str, Player]:
    """The partie in hand is played to its end; at every step each has one hand that lives, and no more."""
    players = players_of(club, seed)
    while await step(club, players):
        if restarting:
            await club.restart()
        assert [len(player.person.lives()) for player in players.values()] == [1, 1]
    return players


@pytest.mark.parametrize(("rules", "options", "seed"), [*SHORT, *LONG])
async def test_a_partie_played_by_clicks_alone_is_kept_and_told_to_its_settlement(
    database: Path, rules: str, options: dict[str, Any], seed: int
) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club, rules, **options)
        players = await play_to_the_end(club, seed)
        game = await game_of(club)
        assert (game.rules.name, game.rules.options) == (rules, options)
        assert game.outcome is not None
        assert (await row_of(club)).winner == game.outcome.winner
        kept_as_clicked(game, players)
        await check_told(club)


@pytest.mark.parametrize(("rules", "seed", "deals"), [("hundred", 7, 2), ("counterpique", 8, 4)])
async def test_deals_without_a_fixed_number_are_played_by_clicks_alone(
    database: Path, rules: str, seed: int, deals: int
) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club, rules)
        players = players_of(club, seed)
        while len((await game_of(club)).deals) <= deals and await step(club, players):
            assert [len(player.person.lives()) for player in players.values()] == [1, 1]
        game = await game_of(club)
        assert game.rules.name == rules
        kept_as_clicked(game, players)
        await check_told(club)


def kept_as_clicked(game: Game, players: dict[str, Player]) -> None:
    """What is kept of each player is what he has confirmed, in his order; what was answered for him besides."""
    for seat, player in enumerate(players.values()):
        clicked = [f"{verb} {arg}" for verb, arg in player.did if verb in ("bid", "exchange", "play")]
        done = [said for deal in game.deals for action in deal.log if action.seat == seat if (said := spelt(action))]
        assert clicked == done


def spelt(action: Action) -> str:
    """A decision as the button that confirms it spells it; nothing for those that several buttons may bring."""
    match action:
        case Bid():
            return f"bid {action.tricks}-{action.left}"
        case Yes():
            return "bid yes"
        case Pass():
            return "bid pass"
        case Exchange():
            return f"exchange {write_hand(Hand.of(action.cards))}"
        case Play():
            return f"play {action.card}"
        case _:
            return ""


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_bot_restarted_after_every_decision_plays_the_same_partie(database: Path, seed: int) -> None:
    async with Club(bot_at(database)) as club:
        for person in (club.alice, club.bob):
            await person.slash("piquet settings", one_click=True)
        await begin(club)
        await play_to_the_end(club, seed, restarting=True)
        assert (await row_of(club)).ending == "played"
        await check_told(club)


# How a partie ends.

LEVEL = (30, 30)
AHEAD = (60, 30)
"""After five of these no deal makes a tie."""


async def play_to_the_last_trick(club: Club, seed: int) -> None:
    """The deal in hand is played until each holds one card."""
    players = players_of(club, seed)
    while len((await deal_of(club)).tricks) < 11:
        assert await step(club, players)


def total(hand: Post) -> str:
    """The line of a hand with the score of the partie."""
    return next(line for line in hand.text.splitlines() if line.startswith("You **"))


async def test_who_loses_with_a_hundred_loses_the_difference_and_both_see_the_last_score(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await skip_to(club, [AHEAD] * 5)
        await play_to_the_end(club, seed=5)
        one, two = await row_of(club), (await deal_of(club)).score
        scores = sorted((300 + two[0], 150 + two[1]), reverse=True)
        difference = scores[0] - scores[1]
        said = at_table(club)[-1].text
        assert f"wins by {100 + difference}: 100 for the partie and the difference of {difference}" in said
        assert one.winner is not None
        won, lost = [club.alice, club.bob][one.winner], [club.bob, club.alice][one.winner]
        assert "You win the partie" in won.live().text
        assert f"{won.name} wins the partie" in lost.live().text
        assert all(f"**{won.name}** wins by {100 + difference}:" in hand.text for hand in (won.live(), lost.live()))
        assert f"You **{scores[0]}** – **{scores[1]}** {lost.name}" in total(won.live())
        assert f"You **{scores[1]}** – **{scores[0]}** {won.name}" in total(lost.live())


async def test_who_loses_under_a_hundred_is_rubiconed_and_loses_the_sum(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await skip_to(club, [(25, 1)] * 5)
        await play_to_the_end(club, seed=5)
        summed = 130 + sum((await deal_of(club)).score)
        assert f"wins by {100 + summed}, and" in at_table(club)[-1].text
        assert f"is rubiconed: 100 for the partie and the sum of {summed}" in at_table(club)[-1].text


async def test_a_tie_of_six_deals_goes_on_for_two_more(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await skip_to(club, [LEVEL] * 5)
        await play_to_the_last_trick(club, seed=6)
        await make_level(club, earlier=0)
        players = players_of(club, seed=6)
        while (await row_of(club)).ended_at is None and (await deal_of(club)).tricks:
            await step(club, players)
        assert "### Deal 6 of 6" in "".join(post.text for post in at_table(club))
        assert "The partie is tied" in at_table(club)[-1].text
        assert "Deal 7:" in at_table(club)[-1].text
        assert "deal 7 of 8" in club.alice.live().text
        assert (await row_of(club)).ended_at is None
        assert await step(club, players)
        assert "### Deal 7 of 8" in at_table(club)[-1].text


async def test_a_tie_of_eight_deals_is_drawn(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await skip_to(club, [LEVEL] * 7)
        await play_to_the_last_trick(club, seed=6)
        await make_level(club, earlier=6)
        await play_to_the_end(club, seed=6)
        assert "The partie is drawn:" in at_table(club)[-1].text
        assert all("The partie is drawn" in person.live().text for person in (club.alice, club.bob))
        assert (await row_of(club)).winner is None


# The rematch.


async def test_a_rematch_is_asked_for_at_the_table_and_the_other_deals_first(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await skip_to(club, [LEVEL] * 5)
        await play_to_the_end(club, seed=5)
        offer = (await club.bob.click(at_table(club)[-1], label="Rematch")).post
        assert offer is not None
        before = [club.alice, club.bob][(await row_of(club)).first_dealer or 0]
        dealer = club.bob if before is club.alice else club.alice
        assert f"A rematch: {dealer.name} deals first." in offer.text
        assert f"**Bob** challenges {club.alice.mention}" in offer.text
        await club.alice.click(offer, verb="accept")
        said = club.posts(table(club))[-1].text
        assert f"A rematch: **{dealer.name}** deals first." in said
        assert by_dm(dealer) is None
        await play_to_the_end_of_the_first_exchange(club)
        assert (await row_of(club, 2)).seq == 2


async def play_to_the_end_of_the_first_exchange(club: Club) -> None:
    players = players_of(club, seed=1)
    for _ in range(2):
        assert await step(club, players)


async def test_a_rematch_asked_for_in_a_dm_is_put_at_the_table(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await skip_to(club, [LEVEL] * 5)
        await play_to_the_end(club, seed=5)
        answer = await club.alice.click(club.alice.live(), label="Rematch")
        offer = club.posts(table(club))[-1]
        assert f"https://discord.com/channels/{club.server.id}/{offer.channel}/{offer.id}" in answer.text
        await club.bob.click(offer, verb="accept")
        assert by_dm(club.alice) or by_dm(club.bob)
        assert (await row_of(club, 2)).first_dealer is not None


async def test_a_rematch_is_for_those_who_played_and_for_the_time_after(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await skip_to(club, [LEVEL] * 5)
        early = f"pq:1:rematch:1:{(await row_of(club)).seq}:1"
        assert "still in play" in (await club.alice.press(at_table(club)[-1], early)).text
        await play_to_the_end(club, seed=5)
        assert "You do not sit at this table" in (await club.carol.click(at_table(club)[-1], label="Rematch")).text


# Giving up.


async def test_a_partie_is_given_up_only_when_that_is_confirmed(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        asked = await club.alice.slash("piquet resign")
        assert asked.post is not None
        assert asked.ephemeral
        assert "Do you want to give up the partie with **Bob**" in asked.text
        await club.alice.click(asked.post, label="Play on")
        assert (await row_of(club)).ended_at is None
        again = await club.alice.slash("piquet resign")
        assert again.post is not None
        answer = await club.alice.click(again.post, label="Give it up")
        assert "You gave the partie up: Bob wins" in answer.text
        assert (await row_of(club)).winner == 1
        assert "**Alice** gives the partie up: **Bob** wins it." in at_table(club)[-1].text
        assert "Alice gave the partie up: you win." in club.bob.live().text
        assert [len(person.lives()) for person in (club.alice, club.bob)] == [1, 1]


async def test_after_a_partie_was_given_up_its_old_buttons_say_so(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        elder, younger = (club.alice, club.bob) if by_dm(club.alice) else (club.bob, club.alice)
        hand = by_dm(elder)
        assert hand is not None
        menu = hand.control(verb="pick", select=True)
        resigning = await younger.slash("piquet resign")
        assert resigning.post is not None
        await younger.click(resigning.post, label="Give it up")
        card = menu.options[0].value
        assert "gave the partie up" in (await elder.press(hand, menu.custom_id, values=[card])).text
        # The end was rung for him below, so whatever is pressed above leads there.
        assert "Your hand is further down" in (await elder.press(hand, f"pq:1:exchange:1:0:{1:x}")).text
        assert "gave the partie up: you win" in elder.live().text
        assert await bot_of(club).club.database.read(lambda tx: tx.fetch_all("SELECT * FROM actions")) == []


async def test_an_old_button_of_him_who_gave_the_partie_up_says_that_it_is_over(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        elder = club.alice if by_dm(club.alice) else club.bob
        hand = by_dm(elder)
        assert hand is not None
        resigning = await elder.slash("piquet resign")
        assert resigning.post is not None
        await elder.click(resigning.post, label="Give it up")
        assert "This partie is over" in (await elder.press(hand, f"pq:1:exchange:1:0:{1:x}")).text


async def test_the_winner_of_a_partie_given_up_is_offered_the_rematch_too(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        resigning = await club.bob.slash("piquet resign")
        assert resigning.post is not None
        await club.bob.click(resigning.post, label="Give it up")
        offer = (await club.alice.click(at_table(club)[-1], label="Rematch")).post
        assert offer is not None
        assert "**Alice** challenges" in offer.text
