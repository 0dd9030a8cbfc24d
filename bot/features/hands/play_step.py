"""The controls for play: a card, or several leads; elder may name the suit of the first lead instead."""

from collections.abc import Iterator
from itertools import chain
from math import ceil
from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands import drafts
from bot.features.hands.clicks import DECLINE, LOOK, NOW, TWICE
from bot.features.hands.hand_context import HandContext, Items
from bot.features.hands.hand_text import best_groups
from bot.kit.card_text import face, ranks, suit_key, symbol
from bot.kit.controls import button, rows, written
from bot.kit.words import yes_or_no
from bot.piquet.cards import Card, Hand
from bot.piquet.deal import Stage
from bot.piquet.knowledge.sure_cards import all_sure, sure_runs
from bot.piquet.view import DealView

_MOST_RUNS = 3
"""The most runs of sure cards offered."""
_DEALT = 12
"""The cards of a hand before the play."""
_EMOJI_IN_A_ROW, _LETTERS_IN_A_ROW = 5, 4
"""The most buttons of cards that fit side by side on a phone 400 pixels wide."""


class CardRow(ui.ActionRow[Any]):
    """A row of buttons that are cards of the hand."""


def shows_cards(controls: Items) -> bool:
    """True if the buttons are the hand, so that no text needs to show it."""
    return any(isinstance(part, CardRow) for part in controls)


def play(context: HandContext, seen: DealView) -> Items:
    """The cards to lead or follow with, in rows; the only legal card is a single button."""
    several = len(seen.playable) > 1
    cards = _card_rows(context, seen) if several else [ui.ActionRow(_only_card(context, seen))]
    last = context.announcements(seen)
    if seen.suits:
        last.append(_name_button(context))
    if back := back_to_calls(context, seen):
        last.append(back)
    if several and _begins_to_press_once(context, seen):
        last.append(_presses(context))
    return [written(_asked(context, seen)), *cards, *([ui.ActionRow(*last)] if last else []), *_several(context, seen)]


def back_to_calls(context: HandContext, seen: DealView) -> ui.Button[Any] | None:
    """A button back to the calls that the player has passed over and may still make; None if there are none."""
    if context.draft.passed and any(best_groups(seen, kind) for kind in seen.open_kinds):
        return context.button("hand-call-back", "turn", drafts.write_look(None, frozenset()))
    return None


def card_led(context: HandContext, seen: DealView) -> Items:
    """The card that the opponent has led, large; empty if the player is to lead."""
    if seen.led is None:
        return []
    return [context.prompt("hand-led", other=context.other, card=context.faces.card(seen.led))]


def _asked(context: HandContext, seen: DealView) -> str:
    """The question for a card, or how to confirm the card that was pressed."""
    if chosen := _chosen(context, seen):
        return context.say("hand-press-again", card=context.faces.card(chosen))
    ends_calls = seen.stage is Stage.CALLS and bool(seen.open_kinds)
    asked = context.say("hand-follow" if seen.led else "hand-lead-first" if ends_calls else "hand-lead")
    if context.direct and _begins_to_press_once(context, seen):
        asked += "\n" + context.say("hand-one-press")
    return asked


def _begins_to_press_once(context: HandContext, seen: DealView) -> bool:
    """True at the first card of a person's second deal, until they play a card with one press."""
    new = context.sight.finished == 1 and context.sight.settings.confirms_cards is not False
    return new and len(seen.hand) == _DEALT and not context.within


def _presses(context: HandContext) -> ui.Button[Any]:
    """The button that switches between one press and two for each card."""
    if context.direct:
        return context.button("hand-press-twice", "oneclick", TWICE)
    return context.button("hand-press-once", "oneclick")


def _chosen(context: HandContext, seen: DealView) -> Card | None:
    """The card that the player has pressed and still has to confirm."""
    may_choose = len(seen.playable) > 1 and not context.direct
    return context.draft.card if may_choose and context.draft.card in seen.playable else None


def _card_rows(context: HandContext, seen: DealView) -> list[ui.ActionRow[Any]]:
    """As few rows as fit a phone, and as even as possible: a row that is too wide leaves its last card alone below."""
    widest = _EMOJI_IN_A_ROW if context.faces.has_emoji else _LETTERS_IN_A_ROW
    width = ceil(len(seen.hand) / ceil(len(seen.hand) / widest))
    return [CardRow(*row.children) for row in rows([_card(context, seen, card) for card in seen.hand], width)]


