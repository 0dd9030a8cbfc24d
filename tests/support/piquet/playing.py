"""Plays random deals with every kind of legal decision, and offers illegal ones."""

import random
from collections.abc import Iterator
from itertools import islice

from tests.support.piquet.bidding import call_in_the_auction, wrong_calls
from tests.support.piquet.packs import random_options, random_table, shuffled_table
from tests.support.reference.reference_deal import (
    KINDS,
    PACK,
    RANKS,
    SUITS,
    Group,
    Table,
    groups_of,
    is_group,
    is_group_of,
    number_and_tiebreak,
)

__all__ = (
    "best_groups",
    "play_through",
    "random_line",
    "random_options",
    "random_table",
    "random_table_after",
    "shuffled_table",
    "wrong_lines",
)

FULL_SETS = "AKQJT"
_PLAYS_TO_A_CONCESSION = 100
"""On average, one card in this many is replaced by a concession."""


def play_through(rng: random.Random, table: Table) -> Iterator[str]:
    """Plays a deal at random, yielding each line once it is carried out."""
    while not table.over:
        line = random_line(rng, table)
        table.say(line)
        yield line


def random_table_after(rng: random.Random, rules: str, lines: int) -> Table:
    """Returns a deal with random options after at most this many random lines."""
    table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
    for _ in islice(play_through(rng, table), lines):
        pass
    return table


def random_line(rng: random.Random, table: Table) -> str:
    """Returns a legal line, mostly for the awaited decision."""
    besides = [f"{seat} {verb}" for verb in ("carte-blanche", "look") for seat in (0, 1)]
    for line in filter(table.allows, besides):
        if rng.randrange(2):
            return line
    seat = table.turn()
    assert seat is not None
    if table.allows(f"{seat} decline"):
        return f"{seat} {rng.choice(['decline', 'look'])}"
    if table.bidding:
        return call_in_the_auction(rng, table, seat)
    if table.limits(seat):
        return _exchange(rng, table, seat)
    if table.pending:
        return _answer(rng, table, table.pending)
    if len(table.plays) < 2 and (rng.randrange(8) or table.calls_to_be_made):
        lines = [line for kind in KINDS if table.allows(line := _call_line(rng, table, seat, kind))]
        if lines:
            return lines[0] if rng.randrange(3) else rng.choice(lines)
    return _play(rng, table, seat)


def _exchange(rng: random.Random, table: Table, seat: int) -> str:
    least, most = table.limits(seat) or (1, 5)
    number = rng.choice([most, rng.randint(least, most)])
    hand = sorted(table.hand(seat))
    rng.shuffle(hand)
    if rng.randrange(2):
        suits = [card[1] for card in hand]
        hand.sort(key=lambda card: suits.count(card[1]))
    return f"{seat} exchange {' '.join(hand[:number]) or '-'}"


def _answer(rng: random.Random, table: Table, kind: str) -> str:
    held = _known(table, kind, best_groups(kind, table.hand(table.younger)))
    choice = rng.randrange(4)
    if not held or choice == 0:
        return f"{table.younger} answer {kind} -"
    group = held[0] if choice > 1 else (_known(table, kind, [_part(rng, kind, rng.choice(held))]) or held)[0]
    return f"{table.younger} answer {kind} {' '.join(group)}"


def _call_line(rng: random.Random, table: Table, seat: int, kind: str) -> str:
    if seat == table.younger and table.answered.get(kind) and rng.randrange(2):
        return f"{seat} {kind} {' / '.join(map(' '.join, _as_answered(table, kind)))}"
    held = _known(table, kind, best_groups(kind, table.hand(seat)))
    choice = rng.randrange(12)
    if not held or choice == 0:
        return f"{seat} {kind} -"
    if kind == "point":
        held = held[:1] if choice > 3 else _known(table, kind, [_part(rng, kind, rng.choice(held))]) or held[:1]
    elif choice < 4:
        held = [part for group in held for part in _parts(rng, kind, group) if rng.randrange(4)] or held[:1]
        held.sort(key=lambda group: number_and_tiebreak(kind, group), reverse=True)
    return f"{seat} {kind} {' / '.join(map(' '.join, held))}"


