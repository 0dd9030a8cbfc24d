"""The settings of a server, and whether the bot is still on it."""

from bot.model.changes import GuildLanguage
from bot.model.servers import Guild
from data.store.rows import put_row, read_row
from data.store.transaction import Transaction


def get_server(tx: Transaction, guild: int) -> Guild:
    """The settings of a server; the defaults if none are stored."""
    row = tx.fetch_one("SELECT * FROM guilds WHERE id = ?", guild)
    return Guild(guild) if row is None else read_row(Guild, row)


def save_server(tx: Transaction, guild: Guild) -> None:
    """Saves all settings of a server."""
    put_row(tx, "guilds", guild, "id")
    tx.note(GuildLanguage(guild.id, guild.language))


def languages_of_servers(tx: Transaction) -> dict[int, str]:
    """The servers that have chosen a language, and which."""
    rows = tx.fetch_all("SELECT id, language FROM guilds WHERE language > ''")
    return {row["id"]: row["language"] for row in rows}


def servers_left(tx: Transaction) -> list[int]:
    """The servers that the bot has left, the longest ago first."""
    return [row["id"] for row in tx.fetch_all("SELECT id FROM guilds WHERE left_at > 0 ORDER BY left_at, id")]
