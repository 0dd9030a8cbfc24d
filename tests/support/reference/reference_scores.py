"""A deal's score, implemented a second time from its actions.

All scores form one list in scoring order, each bonus directly after its cause. Totals, the counting scores of a hundred
game, and the deal's end are read from this list.
"""

from tests.support.reference import reference_auction
from tests.support.reference.reference_groups import KINDS, Group
from tests.support.reference.reference_state import ReferenceState

ORDER = (
    "carte_blanche", "point", "sequence", "set", "repique", "pique", "lead", "trick", "last_trick", "cards", "capot",
)  # fmt: skip
BELOW = ("contract", "counterpique", "misere")
REASONS = (*ORDER, "carte_rouge", "pique_tricks", *BELOW)
SEQUENCES = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
SETS = {3: 3, 4: 14}

Items = dict[str, list[int]]
Scored = tuple[str, int, int]  # the reason, the seat, the points


def worth(kind: str, group: Group) -> int:
    return {"point": len(group), "sequence": SEQUENCES.get(len(group), 0), "set": SETS.get(len(group), 0)}[kind]


def in_order(table: ReferenceState) -> list[Scored]:
    made = _with_bonus(table, _in_hand(table), _in_play(table))
    return [scored for scored in made if scored[0] != "won"] + _at_the_end(table)


def items(table: ReferenceState) -> Items:
    """Returns each seat's score so far by reason, without zero scores."""
    found = {reason: [0, 0] for reason in REASONS}
    for reason, seat, points in in_order(table):
        found[reason][seat] += points
    return {reason: points for reason, points in found.items() if points != [0, 0]}


def score(table: ReferenceState) -> list[int]:
    """Returns both seats' score; in a game to a hundred only counting points."""
    counts = counting(table) if table.rules == "hundred" else in_order(table)
    return [sum(points for _reason, scorer, points in counts if scorer == seat) for seat in (0, 1)]


def counting(table: ReferenceState) -> list[Scored]:
    """Returns scores point by point; in a game to a hundred only until a player has a hundred."""
    game, counted = list(table.game), list[Scored]()
    for reason, seat, points in in_order(table):
        for _point in range(points):
            if max(game) < 100:
                game[seat] += 1
                counted.append((reason, seat, 1))
    return counted


def below(table: ReferenceState) -> list[int]:
    made = [(seat, points) for reason, seat, points in in_order(table) if reason in BELOW]
    return [sum(points for scorer, points in made if scorer == seat) for seat in (0, 1)]


def _in_hand(table: ReferenceState) -> list[Scored]:
    made = [("carte_blanche", seat, 10) for seat in table.announced]
    used: list[set[str]] = [set(), set()]
    for kind in KINDS:
        for seat in (0, 1):
            groups, before = table.good(kind, seat), len(used[seat])
            made += [(kind, seat, sum(worth(kind, group) for group in groups))] if groups else []
            used[seat] |= {card for group in groups for card in group}
            if table.has_carte_rouge and len(used[seat]) == 12 > before:
                made.append(("carte_rouge", seat, 20))
    return made


def _in_play(table: ReferenceState) -> list[Scored]:
    """In Counterpique lists the tricks won, without points."""
    winners = table.winners()
    if table.rules == "counterpique":
        return [("won", winner, 1 + (number == 11)) for number, winner in enumerate(winners)]
    made: list[Scored] = []
    for number, leader in enumerate(table.leaders()):
        made.append(("lead", leader, 1))
        if winners[number : number + 1] == [1 - leader]:
            made.append(("trick", 1 - leader, 1))
        if number == 6 and _early_cards(table):
            made.append(("cards", table.elder, 10))
    return [*made, ("last_trick", winners[11], 1)] if len(winners) == 12 else made


def _early_cards(table: ReferenceState) -> bool:
    return table.cards_make_pique and table.winners()[:7] == [table.elder] * 7


def _with_bonus(table: ReferenceState, hand: list[Scored], play: list[Scored]) -> list[Scored]:
    """No bonus is scored while younger may still reckon."""
    if table.pique_as_played and _thirty_with_the_lead(table, hand):
        made = _with_bonus_in_order(table, hand, play)
        if not {("repique", table.elder, 60), ("pique", table.elder, 30)} & set(made):
            made.insert(made.index(("lead", table.elder, 1)) + 1, ("pique", table.elder, 30))
        return made
    return _with_bonus_in_order(table, hand, play)


def _thirty_with_the_lead(table: ReferenceState, hand: list[Scored]) -> bool:
    elders = sum(points for _reason, seat, points in hand if seat == table.elder)
    return len(table.plays) >= 2 and elders + 1 >= 30 and table.younger not in table.announced


def _with_bonus_in_order(table: ReferenceState, hand: list[Scored], play: list[Scored]) -> list[Scored]:
    made: list[Scored] = []
    for part, bonus in ((hand, ("repique", 60)), (play, ("pique", 30))):
        for scored in part:
            made.append(scored)
            seat = scored[1]
            if len(table.plays) >= 2 and _reached_thirty(table, made, seat):
                made.append((bonus[0], seat, bonus[1]))
                if bonus[0] == "pique" and table.rules == "counterpique" and seat == table.younger:
                    made.append(("pique_tricks", seat, sum(won for what, _, won in made if what == "won")))
    return made


