"""What a seat or the public knows about a deal, implemented a second time from record.md."""

from typing import Any

from tests.support.reference.reference_deal import RANKS, Group, Table, groups_of, number_and_tiebreak, pips
from tests.support.reference.reference_scores import items, score

UNKNOWN = "??"


def told(table: Table, eye: int | None) -> dict[str, Any]:
    """Returns the deal as a seat may see it, or the public (None)."""
    known = known_of_the_talon(table, eye)
    deal = {
        "dealer": table.dealer,
        "hands": [" ".join(table.dealt[seat] if _hand_known(table, seat, eye) else [UNKNOWN] * 12) for seat in (0, 1)],
        "talon": " ".join(card if card in known else UNKNOWN for card in table.talon),
        "actions": [_line(table, line, eye) for line in table.lines],
    }
    return deal | ({"score": score(table), "items": items(table)} if table.over else {})


def known_of_the_talon(table: Table, eye: int | None) -> set[str]:
    """Returns the talon cards seen by a seat: its own draw, elder's look at the first five, younger's look.

    Elder sees the cards of younger's look only after leading, or naming the lead suit.
    """
    known = set(table.drawn(eye)) if eye is not None else set()
    if eye == table.elder and eye in table.exchanged and table.rules != "counterpique":
        known |= set(table.talon[:5])
    if table.looked and (eye == table.younger or (eye == table.elder and (table.plays or table.named))):
        known |= set(table.talon[8 - table.left :])
    return known


def _hand_known(table: Table, seat: int, eye: int | None) -> bool:
    """A carte blanche is shown after the other player's exchange, in Counterpique at once."""
    shown = table.rules == "counterpique" or 1 - seat in table.exchanged
    return seat == eye or (seat in table.announced and shown)


def _line(table: Table, line: str, eye: int | None) -> str:
    seat, verb, *rest = line.split(" ", 2)
    if eye is not None and int(seat) == eye:
        return line
    match verb:
        case "exchange":
            number = len(table.exchanged[int(seat)])
            return f"{seat} exchange " + (" ".join([UNKNOWN] * number) or "-")
        case "answer":
            return _answer(table, line)
        case "point" | "sequence" | "set" if int(seat) == table.elder:
            return _call(table, line, verb, groups_of(rest[0]))
    return line


def _call(table: Table, line: str, kind: str, groups: list[Group]) -> str:
    """A good call shows all cards, an equal call its first group, any other call only its words."""
    if not groups or table.verdict(kind) == "good":
        return line
    if table.verdict(kind) == "equal":
        return f"{table.elder} {kind} {' '.join(groups[0])}"
    number, _ = number_and_tiebreak(kind, groups[0])
    full = kind in table.says_at_once or kind in table.making
    return f"{table.elder} {kind} " + (_in_full(table, kind, groups[0]) if full else str(number))


def _in_full(table: Table, kind: str, group: Group) -> str:
    number, tiebreak = number_and_tiebreak(kind, group)
    suit = f" {group[0][1]}" if kind == "sequence" and table.letter_of_001 else ""
    return f"{number} {tiebreak if kind == 'point' else RANKS[tiebreak]}{suit}"


def _answer(table: Table, line: str) -> str:
    seat, _, kind, cards = line.split(" ", 3)
    making = "making " if kind in table.making else ""
    verdict = table.verdict(kind)
    follows = f" {cards}" if verdict == "equal" and table.plays else ""
    if verdict == "not-good":
        follows = _better(table, kind, groups_of(cards)[0])
    return f"{seat} answer {kind} {making}{verdict}{follows}"


def _better(table: Table, kind: str, group: Group) -> str:
    if table.letter_of_001:
        return f" {_in_full(table, kind, group)}"
    if table.letter_of_004 and kind == "point":
        if kind in table.making:
            return f" {pips(group)}"
        return f" {len(group)}" if table.options.get("reading") == "0.2" else ""
    return ""
