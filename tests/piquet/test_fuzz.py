"""Each illegal action is refused with a reason, and leaves the deal unchanged."""

import random

import pytest

from tests.lab.faults import WHOLE
from tests.lab.faults.kinds.illegal import engine
from tests.support.piquet.fuzzing import Attempt, attempts
from tests.support.reference.reference_groups import RULE_SETS
from tests.support.sampled_rules import with_rules


@pytest.mark.parametrize("rules", [*map(with_rules, RULE_SETS)])
def test_every_illegal_action_is_refused_and_changes_nothing(rules: str) -> None:
    tried = [*attempts(random.Random(1), rules), *attempts(random.Random(2), rules)]
    assert len(tried) > 100
    assert [one for one in tried if one != Attempt(one.line, refused=True, unchanged=True)] == []


@pytest.mark.long
def test_a_hundred_thousand_illegal_actions_are_refused() -> None:
    assert [str(figure) for figure in engine(WHOLE) if not figure.ok] == []
