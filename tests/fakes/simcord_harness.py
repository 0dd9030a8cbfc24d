"""A club of people who drive the real bot as people do: by commands and clicks, on a simulated Discord.

    async with Club(lambda: PiquetBot(settings)) as club:
        alice, bob = club.alice, club.bob
        offer = await alice.slash("piquet challenge", opponent=bob)
        await bob.click(offer.post, verb="accept")
        await alice.choose(alice.live(), ["KS", "8C"])
        await alice.click(alice.live(), label="Exchange two, leave three")
        await club.restart()
        with club.fault("dm", 500, to=bob, times=1, lost=True):
            await alice.click(alice.live(), verb="play", arg="AS")
        assert not any("K♠" in seen.text for seen in club.everything_seen_by(bob))

An interaction that the bot leaves without an answer fails, as Discord tells a person it did. On leaving, every
request that the bot sent is checked by ``tests.support.limits`` and ``tests.support.openapi``, and an error in the bot
fails the test, unless the test takes it with ``take_errors``.
"""

import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from types import TracebackType
from typing import Any, Final, Self

import discord
import simcord
from simcord.backend.models import Interaction, Message

from bot.client import PiquetBot
from bot.services.health import invariants
from data import guilds, users
from data.store.transaction import Transaction
from tests.fakes.simulated_discord import Discord, Press
from tests.support import openapi
from tests.support.limits import check_request
from tests.support.log_capture import LogCapture
from tests.support.message_reader import Control
from tests.support.messages import InteractionFailed, Response, VisibleMessage
from tests.support.requests_seen import Request, RequestFault, RequestKind, SeenContent

MANY: Final = 20
"""How many troubles are told when a test fails by them."""


