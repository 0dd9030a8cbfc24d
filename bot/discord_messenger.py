"""Sends messages to Discord. Turns expected failures into return values."""

import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import aiohttp
import discord
from discord import ui
from discord.http import handle_message_parameters

from bot.features.challenges.view import challenge_mentions, challenge_view
from bot.features.daily.channel import ChannelPost, kind_of
from bot.features.daily.channel_view import channel_id, channel_view
from bot.features.daily.keeper import DueReminder
from bot.features.daily.view import day_reminder_id, day_reminder_view
from bot.features.hands.view import hand_view, retired_hand, shows_deal_end
from bot.features.tables.award import award_view
from bot.features.tables.view import speech_mentions, speech_view, thread_name
from bot.kit.controls import PREFIX, layout, written
from bot.kit.discord.request_gate import BLOCKED, TOO_MANY, UNAUTHORIZED
from bot.kit.names import plain
from bot.kit.pictures import attachment
from bot.kit.pictures.picture import Picture, Renderer
from bot.kit.words import ENGLISH, Words, words
from bot.model.challenges import Challenge
from bot.model.ids import PRIVATE
from bot.model.sight import Sight
from bot.runtime.direct_messages import ChannelLost, DirectMessages
from bot.runtime.languages import Languages
from bot.runtime.messenger import At, Award, Failure, Presence, Reply, Speech

_log = logging.getLogger(__name__)
_T = TypeVar("_T")
_LOOK_BACK = 100
_THREAD_EXISTS = 160004
_EDITED_TOO_OFTEN = 30046
_NO_ACCESS = 50001
_OPENED_TOO_FAST = 40003
"""Too many DMs opened at once. A 403, like closed DMs."""
_ARCHIVED = 50083
"""An archived thread: a new message reopens it, an edit does not."""
_UNKNOWN_MEMBER = 10007
_UNKNOWN_USER = 10013
_BLOCK = re.compile(r"\s*(<|error code: |$)")
"""How Cloudflare's responses start."""
_DELETED_NAME = "deleted_user_"
"""How names of deleted accounts start."""

_NOBODY = discord.AllowedMentions.none()
_UNREACHABLE = (aiohttp.ClientError, OSError, discord.RateLimited)
_FAILURES = (discord.HTTPException, *_UNREACHABLE)


async def attempt(send: Callable[[], Awaitable[_T]]) -> _T | Failure:
    """Calls ``send``. Returns its result or, if Discord refuses or fails, the kind of failure."""
    try:
        return await send()
    except discord.NotFound:
        return Failure.GONE
    except discord.Forbidden as error:
        if error.code == _OPENED_TOO_FAST:
            return Failure.LATER
        if error.code == _NO_ACCESS:
            return Failure.CLOSED
        if _is_block(error):
            return Failure.LATER
        _log.info("Discord forbids it (%d): %s", error.code, error.text)
        return Failure.CLOSED
    except discord.DiscordServerError:
        return Failure.LATER
    except discord.HTTPException as error:
        if error.code in (_EDITED_TOO_OFTEN, _ARCHIVED):
            return Failure.FULL
        _log.warning("Discord refuses it (%d, code %d): %s", error.status, error.code, error.text)
        return Failure.LATER if error.status in (UNAUTHORIZED, TOO_MANY) else Failure.REFUSED
    except _UNREACHABLE:
        return Failure.LATER


def _is_block(error: discord.Forbidden) -> bool:
    # Cloudflare, not Discord, refuses the whole bot with JSON, a page or a text.
    return error.code == BLOCKED or (error.code == 0 and _BLOCK.match(error.text) is not None)


def _keeps_out(error: Exception) -> bool:
    # The bot is not on the server; other errors may be temporary.
    return isinstance(error, discord.NotFound) or (isinstance(error, discord.Forbidden) and not _is_block(error))


