"""The clock on a hand message."""

from bot.features.hands.hand_context import HandContext
from bot.kit.time_text import clock_sentence, clock_state, date, gone, relative, rest_days
from bot.kit.words import yes_or_no
from bot.model.reminders import REMINDERS

# For the player to act.


def time_left(context: HandContext) -> list[str]:
    """When the player's time is up; empty if a reminder says it, or no clock runs."""
    state = clock_state(context.sight)
    shown = context.sight.my_turn and state != "none" and not reminder(context)
    return [clock_sentence(context.say, f"clock-mine-{state}", context.sight), *_rests(context)] if shown else []


def reminder(context: HandContext) -> list[str]:
    """A line once half, nine tenths or all time is used, or before an idle partie ends."""
    sight, state = context.sight, clock_state(context.sight)
    if sight.my_turn and sight.clock.idle_until and sight.people.house is not None:
        lost = yes_or_no(sight.rated and sight.counts)
        return [context.say("clock-put-away", date=date(sight.clock.idle_until), rated=lost)]
    if sight.my_turn and sight.clock.idle_until:
        until = relative(sight.clock.idle_until)
        return [context.say("clock-silent", other=context.other, until=until, up=yes_or_no(sight.silent))]
    if not sight.my_turn or state in ("none", "away") or not sight.clock.reminded:
        return []
    key = "clock-mine-late" if state == "late" else f"clock-{REMINDERS[sight.clock.reminded - 1].name}"
    return [clock_sentence(context.say, key, sight)]


# For the player who waits.


def waiting(context: HandContext) -> list[str]:
    """The player to act, their deadline, and whether they are away, late or gone."""
    state = "silent" if context.sight.silent else clock_state(context.sight)
    line = clock_sentence(context.say, f"clock-theirs-{state}", context.sight)
    rests = _rests(context) if clock_state(context.sight) in ("runs", "away") else []
    return [line, *rests, *gone(context.say, context.sight, 1 - context.me)]


# For both.


def _rests(context: HandContext) -> list[str]:
    days, key = context.sight.clock.rests, "clock-rests-mine" if context.sight.my_turn else "clock-rests-theirs"
    return [context.say(key, other=context.other, days=rest_days(context.say, days))] if days else []
