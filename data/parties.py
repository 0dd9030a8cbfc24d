"""Parties: their seats, turns, clocks and deals, and every action.

The actions are the source of truth: everything else about a partie can be derived from its deals and actions.
"""

from dataclasses import astuple, dataclass

from bot.model.changes import ClocksChanged, TurnBegan
from bot.model.clocks import NO_CLOCK, Clock
from bot.model.ids import PRIVATE, PartieId
from bot.model.results import EndedBy
from data.store.errors import DamagedValue
from data.store.rows import add_row, added_row, columns, fetch_row, fetch_rows, read_row
from data.store.transaction import Transaction


class SeqTaken(Exception):
    """The partie already has an action with this ``seq``: another decision came first."""


class WrongSeats(DamagedValue):
    """A partie does not have exactly two seats."""


@dataclass(frozen=True, slots=True)
class PartieRow:
    """A partie, in play until ``ended_at``. Times are unix seconds.

    ``channel`` is where the challenge was made, ``challenge`` the challenge that began the partie. ``options`` are the
    house rules on top of the rule set, as JSON. ``cut`` is the cut for deal, ``chooser`` the seat that must still
    choose who deals first. ``seq`` is the number of stored decisions, ``since`` when the turn of ``to_act`` began.
    ``ending`` is why the partie ended (as in EndedBy), ``result`` its result as JSON. ``table_channel`` is the thread
    or channel of its table.

    ``pace`` is the time for a decision in seconds, None for no limit. ``extra`` is the time added for this decision.
    ``due_at`` is when the time of ``to_act`` is up, None if no clock runs. ``wake_at`` is when the next reminder or
    claim is due, ``reminded`` the number of those already done. ``rated`` is 0 for a friendly partie. ``booked`` is 1
    once the partie is in the ledger, or cannot be, because its rules are unknown. ``house`` is the seat of the house,
    None if people play each other. ``commitment`` is the challenge's commitment to the secret that the packs are made
    from, "" if there is none. ``day`` is the id of the day (``data/daily.py``) of a deal of the day, ``day_deal`` which
    of its deals it is, from 0; both are None for every other partie.
    """

    id: PartieId
    guild: int
    channel: int
    rules: str
    cut: str
    chooser: int | None
    first_dealer: int | None
    seq: int
    to_act: int | None
    since: int
    began_at: int
    ended_at: int | None
    ending: str | None
    winner: int | None
    result: str | None
    table_channel: int | None
    table_message: int | None
    challenge: int | None
    options: str
    pace: int | None
    extra: int
    due_at: int | None
    wake_at: int | None
    reminded: int
    rated: int
    booked: int
    house: int | None
    commitment: str = ""
    day: int | None = None
    day_deal: int | None = None

    @property
    def is_private(self) -> bool:
        """True if the partie is played in direct messages, without a table on a server."""
        return self.guild == PRIVATE

    @property
    def stands_still(self) -> bool:
        """True if the partie is paused because the bot has left the server: no clock runs, and no message is sent."""
        return self.due_at is None and self.wake_at is not None

    @property
    def clock(self) -> Clock:
        """The clock of ``to_act``."""
        return Clock(self.extra, self.due_at, self.wake_at, self.reminded)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player's seat, their points so far, and the message that shows their hand as it was at ``hand_seq``.

    ``gone`` is "left" if the player left the server, "deleted" if their account was deleted, else None. ``orders`` are
    the orders left for the deal in play, "" for none. ``acted_at`` is the time of the player's last decision,
    ``acted_seq`` the partie's ``seq`` after that decision and the orders that it triggered. ``end_offered`` is the
    partie's ``seq`` when the player offered to end it without a result, ``~seq`` once the offer was declined or
    withdrawn, None if they never offered.
    """

    partie: PartieId
    seat: int
    user: int
    name: str
    total: int
    hand_channel: int | None
    hand_message: int | None
    hand_seq: int
    gone: str | None
    orders: str
    acted_at: int
    acted_seq: int
    end_offered: int | None = None


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal as it was dealt, in the notation of the record. ``first_seq`` is the ``seq`` of its first decision.

    ``score0`` and ``score1`` are the points of each seat, including those below the line (``below0`` and ``below1``).
    All four are None until the deal is over.
    """

    partie: PartieId
    number: int
    dealer: int
    hand0: str
    hand1: str
    talon: str
    first_seq: int
    score0: int | None = None
    score1: int | None = None
    below0: int | None = None
    below1: int | None = None


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One decision, in the notation of the record. ``seq`` counts from 0 over all deals of the partie.

    ``engine`` is the version of the engine that chose it for the house; None if no engine chose it.
    """

    partie: PartieId
    seq: int
    deal: int
    text: str
    at: int
    engine: str | None = None

    @property
    def kind(self) -> str:
        """The verb of the decision, which names no card."""
        return self.text.split(" ", 2)[1]


@dataclass(frozen=True, slots=True)
class NewPartie:
    """A new partie, with the columns of ``PartieRow`` that are known at its start."""

    guild: int
    channel: int
    rules: str
    cut: str
    began_at: int
    options: str = "{}"
    chooser: int | None = None
    to_act: int | None = None
    challenge: int | None = None
    pace: int | None = None
    rated: bool = False
    house: int | None = None
    commitment: str = ""
    day: int | None = None
    day_deal: int | None = None


def add_partie(tx: Transaction, new: NewPartie, users: tuple[int, int], names: tuple[str, str]) -> PartieRow:
    """Adds a partie with its two seats and no decisions, and returns it."""
    returned = f"RETURNING {columns(PartieRow)}"
    row = added_row(tx, "parties", new, returned, since=new.began_at, seq=0, extra=0, reminded=0)
    assert row is not None  # noqa: S101 - nothing keeps it from being added
    partie = read_row(PartieRow, row)
    add_seat = 'INSERT INTO seats (partie, seat, "user", name, total, hand_seq) VALUES (?, ?, ?, ?, 0, 0)'
    for seat, (user, name) in enumerate(zip(users, names, strict=True)):
        tx.execute(add_seat, partie.id, seat, user, name)
    return partie


def get_partie(tx: Transaction, partie_id: PartieId) -> PartieRow | None:
    """The partie with this id, or None."""
    return fetch_row(tx, PartieRow, "SELECT {columns} FROM parties WHERE id = ?", partie_id)


def seats(tx: Transaction, partie_id: PartieId) -> tuple[SeatRow, SeatRow]:
    """The two seats of a partie, seat 0 first. Raises WrongSeats unless there are exactly two."""
    match fetch_rows(tx, SeatRow, "SELECT {columns} FROM seats WHERE partie = ? ORDER BY seat", partie_id):
        case [first, second]:
            return first, second
    raise WrongSeats(f"seats {partie_id}")


def dm_channel(tx: Transaction, user: int) -> int | None:
    """A person's DM channel, from their newest partie with a hand message; None if it is not known."""
    newest = 'SELECT hand_channel FROM seats WHERE "user" = ? AND hand_channel IS NOT NULL ORDER BY partie DESC LIMIT 1'
    channel: int | None = tx.fetch_value(newest, user)
    return channel


