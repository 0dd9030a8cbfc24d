"""Links to tables and messages, and buttons for pages about a partie."""

from typing import Any

from discord import ButtonStyle, ui

from bot.kit.controls import button, layout, rows, written
from bot.kit.shared_controls import (
    AskWhatIf,
    CheckDeals,
    ExplainScore,
    FairFor,
    ListTricks,
    OpenDay,
    ReviewDeal,
    ReviewPartie,
    ShowFairDeals,
    ShowMore,
    ShowReplay,
)
from bot.kit.words import Words
from bot.model.ids import PRIVATE, PartieId
from bot.model.sight import Sight


def table_link(sight: Sight) -> str:
    """Returns the URL of a partie's table, or "" without a table."""
    where = sight.location
    return "" if where.table is None else f"https://discord.com/channels/{where.guild}/{where.table}"


def message_link(guild: int, channel: int, message: int) -> str:
    return f"https://discord.com/channels/{'@me' if guild == PRIVATE else guild}/{channel}/{message}"


def replay_button(say: Words, partie_id: PartieId) -> ui.Button[Any]:
    return button(say("replay-open"), ShowReplay(partie_id, 0))


def check_button(say: Words, partie_id: PartieId) -> ui.Button[Any]:
    return button(say("check-deals"), CheckDeals(partie_id))


def fair_button(say: Words, about: FairFor, target: int, number: int = 0) -> ui.Button[Any]:
    return button(say("fair-open"), ShowFairDeals(target, number, about))


def what_if_button(say: Words, partie_id: PartieId, moment: int, word: str = "") -> ui.Button[Any]:
    """Returns the *What if?* button at a replay position.

    With ``word`` HOUSE, it tries the house's decision at once.
    """
    return button(say("whatif-button"), AskWhatIf(partie_id, moment, anew=True, word=word))


def replay_from_here(say: Words, partie_id: PartieId, place: int) -> ui.Button[Any]:
    return button(say("replay-from-here"), ShowReplay(partie_id, place), ButtonStyle.primary)


def review_button(say: Words, sight: Sight, number: int | None = None) -> ui.Button[Any]:
    """Returns the *What cost me most* button for deal ``number`` (from 1), or for the whole partie."""
    if number is None:
        return button(say("review-open"), ReviewPartie(sight.partie_id, sight.seq))
    label = say("review-open") if number == sight.shown.ordinal else say("review-earlier", deal=number)
    return button(label, ReviewDeal(sight.partie_id, sight.seq, number))


def why_button(say: Words, sight: Sight) -> ui.Button[Any]:
    return button(say("table-why"), ExplainScore(sight.partie_id, sight.seq, sight.shown.ordinal))


def tricks_button(say: Words, sight: Sight) -> ui.Button[Any]:
    return button(say("hand-deal-tricks"), ListTricks(sight.partie_id, sight.seq, sight.shown.ordinal))


def more_button(say: Words, sight: Sight) -> ui.Button[Any]:
    return button(say("hand-more"), ShowMore(sight.partie_id, sight.seq))


def more_view(say: Words, sight: Sight) -> ui.LayoutView:
    seen, plays = sight.deal, sight.eye is not None
    over = seen is not None and seen.over
    is_withheld = sight.of_day is not None and not sight.of_day.closed and not over
    found = [] if is_withheld else [replay_button(say, sight.partie_id)]
    found += [tricks_button(say, sight)] if plays and seen is not None and over and seen.tricks else []
    found += [why_button(say, sight)] if over else []
    found += [review_button(say, sight)] if plays and sight.of_day is None else []
    if day := sight.of_day:
        found.append(button(say("hand-day-page"), OpenDay(day.guild, day.number, anew=True)))
    buttons = found if is_withheld else [*found, check_button(say, sight.partie_id)]
    return layout(written(say("end-more-about", number=str(sight.partie_id))), *rows(buttons, 3))
