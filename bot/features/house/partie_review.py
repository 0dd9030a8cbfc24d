"""Reviews a finished partie: what the cards of its deals gave a player, and the decision that cost them most."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.features.house.review import WORTH_TELLING, Mistake, judged_deal
from bot.features.par import service as par
from bot.features.parties.loaded_partie import load
from bot.model.errors import NoSuchDeal, PartieInPlay
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet.deal import Deal
from bot.runtime.context import Context
from bot.runtime.replay import tally_of


@dataclass(frozen=True, slots=True)
class DealAgainstPar:
    """A deal, counted from 1: a seat's points less the other's, and par of the seat."""

    ordinal: int
    points: int
    par: float


@dataclass(frozen=True, slots=True)
class Costliest:
    """A decision that is worth telling, with the player's sight of its deal."""

    sight: Sight
    mistake: Mistake


@dataclass(frozen=True, slots=True)
class PartieReview:
    """A seat's finished deals against par, and its costliest decision in them; None if none is worth telling.

    ``of`` is the number of finished deals. While they are looked at, ``deals`` has those whose par is known, and
    ``judged`` is the number of those whose decisions are judged. ``passed_over`` counts the decisions that no worker
    answered.
    """

    sight: Sight
    of: int
    deals: tuple[DealAgainstPar, ...] = ()
    judged: int = 0
    passed_over: int = 0
    costliest: Costliest | None = None

    @property
    def points(self) -> int:
        """The seat's points less the other's."""
        return sum(deal.points for deal in self.deals)

    @property
    def par(self) -> float:
        """Par of the seat, over all deals."""
        return sum(deal.par for deal in self.deals)


Progress = Callable[[PartieReview], Awaitable[None]]
"""Called before each step that takes long, with what is known by then."""


async def review_partie(context: Context, partie_id: PartieId, user: int, progress: Progress) -> PartieReview:
    """Reviews a partie for a user who played it.

    Raises NoSuchPartie, NotSeated, PartieInPlay, NoSuchDeal if no deal is finished or its rules have no par, or
    Unanswered.
    """
    loaded = await load(context, partie_id)
    seat = loaded.seat_of(user)
    sight = loaded.sight(seat)
    if sight.ending is None:
        raise PartieInPlay
    finished = [deal.number for deal in loaded.deals if tally_of(deal)]
    if not finished or not sight.has_par:
        raise NoSuchDeal
    found = PartieReview(sight, len(finished))
    for number in finished:
        deal = (await load(context, partie_id, number)).deal
        assert deal is not None  # noqa: S101 - it is finished
        if not await _is_stored(context, deal):
            await progress(found)
        made = await par.make(context, deal.pack, deal.rules, user)
        points = deal.score[seat] - deal.score[1 - seat]
        found = replace(found, deals=(*found.deals, DealAgainstPar(number + 1, points, made.of(seat == deal.elder))))
    for number in finished:
        await progress(found)
        found = await _with_decisions(context, user, number, found)
    return found


async def _is_stored(context: Context, deal: Deal) -> bool:
    return await context.database.read(lambda tx: par.stored(tx, deal.pack, deal.rules)) is not None


async def _with_decisions(context: Context, user: int, number: int, found: PartieReview) -> PartieReview:
    """The review with the decisions of one more deal."""

    async def nothing(_done: int, _of: int) -> None:
        pass

    deal = await judged_deal(context, found.sight.partie_id, user, number, nothing)
    best, passed_over = found.costliest, found.passed_over + deal.passed_over
    for mistake in deal.mistakes:
        cost = mistake.judged.cost
        if cost >= WORTH_TELLING and (best is None or cost > best.mistake.judged.cost):
            best = Costliest(deal.sight, mistake)
    return replace(found, judged=found.judged + 1, passed_over=passed_over, costliest=best)