def ongoing_of(tx: Transaction, user: int) -> list[PartieRow]:
    """The parties in play in which the user has a seat, the most urgent first.

    The user's turns come before those of others, least time left before no clock, the oldest turn before newer ones.
    """
    query = """
        SELECT {parties.columns} FROM seats JOIN parties ON parties.id = seats.partie
        WHERE seats."user" = ? AND parties.ended_at IS NULL
        ORDER BY CASE WHEN parties.to_act = seats.seat THEN 0 ELSE 1 END,
            CASE WHEN parties.due_at IS NULL THEN 1 ELSE 0 END,
            COALESCE(parties.due_at, parties.since), parties.id
    """
    return fetch_rows(tx, PartieRow, query, user)


def is_seated(tx: Transaction, user: int) -> bool:
    """True if the user has a seat at any partie, in play or over."""
    return tx.fetch_one('SELECT 1 FROM seats WHERE "user" = ? LIMIT 1', user) is not None


def number_in_play(tx: Transaction, user: int, guild: int) -> int:
    """The number of parties that the user has in play on a server, not counting deals of the day."""
    query = """
        SELECT count(*) FROM seats JOIN parties ON parties.id = seats.partie
        WHERE seats."user" = ? AND parties.guild = ? AND parties.ended_at IS NULL AND parties.day IS NULL
    """
    return int(tx.fetch_value(query, user, guild))


