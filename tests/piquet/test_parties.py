"""Properties of every partie and its record, however dealt and played."""

import json
import random

from hypothesis import strategies as st

from bot.piquet import record
from tests.piquet.conftest import Prove
from tests.support.piquet.parties import Partie, partie, seats_changed, tables_of
from tests.support.piquet.playing import random_options
from tests.support.reference import reference_partie
from tests.support.reference.reference_groups import RULE_SETS

Chances = tuple[random.Random, str]
parties = st.tuples(st.integers(0, 2**32).map(random.Random), st.sampled_from(RULE_SETS))


def played(drawn: Chances) -> Partie:
    rng, rules = drawn
    return partie(rng, rules, random_options(rng, rules))


def test_a_replayed_record_is_written_back_unchanged(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        whole = played(drawn)
        game = record.read(json.dumps(whole))
        assert record.write(game.rules, game.players, game.deals) == whole

    prove(25, parties, holds)


def test_a_partie_replayed_has_the_scores_totals_and_result_of_the_rules(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        whole = played(drawn)
        assert record.summary(record.read(json.dumps(whole))) == reference_partie.summary(tables_of(whole))

    prove(42, parties, holds)


def test_swapping_the_seats_swaps_only_the_scores(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        whole = played(drawn)
        one, other = (record.summary(record.read(json.dumps(each))) for each in (whole, seats_changed(whole)))
        assert other["totals"] == one["totals"][::-1]
        assert [deal["score"] for deal in other["deals"]] == [deal["score"][::-1] for deal in one["deals"]]

    prove(10, parties, holds)
