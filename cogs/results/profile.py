"""/piquet profile: a person's results, and the controls that choose a rating pool or share the profile."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.cog import Interaction, PiquetCog, control
from bot.features.daily import standings
from bot.features.parties import queries
from bot.features.results import profile
from bot.features.results.profile import Mark, Person, Profile
from bot.features.results.profile_view import profile_request, profile_view, shared_profile
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import check_may_write
from bot.kit.discord.reader import reader, server_of, server_words, words_for
from bot.kit.pictures.picture import Picture
from bot.kit.translator import text
from bot.kit.words import Words
from bot.model.errors import NoRecordOfBots
from bot.model.house_seats import DEFAULT_LEVEL, user_of
from bot.model.house_seats import POOLS as HOUSE_POOLS

_Person = discord.Member | discord.User


class ProfileCog(PiquetCog):
    """The profile of a person, alone or against another."""

    @app_commands.command(name="profile", description=text("command-profile"))
    @app_commands.rename(other="with")
    async def profile(
        self, interaction: Interaction, person: _Person | None = None, other: _Person | None = None
    ) -> None:
        """Shows a profile, by default that of the person who asks. Raises NoRecordOfBots."""
        person = person or interaction.user
        named = [one for one in (person, other) if one is not None]
        house = [one for one in named if self.client.user is not None and one.id == self.client.user.id]
        if any(one.bot for one in named if one not in house):
            raise NoRecordOfBots
        whose = (user_of(DEFAULT_LEVEL), "") if person in house else (person.id, person.display_name)
        against = None if other is None or other.id == person.id or other in house else (other.id, other.display_name)
        # A profile with the house shows the pool of parties against the house.
        pool = HOUSE_POOLS[0] if house else None
        shown = await self._read(interaction, whose, against, pool)
        await self._show(interaction, shown, answer.show)

    @control("profile")
    async def choose_pool(self, press: Press) -> None:
        """Shows the profile for another rating pool."""
        await self._show(press.interaction, await self._profile(press), answer.redraw)

    @control("showprofile")
    async def share(self, press: Press) -> None:
        """Posts the profile in the channel. Raises NotYoursToWrite."""
        interaction, shown = press.interaction, await self._profile(press)
        guild = await queries.guild(self.context, server_of(interaction) or 0)
        check_may_write(interaction)
        say = server_words(interaction)
        picture = await self._picture(interaction, say, _course(shown) if guild.pictures else ())
        await answer.post(interaction, shared_profile(say, shown, interaction.user.display_name), picture=picture)

    async def _show(self, interaction: Interaction, shown: Profile, respond: Callable[..., Awaitable[bool]]) -> None:
        """Shows a profile to the person who asked, with a picture if both they and the server want pictures."""
        say = words_for(interaction)
        viewer = await queries.wants_pictures(self.context, interaction.user.id, server_of(interaction) or 0)
        course = () if viewer is None else _course(shown)
        view = profile_view(say, shown, interaction.user.id)
        await respond(interaction, view, picture=await self._picture(interaction, say, course))

    async def _picture(self, interaction: Interaction, say: Words, course: Sequence[Mark]) -> Picture | None:
        return await self.client.renderer.rating_picture(interaction.user.id, say, course)

    async def _profile(self, press: Press) -> Profile:
        user, opponent, pool = profile_request(press.arg, press.values)
        known = {press.user: press.interaction.user.display_name}
        person = user, known.get(user, "")
        other = None if opponent is None else (opponent, known.get(opponent, ""))
        return await self._read(press.interaction, person, other, pool)

    async def _read(self, interaction: Interaction, person: Person, other: Person | None, pool: str | None) -> Profile:
        read = reader(interaction)
        shown = await profile.profile(self.context, read, person, other, pool)
        return replace(shown, days=await standings.days_of(self.context, read, person[0]))


def _course(shown: Profile) -> Sequence[Mark]:
    """The points of a profile's rating chart, the last one with today's deviation. Empty without a rating."""
    rated = shown.record.rated if shown.record else None
    if not (rated and rated.course):
        return ()
    *before, (ended_at, rating, _) = rated.course
    return (*before, (ended_at, rating, rated.deviation))
