from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guild:
    """A server's settings."""

    id: int
    table_in_channel: bool = False
    """Whether tables open in the channel itself instead of a thread."""
    pace: int | None = 259_200
    """Seconds for each decision; None without a time limit."""
    claims_itself: bool = False
    """Whether the bot claims overdue parties automatically."""
    left_at: int | None = None
    """When the bot left the server, in Unix seconds."""
    pictures: bool = True
    awards: bool = True
    advice: bool = True
    open_challenges: int = 5
    """The limit for each challenger."""
    challenges_to_one: int = 1
    """The limit for each challenger with one opponent."""
    parties_each: int = 50
    """The limit for each player."""
    tables_a_minute: int = 10
    language: str = ""
    """The chosen language; "" for the server's Discord language."""
    daily_hour: int = 0
    """The hour when a daily deal opens, in ``daily_zone``."""
    daily_channel: int | None = None
    daily_refused: bool = False
    """Whether the bot may not write in the daily channel."""
    daily_offered: bool = False
    """Whether managers were asked to choose a daily channel."""
    weekly_summary: bool = True
    daily_zone: str = "UTC"
