"""Ends a partie: stores its end, enters it in the ledger, notifies the players, finds awards.

Awards come only from finished deals, so they reveal no hidden card.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Final

from bot.features.results import entries
from bot.model.changes import DayChanged, PartieFinished
from bot.model.ids import PartieId
from bot.model.outbox_messages import PostAwards, Say, Says, SendNew, Show
from bot.model.results import EndedBy
from bot.piquet.deal import GAME
from bot.piquet.partie import Outcome, Settlement
from bot.piquet.reckoning import Item, Reason, Score, counting
from bot.piquet.record import outcome_json
from bot.piquet.rules import Form, Rules
from bot.runtime.messenger import Feat
from data import challenges, parties, results
from data.outbox import HANDS, Place, enqueue
from data.parties import PartieRow
from data.store.transaction import Transaction

DEALS_BEFORE: Final = 20
"""Deals on a server before a deal can be its best."""


_OF_A_DEAL: Final = {Reason.CARTE_BLANCHE: Feat.CARTE_BLANCHE, Reason.REPIQUE: Feat.REPIQUE, Reason.CAPOT: Feat.CAPOT}


def close(
    tx: Transaction, row: PartieRow, now: int, *, by: EndedBy, winner: int | None, outcome: Outcome | None = None
) -> None:
    """Stores a partie's end and ledger entry. Call it after storing actions and scores."""
    result = None if outcome is None else json.dumps(outcome_json(outcome))
    parties.set_end(tx, row.id, now, ending=by, winner=winner, result=result)
    entries.enter(tx, row.id)
    tx.note(PartieFinished(row.id))
    if row.day is not None:
        tx.note(DayChanged(row.day))
    offer = None if row.challenge is None else challenges.get_challenge(tx, row.challenge)
    if offer is not None and offer.message is not None:
        enqueue(tx, row, Place.CHANNEL, Show(), now)


def end(
    tx: Transaction, row: PartieRow, now: int, *, by: EndedBy, winner: int | None, actor: int | None = None
) -> None:
    """Ends a resigned, claimed or stopped partie, and notifies every player but ``actor``."""
    close(tx, row, now, by=by, winner=winner)
    post_awards(tx, row, (), best_deal(tx, row.id), now)
    enqueue(tx, row, Place.TABLE, Say(Says.ENDED), now)
    enqueue(tx, row, Place.TABLE, Show(), now)
    for seat, place in enumerate(HANDS):
        enqueue(tx, row, place, Show() if seat == actor else SendNew(), now)


# The awards.


def feats(rules: Rules, items: Iterable[Item], game: Score) -> list[tuple[Feat, int]]:
    """Returns a deal's feats with their seats. In games of a hundred, omits feats after the game is won.

    ``game`` is the score before the deal.
    """
    counted = counting(items, game, GAME) if rules.form is Form.GAMES else items
    return [(_OF_A_DEAL[item.reason], item.seat) for item in counted if item.reason in _OF_A_DEAL]


def is_rubicon(outcome: Outcome | None) -> bool:
    return isinstance(outcome, Settlement) and outcome.rubicon


def best_deal(tx: Transaction, partie_id: PartieId) -> int | None:
    """Returns the number (from 0) of the partie's deal that is now its server's best.

    None without a new best deal, or while the backfill enters old parties.
    """
    mine = results.deal_results_of(tx, partie_id)
    if not mine or parties.to_enter(tx, (0, 0), 1):
        return None
    top = max(mine, key=lambda deal: deal.points)
    deals, best = results.best_before(tx, top.guild, top.pool, partie_id, DEALS_BEFORE)
    return top.number if deals >= DEALS_BEFORE and top.points > best else None


def post_awards(tx: Transaction, row: PartieRow, deals: Sequence[int], best: int | None, now: int) -> None:
    """Announces awards for ``deals``, and the ``best`` deal along with the last of them.

    House parties have no awards.
    """
    if row.house is not None:
        return
    for deal in deals[:-1]:
        enqueue(tx, row, Place.CHANNEL, PostAwards(deal), now)
    if deals or best is not None:
        enqueue(tx, row, Place.CHANNEL, PostAwards(deals[-1] if deals else None, best), now)
