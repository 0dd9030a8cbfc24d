"""Parties, seats, deals and actions. Everything else can be derived from actions and deals."""

from dataclasses import astuple, dataclass

from bot.model.changes import ClocksChanged, TurnBegan
from bot.model.clocks import NO_CLOCK, Clock
from bot.model.ids import PRIVATE, PartieId
from bot.model.results import EndedBy
from data.store.errors import DamagedValue
from data.store.rows import add_row, added_row, columns, fetch_row, fetch_rows, read_row
from data.store.transaction import Transaction


class SeqTaken(Exception): ...


class WrongSeats(DamagedValue): ...


@dataclass(frozen=True, slots=True)
class PartieRow:
    """A partie, in play until ``ended_at``. Times are Unix seconds."""

    id: PartieId
    guild: int
    channel: int
    """The channel of the challenge; a deleted table is reopened here."""
    rules: str
    cut: str
    chooser: int | None
    """The seat that has yet to choose the first dealer, else None."""
    first_dealer: int | None
    seq: int
    """The number of decisions so far."""
    to_act: int | None
    """The seat to act; its turn began at ``since``."""
    since: int
    began_at: int
    ended_at: int | None
    ending: str | None
    """An ``EndedBy``."""
    winner: int | None
    result: str | None
    """JSON."""
    table_channel: int | None
    table_message: int | None
    challenge: int | None
    options: str
    """House rules (JSON)."""
    pace: int | None
    """Seconds for each decision; None without a time limit."""
    extra: int
    """Seconds added for the next decision."""
    due_at: int | None
    """The next decision's deadline; None if no clock runs."""
    wake_at: int | None
    """When the next reminder or claim is due."""
    reminded: int
    """The number of earlier reminders in this turn."""
    rated: int
    """0 for a friendly partie, else 1."""
    booked: int
    """1 once the ledger has the partie, or cannot have it because its rules are unknown."""
    house: int | None
    """The house's seat; None between two people."""
    commitment: str = ""
    day: int | None = None
    """A daily deal's day id."""
    day_deal: int | None = None
    """A daily deal's number, 0 or 1."""

    @property
    def is_private(self) -> bool:
        """Whether the partie is played in direct messages, without a table."""
        return self.guild == PRIVATE

    @property
    def is_paused(self) -> bool:
        """Whether the bot has left the server, which pauses clocks and messages."""
        return self.due_at is None and self.wake_at is not None

    @property
    def clock(self) -> Clock:
        return Clock(self.extra, self.due_at, self.wake_at, self.reminded)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player's seat in a partie: points, hand message, and orders for later turns."""

    partie: PartieId
    seat: int
    user: int
    name: str
    total: int
    hand_channel: int | None
    hand_message: int | None
    hand_seq: int
    """The ``seq`` at which the hand message was last drawn."""
    gone: str | None
    """"left" (the server), "deleted" (the account) or None."""
    orders: str
    """Decisions left for later in the deal in play."""
    acted_at: int
    """When the player last decided."""
    acted_seq: int
    """The partie's ``seq`` after the player's last decision and the orders it triggered."""
    end_offered: int | None = None
    """The ``seq`` of an open offer to end the partie; ``~seq`` once declined or withdrawn."""


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal in record notation."""

    partie: PartieId
    number: int
    dealer: int
    hand0: str
    hand1: str
    talon: str
    first_seq: int
    """The ``seq`` of the first decision."""
    score0: int | None = None
    """Points of seat 0, including ``below0``; None in play."""
    score1: int | None = None
    """Points of seat 1, including ``below1``; None in play."""
    below0: int | None = None
    """Points of seat 0 below the line; None in play."""
    below1: int | None = None
    """Points of seat 1 below the line; None in play."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A decision in record notation."""

    partie: PartieId
    seq: int
    """Counts decisions over the partie."""
    deal: int
    text: str
    at: int
    engine: str | None = None
    """The version of the house's engine; None for a person's decision."""

    @property
    def kind(self) -> str:
        """The decision's verb, such as ``exchange``, without cards."""
        return self.text.split(" ", 2)[1]


