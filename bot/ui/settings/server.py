"""The settings of a server in words."""

from bot.services.core.settings import Guild
from bot.ui.kit.time_text import hours
from bot.ui.kit.words import Words, yes_or_no


def server_text(say: Words, guild: Guild) -> str:
    """The settings of a server: where tables stand, the pace, what happens when time is up, limits, and more."""
    lines = [
        say("server-tables", **{"in": "channel" if guild.table_in_channel else "thread"}),
        say("server-pace", hours=hours(guild.pace)),
        say("server-claims", itself=yes_or_no(guild.claims_itself)),
        say("server-awards", on=yes_or_no(guild.awards)),
        say("server-pictures", on=yes_or_no(guild.pictures)),
        say("server-advice", on=yes_or_no(guild.advice)),
        say("server-challenges", number=guild.open_challenges, same=guild.challenges_to_one),
        say("server-parties", number=guild.parties_each),
        say("server-tables-a-minute", number=guild.tables_a_minute),
    ]
    return "\n".join([say("server-title"), *(f"- {line}" for line in lines), say("server-hint")])
