"""Help in the hand message. Nothing is stored: the buttons carry the player's choices."""

from typing import Any, Final

from discord import ui

from bot.features.hands.clicks import MORE, AskAdvice, ExplainStep, ExplainWhole, GoBack
from bot.features.hands.hand_context import ADVICE, HandContext, HandHelp, Items
from bot.features.hands.hand_text import best_groups
from bot.kit.controls import written
from bot.kit.words import yes_or_no
from bot.piquet.deal import Stage
from bot.piquet.rules import Kind

EXPLAINED: Final = {
    **{page: page for page in ("minute", "partie", "exchange", "point", "sequences", "sets", "play", "orders")},
    "set-counterpique": "set-counterpique",
    "left": "exchange",
    "shortened": "option-deals",
    "daily": "daily",
}
"""The topics with help lines, each with its rules page."""


def explain_button(context: HandContext, topic: str) -> ui.Button[Any]:
    """*Explain*; while its lines are shown, the button for the rules page."""
    if _has_more(context, topic):
        return context.button("hand-help-rule", ExplainWhole(*context.at, topic, context.draft))
    return context.button("hand-help", ExplainStep(*context.at, topic, context.draft))


def advice_button(context: HandContext) -> ui.Button[Any]:
    """*What would you do?*; while the advice is shown and there is more, *Other choices*."""
    key, word = ("advice-more", MORE) if _has_more(context, ADVICE) else ("advice-ask", "")
    return context.button(key, AskAdvice(*context.at, word, context.draft))


def _has_more(context: HandContext, topic: str) -> bool:
    return context.help is not None and context.help.more and context.help.topic == topic


def with_lines(context: HandContext, controls: Items) -> Items:
    """Adds the help lines to the text above the first buttons: the largest hands have no part left."""
    helped = context.help or terms(context)
    if helped is None:
        return controls
    at = next((at for at, part in enumerate(controls) if isinstance(part, ui.ActionRow)), len(controls))
    above = controls[at - 1] if at else None
    if isinstance(above, ui.TextDisplay):
        return [*controls[: at - 1], written(f"{above.content}\n{helped.text}"), *controls[at:]]
    return [*controls[:at], written(helped.text), *controls[at:]]


def terms(context: HandContext) -> HandHelp | None:
    """Explains the words above a newcomer's first exchange; None anywhere else."""
    sight, seen = context.sight, context.sight.deal
    if seen is None or sight.experienced or context.within or not (sight.my_turn and seen.stage is Stage.EXCHANGE):
        return None
    point, run = (best_groups(seen, kind) for kind in (Kind.POINT, Kind.SEQUENCE))
    pips = point[0].pips if point else 0
    return HandHelp("-# " + context.say("hand-terms", pips=pips, sequence=yes_or_no(run)))


def back_button(context: HandContext) -> ui.Button[Any]:
    """Leads from a longer text back to the hand."""
    return context.button("hand-help-back", GoBack(*context.at, context.draft))