def number_begun(tx: Transaction, guild: int, since: int, now: int) -> int:
    """The number of parties that began on a server after ``since`` and up to ``now``, whether over or not."""
    query = "SELECT count(*) FROM parties WHERE guild = ? AND began_at > ? AND began_at <= ?"
    return int(tx.fetch_value(query, guild, since, now))


def number_begun_by(tx: Transaction, user: int, guild: int, since: int, now: int) -> int:
    """The number of a user's parties that began on a server after ``since`` and up to ``now``, whether over or not."""
    query = """
        SELECT count(*) FROM parties CROSS JOIN seats
        WHERE guild = ? AND began_at > ? AND began_at <= ? AND seats.partie = parties.id AND seats."user" = ?
    """
    return int(tx.fetch_value(query, guild, since, now, user))


def in_play_at(tx: Transaction, table_channel: int) -> list[PartieId]:
    """The ids of the parties in play whose table is in this thread or channel, the newest turn first."""
    query = "SELECT id FROM parties WHERE table_channel = ? AND ended_at IS NULL ORDER BY since DESC, id DESC"
    return tx.fetch_column(query, table_channel)


def set_turn(
    tx: Transaction, partie_id: PartieId, seq: int, to_act: int | None, since: int, clock: Clock = NO_CLOCK
) -> PartieRow:
    """Saves the number of decisions, whose turn it is and since when, and the clock. Returns the new row."""
    update = """
        UPDATE parties SET seq = ?, to_act = ?, since = ?, extra = ?, due_at = ?, wake_at = ?, reminded = ?
        WHERE id = ? RETURNING {columns}
    """
    (partie,) = fetch_rows(tx, PartieRow, update, seq, to_act, since, *astuple(clock), partie_id)
    tx.note(TurnBegan(partie_id, of_house=to_act is not None and to_act == partie.house))
    return partie


def set_clock(tx: Transaction, partie_id: PartieId, clock: Clock) -> None:
    """Saves the clock of the player to act."""
    update = "UPDATE parties SET extra = ?, due_at = ?, wake_at = ?, reminded = ? WHERE id = ?"
    tx.execute(update, *astuple(clock), partie_id)
    tx.note(ClocksChanged())


def turns_of(tx: Transaction, user: int) -> list[PartieRow]:
    """The parties in play in which the user is to act."""
    query = """
        SELECT {parties.columns} FROM seats JOIN parties ON parties.id = seats.partie AND parties.to_act = seats.seat
        WHERE seats."user" = ? AND parties.ended_at IS NULL ORDER BY parties.id
    """
    return fetch_rows(tx, PartieRow, query, user)


def next_wake(tx: Transaction, after: int = 0) -> int | None:
    """The earliest ``wake_at`` later than ``after``, None if there is none."""
    wake: int | None = tx.fetch_value("SELECT min(wake_at) FROM parties WHERE wake_at > ?", after)
    return wake


def awake(tx: Transaction, now: int) -> list[PartieId]:
    """The parties with a reminder or claim due at ``now``, the longest overdue first."""
    return tx.fetch_column("SELECT id FROM parties WHERE wake_at <= ? ORDER BY wake_at", now)


