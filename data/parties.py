"""Parties: who sits in them, whose turn it is, their deals, and every action, which is the truth of it all."""

from dataclasses import astuple, dataclass
from enum import StrEnum
from typing import NewType

from data.store.transaction import Transaction

PartieId = NewType("PartieId", int)
"""The number of a partie, as it stands in button ids and in the log."""


class TakenSeq(Exception):
    """The partie has an action at this place already: somebody else decided first."""


class EndedBy(StrEnum):
    """What ended a partie."""

    PLAYED = "played"
    RESIGNED = "resigned"
    CLAIMED = "claimed"
    """The time of one was up, and the other claimed it."""
    STOPPED = "stopped"
    """It was broken off, and nobody has won."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How the clock of him who is to act stands, as a partie has it; nobody's is ``NO_CLOCK``."""

    extra: int
    due_at: int | None
    wake_at: int | None
    reminded: int


NO_CLOCK = Clock(0, None, None, 0)


@dataclass(frozen=True, slots=True)
class PartieRow:
    """A partie, in play until ``ended_at``.

    ``channel`` is where the challenge was made. ``options`` are the house rules on top of the
    rules, as JSON. ``cut`` is the cut for deal, ``chooser`` the seat that must still choose who deals first. ``seq``
    counts the decisions kept, ``since`` is when it became the turn of ``to_act``. ``ending`` is why it ended (as
    in EndedBy), ``result`` its result as JSON. ``table_channel`` is the thread or channel of its
    table. ``challenge`` is the challenge it came of.

    ``pace`` is the time for a decision in seconds (None: as long as one likes), ``extra`` what was given on top for
    this one, ``due_at`` when the time of ``to_act`` is up (None: no clock runs), ``wake_at`` when something is to be
    done about it next, and ``reminded`` how often something was. ``rated`` is 0 for a friendly partie; ``booked`` is 1
    once it is over and what it brought is in the books. ``house`` is the seat at which the house sits, None for none.
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

    @property
    def stands_still(self) -> bool:
        """Whether the bot is out of its server: no clock runs, and nothing can be said at the table."""
        return self.due_at is None and self.wake_at is not None

    @property
    def clock(self) -> Clock:
        """How the clock of ``to_act`` stands."""
        return Clock(self.extra, self.due_at, self.wake_at, self.reminded)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A person at a partie, his points so far, and the message that shows him his hand as it was at ``hand_seq``.

    ``gone`` is why he is not to be found: he has "left" the server, or his account is "deleted".
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


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """A deal as dealt, in the words of the record; ``first_seq`` is its first decision.

    What it brought each seat once it is over, and what of it stands below the line.
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
class KeptAction:
    """One decision, in the words of the record: the ``seq``-th of its partie, counted from 0 over all deals."""

    partie: PartieId
    seq: int
    deal: int
    text: str
    at: int


def add_partie(
    tx: Transaction,
    *,
    guild: int,
    channel: int,
    rules: str,
    options: str = "{}",
    cut: str,
    users: tuple[int, int],
    names: tuple[str, str],
    began_at: int,
    chooser: int | None = None,
    first_dealer: int | None = None,
    to_act: int | None = None,
    challenge: int | None = None,
    pace: int | None = None,
    rated: bool = False,
    house: int | None = None,
) -> PartieRow:
    """A new partie with its two seats, nothing decided yet."""
    row = tx.fetch_only(
        """
        INSERT INTO parties (guild, channel, rules, options, cut, chooser, first_dealer, seq, to_act, since, began_at,
            challenge, pace, rated, house, extra, reminded)
        VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, 0, 0) RETURNING *
        """,
        guild,
        channel,
        rules,
        options,
        cut,
        chooser,
        first_dealer,
        to_act,
        began_at,
        began_at,
        challenge,
        pace,
        rated,
        house,
    )
    partie = PartieRow(**dict(row))
    for seat, (user, name) in enumerate(zip(users, names, strict=True)):
        tx.execute(
            'INSERT INTO seats (partie, seat, "user", name, total, hand_seq) VALUES (?, ?, ?, ?, 0, 0)',
            partie.id,
            seat,
            user,
            name,
        )
    return partie


def get_partie(tx: Transaction, partie_id: PartieId) -> PartieRow | None:
    """The partie, None where there is none of that id."""
    row = tx.fetch_one("SELECT * FROM parties WHERE id = ?", partie_id)
    return None if row is None else PartieRow(**dict(row))