class Person:
    """A member of the club."""

    def __init__(self, harness: "Harness", actor: simcord.MemberActor) -> None:
        self.harness = harness
        self.actor = actor
        self.id = actor.id
        self.name = actor.name
        self.mention = actor.mention

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # ------------------------------------------------------------------------------------------ what he sees

    def dms(self) -> list[VisibleMessage]:
        """All that stands in his DM with the bot, oldest first."""
        channel = self.harness.discord.dm_channel(self.id)
        return [] if channel is None else self.harness.posts(channel)

    def lives(self) -> list[VisibleMessage]:
        """The DMs that have anything to be pressed, oldest first."""
        return [post for post in self.dms() if post.live]

    def live(self) -> VisibleMessage:
        """The newest DM that has anything to be pressed; AssertionError where there is none."""
        if not (lives := self.lives()):
            raise AssertionError(f"{self} has nothing to press:\n" + "\n---\n".join(post.text for post in self.dms()))
        return lives[-1]

    def controls(self, post: VisibleMessage) -> list[Control]:
        return post.controls

    def close_dms(self, code: int = 50007) -> None:
        """Let no new message of the bot's reach him; 50278 is said where there is no server in common."""
        self.harness.discord.closed[self.id] = code

    def open_dms(self) -> None:
        self.harness.discord.closed.pop(self.id, None)

    # ------------------------------------------------------------------------------------------ what he does

    async def slash(self, name: str, channel: simcord.ChannelHandle | None = None, **options: Any) -> Response:
        """Use a command, in #piquet or elsewhere (``dm`` is his own); a Person may be an option."""
        where = channel or self.harness.channel
        given = {key: value.actor if isinstance(value, Person) else value for key, value in options.items()}
        if where.guild is None:
            return await self._finish(self.actor.user.slash(name, **given))
        return await self._finish(self.actor.slash(where, name, **given))

    @property
    def dm(self) -> simcord.ChannelHandle:
        return self.actor.user.dm_channel

    async def click(
        self,
        post: VisibleMessage,
        *,
        label: str | None = None,
        verb: str | None = None,
        arg: str | None = None,
        custom_id: str | None = None,
    ) -> Response:
        """Press the one live button that fits, on a message he can see."""
        button = post.control(label=label, verb=verb, arg=arg, custom_id=custom_id)
        return await self._finish(self._hand(post).click(self._response(post), custom_id=button.custom_id))

    async def choose(
        self, post: VisibleMessage, values: Sequence[str], *, verb: str | None = None, custom_id: str | None = None
    ) -> Response:
        """Choose these values, and no others, in the one live select that fits."""
        menu = post.control(verb=verb, custom_id=custom_id, select=True)
        return await self._finish(self._hand(post).select(self._response(post), values, custom_id=menu.custom_id))

    async def press(
        self,
        post: VisibleMessage,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
        times: int = 1,
        may_fail: bool = False,
    ) -> Response:
        """Send a click as a client that lags sends it, or a hand that should not: nothing about it is checked.

        ``custom_id`` need not be on the message any more (discord.py passes over such a click in its ``DynamicItem``s),
        nor the message be one he can see. ``times``: how often Discord delivers it, under one interaction id.
        """
        pressing = self.pressing(post, custom_id, values=values)
        return (await self.harness.at_once(pressing, times=times, may_fail=may_fail))[0]

    def pressing(self, post: VisibleMessage, custom_id: str, *, values: Sequence[str] | None = None) -> Press:
        """A click for ``Club.at_once``."""
        button = {"custom_id": custom_id, "component_type": 2}
        select = {"custom_id": custom_id, "component_type": 3, "values": list(values or ())}
        return Press(self.id, _stored(post), button if values is None else select)

    def _hand(self, post: VisibleMessage) -> simcord.MemberActor | simcord.UserHandle:
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
    """The world: the server «The Piquet Club» with its channel #piquet, Alice and Bob, and Carol, who only looks on.

    ``make_bot`` makes a bot that is ready to start, a fresh one for each start. ``closed`` names those whose DMs are
    closed, ``withheld`` the permissions that the bot lacks in #piquet. ``pictures``: people and the server have not
    chosen to go without; else everything is text, which is quicker. ``patience`` is how many seconds (of the
    simulated clock, which nothing else moves) a task of the bot may sleep and still be waited for after each act.
    """

    def __init__(
        self,
        make_bot: Callable[[], discord.Client],
        *,
        closed: Iterable[str] = (),
        withheld: Iterable[str] = (),
        pictures: bool = False,
        patience: float = 1.0,
    ) -> None:
        self._make_bot = make_bot
        self._to_go_without: list[int] | None = None if pictures else []
        self._log = LogCapture()
        self._errors_taken = 0
        self.discord = Discord(make_bot(), patience=patience)
        self.server = self.discord.env.create_guild("The Piquet Club")
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
        if error is None and (troubles := [*self.take_errors(), *self.breaches()]):
            raise AssertionError(_listed(troubles))

    # ------------------------------------------------------------------------------------------ the world

    @property
    def bot(self) -> discord.Client:
        """The bot that is up now."""
        return self.discord.env.bot

    @property
    def house(self) -> simcord.MemberActor:
        """The bot, as whoever challenges it names it."""
        return self.discord.bot_in(self.server)

    def join(self, name: str) -> Person:
        """One more member."""
        person = Person(self, self.server.add_member(self.discord.env.create_user(name)))
        if self._to_go_without is not None:
            self._to_go_without.append(person.id)
        return person

    async def without_pictures(self) -> None:
        """Those who have come go without pictures, and so does the server: every act of theirs begins with it."""
        bot, people = self.bot, self._to_go_without
        if not people or not isinstance(bot, PiquetBot):
            return
        chosen, guild = tuple(people), self.server.id
        people.clear()

        def work(tx: Transaction) -> None:
            for user in chosen:
                users.save_user(tx, replace(users.get_user(tx, user), pictures=False))
            guilds.save_guild(tx, replace(guilds.get_guild(tx, guild), pictures=False))

        await bot.context.database.write(work)

    def leave(self, person: Person) -> None:
        """He leaves the server, and with it the only one that he has in common with the bot."""
        self.server.remove_member(person.actor)
        person.close_dms(50278)

    def come_back(self, person: Person) -> None:
        """He is in the server again."""
        self.server.add_member(person.actor.user)
        person.open_dms()

    def withhold(self, *permissions: str) -> None:
        """Let the bot lack these permissions in #piquet and its threads, and no others."""
        self.discord.withhold(self.channel.id, permissions)

    @property
    def threads(self) -> list[simcord.ChannelHandle]:
        """The threads of #piquet, oldest first."""
        return self.channel.threads

    def posts(
        self, channel: simcord.ChannelHandle | int | None = None, *, viewer: Person | None = None
    ) -> list[VisibleMessage]:
        """What stands in #piquet or elsewhere, oldest first; with a ``viewer``, the answers that he alone sees too."""
        where = self.channel if channel is None else channel
        at = where if isinstance(where, int) else where.id
        seen_by = None if viewer is None else viewer.id
        return [VisibleMessage(one.id, one.channel_id, one) for one in self.discord.messages(at, seen_by)]

    async def delete(self, thing: VisibleMessage | simcord.ChannelHandle) -> None:
        """Somebody deletes a message, a thread or a channel."""
        if isinstance(thing, VisibleMessage):
            self.discord.delete_message(thing.channel, thing.id)
        else:
            self.discord.delete_channel(thing.id)
        await self.settle()

    # ------------------------------------------------------------------------------------------ time and trouble

    async def settle(self) -> None:
        """Let the bot come to rest. Everything a Person does ends with it, and then no partie may hang."""
        await self.discord.settle()
        while isinstance(self.bot, PiquetBot) and await _house_has_acted(self.bot):
            await self.discord.settle()
        await check_nothing_hangs(self.bot)

    async def advance(self, seconds: float) -> None:
        """Let time pass; whatever was to wake in it wakes in its order."""
        await self.discord.env.advance_time(seconds)
        await self.settle()

    @property
    def now(self) -> datetime:
        """The time that the bot goes by (``discord.utils.utcnow``)."""
        return self.discord.env.now()

    async def restart(self) -> None:
        """Close the bot and bring a fresh one up; the world stays as it is."""
        await self.discord.restart(self._make_bot())

    async def at_once(self, *presses: Press, times: int = 1, may_fail: bool = False) -> list[Response]:
        """Deliver clicks before the bot has seen to any of them, each so many times under its one interaction id."""
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
    ) -> Iterator[RequestFault]:
        """Let requests of a kind fail, all of them or so many, in DMs and interactions of one person or of all.

        ``lost``: what was asked for is done, and only the answer fails. ``hits`` of the fault counts what it struck.
        A status of 500 and more is what discord.py raises after five vain tries.
        """
        fault = RequestFault(RequestKind(kind), status, code, None if to is None else to.id, times, lost)
        self.discord.faults.append(fault)
        try:
            yield fault
        finally:
            self.discord.faults.remove(fault)

    # ------------------------------------------------------------------------------------------ what was seen

    def everything_seen_by(self, person: Person | None) -> list[SeenContent]:
        """All that the bot ever showed where this person could see it, what has changed or gone since included.

        None is the public: #piquet, its threads, the commands.
        """
        return [
            seen
            for seen in self.discord.seen
            if seen.audience is None or (person is not None and person.id in seen.audience)
        ]

    @property
    def requests(self) -> list[Request]:
        """All requests of the bot, in their order."""
        return self.discord.requests

    @property
    def log_text(self) -> str:
        """Everything logged, the errors with their traces."""
        return "\n".join(self._log.lines)

    def take_errors(self) -> list[str]:
        """What went wrong in the bot since this was last asked; once asked for, it does not fail the test."""
        env, log = self.discord.env, self._log
        raised = ["".join(traceback.format_exception(error)) for error in env.errors_since(self._errors_taken)]
        self._errors_taken = env.error_cursor
        errors = [*raised, *log.errors, *self.discord.gaps]
        log.errors, self.discord.gaps = [], []
        return errors

    def breaches(self) -> list[str]:
        """Every breach of Discord's limits and of its OpenAPI description in what the bot has sent."""
        described = openapi.published()
        found: list[str] = []
        for request in self.requests:
            found += check_request(request.method, request.path, request.body)
            found += described.check(request.method, request.path, request.body) if described else []
        return list(dict.fromkeys(found))

    def answered(self, record: Interaction, *, may_fail: bool) -> Response:
        """What an interaction has brought; InteractionFailed where it has brought nothing."""
        if not may_fail and (not record.responded or record.loading):
            raise InteractionFailed("\n".join(["the bot gave no answer", *self._log.errors]))
        posts = [self._post(record.channel_id, number) for number in (record.message_id, *record.followup_ids)]
        follow_ups = tuple(post for post in posts[1:] if post is not None)
        return Response(str(record.response_kind or ""), posts[0], follow_ups, record.modal)

    def _post(self, channel: int, message: int | None) -> VisibleMessage | None:
        stored = self.discord.message(channel, message)
        return None if stored is None else VisibleMessage(stored.id, channel, stored)


def _stored(post: VisibleMessage) -> Message:
    assert isinstance(post.stored, Message)
    return post.stored


async def _house_has_acted(bot: PiquetBot) -> bool:
    """Waits for the house, whose moves come from other processes; whether it was to act."""
    if bot.house_turns is None or not bot.house_turns.busy:
        return False
    await bot.house_turns.rest()
    return True


async def check_nothing_hangs(bot: discord.Client) -> None:
    """The invariant of parties in play holds in the database of the real bot."""
    if isinstance(bot, PiquetBot) and not bot.is_closed():
        assert await bot.context.database.read(invariants.all_breaches) == []


def _listed(troubles: Sequence[str]) -> str:
    more = [f"… and {len(troubles) - MANY} more"] if len(troubles) > MANY else []
    return "\n".join([f"{len(troubles)} troubles:", *troubles[:MANY], *more])
