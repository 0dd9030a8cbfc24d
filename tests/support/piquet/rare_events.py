"""Counts rare events in random parties: a property test proves nothing about events that never happen."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from tests.support.piquet.parties import tables_played
from tests.support.piquet.playing import play_through, random_table
from tests.support.reference import reference_partie, reference_scores
from tests.support.reference.reference_auction import letters
from tests.support.reference.reference_deal import KINDS, Options, Table
from tests.support.reference.reference_groups import SEQUENCE_BEFORE_SET, YOUNGER_MAY_KEEP_ALL


def reached(rules: str, seeds: Iterable[int], options: Options | None = None) -> Counter[str]:
    """Counts, for each event, the complete parties with these seeds that have it."""
    met: Counter[str] = Counter()
    for seed in seeds:
        tables = tables_played(random.Random(seed), rules, options)
        met.update(set(of_the_partie(tables)))
    return met


def reached_in_deals(rules: str, seeds: Iterable[int], options: Options | None = None) -> Counter[str]:
    """Counts, for each event, the single deals with these seeds that have it.

    A ``hundred`` deal starts at a random score.
    """
    met: Counter[str] = Counter()
    for seed in seeds:
        rng = random.Random(seed)
        table = random_table(rng, rules, rng.randrange(2), None, options)
        for _line in play_through(rng, table):
            pass
        met.update(set(of_the_deal(table)))
    return met


def rare_in_parties(rules: str) -> set[str]:
    if rules == "hundred":
        games = {f"games {games}" for games in ("0-3", "1-3", "2-3", "0-4", "1-4", "2-4")}
        return games | {"double game", "single game", "nothing in a game"}
    if rules == "counterpique":
        return {"games 0-2", "games 1-2", "nothing in a game", "something in a game", "dealt twice"}
    return {"rubicon", "no rubicon"}


def rare_in_deals(rules: str) -> set[str]:
    found = {f"{kind} {verdict}" for kind in KINDS for verdict in (None, "good", "not-good", "equal")} - {"set equal"}
    if rules == "french-1896":
        # There an equal call is good, and every kind is called and answered.
        found -= {"point equal", "sequence equal", *(f"{kind} None" for kind in KINDS)}
    found |= {f"{what} of {who}" for what in ("carte_blanche", *KINDS, "repique") for who in ("elder", "younger")}
    found |= {"parted call", "nothing called", "no call", "pique of elder"}
    least = 0 if rules in YOUNGER_MAY_KEEP_ALL else 1
    found |= {f"younger draws {number}" for number in range(least, 8)}
    found |= {f"elder draws {number}" for number in range(rules != "counterpique", 6)}
    if rules not in SEQUENCE_BEFORE_SET:
        found.add("set before sequence")
    if rules == "counterpique":
        return found | _RARE_IN_COUNTERPIQUE
    found |= {f"{what} of {who}" for what in ("trick", "last_trick", "cards", "capot") for who in ("elder", "younger")}
    found |= {"look", "capot of 40", *_CONCESSIONS}
    if rules == "carte-rouge":
        found |= {"carte_rouge of elder", "carte_rouge of younger", "repique by carte_rouge"}
        found |= {"pique by cards", "pique after cards", "capot of 30"}
    return found | (_RARE_IN_A_HUNDRED if rules == "hundred" else set())


_RARE_IN_COUNTERPIQUE = {
    "auction PP", "auction PB", "auction BP", "auction BYBP", "auction BYPB", "auction BYPP", "auction BYBYBP",
    "auction BYBYPB", "auction BYBYPP", "long auction", "13-8", "13-8 matched", "draws fewer", "younger draws 8",
    "misère with carte blanche", *(f"misère to {points}" for points in range(35, 70, 5)), "misere of elder",
    "misere of younger", "made", "short", "cut short", "played on", "played on for a pique", "made by the last trick",
    "pique of younger", "pique_tricks of younger", "pique at the last trick", "carte_blanche in hand",
}  # fmt: skip
_RARE_IN_A_HUNDRED = {
    *(f"100 by {reason}" for reason in reference_scores.ORDER), "100 of elder", "100 of younger", "100 of both",
    "over after the first trick", "over after more", "over after twelve", "over before all is given",
}  # fmt: skip


_CONCESSIONS = {"concedes on lead", "concedes in reply", "concedes a capot", "concedes the cards"}


def of_the_partie(tables: list[Table]) -> Iterator[str]:
    result = reference_partie.result(tables)
    assert result is not None
    games = reference_partie.games(tables)[:-1]
    yield from ("rubicon" if result.get("rubicon") else "no rubicon", f"{len(tables)} deals")
    yield "games " + "-".join(map(str, sorted(result.get("games", []))))
    yield from ("double game" if min(game.points) < 50 else "single game" for game in games)
    yield from ("something in a game" if min(game.points) else "nothing in a game" for game in games)
    yield from ("dealt twice" for one, other in pairwise(tables) if one.dealer == other.dealer)


def of_the_deal(table: Table) -> Iterator[str]:
    for reason, seat, _points in reference_scores.in_order(table):
        yield f"{reason} of {_name(table, seat)}"
    for kind in KINDS:
        yield f"{kind} {table.verdict(kind)}"
    for seat, cards in table.exchanged.items():
        yield f"{_name(table, seat)} draws {len(cards)}"
    for line in table.lines:
        verb = line.split(" ")[1]
        yield "parted call" if " / " in line else "nothing called" if verb in KINDS and line[-1] == "-" else verb
    kinds = list(table.called)
    yield "set before sequence" if kinds[-2:] == ["set", "sequence"] else "sequence before set"
    yield "no call" if not any(table.called.values()) else "a call"
    yield from _of_bonus(table)
    yield from of_the_house_rules(table)
    yield from _of_the_hundred(table)
    yield from _of_the_concession(table)
    yield from _of_the_auction(table) if table.rules == "counterpique" else ()


def of_the_house_rules(table: Table) -> Iterator[str]:
    """Yields a finished deal's events caused by a pique house rule."""
    items = reference_scores.items(table)
    in_calls = sum(items.get(kind, [0, 0])[table.younger] for kind in KINDS)
    rouge, repique = (items.get(reason, [0, 0])[table.younger] for reason in ("carte_rouge", "repique"))
    if "pique" in items and in_calls:
        yield "pique beside a repique" if repique else "pique before younger reckons"
    if rouge and 30 - rouge <= in_calls < 30:
        yield "repique by carte_rouge" if repique else "carte_rouge without a repique"


