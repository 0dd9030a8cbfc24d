"""The play, as a player is asked for a card: he chooses it, then confirms it, unless he wishes one click."""

from typing import Any

from discord import ButtonStyle, ui

from bot.piquet.cards import Card, Suit
from bot.piquet.deal import Stage
from bot.piquet.view import DealView
from bot.ui.hand import drafts
from bot.ui.hand.hand_context import Items, Seat
from bot.ui.hand.hand_text import best
from bot.ui.kit.card_text import face
from bot.ui.kit.controls import button, rows, written


def play(seat: Seat, seen: DealView) -> Items:
    """A card to lead, or to play to the one led; a row for each suit."""
    legal = seen.playable
    only = next(iter(legal)) if len(legal) == 1 else None
    chosen = seat.draft.card if seat.draft.card in legal else only
    direct = seat.sight.settings.one_click
    cards = [
        row
        for suit in Suit
        for row in rows([_card(seat, seen, card, chosen, direct=direct) for card in seen.hand.suited(suit)])
    ]
    last = [] if direct else [_confirm(seat, seen, chosen)]
    last += seat.announcements(seen)
    if back := back_to_calls(seat, seen):
        last.append(back)
    return [_asked(seat, seen), *cards, *([ui.ActionRow(*last)] if last else [])]


def back_to_calls(seat: Seat, seen: DealView) -> ui.Button[Any] | None:
    """The way back to what he has passed over and may still call."""
    if seat.draft.passed and any(best(seen, kind) for kind in seen.open_kinds):
        return button(seat.say("hand-call-back"), seat.id("turn", drafts.write_look(None, frozenset())))
    return None


def _asked(seat: Seat, seen: DealView) -> ui.TextDisplay[Any]:
    if seen.led is not None:
        led = seat.say("hand-led", other=seat.other, card=face(seen.led))
        return written(f"{led} " + seat.say("hand-follow"))
    ends_calls = seen.stage is Stage.CALLS and bool(seen.open_kinds)
    return seat.prompt("hand-lead-first" if ends_calls else "hand-lead")


def _card(seat: Seat, seen: DealView, card: Card, chosen: Card | None, *, direct: bool) -> ui.Button[Any]:
    style = ButtonStyle.success if card == chosen else ButtonStyle.secondary
    passed = "." + drafts.write_look(None, seat.draft.passed) if seat.draft.passed else ""
    custom_id = seat.id("play", f"{card}.now") if direct else seat.id("card", f"{card}{passed}")
    return button(face(card), custom_id, style, disabled=card not in seen.playable)


def _confirm(seat: Seat, seen: DealView, chosen: Card | None) -> ui.Button[Any]:
    if chosen is None:
        return button(seat.say("hand-play-choose"), seat.id("play"), ButtonStyle.success, disabled=True)
    key = "hand-play-lead" if seen.led is None else "hand-play"
    return button(seat.say(key, card=face(chosen)), seat.id("play", str(chosen)), ButtonStyle.success)
