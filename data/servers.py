"""Server settings."""

from bot.model.changes import GuildLanguage
from bot.model.servers import Guild
from data.store.rows import fetch_row, put_row
from data.store.transaction import Transaction


def get_server(tx: Transaction, guild: int) -> Guild:
    return fetch_row(tx, Guild, "SELECT {columns} FROM guilds WHERE id = ?", guild) or Guild(guild)


def save_server(tx: Transaction, guild: Guild) -> None:
    put_row(tx, "guilds", guild, "id")
    tx.note(GuildLanguage(guild.id, guild.language))


def languages_of_servers(tx: Transaction) -> dict[int, str]:
    return dict(tx.fetch_tuples("SELECT id, language FROM guilds WHERE language > ''"))


def servers_left(tx: Transaction) -> list[int]:
    """Returns servers left by the bot, the earliest departure first."""
    return tx.fetch_column("SELECT id FROM guilds WHERE left_at > 0 ORDER BY left_at, id")