def _card(context: HandContext, seen: DealView, card: Card) -> ui.Button[Any]:
    """The button of a card: it chooses the card, or plays the card that was chosen before, or plays at once."""
    chosen, passed = card == _chosen(context, seen), context.draft.passed
    if context.direct:
        custom_id = context.id("play", f"{card}{NOW}")
    elif chosen:
        custom_id = context.id("play", str(card))
    else:
        custom_id = context.id("card", f"{card}.{drafts.write_look(None, passed)}" if passed else str(card))
    style = ButtonStyle.success if chosen else ButtonStyle.secondary
    return context.faces.button(card, custom_id, style, disabled=card not in seen.playable)


def _only_card(context: HandContext, seen: DealView) -> ui.Button[Any]:
    """The button that plays the only legal card."""
    (card,) = seen.playable
    key = "hand-play-lead" if seen.led is None else "hand-play"
    return context.button(key, "play", str(card), ButtonStyle.success, card=face(context.say, card))


# Several leads.


def _several(context: HandContext, seen: DealView) -> list[ui.ActionRow[Any]]:
    """Buttons for several leads, in rows: sure cards, and a list of any cards. Empty if the player has to follow."""
    if seen.led is not None or len(seen.hand) < 2 or not context.sight.experienced:
        return []
    sure = list(_sure(context, seen)) if context.sight.settings.sure_leads else []
    several = context.button("hand-lead-several", "several", _look(context))
    return rows([*sure, several])


def _sure(context: HandContext, seen: DealView) -> Iterator[ui.Button[Any]]:
    """Buttons for ready-made leads, which depend only on what the player sees."""
    # Once elder has named a suit, the first lead is of that suit.
    runs = [run for run in sure_runs(seen) if run[0] in seen.playable]
    if all_sure(seen):
        yield context.button("hand-lay-down", "laydown", "", ButtonStyle.primary, number=len(seen.hand))
        return
    several = len(runs) > 1
    style = ButtonStyle.secondary if several else ButtonStyle.primary
    for run in sorted((run for run in runs if len(run) > 1), key=len, reverse=True)[:_MOST_RUNS]:
        first, rest = face(context.say, run[0]), ranks(context.say, run[1:])
        yield context.button("hand-lead-run", "lead", drafts.write_list(run), style, first=first, rest=rest)
    if several:
        every = tuple(chain.from_iterable(runs))
        arg = drafts.write_list(every)
        yield context.button("hand-lead-all-sure", "lead", arg, ButtonStyle.primary, number=len(every))


def several_leads(context: HandContext, seen: DealView) -> Items:
    """The choice of several leads, from a menu that keeps the order of the clicks."""
    listed = context.draft.listed
    menu = context.card_select("listed", "hand-list-pick", seen.hand, Hand.of(listed), len(seen.hand), _look(context))
    label = context.say("hand-list-confirm" if listed else "hand-cards-first")
    arg = drafts.write_list(listed)
    confirm = button(label, context.id("lead", arg), ButtonStyle.success, disabled=not listed)
    back = context.button("hand-list-back", "turn", drafts.write_look(None, context.draft.passed))
    asked = context.prompt("hand-list", other=context.other)
    return [asked, ui.ActionRow(menu), *chosen(context), ui.ActionRow(confirm, back)]


def chosen(context: HandContext) -> Items:
    """The leads chosen so far, in order, because the menu itself does not show the order."""
    listed = context.draft.listed
    return [context.prompt("hand-list-picked", cards=context.faces.row(listed))] if listed else []


def _look(context: HandContext) -> str:
    """The kinds of call passed over, as part of an id, so that the player can return to them."""
    return drafts.write_look(None, context.draft.passed) if context.draft.passed else ""


# The suit of the first lead.


def _name_button(context: HandContext) -> ui.Button[Any]:
    return context.button("hand-name-suit", "name", drafts.write_look(None, context.draft.passed))


def suits_to_name(context: HandContext, seen: DealView) -> Items:
    """The suits that elder may name, with a button each, and a way back."""
    looked = yes_or_no(seen.looked)
    asked = context.prompt("hand-name-suit-ask", other=context.other, number=seen.left, looked=looked)
    buttons = [
        context.button("hand-name-this-suit", "suit", suit.letter, symbol=symbol(suit), suit=suit_key(suit))
        for suit in seen.suits
    ]
    back = context.button("hand-name-suit-back", "turn", drafts.write_look(None, context.draft.passed))
    return [asked, ui.ActionRow(*buttons, back)]


def elect(context: HandContext, seen: DealView) -> Items:
    """Younger's choice after elder has named the suit: both players look at the cards left, or neither does."""
    assert seen.named is not None  # noqa: S101 - there is a suit to answer
    asked = context.prompt(
        "hand-named", other=context.other, symbol=symbol(seen.named), suit=suit_key(seen.named), number=seen.left
    )
    look = context.button("hand-look", "elect", LOOK, number=seen.left)
    decline = context.button("hand-decline", "elect", DECLINE)
    return [asked, ui.ActionRow(look, decline)]
