"""Whole parties as records, played at random."""

import random
from typing import Any

from tests.piquet import reference_scores
from tests.piquet.playing import play_through, random_table
from tests.piquet.reference import PACK, Table

Partie = dict[str, Any]


def partie(rng: random.Random, rules: str) -> Partie:
    """A partie played at random to its end, or to somewhere short of it."""
    first = rng.randrange(2)
    tables: list[Table] = []
    while reference_scores.result([reference_scores.score(table) for table in tables]) is None:
        tables.append(random_table(rng, rules, (first + len(tables)) % 2))
        for _line in play_through(rng, tables[-1]):
            if rng.randrange(200) == 0:
                return written(rules, tables)
    return written(rules, tables)


def written(rules: str, tables: list[Table]) -> Partie:
    deals = [
        {
            "dealer": table.dealer,
            "hands": [" ".join(table.dealt[0]), " ".join(table.dealt[1])],
            "talon": " ".join(table.talon),
            "actions": list(table.lines),
        }
        for table in tables
    ]
    return {"piquet": 1, "rules": rules, "players": ["A", "B"], "deals": deals}


def tables_of(whole: Partie) -> list[Table]:
    """The tables of a record, replayed by the reference."""
    tables = []
    for deal in whole["deals"]:
        hands = tuple(deal["hands"][0].split(" ")), tuple(deal["hands"][1].split(" "))
        table = Table(whole["rules"], deal["dealer"], hands, tuple(deal["talon"].split(" ")))
        for line in deal["actions"]:
            assert table.allows(line)
            table.say(line)
        tables.append(table)
    return tables


def seats_changed(whole: Partie) -> Partie:
    """The same partie, each player in the other's place."""
    deals = [
        {
            "dealer": 1 - deal["dealer"],
            "hands": deal["hands"][::-1],
            "talon": deal["talon"],
            "actions": [f"{1 - int(line[0])}{line[1:]}" for line in deal["actions"]],
        }
        for deal in whole["deals"]
    ]
    return whole | {"deals": deals}


NO_RECORD = (-2, -2)


def first_fault(whole: Any) -> tuple[int, int] | None:
    """Where a value of JSON breaks as a record: its deal and action, NO_RECORD, or None where it can be played."""
    match whole:
        case {"piquet": 1 as version, "rules": str(rules), "players": [str(), str()], "deals": list(deals)}:
            if type(version) is int:
                return _fault_of_deals(rules, deals) if rules in ("rubicon", "club") else (-1, -1)
    return NO_RECORD


def _fault_of_deals(rules: str, deals: list[Any]) -> tuple[int, int] | None:
    tables: list[Table] = []
    for number, deal in enumerate(deals):
        if tables and not tables[-1].over:
            return number - 1, len(tables[-1].lines)
        table = None if reference_scores.result(list(map(reference_scores.score, tables))) else _dealt(rules, deal)
        if table is None or (tables and table.dealer == tables[-1].dealer):
            return number, -1
        for index, line in enumerate(deal["actions"]):
            if not isinstance(line, str) or not table.allows(line):
                return number, index
            table.say(line)
        tables.append(table)
    return None


def _dealt(rules: str, deal: Any) -> Table | None:
    match deal:
        case {"dealer": 0 | 1 as dealer, "hands": [str(one), str(other)], "talon": str(talon), "actions": list()}:
            cards = [tuple(text.split(" ")) for text in (one, other, talon)]
            whole_pack = sorted(card for part in cards for card in part) == sorted(PACK)
            if type(dealer) is int and whole_pack and [len(part) for part in cards] == [12, 12, 8]:
                return Table(rules, dealer, (cards[0], cards[1]), cards[2])
    return None