def number_under_way(tx: Transaction) -> int:
    """The number of parties in play, on all servers and in private."""
    return int(tx.fetch_value("SELECT count(*) FROM parties WHERE ended_at IS NULL AND guild >= 0"))


def in_play(tx: Transaction, after: int = 0, most: int = 1000) -> list[PartieId]:
    """The ids of up to ``most`` parties in play with an id above ``after``, in order."""
    query = "SELECT id FROM parties WHERE ended_at IS NULL AND id > ? ORDER BY id LIMIT ?"
    return tx.fetch_column(query, after, most)


def next_ids(tx: Transaction, after: int, most: int) -> list[PartieId]:
    """The ids of up to ``most`` parties, in play or finished, with an id above ``after``, in order."""
    return tx.fetch_column("SELECT id FROM parties WHERE id > ? ORDER BY id LIMIT ?", after, most)


def ongoing_in(tx: Transaction, guild: int) -> list[PartieId]:
    """The ids of the parties in play on a server."""
    return tx.fetch_column("SELECT id FROM parties WHERE guild = ? AND ended_at IS NULL ORDER BY id", guild)


def running_in(tx: Transaction, guild: int, after: int, most: int) -> list[PartieRow]:
    """Up to ``most`` parties in play on a server that are not paused and have an id above ``after``, in order."""
    query = """
        SELECT {columns} FROM parties
        WHERE guild = ? AND ended_at IS NULL AND id > ? AND (due_at IS NOT NULL OR wake_at IS NULL)
        ORDER BY id LIMIT ?
    """
    return fetch_rows(tx, PartieRow, query, guild, after, most)


def still_in(tx: Transaction, guild: int, after: int, most: int) -> list[PartieRow]:
    """Up to ``most`` paused parties of a server with an id above ``after``, in order."""
    query = """
        SELECT {columns} FROM parties
        WHERE guild = ? AND ended_at IS NULL AND id > ? AND due_at IS NULL AND wake_at IS NOT NULL
        ORDER BY id LIMIT ?
    """
    return fetch_rows(tx, PartieRow, query, guild, after, most)


def servers_in_play(tx: Transaction) -> list[int]:
    """The servers with parties in play."""
    # One query for each server: with DISTINCT, SQLite would read every partie in play.
    found = [0]
    following = "SELECT guild FROM parties WHERE ended_at IS NULL AND guild > ? ORDER BY guild LIMIT 1"
    while guild := tx.fetch_value(following, found[-1]):
        found.append(guild)
    return found[1:]


def ongoing_of_channel(tx: Transaction, guild: int, channel: int) -> list[PartieId]:
    """The ids of the parties in play that belong to a channel of a server, wherever their table is."""
    query = "SELECT id FROM parties WHERE guild = ? AND ended_at IS NULL AND channel = ? ORDER BY id"
    return tx.fetch_column(query, guild, channel)


def silent(tx: Transaction, last: int, now: int) -> list[tuple[PartieId, int]]:
    """The parties between people, without a pace, whose turn has reached another full week since ``last``.

    Returns (id, seat to act), the oldest turn first. ``last`` and ``now`` are unix seconds.
    """
    query = """
        SELECT id, to_act FROM parties
        WHERE ended_at IS NULL AND pace IS NULL AND wake_at IS NULL AND to_act IS NOT NULL AND house IS NULL
            AND since <= ? - 604800 AND (? - since) / 604800 > (? - since) / 604800 ORDER BY since
    """
    return tx.fetch_tuples(query, now, now, last)


def house_to_act(tx: Transaction) -> list[PartieId]:
    """The ids of the parties in which the house is to act."""
    return tx.fetch_column("SELECT id FROM parties WHERE house IN (0, 1) AND to_act = house")


def left_lying(tx: Transaction, since: int) -> list[PartieRow]:
    """The parties without a clock, and without a decision after ``since``, the longest idle first."""
    query = """
        SELECT {columns} FROM parties
        WHERE ended_at IS NULL AND pace IS NULL AND wake_at IS NULL AND since <= ? ORDER BY since
    """
    return fetch_rows(tx, PartieRow, query, since)


