"""The controls of the exchange: choose cards, or none, then confirm.

With one press, choosing as many cards as allowed decides. Fewer are confirmed: a menu closed too early must not decide.
"""

from discord import ButtonStyle, ui

from bot.features.hands.clicks import ExchangeCards, KeepCards, PickCards
from bot.features.hands.drafts import NOTHING
from bot.features.hands.hand_context import HandContext, Items
from bot.kit.card_text import in_words
from bot.kit.controls import button
from bot.piquet.view import DealView


def exchange(context: HandContext, seen: DealView) -> Items:
    """The controls for the exchange."""
    least, most = seen.exchange_limits or (0, 0)
    if most == 0:
        go_on = context.button("hand-exchange-go-on", ExchangeCards(*context.at, NOTHING), ButtonStyle.success)
        text = context.prompt("hand-exchange-nothing", other=context.other)
        return [text, ui.ActionRow(go_on, *context.announcements(seen))]
    picked = context.draft.picked
    parts: Items = [_asked(context, seen, least, most)]
    pick = PickCards(*context.at, most if _at_once(context) else None)
    parts.append(ui.ActionRow(context.card_select(pick, "hand-exchange-pick", seen.hand, picked, most)))
    if picked:
        parts.append(context.prompt("hand-exchange-picked", cards=context.faces.row(picked)))
    buttons = [_confirm(context, seen, least, most)]
    if least == 0 and not context.draft.settled:
        buttons.append(context.button("hand-exchange-keep", KeepCards(*context.at)))
    return [*parts, ui.ActionRow(*buttons, *context.announcements(seen))]


def _at_once(context: HandContext) -> bool:
    return context.direct and not context.within


def _asked(context: HandContext, seen: DealView, least: int, most: int) -> ui.TextDisplay[ui.LayoutView]:
    choose = context.say("hand-exchange-choose", least=least, number=most, most=in_words(context.say, most))
    if _at_once(context):
        choose += " " + context.say("hand-exchange-at-once", number=most, most=in_words(context.say, most))
    if seen.elder != context.me:
        taken = in_words(context.say, seen.drawn[seen.elder] or 0)
        left = in_words(context.say, most)
        return context.prompt("hand-exchange-younger", other=context.other, taken=taken, left=left, choose=choose)
    key = "hand-exchange-elder" if seen.rules.exchange.looks else "hand-exchange-elder-unseen"
    return context.prompt(key, other=context.other, choose=choose)


def _confirm(context: HandContext, seen: DealView, least: int, most: int) -> ui.Button[ui.LayoutView]:
    picked = context.draft.picked
    ready = least <= len(picked) <= most and (len(picked) > 0 or context.draft.settled)
    # If elder may look at the cards they leave, count only those; otherwise count all cards left in the talon.
    lying = most if seen.rules.exchange.looks else seen.left
    exchanged = context.say("hand-exchange-confirm", number=len(picked), left=lying - len(picked))
    label = exchanged if ready else context.say("hand-cards-first")
    exchanges = context.control(ExchangeCards(*context.at, picked))
    return button(label, exchanges, ButtonStyle.success, disabled=not ready)
