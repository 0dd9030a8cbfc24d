"""The auction of Counterpique, as a player is asked for it: what he may say is chosen first, and then confirmed."""

from typing import Any

from discord import ButtonStyle, ui

from bot.piquet.actions import Bid
from bot.piquet.auction import Step, is_highest
from bot.piquet.view import DealView
from bot.ui.hand.hand_context import Items, Seat, short
from bot.ui.hand.hand_text import bid_in_words
from bot.ui.kit.card_text import capital, in_words
from bot.ui.kit.controls import button
from bot.ui.kit.turn_text import yes_or_no


def bid(seat: Seat, seen: DealView) -> Items:
    """What he says: a bid, *yes* or *pass*."""
    now = step(seen)
    menus = [_left_menu(seat, seen), _tricks_menu(seat, seen)] if seen.bids else []
    chosen = [_word(seat, "yes", "hand-say-yes")] if seen.may_say_yes else []
    chosen.append(_word(seat, "pass", "hand-say-stand" if now is Step.LAST_RAISE else "hand-say-pass"))
    row = ui.ActionRow[Any](*chosen, *seat.announcements(seen))
    return [_asked(seat, seen, now), *map(ui.ActionRow, menus), row, ui.ActionRow(_confirm(seat, seen, now))]


def step(seen: DealView) -> Step:
    """What he who is to speak is asked, told from what he sees."""
    dealt = seen.dealer == seen.eye
    if seen.may_say_yes:
        return Step.ANSWER
    if seen.bid is None:
        return Step.OPENING if dealt else Step.SECOND_OPENING
    return Step.RAISE if dealt else Step.LAST_RAISE


def _key(step: Step) -> str:
    return step.name.lower().replace("_", "-")


def _asked(seat: Seat, seen: DealView, now: Step) -> ui.TextDisplay[Any]:
    bid = bid_in_words(seat, seen.bid) if seen.bid else ""
    if not seen.bids and now is not Step.ANSWER:
        return seat.prompt(f"hand-auction-{_key(now)}-none", other=seat.other, bid=bid)
    draw = seat.say("hand-auction-draw", **_draw(seat, _left(seat, seen))) if seen.bids else ""
    higher = yes_or_no(seen.bid is None or not is_highest(seen.bid))
    return seat.prompt(f"hand-auction-{_key(now)}", other=seat.other, bid=bid, draw=draw, higher=higher)


def _draw(seat: Seat, left: int) -> dict[str, str | int]:
    """What elder may draw where he leaves so many, for the sentences on it."""
    most = 8 - left
    return {"left": in_words(seat.say, left), "number": most, "most": in_words(seat.say, most)}


# The bids: how many cards are left to the other, then how many tricks.


def _left(seat: Seat, seen: DealView) -> int:
    """How many cards he would leave: as he has chosen, else as in the bid that stands, else as in the lowest bid."""
    may = {bid.left for bid in seen.bids}
    stands = seen.bid.left if seen.bid else None
    return next(left for left in (seat.draft.left, stands, seen.bids[0].left) if left in may)


def _chosen(seat: Seat, seen: DealView) -> Bid | None:
    """The bid that he has chosen, if he may make it."""
    left = _left(seat, seen) if seen.bids else None
    return next((bid for bid in seen.bids if (bid.tricks, bid.left) == (seat.draft.tricks, left)), None)


def _left_menu(seat: Seat, seen: DealView) -> ui.Select[Any]:
    say, now = seat.say, _left(seat, seen)
    arg = str(seat.draft.tricks or "")
    menu: ui.Select[Any] = ui.Select(custom_id=seat.id("left", arg), placeholder=say("hand-bid-left"))
    for left in sorted({bid.left for bid in seen.bids}):
        label = capital(say("hand-bid-left-option", left=in_words(say, left), other=seat.other_name))
        draw = say("hand-bid-draw", **_draw(seat, left))
        menu.add_option(label=label, description=draw, value=str(left), default=left == now)
    return menu


def _tricks_menu(seat: Seat, seen: DealView) -> ui.Select[Any]:
    say, left, chosen = seat.say, _left(seat, seen), _chosen(seat, seen)
    menu: ui.Select[Any] = ui.Select(custom_id=seat.id("tricks", str(left)), placeholder=say("hand-bid-tricks"))
    for bid in seen.bids:
        if bid.left == left:
            label = say("hand-bid-tricks-option", tricks=in_words(say, bid.tricks), value=bid.value)
            menu.add_option(label=capital(label), value=str(bid.tricks), default=bid == chosen)
    return menu


# Yes and pass, and what is said in the end.


def _word(seat: Seat, word: str, key: str) -> ui.Button[Any]:
    style = ButtonStyle.primary if seat.draft.word == word else ButtonStyle.secondary
    return button(seat.say(key), seat.id("word", word), style)


def _confirm(seat: Seat, seen: DealView, now: Step) -> ui.Button[Any]:
    value = seen.bid.value if seen.bid else 0
    if seat.draft.word == "pass":
        higher = yes_or_no(seen.bids)
        label = seat.say(f"hand-confirm-pass-{_key(now)}", other=seat.other_name, value=value, higher=higher)
        return button(short(label), seat.id("bid", "pass"), ButtonStyle.success)
    if seat.draft.word == "yes" and seen.may_say_yes:
        return button(seat.say("hand-confirm-yes", value=value), seat.id("bid", "yes"), ButtonStyle.success)
    if chosen := _chosen(seat, seen):
        label = seat.say("hand-confirm-bid", bid=bid_in_words(seat, chosen))
        return button(label, seat.id("bid", f"{chosen.tricks}-{chosen.left}"), ButtonStyle.success)
    return button(seat.say("hand-confirm-choose"), seat.id("bid"), ButtonStyle.success, disabled=True)
