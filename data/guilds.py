"""What a server has chosen, and whether the bot is in it."""

from dataclasses import astuple, dataclass

from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Guild:
    """A server: whether its tables stand in the channel itself and not in threads; its ``pace``, in seconds for a
    decision (None for none); whether a partie is claimed by itself when its time is up; since when the bot is gone;
    whether pictures are shown in it, whether awards are told in its channels, and whether people are advised during a
    deal.
    """

    id: int
    table_in_channel: bool = False
    pace: int | None = 259_200
    claims_itself: bool = False
    left_at: int | None = None
    pictures: bool = True
    awards: bool = True
    advice: bool = True


def get_guild(tx: Transaction, guild: int) -> Guild:
    """The server, as every one is at first where nothing is kept of it."""
    row = tx.fetch_one("SELECT * FROM guilds WHERE id = ?", guild)
    if row is None:
        return Guild(guild)
    return Guild(
        id=row["id"],
        table_in_channel=bool(row["table_in_channel"]),
        pace=row["pace"],
        claims_itself=bool(row["claims_itself"]),
        left_at=row["left_at"],
        pictures=bool(row["pictures"]),
        awards=bool(row["awards"]),
        advice=bool(row["advice"]),
    )


def save_guild(tx: Transaction, guild: Guild) -> None:
    """Keep the server's choice as it is now."""
    tx.execute(
        """
        INSERT INTO guilds (id, table_in_channel, pace, claims_itself, left_at, pictures, awards, advice)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET table_in_channel = excluded.table_in_channel, pace = excluded.pace,
            claims_itself = excluded.claims_itself, left_at = excluded.left_at, pictures = excluded.pictures,
            awards = excluded.awards, advice = excluded.advice
        """,
        *astuple(guild),
    )


def guilds_left(tx: Transaction) -> list[int]:
    """The servers that the bot is out of."""
    return [row["id"] for row in tx.fetch_all("SELECT id FROM guilds WHERE left_at > 0 ORDER BY left_at, id")]
