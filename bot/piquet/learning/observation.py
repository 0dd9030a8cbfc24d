"""A seat's knowledge as a vector of fixed length, for neural networks. ``LAYOUT`` has each part's indexes.

A part for cards has 1.0 at the number of each of its cards. Counts are divided by their maximum, points by 100.
Unlike ``Game.information``, the vector does not contain the order of events.

| part | size | holds |
|---|---|---|
| ``hand`` | 32 | the seat's cards |
| ``held`` | 32 | the other seat's sure cards |
| ``maybe`` | 32 | other cards it may hold |
| ``played``, ``taken`` | 32, 32 | cards played by the seat and by the other |
| ``discards`` | 32 | the seat's discards |
| ``left`` | 32 | cards left in the talon, if seen |
| ``led`` | 32 | the card to follow |
| ``named`` | 93 | steps of the action being made |
| ``stage`` | 6 | the stage, in the order of ``Stage`` |
| ``suit`` | 4 | the suit named for the first lead |
| ``facts`` | 16 | elder, to act, the other hand is shown, looked; the seat's tricks, cards drawn and points, then \
the other's; both scores of the game before the deal; cards left; the bid's tricks and cards left; misère |
| ``calls`` | 18 | for point, sequence and set: elder's number and tie-break, the verdict (good, not good, equal), \
younger's number |

>>> from piquet import Deal, rules_of, view_of
>>> vector = observation(view_of(Deal.from_pack(rules_of("rubicon"), dealer=1), 0))
>>> len(vector), sum(vector[place] for place in LAYOUT["hand"]), LAYOUT["stage"]
(393, 12.0, range(349, 355))
"""

from itertools import accumulate
from typing import Final

from ..cards import Hand, Suit
from ..deal import Stage
from ..declaring import Verdict
from ..knowledge.unseen import Unseen, played_by_seat
from ..rules import KINDS
from ..view import DealView, SeenAnswer, SeenCall
from .steps import STEPS

_SIZES: Final = {
    **dict.fromkeys(("hand", "held", "maybe", "played", "taken", "discards", "left", "led"), 32),
    "named": len(STEPS),
    "stage": len(Stage),
    "suit": len(Suit),
    "facts": 16,
    "calls": 6 * len(KINDS),
}
LAYOUT: Final = {
    name: range(end - size, end) for (name, size), end in zip(_SIZES.items(), accumulate(_SIZES.values()), strict=True)
}
"""Each part's indexes."""


def observation(seen: DealView, named: tuple[int, ...] = ()) -> tuple[float, ...]:
    """Returns a view's vector; ``named`` has an unfinished action's steps. Raises ValueError for the public's view."""
    unseen, played = Unseen.of(seen), played_by_seat(seen)
    me = seen.eye
    assert me is not None  # noqa: S101 - Unseen has checked it
    left = Hand.of(card for card in seen.talon[8 - seen.left :] if card is not None)
    led = Hand.of(() if seen.led is None or seen.led_by == me else (seen.led,))
    cards = (
        seen.hand,
        unseen.held,
        Hand.of(unseen.maybe),
        played[me],
        played[1 - me],
        Hand.of(seen.discards),
        left,
        led,
    )
    return (
        *(float(hand >> card & 1) for hand in cards for card in range(32)),
        *(float(step in named) for step in range(len(STEPS))),
        *(float(stage is seen.stage) for stage in Stage),
        *(float(suit is seen.named) for suit in Suit),
        *_facts(seen, me),
        *_calls(seen),
    )


def _facts(seen: DealView, me: int) -> tuple[float, ...]:
    other = 1 - me
    flags = (me == seen.elder, me == seen.to_move, seen.dealt[other] is not None, seen.looked)
    counts = [
        count
        for seat in (me, other)
        for count in (seen.winners.count(seat) / 12, (seen.drawn[seat] or 0) / 8, seen.score[seat] / 100)
    ]
    bid = (seen.bid.tricks / 13, seen.bid.left / 8) if seen.bid else (0.0, 0.0)
    game = seen.game[me] / 100, seen.game[other] / 100
    return (*map(float, flags), *counts, *game, seen.left / 8, *bid, float(seen.misere))


def _calls(seen: DealView) -> list[float]:
    found: list[float] = []
    for kind in KINDS:
        said = [done for done in seen.first_actions if isinstance(done, SeenCall | SeenAnswer) and done.kind is kind]
        called = next((done for done in said if isinstance(done, SeenCall) and done.seat == seen.elder), None)
        answer = next((done for done in said if isinstance(done, SeenAnswer)), None)
        reckoned = next((done for done in said if isinstance(done, SeenCall) and done.seat == seen.younger), None)
        found += [called.number / 8, (called.tiebreak or 0) / 100] if called else [0.0, 0.0]
        found += [float(answer is not None and answer.verdict is verdict) for verdict in Verdict]
        found.append(reckoned.number / 8 if reckoned else 0.0)
    return found
