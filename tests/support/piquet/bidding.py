"""Random Counterpique auctions: most bids fit the hand, some are far too high or too low."""

import random
from collections.abc import Iterator

from tests.support.reference.reference_auction import BIDS, allowed, value
from tests.support.reference.reference_deal import Group, Table

_BATTLE = ("7S", "7H")
_WEAK_ELDER = ("8S", "8H", "8D", "8C")
_NO_BIDS = ("6-3", "14-8", "8-2", "8-9", "07-3", "21", "8 3", "8-", "-", "AS", "8-3-3", " 8-3", "8-3 ", "pass")


def call_in_the_auction(rng: random.Random, table: Table, seat: int) -> str:
    wish = _wish(rng, table, table.dealt[seat])
    if allowed([*table.words, "yes"]):
        return f"{seat} {'yes' if wish >= value(table.words[-1]) else 'pass'}"
    open_bids = [bid for bid in BIDS if allowed([*table.words, bid]) and value(bid) <= wish]
    open_bids.sort(key=value)
    if not open_bids:
        return f"{seat} pass"
    bid = rng.choice([open_bids[0], open_bids[0], open_bids[-1], rng.choice(open_bids)])
    return f"{seat} bid {bid}"


def _wish(rng: random.Random, table: Table, dealt: Group) -> int:
    """The talon's top card decides whether both seats bid as high as they can, or the better hand bids low."""
    if table.talon[0] in _BATTLE:
        return 104
    hoped = sum({"A": 1.5, "K": 1, "Q": 0.5}.get(card[0], 0) for card in dealt)
    sober = int(hoped * rng.randint(3, 6))
    if table.talon[0] in _WEAK_ELDER:
        return 40 - sober
    return rng.choice([sober, sober, sober, 104, 0, rng.randrange(105)])


def wrong_calls(rng: random.Random, table: Table) -> Iterator[str]:
    """Yields auction words close to the legal ones, most of them illegal."""
    seat = rng.randrange(2)
    yield from (f"{seat} {word}" for word in ("yes", "pass"))
    yield f"{seat} bid {rng.choice(BIDS)}"
    yield f"{seat} bid {rng.choice(_NO_BIDS)}"
    for word in table.words[-2:]:
        if word in BIDS:
            yield f"{seat} bid {word}"
            yield f"{seat} bid {rng.choice([bid for bid in BIDS if value(bid) == value(word)])}"
            yield f"{seat} bid {min((bid for bid in BIDS if value(bid) > value(word)), key=value, default=word)}"
