from pathlib import Path
from typing import Any

import pytest

from bot.features.hands.drafts import write_hand
from bot.model.ids import PartieId
from bot.piquet.actions import Action, Bid, Concede, Exchange, Pass, Play, Yes
from bot.piquet.cards import Card, Hand
from bot.piquet.deal import Deal
from bot.piquet.record import RecordedPartie
from bot.piquet.rules import RULE_SETS
from tests.fakes.simcord_harness import Harness
from tests.support.discord.database_rows import SeededSecrets, stored_rows
from tests.support.discord.past_parties import decide, play
from tests.support.discord.table_checks import (
    bot_of,
    check_table_messages,
    deal_of,
    game_of,
    make_level,
    row_of,
    skip_to,
)
from tests.support.explained import Click, explain
from tests.support.messages import VisibleMessage
from tests.support.players import (
    Player,
    at_table,
    begin,
    bot_at,
    choose_settings,
    players_of,
    resign,
    step,
    table,
    waiting_player,
)
from tests.support.random_choice import KEPT, by_dm, exchanges_at_once, only_asks

SHORT = [
    ("rubicon", {"deals": 1, "pique": "as-played", "calls": "full"}, 7),
    ("au-cent", {"deals": 1, "carte_rouge": True, "must_win": True}, 3),
]
LONG = [
    pytest.param(*case, marks=pytest.mark.long)
    for case in (
        ("rubicon", {"deals": 1}, 1),
        ("club", {"deals": 2}, 2),
        ("french-1896", {"deals": 1}, 4),
        ("carte-rouge", {"deals": 1}, 5),
        ("french-1896", {"deals": 1, "cards_make_pique": True, "carte_rouge": True}, 6),
        ("carte-rouge", {"deals": 1, "carte_rouge_bar": True, "pique": "as-played"}, 8),
        *((rules, {}, 10) for rules in RULE_SETS),
    )
]

LONG_RUBBER = pytest.param("counterpique", 8, 4, marks=pytest.mark.long)


async def play_to_the_end(
    harness: Harness, seed: int, *, restarting: bool = False, concedes: float = 0.0, orders: float = 0.0
) -> dict[str, Player]:
    players = players_of(harness, seed, concedes, orders)
    while await step(harness, players):
        if restarting:
            await harness.restart()
        assert [len(player.person.lives()) for player in players.values()] == [1, 1]
    return players


@pytest.mark.parametrize(("rules", "options", "seed"), [*SHORT, *LONG])
async def test_a_partie_played_by_clicks_is_stored(
    harness: Harness, rules: str, options: dict[str, Any], seed: int
) -> None:
    await begin(harness, rules, **options)
    players = await play_to_the_end(harness, seed)
    game = await game_of(harness)
    assert (game.rules.name, game.rules.options) == (rules, options)
    assert game.outcome is not None
    assert (await row_of(harness)).winner == game.outcome.winner
    check_stored_as_clicked(game, players)
    await check_table_messages(harness)


async def test_a_partie_with_conceded_deals_is_stored(harness: Harness) -> None:
    await begin(harness, "rubicon", deals=2)
    players = await play_to_the_end(harness, 3, concedes=0.6)
    game = await game_of(harness)
    assert all(isinstance(deal.log[-1], Concede) for deal in game.deals)
    assert game.outcome is not None
    assert (await row_of(harness)).ending == "played"
    check_stored_as_clicked(game, players)
    await check_table_messages(harness)


GONE_ON = "The game has moved on since this button appeared"
ORDERS = frozenset({"lead", "follow", "throw", "then", "cancel"})
TWO_DEALS = {"deals": 2}
WITH_ORDERS = [("club", TWO_DEALS, 11), ("rubicon", {"deals": 6}, 3), *((rules, {}, 4) for rules in RULE_SETS)]


@pytest.mark.long
@pytest.mark.parametrize(("rules", "options", "seed"), WITH_ORDERS)
async def test_a_partie_with_orders_is_played_as_ordered(
    database: Path, monkeypatch: pytest.MonkeyPatch, rules: str, options: dict[str, Any], seed: int
) -> None:
    await play_with_orders(database, monkeypatch, rules, options, seed)


