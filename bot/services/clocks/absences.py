"""People who leave, and places that vanish: what becomes of the parties, so that none of them hangs.

The bot has no list of members. It asks Discord about a person when a DM could not be brought to him, when he is
reminded, when his time is up, and where no clock runs when his turn has lasted a week (``watch``): never in a loop,
and an answer that does not come changes nothing.

=========================  ==============================  ==========================  ================================
what happens               what the table says             what the other is told      what the clock does
=========================  ==============================  ==========================  ================================
a player leaves the        that he has left (GONE)         his hand comes anew and     runs on; a partie without a pace
server                                                     says so                     gets one of a week, from then on
his account is deleted     that it is no longer there      the same                    the same
he acts, or is found       that he is here again (HERE)    his hand says no more of    runs on by the rules; the pace
again                                                      it                          stays
he blocks the bot, or      calls him by name, and he       nothing: he plays on at     nothing
closes his DMs             plays by *Show my hand*         the table
so, and there is no table  -                               -                           nothing; a DM is tried once a day
his time is up and the     that it is up (LATE), and       his hand: claim, give       thirty days later the partie is
other does nothing         thirty days later the end       more time, or wait          his who waited; if he is gone as
                                                                                       well, it is broken off
nobody plays on against    a week before, nothing; then    a week before, a bell; then none runs; after ninety days
the house                  that it is broken off, or lost  his hand says so            the partie is broken off, and a
                                                                                       rated one is lost
a challenger leaves        nothing                         nothing                     the challenge expires
a thread is deleted,       in the partie's channel, the    his hand shows where        nothing
locked, or closed to the   deal in hand and what follows   the table is
bot
a thread is archived       goes on: what is said opens     nothing                     nothing
                           it again
the channel is deleted,    nothing: there is no table      both hands say so, and how  nothing: the hands play on
or closed to the bot                                       it is set up elsewhere
the channel is renamed or  goes on                         nothing                     nothing
moved
the bot is thrown out      nothing                         both hands say so, as far   stands still; after thirty days
of the server                                              as Discord lets it          the partie is broken off
it is invited again        goes on, or finds a new place   both hands come to life     goes on where it stood
the server is unavailable  nothing                         nothing                     runs: an outage is no leaving
a moderator ends a table   that it is broken off (END)     both hands come anew        ends
a moderator moves it       in the new channel, the deal    both hands show the way     nothing
=========================  ==============================  ==========================  ================================

Each of these is found as well when it happens while the bot is down: a server by comparing at the start, all else by
the next message or question that concerns it.
"""

from bot.services.core import turn_clock
from bot.services.core.clock import WEEK
from bot.services.core.context import Context
from bot.services.core.messenger import Messenger, Presence
from bot.services.core.notices import HANDS, tell
from data import parties
from data.outbox import Place
from data.outbox_messages import NewHand, PlayerFound, PlayerGone, RedrawHand
from data.parties import PartieId
from data.store.transaction import Transaction

_GONE = {Presence.LEFT: "left", Presence.DELETED: "deleted"}


async def look_for(context: Context, messenger: Messenger, partie_id: PartieId, seat: int) -> None:
    """Asks Discord whether he who sits there is still in the server, and keeps and tells what has changed.

    Of nobody who plays the house: it does not wait.
    """
    row = await context.database.read(lambda tx: parties.get_partie(tx, partie_id))
    if row is None or row.ended_at is not None or row.stands_still or row.house is not None:
        return
    user = (await context.database.read(lambda tx: parties.seats(tx, partie_id)))[seat].user
    match await messenger.look_for(row.guild, user):
        case Presence.UNKNOWN:
            return
        case Presence.HERE:
            await context.database.write(lambda tx: found_again(tx, partie_id, seat, context.clock()))
        case presence:
            await context.database.write(lambda tx: _lost(tx, partie_id, seat, _GONE[presence], context.clock()))


def found_again(tx: Transaction, partie_id: PartieId, seat: int, now: int) -> None:
    """He who sits there acts, or is in the server: if he was gone, he is so no more, and the table says it."""
    row = parties.get_partie(tx, partie_id)
    if row is None or row.ended_at is not None or parties.seats(tx, partie_id)[seat].gone is None:
        return
    parties.set_gone(tx, partie_id, seat, None)
    tell(tx, row, Place.TABLE, PlayerFound(seat), now)
    tell(tx, row, HANDS[1 - seat], RedrawHand(), now)


def _lost(tx: Transaction, partie_id: PartieId, seat: int, why: str, now: int) -> None:
    row, seats = parties.get_partie(tx, partie_id), parties.seats(tx, partie_id)
    if row is None or row.ended_at is not None or seats[seat].gone == why:
        return
    parties.set_gone(tx, partie_id, seat, why)
    if row.pace is None and row.to_act is not None:
        parties.set_pace(tx, partie_id, WEEK)
        turn_clock.give(tx, parties.get_partie(tx, partie_id) or row, seats[row.to_act].user, now, WEEK)
    tell(tx, row, Place.TABLE, PlayerGone(seat), now)
    tell(tx, row, HANDS[1 - seat], NewHand(), now)
