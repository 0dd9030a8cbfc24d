"""Servers and their settings."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guild:
    """The settings of a server. Each default holds until the server changes it.

    ``table_in_channel`` is whether tables are posted in the channel itself instead of in threads. ``pace`` is the time
    for a decision in seconds, None for no limit. ``claims_itself`` is whether an overdue partie is claimed
    automatically. ``left_at`` is when the bot left the server (Unix seconds), None while it is there. ``pictures``,
    ``awards`` and ``advice`` are whether the bot shows pictures, posts awards, and gives advice during a deal.

    The limits: on the server, a person may have ``open_challenges`` open challenges, ``challenges_to_one`` of them to
    the same person, and ``parties_each`` parties in play. In a minute, ``tables_a_minute`` parties may begin there.

    ``daily_hour`` is the hour at which the server's daily deal begins, in the time zone ``daily_zone``.
    ``daily_channel`` is the channel that hears of it, None for none. ``daily_refused`` is whether the bot dropped the
    channel, because Discord would not let it write there. ``daily_offered`` is whether managers were asked for a
    channel. ``weekly_summary`` is whether the channel also hears once a week what was played.

    ``language`` is the language of all public messages, "" for the one set in Discord for the server.
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
