"""Handles players who leave and places that vanish, so that no partie waits forever.

The bot has no member list. It asks Discord about a person when a DM does not arrive, with a reminder, when the time is
up, when a turn without a clock has lasted a week (``idle_parties``), before a partie begins in a person's name
(a challenge is accepted, a rematch offered), and when someone opens a server's day in a DM (``daily/page.py``). It
never asks in a loop, and a missing answer changes nothing.

=========================  ==============================  ==========================  ================================
event                      what the table says             what the opponent is told   what the clock does
=========================  ==============================  ==========================  ================================
a player leaves the        that they left (GONE)           a new hand message says so  runs on; a partie without a pace
server                                                                                 gets a pace of a week
the account is deleted     that it no longer exists        same as above               same as above
the player acts or is      that they are back (HERE)       the hand no longer says so  runs on; the pace stays
found again
a player blocks the bot    calls them by name; they play   nothing                     unaffected
or closes their DMs        with *Show my hand*
the same, without a table  -                               -                           unaffected; a DM is tried daily
the time is up and the     that it is up (LATE), and       the hand offers to claim,   after 30 days the opponent wins;
opponent does nothing      after 30 days the end           give time, or wait          if they are gone too, the partie
                                                                                       ends without a winner
no one decides, and there  nothing until the end, then     the hand offers to end it   none runs; reminders after a
is no clock                how it ended                    after 30 days               week and 27 days; after 90
                                                                                       days it ends without a result
no one plays on against    nothing until the end, then     a new hand message a week   none runs; after 90 days the
the house                  that it ended                   before the end, and at the  partie ends, a rated one is lost
                                                           end
the challenger leaves      nothing                         nothing                     the challenge is closed when
                                                                                       a person accepts it, or expires
a thread is deleted,       in the partie's channel: the    the hand shows where the    unaffected
locked, or closed to the   current deal and what follows   table is
bot
a thread is archived       continues: a message reopens    nothing                     unaffected
                           it
the channel is deleted     nothing: there is no table      both hands say so, and how  unaffected: the hands play on
                                                           to set it up elsewhere
the channel is closed to   nothing until the bot may       the same, until the table   unaffected: the hands play on
the bot                    write again; then the rest      is back
the channel is renamed or  continues                       nothing                     unaffected
moved
the bot is removed from    nothing                         both hands say so, if       stops; after 30 days the partie
the server                                                 Discord delivers it         ends without a winner
it is invited again        continues, or finds a new       both hands are sent again   resumes where it stopped
                           place
the server is unavailable  nothing                         nothing                     runs: an outage is not an
                                                                                       absence
a moderator stops a table  that it was stopped (END)       both hands are sent again   ends
a moderator moves a table  in the new channel, the deal    both hands link to it       unaffected
=========================  ==============================  ==========================  ================================

A private partie has no server and no table. A player can leave it only by deleting their account, and only the hands
report what happens. If a player's DMs are closed, the bot tries a DM daily, and whenever they look at their hand.

A closed channel is retried when permissions change on the server, when someone uses the bot in it, and in any case
after an hour, two, four and so on, up to a day.

All of this is also noticed if it happens while the bot is down: servers by a comparison at the start, everything else
with the next message or question about it.
"""

import asyncio
from typing import Final

from bot.features.clocks import turn_clock
from bot.features.results.leaderboards import set_left
from bot.model.clocks import WEEK
from bot.model.ids import PartieId
from bot.model.outbox_messages import Ring, Say, Says, Show
from bot.runtime.context import Context
from bot.runtime.messenger import Messenger, Presence
from data import parties
from data.outbox import HANDS, Place, enqueue
from data.store.transaction import Transaction

_GONE = {Presence.LEFT: "left", Presence.DELETED: "deleted"}
PATIENCE: Final = 1.0
"""The longest wait for Discord's answer, in seconds, while a click waits for its own."""


async def whereabouts(messenger: Messenger, guild: int, user: int) -> str | None:
    """Returns "left" if a person is not on the server, "deleted" if their account is gone, else None.

    Also returns None if Discord does not answer within ``PATIENCE``. In private (guild 0) only the account counts.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            return _GONE.get(await messenger.look_for(guild, user))
    except TimeoutError:
        return None


async def look_for(context: Context, messenger: Messenger, partie_id: PartieId, seat: int) -> None:
    """Asks Discord whether the player at this seat is on the server, and stores and announces a change.

    It does not ask about a player against the house, which does not wait.
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
            await context.database.write(lambda tx: _mark_gone(tx, partie_id, seat, _GONE[presence], context.clock()))
            await context.database.write(lambda tx: set_left(tx, row.guild, user, left=True))


def found_again(tx: Transaction, partie_id: PartieId, seat: int, now: int) -> None:
    """Notes that the player at this seat is on the server; if they were gone, the table announces it."""
    row = parties.get_partie(tx, partie_id)
    if row is None or row.ended_at is not None or parties.seats(tx, partie_id)[seat].gone is None:
        return
    parties.set_gone(tx, partie_id, seat, None)
    set_left(tx, row.guild, parties.seats(tx, partie_id)[seat].user, left=False)
    enqueue(tx, row, Place.TABLE, Say(Says.FOUND, seat), now)
    enqueue(tx, row, HANDS[1 - seat], Show(), now)


def _mark_gone(tx: Transaction, partie_id: PartieId, seat: int, why: str, now: int) -> None:
    row, seats = parties.get_partie(tx, partie_id), parties.seats(tx, partie_id)
    if row is None or row.ended_at is not None or seats[seat].gone == why:
        return
    parties.set_gone(tx, partie_id, seat, why)
    if row.pace is None and row.to_act is not None:
        parties.set_pace(tx, partie_id, WEEK)
        turn_clock.grant_time(tx, parties.get_partie(tx, partie_id) or row, seats[row.to_act].user, now, WEEK)
    enqueue(tx, row, Place.TABLE, Say(Says.GONE, seat), now)
    enqueue(tx, row, HANDS[1 - seat], Ring(), now)
