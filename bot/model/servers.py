from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guild:
    """A server's settings.

    ``pace`` is seconds for a decision (None: no limit). ``claims_itself`` claims overdue parties automatically. The bot
    left the server at ``left_at`` (Unix seconds). ``open_challenges``, ``challenges_to_one`` and ``parties_each`` limit
    each person, ``tables_a_minute`` the server. ``daily_hour`` is in ``daily_zone``. With ``daily_refused``, the bot
    may not write in the daily channel. With ``daily_offered``, managers were asked for a channel.
    ``language`` "" follows Discord.
    """

    id: int
    table_in_channel: bool = False
    pace: int | None = 259_200
    claims_itself: bool = False
    left_at: int | None = None
    pictures: bool = True
    awards: bool = True
    advice: bool = True
    open_challenges: int = 5
    challenges_to_one: int = 1
    parties_each: int = 50
    tables_a_minute: int = 10
    language: str = ""
    daily_hour: int = 0
    daily_channel: int | None = None
    daily_refused: bool = False
    daily_offered: bool = False
    weekly_summary: bool = True
    daily_zone: str = "UTC"
