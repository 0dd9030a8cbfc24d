from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands.clicks import ChooseLeft, ChooseTricks, ChooseWord, MakeBid
from bot.features.hands.drafts import read_word
from bot.features.hands.hand_context import HandContext, Items
from bot.features.hands.hand_text import bid_in_words
from bot.kit.card_text import capital, in_words
from bot.kit.controls import button
from bot.kit.words import yes_or_no
from bot.piquet.actions import Bid
from bot.piquet.auction import Step, is_highest
from bot.piquet.view import DealView


def bid(context: HandContext, seen: DealView) -> Items:
    now = step(seen)
    menus = [_left_menu(context, seen), _tricks_menu(context, seen)] if seen.bids else []
    chosen = [_word(context, "yes", "hand-say-yes")] if seen.may_say_yes else []
    chosen.append(_word(context, "pass", "hand-say-stand" if now is Step.LAST_RAISE else "hand-say-pass"))
    row = ui.ActionRow[Any](*chosen, *context.announcements(seen))
    return [_asked(context, seen, now), *map(ui.ActionRow, menus), row, ui.ActionRow(_confirm(context, seen, now))]


def step(seen: DealView) -> Step:
    dealt = seen.dealer == seen.eye
    if seen.may_say_yes:
        return Step.ANSWER
    if seen.bid is None:
        return Step.OPENING if dealt else Step.SECOND_OPENING
    return Step.RAISE if dealt else Step.LAST_RAISE


def _key(step: Step) -> str:
    return step.name.lower().replace("_", "-")


def _asked(context: HandContext, seen: DealView, now: Step) -> ui.TextDisplay[Any]:
    bid = bid_in_words(context, seen.bid) if seen.bid else ""
    if not seen.bids and now is not Step.ANSWER:
        return context.prompt(f"hand-auction-{_key(now)}-none", other=context.other, bid=bid)
    draw = context.say("hand-auction-draw", **_draw(context, _left(context, seen))) if seen.bids else ""
    higher = yes_or_no(seen.bid is None or not is_highest(seen.bid))
    return context.prompt(f"hand-auction-{_key(now)}", other=context.other, bid=bid, draw=draw, higher=higher)


def _draw(context: HandContext, left: int) -> dict[str, str | int]:
    most = 8 - left
    return {"left": in_words(context.say, left), "number": most, "most": in_words(context.say, most)}


# Bids: cards to leave to the opponent, then tricks.


def _left(context: HandContext, seen: DealView) -> int:
    may = {bid.left for bid in seen.bids}
    stands = seen.bid.left if seen.bid else None
    return next(left for left in (context.draft.left, stands, seen.bids[0].left) if left in may)


def _chosen(context: HandContext, seen: DealView) -> Bid | None:
    left = _left(context, seen) if seen.bids else None
    return next((bid for bid in seen.bids if (bid.tricks, bid.left) == (context.draft.tricks, left)), None)


def _left_menu(context: HandContext, seen: DealView) -> ui.Select[Any]:
    say, now = context.say, _left(context, seen)
    chooses = context.control(ChooseLeft(*context.at, context.draft.tricks))
    menu: ui.Select[Any] = ui.Select(custom_id=chooses.id, placeholder=say("hand-bid-left"))
    for left in sorted({bid.left for bid in seen.bids}):
        label = capital(say("hand-bid-left-option", left=in_words(say, left), other=context.other_name))
        draw = say("hand-bid-draw", **_draw(context, left))
        menu.add_option(label=label, description=draw, value=str(left), default=left == now)
    return menu


def _tricks_menu(context: HandContext, seen: DealView) -> ui.Select[Any]:
    say, left, chosen = context.say, _left(context, seen), _chosen(context, seen)
    chooses = context.control(ChooseTricks(*context.at, left))
    menu: ui.Select[Any] = ui.Select(custom_id=chooses.id, placeholder=say("hand-bid-tricks"))
    for bid in seen.bids:
        if bid.left == left:
            label = say("hand-bid-tricks-option", tricks=in_words(say, bid.tricks), value=bid.value)
            menu.add_option(label=capital(label), value=str(bid.tricks), default=bid == chosen)
    return menu


# *Yes*, *pass*, and confirming.


def _word(context: HandContext, word: str, key: str) -> ui.Button[Any]:
    style = ButtonStyle.primary if context.draft.word == word else ButtonStyle.secondary
    return context.button(key, ChooseWord(*context.at, word), style)


def _confirm(context: HandContext, seen: DealView, now: Step) -> ui.Button[Any]:
    value = seen.bid.value if seen.bid else 0
    if context.draft.word == "pass":
        higher = yes_or_no(seen.bids)
        key = f"hand-confirm-pass-{_key(now)}"
        return context.button(key, _says(context, "pass"), ButtonStyle.success, value=value, higher=higher)
    if context.draft.word == "yes" and seen.may_say_yes:
        return context.button("hand-confirm-yes", _says(context, "yes"), ButtonStyle.success, value=value)
    if chosen := _chosen(context, seen):
        bids, numbers = MakeBid(*context.at, chosen), {"tricks": chosen.tricks, "left": chosen.left}
        return context.button("hand-confirm-bid", bids, ButtonStyle.success, value=chosen.value, **numbers)
    none = context.control(MakeBid(*context.at, None))
    return button(context.say("hand-confirm-choose"), none, ButtonStyle.success, disabled=True)


def _says(context: HandContext, word: str) -> MakeBid:
    return MakeBid(*context.at, read_word(word))