@pytest.mark.long
async def test_orders_of_each_kind_are_carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries several seeds, because a seed's orders depend on when messages arrive, and so on the store."""
    left: set[str] = set()
    for seed in range(11, 21):
        game, clicks = await play_with_orders(tmp_path / f"{seed}.sqlite3", monkeypatch, "rubicon", TWO_DEALS, seed)
        assert explain(game.deals, [click for click in clicks if click.verb != "follow"]).by_nobody
        left |= {click.verb for click in clicks}
        if left >= ORDERS:
            return
    assert left >= ORDERS


async def play_with_orders(
    database: Path, monkeypatch: pytest.MonkeyPatch, rules: str, options: dict[str, Any], seed: int
) -> tuple[RecordedPartie, list[Click]]:
    """Plays a partie, and checks that each decision follows from a click or an order. Returns record and clicks.

    The partie has at least two deals, because orders are offered only after a player's first deal.
    """
    monkeypatch.setattr("bot.client.new_secret", SeededSecrets(seed))
    async with Harness(bot_at(database)) as harness:
        await begin(harness, rules, **options)
        players = await play_to_the_end(harness, seed, orders=0.4)
        game, clicks = await game_of(harness), clicks_of(players)
        explanation = explain(game.deals, clicks)
        assert (explanation.by_nobody, explanation.undone) == ([], [])
        assert len(clicks) == len(stored_rows(database)["requests"])
        assert harness.take_errors() == []
        await check_table_messages(harness)
    return game, clicks


def clicks_of(players: dict[str, Player]) -> list[Click]:
    return [
        Click(seat, int(control.seq), control.verb, control.arg, values)
        for seat, player in enumerate(players.values())
        for control, values, answer in player.clicked
        if (control.verb in KEPT or exchanges_at_once(control, values))
        if not only_asks(control) and GONE_ON not in answer
    ]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("rules", "seed", "deals"),
    [("hundred", 7, 1), pytest.param("hundred", 7, 2, marks=pytest.mark.long), ("counterpique", 8, 1), LONG_RUBBER],
)
async def test_open_ended_parties_are_played_by_clicks(harness: Harness, rules: str, seed: int, deals: int) -> None:
    await begin(harness, rules)
    players = players_of(harness, seed)
    while len((await game_of(harness)).deals) <= deals and await step(harness, players):
        assert [len(player.person.lives()) for player in players.values()] == [1, 1]
    game = await game_of(harness)
    assert game.rules.name == rules
    check_stored_as_clicked(game, players)
    await check_table_messages(harness)


def check_stored_as_clicked(game: RecordedPartie, players: dict[str, Player]) -> None:
    for seat, player in enumerate(players.values()):
        # One press plays a card at once after a player's first one.
        did = [(verb, arg.removesuffix(".now")) for verb, arg in player.did]
        clicked = [f"{verb} {arg}" for verb, arg in did if verb in ("bid", "exchange", "play")]
        done = [
            said for deal in game.deals for action in chosen(deal) if action.seat == seat if (said := spelt(action))
        ]
        assert clicked == done


def chosen(deal: Deal) -> list[Action]:
    return deal.log[:-2] if len(deal.tricks) == 12 else deal.log


def spelt(action: Action) -> str:
    """Returns a decision as in its confirming button's id; empty if several buttons can make it."""
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
async def test_a_bot_restarted_after_every_decision_plays_the_same_partie(harness: Harness, seed: int) -> None:
    for person in (harness.alice, harness.bob):
        await choose_settings(person, one_click=True)
    await begin(harness)
    await play_to_the_end(harness, seed, restarting=True)
    assert (await row_of(harness)).ending == "played"
    await check_table_messages(harness)


# How a partie ends.

LEVEL = (30, 30)
AHEAD = (60, 30)
"""After five deals with this score no sixth deal makes a tie."""


async def play_to_the_last_card(harness: Harness, seed: int) -> None:
    await decide(harness, 18)
    players = players_of(harness, seed)
    while len((deal := await deal_of(harness)).tricks) < 10 or deal.led is None:
        assert await step(harness, players)