class DiscordMessenger:
    """Implements ``Messenger`` with a Discord client."""

    direct_messages: DirectMessages
    """Set once the database is open."""

    def __init__(self, client: discord.Client, renderer: Renderer, languages: Languages) -> None:
        self._client = client
        self._renderer = renderer
        self._languages = languages
        self._locales: dict[int, str] = {}
        """By server, locales requested from Discord."""

    async def open_table(self, speech: Speech, challenge: Challenge, *, in_channel: bool, again: bool) -> Reply:
        """Opens the table in a new thread, or in the channel if no thread is wanted or possible."""
        if not in_channel and self._may_have_threads(challenge.channel):
            thread = await self._thread(speech.sight, challenge)
            if thread is Failure.LATER:
                return thread
            if isinstance(thread, At):
                reply = await self.say(speech, thread.channel, again=again)
                # Discord reports a deleted thread as existing.
                if reply is not Failure.GONE:
                    return reply
        return await self.say(speech, challenge.channel, again=again)

    def _may_have_threads(self, channel_id: int) -> bool:
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel):
            granted = channel.permissions_for(channel.guild.me)
            return granted.create_public_threads and granted.send_messages_in_threads
        # Threads cannot contain threads, so a challenge made in one is played there.
        return not isinstance(channel, discord.Thread)

    async def _thread(self, sight: Sight, challenge: Challenge) -> Reply:
        # A thread has its message's id, so a second attempt finds the first thread.
        message = challenge.message
        if message is None:
            return Failure.GONE
        name = thread_name(await self._public_words(sight), sight)

        async def start() -> At:
            try:
                data = await self._client.http.start_thread_with_message(
                    challenge.channel, message, name=name, auto_archive_duration=10080
                )
            except discord.HTTPException as error:
                if error.code != _THREAD_EXISTS:
                    raise
                return At(message, message)
            return At(int(data["id"]), message)

        return await attempt(start)

    async def say(self, speech: Speech, channel: int, *, again: bool) -> Reply:
        view = speech_view(await self._public_words(speech.sight), speech)
        if view is None:
            return Failure.FULL
        found = await self.find_speech(speech, channel) if again else Failure.GONE
        if isinstance(found, At) or found is Failure.LATER:
            return found
        picture = await self._picture(speech, channel)
        return await attempt(lambda: self._send(channel, view, f"pq-{speech.mark}", speech_mentions(speech), picture))

    async def find_speech(self, speech: Speech, channel: int) -> Reply:
        ours = re.compile(rf"{PREFIX}:(hand|rematch):{speech.sight.partie_id}:[0-9]+:{speech.mark}")
        return await self._find_control(channel, ours)

    async def announce(self, award: Award, channel: int, *, again: bool) -> Reply:
        ours = re.compile(rf"{PREFIX}:why:{award.sight.partie_id}:[0-9]+:[0-9]+\.{award.mark}")
        found = await self._find_control(channel, ours) if again else Failure.GONE
        if isinstance(found, At) or found is Failure.LATER:
            return found
        view = award_view(await self._public_words(award.sight), award)
        return await attempt(lambda: self._send(channel, view, f"pq-{award.mark}"))

    async def say_more(self, speech: Speech, at: At) -> Reply:
        view = speech_view(await self._public_words(speech.sight), speech)
        if view is None:
            return Failure.FULL
        picture = await self._picture(speech, at.channel)
        return await self._edit(at, view, picture)

    async def _picture(self, speech: Speech, channel: int) -> Picture | None:
        guild = self._client.get_guild(speech.sight.location.guild)
        if guild is None and self._client.is_ready():
            # The server's permissions are unknown.
            return None
        table = guild.get_channel_or_thread(channel) if guild else None
        if guild and table and not table.permissions_for(guild.me).attach_files:
            return None
        return await self._renderer.speech_picture(await self._public_words(speech.sight), speech)

    async def deal_hand(self, sight: Sight, mark: int, *, silent: bool) -> Reply:
        async def send(dm: int) -> At:
            picture = await self._renderer.own_picture(sight, new=True)
            return await self._send(dm, hand_view(sight), f"pq-{mark}", picture=picture, silent=silent)

        return await self._in_dm(_player(sight), send)

    async def find_hand(self, sight: Sight, after: int | None) -> Reply:
        async def look(dm: int) -> Reply:
            found = await self._find(dm, lambda custom_id: custom_id.split(":")[3:4] == [str(sight.partie_id)])
            return found if isinstance(found, At) and found.message > (after or 0) else Failure.GONE

        return await self._in_dm(_player(sight), look)

    async def _in_dm(self, user: int, act: Callable[[int], Awaitable[Reply]]) -> Reply:
        async def open_dm() -> int:
            # ``create_dm`` may return a cached channel that Discord has dropped.
            return int((await self._client.http.start_private_message(user))["id"])

        async def acted(channel: int) -> Reply:
            try:
                return await act(channel)
            except discord.NotFound as error:
                raise ChannelLost from error
            except discord.Forbidden as error:
                # Discord sometimes refuses a DM channel without reason.
                if error.code == _NO_ACCESS:
                    raise ChannelLost from error
                raise

        return await self.direct_messages.act(user, lambda: attempt(open_dm), lambda dm: attempt(lambda: acted(dm)))

    async def show_hand(self, sight: Sight, at: At) -> Reply:
        return await self._edit(at, hand_view(sight), await self._renderer.own_picture(sight))

    async def retire_hand(self, sight: Sight, at: At, first: int, last: int) -> Reply:
        picture = await self._renderer.own_picture(sight) if shows_deal_end(sight, last) else None
        return await self._edit(at, retired_hand(sight, first, last), picture)

    async def delete_hand(self, at: At) -> Reply:
        async def send() -> At:
            await self._client.http.delete_message(at.channel, at.message)
            return at

        return await attempt(send)

    async def post_challenge(self, challenge: Challenge) -> Reply:
        view = challenge_view(await self._guild_words(challenge.guild), challenge)
        return await attempt(
            lambda: self._send(challenge.channel, view, f"pqc-{challenge.id}", challenge_mentions(challenge))
        )

    async def post_day(self, post: ChannelPost, channel: int, *, again: bool) -> Reply:
        found = await self._find_control(channel, re.compile(re.escape(channel_id(post)))) if again else Failure.GONE
        if found is not Failure.GONE:
            return found
        view = channel_view(await self._guild_words(post.guild), post)
        nonce = f"pqy-{kind_of(post)[0]}{post.guild % 10**12}-{post.number}"
        return await attempt(lambda: self._send(channel, view, nonce))

    async def edit_day(self, post: ChannelPost, at: At) -> Reply:
        return await self._edit(at, channel_view(await self._guild_words(post.guild), post))

    async def send_day_reminder(self, reminder: DueReminder, language: str, *, again: bool) -> Reply:
        view, nonce = day_reminder_view(words(language), reminder), f"pqr-{reminder.user}-{reminder.number}"

        async def send(dm: int) -> Reply:
            found = await self._find(dm, day_reminder_id(reminder).__eq__) if again else Failure.GONE
            return found if isinstance(found, At) else await self._send(dm, view, nonce)

        return await self._in_dm(reminder.user, send)

    async def greet(self, user: int, language: str) -> Reply:
        return await self._write(user, layout(written(words(language)("private-greeting"))), f"pqg-{user}")

    async def invite(self, challenge: Challenge, language: str) -> Reply:
        """Sends a challenge as a DM, silently if an earlier challenge has just notified the person."""
        assert challenge.opponent is not None  # noqa: S101 - it is a challenge to a person
        view = challenge_view(words(language), challenge)
        return await self._write(challenge.opponent, view, f"pqc-{challenge.id}", silent=not challenge.pings)

    async def tell_declined(self, challenge: Challenge, language: str) -> Reply:
        """Notifies a challenger in a DM that their private challenge was declined."""
        # The challenger cannot see the message of a private challenge.
        told = words(language)("private-declined", other=plain(challenge.opponent_name or ""))
        return await self._write(challenge.challenger, layout(written(told)), f"pqd-{challenge.id}")

    async def _write(self, user: int, view: ui.LayoutView, nonce: str, *, silent: bool = False) -> Reply:
        return await self._in_dm(user, lambda dm: self._send(dm, view, nonce, silent=silent))

    async def redraw_challenge(self, challenge: Challenge, language: str, over: Sight | None = None) -> Reply:
        if challenge.message is None:
            return Failure.GONE
        at = At(challenge.channel, challenge.message)
        say = words(language) if language else await self._guild_words(challenge.guild)
        return await self._edit(at, challenge_view(say, challenge, over))

    async def name_thread(self, sight: Sight, channel: int) -> Reply:
        name = thread_name(await self._public_words(sight), sight)

        async def rename() -> At:
            thread = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
            assert self._client.user is not None  # noqa: S101 - logged in
            mine = isinstance(thread, discord.Thread) and thread.owner_id == self._client.user.id
            if isinstance(thread, discord.Thread) and mine and thread.name != name:
                await thread.edit(name=name)
            return At(channel, channel)

        return await attempt(rename)

    async def look_for(self, guild: int, user: int) -> Presence:
        if guild == PRIVATE:
            presence = await self._account(user)
            return Presence.HERE if presence is Presence.LEFT else presence
        try:
            await self._client.http.get_member(guild, user)
        except discord.NotFound as error:
            if error.code == _UNKNOWN_USER:
                return Presence.DELETED
            return await self._account(user) if error.code == _UNKNOWN_MEMBER else Presence.UNKNOWN
        except _FAILURES:
            return Presence.UNKNOWN
        return Presence.HERE

    async def _account(self, user: int) -> Presence:
        try:
            account = await self._client.http.get_user(user)
        except discord.NotFound:
            return Presence.DELETED
        except _FAILURES:
            return Presence.UNKNOWN
        return Presence.DELETED if account["username"].startswith(_DELETED_NAME) else Presence.LEFT

    # Not discord.py's methods: they build a message object for each answer and keep each view for clicks.

    async def _send(
        self,
        channel: int,
        view: ui.LayoutView,
        nonce: str,
        allowed: discord.AllowedMentions = _NOBODY,
        picture: Picture | None = None,
        *,
        silent: bool = False,
    ) -> At:
        async def send(files: list[discord.File]) -> At:
            flags = discord.MessageFlags(suppress_notifications=silent)
            with handle_message_parameters(
                view=view,
                nonce=nonce,
                allowed_mentions=allowed,
                previous_allowed_mentions=self._client.allowed_mentions,
                files=files,
                flags=flags,
            ) as params:
                sent = await self._client.http.send_message(channel, params=params)
            return At(int(sent["channel_id"]), int(sent["id"]))

        return await attachment.send_with_picture(view, picture, send)

    async def _edit(self, at: At, view: ui.LayoutView, picture: Picture | None = None) -> Reply:
        async def send(files: list[discord.File]) -> At:
            with handle_message_parameters(view=view, allowed_mentions=_NOBODY, attachments=files) as params:
                await self._client.http.edit_message(at.channel, at.message, params=params)
            return at

        return await attempt(lambda: attachment.send_with_picture(view, picture, send))

    async def _find_control(self, channel: int, ours: re.Pattern[str]) -> Reply:
        return await attempt(lambda: self._find(channel, lambda one: bool(ours.fullmatch(one))))

    async def _find(self, channel: int, ours: Callable[[str], bool]) -> Reply:
        assert self._client.user is not None  # noqa: S101 - logged in
        async for message in self._client.get_partial_messageable(channel).history(limit=_LOOK_BACK):
            mine = message.author.id == self._client.user.id
            if mine and any(ours(found) for found in _ids(message.components) if found.startswith(PREFIX)):
                return At(message.channel.id, message.id)
        return Failure.GONE

    async def _public_words(self, sight: Sight) -> Words:
        return await self._guild_words(sight.location.guild)

    async def _guild_words(self, guild: int) -> Words:
        found = self._client.get_guild(guild)
        locale = str(found.preferred_locale) if found else await self._asked_locale(guild)
        return words(self._languages.of_guild(guild, locale))

    async def _asked_locale(self, guild: int) -> str:
        if guild == PRIVATE:
            return ENGLISH
        if guild not in self._locales:
            try:
                self._locales[guild] = str((await self._client.http.get_guild(guild))["preferred_locale"])
            except _FAILURES as error:
                if not _keeps_out(error):
                    return ENGLISH
                self._locales[guild] = ENGLISH
        return self._locales[guild]


def _player(sight: Sight) -> int:
    assert sight.eye is not None  # noqa: S101 - a hand is a seat's
    return sight.people.users[sight.eye]


def _ids(components: list[Any]) -> Iterator[str]:
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _ids(getattr(component, "children", None) or [])
