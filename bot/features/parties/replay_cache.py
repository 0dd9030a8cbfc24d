"""A cache of replayed deals, so that only the actions since the last replay are played again."""

from collections import OrderedDict
from threading import Lock
from typing import Final, NamedTuple

from bot.piquet.actions import parse_action
from bot.piquet.cards import parse_cards
from bot.piquet.deal import Deal
from bot.piquet.rules import Rules

MOST: Final = 256
"""The number of deals kept in memory (a few megabytes): those of the parties being played right now."""


class DealKey(NamedTuple):
    """The identity of a deal: its rules and cards, in the notation of the record.

    ``game`` is the score of the current game before the deal, if the partie is played in games of a hundred.
    """

    rules: Rules
    dealer: int
    hands: tuple[str, str]
    talon: str
    game: tuple[int, int]


class ReplayCache:
    """The replayed deals. A replay depends only on the deal and its actions, so no entry can become outdated."""

    def __init__(self) -> None:
        self._known: OrderedDict[DealKey, tuple[tuple[str, ...], Deal]] = OrderedDict()
        # Both database connections load parties, each in its own thread.
        self._lock = Lock()

    def replay(self, dealt: DealKey, texts: tuple[str, ...]) -> Deal:
        """The deal after these actions, as a copy for the caller. Raises UnreadableAction or Illegal."""
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
