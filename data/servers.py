"""The settings of a server, and whether the bot is still on it."""

from dataclasses import astuple

from bot.model.changes import GuildLanguage
from bot.model.servers import Guild
from data.store.transaction import Transaction


def get_guild(tx: Transaction, guild: int) -> Guild:
    """The settings of a server; the defaults if none are stored."""
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
        open_challenges=row["open_challenges"],
        challenges_to_one=row["challenges_to_one"],
        parties_each=row["parties_each"],
        tables_a_minute=row["tables_a_minute"],
        language=row["language"],
    )


def save_guild(tx: Transaction, guild: Guild) -> None:
    """Saves all settings of a server."""
    tx.execute(
        """
        INSERT INTO guilds (id, table_in_channel, pace, claims_itself, left_at, pictures, awards, advice,
            open_challenges, challenges_to_one, parties_each, tables_a_minute, language)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET table_in_channel = excluded.table_in_channel, pace = excluded.pace,
            claims_itself = excluded.claims_itself, left_at = excluded.left_at, pictures = excluded.pictures,
            awards = excluded.awards, advice = excluded.advice, open_challenges = excluded.open_challenges,
            challenges_to_one = excluded.challenges_to_one, parties_each = excluded.parties_each,
            tables_a_minute = excluded.tables_a_minute,
            language = excluded.language
        """,
        *astuple(guild),
    )
    tx.note(GuildLanguage(guild.id, guild.language))


def languages_of_guilds(tx: Transaction) -> dict[int, str]:
    """The servers that have chosen a language, and which."""
    rows = tx.fetch_all("SELECT id, language FROM guilds WHERE language > ''")
    return {row["id"]: row["language"] for row in rows}


def guilds_left(tx: Transaction) -> list[int]:
    """The servers that the bot has left, the longest ago first."""
    return [row["id"] for row in tx.fetch_all("SELECT id FROM guilds WHERE left_at > 0 ORDER BY left_at, id")]