@dataclass(frozen=True, slots=True)
class NewPartie:
    """A new ``PartieRow`` to store."""

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
    returned = f"RETURNING {columns(PartieRow)}"
    row = added_row(tx, "parties", new, returned, since=new.began_at, seq=0, extra=0, reminded=0)
    assert row is not None  # noqa: S101 - nothing keeps it from being added
    partie = read_row(PartieRow, row)
    add_seat = 'INSERT INTO seats (partie, seat, "user", name, total, hand_seq) VALUES (?, ?, ?, ?, 0, 0)'
    for seat, (user, name) in enumerate(zip(users, names, strict=True)):
        tx.execute(add_seat, partie.id, seat, user, name)
    return partie


def get_partie(tx: Transaction, partie_id: PartieId) -> PartieRow | None:
    return fetch_row(tx, PartieRow, "SELECT {columns} FROM parties WHERE id = ?", partie_id)


def seats(tx: Transaction, partie_id: PartieId) -> tuple[SeatRow, SeatRow]:
    """Returns both seats, seat 0 first. Raises WrongSeats if there are not exactly two."""
    match fetch_rows(tx, SeatRow, "SELECT {columns} FROM seats WHERE partie = ? ORDER BY seat", partie_id):
        case [first, second]:
            return first, second
    raise WrongSeats(f"seats {partie_id}")


def dm_channel(tx: Transaction, user: int) -> int | None:
    """Returns the DM channel of a person's newest hand message, or None without a hand message."""
    newest = 'SELECT hand_channel FROM seats WHERE "user" = ? AND hand_channel IS NOT NULL ORDER BY partie DESC LIMIT 1'
    return tx.fetch_number(newest, user)


def ongoing_of(tx: Transaction, user: int) -> list[PartieRow]:
    """Returns a user's parties in play, sorted by: user to act, least time left, oldest turn."""
    query = """
        SELECT {parties.columns} FROM seats JOIN parties ON parties.id = seats.partie
        WHERE seats."user" = ? AND parties.ended_at IS NULL
        ORDER BY CASE WHEN parties.to_act = seats.seat THEN 0 ELSE 1 END,
            CASE WHEN parties.due_at IS NULL THEN 1 ELSE 0 END,
            COALESCE(parties.due_at, parties.since), parties.id
    """
    return fetch_rows(tx, PartieRow, query, user)


def is_seated(tx: Transaction, user: int) -> bool:
    return tx.fetch_one('SELECT 1 FROM seats WHERE "user" = ? LIMIT 1', user) is not None


def number_in_play(tx: Transaction, user: int, guild: int) -> int:
    """Counts a user's parties in play on a server, without daily deals."""
    query = """
        SELECT count(*) FROM seats JOIN parties ON parties.id = seats.partie
        WHERE seats."user" = ? AND parties.guild = ? AND parties.ended_at IS NULL AND parties.day IS NULL
    """
    return int(tx.fetch_value(query, user, guild))


def number_begun(tx: Transaction, guild: int, since: int, now: int) -> int:
    query = "SELECT count(*) FROM parties WHERE guild = ? AND began_at > ? AND began_at <= ?"
    return int(tx.fetch_value(query, guild, since, now))


def number_begun_by(tx: Transaction, user: int, guild: int, since: int, now: int) -> int:
    query = """
        SELECT count(*) FROM parties CROSS JOIN seats
        WHERE guild = ? AND began_at > ? AND began_at <= ? AND seats.partie = parties.id AND seats."user" = ?
    """
    return int(tx.fetch_value(query, guild, since, now, user))


def in_play_at(tx: Transaction, table_channel: int) -> list[PartieId]:
    """Returns the parties in play at tables in this channel, the newest turn first."""
    query = "SELECT id FROM parties WHERE table_channel = ? AND ended_at IS NULL ORDER BY since DESC, id DESC"
    return tx.fetch_column(query, table_channel)


