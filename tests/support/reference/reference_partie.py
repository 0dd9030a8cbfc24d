"""A partie's games, dealers and result, implemented a second time for all three forms of partie."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.support.reference import reference_scores
from tests.support.reference.reference_groups import READINGS, RULE_SETS, SIX_DEALS
from tests.support.reference.reference_state import ReferenceState

Result = dict[str, Any]
Tables = Sequence[ReferenceState]


@dataclass
class ReferenceGame:
    """A game to a hundred points, in a ``hundred`` partie or below the line in a rubber."""

    points: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def winner(self) -> int | None:
        return next((seat for seat in (0, 1) if self.points[seat] >= 100), None)


def fit(rules: str, options: Any) -> bool:
    """Whether these house rules are valid in this rule set."""
    known: dict[str, tuple[object, ...]] = {"deals": (1, 2, 6)} if rules in SIX_DEALS else {}
    if rules != "counterpique":
        known |= dict.fromkeys(("carte_rouge", "carte_rouge_bar", "cards_make_pique", "must_win"), (False, True))
        known["pique"] = ("as-played",)
    known["reading"] = READINGS
    if rules == "rubicon":
        known["calls"] = ("full",)
    return isinstance(options, dict) and all(
        any(type(value) is type(one) and value == one for one in known.get(name, ())) for name, value in options.items()
    )


def games(tables: Tables) -> list[ReferenceGame]:
    """Returns a partie's games; the last is in progress or has not begun."""
    played = [ReferenceGame()]
    for table in filter(reference_scores.over, tables):
        scored = reference_scores.score(table) if table.rules == "hundred" else reference_scores.below(table)
        played[-1].points = [mine + more for mine, more in zip(played[-1].points, scored, strict=True)]
        if played[-1].winner is not None:
            played.append(ReferenceGame())
    return played


def game_before(rules: str, tables: Tables) -> tuple[int, int]:
    """Returns the ``hundred`` game's score before the next deal."""
    first, second = games(tables)[-1].points if rules == "hundred" else (0, 0)
    return first, second


def result(tables: Tables) -> Result | None:
    finished = list(filter(reference_scores.over, tables))
    if not finished:
        return None
    match finished[0].rules:
        case "hundred":
            return _best_of_five(finished)
        case "counterpique":
            return _rubber(finished)
    deals = int(finished[0].options.get("deals", 6))
    return reference_scores.result([reference_scores.score(table) for table in finished], deals)


def totals(tables: Tables) -> list[int]:
    return [sum(reference_scores.score(table)[seat] for table in tables) for seat in (0, 1)]


def next_dealer(tables: Tables) -> int | None:
    if not tables:
        return None
    if tables[-1].rules != "counterpique":
        return 1 - tables[-1].dealer
    first, second = reference_scores.below(tables[-1])
    return 0 if first > second else 1


def summary(tables: Tables) -> dict[str, Any]:
    deals = [
        {"score": reference_scores.score(table), "over": reference_scores.over(table)}
        | {"items": reference_scores.items(table)}
        for table in tables
    ]
    return {"deals": deals, "totals": totals(tables), "result": result(tables)}


def _best_of_five(finished: Tables) -> Result | None:
    won = [0, 0]
    for game in games(finished):
        if game.winner is not None:
            won[game.winner] += 2 if game.points[1 - game.winner] < 50 else 1
    return {"winner": won.index(max(won)), "games": won} if max(won) >= 3 else None


def _rubber(finished: Tables) -> Result | None:
    played = [game for game in games(finished) if game.winner is not None]
    won = [[game.winner for game in played].count(seat) for seat in (0, 1)]
    if max(won) < 2:
        return None
    winner = won.index(2)
    sums = totals(finished)
    sums[winner] += 300 if won[1 - winner] else 500
    sums[winner] += 100 * sum(game.winner == winner and game.points[1 - winner] == 0 for game in played)
    return {"winner": winner, "totals": sums, "games": won}


def known(rules: str) -> bool:
    return rules in RULE_SETS
