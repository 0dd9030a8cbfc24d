"""Updates a table's parent channel with awards, the challenge's result, and the thread's name.

An update is dropped if the channel is deleted or closed to the bot.
"""

from collections.abc import Iterator

from bot.features.parties.loaded_partie import LoadedPartie, load
from bot.features.players import service as players
from bot.features.results.service import feats
from bot.model.outbox_messages import PostAwards, Show
from bot.model.sight import Sight
from bot.piquet.partie import Settlement
from bot.runtime.delivering import Deliverer, Seen, Store
from bot.runtime.messenger import Award, Failure, Feat, Honour
from data import challenges, servers
from data.outbox import Notice


class ChannelPosts(Deliverer[LoadedPartie]):
    async def deliver(self, notice: Notice, seen: Seen[LoadedPartie]) -> Store:
        match notice.message:
            case PostAwards(deal, best):
                return await self._announce(notice, deal, best)
            case Show() if seen.partie.row.ended_at is None:
                return await self._name_thread(notice, seen.partie)
            case Show():
                return await self._post_result(notice, seen.partie)
            case other:
                raise ValueError(f"{other} is not for a channel")

    async def _announce(self, notice: Notice, deal: int | None, best: int | None) -> Store:
        """Announces an award in the channel, unless the table there already shows it."""
        award = await self._award(notice, deal, best)
        if award is None:
            return self._drop(notice)
        frozen = await self._freeze(notice, award.sight.location.channel)
        channel = frozen.post_channel or award.sight.location.channel
        reply = await self._messenger.announce(award, channel, again=notice.tried)
        return self.retry_later(frozen) if reply is Failure.LATER else self._drop(frozen)

    async def _post_result(self, notice: Notice, loaded: LoadedPartie) -> Store:
        challenge = await self._context.database.read(
            lambda tx: challenges.get_challenge(tx, loaded.row.challenge or 0)
        )
        # A forgotten person's private challenge has no stored channel.
        if challenge is None or not challenge.channel:
            return self._drop(notice)
        language = await players.language_at(self._context, challenge)
        reply = await self._messenger.redraw_challenge(challenge, language, loaded.sight(None))
        return self._drop_or_retry(notice, reply, (Failure.CLOSED, Failure.FULL))

    async def _name_thread(self, notice: Notice, loaded: LoadedPartie) -> Store:
        if loaded.row.table_channel is None:
            return self._drop(notice)
        reply = await self._messenger.name_thread(loaded.sight(None), loaded.row.table_channel)
        return self._drop_or_retry(notice, reply, (Failure.CLOSED, Failure.FULL))

    async def _award(self, notice: Notice, deal: int | None, best: int | None) -> Award | None:
        loaded = await load(self._context, notice.partie, best if deal is None else deal)
        guild = await self._context.database.read(lambda tx: servers.get_server(tx, loaded.row.guild))
        if not guild.awards:
            return None
        sight = loaded.sight(None)
        apart = sight.location.table not in (None, sight.location.channel)
        honours = [*(_of_deal(sight) if apart and deal is not None else ()), *_best(loaded, best)]
        return Award(sight, tuple(honours), notice.id) if honours else None


def _of_deal(sight: Sight) -> Iterator[Honour]:
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
