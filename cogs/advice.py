"""What would you do?, and the review of a deal: what the house thinks, told to one person alone."""

from discord.ext import commands

from bot.client import PiquetBot
from bot.services import advising, asking, hindsight, reviewing
from bot.services.refused import PartieEnded, Stale
from bot.services.retelling import Reader
from bot.services.sight import Sight
from bot.services.thinking import Unanswered
from bot.ui import answer
from bot.ui.advice import advice_view, consent_view, hindsight_view, note_view, progress_view, review_view
from bot.ui.controls import Press
from bot.ui.words import Words, words

KEEP = "no"
STEPS = 4
"""So often it is told how far a review has come."""


class Advising(commands.Cog):
    """For whoever wants to learn from the house."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        client.handles(advise=self.advise, befriend=self.befriend, review=self.review, hindsight=self.hindsight)

    async def advise(self, press: Press) -> None:
        """What would you do? Where that makes a rated partie friendly, he is asked first."""
        say = _words(press)
        sight = await asking.seat_sight(self._client.club, press.partie, press.user)
        if sight.seq == press.seq and advising.may_ask(sight) and advising.costs_the_rating(sight):
            await answer.show(press.interaction, consent_view(say, sight))
            return
        await answer.later(press.interaction)
        await self._advised(press, say)

    async def befriend(self, press: Press) -> None:
        """The partie is friendly from now on, and he is told; or it stays rated."""
        say = _words(press)
        if press.arg == KEEP:
            await answer.redraw(press.interaction, note_view(say("advice-kept-rated")))
            return
        club, key = self._client.club, press.interaction.id
        try:
            await advising.befriend(club, press.partie, press.user, seen=press.seq, key=key)
        except (Stale, PartieEnded):
            await answer.redraw(press.interaction, note_view(say("advice-late")))
            return
        self._client.postman.hurry(press.partie)
        await answer.redraw(press.interaction, note_view(say("advice-befriended")))
        await self._advised(press, say)

    async def _advised(self, press: Press, say: Words) -> None:
        """Puts what the house would do in the place of what was answered."""
        try:
            found = await advising.advise(self._client.club, press.partie, press.user, seen=press.seq)
        except (Stale, PartieEnded):
            view = note_view(say("advice-late"))
        except Unanswered:
            view = note_view(say("advice-unanswered"))
        else:
            view = advice_view(say, found)
        await answer.amend(press.interaction, view)

    async def review(self, press: Press) -> None:
        """Reviews a deal that is over: the decisions of his that cost most."""
        say, number = _words(press), int(press.arg)
        await answer.later(press.interaction)

        async def progress(_: Sight, done: int, of: int) -> None:
            if of and done * STEPS // of > (done - 1) * STEPS // of:
                await answer.amend(press.interaction, progress_view(say, number, done, of))

        try:
            found = await reviewing.review(self._client.club, press.partie, press.user, number, progress)
        except Unanswered:
            await answer.amend(press.interaction, note_view(say("advice-unanswered")))
        else:
            await answer.amend(press.interaction, review_view(say, found))

    async def hindsight(self, press: Press) -> None:
        """In a replay: what the house thinks of the decision that comes next."""
        say = _words(press)
        reader = Reader(press.user, press.interaction.guild_id)
        await answer.later(press.interaction)
        try:
            found = await hindsight.hindsight(self._client.club, press.partie, reader, press.seq)
        except Unanswered:
            await answer.amend(press.interaction, note_view(say("advice-unanswered")))
        else:
            await answer.amend(press.interaction, hindsight_view(say, found))


def _words(press: Press) -> Words:
    return words(str(press.interaction.locale))


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.seat(Advising(client))
