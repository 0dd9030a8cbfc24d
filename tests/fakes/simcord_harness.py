"""Drives the real bot by commands and clicks on SimCord, a simulated Discord in memory.

    async with Harness(lambda: PiquetBot(settings)) as harness:
        alice, bob = harness.alice, harness.bob
        offer = await alice.slash("piquet challenge", opponent=bob)
        await bob.click(offer.post, verb="accept")
        await alice.choose(alice.live(), ["KS", "8C"])
        await alice.click(alice.live(), label="Exchange 2 cards, leave 3")
        await harness.restart()
        with harness.fault("dm", 500, to=bob, times=1, lost=True):
            await alice.click(alice.live(), verb="play", arg="AS")
        assert not any("K♠" in seen.text for seen in harness.everything_seen_by(bob))

The test fails if the bot does not answer an interaction, breaks a limit (``tests.support.limits``,
``tests.support.openapi``), repeats a sentence on one screen (``repeated_sentences``), logs an error (unless the test
calls ``take_errors``), sends a pack secret before its partie is over, or ever logs one (``take_secrets``).
"""

import json
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from functools import cache
from types import TracebackType
from typing import Any, Final, Self

import discord
import simcord
from simcord.backend.models import Interaction, Message

from bot.client import PiquetBot
from bot.features.house.turns import HouseTurns
from bot.model.players import Pictures
from bot.tryout.simcord_emoji import own_all_emoji
from data import servers
from data.players import users
from data.store.transaction import Transaction
from tests.fakes.person import AnyPerson
from tests.fakes.simulated_discord import Discord, Press
from tests.support import openapi
from tests.support.hanging import hanging
from tests.support.limits import check_request
from tests.support.log_capture import LogCapture
from tests.support.message_reader import Control, repeated_sentences
from tests.support.messages import InteractionFailed, Response, VisibleMessage
from tests.support.requests_seen import Request, RequestFault, RequestKind, SeenContent
from tests.support.secret_watch import SecretWatch, kept_secrets

MANY: Final = 20
"""How many errors a failing test lists."""


