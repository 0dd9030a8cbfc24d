"""Announcements in the channel that a table belongs to, for those who do not read its thread: awards.

If the channel is deleted or closed to the bot, the announcement is dropped.
"""

from collections.abc import Iterator

from bot.piquet.partie import Settlement
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.messenger import Award, Failure, Feat, Honour
from bot.services.core.sight import Sight
from bot.services.delivery.deliverer import Deliverer
from bot.services.ledger.awards import feats
from data import guilds
from data.outbox import Notice
from data.outbox_messages import TellAwards


class ChannelPosts(Deliverer):
    """Delivers the messages for channels."""

    async def bring(self, notice: Notice) -> bool:
        """Announces awards, if the server wants them and the channel has not read them at the table."""
        message = notice.message
        if not isinstance(message, TellAwards):
            raise ValueError(f"{message} is not for a channel")
        award = await self._award(notice, message.deal, message.best)
        if award is None:
            return await self._drop(notice)
        frozen = await self._freeze(notice, award.sight.location.channel)
        channel = frozen.post_channel or award.sight.location.channel
        reply = await self._messenger.announce(award, channel, again=notice.tried)
        return await (self.later(frozen) if reply is Failure.LATER else self._drop(frozen))

    async def _award(self, notice: Notice, deal: int | None, best: int | None) -> Award | None:
        loaded = await self._load(notice.partie, best if deal is None else deal)
        guild = await self._context.database.read(lambda tx: guilds.get_guild(tx, loaded.row.guild))
        if not guild.awards:
            return None
        sight = loaded.sight(None)
        apart = sight.location.table not in (None, sight.location.channel)
        honours = [*(_of_deal(sight) if apart and deal is not None else ()), *_best(loaded, best)]
        return Award(sight, tuple(honours), notice.id) if honours else None


def _of_deal(sight: Sight) -> Iterator[Honour]:
    """What the deal brought, and the partie if it ended with this deal."""
    seen, ending = sight.deal, sight.ending
    if seen is None or not seen.over:
        return
    for feat, seat in feats(seen.rules, seen.items, seen.game):
        yield Honour(feat, seat, sight.shown.number, seen.score[seat])
    outcome = ending.outcome if ending and sight.shown.newest else None
    if isinstance(outcome, Settlement) and outcome.rubicon and outcome.winner is not None:
        yield Honour(Feat.RUBICON, outcome.winner, sight.shown.number, outcome.points)


def _best(loaded: LoadedPartie, best: int | None) -> Iterator[Honour]:
    for deal in loaded.deals:
        if deal.number == best:
            points = deal.score0 or 0, deal.score1 or 0
            seat = points.index(max(points))
            yield Honour(Feat.BEST, seat, deal.number, points[seat])