def _as_answered(table: Table, kind: str) -> list[Group]:
    first = table.answered[kind]
    rest = best_groups(kind, table.hand(table.younger) - set(first)) if kind != "point" else []
    most = number_and_tiebreak(kind, first)
    return [first, *(group for group in _known(table, kind, rest) if number_and_tiebreak(kind, group) <= most)]


def _play(rng: random.Random, table: Table, seat: int) -> str:
    if table.allows(f"{seat} concede") and not rng.randrange(_PLAYS_TO_A_CONCESSION):
        return f"{seat} concede"
    if rng.randrange(2) and (named := [line for suit in SUITS if table.allows(line := f"{seat} suit {suit}")]):
        return rng.choice(named)
    legal = [line for card in sorted(table.hand(seat)) if table.allows(line := f"{seat} play {card}")]
    high_first = sorted(legal, key=lambda line: RANKS.index(line[-2]), reverse=len(table.plays) % 2 == 0)
    return rng.choice([high_first[0], rng.choice(legal)])


def best_groups(kind: str, hand: set[str]) -> list[Group]:
    """Returns all groups of a kind in a hand, best first."""
    found: list[Group] = []
    for suit in SUITS:
        ranks = "".join(rank if rank + suit in hand else " " for rank in reversed(RANKS))
        runs = [ranks.replace(" ", "")] if kind == "point" else ranks.split() if kind == "sequence" else []
        found += [tuple(rank + suit for rank in run) for run in runs]
    if kind == "set":
        found = [tuple(rank + suit for suit in SUITS if rank + suit in hand) for rank in FULL_SETS]
    found = [group for group in found if group and is_group(kind, group)]
    return sorted(found, key=lambda group: number_and_tiebreak(kind, group), reverse=True)


def _known(table: Table, kind: str, groups: list[Group]) -> list[Group]:
    """Some rule sets do not accept every suit as a point."""
    return [group for group in groups if is_group_of(table.rules, kind, group)]


def _part(rng: random.Random, kind: str, group: Group) -> Group:
    return rng.choice(_parts(rng, kind, group))


def _parts(rng: random.Random, kind: str, group: Group) -> list[Group]:
    if kind == "sequence":
        cut = rng.randint(0, len(group))
        return [part for part in (group[:cut], group[cut:]) if len(part) >= 3] or [group]
    part = tuple(card for card in group if rng.randrange(5)) or group
    return [part if is_group(kind, part) else group]


def wrong_lines(rng: random.Random, table: Table, line: str) -> Iterator[str]:
    """Yields lines close to the given line, and arbitrary ones; most are illegal."""
    seat, verb, *rest = line.split(" ", 2)
    what = rest[0] if rest else ""
    yield f"{1 - int(seat)} {verb} {what}".rstrip(" ")
    yield from (f"{rng.randrange(2)} {bare}" for bare in ("look", "decline", "suit H", "carte-blanche", "concede"))
    yield from (f"{rng.randrange(2)} play {card}" for card in rng.sample(PACK, 3))
    if what:
        yield f"{seat} {verb} {_spoilt(rng, what)}"
        yield f"{seat} {verb} {_spoilt(rng, _spoilt(rng, what))}"
        yield f"{seat} {rng.choice([*KINDS, 'exchange', 'answer point'])} {what}"
    held = sorted(table.hand(rng.randrange(2))) or list(PACK)
    cards = " ".join(rng.sample(held, rng.randint(1, min(len(held), 8))))
    yield f"{rng.randrange(2)} {rng.choice(['exchange', *KINDS, *(f'answer {kind}' for kind in KINDS)])} {cards}"
    yield _call_line(rng, table, rng.randrange(2), rng.choice(KINDS))
    yield _answer(rng, table, rng.choice(KINDS))
    if table.rules == "counterpique":
        yield from wrong_calls(rng, table)


def _spoilt(rng: random.Random, what: str) -> str:
    words = what.split(" ")
    at = rng.randrange(len(words))
    match rng.randrange(5):
        case 0:
            words[at] = rng.choice(PACK)
        case 1:
            del words[at]
        case 2:
            words.insert(at, words[at])
        case 3:
            words.insert(at, rng.choice(["/", "-", rng.choice(PACK)]))
        case 4:
            words = " / ".join(" ".join(group) for group in reversed(groups_of(what))).split(" ")
    return " ".join(words) or "-"
