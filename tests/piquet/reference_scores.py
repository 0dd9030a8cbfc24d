"""The score of a deal and of a partie told a second time, from all that was said and played."""

from tests.piquet.reference import KINDS, Group, Table

ORDER = (
    "carte_blanche", "point", "sequence", "set", "repique", "pique", "lead", "trick", "last_trick", "cards", "capot",
)  # fmt: skip
SEQUENCES = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
SETS = {3: 3, 4: 14}

Items = dict[str, list[int]]


def worth(kind: str, group: Group) -> int:
    """What a good group scores."""
    return {"point": len(group), "sequence": SEQUENCES.get(len(group), 0), "set": SETS.get(len(group), 0)}[kind]


def items(table: Table) -> Items:
    """What each seat has scored so far, by reason, in the order of scoring; only what was scored."""
    found = {reason: [0, 0] for reason in ORDER}
    for seat in table.announced:
        found["carte_blanche"][seat] = 10
    for kind in KINDS:
        if table.verdict(kind) == "good":
            found[kind][table.elder] = sum(worth(kind, group) for group in table.called[kind])
        found[kind][table.dealer] = sum(worth(kind, group) for group in table.reckoned.get(kind, []))
    for reason, seat in _in_play(table):
        found[reason][seat] += 1
    _bonus(table, found)
    _cards(table, found)
    return {reason: points for reason, points in found.items() if points != [0, 0]}


def score(table: Table) -> list[int]:
    """The score of both seats."""
    scored = items(table).values()
    return [sum(points[0] for points in scored), sum(points[1] for points in scored)]


def _in_play(table: Table) -> list[tuple[str, int]]:
    """Each point made in play, in the order in which it was made."""
    made: list[tuple[str, int]] = []
    winners = table.winners()
    for number, (seat, _card) in enumerate(table.plays):
        if number % 2 == 0:
            made.append(("lead", seat))
        elif winners[number // 2] == seat:
            made.append(("trick", seat))
    return [*made, ("last_trick", winners[11])] if table.over else made


def _bonus(table: Table, found: Items) -> None:
    """Nothing before younger has played to the first lead, for until then he may still reckon."""
    if len(table.plays) < 2:
        return
    in_hand = [found[reason] for reason in ORDER[:4]]
    for seat in (0, 1):
        for stage in range(4):
            mine = sum(points[seat] for points in in_hand[: stage + 1])
            others = sum(points[1 - seat] for points in in_hand[: stage + 1])
            if mine >= 30 and others == 0:
                found["repique"][seat] = 60
    if found["repique"] == [0, 0]:
        _pique(table, found, [sum(points[seat] for points in in_hand) for seat in (0, 1)])


def _pique(table: Table, found: Items, running: list[int]) -> None:
    for _reason, seat in _in_play(table):
        running[seat] += 1
        if running[seat] >= 30 and running[1 - seat] == 0:
            found["pique"][seat] = 30


def _cards(table: Table, found: Items) -> None:
    winners = table.winners()
    for seat in (0, 1):
        if winners.count(seat) == 12:
            found["capot"][seat] = 40
        elif table.over and winners.count(seat) > 6:
            found["cards"][seat] = 10


def cards(table: Table) -> dict[tuple[str, int], set[str]]:
    """The cards with which each seat has scored, by reason; none for a bonus."""
    found: dict[tuple[str, int], set[str]] = {}
    for seat in table.announced:
        found["carte_blanche", seat] = set(table.dealt[seat])
    for kind in KINDS:
        good = table.called[kind] if table.verdict(kind) == "good" else table.reckoned.get(kind, [])
        seat = table.elder if table.verdict(kind) == "good" else table.dealer
        found[kind, seat] = {card for group in good for card in group}
    for number, winner in enumerate(table.winners()):
        leads, replies = table.plays[2 * number : 2 * number + 2]
        reasons = ["cards", "capot"] + ["trick"] * (winner == replies[0]) + ["last_trick"] * (number == 11)
        for reason in reasons:
            found.setdefault((reason, winner), set()).update((leads[1], replies[1]))
    for seat, card in table.plays[::2]:
        found.setdefault(("lead", seat), set()).add(card)
    scored = items(table)
    bonus = {(reason, seat): set[str]() for reason in ("pique", "repique") for seat in (0, 1)}
    return {
        (reason, seat): made for (reason, seat), made in (found | bonus).items() if scored.get(reason, [0, 0])[seat]
    }


def result(scores: list[list[int]]) -> dict[str, object] | None:
    """How the partie stands after deals with these scores: None while it goes on."""
    first, second = sum(score[0] for score in scores), sum(score[1] for score in scores)
    if len(scores) not in (6, 8) or (len(scores) == 6 and first == second):
        return None
    if first == second:
        return {"winner": None, "points": 0, "rubicon": False}
    rubicon = min(first, second) < 100
    points = 100 + (first + second if rubicon else abs(first - second))
    return {"winner": 0 if first > second else 1, "points": points, "rubicon": rubicon}
