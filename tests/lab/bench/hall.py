"""Unfinished parties on the wire, with their threads, messages, hands and pictures."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.features.challenges import service as challenges
from bot.features.hands.drafts import write_call, write_hand
from bot.features.parties import deciding
from bot.features.parties.loaded_partie import LoadedPartie
from bot.features.players.service import remember_locale
from bot.kit.controls import control_id
from bot.model.challenges import Terms
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.piquet.actions import Action, Answer, Call, Exchange, Play
from bot.piquet.cards import Hand
from bot.piquet.proof import SECRET_BYTES
from bot.piquet.rules import RUBICON
from bot.runtime.context import Context
from data.store.address import Address
from data.store.database import Database
from tests.fakes.service_context import key, simply
from tests.fakes.wire.entities import Channel, Guild, Message, User
from tests.fakes.wire.wire_discord import Wire
from tests.lab.bench.beside import Beside
from tests.support.lifted_limits import lift_limits
from tests.support.waiting import wait_for

IN_ONE_CHANNEL: Final = 5
AS_FAR: Final = 50
"""The most decisions before the start, so that people are in different parts of the deal."""


@dataclass(slots=True)
class Sitting:
    """Two people at a partie; ``seq`` is the decision count when they last looked."""

    partie: PartieId
    people: tuple[User, User]
    seq: int = -1


class Hall:
    """Reads turns and hands from a bot's database, and clicks for the players."""

    def __init__(self, wire: Wire, beside: Beside) -> None:
        self._wire = wire
        self._transaction = beside.transaction

    async def turn(self, sitting: Sitting) -> float | None:
        """Decides for the player to act. Returns the seconds until the answer; None if the partie has ended."""
        table = LoadedPartie.load(self._transaction, sitting.partie, int(time.time()))
        if table.row.to_act is None:
            return None
        assert table.row.seq > sitting.seq, f"partie {sitting.partie}: a decision was answered and not stored"
        sitting.seq, custom_id = table.row.seq, _control(table, table.row.to_act)
        return await click(self._wire, sitting.people[table.row.to_act], custom_id)

    def think(self, sitting: Sitting) -> None:
        """Computes a turn without clicking, because another bot's clicks must cost this process as much time."""
        table = LoadedPartie.load(self._transaction, sitting.partie, int(time.time()))
        if table.row.to_act is not None:
            _control(table, table.row.to_act)

    async def all_told(self) -> None:
        due = "SELECT count(*) FROM outbox WHERE due_at <= ?"
        async with wait_for("the outbox is empty"):
            while self._transaction.fetch_value(due, int(time.time())):  # noqa: ASYNC110 - of another process
                await asyncio.sleep(0.01)
        await self._wire.quiet(0.05)


async def click(wire: Wire, user: User, custom_id: str) -> float:
    """Presses a button on the person's newest DM. Returns the seconds until the answer."""
    message = next(reversed(wire.world.dm(user).messages.values()))
    data = {"component_type": 2, "custom_id": custom_id, "id": 1}
    made = wire.interactions.component(user, message, data)
    async with wait_for(f"click {made.id} is answered"):
        await made.answered.wait()
    assert made.how == "update", made.how
    return made.took


def a_message(wire: Wire, channel: Channel, flags: int = 0) -> Message:
    world = wire.world
    made = Message(world.number(), channel, world.me, world.now(), flags=flags)
    world.add(made)
    return made


async def seat(wire: Wire, database: Address, number: int, guilds: Sequence[Guild]) -> list[Sitting]:
    """Starts parties on these servers in turn, each somewhere in its first two deals.

    The parties are identical in each database. The bot posts their messages when it starts.
    """
    opened, dice = await Database.open(database), random.Random(number)
    context = Context(opened, new_secret=partial(dice.randbytes, SECRET_BYTES))
    try:
        for guild in guilds:
            await opened.write(partial(lift_limits, guild=guild.id))
        tables = -(-number // IN_ONE_CHANNEL)
        places = [wire.world.channel(guilds[at % len(guilds)], f"piquet-{at}") for at in range(tables)]
        sittings = [await _seated(wire, context, places[at // IN_ONE_CHANNEL]) for at in range(number)]
        for sitting in sittings:
            await _played(context, sitting, dice.randrange(AS_FAR))
        return sittings
    finally:
        await opened.close()


async def _seated(wire: Wire, context: Context, place: Channel) -> Sitting:
    """Stores locales first, because the bot writes them only at a person's first click."""
    guild = place.guild
    assert guild is not None
    one, two = people = wire.world.user("Ada"), wire.world.user("Ben")
    for person in people:
        wire.world.join(person, guild)
        await remember_locale(context, person.id, person.locale)
    offered = a_message(wire, place)
    offer = await challenges.challenge(
        context,
        wire.world.number(),
        guild=guild.id,
        channel=place.id,
        challenger=NamedPlayer(one.id, one.name),
        opponent=NamedPlayer(two.id, two.name),
        terms=Terms(RUBICON, first_dealer=two.id),
    )
    await challenges.posted(context, offer.id, offered.id)
    taken = await challenges.accept(context, offer.id, NamedPlayer(two.id, two.name))
    assert taken.partie is not None
    return Sitting(PartieId(taken.partie), people)


async def _played(context: Context, sitting: Sitting, decisions: int) -> None:
    seen = await deciding.sight(context, sitting.partie, None)
    for _ in range(decisions):
        assert seen.to_act is not None
        user = sitting.people[seen.to_act].id
        seen = await deciding.act(context, sitting.partie, user, simply, seen=seen.seq, key=key())


def _control(table: LoadedPartie, seat: int) -> str:
    action, *_ = simply(table.sight(seat))
    verb, argument = _button(action)
    return control_id(verb, table.row.id, table.row.seq, argument)


def _button(action: Action) -> tuple[str, str]:
    match action:
        case Exchange(cards=cards):
            return "exchange", write_hand(Hand.of(cards))
        case Call(kind=kind, groups=groups):
            return "call", write_call(kind, tuple(map(Hand.of, groups)))
        case Answer(kind=kind):
            return "answer", write_call(kind, ())
        case Play(card=card):
            return "play", str(card)
        case _:
            raise ValueError(action)
