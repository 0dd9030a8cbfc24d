"""A messenger that stores messages in lists instead of sending them, and can fail on request.

It stores the Speech, Award or Sight behind each message: tests check the content, not the wording.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.features.daily.channel import ChannelPost
from bot.features.daily.keeper import DueReminder
from bot.model.challenges import Challenge
from bot.model.outbox_messages import Says
from bot.model.sight import Sight
from bot.runtime.direct_messages import ChannelLost, DirectMessages
from bot.runtime.messenger import At, Award, Failure, Presence, Reply, Speech
from tests.support.crash_injection import Crash

THREAD = 5_000
DM = 9_000


@dataclass(slots=True)
class SentMessage:
    """A stored message. ``live`` is False once a hand is replaced and has lost its buttons."""

    at: At
    what: Speech | Award | Sight | ChannelPost | DueReminder
    live: bool = True


@dataclass(slots=True)
class DeliveryFault:
    """Makes the next ``times`` messages sent by ``verb`` fail, before arrival, or after it if ``arrives``.

    ``meanwhile`` runs while a message is on its way.
    """

    verb: str
    failure: Failure | None = None
    arrives: bool = False
    times: int = 1
    meanwhile: Callable[[], Awaitable[object]] | None = None


@dataclass(slots=True)
class FakeMessenger:
    """A messenger in memory.

    ``gone`` are deleted channels, ``barred`` channels closed to the bot, ``shut`` people with closed DMs, ``closed``
    challenges whose outcome is shown, ``results`` parties whose end is reported. ``absent`` people have left the
    server, ``asked`` people were looked up. ``refused`` counts hands refused by closed DMs. ``silent`` lists the person
    for each hand sent without a notification. ``crash`` may end the process before or after each message.
    """

    messages: list[SentMessage] = field(default_factory=list)
    mishaps: list[DeliveryFault] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)
    barred: set[int] = field(default_factory=set)
    shut: set[int] = field(default_factory=set)
    lost_dms: set[int] = field(default_factory=set)
    """Deleted DM channels, each until it is opened again."""
    sent: list[str] = field(default_factory=list)
    closed: list[Challenge] = field(default_factory=list)
    results: list[Sight] = field(default_factory=list)
    absent: dict[int, Presence] = field(default_factory=dict)
    asked: list[int] = field(default_factory=list)
    refused: int = 0
    silent: list[int] = field(default_factory=list)
    number: int = 100
    crash: Crash | None = None
    opened: list[int] = field(default_factory=list)
    """People with an opened DM channel, once per opening."""
    direct_messages: DirectMessages | None = None
    """Decides when a DM may be opened, as in the real messenger; None: always."""

    def fails(self, verb: str, failure: Failure, *, arrives: bool = False, times: int = 1) -> DeliveryFault:
        mishap = DeliveryFault(verb, failure, arrives, times)
        self.mishaps.append(mishap)
        return mishap

    def meanwhile(self, verb: str, doing: Callable[[], Awaitable[object]]) -> DeliveryFault:
        mishap = DeliveryFault(verb, meanwhile=doing)
        self.mishaps.append(mishap)
        return mishap

    # ---------------------------------------------------------------------------------- what channels and DMs hold

    def at(self, channel: int) -> list[SentMessage]:
        return [shown for shown in self.messages if shown.at.channel == channel]

    def hands(self, user: int) -> list[SentMessage]:
        """A person's hand messages in DMs, oldest first."""
        return self.at(DM + user)

    def lives(self, user: int) -> list[Sight]:
        return [shown.what for shown in self.hands(user) if shown.live and isinstance(shown.what, Sight)]

    def speeches(self, channel: int, kind: Says | None = None) -> list[Speech]:
        """A channel's table speeches, all or of one kind, oldest first."""
        said = [shown.what for shown in self.at(channel) if isinstance(shown.what, Speech)]
        return [speech for speech in said if kind in (None, speech.message.what)]

    def told(self, channel: int) -> list[int]:
        """The decision numbers reported in a channel, in message order, with repetitions."""
        talks = [speech for speech in self.speeches(channel) if speech.message.what in (Says.PLAY, Says.MOVED)]
        return [speech.sight.shown.first_seq + at for speech in talks for at in range(speech.first, speech.last)]

    def awards(self, channel: int) -> list[Award]:
        return [shown.what for shown in self.at(channel) if isinstance(shown.what, Award)]

    # ---------------------------------------------------------------------------------- the messenger's interface

    async def open_table(self, speech: Speech, challenge: Challenge, *, in_channel: bool, again: bool) -> Reply:
        place = challenge.channel if in_channel else THREAD + speech.sight.partie_id
        return await self._say("open_table", speech, place, again=again)

    async def say(self, speech: Speech, channel: int, *, again: bool) -> Reply:
        return await self._say("say", speech, channel, again=again)

    async def find_speech(self, speech: Speech, channel: int) -> Reply:
        return await self._carry("find_speech", channel, lambda: self._marks(channel).get(speech.mark, Failure.GONE))

    async def say_more(self, speech: Speech, at: At) -> Reply:
        return await self._carry("say_more", at.channel, lambda: self._change(at, speech))

    async def announce(self, award: Award, channel: int, *, again: bool) -> Reply:
        marks = {shown.what.mark: shown.at for shown in self.at(channel) if isinstance(shown.what, Award)}
        if again and award.mark in marks:
            return marks[award.mark]
        return await self._carry("announce", channel, lambda: self._post(channel, award))

    async def post_day(self, post: ChannelPost, channel: int, *, again: bool) -> Reply:
        ours = [shown.at for shown in self.at(channel) if _is_about(shown, post)]
        if again and ours:
            return ours[-1]
        return await self._carry("post_day", channel, lambda: self._post(channel, post))

    async def edit_day(self, post: ChannelPost, at: At) -> Reply:
        return await self._carry("edit_day", at.channel, lambda: self._change(at, post))

    async def find_hand(self, sight: Sight, after: int | None) -> Reply:
        assert sight.eye is not None
        user = sight.people.users[sight.eye]
        lost = [
            shown.at
            for shown in self.hands(user)
            if shown.live and shown.at.message > (after or 0) and _partie(shown) == sight.partie_id
        ]
        return await self._in_dm("find_hand", user, lambda: lost[-1] if lost else Failure.GONE)

    async def deal_hand(self, sight: Sight, mark: int, *, silent: bool) -> Reply:
        assert sight.eye is not None
        user = sight.people.users[sight.eye]

        def deliver() -> Reply:
            if silent:
                self.silent.append(user)
            return self._post(DM + user, sight)

        reply = await self._in_dm("deal_hand", user, deliver)
        self.refused += reply is Failure.CLOSED
        return reply

    async def show_hand(self, sight: Sight, at: At) -> Reply:
        return await self._carry("show_hand", at.channel, lambda: self._change(at, sight))

    async def retire_hand(self, sight: Sight, at: At, first: int, last: int) -> Reply:
        return await self._carry("retire_hand", at.channel, lambda: self._change(at, sight, live=False))

    async def delete_hand(self, at: At) -> Reply:
        return await self._carry("delete_hand", at.channel, lambda: self._delete(at))

    async def send_day_reminder(self, reminder: DueReminder, language: str, *, again: bool) -> Reply:
        arrived = [shown.at for shown in self.at(DM + reminder.user) if again and shown.what == reminder]
        if arrived:
            return arrived[0]
        return await self._in_dm("send_day_reminder", reminder.user, lambda: self._post(DM + reminder.user, reminder))

    async def greet(self, user: int, language: str) -> Reply:
        return await self._in_dm("greet", user, lambda: At(DM + user, 1))

    async def redraw_challenge(self, challenge: Challenge, language: str, over: Sight | None = None) -> Reply:
        return await self._carry("redraw_challenge", challenge.channel, lambda: self._close(challenge, over))

    async def name_thread(self, sight: Sight, channel: int) -> Reply:
        return await self._carry("name_thread", channel, lambda: At(channel, channel))

    async def look_for(self, guild: int, user: int) -> Presence:
        self.asked.append(user)
        return self.absent.get(user, Presence.HERE)

    # ---------------------------------------------------------------------------------- delivery

    async def _in_dm(self, verb: str, user: int, deliver: Callable[[], Reply]) -> Reply:
        async def opened() -> int | Failure:
            self.opened.append(user)
            self.lost_dms.discard(DM + user)
            return DM + user

        async def do(channel: int) -> Reply:
            if channel in self.lost_dms:
                raise ChannelLost
            if user in self.shut and verb != "find_hand":
                return Failure.CLOSED
            return await self._carry(verb, channel, deliver)

        if self.direct_messages is None:
            return await do(DM + user)
        return await self.direct_messages.act(user, opened, do)

    async def _say(self, verb: str, speech: Speech, channel: int, *, again: bool) -> Reply:
        marks = self._marks(channel)
        if again and speech.mark in marks:
            return marks[speech.mark]
        return await self._carry(verb, channel, lambda: self._post(channel, speech))

    def _marks(self, channel: int) -> dict[int, At]:
        return {shown.what.mark: shown.at for shown in self.at(channel) if isinstance(shown.what, Speech)}

    async def _carry(self, verb: str, channel: int, deliver: Callable[[], Reply]) -> Reply:
        if self.crash is None:
            return await self._deliver(verb, channel, deliver)
        self.crash.checkpoint()
        reply = await self._deliver(verb, channel, deliver)
        self.crash.checkpoint()
        return reply

    async def _deliver(self, verb: str, channel: int, deliver: Callable[[], Reply]) -> Reply:
        self.sent.append(verb)
        if channel in self.barred:
            return Failure.CLOSED
        mishap = next((one for one in self.mishaps if one.verb == verb and one.times), None)
        if mishap is None:
            return Failure.GONE if channel in self.gone else deliver()
        mishap.times -= 1
        if mishap.meanwhile is not None:
            await mishap.meanwhile()
        reply = deliver() if mishap.arrives or mishap.failure is None else mishap.failure
        return mishap.failure or reply

    def _post(self, channel: int, what: Speech | Award | Sight | ChannelPost | DueReminder) -> Reply:
        self.number += 1
        shown = SentMessage(At(channel, self.number), what)
        self.messages.append(shown)
        return shown.at

    def _change(self, at: At, what: Speech | Sight | ChannelPost, *, live: bool = True) -> Reply:
        found = next((shown for shown in self.messages if shown.at == at), None)
        if found is None:
            return Failure.GONE
        found.what, found.live = what, live
        return at

    def _delete(self, at: At) -> Reply:
        if not any(shown.at == at for shown in self.messages):
            return Failure.GONE
        self.messages = [shown for shown in self.messages if shown.at != at]
        return at

    def _close(self, challenge: Challenge, over: Sight | None) -> Reply:
        if challenge.message is None:
            return Failure.GONE
        self.closed.append(challenge)
        if over is not None:
            self.results.append(over)
        return At(challenge.channel, challenge.message)


def _partie(shown: SentMessage) -> int:
    assert not isinstance(shown.what, ChannelPost | DueReminder)
    return shown.what.partie_id if isinstance(shown.what, Sight) else shown.what.sight.partie_id


def _is_about(shown: SentMessage, post: ChannelPost) -> bool:
    return type(shown.what) is type(post) and shown.what.number == post.number
