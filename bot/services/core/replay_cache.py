"""Deals replayed from what is kept of them; of one that was replayed before, only what was done since."""

from collections import OrderedDict
from threading import Lock
from typing import Final, NamedTuple

from bot.piquet.actions import parse_action
from bot.piquet.cards import parse_cards
from bot.piquet.deal import Deal
from bot.piquet.rules import Rules

MOST: Final = 256
"""So many deals are remembered: those of the parties that are played just now, some megabytes of them."""


class DealKey(NamedTuple):
    """A deal as it was dealt, in the words of the record; ``game`` is the score of a game of a hundred before it."""

    rules: Rules
    dealer: int
    hands: tuple[str, str]
    talon: str
    game: tuple[int, int]


class ReplayCache:
    """What follows from a deal and its actions, and from nothing else: what is remembered here cannot grow old."""

    def __init__(self) -> None:
        self._known: OrderedDict[DealKey, tuple[tuple[str, ...], Deal]] = OrderedDict()
        # The threads of both connections load.
        self._lock = Lock()

    def replay(self, dealt: DealKey, texts: tuple[str, ...]) -> Deal:
        """The deal after these actions, for the caller alone. Raises UnreadableAction or Illegal."""
        done, known = self._remembered(dealt)
        if known is not None and texts[: len(done)] == done:
            deal, rest = known.copy(), texts[len(done) :]
        else:
            deal, rest = _dealt(dealt), texts
        for text in rest:
            deal.do(parse_action(text))
        if rest:
            self.remember(dealt, texts, deal.copy())
        return deal

    def remember(self, dealt: DealKey, texts: tuple[str, ...], deal: Deal) -> None:
        """The deal after these actions, which nothing more is done in from now on."""
        with self._lock:
            self._known[dealt] = texts, deal
            self._known.move_to_end(dealt)
            if len(self._known) > MOST:
                self._known.popitem(last=False)

    def _remembered(self, dealt: DealKey) -> tuple[tuple[str, ...], Deal | None]:
        with self._lock:
            return self._known.get(dealt, ((), None))


def _dealt(dealt: DealKey) -> Deal:
    hands = parse_cards(dealt.hands[0]), parse_cards(dealt.hands[1])
    return Deal(dealt.rules, dealt.dealer, hands, parse_cards(dealt.talon), dealt.game)
