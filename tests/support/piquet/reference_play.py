"""Plays record lines on the engine, for comparison with the second implementation."""

import pickle
from typing import Any

from bot.piquet import record
from bot.piquet.actions import UnreadableAction, parse_action
from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.illegal import Illegal
from bot.piquet.rules import rules_of
from tests.support.reference.reference_deal import Group, Table


def cards(group: Group) -> tuple[Card, ...]:
    return tuple(map(Card.parse, group))


def deal_of(table: Table) -> Deal:
    """Returns the engine's deal for a reference table before its first line."""
    dealt = cards(table.dealt[0]), cards(table.dealt[1])
    return Deal(rules_of(table.rules, table.options), table.dealer, dealt, cards(table.talon), table.game)


def replayed(table: Table) -> Deal:
    deal = deal_of(table)
    for line in table.lines:
        deal.do(parse_action(line))
    return deal


def readable(line: str) -> bool:
    """Whether a line is an action in the engine's own spelling."""
    try:
        return str(parse_action(line)) == line
    except UnreadableAction:
        return False


def takes(deal: Deal, line: str) -> bool:
    """Whether the engine accepts a line, and checks that a refusal leaves the deal unchanged."""
    try:
        action = parse_action(line)
    except UnreadableAction:
        return False
    if deal.can(action):
        return True
    before = pickle.dumps(deal)
    try:
        deal.do(action)
    except Illegal:
        assert pickle.dumps(deal) == before
        return False
    raise AssertionError(f"{line!r} cannot be done, and was done")


def items(deal: Deal) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for item in deal.reckoning.items:
        found.setdefault(item.reason.value, [0, 0])[item.seat] += item.points
    return found


def told(deal: Deal, eye: int | None) -> dict[str, Any]:
    """Returns the deal from the record for a seat, or for the public (None)."""
    whole = record.write_view(deal.rules, ("A", "B"), [deal], eye)
    seen: dict[str, Any] = whole["deals"][0]
    return seen
