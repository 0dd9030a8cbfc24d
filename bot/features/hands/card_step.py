from math import ceil
from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands import clicks
from bot.features.hands.drafts import NOTHING, Draft, best_groups
from bot.features.hands.hand_context import HandContext, Items
from bot.kit.card_text import face, in_words, suit_key, symbol
from bot.kit.controls import button, rows, written
from bot.kit.words import yes_or_no
from bot.piquet.cards import Card
from bot.piquet.deal import Stage
from bot.piquet.knowledge.sure_cards import all_sure
from bot.piquet.view import DealView

_EMOJI_IN_A_ROW, _LETTERS_IN_A_ROW = 5, 4
"""The most card buttons in a row of a phone 400 pixels wide."""


class CardRow(ui.ActionRow[Any]): ...


def shows_cards(controls: Items) -> bool:
    return any(isinstance(part, CardRow) for part in controls)


def play(context: HandContext, seen: DealView) -> Items:
    """Draws buttons for legal cards, announcements, returning to skipped calls, and laying down the hand."""
    several = len(seen.playable) > 1
    cards = _card_rows(context, seen) if several else [ui.ActionRow(_only_card(context, seen))]
    last = context.announcements(seen)
    if _may_lay_down(context, seen):
        last.append(
            context.button("hand-lay-down", clicks.LayDown(*context.at), ButtonStyle.primary, number=len(seen.hand))
        )
    if back := back_to_calls(context, seen):
        last.append(back)
    return [written(_asked(context, seen)), *cards, *([ui.ActionRow(*last)] if last else [])]


def _may_lay_down(context: HandContext, seen: DealView) -> bool:
    return len(seen.hand) > 1 and context.sight.experienced and context.sight.settings.sure_leads and all_sure(seen)


def back_to_calls(context: HandContext, seen: DealView) -> ui.Button[Any] | None:
    """Returns a button back to elder's skipped calls, None if there are none."""
    if context.draft.passed and any(best_groups(seen, kind) for kind in seen.open_kinds):
        return context.button("hand-call-back", clicks.TurnToCall(*context.at))
    return None


def card_led(context: HandContext, seen: DealView) -> Items:
    if seen.led is None:
        return []
    return [context.prompt("hand-led", other=context.other, card=context.faces.card(seen.led))]


def _asked(context: HandContext, seen: DealView) -> str:
    if chosen := _chosen(context, seen):
        return context.say("hand-press-again", card=context.faces.card(chosen))
    ends_calls = seen.stage is Stage.CALLS and bool(seen.open_kinds)
    asked = context.say("hand-follow" if seen.led else "hand-lead-first" if ends_calls else "hand-lead")
    if _begins_to_press_once(context):
        asked += "\n" + context.say("hand-one-press")
    return asked


def _begins_to_press_once(context: HandContext) -> bool:
    new = context.sight.finished < 2 and context.sight.settings.confirms_cards is None
    return new and context.direct and not context.within


def _chosen(context: HandContext, seen: DealView) -> Card | None:
    may_choose = len(seen.playable) > 1 and not context.direct
    return context.draft.card if may_choose and context.draft.card in seen.playable else None


def _card_rows(context: HandContext, seen: DealView) -> list[ui.ActionRow[Any]]:
    widest = _EMOJI_IN_A_ROW if context.faces.has_emoji else _LETTERS_IN_A_ROW
    # Equal rows: on a phone, a row that is too wide wraps its last card.
    width = ceil(len(seen.hand) / ceil(len(seen.hand) / widest))
    return [CardRow(*row.children) for row in rows([_card(context, seen, card) for card in seen.hand], width)]


def _card(context: HandContext, seen: DealView, card: Card) -> ui.Button[Any]:
    chosen, passed = card == _chosen(context, seen), context.draft.passed
    plays = context.direct or chosen
    control = (
        clicks.PlayCard(*context.at, card, now=context.direct)
        if plays
        else clicks.ChooseCard(*context.at, card, passed)
    )
    style = ButtonStyle.success if chosen else ButtonStyle.secondary
    return context.faces.button(card, context.control(control), style, disabled=card not in seen.playable)


