"""The Discord client: intents, cogs, the controls that outlive a restart, and one path for every error."""

import asyncio
import hashlib
import json
import logging
import pkgutil
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import cogs
from bot.config import Settings
from bot.services.clocks.idle_games import IdleGames
from bot.services.clocks.reminders import Reminders
from bot.services.core.context import Context, shuffled_pack
from bot.services.core.errors import Refused
from bot.services.delivery.dispatcher import Dispatcher
from bot.services.house.house_turns import HouseTurns
from bot.services.ledger.backfill import LedgerBackfill
from bot.services.play import challenging
from bot.services.play.challenge_expiry import ChallengeExpiry
from bot.services.play.challenging import Challenge
from bot.ui.kit.controls import Handler, read_press
from bot.ui.kit.errors_text import explain
from bot.ui.kit.translator import CatalogueTranslator, text
from bot.ui.kit.words import languages, words
from bot.ui.messenger import answer
from bot.ui.messenger.discord_messenger import DiscordMessenger
from data import meta
from data.store.database import Database
from data.store.lock import Lock

_log = logging.getLogger(__name__)
GRACE = 10
"""How many seconds what is under way has to its end when the bot stops, and then what is being told."""
WAITS = 30
"""How many seconds a request waits at most where Discord wants no more for now, the fewest that discord.py takes: what
is to wait longer is tried again from the outbox, and holds up nothing meanwhile."""
_TREE = "command-tree"


def simulated_time() -> int:
    """Unix seconds as discord.py has them: a simulated Discord moves them on."""
    return int(discord.utils.utcnow().timestamp())


def cog_modules() -> list[str]:
    """The modules of all cogs: every module in the package ``cogs`` is one."""
    return [f"{cogs.__name__}.{module.name}" for module in pkgutil.iter_modules(cogs.__path__)]


class PiquetTree(app_commands.CommandTree["PiquetBot"]):
    """The slash commands, their errors on the one path."""

    async def interaction_check(self, _: discord.Interaction["PiquetBot"], /) -> bool:
        """Whether a command is taken: not while the bot stops."""
        return self.client.takes()

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Explains what went wrong to the one who asked."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.client.explain(interaction, cause)


