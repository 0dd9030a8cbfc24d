"""People on the wire, who use commands, press controls, and play whole parties."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from tests.fakes.person import AnyPerson
from tests.fakes.wire.entities import ORDINARY, THREAD, Channel, Guild, Json, Message, User
from tests.fakes.wire.interactions import COMPONENT, Interaction
from tests.fakes.wire.payloads import member_json, user_json
from tests.fakes.wire.permissions import in_channel
from tests.fakes.wire.wire_discord import Wire
from tests.support.limits import walk
from tests.support.message_reader import Control
from tests.support.messages import InteractionFailed, Response, VisibleMessage
from tests.support.random_choice import NoDecisionOffered, RandomPlayer, calls_of, to_act
from tests.support.waiting import wait_for

GRACE: Final = 0.25
"""How many seconds longer than Discord a person waits."""


class Person(AnyPerson):
    def __init__(self, wire: Wire, guild: Guild, name: str, *, moderator: bool = False, locale: str = "en-US") -> None:
        self.wire = wire
        self.guild = guild
        self.user: User = wire.world.user(name, locale=locale)
        self.id = self.user.id
        self.name = name
        self.mention = self.user.mention
        self.deliveries = 1
        """How many times Discord delivers each of this person's clicks."""
        wire.world.join(self.user, guild, moderator=moderator)

    # ------------------------------------------------------------------------------------------ what they see

    def posts(self, channel: Channel) -> list[VisibleMessage]:
        there = channel.messages.values()
        return [_post(one) for one in there if one.type in ORDINARY and one.seen_by(self.id)]

    def dms(self) -> list[VisibleMessage]:
        found = self.wire.world.dms.get(self.id)
        return [] if found is None else self.posts(found)

    @property
    def channel(self) -> Channel:
        return next(one for one in self.guild.channels.values() if one.kind != THREAD)

    def table(self) -> Channel:
        """The newest table's channel: its thread, or the channel itself."""
        threads = [one for one in self.guild.channels.values() if one.kind == THREAD]
        return threads[-1] if threads else self.channel

    # ------------------------------------------------------------------------------------------ what they do

    async def slash(self, name: str, channel: Channel | None = None, **options: Any) -> Response:
        data = self._command(name.split(" "), options)
        return await self._answered(self.wire.interactions.command(self.user, channel or self.channel, data))

    async def _use(self, post: VisibleMessage, control: Control, values: Sequence[str] | None = None) -> Response:
        if values is not None:
            offered = {option.value for option in control.options}
            assert set(values) <= offered, f"{values} of {offered}"
            assert control.least <= len(values) <= control.most, f"{values} of {control}"
        return await self._answered(self.press(post, control, values or ()))

    def press(self, post: VisibleMessage, control: Control, values: Sequence[str] = ()) -> Interaction:
        """Presses a control on a visible message, and does not wait for the answer."""
        stored = message_of(post)
        assert stored.seen_by(self.id), f"{self} does not see {post}"
        return self.press_blindly(stored, control.custom_id, values if control.is_select else None)

    def press_blindly(self, message: Message, custom_id: str, values: Sequence[str] | None = None) -> Interaction:
        """Sends an unchecked click, as a cheating client would."""
        kind: Json = {"component_type": 2} if values is None else {"component_type": 3, "values": list(values)}
        data = {"custom_id": custom_id, "id": _number(message, custom_id), **kind}
        return self.wire.interactions.component(self.user, message, data, times=self.deliveries)

    async def answered(self, interaction: Interaction) -> Response:
        """Waits for the answer to an interaction. InteractionFailed if none comes."""
        return await self._answered(interaction)

    def close_dms(self, code: int = 50007) -> None:
        self.user.closed = code

    def open_dms(self) -> None:
        self.user.closed = 0

    @property
    def patience(self) -> float:
        """Seconds to wait for an answer."""
        return self.wire.settings.patience + GRACE

    async def _answered(self, interaction: Interaction) -> Response:
        patience = self.patience
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await interaction.answered.wait()
        what = f"{'click' if interaction.kind == COMPONENT else 'command'} {interaction.id}"
        if not interaction.how:
            after = "before the bot ended" if interaction.cut else f"in {patience:g} s"
            raise InteractionFailed(f"{self}: no answer to {what} {after}")
        if interaction.loading:
            why = f"the bot has thought enough about {what}"
            await self.wire.until(lambda: interaction.cut or not interaction.loading, why=why)
            if interaction.loading:
                raise InteractionFailed(f"{self}: the bot ended while it thought about {what}")
        follow_ups = tuple(map(_post, interaction.follow_ups))
        post = None if interaction.post is None else _post(interaction.post)
        return Response(interaction.how, post, follow_ups, interaction.modal)

    # ------------------------------------------------------------------------------------------ commands

    def _command(self, names: list[str], options: dict[str, Any]) -> Json:
        node = next((one for one in self.wire.world.commands if one["name"] == names[0]), None)
        assert node is not None, f"there is no command {names[0]}"
        data: Json = {"id": node["id"], "name": node["name"], "type": 1, "options": []}
        inner = data
        for name in names[1:]:
            node = next(one for one in node["options"] if one["name"] == name)
            inner["options"] = [{"name": name, "type": node["type"], "options": []}]
            inner = inner["options"][0]
        kinds = {one["name"]: one["type"] for one in node.get("options") or ()}
        inner["options"] = [_given(name, kinds[name], value) for name, value in options.items()]
        people = [value for value in options.values() if isinstance(value, Person)]
        return data | ({"resolved": self._resolved(people)} if people else {})

    def _resolved(self, people: list["Person"]) -> Json:
        return {
            "users": {str(one.id): user_json(one.user) for one in people},
            "members": {
                str(one.id): member_json(self.guild.members[one.id], in_channel(self.channel, one.id), with_user=False)
                for one in people
                if one.id in self.guild.members
            },
        }


