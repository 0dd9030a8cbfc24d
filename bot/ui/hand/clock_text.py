"""What a hand message says of the clock: the time left, reminders, and what to do about an opponent who is late."""

from typing import Any

from discord import ButtonStyle, ui

from bot.services.core.sight import Sight
from bot.ui.hand.hand_context import HandContext
from bot.ui.kit.controls import button, control_id, layout, written
from bot.ui.kit.names import names
from bot.ui.kit.partie_text import deal_numbered, score
from bot.ui.kit.time_text import REMINDERS, clock_sentence, clock_state, date, gone, hours, relative
from bot.ui.kit.words import Words, yes_or_no

_RED = 0x8C2F39


# For the player to act.


def time_left(context: HandContext) -> list[str]:
    """A short line on when the player's time is up; nothing if a reminder says it, or no clock runs."""
    state = clock_state(context.sight)
    shown = context.sight.my_turn and state != "none" and not reminder(context)
    return [clock_sentence(context.say, f"clock-mine-{state}", context.sight)] if shown else []


def reminder(context: HandContext) -> list[str]:
    """A line if half, nine tenths or all of the player's time is used, or if the partie is about to be put away."""
    sight, state = context.sight, clock_state(context.sight)
    if sight.my_turn and sight.clock.put_away_at:
        return [context.say("clock-put-away", date=date(sight.clock.put_away_at), rated=yes_or_no(sight.rated))]
    if not sight.my_turn or state in ("none", "away") or not sight.clock.reminded:
        return []
    key = "clock-mine-late" if state == "late" else f"clock-{REMINDERS[sight.clock.reminded]}"
    return [clock_sentence(context.say, key, sight)]


# For the player who waits.


def waiting(context: HandContext) -> list[str]:
    """Whose turn it is and until when; whether that player is away, late or gone."""
    line = clock_sentence(context.say, f"clock-theirs-{clock_state(context.sight)}", context.sight)
    return [line, *gone(context.say, context.sight, 1 - context.me)]


def late_buttons(context: HandContext) -> list[ui.Button[Any]]:
    """Claim the partie, or grant more time: the buttons offered once the opponent's time is up."""
    if not context.sight.late:
        return []
    return [
        button(context.say("clock-claim"), context.id("claiming"), ButtonStyle.danger),
        button(
            context.say("clock-grant", hours=hours(context.sight.clock.pace)), context.id("grant"), ButtonStyle.success
        ),
    ]


def claim_view(say: Words, sight: Sight) -> ui.LayoutView:
    """Asks the player whether they really claim the partie."""
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
