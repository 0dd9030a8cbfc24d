"""Several leads at once: sure cards with one click, a list of any cards, and laying down a hand."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands import drafts
from bot.features.hands.hand_context import HandContext, Items
from bot.kit.card_text import face, faces, ranks
from bot.kit.controls import button, rows
from bot.piquet.actions import Cards
from bot.piquet.cards import Hand
from bot.piquet.knowledge.sure_cards import all_sure, sure_runs
from bot.piquet.view import DealView

_MOST = 3
"""The most runs of sure cards offered."""


def offered(context: HandContext, seen: DealView) -> list[ui.ActionRow[Any]]:
    """Buttons for several leads, in rows: sure cards, and a list of any cards. Empty if the player has to follow."""
    if seen.led is not None or len(seen.hand) < 2 or not context.sight.experienced:
        return []
    sure = list(_sure(context, seen)) if context.sight.settings.sure_leads else []
    several = context.button("hand-lead-several", "several", _passed(context))
    return rows([*sure, several])


def _sure(context: HandContext, seen: DealView) -> Iterator[ui.Button[Any]]:
    """The ready-made leads. They depend only on what the player sees."""
    # Once elder has named a suit, the first lead is of that suit.
    runs = [run for run in sure_runs(seen) if run[0] in seen.playable]
    if all_sure(seen):
        label = context.say("hand-lay-down", number=len(seen.hand))
        yield button(label, context.id("laydown"), ButtonStyle.primary)
        return
    several = len(runs) > 1
    style = ButtonStyle.secondary if several else ButtonStyle.primary
    for run in sorted((run for run in runs if len(run) > 1), key=len, reverse=True)[:_MOST]:
        yield button(_run_label(context, run), context.id("lead", drafts.write_list(run)), style)
    if several:
        every = tuple(chain.from_iterable(runs))
        label = context.say("hand-lead-all-sure", number=len(every))
        yield button(label, context.id("lead", drafts.write_list(every)), ButtonStyle.primary)


def _run_label(context: HandContext, run: Cards) -> str:
    return context.say("hand-lead-run", first=face(context.say, run[0]), rest=ranks(context.say, run[1:]))


def listing(context: HandContext, seen: DealView) -> Items:
    """The choice of several leads, from a menu that keeps the order of the clicks."""
    listed = context.draft.listed
    menu = context.card_select("listed", "hand-list-pick", seen.hand, Hand.of(listed), len(seen.hand), _passed(context))
    label = context.say("hand-list-confirm" if listed else "hand-cards-first")
    arg = drafts.write_list(listed)
    confirm = button(label, context.id("lead", arg), ButtonStyle.success, disabled=not listed)
    back = context.button("hand-list-back", "turn", drafts.write_look(None, context.draft.passed))
    asked = context.prompt("hand-list", other=context.other)
    return [asked, ui.ActionRow(menu), *chosen(context), ui.ActionRow(confirm, back)]


def chosen(context: HandContext) -> Items:
    """The leads chosen so far, in order, because the menu itself does not show the order."""
    listed = context.draft.listed
    return [context.prompt("hand-list-picked", cards=faces(context.say, listed))] if listed else []


def _passed(context: HandContext) -> str:
    """The calls that the player has passed over, so that they can return to them."""
    return drafts.write_look(None, context.draft.passed) if context.draft.passed else ""