def seats(tx: Transaction, partie_id: PartieId) -> tuple[SeatRow, SeatRow]:
    """The two seats of a partie that exists, seat 0 first."""
    first, second = tx.fetch_all("SELECT * FROM seats WHERE partie = ? ORDER BY seat", partie_id)
    return SeatRow(**dict(first)), SeatRow(**dict(second))


def ongoing_of(tx: Transaction, user: int) -> list[PartieRow]:
    """The parties in play in which the user sits, the one with the newest turn first."""
    rows = tx.fetch_all(
        """
        SELECT parties.* FROM seats JOIN parties ON parties.id = seats.partie
        WHERE seats."user" = ? AND parties.ended_at IS NULL ORDER BY parties.since DESC, parties.id DESC
        """,
        user,
    )
    return [PartieRow(**dict(row)) for row in rows]


def partie_of_table(tx: Transaction, table_channel: int) -> list[PartieRow]:
    """The parties in play whose table is in this thread or channel, the one with the newest turn first."""
    rows = tx.fetch_all(
        "SELECT * FROM parties WHERE table_channel = ? AND ended_at IS NULL ORDER BY since DESC, id DESC",
        table_channel,
    )
    return [PartieRow(**dict(row)) for row in rows]


def set_turn(
    tx: Transaction, partie_id: PartieId, seq: int, to_act: int | None, since: int, clock: Clock = NO_CLOCK
) -> PartieRow:
    """Keep how many decisions there are, whose turn it is since when, and how his clock stands. The partie then."""
    row = tx.fetch_only(
        """
        UPDATE parties SET seq = ?, to_act = ?, since = ?, extra = ?, due_at = ?, wake_at = ?, reminded = ?
        WHERE id = ? RETURNING *
        """,
        seq,
        to_act,
        since,
        clock.extra,
        clock.due_at,
        clock.wake_at,
        clock.reminded,
        partie_id,
    )
    return PartieRow(**dict(row))


def set_clock(tx: Transaction, partie_id: PartieId, clock: Clock) -> None:
    """Keep how the clock of him who is to act stands."""
    tx.execute(
        "UPDATE parties SET extra = ?, due_at = ?, wake_at = ?, reminded = ? WHERE id = ?", *astuple(clock), partie_id
    )


def turns_of(tx: Transaction, user: int) -> list[PartieRow]:
    """The parties in play in which the user is to act."""
    rows = tx.fetch_all(
        """
        SELECT parties.* FROM seats JOIN parties ON parties.id = seats.partie AND parties.to_act = seats.seat
        WHERE seats."user" = ? AND parties.ended_at IS NULL ORDER BY parties.id
        """,
        user,
    )
    return [PartieRow(**dict(row)) for row in rows]


def next_wake(tx: Transaction, after: int = 0) -> int | None:
    """When something is to be done about a clock next, later than ``after``; None while no clock runs."""
    row = tx.fetch_only("SELECT min(wake_at) AS wake FROM parties WHERE wake_at > ?", after)
    wake: int | None = row["wake"]
    return wake


def awake(tx: Transaction, now: int) -> list[PartieId]:
    """The parties about whose clock something is to be done at ``now``, the longest due first."""
    rows = tx.fetch_all("SELECT id FROM parties WHERE wake_at <= ? ORDER BY wake_at", now)
    return [row["id"] for row in rows]


def in_play(tx: Transaction, after: int = 0, most: int = 1000) -> list[PartieId]:
    """The parties in play, by their ids, those after ``after``, no more than ``most``."""
    rows = tx.fetch_all("SELECT id FROM parties WHERE ended_at IS NULL AND id > ? ORDER BY id LIMIT ?", after, most)
    return [row["id"] for row in rows]


def ongoing_in(tx: Transaction, guild: int) -> list[PartieId]:
    """The parties in play of a server."""
    rows = tx.fetch_all("SELECT id FROM parties WHERE guild = ? AND ended_at IS NULL ORDER BY id", guild)
    return [row["id"] for row in rows]


def running_in(tx: Transaction, guild: int, after: int, most: int) -> list[PartieRow]:
    """The first parties in play of a server ``after`` that one which do not stand still."""
    rows = tx.fetch_all(
        """
        SELECT * FROM parties
        WHERE guild = ? AND ended_at IS NULL AND id > ? AND (due_at IS NOT NULL OR wake_at IS NULL)
        ORDER BY id LIMIT ?
        """,
        guild,
        after,
        most,
    )
    return [PartieRow(**dict(row)) for row in rows]


