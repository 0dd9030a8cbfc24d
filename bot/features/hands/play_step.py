"""The controls for play: choose a card, then confirm it; or play with one click if the player prefers that."""

from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands import drafts, leads_step, naming_step
from bot.features.hands.hand_context import HandContext, Items
from bot.features.hands.hand_text import best_groups
from bot.kit.card_text import face
from bot.kit.controls import button, rows, written
from bot.piquet.cards import Card, Suit
from bot.piquet.deal import Stage
from bot.piquet.view import DealView


def play(context: HandContext, seen: DealView) -> Items:
    """The cards to lead or follow with, one row per suit."""
    legal = seen.playable
    only = next(iter(legal)) if len(legal) == 1 else None
    chosen = context.draft.card if context.draft.card in legal else only
    direct = context.sight.settings.one_click
    cards = [
        row
        for suit in Suit
        for row in rows([_card(context, seen, card, chosen, direct=direct) for card in seen.hand.suited(suit)])
    ]
    last = [] if direct else [_confirm(context, seen, chosen)]
    last += context.announcements(seen)
    if seen.suits:
        last.append(naming_step.name_button(context))
    if back := back_to_calls(context, seen):
        last.append(back)
    if context.sight.shown.ordinal == 2 and not direct:
        # After the first deal, a player knows the purpose of the second click.
        last.append(context.button("hand-one-click", "oneclick"))
    return [_asked(context, seen), *cards, *([ui.ActionRow(*last)] if last else []), *leads_step.offered(context, seen)]


def back_to_calls(context: HandContext, seen: DealView) -> ui.Button[Any] | None:
    """A button back to the calls that the player has passed over and may still make; None if there are none."""
    if context.draft.passed and any(best_groups(seen, kind) for kind in seen.open_kinds):
        return context.button("hand-call-back", "turn", drafts.write_look(None, frozenset()))
    return None


def _asked(context: HandContext, seen: DealView) -> ui.TextDisplay[Any]:
    if seen.led is not None:
        led = context.say("hand-led", other=context.other, card=face(context.say, seen.led))
        return written(f"{led} " + context.say("hand-follow"))
    ends_calls = seen.stage is Stage.CALLS and bool(seen.open_kinds)
    return context.prompt("hand-lead-first" if ends_calls else "hand-lead")


def _card(context: HandContext, seen: DealView, card: Card, chosen: Card | None, *, direct: bool) -> ui.Button[Any]:
    style = ButtonStyle.success if card == chosen else ButtonStyle.secondary
    passed = "." + drafts.write_look(None, context.draft.passed) if context.draft.passed else ""
    custom_id = context.id("play", f"{card}.now") if direct else context.id("card", f"{card}{passed}")
    return button(face(context.say, card), custom_id, style, disabled=card not in seen.playable)


def _confirm(context: HandContext, seen: DealView, chosen: Card | None) -> ui.Button[Any]:
    if chosen is None:
        return button(context.say("hand-play-choose"), context.id("play"), ButtonStyle.success, disabled=True)
    key = "hand-play-lead" if seen.led is None else "hand-play"
    return button(
        context.say(key, card=face(context.say, chosen)), context.id("play", str(chosen)), ButtonStyle.success
    )