def _barred(table: ReferenceState, reason: str, seat: int) -> bool:
    return table.bars_youngers_carte_rouge and (reason, seat) == ("carte_rouge", table.younger)


def _reached_thirty(table: ReferenceState, made: list[Scored], seat: int) -> bool:
    mine = sum(points for reason, scorer, points in made if scorer == seat and not _barred(table, reason, seat))
    bonus = any(reason in ("pique", "repique") for reason, _seat, _points in made)
    return mine >= 30 and all(scorer == seat for _reason, scorer, _points in made) and not bonus


def _at_the_end(table: ReferenceState) -> list[Scored]:
    if table.rules == "counterpique":
        return _misere(table) if table.misere else _contract(table)
    winners = table.winners()
    if len(winners) < 12:
        return []
    for seat in (0, 1):
        if winners.count(seat) == 12:
            return [("capot", seat, 30 if _early_cards(table) else 40)]
        if winners.count(seat) > 6 and not _early_cards(table):
            return [("cards", seat, 10)]
    return []


def tricks(table: ReferenceState, seat: int) -> int:
    """Returns how many tricks a seat has won, counting the last trick twice."""
    winners = table.winners()
    return sum(1 + (number == 11) for number, winner in enumerate(winners) if winner == seat)


def _misere(table: ReferenceState) -> list[Scored]:
    if len(table.plays) < 24:
        return []
    won = [tricks(table, seat) for seat in (0, 1)]
    return [("misere", won.index(min(won)), 5 * max(won))]


def _contract(table: ReferenceState) -> list[Scored]:
    """Elder scores as soon as the contract's tricks are won, younger only after the last card."""
    if table.contract is None:
        return []
    short = int(table.contract.split("-")[0]) - tricks(table, table.elder)
    value = reference_auction.value(table.contract)
    if short <= 0:
        return [("contract", table.elder, value)]
    return [("counterpique", table.younger, value * short)] if len(table.plays) == 24 else []


def over(table: ReferenceState) -> bool:
    """Whether the deal is over: conceded, or nothing left to play for."""
    return table.conceded is not None or decided(table)


def decided(table: ReferenceState) -> bool:
    """Whether everything is played or conceded, or a complete trick has decided the game or the contract."""
    if len(table.winners()) == 12:
        return True
    if not table.winners() or len(table.leaders()) > len(table.winners()):
        return False
    if table.rules == "hundred":
        counted = [scorer for _reason, scorer, _point in counting(table)]
        return any(table.game[seat] + counted.count(seat) == 100 for seat in (0, 1))
    return any(reason == "contract" for reason, _seat, _points in _at_the_end(table)) and not _pique_to_come(table)


def _pique_to_come(table: ReferenceState) -> bool:
    made = in_order(table)
    if any(reason in ("pique", "repique") for reason, _seat, _points in made) or table.younger in table.winners():
        return False
    hand = _in_hand(table)
    return all(seat == table.elder for _, seat, _ in hand) and sum(points for _, _, points in hand) + 13 >= 30


def cards(table: ReferenceState) -> dict[tuple[str, int], set[str]]:
    """Returns each seat's scoring cards by reason, except for bonuses and scores below the line."""
    found: dict[tuple[str, int], set[str]] = {}
    for seat in (0, 1):
        found["carte_blanche", seat] = set(table.dealt[seat])
        found["carte_rouge", seat] = table.kept(seat)
        for kind in KINDS:
            found[kind, seat] = {card for group in table.good(kind, seat) for card in group}
    for number, winner in enumerate(table.winners()[: len(table.plays) // 2]):
        leads, replies = table.plays[2 * number : 2 * number + 2]
        reasons = ["capot"] + ["trick"] * (winner == replies[0]) + ["last_trick"] * (number == 11)
        reasons += ["cards"] * (number < 7 or not _early_cards(table))
        for reason in reasons:
            found.setdefault((reason, winner), set()).update((leads[1], replies[1]))
    for reason, seat, points in in_order(table):
        if reason == "pique_tricks":
            found[reason, seat] = {card for _player, card in table.plays[: 2 * points]}
    for seat, card in table.plays[::2]:
        found.setdefault(("lead", seat), set()).add(card)
    return {
        (reason, seat): found.get((reason, seat), set())
        for reason, points in items(table).items()
        for seat in (0, 1)
        if points[seat]
    }


def result(scores: list[list[int]], deals: int = 6) -> dict[str, object] | None:
    """Returns the result after ``deals`` deals with these scores; None while the partie goes on."""
    first, second = sum(score[0] for score in scores), sum(score[1] for score in scores)
    if len(scores) not in (deals, deals + 2) or (len(scores) == deals and first == second):
        return None
    if first == second:
        return {"winner": None, "points": 0, "rubicon": False}
    rubicon = deals == 6 and min(first, second) < 100
    points = 100 + (first + second if rubicon else abs(first - second))
    return {"winner": 0 if first > second else 1, "points": points, "rubicon": rubicon}