def set_turn(
    tx: Transaction, partie_id: PartieId, seq: int, to_act: int | None, since: int, clock: Clock = NO_CLOCK
) -> PartieRow:
    update = """
        UPDATE parties SET seq = ?, to_act = ?, since = ?, extra = ?, due_at = ?, wake_at = ?, reminded = ?
        WHERE id = ? RETURNING {columns}
    """
    (partie,) = fetch_rows(tx, PartieRow, update, seq, to_act, since, *astuple(clock), partie_id)
    tx.note(TurnBegan(partie_id, of_house=to_act is not None and to_act == partie.house))
    return partie


def set_clock(tx: Transaction, partie_id: PartieId, clock: Clock) -> None:
    update = "UPDATE parties SET extra = ?, due_at = ?, wake_at = ?, reminded = ? WHERE id = ?"
    tx.execute(update, *astuple(clock), partie_id)
    tx.note(ClocksChanged())


def turns_of(tx: Transaction, user: int) -> list[PartieRow]:
    query = """
        SELECT {parties.columns} FROM seats JOIN parties ON parties.id = seats.partie AND parties.to_act = seats.seat
        WHERE seats."user" = ? AND parties.ended_at IS NULL ORDER BY parties.id
    """
    return fetch_rows(tx, PartieRow, query, user)


def next_wake(tx: Transaction, after: int = 0) -> int | None:
    return tx.fetch_number("SELECT min(wake_at) FROM parties WHERE wake_at > ?", after)


def awake(tx: Transaction, now: int) -> list[PartieId]:
    """Returns parties with a reminder due or the turn's time over, the longest overdue first."""
    return tx.fetch_column("SELECT id FROM parties WHERE wake_at <= ? ORDER BY wake_at", now)


def number_under_way(tx: Transaction) -> int:
    return int(tx.fetch_value("SELECT count(*) FROM parties WHERE ended_at IS NULL AND guild >= 0"))


def in_play(tx: Transaction, after: int = 0, most: int = 1000) -> list[PartieId]:
    query = "SELECT id FROM parties WHERE ended_at IS NULL AND id > ? ORDER BY id LIMIT ?"
    return tx.fetch_column(query, after, most)


def next_ids(tx: Transaction, after: int, most: int) -> list[PartieId]:
    return tx.fetch_column("SELECT id FROM parties WHERE id > ? ORDER BY id LIMIT ?", after, most)


def ongoing_in(tx: Transaction, guild: int) -> list[PartieId]:
    return tx.fetch_column("SELECT id FROM parties WHERE guild = ? AND ended_at IS NULL ORDER BY id", guild)


def running_in(tx: Transaction, guild: int, after: int, most: int) -> list[PartieRow]:
    """Returns the next ``most`` parties in play on a server after id ``after``, without paused parties."""
    query = """
        SELECT {columns} FROM parties
        WHERE guild = ? AND ended_at IS NULL AND id > ? AND (due_at IS NOT NULL OR wake_at IS NULL)
        ORDER BY id LIMIT ?
    """
    return fetch_rows(tx, PartieRow, query, guild, after, most)


def paused_in(tx: Transaction, guild: int, after: int, most: int) -> list[PartieRow]:
    query = """
        SELECT {columns} FROM parties
        WHERE guild = ? AND ended_at IS NULL AND id > ? AND due_at IS NULL AND wake_at IS NOT NULL
        ORDER BY id LIMIT ?
    """
    return fetch_rows(tx, PartieRow, query, guild, after, most)


def servers_in_play(tx: Transaction) -> list[int]:
    # One query for each server: with DISTINCT, SQLite would read every partie in play.
    found = [0]
    following = "SELECT guild FROM parties WHERE ended_at IS NULL AND guild > ? ORDER BY guild LIMIT 1"
    while guild := tx.fetch_value(following, found[-1]):
        found.append(guild)
    return found[1:]


