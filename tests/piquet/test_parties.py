"""What holds in every partie and its record, however it is dealt and played."""

import json
import random
from typing import Any

from hypothesis import strategies as st

from bot.piquet import record
from tests.piquet import reference_scores
from tests.piquet.conftest import Prove
from tests.piquet.playing import play_through, random_table
from tests.piquet.reference import Table

Partie = dict[str, Any]


def partie(drawn: tuple[int, str]) -> Partie:
    """A partie played at random to its end, or a little short of it."""
    seed, rules = drawn
    rng = random.Random(seed)
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


parties = st.tuples(st.integers(0, 2**32), st.sampled_from(["rubicon", "club"]))


def test_a_record_replayed_is_written_as_it_was(prove: Prove) -> None:
    def holds(drawn: tuple[int, str]) -> None:
        whole = partie(drawn)
        game = record.read(json.dumps(whole))
        assert record.write(game.rules, game.players, game.deals) == whole

    prove(25, parties, holds)


def test_a_partie_replayed_has_the_scores_totals_and_result_of_the_rules(prove: Prove) -> None:
    def holds(drawn: tuple[int, str]) -> None:
        whole = partie(drawn)
        tables = tables_of(whole)
        scores = [reference_scores.score(table) for table in tables]
        finished = [score for score, table in zip(scores, tables, strict=True) if table.over]
        assert record.summary(record.read(json.dumps(whole))) == {
            "deals": [
                {"score": score, "over": table.over, "items": reference_scores.items(table)}
                for score, table in zip(scores, tables, strict=True)
            ],
            "totals": [sum(score[seat] for score in scores) for seat in (0, 1)],
            "result": reference_scores.result(finished),
        }

    prove(25, parties, holds)


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


def test_with_the_seats_changed_the_scores_are_changed_and_all_else_is_the_same(prove: Prove) -> None:
    def holds(drawn: tuple[int, str]) -> None:
        whole = partie(drawn)
        one, other = (record.summary(record.read(json.dumps(each))) for each in (whole, seats_changed(whole)))
        assert other["totals"] == one["totals"][::-1]
        assert [deal["score"] for deal in other["deals"]] == [deal["score"][::-1] for deal in one["deals"]]

    prove(10, parties, holds)
