"""Playing ahead: several leads at once, and orders for later turns."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands import call_step, clicks, drafts
from bot.features.hands.hand_context import HandContext, Items
from bot.kit.card_text import capital, face, faces, label_of, listed, name_of, ranks
from bot.kit.controls import rows, visible
from bot.kit.words import yes_or_no
from bot.piquet.cards import Hand
from bot.piquet.deal import Stage
from bot.piquet.knowledge.sure_cards import all_sure, sure_runs
from bot.piquet.orders import Orders, may_leave, may_list_leads, may_open
from bot.piquet.rules import Kind
from bot.piquet.view import DealView

_MOST_RUNS = 3


def may_order(context: HandContext, seen: DealView) -> bool:
    """Whether the player may play ahead now. False in their first deal."""
    last = context.sight.my_turn and len(seen.hand) == 1
    return context.sight.experienced and not last and (may_leave(seen) or may_list_leads(seen))


def orders_button(context: HandContext) -> ui.Button[Any]:
    return context.button("hand-ahead", clicks.OpenOrders(*context.at, kept=context.draft))


def left_for_later(context: HandContext) -> Items:
    orders = context.sight.orders.for_the_deal
    return [_orders_text(context, orders)] if orders else []


def waiting_controls(context: HandContext, seen: DealView) -> Items:
    """Draws a waiting player's orders. Between the exchanges, offers elder a button that orders all calls."""
    orders = context.sight.orders
    if orders:
        return [
            _orders_text(context, orders),
            ui.ActionRow(context.button("hand-orders-cancel", clicks.CancelOrders(*context.at))),
        ]
    if not (may_order(context, seen) and may_open(seen)):
        return []
    blank = yes_or_no(not seen.rules.exchange.blank_dealt)
    offered = context.prompt("hand-open-offered", other=context.other, blank=blank)
    every = context.button("hand-open-all", clicks.OrderOpening(*context.at), ButtonStyle.primary)
    return [offered, *([ui.ActionRow(every)] if drafts.callable_kinds(seen) else [])]


def panel(context: HandContext, seen: DealView) -> Items:
    """Draws the panel for playing ahead. An order is stored at once, but a list of leads must be confirmed."""
    orders, listed = context.sight.orders, context.draft.listed
    texts: Items = [context.prompt("hand-ahead-asked")]
    if context.sight.my_turn and seen.led is not None:
        texts.append(context.prompt("hand-orders-now"))
    # A stored order is described in full.
    if may_leave(seen) and not orders.follows:
        texts.append(context.prompt("hand-orders-follow-how"))
    # Opening menus already show its calls.
    if extra := replace(orders, calls=()):
        texts.append(_orders_text(context, extra))
    if listed:
        # The menu does not show the card order.
        texts.append(context.prompt("hand-list-picked", cards=context.faces.row(listed)))
    usual = [*_sure_leads(context, seen), *([_follow(context, orders)] if may_leave(seen) else [])]
    menus = [ui.ActionRow(menu) for menu in _menus(context, seen)]
    last = [context.button("hand-orders-close", clicks.OpenOrders(*context.at, ordering=False, kept=context.draft))]
    if orders:
        last.insert(0, context.button("hand-orders-cancel", clicks.CancelOrders(*context.at, kept=context.draft)))
    if listed:
        last.insert(0, context.button("hand-list-confirm", clicks.LeadCards(*context.at, listed), ButtonStyle.success))
    return [*texts, *rows(usual), *menus, ui.ActionRow(*last)]


def _leads_now(context: HandContext, seen: DealView) -> bool:
    return seen.led is None and bool(seen.playable) and call_step.kind_asked(context, seen) is None


def _sure_leads(context: HandContext, seen: DealView) -> Iterator[ui.Button[Any]]:
    # Once leads are listed, two buttons would share an id.
    wanted = context.sight.settings.sure_leads and not context.draft.listed
    if not (wanted and _leads_now(context, seen)) or all_sure(seen):
        return
    # After naming a suit, elder leads it first.
    runs = [run for run in sure_runs(seen) if run[0] in seen.playable]
    if len(runs) > 1:
        every = tuple(chain.from_iterable(runs))
        leads = clicks.LeadCards(*context.at, every)
        yield context.button("hand-lead-all-sure", leads, ButtonStyle.primary, number=len(every))
    for run in sorted((run for run in runs if len(run) > 1), key=len, reverse=True)[:_MOST_RUNS]:
        first, rest = face(context.say, run[0]), ranks(context.say, run[1:])
        style = ButtonStyle.secondary if len(runs) > 1 else ButtonStyle.primary
        yield context.button("hand-lead-run", clicks.LeadCards(*context.at, tuple(run)), style, first=first, rest=rest)


def _menus(context: HandContext, seen: DealView) -> Iterator[ui.Select[Any]]:
    # In a card menu the click order counts. Chosen cards are shown above the menus.
    hand, most, plays = seen.hand, len(seen.hand), seen.stage is Stage.PLAY
    if _leads_now(context, seen):
        listed = clicks.ChooseLeads(*context.at, context.draft.passed)
        yield context.card_select(listed, "hand-orders-leads", hand, Hand.of(context.draft.listed), most)
    if may_open(seen):
        opening = clicks.opening_of(context.sight)
        for kind in drafts.callable_kinds(seen):
            yield _call_menu(context, seen, opening, kind)
        yield context.card_select(clicks.OrderLeads(*context.at), "hand-orders-leads", hand, drafts.NOTHING, most)
    # While a call awaits its answer, a lead would end the calls before elder sees it.
    elif plays and may_list_leads(seen) and not context.sight.my_turn:
        yield context.card_select(clicks.OrderLeads(*context.at), "hand-orders-leads", hand, drafts.NOTHING, most)
    if plays and may_leave(seen):
        throws = clicks.OrderThrows(*context.at, kept=context.draft)
        yield context.card_select(throws, "hand-orders-throw", hand, drafts.NOTHING, most)
        # The player's own decision would cancel this order.
        if not context.sight.my_turn:
            yield context.card_select(clicks.OrderThen(*context.at), "hand-orders-then", hand, drafts.NOTHING, most)


def _call_menu(context: HandContext, seen: DealView, orders: Orders, kind: Kind) -> ui.Select[Any]:
    chosen = drafts.chosen_calls(orders).get(kind, ())
    menu: ui.Select[Any] = ui.Select(custom_id=clicks.OrderCall(*context.at, drafts.write_call(kind, ())).id)
    for groups in drafts.offers(seen.rules, kind, seen.hand):
        label = visible(capital(label_of(context.say, kind, groups)))
        menu.add_option(label=label, value=drafts.write_call(kind, groups), default=groups == chosen)
    nothing = context.say(f"hand-open-no-{kind}")
    menu.add_option(label=nothing, value=drafts.write_call(kind, ()), default=not chosen)
    return menu


def _follow(context: HandContext, orders: Orders) -> ui.Button[Any]:
    if orders.follows:
        return context.button(
            "hand-orders-follow-off", clicks.FollowSuit(*context.at, clicks.OFF, context.draft), ButtonStyle.success
        )
    return context.button("hand-orders-follow", clicks.FollowSuit(*context.at, clicks.ON, context.draft))


def _orders_text(context: HandContext, orders: Orders) -> ui.TextDisplay[Any]:
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