def ongoing_of_channel(tx: Transaction, guild: int, channel: int) -> list[PartieId]:
    """Returns parties in play begun in this channel, wherever their table is now."""
    query = "SELECT id FROM parties WHERE guild = ? AND ended_at IS NULL AND channel = ? ORDER BY id"
    return tx.fetch_column(query, guild, channel)


def silent(tx: Transaction, last: int, now: int) -> list[tuple[PartieId, int]]:
    """Returns (partie, seat to act) for turns without a clock, once for each full week of waiting.

    Only weeks completed after ``last``, up to ``now``, count. Skips parties against the house.
    """
    query = """
        SELECT id, to_act FROM parties
        WHERE ended_at IS NULL AND pace IS NULL AND wake_at IS NULL AND to_act IS NOT NULL AND house IS NULL
            AND since <= ? - 604800 AND (? - since) / 604800 > (? - since) / 604800 ORDER BY since
    """
    return tx.fetch_tuples(query, now, now, last)


def house_to_act(tx: Transaction) -> list[PartieId]:
    return tx.fetch_column("SELECT id FROM parties WHERE house IN (0, 1) AND to_act = house")


def idle_since(tx: Transaction, since: int) -> list[PartieRow]:
    """Returns parties without a clock and without a decision since ``since``, the longest idle first."""
    query = """
        SELECT {columns} FROM parties
        WHERE ended_at IS NULL AND pace IS NULL AND wake_at IS NULL AND since <= ? ORDER BY since
    """
    return fetch_rows(tx, PartieRow, query, since)


def set_pace(tx: Transaction, partie_id: PartieId, pace: int) -> None:
    tx.execute("UPDATE parties SET pace = ? WHERE id = ?", pace, partie_id)


def set_friendly(tx: Transaction, partie_id: PartieId) -> None:
    tx.execute("UPDATE parties SET rated = 0 WHERE id = ?", partie_id)


def set_gone(tx: Transaction, partie_id: PartieId, seat: int, gone: str | None) -> None:
    """Stores why a player cannot be found (``SeatRow.gone``), or None once the player is found."""
    tx.execute("UPDATE seats SET gone = ? WHERE partie = ? AND seat = ?", gone, partie_id, seat)


def set_choice(tx: Transaction, partie_id: PartieId, chooser: int | None, first_dealer: int | None) -> None:
    """Stores the first dealer or, in ``chooser``, the seat still to choose the first dealer."""
    tx.execute("UPDATE parties SET chooser = ?, first_dealer = ? WHERE id = ?", chooser, first_dealer, partie_id)


def set_end(
    tx: Transaction, partie_id: PartieId, ended_at: int, *, ending: EndedBy, winner: int | None, result: str | None
) -> None:
    update = """
        UPDATE parties SET ended_at = ?, ending = ?, winner = ?, result = ?,
            to_act = NULL, due_at = NULL, wake_at = NULL WHERE id = ?
    """
    tx.execute(update, ended_at, ending, winner, result, partie_id)
    tx.execute("UPDATE seats SET orders = '' WHERE partie = ? AND orders <> ''", partie_id)
    tx.note(TurnBegan(partie_id, of_house=False))


def set_entered(tx: Transaction, partie_id: PartieId) -> None:
    tx.execute("UPDATE parties SET booked = 1 WHERE id = ?", partie_id)


def to_enter(tx: Transaction, after: tuple[int, int], most: int) -> list[tuple[int, PartieId]]:
    """Returns the next ``most`` finished parties missing from the ledger (results) as (end, id), the oldest first."""
    query = """
        SELECT ended_at, id FROM parties
        WHERE ended_at IS NOT NULL AND booked = 0 AND (ended_at, id) > (?, ?) ORDER BY ended_at, id LIMIT ?
    """
    return tx.fetch_tuples(query, *after, most)


def number_to_enter(tx: Transaction) -> int:
    return int(tx.fetch_value("SELECT count(*) FROM parties WHERE ended_at IS NOT NULL AND booked = 0"))


