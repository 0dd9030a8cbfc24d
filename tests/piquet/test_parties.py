"""What holds in every partie and its record, however it is dealt and played."""

import json
import random

from hypothesis import strategies as st

from bot.piquet import record
from tests.piquet import reference_scores
from tests.piquet.conftest import Prove
from tests.piquet.parties import partie, seats_changed, tables_of

Chances = tuple[random.Random, str]
parties = st.tuples(st.integers(0, 2**32).map(random.Random), st.sampled_from(["rubicon", "club"]))


def test_a_record_replayed_is_written_as_it_was(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        whole = partie(*drawn)
        game = record.read(json.dumps(whole))
        assert record.write(game.rules, game.players, game.deals) == whole

    prove(25, parties, holds)


def test_a_partie_replayed_has_the_scores_totals_and_result_of_the_rules(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        whole = partie(*drawn)
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


def test_with_the_seats_changed_the_scores_are_changed_and_all_else_is_the_same(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        whole = partie(*drawn)
        one, other = (record.summary(record.read(json.dumps(each))) for each in (whole, seats_changed(whole)))
        assert other["totals"] == one["totals"][::-1]
        assert [deal["score"] for deal in other["deals"]] == [deal["score"][::-1] for deal in one["deals"]]

    prove(10, parties, holds)
