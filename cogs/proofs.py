from bot.client import PiquetBot
from bot.cog import PiquetCog, control
from bot.features.challenges.clicks import ChallengeClicks
from bot.features.challenges.posts import ChallengePosts
from bot.features.daily.page import check_reach
from bot.features.proofs.checked_deals import checked_deals
from bot.features.proofs.deals_view import checked_view, checking_files, details_view
from bot.features.proofs.fair_deals import FairDeals, fair_day
from bot.features.proofs.fair_view import fair_day_view, fair_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import may_read
from bot.kit.discord.reader import reader, server_of, words_for
from bot.kit.shared_controls import DETAILS, CheckDeals, CheckHouse, FairFor, ShowFairDeals
from bot.model.errors import NoSuchChallenge
from bot.model.ids import PartieId
from bot.model.sight import Location


class ProofsCog(PiquetCog):
    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        posts = ChallengePosts(client.context, client.messenger, client.poster)
        self._clicks = ChallengeClicks(client.context, client.messenger, posts)

    @control(ShowFairDeals)
    async def fair(self, press: Press[ShowFairDeals]) -> None:
        say, fair = words_for(press.interaction), press.control
        match fair.about:
            case FairFor.CHALLENGE:
                offer = await self._clicks.clicked(press, fair.target)
                if not offer.is_private and not may_read(press.interaction, Location(offer.guild, offer.channel, None)):
                    raise NoSuchChallenge
                view = fair_view(say, FairDeals.of_challenge(offer, press.user, self.context.clock()))
            case FairFor.PARTIE:
                sight = await self.public_sight(press.interaction, PartieId(fair.target))
                view = fair_view(say, FairDeals.of_partie(sight, press.user))
            case FairFor.DAY:
                guild, here = fair.target, server_of(press.interaction)
                await check_reach(self.context, self.client.members, press.user, guild, here)
                view = fair_day_view(say, await fair_day(self.context, guild, fair.number))
        await answer.show(press.interaction, view)

    # Checking a finished partie. Anyone may.

    @control(CheckDeals)
    async def deals(self, press: Press[CheckDeals]) -> None:
        """Shows the deal checks, with files if the channel allows files."""
        interaction, say = press.interaction, words_for(press.interaction)
        context = self.context
        await answer.defer(interaction)
        async with context.exports.turn(press.user):
            checked = await checked_deals(context, press.control.partie, reader(interaction))
            if press.control.page == DETAILS:
                await answer.show(interaction, details_view(say, checked, with_files=answer.may_attach(interaction)))
                return
            files = checking_files(checked) if answer.may_attach(interaction) else []
            if not await answer.show(interaction, checked_view(say, checked, files), files):
                await answer.show(interaction, checked_view(say, checked, []))

    @control(CheckHouse)
    async def house(self, press: Press[CheckHouse]) -> None:
        """Answers a click on an old button: this check no longer exists."""
        await answer.say(press.interaction, words_for(press.interaction)("check-house-gone"))


async def setup(client: PiquetBot) -> None:
    await client.add_cog(ProofsCog(client))