def set_pace(tx: Transaction, partie_id: PartieId, pace: int) -> None:
    """Saves the time for a decision from now on, in seconds."""
    tx.execute("UPDATE parties SET pace = ? WHERE id = ?", pace, partie_id)


def set_friendly(tx: Transaction, partie_id: PartieId) -> None:
    """Saves that the partie does not count for ratings."""
    tx.execute("UPDATE parties SET rated = 0 WHERE id = ?", partie_id)


def set_gone(tx: Transaction, partie_id: PartieId, seat: int, gone: str | None) -> None:
    """Saves why the player at this seat cannot be found; None once they can be."""
    tx.execute("UPDATE seats SET gone = ? WHERE partie = ? AND seat = ?", gone, partie_id, seat)


def set_choice(tx: Transaction, partie_id: PartieId, chooser: int | None, first_dealer: int | None) -> None:
    """Saves the seat that must still choose the dealer, or the seat that deals first once that is known."""
    tx.execute("UPDATE parties SET chooser = ?, first_dealer = ? WHERE id = ?", chooser, first_dealer, partie_id)


def set_end(
    tx: Transaction, partie_id: PartieId, ended_at: int, *, ending: EndedBy, winner: int | None, result: str | None
) -> None:
    """Saves that the partie is over, and clears its seat to act, its clock and its orders."""
    update = """
        UPDATE parties SET ended_at = ?, ending = ?, winner = ?, result = ?,
            to_act = NULL, due_at = NULL, wake_at = NULL WHERE id = ?
    """
    tx.execute(update, ended_at, ending, winner, result, partie_id)
    tx.execute("UPDATE seats SET orders = '' WHERE partie = ? AND orders <> ''", partie_id)
    tx.note(TurnBegan(partie_id, of_house=False))


def set_entered(tx: Transaction, partie_id: PartieId) -> None:
    """Saves that the partie is entered in the ledger."""
    tx.execute("UPDATE parties SET booked = 1 WHERE id = ?", partie_id)


def to_enter(tx: Transaction, after: tuple[int, int], most: int) -> list[tuple[int, PartieId]]:
    """Up to ``most`` finished parties that the ledger lacks, as (end, id) later than ``after``, the oldest first."""
    query = """
        SELECT ended_at, id FROM parties
        WHERE ended_at IS NOT NULL AND booked = 0 AND (ended_at, id) > (?, ?) ORDER BY ended_at, id LIMIT ?
    """
    return tx.fetch_tuples(query, *after, most)


def number_to_enter(tx: Transaction) -> int:
    """The number of finished parties that the ledger lacks."""
    return int(tx.fetch_value("SELECT count(*) FROM parties WHERE ended_at IS NOT NULL AND booked = 0"))


def set_table(tx: Transaction, partie_id: PartieId, table_channel: int | None, table_message: int | None) -> None:
    """Saves the channel of the table, and its message."""
    update = "UPDATE parties SET table_channel = ?, table_message = ? WHERE id = ?"
    tx.execute(update, table_channel, table_message, partie_id)


def set_channel(tx: Transaction, partie_id: PartieId, channel: int) -> None:
    """Saves the channel that the partie belongs to. Its table moves there if its thread is deleted."""
    tx.execute("UPDATE parties SET channel = ? WHERE id = ?", channel, partie_id)


def set_hand(
    tx: Transaction,
    partie_id: PartieId,
    seat: int,
    *,
    hand_channel: int | None,
    hand_message: int | None,
    hand_seq: int,
) -> None:
    """Saves the live hand message of a seat and its ``seq``, unless the player was forgotten."""
    update = """
        UPDATE seats SET hand_channel = ?, hand_message = ?, hand_seq = ?
        WHERE partie = ? AND seat = ? AND "user" > 0
    """
    tx.execute(update, hand_channel, hand_message, hand_seq, partie_id, seat)


