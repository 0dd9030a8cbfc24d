"""Announcements at the table about time and players: late, more time, away, back, gone, found again."""

from bot.kit.names import names
from bot.kit.time_text import date, relative
from bot.kit.words import Words, yes_or_no
from bot.model.outbox_messages import (
    BecameFriendly,
    CallPlayer,
    CameBack,
    MoreTime,
    PlayerFound,
    PlayerGone,
    PlayerNews,
    TimeUp,
    WentAway,
)
from bot.model.reminders import REMINDERS, UP
from bot.runtime.messenger import Speech


def announcement(say: Words, speech: Speech, message: PlayerNews) -> str:
    """The sentence of an announcement."""
    sight, name, other = speech.sight, names(speech.sight)[message.seat], names(speech.sight)[1 - message.seat]
    match message:
        case TimeUp():
            return say("table-late", name=name, other=other, claims=yes_or_no(sight.clock.claims_itself))
        case MoreTime():
            return say("table-more", name=name, other=other, date=date(sight.clock.due_at or sight.clock.since))
        case WentAway():
            clock = yes_or_no(sight.clock.pace)
            return say("table-away", name=name, date=date(speech.until or sight.clock.since), clock=clock)
        case CameBack():
            return say("table-back", name=name, clock=yes_or_no(sight.clock.pace))
        case PlayerGone(seat):
            return say("table-gone", name=name, other=other, why=sight.people.gone[seat] or "left")
        case PlayerFound():
            return say("table-here", name=name)
        case BecameFriendly():
            return say("table-friendly", name=name)


def ping_line(say: Words, speech: Speech, seat: int) -> str:
    """The line that pings a player whose DMs are closed."""
    sight, user = speech.sight, str(speech.sight.people.users[seat])
    if isinstance(speech.message, TimeUp):
        return say("table-late-mine" if seat == speech.message.seat else "table-late-theirs", user=user)
    if not isinstance(speech.message, CallPlayer):
        return say("table-calling", user=user)
    if seat == sight.to_act and sight.clock.due_at is not None and 0 < sight.clock.reminded < UP:
        return say(
            f"table-reminder-{REMINDERS[sight.clock.reminded - 1].name}", user=user, due=relative(sight.clock.due_at)
        )
    return say("table-closed", user=user)
