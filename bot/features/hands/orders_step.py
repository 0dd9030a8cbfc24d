"""A player's orders: their description on the hand, and the controls to leave, change and cancel them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands import drafts, play_step
from bot.features.hands.clicks import CLOSE, OFF, ON, opening_of
from bot.features.hands.hand_context import HandContext, Items
from bot.kit.card_text import capital, faces, label_of, listed, name_of
from bot.kit.controls import visible
from bot.kit.words import yes_or_no
from bot.piquet.deal import Stage
from bot.piquet.orders import Orders, may_leave, may_list_leads, may_open
from bot.piquet.rules import Kind
from bot.piquet.view import DealView


def may_order(context: HandContext, seen: DealView) -> bool:
    """True if the player may leave any orders now. Orders are offered after a player's first deal."""
    return context.sight.experienced and (may_leave(seen) or (not context.sight.my_turn and may_list_leads(seen)))


def orders_button(context: HandContext) -> ui.Button[Any]:
    """The button that opens the orders."""
    return context.button("hand-orders", "orders", _kept(context))


def _kept(context: HandContext) -> str:
    """The player's draft for the decision, appended to the id of every control for orders."""
    return drafts.write_kept(context.draft)


def left_for_later(context: HandContext) -> Items:
    """The orders shown to the player to act: only orders that remain in force after the decision."""
    orders = context.sight.orders.for_the_deal
    return [_told(context, orders)] if orders else []


def waiting_controls(context: HandContext, seen: DealView) -> Items:
    """The orders shown to a waiting player, or buttons for the most common ones."""
    orders = context.sight.orders
    if orders:
        change = context.button("hand-orders-change", "orders")
        cancel = context.button("hand-orders-cancel", "cancel")
        return [_told(context, orders), ui.ActionRow(change, cancel)]
    if not may_order(context, seen):
        return []
    if may_open(seen):
        every = context.button("hand-open-all", "open", "", ButtonStyle.primary)
        choose = context.button("hand-open-choose", "orders")
        first = [every] if drafts.callable_kinds(seen) else []
        return [
            context.prompt(
                "hand-open-offered", other=context.other, blank=yes_or_no(not seen.rules.exchange.blank_dealt)
            ),
            ui.ActionRow(*first, choose),
        ]
    # In a misère, where players try to lose tricks, only leads can be ordered, not replies.
    follow = [_follow(context, orders)] if may_leave(seen) else []
    return [ui.ActionRow(*follow, orders_button(context))]


def panel(context: HandContext, seen: DealView) -> Items:
    """All orders that the player may leave now. Each choice is stored at once."""
    orders = context.sight.orders
    texts: Items = [context.prompt("hand-orders-asked")]
    if context.sight.my_turn and seen.led is not None:
        texts.append(context.prompt("hand-orders-now"))
    # Once left, the order is told in full.
    if may_leave(seen) and not orders.follows:
        texts.append(context.prompt("hand-orders-follow-how"))
    # The menus of an opening already show its calls.
    if besides := replace(orders, calls=()):
        texts.append(_told(context, besides))
    texts += play_step.chosen(context)
    menus = [ui.ActionRow(menu) for menu in _menus(context, seen)]
    close = context.button("hand-orders-close", "orders", CLOSE + _kept(context))
    last = [_follow(context, orders)] if may_leave(seen) else []
    if orders:
        last.append(context.button("hand-orders-cancel", "cancel", _kept(context)))
    return [*texts, *menus, ui.ActionRow(*last, close)]


def _menus(context: HandContext, seen: DealView) -> Iterator[ui.Select[Any]]:
    # In a card menu the order of the clicks counts. Cards already chosen are shown above the menus.
    hand, most, plays = seen.hand, len(seen.hand), seen.stage is Stage.PLAY
    if may_open(seen):
        opening = opening_of(context.sight)
        for kind in drafts.callable_kinds(seen):
            yield _call_menu(context, seen, opening, kind)
        yield context.card_select("leads", "hand-orders-leads", hand, drafts.NOTHING, most)
    # While a call awaits its answer, a lead would end the calls before the answer is seen.
    elif plays and may_list_leads(seen) and not context.sight.my_turn:
        yield context.card_select("leads", "hand-orders-leads", hand, drafts.NOTHING, most)
    if plays and may_leave(seen):
        yield context.card_select("throw", "hand-orders-throw", hand, drafts.NOTHING, most, _kept(context))
        # The player's own decision cancels such an order.
        if not context.sight.my_turn:
            yield context.card_select("then", "hand-orders-then", hand, drafts.NOTHING, most)


def _call_menu(context: HandContext, seen: DealView, orders: Orders, kind: Kind) -> ui.Select[Any]:
    """The menu of elder's calls of a kind: one of the groups held, several of them, or nothing."""
    chosen = drafts.chosen_calls(orders).get(kind, ())
    menu: ui.Select[Any] = ui.Select(custom_id=context.id("opencall", drafts.write_call(kind, ())))
    for groups in drafts.offers(seen.rules, kind, seen.hand):
        label = visible(capital(label_of(context.say, kind, groups)))
        menu.add_option(label=label, value=drafts.write_call(kind, groups), default=groups == chosen)
    nothing = context.say(f"hand-open-no-{kind}")
    menu.add_option(label=nothing, value=drafts.write_call(kind, ()), default=not chosen)
    return menu


def _follow(context: HandContext, orders: Orders) -> ui.Button[Any]:
    if orders.follows:
        return context.button("hand-orders-follow-off", "follow", OFF + _kept(context), ButtonStyle.success)
    return context.button("hand-orders-follow", "follow", ON + _kept(context))


def _told(context: HandContext, orders: Orders) -> ui.TextDisplay[Any]:
    """A sentence for each waiting order."""
    return context.prompt("hand-orders-told", orders=" ".join(_sentences(context, orders)))


def _sentences(context: HandContext, orders: Orders) -> Iterator[str]:
    say = context.say
    called = [name_of(say, kind, group) for kind, groups in drafts.chosen_calls(orders).items() for group in groups]
    if called:
        yield say("hand-ordered-calls", groups=listed(say, called))
    elif orders.calls:
        yield say("hand-ordered-no-calls")
    if orders.leads:
        yield say("hand-ordered-leads", cards=faces(say, orders.leads))
    elif orders.calls:
        yield say("hand-ordered-lead-later")
    if orders.follows:
        yield say("hand-ordered-follow")
    if orders.throws:
        yield say("hand-ordered-throws", cards=faces(say, orders.throws))
    if orders.then:
        yield say("hand-ordered-then", cards=faces(say, orders.then))