class Player(RandomPlayer[Person]):
    """A random player at ``table``, by default the newest table. A ``private`` partie has no table."""

    def __init__(
        self, person: Person, dice: random.Random, table: Channel | None = None, *, private: bool = False
    ) -> None:
        super().__init__(person, dice)
        self.table = table
        self.private = private
        self.partie = ""
        """The id of the player's partie in its controls; empty before the first."""

    def at_table(self) -> list[VisibleMessage]:
        there = self.person.posts(self.table or self.person.table())
        return calls_of([post for post in there if not post.ephemeral])

    async def waiting(self) -> VisibleMessage | None:
        found = await super().waiting()
        self.partie = found.controls[0].partie if found else self.partie
        return found

    @property
    def over(self) -> bool:
        """Whether the table's last message, or the hand if the table cannot post, reports the partie's end."""
        table = self.table or self.person.table()
        if not self.private and not table.locked and table.id in self.person.wire.world.channels:
            return _offers_rematch(self._last_said(), self.partie)
        return _offers_rematch(self.shown or next(reversed(self.person.lives()), None), self.partie)

    def _last_said(self) -> VisibleMessage | None:
        there = (self.table or self.person.table()).messages.values()
        seen = (_post(one) for one in reversed(there) if one.type in ORDINARY and one.viewer is None)
        # If the table is in the channel itself, an award may follow it.
        return next((post for post in seen if calls_of([post])), None)

    def _called(self) -> VisibleMessage | None:
        """A player with open DMs need not look at the table."""
        return super()._called() if self.person.user.closed or not self.person.dms() else None


def message_of(post: VisibleMessage) -> Message:
    assert isinstance(post.stored, Message)
    return post.stored


async def begin(alice: Person, bob: Person, **options: Any) -> Channel:
    """Makes Alice challenge Bob, and Bob accept. Returns their table's thread."""
    offer = await alice.slash("piquet challenge", opponent=bob, **options)
    assert offer.post is not None
    accepted = await bob.click(offer.post, verb="accept")
    assert not accepted.ephemeral, accepted.text
    made = alice.wire.world.channels
    await alice.wire.until(lambda: offer.post is not None and offer.post.id in made, why="the thread is made")
    return made[offer.post.id]


async def play_house(person: Person, **options: Any) -> Response:
    """Begins a partie against the beginner level, and deals. Returns the answer."""
    opening = await person.slash("piquet challenge", level="beginner", **options)
    assert opening.post is not None
    if not any(control.verb == "begin" for control in opening.post.controls):
        return opening
    return await person.click(opening.post, verb="begin")


async def turn(players: Sequence[Player]) -> Player | None:
    """Waits until a player is to act, and decides for them; None if the partie has ended."""
    woken = asyncio.Event()
    async with wait_for("a player is to act, or the partie has ended"):
        with _watching(players, woken):
            while True:
                woken.clear()
                for player in players:
                    if (post := await player.waiting()) is not None and await _decided(player, post):
                        return player
                if any(player.over for player in players):
                    return None
                await woken.wait()


@contextmanager
def _watching(players: Sequence[Player], woken: asyncio.Event) -> Iterator[None]:
    places = [player.person.wire.world.dm(player.person.user) for player in players]
    places += [player.table or player.person.table() for player in players]
    for place in places:
        place.watchers.add(woken)
    try:
        yield
    finally:
        for place in places:
            place.watchers.discard(woken)


async def _decided(player: Player, post: VisibleMessage) -> bool:
    try:
        await player.decide(post)
    except NoDecisionOffered:
        if to_act(post):
            raise
        return False
    return True


async def play(alice: Person, bob: Person, seed: int = 0, **options: Any) -> list[Player]:
    table, dice = await begin(alice, bob, **options), random.Random(seed)
    players = [Player(alice, dice, table), Player(bob, dice, table)]
    while await turn(players) is not None:
        pass
    return players


def _post(message: Message) -> VisibleMessage:
    return VisibleMessage(message.id, message.channel.id, message)


def _offers_rematch(post: VisibleMessage | None, partie: str) -> bool:
    controls = [] if post is None else post.controls
    return any(control.verb == "rematch" and control.partie == partie for control in controls)


def _number(message: Message, custom_id: str) -> int:
    found = (part["id"] for part in walk(message.components) if part.get("custom_id") == custom_id)
    return int(next(found, 0))


def _given(name: str, kind: int, value: Any) -> Json:
    return {"name": name, "type": kind, "value": str(value.id) if isinstance(value, Person) else value}
