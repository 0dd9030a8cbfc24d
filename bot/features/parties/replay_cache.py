from collections import OrderedDict
from threading import Lock
from typing import Final, NamedTuple

from bot.piquet.actions import parse_action
from bot.piquet.cards import parse_cards
from bot.piquet.deal import Deal
from bot.piquet.rules import Rules

MOST: Final = 256
"""The most deals in memory (a few megabytes)."""


class DealKey(NamedTuple):
    """A deal before its first action, in record notation.

    ``game`` is the score before the deal in rule sets with games of a hundred, otherwise 0–0.
    """

    rules: Rules
    dealer: int
    hands: tuple[str, str]
    talon: str
    game: tuple[int, int]


class ReplayCache:
    """A cache of replayed deals. Entries cannot become outdated: a replay depends only on the deal and its actions."""

    def __init__(self) -> None:
        self._known: OrderedDict[DealKey, tuple[tuple[str, ...], Deal]] = OrderedDict()
        # Two database connections load parties, each in its own thread.
        self._lock = Lock()

    def replay(self, dealt: DealKey, texts: tuple[str, ...]) -> Deal:
        """Returns a copy of the deal after the actions ``texts``. Raises UnreadableAction or Illegal."""
        with self._lock:
            done, known = self._known.get(dealt, ((), None))
        if known is not None and texts[: len(done)] == done:
            deal, rest = known.copy(), texts[len(done) :]
        else:
            deal, rest = _dealt(dealt), texts
        for text in rest:
            deal.do(parse_action(text))
        if rest:
            self._remember(dealt, texts, deal.copy())
        return deal

    def _remember(self, dealt: DealKey, texts: tuple[str, ...], deal: Deal) -> None:
        with self._lock:
            self._known[dealt] = texts, deal
            self._known.move_to_end(dealt)
            if len(self._known) > MOST:
                self._known.popitem(last=False)


def _dealt(dealt: DealKey) -> Deal:
    hands = parse_cards(dealt.hands[0]), parse_cards(dealt.hands[1])
    return Deal(dealt.rules, dealt.dealer, hands, parse_cards(dealt.talon), dealt.game)