def set_table(tx: Transaction, partie_id: PartieId, table_channel: int | None, table_message: int | None) -> None:
    update = "UPDATE parties SET table_channel = ?, table_message = ? WHERE id = ?"
    tx.execute(update, table_channel, table_message, partie_id)


def set_channel(tx: Transaction, partie_id: PartieId, channel: int) -> None:
    """Stores the channel where a deleted table is reopened."""
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
    """Stores a seat's current hand message, unless the player was forgotten."""
    update = """
        UPDATE seats SET hand_channel = ?, hand_message = ?, hand_seq = ?
        WHERE partie = ? AND seat = ? AND "user" > 0
    """
    tx.execute(update, hand_channel, hand_message, hand_seq, partie_id, seat)


def set_orders(tx: Transaction, partie_id: PartieId, seat: int, orders: str) -> None:
    tx.execute("UPDATE seats SET orders = ? WHERE partie = ? AND seat = ?", orders, partie_id, seat)


def set_end_offered(tx: Transaction, partie_id: PartieId, seat: int, end_offered: int | None) -> None:
    tx.execute("UPDATE seats SET end_offered = ? WHERE partie = ? AND seat = ?", end_offered, partie_id, seat)


def set_acted(tx: Transaction, partie_id: PartieId, seat: int, at: int, seq: int) -> None:
    tx.execute("UPDATE seats SET acted_at = ?, acted_seq = ? WHERE partie = ? AND seat = ?", at, seq, partie_id, seat)


def add_deal(tx: Transaction, deal: DealRow) -> None:
    add_row(tx, "deals", deal)


def finish_deal(
    tx: Transaction,
    partie_id: PartieId,
    number: int,
    scores: tuple[int, int],
    totals: tuple[int, int],
    below: tuple[int, int] = (0, 0),
) -> None:
    update = "UPDATE deals SET score0 = ?, score1 = ?, below0 = ?, below1 = ? WHERE partie = ? AND number = ?"
    tx.execute(update, *scores, *below, partie_id, number)
    set_totals(tx, partie_id, totals)


def set_totals(tx: Transaction, partie_id: PartieId, totals: tuple[int, int]) -> None:
    for seat, total in enumerate(totals):
        tx.execute("UPDATE seats SET total = ? WHERE partie = ? AND seat = ?", total, partie_id, seat)


def deals(tx: Transaction, partie_id: PartieId) -> list[DealRow]:
    return fetch_rows(tx, DealRow, "SELECT {columns} FROM deals WHERE partie = ? ORDER BY number", partie_id)


def append_action(tx: Transaction, action: ActionRow) -> None:
    """Stores an action. Raises SeqTaken if the partie already has an action with its ``seq``."""
    if added_row(tx, "actions", action, "ON CONFLICT DO NOTHING RETURNING seq") is None:
        raise SeqTaken(action.partie, action.seq)


def actions_of(tx: Transaction, partie_id: PartieId, deal: int | None = None) -> list[ActionRow]:
    query = "SELECT {columns} FROM actions WHERE partie = ? AND deal = COALESCE(?, deal) ORDER BY seq"
    return fetch_rows(tx, ActionRow, query, partie_id, deal)


def texts(tx: Transaction, partie_id: PartieId, deal: int | None) -> list[str]:
    """Returns a deal's decisions in record notation; ``deal`` None means the newest deal."""
    newest = "SELECT max(number) FROM deals WHERE partie = ?"
    query = f"SELECT text FROM actions WHERE partie = ? AND deal = COALESCE(?, ({newest})) ORDER BY seq"  # noqa: S608
    return tx.fetch_column(query, partie_id, deal, partie_id)


def engines_of(tx: Transaction, partie_id: PartieId) -> list[tuple[int, str]]:
    """Returns (``seq``, engine version) for each decision of the house, in order."""
    query = "SELECT seq, engine FROM actions WHERE partie = ? AND engine IS NOT NULL ORDER BY seq"
    return tx.fetch_tuples(query, partie_id)
