"""What is said of a clock: when his time is up, how much of it is left, that it is up, and what may be done then."""

from typing import Any

from discord import ButtonStyle, ui

from bot.services.core.clock import UNCLAIMED
from bot.services.core.sight import Sight
from bot.ui.hand.hand_context import Seat
from bot.ui.kit.controls import button, control_id, layout, written
from bot.ui.kit.names import names
from bot.ui.kit.partie_text import deal_numbered, score
from bot.ui.kit.words import Words

_RED = 0x8C2F39
REMINDERS = ("", "half", "tenth")
"""What was said so far, by how often he was reminded: nothing, that half of his time is gone, that a tenth is left."""


def relative(time: int) -> str:
    """A time as Discord writes it for each reader: ``in 3 days``."""
    return f"<t:{time}:R>"


def date(time: int) -> str:
    """The day of a time, and its hour, as Discord writes them for each reader."""
    return f"<t:{time}:f>"


def yes_or_no(which: object) -> str:
    """What a sentence chooses by."""
    return "yes" if which else "no"


def hours(pace: int | None) -> int | str:
    """The pace in hours, as its sentences need it: 0 for no clock, ``0.5`` for half an hour."""
    whole, rest = divmod(pace or 0, 3600)
    return f"{(pace or 0) / 3600:g}" if rest else whole


def pace_short(say: Words, pace: int) -> str:
    """The pace in a few words: ``three days for a decision``."""
    return say("pace-short", hours=hours(pace))


def pace_line(say: Words, pace: int | None) -> str:
    """The pace in a sentence, or that there is none."""
    return say("pace-line", hours=hours(pace))


def _state(sight: Sight) -> str:
    """How the clock of him who is to act stands, as the keys have it; he is late on vacation too, if he was before."""
    if sight.clock.due_at is None:
        return "away" if sight.clock.away_until else "none"
    return "late" if sight.late else "away" if sight.clock.away_until else "runs"


def _told(say: Words, key: str, sight: Sight) -> str:
    """How the clock stands, in the sentence of that key."""
    acting, due = sight.to_act or 0, sight.clock.due_at or sight.clock.since
    return say(
        key,
        name=names(sight)[acting],
        other=names(sight)[1 - acting],
        since=relative(sight.clock.since),
        due=relative(due),
        last=relative(due + UNCLAIMED),
        date=date(sight.clock.away_until or sight.clock.since),
        claims=yes_or_no(sight.clock.claims_itself),
    )


# Over a hand, for him whose turn it is.


def time_left(seat: Seat) -> list[str]:
    """When his time is up, in one short line; nothing where a reminder says it, or no clock runs."""
    state = _state(seat.sight)
    shown = seat.sight.my_turn and state != "none" and not reminder(seat)
    return [_told(seat.say, f"clock-mine-{state}", seat.sight)] if shown else []


def reminder(seat: Seat) -> list[str]:
    """That half of his time is gone, or nine tenths, or all of it; or that the partie is about to be put away."""
    sight, state = seat.sight, _state(seat.sight)
    if sight.my_turn and sight.clock.put_away_at:
        return [seat.say("clock-put-away", date=date(sight.clock.put_away_at), rated=yes_or_no(sight.rated))]
    if not sight.my_turn or state in ("none", "away") or not sight.clock.reminded:
        return []
    key = "clock-mine-late" if state == "late" else f"clock-{REMINDERS[sight.clock.reminded]}"
    return [_told(seat.say, key, sight)]


# For him who waits.


def waiting(seat: Seat) -> list[str]:
    """Whose turn it is, until when; that he is away, or late, or not to be found."""
    return [_told(seat.say, f"clock-theirs-{_state(seat.sight)}", seat.sight), *gone(seat.say, seat.sight, 1 - seat.me)]


def gone(say: Words, sight: Sight, seat: int) -> list[str]:
    """That he who sits there is not to be found, where he is not."""
    why = sight.people.gone[seat]
    return [say("clock-gone", why=why, other=names(sight)[seat])] if why else []


def overdue(seat: Seat) -> list[ui.Button[Any]]:
    """What he may do about the other's time, once it is up."""
    if not seat.sight.late:
        return []
    return [
        button(seat.say("clock-claim"), seat.id("claiming"), ButtonStyle.danger),
        button(seat.say("clock-grant", hours=hours(seat.sight.clock.pace)), seat.id("grant"), ButtonStyle.success),
    ]


def claim_view(say: Words, sight: Sight) -> ui.LayoutView:
    """Asks whether he really claims the partie."""
    me = sight.eye or 0
    question = say(
        "claim-ask",
        other=names(sight)[1 - me],
        due=relative(sight.clock.due_at or sight.clock.since),
        deal=deal_numbered(say, sight),
        score=score(say, sight.rules, sight.shown.before, me),
    )
    buttons = [
        button(say("claim-confirm"), control_id("claim", sight.partie_id, sight.seq), ButtonStyle.danger),
        button(
            say("clock-grant", hours=hours(sight.clock.pace)),
            control_id("grant", sight.partie_id, sight.seq),
            ButtonStyle.success,
        ),
        button(say("claim-wait"), control_id("playon", sight.partie_id, sight.seq)),
    ]
    return layout(written(question), ui.ActionRow(*buttons), accent=_RED)


# In a list, and at the table.


def turn_in_list(say: Words, sight: Sight) -> str:
    """What a list says after whose turn it is: since when, until when, away, late; and that he is not to be found."""
    why = sight.people.gone[sight.to_act or 0]
    return (say("turn-gone", why=why) if why else "") + _told(say, f"turn-{_state(sight)}", sight)


def turn_at_table(say: Words, sight: Sight) -> str:
    """Whose turn it is, for all who look."""
    return _told(say, f"table-turn-{_state(sight)}", sight)
