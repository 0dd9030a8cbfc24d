"""The end of a challenge's message once its partie is over: the result, and links to the table and the replay."""

from typing import Any

from discord import ui

from bot.features.tables.view import how_ended
from bot.kit.names import names
from bot.kit.partie_links import replay_button, table_link
from bot.kit.words import Words, yes_or_no
from bot.model.challenges import Challenge
from bot.model.sight import Sight
from bot.piquet.partie import Rubber, Settlement


def result(say: Words, challenge: Challenge, over: Sight) -> str:
    """The sentence that the partie is over, with its result unless a public challenge led to a private partie."""
    told = "" if _is_hidden(challenge, over) else _result(say, over)
    return say("challenge-over", number=str(over.partie_id), result=told).rstrip()


def result_buttons(say: Words, challenge: Challenge, over: Sight | None) -> list[ui.Button[Any]]:
    """The link to the table and the button for the replay; none while the partie is in play."""
    if over is None or _is_hidden(challenge, over):
        return []
    link = table_link(over)
    table: list[ui.Button[Any]] = [ui.Button(label=say("challenge-table"), url=link)] if link else []
    return [*table, replay_button(say, over.partie_id)]


def _is_hidden(challenge: Challenge, over: Sight) -> bool:
    """Whether the house took up a server's challenge in private."""
    return over.location.is_private and not challenge.is_private


def _result(say: Words, over: Sight) -> str:
    """The result in a short sentence."""
    both, outcome = names(over), over.ending.outcome if over.ending else None
    match outcome:
        case Settlement(winner=int(winner), points=points, rubicon=rubicon):
            return say("challenge-won", winner=both[winner], points=points, rubicon=yes_or_no(rubicon))
        case Rubber(winner, totals, _):
            high, low = totals[winner], totals[1 - winner]
            return say("challenge-won-rubber", winner=both[winner], high=high, low=low)
        case _:
            return how_ended(say, over)
