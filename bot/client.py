"""The Discord client: starts and stops the bot, dispatches clicks to cogs, answers errors."""

import asyncio
import logging
import pkgutil
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

import cogs
from bot.admin.backups import back_up_before_upgrade, folder_for, scheduled
from bot.admin.monitor.meter import Meter
from bot.admin.monitor.vitals import Running
from bot.application_emoji import ApplicationEmoji
from bot.command_upload import CommandUpload
from bot.config import Settings
from bot.discord_messenger import DiscordMessenger
from bot.error_answers import answer_error, answer_old_control
from bot.features.daily.page import Members
from bot.features.tables.delivery import delivering_to
from bot.kit.controls import Control, Handler, Press, read_click, read_control
from bot.kit.discord.permissions import lacking
from bot.kit.discord.rate_limits import limit_cleanups
from bot.kit.discord.request_gate import RequestGate
from bot.kit.pictures.picture import Renderer
from bot.kit.translator import text, translator
from bot.runtime.agenda import Agenda
from bot.runtime.context import Context, new_secret, shuffled_pack, unix_time
from bot.runtime.languages import Languages
from bot.runtime.limits import Refusals, Throttle
from bot.sharded_bot import ShardedBot
from data.store.address import ServerAddress
from data.store.database import Database, stored_version
from data.store.errors import ServerAway
from data.store.lock import Lock, wait_for_lock

_log = logging.getLogger(__name__)
GRACE = 10
"""Seconds that a stopping bot waits for requests, and then for background services."""
OPENS_EVERY = 1.0
"""Seconds between a standby's attempts to open the database."""
LONGEST_RATE_LIMIT = 30
"""The most seconds that a request waits for a rate limit; discord.py allows no less.

After a longer one, the outbox retries the message.
"""


def simulated_time() -> int:
    """Returns Unix seconds on discord.py's clock, which a simulated Discord can move."""
    return int(discord.utils.utcnow().timestamp())


def extensions() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(cogs.__path__, f"{cogs.__name__}.")]


class PiquetTree(app_commands.CommandTree["PiquetBot"]):
    """The slash commands; ``bot/error_answers.py`` answers their errors."""

    async def interaction_check(self, interaction: discord.Interaction["PiquetBot"], /) -> bool:
        """Accepts the command unless the bot is stopping."""
        self.client.meter.asked("command")
        self.client.notice_access(interaction)
        return self.client.accept_request()

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await answer_error(interaction, cause)


class PiquetGroup(app_commands.Group):
    """The command group /piquet. Refuses option values not offered by Discord."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether Discord offered all chosen values and people. discord.py does not check this."""
        command, given = interaction.command, dict(iter(interaction.namespace))
        assert isinstance(command, app_commands.Command)  # noqa: S101 - no context menu is in a group
        choices = {
            option.name: [one.value for one in option.choices] for option in command.parameters if option.choices
        }
        chosen = all(given[name] in values for name, values in choices.items() if name in given)
        # discord.py gives a bare id if the request has no data about the person.
        return chosen and not any(isinstance(value, discord.Object) for value in given.values())


