"""People who play a partie by clicks alone, choosing at random among what is offered to them."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.client import PiquetBot
from bot.config import Settings
from tests.fakes.simcord_harness import Harness, Person
from tests.support.database_template import new_database
from tests.support.messages import VisibleMessage
from tests.support.random_choice import RandomPlayer, calls_of


def bot_at(database: Path) -> Callable[[], PiquetBot]:
    """Makes the real bot, on a real database."""
    return lambda: PiquetBot(Settings(database=new_database(database)))


async def begin(harness: Harness, rules: str | None = None, **options: Any) -> None:
    """Alice challenges Bob, and he accepts; ``options`` are house rules."""
    offer = await challenge(harness.alice, harness.bob, **({} if rules is None else {"rules": rules}), **options)
    await harness.bob.click(offer, verb="accept")


async def challenge(
    person: Person, opponent: Person | simcord.MemberActor | None = None, **options: Any
) -> VisibleMessage:
    """The person challenges another, or anyone; the message of it."""
    given = options if opponent is None else {"opponent": opponent, **options}
    offer = await person.slash("piquet challenge", **given)
    assert offer.post is not None
    return offer.post


async def resign(person: Person) -> None:
    """He gives up the partie that he is in, and says so twice."""
    asked = await person.slash("piquet resign")
    assert asked.post is not None
    await person.click(asked.post, verb="giveup")


def member_with_permissions(harness: Harness, **permissions: bool) -> Person:
    """Somebody who has these permissions in the whole server."""
    role = harness.server.create_role("Officer", permissions=discord.Permissions(**permissions))
    return Person(harness, harness.server.add_member(harness.discord.env.create_user("Olga"), roles=[role]))


def table(harness: Harness) -> simcord.ChannelHandle:
    """Where the newest table stands: its thread, or the channel itself."""
    return harness.threads[-1] if harness.threads else harness.channel


def at_table(harness: Harness) -> list[VisibleMessage]:
    """What the newest table has said, oldest first."""
    return calls_of(harness.posts(table(harness)))


def plain_text(text: str) -> str:
    """A text without the marks that ask for a suit as a letter, and not as a picture."""
    return text.replace("\N{VARIATION SELECTOR-15}", "")


class Player(RandomPlayer[Person]):
    """A member of the club who decides at random."""

    def at_table(self) -> list[VisibleMessage]:
        return at_table(self.person.harness)


async def waiting_player(players: dict[str, Player]) -> tuple[Player, VisibleMessage] | None:
    """Who has a hand to decide on, and that hand; None where nobody has."""
    for player in players.values():
        post = await player.waiting()
        if post is not None:
            return player, post
    return None


async def step(harness: Harness, players: dict[str, Player]) -> bool:
    """Whoever has a hand to decide on decides. Whether anybody had."""
    found = await waiting_player(players)
    if found is not None:
        player, post = found
        await player.decide(post)
    return found is not None


def players_of(harness: Harness, seed: int) -> dict[str, Player]:
    """Alice and Bob, playing at random."""
    dice = random.Random(seed)
    return {person.name: Player(person, dice) for person in (harness.alice, harness.bob)}
