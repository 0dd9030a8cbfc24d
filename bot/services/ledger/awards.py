"""What is worth telling the channel to which a table belongs: of a deal that is over, and of a partie.

The decision that ends a deal puts it into the outbox, as ``award:<deal>``, or ``award:<deal>:<best>`` where with it a
partie has ended and one of its deals is the best of the server (``award:-:<best>``: that alone). What is told is made
from what is kept of deals that are over, and so nothing is told of one in play.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.piquet.deal import GAME
from bot.piquet.partie import Outcome, Settlement
from bot.piquet.reckoning import Item, Reason, Score, counting
from bot.piquet.rules import Form, Rules
from bot.services.core.notices import tell
from bot.services.core.sight import Sight
from data import parties, results
from data.outbox import Place
from data.outbox_messages import TellAwards
from data.parties import PartieId, PartieRow
from data.store.transaction import Transaction

DEALS_BEFORE: Final = 20
"""So many deals a server must have had before there is a best one: else each of the first would be."""


class Feat(StrEnum):
    """What somebody has done that is worth telling."""

    CARTE_BLANCHE = "carte-blanche"
    REPIQUE = "repique"
    CAPOT = "capot"
    RUBICON = "rubicon"
    BEST = "best"
    """More points in a deal than anyone has made in that server before, in parties of the same pool that have ended."""


_OF_A_DEAL: Final = {
    Reason.CARTE_BLANCHE: Feat.CARTE_BLANCHE,
    Reason.REPIQUE: Feat.REPIQUE,
    Reason.CAPOT: Feat.CAPOT,
}


@dataclass(frozen=True, slots=True)
class Honour:
    """A feat of a seat, in deal ``number`` (from 0); of a rubicon the points of the settlement, else the deal's."""

    feat: Feat
    seat: int
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Award:
    """A message in the channel. ``sight`` is the public's, of the deal that it tells of; ``mark`` is its own number."""

    sight: Sight
    honours: tuple[Honour, ...]
    mark: int


def feats(rules: Rules, items: Iterable[Item], game: Score) -> list[tuple[Feat, int]]:
    """What was done in a deal that is worth telling, each with the seat; in a game of a hundred, as far as it counts.

    ``game`` is the score of that game before the deal.
    """
    told = counting(items, game, GAME) if rules.form is Form.GAMES else items
    return [(_OF_A_DEAL[item.reason], item.seat) for item in told if item.reason in _OF_A_DEAL]


def is_rubicon(outcome: Outcome | None) -> bool:
    """Whether a partie has ended with its loser under the rubicon."""
    return isinstance(outcome, Settlement) and outcome.rubicon


def best_deal(tx: Transaction, partie_id: PartieId) -> int | None:
    """Which deal (from 0) of a partie that has just been booked is the best of its server so far, if one is.

    The best so far is the best of all parties that have ended: one in play may still be broken off, and is not in the
    books. While those that ended long ago are still being entered, nobody knows.
    """
    mine = results.deal_results_of(tx, partie_id)
    if not mine or parties.to_enter(tx, (0, 0), 1):
        return None
    top = max(mine, key=lambda deal: deal.points)
    deals, best = results.best_before(tx, top.guild, top.pool, partie_id, DEALS_BEFORE)
    return top.number if deals >= DEALS_BEFORE and top.points > best else None


def tell_awards(tx: Transaction, row: PartieRow, deals: Sequence[int], best: int | None, now: int) -> None:
    """See that the channel is told of these deals (from 0), and of the ``best`` one with the last of them.

    What is done against the house is none of its news: nobody else has lost by it.
    """
    if row.house is not None:
        return
    for deal in deals[:-1]:
        tell(tx, row, Place.CHANNEL, TellAwards(deal), now)
    if deals or best is not None:
        tell(tx, row, Place.CHANNEL, TellAwards(deals[-1] if deals else None, best), now)