def still_in(tx: Transaction, guild: int, after: int, most: int) -> list[PartieRow]:
    """The first parties in play of a server ``after`` that one which stand still."""
    rows = tx.fetch_all(
        """
        SELECT * FROM parties
        WHERE guild = ? AND ended_at IS NULL AND id > ? AND due_at IS NULL AND wake_at IS NOT NULL
        ORDER BY id LIMIT ?
        """,
        guild,
        after,
        most,
    )
    return [PartieRow(**dict(row)) for row in rows]


def guilds_in_play(tx: Transaction) -> list[int]:
    """The servers in which parties are in play."""
    # From one to the next: asked for what is distinct, SQLite reads all that are in play.
    found = [0]
    following = "SELECT guild FROM parties WHERE ended_at IS NULL AND guild > ? ORDER BY guild LIMIT 1"
    while row := tx.fetch_one(following, found[-1]):
        found.append(row["guild"])
    return found[1:]


def ongoing_of_channel(tx: Transaction, guild: int, channel: int) -> list[PartieId]:
    """The parties in play that belong to a channel of a server, wherever their table is."""
    rows = tx.fetch_all(
        "SELECT id FROM parties WHERE guild = ? AND ended_at IS NULL AND channel = ? ORDER BY id", guild, channel
    )
    return [row["id"] for row in rows]


def silent(tx: Transaction, last: int, now: int) -> list[tuple[PartieId, int]]:
    """The parties of people without a pace whose turn was so many whole weeks old at ``now`` and not yet at ``last``,
    the oldest first; each with the seat that is to act.
    """
    rows = tx.fetch_all(
        """
        SELECT id, to_act FROM parties
        WHERE ended_at IS NULL AND pace IS NULL AND wake_at IS NULL AND to_act IS NOT NULL AND house IS NULL
            AND since <= ? - 604800 AND (? - since) / 604800 > (? - since) / 604800 ORDER BY since
        """,
        now,
        now,
        last,
    )
    return [(row["id"], row["to_act"]) for row in rows]


def house_to_act(tx: Transaction) -> list[PartieId]:
    """The parties in which the house is to act."""
    return [row["id"] for row in tx.fetch_all("SELECT id FROM parties WHERE house IN (0, 1) AND to_act = house")]


def left_lying(tx: Transaction, since: int) -> list[PartieRow]:
    """The parties against the house in which nobody has decided anything since then, the oldest first."""
    rows = tx.fetch_all(
        """
        SELECT * FROM parties
        WHERE ended_at IS NULL AND pace IS NULL AND wake_at IS NULL AND house IS NOT NULL AND since <= ?
        ORDER BY since
        """,
        since,
    )
    return [PartieRow(**dict(row)) for row in rows]


def set_house(tx: Transaction, partie_id: PartieId, house: int | None) -> None:
    """Keep at which seat the house sits."""
    tx.execute("UPDATE parties SET house = ? WHERE id = ?", house, partie_id)


def set_pace(tx: Transaction, partie_id: PartieId, pace: int) -> None:
    """Keep the time for a decision that the partie has from now on."""
    tx.execute("UPDATE parties SET pace = ? WHERE id = ?", pace, partie_id)


def set_friendly(tx: Transaction, partie_id: PartieId) -> None:
    """Keep that the partie counts for no rating."""
    tx.execute("UPDATE parties SET rated = 0 WHERE id = ?", partie_id)


def set_gone(tx: Transaction, partie_id: PartieId, seat: int, gone: str | None) -> None:
    """Keep why he who sits there is not to be found, None once he is."""
    tx.execute("UPDATE seats SET gone = ? WHERE partie = ? AND seat = ?", gone, partie_id, seat)


def set_choice(tx: Transaction, partie_id: PartieId, chooser: int | None, first_dealer: int | None) -> None:
    """Keep who must still choose the deal, or who deals first once that is known."""
    tx.execute("UPDATE parties SET chooser = ?, first_dealer = ? WHERE id = ?", chooser, first_dealer, partie_id)


def set_end(
    tx: Transaction, partie_id: PartieId, ended_at: int, *, ending: EndedBy, winner: int | None, result: str | None
) -> None:
    """Keep that the partie is over: nobody is to act any more."""
    tx.execute(
        """
        UPDATE parties SET ended_at = ?, ending = ?, winner = ?, result = ?,
            to_act = NULL, due_at = NULL, wake_at = NULL WHERE id = ?
        """,
        ended_at,
        ending,
        winner,
        result,
        partie_id,
    )