class PiquetBot(commands.Bot):
    """The bot. It opens its database when it logs in, and closes it with itself."""

    context: Context
    dispatcher: Dispatcher

    def __init__(self, settings: Settings) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(
            commands.when_mentioned,
            tree_cls=PiquetTree,
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=WAITS,
        )
        self.settings = settings
        self.messenger = DiscordMessenger(self)
        self.piquet = app_commands.Group(name="piquet", description=text("command-piquet"), guild_only=True)
        self.tree.add_command(self.piquet)
        self._verbs: dict[str, Handler] = {}
        self._database: Database | None = None
        self._challenge_expiry: ChallengeExpiry | None = None
        self._lock: Lock | None = None
        self._under_way: set[asyncio.Task[Any]] = set()
        self._stopping: asyncio.Task[None] | None = None
        self._reminders: Reminders | None = None
        self._idle_games: IdleGames | None = None
        self._backfill: LedgerBackfill | None = None
        self.house_turns: HouseTurns | None = None

    async def setup_hook(self) -> None:
        """Opens the database, learns the controls and commands, and brings what was left to be told."""
        self._lock = Lock.take(self.settings.database)
        self._database = await Database.open(self.settings.database)
        self.context = Context(self._database, simulated_time, shuffled_pack)
        self.dispatcher = Dispatcher(self.context, self.messenger)
        self._challenge_expiry = ChallengeExpiry(self.context, self.messenger)
        self._reminders = Reminders(self.context, self.dispatcher.bring)
        self._idle_games = IdleGames(self.context, self.messenger, self.dispatcher.bring)
        self._backfill = LedgerBackfill(self.context)
        self.house_turns = HouseTurns(self.context, self.dispatcher.hurry)
        if len(languages()) > 1:
            await self.tree.set_translator(CatalogueTranslator())
        for cog in cog_modules():
            await self.load_extension(cog)
        await self._sync()
        await self.dispatcher.start()
        await self._challenge_expiry.start()
        await self._reminders.start()
        await self._idle_games.start()
        await self._backfill.start()
        await self.house_turns.start()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connects, and tries again until it is connected or closed.

        Where the very first connection fails, discord.py 2.7 waits a moment, and stumbles over there being none.
        """
        while not self.is_closed():
            try:
                await super().connect(reconnect=reconnect)
            except AttributeError:
                if getattr(self, "ws", None) is not None:
                    raise
            else:
                return

    async def close(self) -> None:
        """Takes nothing more, lets what is under way be kept and answered, then closes connection and database."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop())
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=GRACE)
        if self._database:
            await asyncio.wait([asyncio.create_task(self._stop_telling())], timeout=GRACE)
        await super().close()
        if self._database:
            await self._database.close()
        if self._lock:
            self._lock.release()

    async def _stop_telling(self) -> None:
        begun = (self._challenge_expiry, self._reminders, self._idle_games, self._backfill, self.house_turns)
        # At once: what waits for Discord in one of them is to hold up none of the others.
        await asyncio.gather(*(one.stop() for one in begun if one))
        await self.dispatcher.stop()
        if self._under_way:
            # Whoever waited for a thought is told that none comes.
            await asyncio.wait(self._under_way)

    def takes(self) -> bool:
        """Whether what somebody asks for now is still taken; if so, the bot does not close before it is answered."""
        if self._stopping is not None:
            return False
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - discord.py carries out each thing in a task of its own
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return True

    async def add_piquet_cog(self, cog: commands.Cog) -> None:
        """Adds a cog, its commands under /piquet: a group that several cogs share, which discord.py has no word for."""
        await self.add_cog(cog)
        for command in cog.get_app_commands():
            self.tree.remove_command(command.name)
            if isinstance(command, app_commands.Command):
                command.add_check(_as_offered)
            self.piquet.add_command(command)

    def add_controls(self, **handlers: Handler) -> None:
        """Names who carries out which verbs of the controls."""
        self._verbs.update(handlers)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Carries out what was clicked: the one way for all controls, errors included."""
        press = read_press(interaction)
        if press is None or not self.takes():
            return
        try:
            handler = self._verbs.get(press.verb)
            if handler is None:
                await answer.say(interaction, words(str(interaction.locale))("error-old-control"))
                return
            with self.context.throttle.asking():
                await handler(press)
        except Exception as error:
            await self.explain(interaction, error, press.partie_id)

    async def explain(
        self, interaction: discord.Interaction[Any], error: BaseException, partie: int | None = None
    ) -> None:
        """Tells the one who asked what happened and what to do now; the log gets the reason, and never a card."""
        say = words(str(interaction.locale))
        if isinstance(error, Refused):
            await answer.say(interaction, explain(say, error))
        elif isinstance(error, app_commands.MissingPermissions):
            await answer.say(interaction, say("error-not-allowed"))
        elif isinstance(error, app_commands.AppCommandError):
            _log.warning("interaction %d: a command as nobody offers it (%s)", interaction.id, type(error).__name__)
            await answer.say(interaction, say("error-no-such-command"))
        elif isinstance(error, ValueError):
            _log.warning("interaction %d (partie %s): a control that nobody made", interaction.id, partie)
            await answer.say(interaction, say("error-old-control"))
        else:
            _log.error("interaction %d (partie %s) failed", interaction.id, partie, exc_info=error)
            await answer.say(interaction, say("error-unexpected"))

    def start_house_partie(self, challenge: Challenge) -> None:
        """The challenge to the house stands where all see it: the partie is told, and the house plays."""
        if challenge.partie is not None:
            self.dispatcher.hurry(challenge.partie)
            challenging.begun(self.context, challenge)

    async def schedule_expiry(self) -> None:
        """A challenge was made, and will expire."""
        if self._challenge_expiry:
            await self._challenge_expiry.set()

    async def _sync(self) -> None:
        """Tells Discord the commands when they have changed, and only then: it counts how often."""
        offered, translator = self.tree.get_commands(), self.tree.translator
        if translator is None:
            payload = [command.to_dict(self.tree) for command in offered]
        else:
            payload = [await command.get_translated_payload(self.tree, translator) for command in offered]
        digest = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if await self.context.database.read(lambda tx: meta.get_meta(tx, _TREE)) == digest:
            return
        try:
            await self.tree.sync()
        except discord.RateLimited as error:
            _log.warning(
                "Discord takes no commands for %d seconds; they are told to it at the next start", error.retry_after
            )
            return
        await self.context.database.write(lambda tx: meta.set_meta(tx, _TREE, digest))
        _log.info("the commands have changed and were told to Discord")


def _as_offered(interaction: discord.Interaction[Any]) -> bool:
    """Whether each option has one of the values that are offered for it: discord.py takes any."""
    command, given = interaction.command, dict(iter(interaction.namespace))
    if not isinstance(command, app_commands.Command):
        return True
    offered = {one.name: [choice.value for choice in one.choices] for one in command.parameters if one.choices}
    return all(given[name] in values for name, values in offered.items() if name in given)