def _only_card(context: HandContext, seen: DealView) -> ui.Button[Any]:
    (card,) = seen.playable
    key = "hand-play-lead" if seen.led is None else "hand-play"
    return context.button(key, clicks.PlayCard(*context.at, card), ButtonStyle.success, card=face(context.say, card))


# The suit of the first lead.


def name_button(context: HandContext) -> ui.Button[Any]:
    return context.button("hand-name-suit", clicks.OpenSuits(*context.at, context.draft.passed))


def suits_to_name(context: HandContext, seen: DealView) -> Items:
    looked = yes_or_no(seen.looked)
    asked = context.prompt("hand-name-suit-ask", other=context.other, number=seen.left, looked=looked)
    buttons = [
        context.button(
            "hand-name-this-suit", clicks.NameFirstSuit(*context.at, suit), symbol=symbol(suit), suit=suit_key(suit)
        )
        for suit in seen.suits
    ]
    back = context.button("hand-name-suit-back", clicks.TurnToCall(*context.at, Draft(passed=context.draft.passed)))
    return [asked, ui.ActionRow(*buttons, back)]


def elect(context: HandContext, seen: DealView) -> Items:
    """Draws younger's choice after elder has named a suit: both players look at the cards left, or neither."""
    assert seen.named is not None  # noqa: S101 - there is a suit to answer
    asked = context.prompt(
        "hand-named", other=context.other, symbol=symbol(seen.named), suit=suit_key(seen.named), number=seen.left
    )
    look = context.button("hand-look", clicks.LookOrDecline(*context.at, clicks.LOOK), number=seen.left)
    decline = context.button("hand-decline", clicks.LookOrDecline(*context.at, clicks.DECLINE))
    return [asked, ui.ActionRow(look, decline)]


# The exchange. With one press, choosing as many cards as allowed decides. Fewer are confirmed, because a menu that is
# closed too early must not decide.


def exchange(context: HandContext, seen: DealView) -> Items:
    least, most = seen.exchange_limits or (0, 0)
    if most == 0:
        proceed = context.button("hand-exchange-go-on", clicks.ExchangeCards(*context.at, NOTHING), ButtonStyle.success)
        text = context.prompt("hand-exchange-nothing", other=context.other)
        return [text, ui.ActionRow(proceed, *context.announcements(seen))]
    picked = context.draft.picked
    parts: Items = [_exchange_asked(context, seen, least, most)]
    pick = clicks.PickCards(*context.at, most if _exchanges_at_once(context) else None)
    parts.append(ui.ActionRow(context.card_select(pick, "hand-exchange-pick", seen.hand, picked, most)))
    if picked:
        parts.append(context.prompt("hand-exchange-picked", cards=context.faces.row(picked)))
    buttons = [_confirm(context, seen, least, most)]
    if least == 0 and not context.draft.settled:
        buttons.append(context.button("hand-exchange-keep", clicks.KeepCards(*context.at)))
    return [*parts, ui.ActionRow(*buttons, *context.announcements(seen))]


def _exchanges_at_once(context: HandContext) -> bool:
    return context.direct and not context.within


def _exchange_asked(context: HandContext, seen: DealView, least: int, most: int) -> ui.TextDisplay[ui.LayoutView]:
    choose = context.say("hand-exchange-choose", least=least, number=most, most=in_words(context.say, most))
    if _exchanges_at_once(context):
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
    # If elder may look at the cards they leave, counts only these; otherwise the whole talon.
    lying = most if seen.rules.exchange.looks else seen.left
    exchanged = context.say("hand-exchange-confirm", number=len(picked), left=lying - len(picked))
    label = exchanged if ready else context.say("hand-cards-first")
    exchanges = context.control(clicks.ExchangeCards(*context.at, picked))
    return button(label, exchanges, ButtonStyle.success, disabled=not ready)
