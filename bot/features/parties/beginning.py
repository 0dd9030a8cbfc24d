from dataclasses import replace

from bot.features.clocks import turn_clock
from bot.features.parties.deciding import begin_first_deal
from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.house_seats import is_house
from bot.model.ids import PRIVATE, PartieId
from bot.model.outbox_messages import SendNew
from bot.model.players import NamedPlayer
from bot.runtime.context import Context
from data import outbox, parties
from data.outbox import HANDS, NewNotice, Place
from data.parties import NewPartie
from data.players import users
from data.store.transaction import Transaction


def begin(
    tx: Transaction,
    context: Context,
    new: NewPartie,
    players: tuple[NamedPlayer, NamedPlayer],
    dealer: int,
    *,
    delay: int = 0,
) -> PartieId:
    """Stores a new partie. Its first messages are due in ``delay`` seconds.

    Seat ``dealer`` deals first, unless ``new.chooser`` may choose.
    """
    due, (first, second) = new.began_at + delay, players
    if new.guild == PRIVATE:
        _try_dms_again(tx, (first.id, second.id))
    row = parties.add_partie(tx, new, (first.id, second.id), (first.name, second.name))
    outbox.enqueue(tx, row, Place.TABLE, SendNew(), due)
    seq = 0
    if new.chooser is None:
        seq = begin_first_deal(tx, context, LoadedPartie.load(tx, row.id, new.began_at), dealer, due)
    else:
        chooser = users.get_user(tx, players[new.chooser].id)
        parties.set_clock(tx, row.id, turn_clock.started_clock(tx, row, chooser, new.began_at))
    outbox.enqueue_all(tx, row.id, [NewNotice(place, SendNew(), seq, seq, due) for place in HANDS])
    return row.id


def _try_dms_again(tx: Transaction, people: tuple[int, int]) -> None:
    """Marks closed DMs as open, to retry them: a private partie must not start unnoticed."""
    for person in (users.get_user(tx, user) for user in people if not is_house(user)):
        if person.dms_closed:
            users.save_user(tx, replace(person, dms_closed=False))
