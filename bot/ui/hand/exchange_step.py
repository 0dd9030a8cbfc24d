"""The exchange, as a player is asked for it: cards are chosen, or none, and then confirmed."""

from discord import ButtonStyle, ui

from bot.piquet.view import DealView
from bot.ui.hand.drafts import NOTHING, write_hand
from bot.ui.hand.hand_context import Items, Seat
from bot.ui.kit.card_text import faces, in_words
from bot.ui.kit.controls import button


def exchange(seat: Seat, seen: DealView) -> Items:
    """His exchange."""
    least, most = seen.exchange_limits or (0, 0)
    if most == 0:
        go_on = button(seat.say("hand-exchange-go-on"), seat.id("exchange", write_hand(NOTHING)), ButtonStyle.success)
        text = seat.prompt("hand-exchange-nothing", other=seat.other)
        return [text, ui.ActionRow(go_on, *seat.announcements(seen))]
    picked = seat.draft.picked
    parts: Items = [_asked(seat, seen, least, most)]
    parts.append(ui.ActionRow(seat.card_select("pick", "hand-exchange-pick", seen.hand, picked, most)))
    if picked:
        parts.append(seat.prompt("hand-exchange-picked", cards=faces(picked)))
    buttons = [_confirm(seat, seen, least, most)]
    if least == 0 and not seat.draft.settled:
        buttons.append(button(seat.say("hand-exchange-keep"), seat.id("keep")))
    return [*parts, ui.ActionRow(*buttons, *seat.announcements(seen))]


def _asked(seat: Seat, seen: DealView, least: int, most: int) -> ui.TextDisplay[ui.LayoutView]:
    choose = seat.say("hand-exchange-choose", least=least, number=most, most=in_words(seat.say, most))
    if seen.elder != seat.me:
        taken = in_words(seat.say, seen.drawn[seen.elder] or 0)
        left = in_words(seat.say, most)
        return seat.prompt("hand-exchange-younger", other=seat.other, taken=taken, left=left, choose=choose)
    key = "hand-exchange-elder" if seen.rules.looks else "hand-exchange-elder-unseen"
    return seat.prompt(key, other=seat.other, choose=choose)


def _confirm(seat: Seat, seen: DealView, least: int, most: int) -> ui.Button[ui.LayoutView]:
    picked = seat.draft.picked
    ready = least <= len(picked) <= most and (len(picked) > 0 or seat.draft.settled)
    # What elder leaves of his five concerns him; where he has no five of his own, what he leaves is all that lies.
    lying = most if seen.rules.looks else seen.left
    number, left = in_words(seat.say, len(picked)), in_words(seat.say, lying - len(picked))
    label = seat.say("hand-exchange-confirm", number=number, left=left) if ready else seat.say("hand-cards-first")
    return button(label, seat.id("exchange", write_hand(picked)), ButtonStyle.success, disabled=not ready)
