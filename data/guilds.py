"""What a server has chosen."""

from dataclasses import astuple, dataclass

from data.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Guild:
    """A server: whether its tables stand in the channel itself and not in threads."""

    id: int
    table_in_channel: bool = False


async def get_guild(tx: Transaction, guild: int) -> Guild:
    """The server, as every one is at first where nothing is kept of it."""
    row = await tx.fetch_one("SELECT * FROM guilds WHERE id = ?", guild)
    return Guild(guild) if row is None else Guild(row["id"], bool(row["table_in_channel"]))


async def save_guild(tx: Transaction, guild: Guild) -> None:
    """Keep the server's choice as it is now."""
    await tx.execute(
        """
        INSERT INTO guilds (id, table_in_channel) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET table_in_channel = excluded.table_in_channel
        """,
        *astuple(guild),
    )