class Person(AnyPerson):
    def __init__(self, harness: "Harness", actor: simcord.MemberActor) -> None:
        self.harness = harness
        self.actor = actor
        self.id = actor.id
        self.name = actor.name
        self.mention = actor.mention

    # ------------------------------------------------------------------------------------------ what they see

    def dms(self) -> list[VisibleMessage]:
        channel = self.harness.discord.dm_channel(self.id)
        return [] if channel is None else self.harness.posts(channel)

    def close_dms(self, code: int = 50007) -> None:
        self.harness.discord.closed[self.id] = code

    def reads(self, locale: str) -> None:
        self.harness.discord.locales[self.id] = locale

    def open_dms(self) -> None:
        self.harness.discord.closed.pop(self.id, None)

    # ------------------------------------------------------------------------------------------ what they do

    async def slash(self, name: str, channel: simcord.ChannelHandle | None = None, **options: Any) -> Response:
        """Uses a command in #piquet or in ``channel``, such as ``person.dm``. An option may be a Person."""
        where = channel or self.harness.channel
        given = {key: value.actor if isinstance(value, Person) else value for key, value in options.items()}
        if where.guild is None:
            return await self._finish(self.actor.user.slash(name, **given))
        if where.id in self.harness.discord.groups:
            given = {key: value.member if isinstance(value, Person) else value for key, value in options.items()}
            return await self._finish(self.member.slash(where, name, **given))
        return await self._finish(self.actor.slash(where, name, **given))

    async def open_privately(self, name: str, **options: Any) -> VisibleMessage:
        """Uses a command with an ephemeral answer, and returns the answer."""
        answer = await self.slash(name, **options)
        assert answer.post is not None
        assert answer.ephemeral
        return answer.post

    @property
    def member(self) -> simcord.MemberActor:
        return self.harness.members[self.id]

    @property
    def dm(self) -> simcord.ChannelHandle:
        return self.actor.user.dm_channel

    async def _use(
        self, post: VisibleMessage, control: Control, values: Sequence[str | simcord.MemberActor] | None = None
    ) -> Response:
        hand, seen = self._hand(post), self._response(post)
        if values is None:
            return await self._finish(hand.click(seen, custom_id=control.custom_id))
        return await self._finish(hand.select(seen, values, custom_id=control.custom_id))

    async def press(
        self,
        post: VisibleMessage,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
        times: int = 1,
        may_fail: bool = False,
    ) -> Response:
        """Sends an unchecked click, as a lagging or cheating client would.

        The control or the message may be gone, or invisible to the person. discord.py ignores a click on a missing
        ``DynamicItem``. ``times``: Discord delivers the click this often under one interaction id.
        """
        pressing = self.pressing(post, custom_id, values=values)
        return (await self.harness.at_once(pressing, times=times, may_fail=may_fail))[0]

    def pressing(self, post: VisibleMessage, custom_id: str, *, values: Sequence[str] | None = None) -> Press:
        """Returns a click to send with ``Harness.at_once``."""
        button = {"custom_id": custom_id, "component_type": 2}
        select = {"custom_id": custom_id, "component_type": 3, "values": list(values or ())}
        return Press(self.id, _stored(post), button if values is None else select)

    async def submit(self, post: VisibleMessage, shown: Response, text: str, *, times: int = 1) -> Response:
        assert shown.modal is not None, shown.text
        return (await self.harness.at_once(self.submitting(post, shown.modal["custom_id"], text), times=times))[0]

    def submitting(self, post: VisibleMessage, custom_id: str, text: str) -> Press:
        """Returns a form with one field to send with ``Harness.at_once``."""
        field = {"type": 4, "id": 2, "custom_id": "words", "value": text}
        data = {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": field}]}
        return Press(self.id, _stored(post), data, form=True)

    def _hand(self, post: VisibleMessage) -> simcord.MemberActor | simcord.UserHandle:
        if post.channel in self.harness.discord.groups:
            return self.member
        private = post.channel == self.harness.discord.dm_channel(self.id)
        return self.actor.user if private else self.actor

    def _response(self, post: VisibleMessage) -> simcord.ResponseMessage:
        return self.harness.discord.response(_stored(post))

    async def _finish(self, doing: Any) -> Response:
        await self.harness.without_pictures()
        struck = self.harness.discord.struck
        record = self.harness.discord.record(await doing)
        await self.harness.settle()
        return self.harness.answered(record, may_fail=self.harness.discord.struck > struck)


class Harness:
    """The server "The Piquet Club" with #piquet, Alice and Bob, and Carol, who only watches.

    ``make_bot`` creates the bot at each start. ``closed`` names people with closed DMs, ``withheld`` the bot's missing
    permissions in #piquet. Without ``pictures``, people and server have chosen text only, which is faster. With
    ``patience``, acts wait for bot tasks sleeping up to this many seconds on the simulated clock. ``locale`` is the
    server's language. Without ``emoji``, the application has none at the start.
    """

    def __init__(
        self,
        make_bot: Callable[[], discord.Client],
        *,
        closed: Iterable[str] = (),
        withheld: Iterable[str] = (),
        pictures: bool = False,
        patience: float = 1.0,
        locale: str = "en-US",
        emoji: bool = True,
    ) -> None:
        self._make_bot = make_bot
        self._to_go_without: list[int] | None = None if pictures else []
        self.members: dict[int, simcord.MemberActor] = {}
        """The members of group DMs, by id."""
        self._log = LogCapture()
        self._errors_taken = 0
        self._secrets, self._secrets_shown = SecretWatch(), list[str]()
        self._requests_read = self._lines_read = 0
        self.discord = Discord(make_bot(), patience=patience)
        if emoji:
            own_all_emoji(self.discord.env)
        self.server = self.discord.env.create_guild("The Piquet Club")
        self.discord.env.backend.get_guild(self.server.id).preferred_locale = locale
        self.channel = self.server.create_text_channel("piquet")
        people = [self.join(name) for name in ("Alice", "Bob", "Carol")]
        self.alice, self.bob, self.carol = people
        self.withhold(*withheld)
        for name in closed:
            people[[person.name for person in people].index(name)].close_dms()

    async def __aenter__(self) -> Self:
        self._log.open()
        try:
            await self.discord.start()
            await self.without_pictures()
        except BaseException:
            self._log.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if error is None:
                await self.discord.settle()
            await self.discord.stop()
        finally:
            self._log.close()
        self._read_on()
        if error is None and (troubles := [*self.take_errors(), *self.breaches(), *self.take_secrets()]):
            raise AssertionError(_listed(troubles))

    # ------------------------------------------------------------------------------------------ the server

    @property
    def bot(self) -> discord.Client:
        return self.discord.env.bot

    @property
    def house(self) -> simcord.MemberActor:
        return self.discord.bot_in(self.server)

    def join(self, name: str) -> Person:
        person = Person(self, self.server.add_member(self.discord.env.create_user(name)))
        if self._to_go_without is not None:
            self._to_go_without.append(person.id)
        return person

    async def without_pictures(self) -> None:
        bot, people = self.bot, self._to_go_without
        if not people or not isinstance(bot, PiquetBot):
            return
        chosen, guild = tuple(people), self.server.id
        people.clear()

        def work(tx: Transaction) -> None:
            for user in chosen:
                users.save_user(tx, replace(users.get_user(tx, user), pictures=Pictures.NEVER))
            servers.save_server(tx, replace(servers.get_server(tx, guild), pictures=False))

        await bot.context.database.write(work)

    def leave(self, person: Person) -> None:
        """Removes a person from the server, the only one shared with the bot."""
        self.server.remove_member(person.actor)
        person.close_dms(50278)

    def come_back(self, person: Person) -> None:
        self.server.add_member(person.actor.user)
        person.open_dms()

    def withhold(self, *permissions: str) -> None:
        self.discord.withhold(self.channel.id, permissions)

    @property
    def threads(self) -> list[simcord.ChannelHandle]:
        return self.channel.threads

    def posts(
        self, channel: simcord.ChannelHandle | int | None = None, *, viewer: Person | None = None
    ) -> list[VisibleMessage]:
        """A channel's messages (default: #piquet), oldest first, and the ephemeral answers to ``viewer``."""
        where = self.channel if channel is None else channel
        at = where if isinstance(where, int) else where.id
        seen_by = None if viewer is None else viewer.id
        return [VisibleMessage(one.id, one.channel_id, one) for one in self.discord.messages(at, seen_by)]

    def group(self, *people: Person) -> simcord.ChannelHandle:
        """Creates a group DM without the bot, for people who installed it."""
        server = self.discord.env.create_guild("Friends")
        channel = server.create_text_channel("friends")
        self.members |= {person.id: server.add_member(person.actor.user) for person in people}
        self.discord.groups.add(channel.id)
        return channel

    async def delete(self, thing: VisibleMessage | simcord.ChannelHandle) -> None:
        if isinstance(thing, VisibleMessage):
            self.discord.delete_message(thing.channel, thing.id)
        else:
            self.discord.delete_channel(thing.id)
        await self.settle()

    # ------------------------------------------------------------------------------------------ time and faults

    async def settle(self) -> None:
        """Waits until the bot is idle, as every act of a Person does. Checks that no partie hangs."""
        await self.discord.settle()
        while isinstance(self.bot, PiquetBot) and await _house_has_acted(self.bot):
            await self.discord.settle()
        await check_nothing_hangs(self.bot)
        if isinstance(self.bot, PiquetBot) and not self.bot.is_closed():
            self._secrets.see(await self.bot.context.database.read(kept_secrets))
        self._read_on()

    async def advance(self, seconds: float) -> None:
        await self.discord.env.advance_time(seconds)
        await self.settle()

    @property
    def now(self) -> datetime:
        return self.discord.env.now()

    async def restart(self) -> None:
        """Closes the bot and starts a new one on the unchanged server."""
        await self.discord.restart(self._make_bot())

    async def at_once(self, *presses: Press, times: int = 1, may_fail: bool = False) -> list[Response]:
        """Delivers several clicks before the bot handles any, each ``times`` times under one interaction id."""
        struck = self.discord.struck
        records = await self.discord.deliver(*presses, times=times)
        forgiven = may_fail or self.discord.struck > struck
        return [self.answered(record, may_fail=forgiven) for record in records]

    @contextmanager
    def fault(
        self,
        kind: RequestKind | str,
        status: int = 500,
        code: int = 0,
        *,
        to: Person | None = None,
        times: int | None = None,
        lost: bool = False,
        channel: int | None = None,
    ) -> Iterator[RequestFault]:
        """Makes requests of a kind fail, all or ``times``, for anybody or ``to`` a person, in any or this ``channel``.

        With ``lost`` only the request's answer fails. ``hits`` counts failed requests. For a status of 500 or more,
        discord.py raises after five tries.
        """
        fault = RequestFault(RequestKind(kind), status, code, None if to is None else to.id, times, lost, channel)
        self.discord.faults.append(fault)
        try:
            yield fault
        finally:
            self.discord.faults.remove(fault)

    # ------------------------------------------------------------------------------------------ what was seen

    def everything_seen_by(self, person: Person | None) -> list[SeenContent]:
        """Everything ever shown to a person, or to the public (None), edited and deleted content included.

        The public sees #piquet, its threads, and the commands.
        """
        return [
            seen
            for seen in self.discord.seen
            if seen.audience is None or (person is not None and person.id in seen.audience)
        ]

    @property
    def requests(self) -> list[Request]:
        return self.discord.requests

    @property
    def log_text(self) -> str:
        return "\n".join(self._log.lines)

    def take_errors(self) -> list[str]:
        """Returns the bot's errors since the last call. Returned errors do not fail the test."""
        env, log = self.discord.env, self._log
        raised = ["".join(traceback.format_exception(error)) for error in env.errors_since(self._errors_taken)]
        self._errors_taken = env.error_cursor
        errors = [*raised, *log.errors, *self.discord.gaps]
        log.errors, self.discord.gaps = [], []
        return errors

    def take_secrets(self) -> list[str]:
        found, self._secrets_shown = self._secrets_shown, []
        return found

    def _read_on(self) -> None:
        requests, lines = self.requests[self._requests_read :], self._log.lines[self._lines_read :]
        self._requests_read, self._lines_read = len(self.requests), len(self._log.lines)
        for request in requests:
            files = "".join(file.data.decode("latin-1") for file in request.files)
            sent = f"{request.path} {json.dumps(request.body, ensure_ascii=False)} {files}"
            self._secrets_shown += [f"{request.method} {request.path} has {one}" for one in self._secrets.shown(sent)]
        self._secrets_shown += [f"the log has {one}" for line in lines for one in self._secrets.named(line)]

    def breaches(self) -> list[str]:
        found: list[str] = []
        for request in self.requests:
            if request.path.endswith("/commands"):
                found += _breaches_of_commands(request.method, request.path, json.dumps(request.body))
            else:
                found += _breaches(request.method, request.path, request.body)
        return list(dict.fromkeys(found))

    def answered(self, record: Interaction, *, may_fail: bool) -> Response:
        """Returns the bot's response to an interaction. InteractionFailed if there is none."""
        if not may_fail and (not record.responded or record.loading):
            raise InteractionFailed("\n".join(["the bot gave no answer", *self._log.errors]))
        posts = [self._post(record.channel_id, number) for number in (record.message_id, *record.followup_ids)]
        follow_ups = tuple(post for post in posts[1:] if post is not None)
        return Response(str(record.response_kind or ""), posts[0], follow_ups, record.modal)

    def _post(self, channel: int, message: int | None) -> VisibleMessage | None:
        stored = self.discord.message(channel, message)
        return None if stored is None else VisibleMessage(stored.id, channel, stored)


@cache
def _breaches_of_commands(method: str, path: str, body: str) -> list[str]:
    """Cached, because every bot sends an equal list, and checking it takes as long as a hundred messages."""
    return _breaches(method, path, json.loads(body))


def _breaches(method: str, path: str, body: Any) -> list[str]:
    described = openapi.published()
    message = body.get("data") or body if isinstance(body, dict) else {}
    return [
        *check_request(method, path, body),
        *(described.check(method, path, body) if described else ()),
        *(f"a sentence stands twice on one screen: {sentence}" for sentence in repeated_sentences(message)),
    ]


def _stored(post: VisibleMessage) -> Message:
    assert isinstance(post.stored, Message)
    return post.stored


async def _house_has_acted(bot: PiquetBot) -> bool:
    entries = [] if bot.running is None else bot.running.agenda.entries
    houses = [entry for entry in entries if isinstance(entry, HouseTurns)]
    if not any(house.busy for house in houses):
        return False
    for house in houses:
        await house.rest()
    return True


async def check_nothing_hangs(bot: discord.Client) -> None:
    if isinstance(bot, PiquetBot) and not bot.is_closed():
        assert await bot.context.database.read(hanging) == []


def _listed(troubles: Sequence[str]) -> str:
    more = [f"… and {len(troubles) - MANY} more"] if len(troubles) > MANY else []
    return "\n".join([f"{len(troubles)} troubles:", *troubles[:MANY], *more])
