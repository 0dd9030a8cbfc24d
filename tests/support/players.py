"""Random players on the simulated Discord: they begin parties, find their table, and play."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import discord
import simcord

from bot.client import PiquetBot
from bot.config import Settings
from tests.fakes.simcord_harness import Harness, Person
from tests.support.database_template import new_database
from tests.support.messages import Response, VisibleMessage
from tests.support.random_choice import RandomPlayer, calls_of


def bot_at(database: Path) -> Callable[[], PiquetBot]:
    return lambda: PiquetBot(Settings(database=new_database(database)))


async def begin(harness: Harness, rules: str | None = None, **options: Any) -> None:
    """Makes Alice challenge Bob, and Bob accept. ``options`` are house rules."""
    offer = await challenge(harness.alice, harness.bob, **({} if rules is None else {"rules": rules}), **options)
    await harness.bob.click(offer, verb="accept")


async def challenge(
    person: Person, opponent: Person | simcord.MemberActor | None = None, **options: Any
) -> VisibleMessage:
    """Challenges a person, the house, or anyone (None), and deals if the opponent is the house.

    Returns the challenge message.
    """
    # Without any option the command opens its panel.
    given = options or {"rules": "rubicon"} if opponent is None else {"opponent": opponent, **options}
    if opponent is person.harness.house or "level" in options:
        given.setdefault("public", True)
    offer = await person.slash("piquet challenge", **given)
    assert offer.post is not None
    await dealt(person, offer)
    return offer.post


async def dealt(person: Person, opening: Response) -> Response:
    """Presses *Deal* if the house offers it, to begin the partie. Returns the answer."""
    if opening.post is None or not any(control.verb == "begin" for control in opening.post.controls):
        return opening
    return await person.click(opening.post, verb="begin")


_TOGGLES: Final = {"ask_deal": "asks_deal", "answer_calls": "answers_self"}
"""Toggles with another name in /piquet settings."""


async def choose_settings(person: Person, **chosen: bool | str) -> VisibleMessage:
    """Opens the settings panel and clicks until it shows these settings; quiet hours are ``quiet="22-7"``.

    ``one_click`` lets one click play a card even in a person's first deal.
    """
    panel = (await person.slash("piquet settings")).post
    assert panel is not None
    for name, value in chosen.items():
        if isinstance(value, bool):
            if name == "one_click":
                await person.press(panel, f"pq:1:setting:0:0:one_click.{int(value)}")
                continue
            arg = f"{_TOGGLES.get(name, name)}.{int(value)}"
            if any(control.arg == arg for control in panel.controls):
                await person.click(panel, arg=arg)
        else:
            steps = zip(("from", "until"), value.split("-"), strict=True) if name == "quiet" else [(name, value)]
            for step_, one in steps:
                await person.choose(panel, [one], custom_id=f"pq:1:setting:0:0:{step_}")
    return panel


async def resign(person: Person) -> None:
    await person.click((await person.slash("piquet resign")).message, verb="giveup")


def member_with_permissions(harness: Harness, **permissions: bool) -> Person:
    role = harness.server.create_role("Officer", permissions=discord.Permissions(**permissions))
    return Person(harness, harness.server.add_member(harness.discord.env.create_user("Olga"), roles=[role]))


def table(harness: Harness) -> simcord.ChannelHandle:
    """Returns the newest table's channel: its thread, or #piquet itself."""
    return harness.threads[-1] if harness.threads else harness.channel


def at_table(harness: Harness) -> list[VisibleMessage]:
    """Returns the newest table's messages, oldest first."""
    return calls_of(harness.posts(table(harness)))


def plain_text(text: str) -> str:
    """Removes the invisible marks after suit signs, which keep them from becoming emoji."""
    return text.replace("\N{VARIATION SELECTOR-15}", "")


class Player(RandomPlayer[Person]):
    def at_table(self) -> list[VisibleMessage]:
        return at_table(self.person.harness)


async def waiting_player(players: dict[str, Player]) -> tuple[Player, VisibleMessage] | None:
    """Returns a player who must decide, with their hand message; None if no player must."""
    for player in players.values():
        post = await player.waiting()
        if post is not None:
            return player, post
    return None


async def step(harness: Harness, players: dict[str, Player]) -> bool:
    """Makes one decision; other players may leave orders first. Returns False if no player was to act."""
    for player in players.values():
        await player.leave_orders()
    found = await waiting_player(players)
    if found is not None:
        player, post = found
        await player.decide(post)
    return found is not None


def players_of(harness: Harness, seed: int, concedes: float = 0.0, orders: float = 0.0) -> dict[str, Player]:
    dice = random.Random(seed)
    return {person.name: Player(person, dice, concedes, orders) for person in (harness.alice, harness.bob)}
