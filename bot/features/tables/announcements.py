"""Announcements at the table about time and players: late, more time, away, back, gone, found again."""

from bot.kit.names import names
from bot.kit.time_text import date, relative
from bot.kit.words import Words, yes_or_no
from bot.model.outbox_messages import Says
from bot.model.reminders import REMINDERS, UP
from bot.runtime.messenger import Speech


def announcement(say: Words, speech: Speech) -> str:
    """The sentence of an announcement about a player."""
    what, seat, sight = speech.message.what, speech.message.seat or 0, speech.sight
    name, other = names(sight)[seat], names(sight)[1 - seat]
    clock, until = sight.clock, speech.until or sight.clock.since
    match what:
        case Says.LATE:
            return say("table-late", name=name, other=other, claims=yes_or_no(clock.claims_itself))
        case Says.MORE_TIME:
            return say("table-more", name=name, other=other, date=date(clock.due_at or clock.since))
        case Says.AWAY:
            return say("table-away", name=name, date=date(until), clock=yes_or_no(clock.pace))
        case Says.BACK:
            return say("table-back", name=name, clock=yes_or_no(clock.pace))
        case Says.GONE:
            return say("table-gone", name=name, other=other, why=sight.people.gone[seat] or "left")
        case _:
            return say(f"table-{what}", name=name)


def ping_line(say: Words, speech: Speech, seat: int) -> str:
    """The line that pings a player whose DMs are closed."""
    sight, user = speech.sight, str(speech.sight.people.users[seat])
    if speech.message.what is Says.LATE:
        return say("table-late-mine" if seat == speech.message.seat else "table-late-theirs", user=user)
    if speech.message.what is not Says.CALL:
        return say("table-calling", user=user)
    if seat == sight.to_act and sight.clock.due_at is not None and 0 < sight.clock.reminded < UP:
        return say(
            f"table-reminder-{REMINDERS[sight.clock.reminded - 1].name}", user=user, due=relative(sight.clock.due_at)
        )
    return say("table-closed", user=user)
