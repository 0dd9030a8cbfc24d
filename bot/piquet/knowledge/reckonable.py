"""The groups that a player may call or reckon, given what the player has announced in an answer."""

from bot.piquet import calls
from bot.piquet.cards import Hand
from bot.piquet.declaring import NOT_GOOD, reckoned_first
from bot.piquet.rules import Kind
from bot.piquet.view import DealView, SeenAnswer


def reckonable_groups(seen: DealView, kind: Kind) -> tuple[Hand, ...]:
    """Every group that the eye may call or reckon in a kind: one announced in an answer, then the best first."""
    return calls.reckoning(seen.rules, kind, seen.hand, told_first(seen, kind))


def told_first(seen: DealView, kind: Kind) -> Hand:
    """The group of a better answer that the eye has announced, and so reckons first; no cards if there is none."""
    for done in seen.actions:
        if isinstance(done, SeenAnswer) and done.own and done.kind is kind and done.verdict is NOT_GOOD:
            return reckoned_first(seen.rules, kind, Hand.of(done.cards or ()), asked=done.asked)
    return Hand()
