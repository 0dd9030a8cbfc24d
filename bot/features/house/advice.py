"""*What would you do?* Gives a player master's opinion of their turn, based on what their seat may know.

Advice is given against the house and in friendly parties between people, never in rated parties between people. It
makes a rated partie against the house friendly, and the player is warned first. After the first deal of such a partie
there is no advice, so that no one can save a rating by asking. No one is advised in a daily deal, and a server may
switch advice off.
"""

from dataclasses import dataclass

from bot.computer.opinion.reasons import Opinion
from bot.features.house.jobs import think
from bot.features.parties.deciding import Decision, decide
from bot.features.parties.queries import seat_sight
from bot.model.errors import AdviceOff, NoAdvice, NoAdviceToday, PartieEnded, Stale
from bot.model.ids import PartieId
from bot.model.outbox_messages import Say, Says, Show
from bot.model.sight import Sight
from bot.runtime.context import Context
from data import parties
from data.outbox import HANDS, Place, enqueue


@dataclass(frozen=True, slots=True)
class Advice:
    """Master's recommendation for an open turn, and the alternatives, best first."""

    sight: Sight
    opinions: tuple[Opinion, ...]


async def advise(context: Context, partie_id: PartieId, user: int, *, seen: int) -> Advice:
    """Master's opinion of a user's turn. ``seen`` is the count of decisions they saw when asking.

    Raises NoSuchPartie, NotSeated, PartieEnded, Stale (also if the player decided while master was thinking),
    NoAdviceToday, AdviceOff, NoAdvice (also in a rated partie, until it is made friendly) or Unanswered.
    """
    sight = await _open_turn(context, partie_id, user, seen)
    if sight.rated or sight.deal is None:
        raise NoAdvice(why="rated")
    found = await context.engine_pool.ask_at_leisure(user, think, sight.deal, sight.shown.before)
    return Advice(await _open_turn(context, partie_id, user, seen), found)


async def befriend(context: Context, partie_id: PartieId, user: int, *, seen: int, key: int) -> Sight:
    """Makes a rated partie against the house friendly for a player who wants advice.

    ``key`` identifies the request. Changes nothing if the partie has moved on or allows no advice. Raises as ``advise``
    does.
    """
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
    """Checks that a player may ask for advice. Raises PartieEnded, Stale, NoAdviceToday, AdviceOff or NoAdvice."""
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
