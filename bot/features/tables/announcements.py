"""Announcements at the table about time and players: late, more time, away, back, gone, found again."""

from typing import Literal

from bot.kit.names import names
from bot.kit.time_text import date, relative
from bot.kit.words import Words, yes_or_no
from bot.model.reminders import REMINDERS, UP
from bot.runtime.messenger import Saying, Speech

Announced = Literal[Saying.LATE, Saying.MORE, Saying.AWAY, Saying.BACK, Saying.GONE, Saying.HERE, Saying.FRIENDLY]


def announcement(say: Words, speech: Speech, saying: Announced) -> str:
    """The sentence of an announcement."""
    sight, name, other = speech.sight, names(speech.sight)[speech.seat], names(speech.sight)[1 - speech.seat]
    match saying:
        case Saying.LATE:
            return say("table-late", name=name, other=other, claims=yes_or_no(sight.clock.claims_itself))
        case Saying.MORE:
            return say("table-more", name=name, other=other, date=date(sight.clock.due_at or sight.clock.since))
        case Saying.AWAY:
            clock = yes_or_no(sight.clock.pace)
            return say("table-away", name=name, date=date(speech.until or sight.clock.since), clock=clock)
        case Saying.BACK:
            return say("table-back", name=name, clock=yes_or_no(sight.clock.pace))
        case Saying.GONE:
            return say("table-gone", name=name, other=other, why=sight.people.gone[speech.seat] or "left")
        case Saying.HERE:
            return say("table-here", name=name)
        case Saying.FRIENDLY:
            return say("table-friendly", name=name)


def ping_line(say: Words, speech: Speech, seat: int) -> str:
    """The line that pings a player whose DMs are closed."""
    sight, user = speech.sight, str(speech.sight.people.users[seat])
    if speech.saying is Saying.LATE:
        return say("table-late-mine" if seat == speech.seat else "table-late-theirs", user=user)
    if speech.saying is not Saying.CALLING:
        return say("table-calling", user=user)
    if seat == sight.to_act and sight.clock.due_at is not None and 0 < sight.clock.reminded < UP:
        return say(
            f"table-reminder-{REMINDERS[sight.clock.reminded - 1].name}", user=user, due=relative(sight.clock.due_at)
        )
    return say("table-closed", user=user)
