"""Where people sit: parties as they stand some time after the challenge, with their messages on the wire."""

import asyncio
import random
import sqlite3
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from bot.piquet.actions import Action, Answer, Call, Exchange, Play
from bot.piquet.cards import Hand
from bot.piquet.rules import RUBICON
from bot.services.core.context import Context
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.play import challenging, deciding
from bot.services.play.challenging import Player, Terms
from bot.ui.hand.drafts import write_call, write_hand
from bot.ui.kit.controls import control_id
from data import outbox, parties, users
from data.parties import PartieId
from data.store.database import Database, connect_file
from data.store.transaction import Transaction
from data.users import User as Chosen
from tests.fakes.service_context import Packs, key, simply
from tests.fakes.wire.entities import Channel, Message, User
from tests.fakes.wire.wire_discord import Wire
from tests.support.limits import COMPONENTS_V2

PATIENCE: Final = 20.0
"""How long an answer is waited for, in seconds."""
IN_ONE_CHANNEL: Final = 5
AS_FAR: Final = 50
"""So many decisions at most were taken before anybody looked: people are not all at the same card."""


@dataclass(slots=True)
class Sitting:
    """Two people at a partie; ``seq`` is how many decisions it had when they last looked."""

    partie: PartieId
    people: tuple[User, User]
    seq: int = -1


class Hall:
    """Parties in play on one wire. They know whose turn it is, and what he holds, from the database itself."""

    def __init__(self, wire: Wire, database: Path) -> None:
        self._wire = wire
        self._file = connect_file(database)
        self._file.row_factory = sqlite3.Row
        self._transaction = Transaction(self._file)

    def close(self) -> None:
        """Reads no more."""
        self._file.close()

    async def turn(self, sitting: Sitting) -> float | None:
        """Whoever is to act decides: how long his answer took, in seconds. None where the partie has ended."""
        table = LoadedPartie.load(self._transaction, sitting.partie, int(time.time()))
        if table.row.to_act is None:
            return None
        assert table.row.seq > sitting.seq, f"partie {sitting.partie}: a decision was answered and not kept"
        sitting.seq, (action, *_) = table.row.seq, simply(table.sight(table.row.to_act))
        verb, argument = _button(action)
        custom_id = control_id(verb, sitting.partie, table.row.seq, argument)
        return await click(self._wire, sitting.people[table.row.to_act], custom_id)


async def click(wire: Wire, user: User, custom_id: str) -> float:
    """Somebody presses a button on his newest DM. How long the answer took, in seconds."""
    message = next(reversed(wire.world.dm(user).messages.values()))
    data = {"component_type": 2, "custom_id": custom_id, "id": 1}
    made = wire.interactions.component(user, message, data)
    async with asyncio.timeout(PATIENCE):
        await made.answered.wait()
    assert made.how == "update", made.how
    return made.took


def a_message(wire: Wire, channel: Channel, flags: int = 0) -> Message:
    """A message of the bot's, made before anybody looked."""
    world = wire.world
    made = Message(world.number(), channel, world.me, world.now(), flags=flags)
    world.add(made)
    return made


async def seat(wire: Wire, database: Path, number: int) -> list[Sitting]:
    """So many parties, at any moment of their first two deals, and nothing left to be told."""
    opened, dice = await Database.open(database), random.Random(number)
    context = Context(opened, shuffled=Packs(dice))
    guild = wire.guild()
    try:
        places = [wire.world.channel(guild, f"piquet-{at}") for at in range(-(-number // IN_ONE_CHANNEL))]
        sittings = [await _seated(wire, context, places[at // IN_ONE_CHANNEL]) for at in range(number)]
        await asyncio.gather(*(_played(context, sitting, dice.randrange(AS_FAR)) for sitting in sittings))
        return sittings
    finally:
        await opened.close()


async def _seated(wire: Wire, context: Context, place: Channel) -> Sitting:
    """Two people who have come to a partie in a thread of this channel."""
    guild = place.guild
    assert guild is not None
    one, two = people = wire.world.user("Ada"), wire.world.user("Ben")
    for person in people:
        wire.world.join(person, guild)
        # The figures are those of the text.
        await context.database.write(partial(users.save_user, user=Chosen(person.id, pictures=False)))
    offered = a_message(wire, place)
    offer = await challenging.challenge(
        context,
        wire.world.number(),
        guild=guild.id,
        channel=place.id,
        challenger=Player(one.id, one.name),
        opponent=Player(two.id, two.name),
        terms=Terms(RUBICON, first_dealer=two.id),
    )
    await challenging.posted(context, offer.id, offered.id)
    taken = await challenging.accept(context, offer.id, Player(two.id, two.name))
    assert taken.partie is not None
    thread = wire.world.thread(place, "Ada and Ben", offered.id, 10_080)
    shown = a_message(wire, thread), *(a_message(wire, wire.world.dm(person), COMPONENTS_V2) for person in people)
    await context.database.write(partial(_placed, partie=PartieId(taken.partie), shown=shown))
    return Sitting(PartieId(taken.partie), people)


async def _played(context: Context, sitting: Sitting, decisions: int) -> None:
    """So many of their decisions, which nobody is told of."""
    seen = await deciding.sight(context, sitting.partie, None)
    for _ in range(decisions):
        assert seen.to_act is not None
        user = sitting.people[seen.to_act].id
        seen = await deciding.act(context, sitting.partie, user, simply, seen=seen.seq, key=key())
    await context.database.write(partial(_told, partie=sitting.partie))


def _placed(tx: Transaction, partie: PartieId, shown: tuple[Message, ...]) -> None:
    """The table and both hands stand in these messages."""
    table, *hands = shown
    parties.set_table(tx, partie, table.channel_id, table.id)
    for seat, hand in enumerate(hands):
        parties.set_hand(tx, partie, seat, hand_channel=hand.channel_id, hand_message=hand.id, hand_seq=0)


def _told(tx: Transaction, partie: PartieId) -> None:
    for notice in outbox.waiting(tx, partie):
        outbox.told(tx, notice.id)


def _button(action: Action) -> tuple[str, str]:
    """The verb and the argument of the button that does it."""
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