class PiquetBot(ShardedBot):
    """The bot. Opens the database before login and closes it last."""

    context: Context
    _emoji: ApplicationEmoji

    def __init__(self, settings: Settings, meter: Meter | None = None) -> None:
        self.settings = settings
        self.meter = meter or Meter()
        self._refusals = Refusals()
        super().__init__(
            commands.when_mentioned,
            tree_cls=PiquetTree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            http_trace=RequestGate(self._refusals, self._lost_emoji, self._may_act).watch(
                self.meter.trace or aiohttp.TraceConfig()
            ),
        )
        limit_cleanups(self.http)
        self.renderer = Renderer()
        self.languages = Languages()
        self.messenger = DiscordMessenger(self, self.renderer, self.languages)
        self.piquet = PiquetGroup(
            name="piquet",
            description=text("command-piquet"),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.tree.add_command(self.piquet)
        self._controls: dict[type[Control], Handler] = {}
        self._database: Database | None = None
        self._opening = asyncio.Lock()
        self._lock = Lock()
        self._waiting: asyncio.Task[None] | None = None
        """The task that waits for the database lock."""
        self._stands_by = False
        """True until a standby has opened the database."""
        self.displaced = False
        """Whether another process has taken over."""
        self._requests: set[asyncio.Task[Any]] = set()
        self._begun: set[asyncio.Task[None]] = set()
        self._stopping: asyncio.Task[None] | None = None
        self._agenda: Agenda | None = None
        self._running: Running | None = None

    async def login(self, token: str) -> None:
        """Opens the database, then logs in. Without a usable database, sends no request to Discord."""
        self._waiting = asyncio.create_task(self._take_lock())
        await self._waiting
        async with self._opening:
            if self._stopping is None:
                await self._open_database()
        if self._stopping is None:
            await super().login(token)

    async def setup_hook(self) -> None:
        """Loads cogs and starts background services."""
        assert self._database is not None  # noqa: S101 - opened before
        self.context = Context(
            self._database,
            self._time,
            shuffled_pack,
            new_secret,
            languages=self.languages,
            throttle=Throttle(refusals=self._refusals),
            knows_server=self.knows_server,
        )
        self.messenger.direct_messages = self.context.direct_messages
        await self.languages.load(self._database)
        assert self.application_id is not None  # noqa: S101 - discord.py learns it when it logs in
        self._emoji = ApplicationEmoji(self, self.context, self.application_id)
        self.members = Members(self.context, self.messenger)
        self.tables, self.poster = delivering_to(self.context, self.messenger)
        self._agenda = Agenda(self.context)
        self._agenda.add(self.poster, CommandUpload(self.tree, self._database), *scheduled(self.settings, self._time))
        if self.settings.cards == "emoji":
            await self._emoji.load()
            self._agenda.add(self._emoji)
        else:
            self._emoji.show_text()
        await self.tree.set_translator(translator())
        for extension in extensions():
            await self.load_extension(extension)
        await self.tables.look_up_access()
        await self._agenda.start()
        self.meter.watch(self.context)
        self._running = Running(self.context, self._agenda, lambda: self.poster.arrived_at)

    async def _take_lock(self) -> None:
        address = self.settings.database
        if isinstance(address, ServerAddress):
            # A bot without a server needs no driver.
            from data.store.postgresql.lease import Lease  # noqa: PLC0415

            # Reports a wrong address now instead of at the takeover.
            await asyncio.to_thread(stored_version, address)
            self._lock = lease = Lease(address)
            await lease.wait(self._stand_by)
            if self._stands_by:
                _log.warning("active: this process takes over")
        else:
            self._lock = await wait_for_lock(address)
        self._lock.keep(self._displaced)

    def _stand_by(self) -> None:
        self._stands_by = True
        _log.warning("standby: another process of this bot is active; this one takes over when that ends")

    async def _open_database(self) -> None:
        address = self.settings.database
        if isinstance(address, Path):
            await asyncio.to_thread(back_up_before_upgrade, address, folder_for(self.settings, address), unix_time())
        while self._stopping is None:
            try:
                self._database = await Database.open(address, lock=self._lock)
                break
            except ServerAway as away:
                # A standby has used this address before; at a first start it may be wrong.
                if not self._stands_by:
                    raise
                _log.warning("the standby cannot open the database, and tries again: %s", away)
                await asyncio.sleep(OPENS_EVERY)
        self._stands_by = False

    @property
    def standby_for(self) -> float | None:
        """Seconds since the database server last answered this standby process; None for the active process."""
        return self._lock.silent_for if self._stands_by else None

    def _time(self) -> int:
        # Machines' clocks differ and a standby may take over, so all processes use the database's clock.
        return simulated_time() + round(self._lock.clock_offset)

    async def _may_act(self, answers_click: bool) -> bool:
        # A click cannot wait until the lock is certain.
        return self._lock.may_answer if answers_click else await self._lock.until_certain()

    def _lost_emoji(self) -> None:
        if self._running is not None:
            self._begin(self._emoji.forget())

    def _displaced(self) -> None:
        self.displaced = True
        self._begin(self.close())

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    @property
    def agenda(self) -> Agenda:
        assert self._agenda is not None  # noqa: S101 - made before the cogs
        return self._agenda

    @property
    def running(self) -> Running | None:
        """The running bot's parts, for monitoring; None before login and while stopping."""
        return self._running if self._stopping is None else None

    async def close(self) -> None:
        """Refuses new requests, answers pending ones, then closes the connection and the database."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop())
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        if self._requests:
            await asyncio.wait(self._requests, timeout=GRACE)
        if self._agenda is not None:
            await asyncio.wait([asyncio.create_task(self._stop_services(self._agenda))], timeout=GRACE)
        await super().close()
        # A running migration must end before another bot opens the database.
        async with self._opening:
            if self._database:
                await self._database.close()
            await self._lock.close()

    async def _stop_services(self, agenda: Agenda) -> None:
        await agenda.stop()
        if self._requests:
            # Requests waiting for the engine now get an answer that it has stopped.
            await asyncio.wait(self._requests)

    def accept_request(self) -> bool:
        """Whether the bot accepts a new request. If so, shutdown waits for the current task."""
        if self._stopping is not None:
            return False
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - discord.py handles each request in a task of its own
        self._requests.add(task)
        task.add_done_callback(self._requests.discard)
        return True

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Adds a cog and puts its commands below /piquet, because discord.py lets no two cogs share a group."""
        await super().add_cog(cog, **options)
        for command in cog.get_app_commands():
            self.tree.remove_command(command.name)
            if isinstance(command, app_commands.Command):
                _describe_options(command)
            self.piquet.add_command(command)

    def add_controls(self, handlers: Mapping[type[Control], Handler]) -> None:
        """Registers handlers of buttons, menus and forms (``bot.kit.controls``)."""
        self._controls.update(handlers)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Dispatches a click to its control's handler. discord.py calls this for every interaction."""
        click, partie = read_click(interaction), None
        if click is None or not self.accept_request():
            return
        self.meter.asked("click")
        self.notice_access(interaction)
        try:
            control = read_control(click)
            handler = self._controls.get(type(control)) if control else None
            if control is None or handler is None:
                await answer_old_control(interaction)
                return
            press = Press(interaction, control)
            partie = press.partie
            with self.context.throttle.asking(partie):
                await handler(press)
        except Exception as error:
            await answer_error(interaction, error, partie)

    def notice_access(self, interaction: discord.Interaction[Any]) -> None:
        """Retries table messages in the interaction's channel if the bot may write there again."""
        channel, guild = interaction.channel_id, interaction.guild
        if guild is not None and channel in self.tables.closed_channels(guild.id) and not lacking(interaction):
            self._begin(self.tables.access_regained(channel))


def _describe_options(command: app_commands.Command[Any, ..., Any]) -> None:
    named = {option.name: f"{command.name}-{option.display_name}" for option in command.parameters}
    app_commands.describe(**{name: text(f"command-{key}".replace("_", "-")) for name, key in named.items()})(command)