async def play_card(harness: Harness, card: Card) -> None:
    found = await waiting_player(players_of(harness, 0))
    assert found is not None
    player, hand = found
    at_once = [one for one in hand.controls if one.verb == "play" and one.arg in (f"{card}.now", str(card))]
    if at_once:
        await player.person.click(hand, custom_id=at_once[0].custom_id)
        return
    chosen = (await player.person.click(hand, verb="card", arg=str(card))).post
    assert chosen is not None
    await player.person.click(chosen, verb="play")


def total(hand: VisibleMessage) -> list[str]:
    return next(line.split()[1:] for line in hand.text.splitlines() if line.startswith("Total"))


async def test_a_loser_with_a_hundred_loses_the_difference(harness: Harness) -> None:
    await begin(harness)
    await skip_to(harness, [AHEAD] * 5)
    await play_to_the_end(harness, seed=5)
    one, two = await row_of(harness), (await deal_of(harness)).score
    scores = sorted((300 + two[0], 150 + two[1]), reverse=True)
    difference = scores[0] - scores[1]
    said = at_table(harness)[-1].text
    assert f"wins by {difference} (" in said
    assert f"is {100 + difference}: 100 plus the difference" in said
    assert one.winner is not None
    won, lost = [harness.alice, harness.bob][one.winner], [harness.bob, harness.alice][one.winner]
    assert won.live().text.startswith(f"### You won by {difference}.")
    assert lost.live().text.startswith(f"### You lost by {difference}.")
    assert all(f"**{won.name}** wins by {difference} (" in hand.text for hand in (won.live(), lost.live()))
    by_seat = list(map(str, scores if one.winner == 0 else reversed(scores)))
    assert total(won.live()) == total(lost.live()) == by_seat


async def test_a_loser_under_a_hundred_is_rubiconed_and_loses_the_sum(harness: Harness) -> None:
    await begin(harness)
    await skip_to(harness, [(25, 1)] * 5)
    await play_to_the_end(harness, seed=5)
    summed = 130 + sum((await deal_of(harness)).score)
    assert f"is {100 + summed}: 100 plus both totals" in at_table(harness)[-1].text
    assert "is rubiconed (under 100)." in at_table(harness)[-1].text


async def test_a_tie_after_six_deals_adds_two_more(harness: Harness) -> None:
    await begin(harness)
    await skip_to(harness, [LEVEL] * 5)
    await play_to_the_last_card(harness, seed=6)
    await play_card(harness, await make_level(harness, earlier=0))
    assert "· deal 6 of 6" in "".join(post.text for post in at_table(harness))
    assert "The game is tied" in at_table(harness)[-1].text
    assert "Deal 7:" in at_table(harness)[-1].text
    assert "Deal 7 of 8" in harness.alice.live().text
    assert (await row_of(harness)).ended_at is None
    assert await step(harness, players_of(harness, seed=6))
    assert "· deal 7 of 8" in at_table(harness)[-1].text


async def test_a_tie_after_eight_deals_is_a_draw(harness: Harness) -> None:
    await begin(harness)
    await skip_to(harness, [LEVEL] * 7)
    await play_to_the_last_card(harness, seed=6)
    await play_card(harness, await make_level(harness, earlier=6))
    assert "The game is drawn:" in at_table(harness)[-1].text
    assert all(person.live().text.startswith("### You drew, with ") for person in (harness.alice, harness.bob))
    assert (await row_of(harness)).winner is None


# The rematch.


async def test_in_a_rematch_the_other_player_deals_first(harness: Harness) -> None:
    await begin(harness)
    await skip_to(harness, [LEVEL] * 5)
    await play(harness)
    offer = (await harness.bob.click(at_table(harness)[-1], label="Rematch")).post
    assert offer is not None
    before = [harness.alice, harness.bob][(await row_of(harness)).first_dealer or 0]
    dealer = harness.bob if before is harness.alice else harness.alice
    assert f"{dealer.name} deals first in this rematch." in offer.text
    assert f"**Bob** challenges {harness.alice.mention}" in offer.text
    await harness.alice.click(offer, verb="accept")
    said = harness.posts(table(harness))[-1].text
    assert f"A rematch: **{dealer.name}** deals first." in said
    assert by_dm(dealer) is None
    await play_to_the_end_of_the_first_exchange(harness)
    assert (await row_of(harness, PartieId(2))).seq == 2