def set_orders(tx: Transaction, partie_id: PartieId, seat: int, orders: str) -> None:
    """Saves the orders that a seat has left, "" for none."""
    tx.execute("UPDATE seats SET orders = ? WHERE partie = ? AND seat = ?", orders, partie_id, seat)


def set_end_offered(tx: Transaction, partie_id: PartieId, seat: int, end_offered: int | None) -> None:
    """Saves the offer of a seat to end the partie without a result, as in ``SeatRow``."""
    tx.execute("UPDATE seats SET end_offered = ? WHERE partie = ? AND seat = ?", end_offered, partie_id, seat)


def set_acted(tx: Transaction, partie_id: PartieId, seat: int, at: int, seq: int) -> None:
    """Saves the time of a seat's last decision, and the partie's ``seq`` after it and the orders that it triggered."""
    tx.execute("UPDATE seats SET acted_at = ?, acted_seq = ? WHERE partie = ? AND seat = ?", at, seq, partie_id, seat)


def add_deal(tx: Transaction, deal: DealRow) -> None:
    """Saves a deal as it was dealt."""
    add_row(tx, "deals", deal)


def finish_deal(
    tx: Transaction,
    partie_id: PartieId,
    number: int,
    scores: tuple[int, int],
    totals: tuple[int, int],
    below: tuple[int, int] = (0, 0),
) -> None:
    """Saves each seat's points in a deal, including those below the line, and its total after the deal."""
    update = "UPDATE deals SET score0 = ?, score1 = ?, below0 = ?, below1 = ? WHERE partie = ? AND number = ?"
    tx.execute(update, *scores, *below, partie_id, number)
    set_totals(tx, partie_id, totals)


def set_totals(tx: Transaction, partie_id: PartieId, totals: tuple[int, int]) -> None:
    """Saves the total points of both seats."""
    for seat, total in enumerate(totals):
        tx.execute("UPDATE seats SET total = ? WHERE partie = ? AND seat = ?", total, partie_id, seat)


def deals(tx: Transaction, partie_id: PartieId) -> list[DealRow]:
    """The deals of a partie, in order."""
    return fetch_rows(tx, DealRow, "SELECT {columns} FROM deals WHERE partie = ? ORDER BY number", partie_id)


def append_action(tx: Transaction, action: ActionRow) -> None:
    """Saves a decision of a stored deal. Raises SeqTaken if the partie already has a decision with its ``seq``."""
    if added_row(tx, "actions", action, "ON CONFLICT DO NOTHING RETURNING seq") is None:
        raise SeqTaken(action.partie, action.seq)


def actions_of(tx: Transaction, partie_id: PartieId, deal: int | None = None) -> list[ActionRow]:
    """The decisions of a partie in order: those of one deal, or of all deals if ``deal`` is None."""
    query = "SELECT {columns} FROM actions WHERE partie = ? AND deal = COALESCE(?, deal) ORDER BY seq"
    return fetch_rows(tx, ActionRow, query, partie_id, deal)


def texts(tx: Transaction, partie_id: PartieId, deal: int | None) -> list[str]:
    """The decisions of one deal as stored, in order; of the newest deal if ``deal`` is None."""
    newest = "SELECT max(number) FROM deals WHERE partie = ?"
    query = f"SELECT text FROM actions WHERE partie = ? AND deal = COALESCE(?, ({newest})) ORDER BY seq"  # noqa: S608
    return tx.fetch_column(query, partie_id, deal, partie_id)


def engines_of(tx: Transaction, partie_id: PartieId) -> list[tuple[int, str]]:
    """The decisions that an engine chose for the house, in order, as (``seq``, engine version)."""
    query = "SELECT seq, engine FROM actions WHERE partie = ? AND engine IS NOT NULL ORDER BY seq"
    return tx.fetch_tuples(query, partie_id)