def _name(table: Table, seat: int) -> str:
    return "elder" if seat == table.elder else "younger"


def _of_bonus(table: Table) -> Iterator[str]:
    made = reference_scores.in_order(table)
    for at, (reason, _seat, points) in enumerate(made):
        before = [(earlier, worth) for earlier, _scorer, worth in made[:at]]
        if reason in ("pique", "repique"):
            enough = sum(worth for _, worth in before) - 30
            yield from (f"{reason} by {earlier}" for earlier, worth in before if worth > enough)
            yield f"{reason} after {before[-1][0]}"
        if reason == "capot":
            yield f"capot of {points}"


def _of_the_concession(table: Table) -> Iterator[str]:
    if table.conceded is None:
        return
    yield "concedes in reply" if len(table.plays) % 2 else "concedes on lead"
    items = reference_scores.items(table)
    yield from (f"concedes {what}" for what in ("a capot", "the cards") if what.split(" ")[1] in items)


def _of_the_hundred(table: Table) -> Iterator[str]:
    counted = reference_scores.counting(table) if table.rules == "hundred" else []
    if not counted or max(reference_scores.score(table)[seat] + table.game[seat] for seat in (0, 1)) < 100:
        return
    reason, seat, _point = counted[-1]
    yield f"100 by {reason}"
    yield f"100 of {_name(table, seat)}"
    if table.conceded is not None:
        yield "over before all is given" if len(table.winners()) < 12 else "over after all is given"
    else:
        tricks = len(table.winners())
        yield f"over after {'the first trick' if tricks == 1 else 'more' if tricks < 12 else 'twelve'}"
    items = reference_scores.items(table).values()
    if all(sum(points[each] for points in items) + table.game[each] >= 100 for each in (0, 1)):
        yield "100 of both"


def _of_the_auction(table: Table) -> Iterator[str]:
    form = letters(table.words)
    yield f"auction {form}"
    yield "long auction" if len(form) >= 7 else "short auction"
    yield from ("13-8 matched" for said in pairwise(table.words) if said == ("13-8", "yes"))
    if table.contract is None:
        yield f"misère {'with' if table.announced else 'without'} carte blanche"
        yield f"misère to {max(map(max, reference_scores.items(table).values()))}"
        return
    yield "13-8" if table.contract == "13-8" else "less than 13-8"
    yield from _of_the_contract(table, *map(int, table.contract.split("-")))


def _of_the_contract(table: Table, bid: int, left: int) -> Iterator[str]:
    won, whole = table.winners().count(table.elder), len(table.plays) == 24
    made = reference_scores.tricks(table, table.elder) >= bid
    pique = "pique" in reference_scores.items(table)
    calls = [points for reason, _, points in reference_scores.in_order(table) if reason in ("carte_blanche", *KINDS)]
    facts = {
        "draws fewer": len(table.exchanged[table.elder]) < 8 - left,
        "carte_blanche in hand": bool(table.announced),
        "made": made,
        "short": not made,
        "cut short": not whole,
        "played on": won > bid,
        "played on for a pique": won > bid and pique,
        "made by the last trick": made and won < bid,
        "pique at the last trick": whole and pique and sum(calls) + 11 < 30,
    }
    yield from (fact for fact, holds in facts.items() if holds)