LONG_RUBBER = pytest.param("counterpique", 8, 4, marks=pytest.mark.long)


async def play_to_the_end_of_the_first_exchange(harness: Harness) -> None:
    players = players_of(harness, seed=1)
    for _ in range(2):
        assert await step(harness, players)


async def test_a_rematch_asked_for_in_a_dm_is_offered_at_the_table(harness: Harness) -> None:
    await begin(harness)
    await skip_to(harness, [LEVEL] * 5)
    await play(harness)
    answer = await harness.alice.click(harness.alice.live(), label="Rematch")
    offer = harness.posts(table(harness))[-1]
    assert f"https://discord.com/channels/{harness.server.id}/{offer.channel}/{offer.id}" in answer.text
    await harness.bob.click(offer, verb="accept")
    assert by_dm(harness.alice) or by_dm(harness.bob)
    assert (await row_of(harness, PartieId(2))).first_dealer is not None


async def test_only_players_can_ask_for_a_rematch_after_the_end(harness: Harness) -> None:
    await begin(harness)
    await skip_to(harness, [LEVEL] * 5)
    early = f"pq:1:rematch:1:{(await row_of(harness)).seq}:1"
    assert "still in play" in (await harness.alice.press(at_table(harness)[-1], early)).text
    await play_to_the_end(harness, seed=5)
    assert "not playing at this table" in (await harness.carol.click(at_table(harness)[-1], label="Rematch")).text


# Resigning.


async def test_a_resignation_must_be_confirmed(harness: Harness) -> None:
    await begin(harness)
    asked = await harness.alice.slash("piquet resign")
    assert asked.post is not None
    assert asked.ephemeral
    assert "Resign the game against **Bob**" in asked.text
    await harness.alice.click(asked.post, label="Play on")
    assert (await row_of(harness)).ended_at is None
    answer = await harness.alice.click(await harness.alice.open_privately("piquet resign"), label="Resign")
    assert "You resigned, so Bob wins" in answer.text
    assert (await row_of(harness)).winner == 1
    assert "**Alice** resigns, so **Bob** wins the game." in at_table(harness)[-1].text
    assert "Alice resigned, so you win." in harness.bob.live().text
    assert [len(person.lives()) for person in (harness.alice, harness.bob)] == [1, 1]


@pytest.mark.parametrize("resigns", ["elder", "younger"])
async def test_old_buttons_report_the_end_after_a_resignation(harness: Harness, resigns: str) -> None:
    await begin(harness)
    elder, younger = (harness.alice, harness.bob) if by_dm(harness.alice) else (harness.bob, harness.alice)
    hand = by_dm(elder)
    assert hand is not None
    menu, old = hand.control(verb="pick", select=True), f"pq:1:exchange:1:0:{1:x}"
    await resign(elder if resigns == "elder" else younger)
    if resigns == "elder":
        assert "This game is over" in (await elder.press(hand, old)).text
        return
    assert "resigned" in (await elder.press(hand, menu.custom_id, values=[menu.options[0].value])).text
    # The notice of the end is further down the DMs, so that the old buttons above lead to it.
    assert "Your hand is further down" in (await elder.press(hand, old)).text
    assert "resigned, so you win" in elder.live().text
    assert await bot_of(harness).context.database.read(lambda tx: tx.fetch_all("SELECT * FROM actions")) == []


async def test_the_winner_by_resignation_is_offered_a_rematch_too(harness: Harness) -> None:
    await begin(harness)
    await resign(harness.bob)
    offer = (await harness.alice.click(at_table(harness)[-1], label="Rematch")).post
    assert offer is not None
    assert "**Alice** challenges" in offer.text