def set_booked(tx: Transaction, partie_id: PartieId) -> None:
    """Keep that what the partie brought is in the books."""
    tx.execute("UPDATE parties SET booked = 1 WHERE id = ?", partie_id)


def to_book(tx: Transaction, after: tuple[int, int], most: int) -> list[tuple[int, PartieId]]:
    """The end and the id of parties that are over and not in the books, those after ``after``, the oldest first."""
    rows = tx.fetch_all(
        """
        SELECT ended_at, id FROM parties
        WHERE ended_at IS NOT NULL AND booked = 0 AND (ended_at, id) > (?, ?) ORDER BY ended_at, id LIMIT ?
        """,
        *after,
        most,
    )
    return [(row["ended_at"], row["id"]) for row in rows]


def number_to_book(tx: Transaction) -> int:
    """How many parties are over and not in the books."""
    row = tx.fetch_only("SELECT count(*) AS parties FROM parties WHERE ended_at IS NOT NULL AND booked = 0")
    return int(row["parties"])


def set_table(tx: Transaction, partie_id: PartieId, table_channel: int | None, table_message: int | None) -> None:
    """Keep where the table is, and its message."""
    tx.execute(
        "UPDATE parties SET table_channel = ?, table_message = ? WHERE id = ?",
        table_channel,
        table_message,
        partie_id,
    )


def set_channel(tx: Transaction, partie_id: PartieId, channel: int) -> None:
    """Keep the channel that the partie belongs to, where its table goes when it has lost its place."""
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
    """Keep which message is the live hand of a seat, and the decision it shows the hand at."""
    tx.execute(
        "UPDATE seats SET hand_channel = ?, hand_message = ?, hand_seq = ? WHERE partie = ? AND seat = ?",
        hand_channel,
        hand_message,
        hand_seq,
        partie_id,
        seat,
    )


def add_deal(tx: Transaction, deal: KeptDeal) -> None:
    """Keep a deal as it was dealt."""
    tx.execute(
        """
        INSERT INTO deals (partie, number, dealer, hand0, hand1, talon, first_seq, score0, score1, below0, below1)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        *astuple(deal),
    )


def finish_deal(
    tx: Transaction,
    partie_id: PartieId,
    number: int,
    scores: tuple[int, int],
    totals: tuple[int, int],
    below: tuple[int, int] = (0, 0),
) -> None:
    """Keep what a deal brought each seat, what of it stands below the line, and what the seats have in all after it."""
    tx.execute(
        "UPDATE deals SET score0 = ?, score1 = ?, below0 = ?, below1 = ? WHERE partie = ? AND number = ?",
        *scores,
        *below,
        partie_id,
        number,
    )
    set_totals(tx, partie_id, totals)


def set_totals(tx: Transaction, partie_id: PartieId, totals: tuple[int, int]) -> None:
    """Keep what the seats have in all."""
    for seat, total in enumerate(totals):
        tx.execute("UPDATE seats SET total = ? WHERE partie = ? AND seat = ?", total, partie_id, seat)


def deals(tx: Transaction, partie_id: PartieId) -> list[KeptDeal]:
    """The deals of a partie, in their order."""
    rows = tx.fetch_all("SELECT * FROM deals WHERE partie = ? ORDER BY number", partie_id)
    return [KeptDeal(**dict(row)) for row in rows]


def append_action(tx: Transaction, action: KeptAction) -> None:
    """Keep a decision. Raises TakenSeq where its partie has one of that number; its deal must be kept already."""
    row = tx.fetch_one(
        """
        INSERT INTO actions (partie, seq, deal, text, at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING seq
        """,
        action.partie,
        action.seq,
        action.deal,
        action.text,
        action.at,
    )
    if row is None:
        raise TakenSeq(action.partie, action.seq)


def actions_of(tx: Transaction, partie_id: PartieId, deal: int | None = None) -> list[KeptAction]:
    """The decisions of a partie in their order: those of one deal, or of all."""
    rows = tx.fetch_all(
        "SELECT * FROM actions WHERE partie = ? AND deal = COALESCE(?, deal) ORDER BY seq", partie_id, deal
    )
    return [KeptAction(**dict(row)) for row in rows]


def texts_of(tx: Transaction, partie_id: PartieId, deal: int) -> tuple[str, ...]:
    """What was decided in a deal, in its order."""
    rows = tx.fetch_all("SELECT text FROM actions WHERE partie = ? AND deal = ? ORDER BY seq", partie_id, deal)
    return tuple([row["text"] for row in rows])
