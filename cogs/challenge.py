"""Challenges: the command that makes one, and the buttons that answer it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.piquet.rules import DEALS, RUBICON, RULE_SETS, BadOption, Option, Rules, rules_of
from bot.services.core import queries, settings
from bot.services.core.errors import AgainstABot, LevelOfTheHouse, NoClockWithTheHouse, OptionDoesNotFit
from bot.services.core.house_seats import LEVELS, USUAL
from bot.services.core.messenger import At
from bot.services.core.sight import PartieId
from bot.services.play import challenging
from bot.services.play.challenging import Challenge, ChallengeState
from bot.ui.kit.choices import PACES
from bot.ui.kit.controls import Press, layout, written
from bot.ui.kit.escape import plain
from bot.ui.kit.names import house_name
from bot.ui.kit.translator import text
from bot.ui.messenger import answer
from bot.ui.messenger.permissions import lacking, lacking_view, threads_note
from bot.ui.messenger.reader import server_words, words_for
from bot.ui.table.challenge import challenge_view, levels_view, rung_for

Interaction = discord.Interaction[PiquetBot]
_RULES = [app_commands.Choice(name=text(f"ruleset-{name}-choice"), value=name) for name in RULE_SETS]
_LEVELS = [app_commands.Choice(name=text("house-level-choice", level=level), value=level) for level in LEVELS]
_DEALS = [app_commands.Choice(name=text("deals-choice", number=number), value=number) for number in DEALS]


class ChallengeCog(commands.Cog):
    """From the challenge to the partie, and from the partie to the rematch."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        client.add_controls(accept=self.accept, decline=self.decline, withdraw=self.withdraw, rematch=self.rematch)
        client.add_controls(house=self.house)

    @app_commands.command(name="challenge", description=text("command-challenge"))
    @app_commands.describe(
        opponent=text("command-challenge-opponent"),
        level=text("command-challenge-level"),
        rules=text("command-challenge-rules"),
        carte_rouge=text("command-challenge-carte-rouge"),
        cards_make_pique=text("command-challenge-cards-pique"),
        deals=text("command-challenge-deals"),
        pace=text("command-challenge-pace"),
        rated=text("command-challenge-rated"),
    )
    @app_commands.choices(level=_LEVELS)
    @app_commands.choices(rules=_RULES)
    @app_commands.choices(deals=_DEALS)
    @app_commands.choices(pace=PACES)
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.Member | None = None,
        level: str | None = None,
        rules: str = RUBICON.name,
        pace: int | None = None,
        rated: bool | None = None,
        carte_rouge: bool | None = None,
        cards_make_pique: bool | None = None,
        deals: int | None = None,
    ) -> None:
        """Makes a challenge, if a table can be set here."""
        await settings.remember_locale(self._client.context, interaction.user.id, str(interaction.locale))
        level = self._level(opponent, level)
        if level is not None and pace:
            raise NoClockWithTheHouse
        asked = _rules(rules, carte_rouge=carte_rouge, cards_make_pique=cards_make_pique, deals=deals)
        if lacks := lacking(interaction):
            await answer.show(interaction, lacking_view(interaction, lacks))
            return
        place = {"guild": interaction.guild_id or 0, "channel": interaction.channel_id or 0}
        person = interaction.user.id, interaction.user.display_name
        if level is not None:
            made = await challenging.challenge_house(
                self._client.context,
                interaction.id,
                **place,
                challenger=person,
                house=_house(interaction, level),
                rules=asked,
                rated=rated,
            )
        else:
            made = await challenging.challenge(
                self._client.context,
                interaction.id,
                **place,
                challenger=person,
                opponent=None if opponent is None else (opponent.id, opponent.display_name),
                rules=asked,
                pace=await self._pace(interaction, pace),
                rated=rated,
            )
        await self._post(interaction, made)
        if note := threads_note(interaction):
            await answer.say(interaction, note)

    def _level(self, opponent: discord.Member | None, level: str | None) -> str | None:
        """At which level the house is challenged, None where it is not. Raises AgainstABot or LevelOfTheHouse."""
        if opponent is not None and self._client.user is not None and opponent.id == self._client.user.id:
            return level or USUAL
        if opponent is not None and opponent.bot:
            raise AgainstABot
        if opponent is not None and level is not None:
            raise LevelOfTheHouse
        return level

    async def _pace(self, interaction: Interaction, given: int | None) -> int | None:
        """The pace that was chosen, in seconds, or the server's; None for none."""
        if given is not None:
            return given or None
        return (await queries.guild(self._client.context, interaction.guild_id or 0)).pace

    async def _post(self, interaction: Interaction, challenge: Challenge) -> None:
        try:
            message = await answer.post(interaction, self._view(interaction, challenge), rung_for(challenge))
            if message is not None:
                await challenging.posted(self._client.context, challenge.id, message)
        finally:
            await self._made(challenge)

    async def _made(self, challenge: Challenge) -> None:
        """A challenge stands where all see it: it will expire, or against the house, begins."""
        self._client.start_house_partie(challenge)
        await self._client.schedule_expiry()

    async def accept(self, press: Press) -> None:
        """Takes the challenge up; the partie begins."""
        person = press.interaction.user
        await settings.remember_locale(self._client.context, person.id, str(press.interaction.locale))
        message = press.interaction.message
        at = None if message is None else message.id
        taken = await challenging.accept(self._client.context, press.target, person.id, person.display_name, at)
        try:
            await self._redraw(press, taken)
        finally:
            if taken.partie is not None:
                self._client.dispatcher.hurry(taken.partie)

    async def decline(self, press: Press) -> None:
        """Says no."""
        await self._redraw(press, await challenging.decline(self._client.context, press.target, press.user))

    async def withdraw(self, press: Press) -> None:
        """Takes the challenge back."""
        await self._redraw(press, await challenging.withdraw(self._client.context, press.target, press.user))

    async def house(self, press: Press) -> None:
        """*Play the house instead*: asks at which level, or has the house take the seat."""
        interaction, context = press.interaction, self._client.context
        say = words_for(interaction)
        await settings.remember_locale(context, press.user, str(interaction.locale))
        if not press.arg:
            offer = await challenging.open_to_house(context, press.target, press.user)
            await answer.show(interaction, levels_view(say, offer))
            return
        if press.arg not in LEVELS:
            raise ValueError(press.arg)
        house = _house(interaction, press.arg)
        taken = await challenging.let_house(context, press.target, press.user, house)
        try:
            await answer.redraw(interaction, layout(written(say("house-begun", house=plain(house[1])))))
            await self._client.messenger.close_challenge(taken)
        finally:
            self._client.start_house_partie(taken)

    async def rematch(self, press: Press) -> None:
        """Challenges the opponent of a finished partie again; whoever asks for what is offered already is shown it."""
        sight = await queries.seat_sight(self._client.context, press.partie_id, press.user)
        # Until the offer stands somewhere, nobody else asks: he is to be shown it.
        async with self._client.context.lock(press.partie_id):
            offer = await self._offer(press, sight.location.table or sight.location.channel)
            if offer.message is not None:
                await self._show_way(press, offer, offer.message)
            elif press.interaction.channel_id == offer.channel:
                await self._post(press.interaction, offer)
            else:
                await self._post_at(press, offer)

    async def _offer(self, press: Press, channel: int) -> Challenge:
        """The rematch that is offered: the one that is open, or a new one after those that are over.

        Against the house it is in play already.
        """
        context, attempt = self._client.context, 0
        while True:
            request = _rematch_of(press.partie_id, attempt)
            offer = await challenging.rematch(context, request, press.partie_id, press.user, channel)
            if offer.state is ChallengeState.OPEN and offer.expires_at > context.clock():
                return offer
            if challenging.against_house(offer) and await challenging.is_in_play(context, offer):
                return offer
            attempt += 1

    async def _post_at(self, press: Press, challenge: Challenge) -> None:
        """A rematch asked for in a DM is put at the table."""
        place = await self._client.messenger.post_challenge(challenge)
        if isinstance(place, At):
            await challenging.posted(self._client.context, challenge.id, place.message)
            await self._show_way(press, challenge, place.message)
        elif challenging.against_house(challenge):
            await answer.say(press.interaction, words_for(press.interaction)("rematch-in-dms"))
        else:
            await challenging.withdraw(self._client.context, challenge.id, challenge.challenger)
            await answer.say(press.interaction, words_for(press.interaction)("rematch-nowhere"))
        await self._made(challenge)

    @staticmethod
    async def _show_way(press: Press, offer: Challenge, message: int) -> None:
        link = f"https://discord.com/channels/{offer.guild}/{offer.channel}/{message}"
        await answer.say(press.interaction, words_for(press.interaction)("rematch-posted", link=link))

    async def _redraw(self, press: Press, challenge: Challenge) -> None:
        """On its own message, and on no other that others see."""
        message, view = press.interaction.message, self._view(press.interaction, challenge)
        own = message is not None and challenge.message in (None, message.id)
        await (answer.rewrite if own else answer.redraw)(press.interaction, view)

    @staticmethod
    def _view(interaction: Interaction, challenge: Challenge) -> discord.ui.LayoutView:
        return challenge_view(server_words(interaction), challenge)


def _rules(name: str, **given: Option | None) -> Rules:
    """The rule set with the house rules that were given on top. Raises OptionDoesNotFit."""
    try:
        return rules_of(name, {option: value for option, value in given.items() if value is not None})
    except BadOption as bad:
        raise OptionDoesNotFit(option=str(bad), rules=name) from None


def _house(interaction: Interaction, level: str) -> tuple[str, str]:
    """The house at a level, and what it is called in the language of the server."""
    return level, house_name(server_words(interaction), level)


def _rematch_of(partie: PartieId, attempt: int) -> int:
    """The request for a rematch, whoever asks for it and by whichever button: less than any interaction's number."""
    return attempt << 32 | partie


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.add_piquet_cog(ChallengeCog(client))
