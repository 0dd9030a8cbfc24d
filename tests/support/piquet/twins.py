"""Twins: two deals with equal facts except those hidden from an ``eye``, a seat or the public (None).

Making a twin swaps unseen cards and changes calls and answers not fully known to the eye, as long as its view stays
equal.
"""

import random
from collections.abc import Iterator
from typing import Any

from tests.support.piquet.playing import best_groups
from tests.support.reference.reference_deal import KINDS, PACK, Group, Table, groups_of
from tests.support.reference.reference_view import told

Script = tuple[tuple[Group, Group], Group, list[str]]


def twin(rng: random.Random, table: Table, eye: int | None) -> Table:
    """Returns a different deal with an equal view for ``eye``; an unchanged deal if no change was possible."""
    other, seen = table, told(table, eye)
    hidden = _hidden(seen)
    for _ in range(8):
        words = rng.randrange(3) == 0
        changed = _with_words_changed(rng, other, eye) if words else _with_cards_changed(rng, other, hidden)
        if changed and told(changed, eye) == seen:
            other = changed
    return other


def unseen(table: Table, eye: int | None) -> list[str]:
    """Returns the cards neither held nor seen by ``eye``."""
    return _hidden(told(table, eye))


def _hidden(seen: dict[str, Any]) -> list[str]:
    words = " ".join([*seen["hands"], seen["talon"], *seen["actions"]]).split(" ")
    return [card for card in PACK if card not in words]


def said_again(table: Table, dealt: tuple[Group, Group], talon: Group, lines: list[str]) -> Table | None:
    """Returns a deal with these cards and lines, or None if they are illegal."""
    other = Table(table.rules, table.dealer, dealt, talon, table.game, table.options)
    for line in lines:
        if not other.allows(line):
            return None
        other.say(line)
    return other


def _with_cards_changed(rng: random.Random, table: Table, hidden: list[str]) -> Table | None:
    change = _exchange_of_places(rng, hidden)

    def changed(cards: Group) -> Group:
        return tuple(change.get(card, card) for card in cards)

    lines = [" ".join(changed(tuple(line.split(" ")))) for line in table.lines]
    return said_again(table, (changed(table.dealt[0]), changed(table.dealt[1])), changed(table.talon), lines)


def _exchange_of_places(rng: random.Random, cards: list[str]) -> dict[str, str]:
    if len(cards) < 2:
        return {}
    one, other = rng.sample(cards, 2)
    pairs = [
        [(one, other)],
        [(card, card[0] + other[1]) for card in cards if card[1] == one[1]],
        [(card, other[0] + card[1]) for card in cards if card[0] == one[0]],
    ]
    known_not = [(a, b) for a, b in rng.choice(pairs) if b in cards]
    return dict(known_not) | {b: a for a, b in known_not}


def _with_words_changed(rng: random.Random, table: Table, eye: int | None) -> Table | None:
    places = [at for at, line in enumerate(table.lines) if line[0] != str(eye) and _is_call_or_answer(line)]
    if not places:
        return None
    at = rng.choice(places)
    lines = [*table.lines[:at], rng.choice(list(_other_words(table, table.lines[at]))), *table.lines[at + 1 :]]
    return said_again(table, table.dealt, table.talon, lines)


def _is_call_or_answer(line: str) -> bool:
    return line.split(" ")[1] in (*KINDS, "answer")


def _other_words(table: Table, line: str) -> Iterator[str]:
    seat, verb, *rest = line.split(" ")
    kind = rest[0] if verb == "answer" else verb
    held = best_groups(kind, table.hand(int(seat)) | {card for player, card in table.plays if player == int(seat)})
    if verb == "answer":
        yield f"{seat} answer {kind} -"
        for group in held:
            yield f"{seat} answer {kind} {' '.join(group)}"
            yield f"{seat} answer {kind} {' '.join(group[1:]) or '-'}"
        return
    said = groups_of(line.split(" ", 2)[2])
    for groups in [said[:1], *([said[0], group] for group in held if said), *([group] for group in held)]:
        yield f"{seat} {kind} {' / '.join(map(' '.join, groups)) or '-'}"
