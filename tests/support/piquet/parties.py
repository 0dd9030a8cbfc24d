import random
from collections.abc import Callable
from typing import Any

from tests.support.piquet.playing import play_through, random_table
from tests.support.reference import reference_partie
from tests.support.reference.reference_deal import PACK, Options, Table

Partie = dict[str, Any]


def partie(rng: random.Random, rules: str, options: Options | None = None) -> Partie:
    return written(rules, tables_played(rng, rules, options, rng.choice([0, 0.005])), options)


def tables_played(
    rng: random.Random,
    rules: str,
    options: Options | None = None,
    stops: float = 0,
    dealt: Callable[..., Table] = random_table,
) -> list[Table]:
    """Plays a random partie's deals. After each line the partie stops with probability ``stops``."""
    tables: list[Table] = []
    first = rng.randrange(2)
    while reference_partie.result(tables) is None:
        dealer = reference_partie.next_dealer(tables)
        game = reference_partie.game_before(rules, tables)
        tables.append(dealt(rng, rules, first if dealer is None else dealer, game, options))
        for _line in play_through(rng, tables[-1]):
            if rng.random() < stops:
                return tables
    return tables


def written(rules: str, tables: list[Table], options: Options | None = None) -> Partie:
    deals = [
        {
            "dealer": table.dealer,
            "hands": [" ".join(table.dealt[0]), " ".join(table.dealt[1])],
            "talon": " ".join(table.talon),
            "actions": list(table.lines),
        }
        for table in tables
    ]
    whole = {"piquet": 1, "rules": rules, "players": ["A", "B"], "deals": deals}
    return whole | ({"options": dict(options)} if options else {})


def tables_of(whole: Partie) -> list[Table]:
    tables: list[Table] = []
    options = whole.get("options", {})
    for deal in whole["deals"]:
        hands = tuple(deal["hands"][0].split(" ")), tuple(deal["hands"][1].split(" "))
        game = reference_partie.game_before(whole["rules"], tables)
        table = Table(whole["rules"], deal["dealer"], hands, tuple(deal["talon"].split(" ")), game, options)
        for line in deal["actions"]:
            assert table.allows(line)
            table.say(line)
        tables.append(table)
    return tables


def seats_changed(whole: Partie) -> Partie:
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
    """Returns the deal and action at which a record fails, NO_RECORD if it is no record, or None if it is playable."""
    match whole:
        case {"piquet": 1 as version, "rules": str(rules), "players": [str(), str()], "deals": list(deals)}:
            if type(version) is int:
                options = whole.get("options", {})
                fits = reference_partie.known(rules) and reference_partie.fit(rules, options)
                return _fault_of_deals(rules, options, deals) if fits else (-1, -1)
    return NO_RECORD


def _fault_of_deals(rules: str, options: Options, deals: list[Any]) -> tuple[int, int] | None:
    tables: list[Table] = []
    for number, deal in enumerate(deals):
        if tables and not tables[-1].over:
            return number - 1, len(tables[-1].lines)
        table = None if reference_partie.result(tables) else _dealt(rules, deal)
        if table is None or reference_partie.next_dealer(tables) not in (None, table.dealer):
            return number, -1
        table.game, table.options = reference_partie.game_before(rules, tables), options
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
