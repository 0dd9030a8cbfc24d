"""Advice for the button *What would you do?*, from the player's knowledge.

The house advises in house parties and friendly parties, but not in daily deals or where a server disables advice.
Advice makes a rated house partie friendly, after a warning and only in the first deal, so asking cannot save a rating.
"""

from dataclasses import dataclass

from bot.features.house.jobs import think
from bot.features.parties.deciding import Decision, decide
from bot.features.parties.queries import seat_sight
from bot.model.errors import AdviceOff, NoAdvice, NoAdviceToday, PartieEnded, Stale
from bot.model.ids import PartieId
from bot.model.outbox_messages import Say, Says, Show
from bot.model.sight import Sight
from bot.piquet.house.opinion.reasons import Opinion
from bot.runtime.context import Context
from data import parties
from data.outbox import HANDS, Place, enqueue


@dataclass(frozen=True, slots=True)
class Advice:
    sight: Sight
    opinions: tuple[Opinion, ...]


async def advise(context: Context, partie_id: PartieId, user: int, *, seen: int) -> Advice:
    """Returns the house's opinions on a player's turn. ``seen`` is the decision count shown to the player.

    Raises NoSuchPartie, NotSeated, PartieEnded, NoAdviceToday or AdviceOff. Raises Stale if ``seen`` is outdated,
    NoAdvice if the player may not ask (``Sight.may_ask``) or the partie is rated, and Unanswered if no worker answers.
    """
    sight = await _open_turn(context, partie_id, user, seen)
    if sight.rated or sight.deal is None:
        raise NoAdvice(why="rated")
    found = await context.engine_pool.ask_in_turn(user, think, sight.deal, sight.shown.before)
    return Advice(await _open_turn(context, partie_id, user, seen), found)


async def make_friendly(context: Context, partie_id: PartieId, user: int, *, seen: int, key: int) -> Sight:
    """Makes a rated partie against the house friendly, if advice is allowed. Raises the errors of ``advise``."""
    return await decide(context, partie_id, user, _make_friendly, seen=seen, key=key)


def _make_friendly(decision: Decision) -> None:
    tx, row, seat = decision.tx, decision.row, decision.seat
    check_may_ask(decision.loaded.sight(seat), row.seq)
    if row.rated:
        parties.set_friendly(tx, row.id)
        enqueue(tx, row, HANDS[seat], Show(), decision.now)
        enqueue(tx, row, Place.TABLE, Say(Says.FRIENDLY, seat), decision.now)


async def _open_turn(context: Context, partie_id: PartieId, user: int, seen: int) -> Sight:
    sight = await seat_sight(context, partie_id, user)
    check_may_ask(sight, seen)
    return sight


def check_may_ask(sight: Sight, seen: int) -> None:
    """Raises PartieEnded, Stale, NoAdviceToday, AdviceOff or NoAdvice if the player may not ask for advice."""
    if sight.ending:
        raise PartieEnded
    if sight.seq != seen:
        raise Stale(sight, seen)
    if sight.of_day:
        raise NoAdviceToday
    if not sight.advises:
        raise AdviceOff
    if not sight.may_ask:
        raise NoAdvice(why=_why_not(sight))


def _why_not(sight: Sight) -> str:
    if sight.deal is None or not sight.my_turn:
        return "turn"
    return "people" if sight.people.house is None else "later"
