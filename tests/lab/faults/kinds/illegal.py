"""Tries illegal engine actions, near-legal and random, in all rule sets."""

import random
from collections.abc import Iterator
from itertools import count

from tests.lab.faults import Effort
from tests.support.figures import Figure, Progress
from tests.support.piquet.fuzzing import attempts
from tests.support.reference.reference_groups import RULE_SETS


def engine(effort: Effort) -> Iterator[Figure]:
    least, tried, taken, changed = effort.of(100_000, quick=2_000), 0, 0, 0
    progress = Progress("bad inputs to the engine", least)
    for seed in count():
        for rules in RULE_SETS:
            for attempt in attempts(random.Random(seed), rules):
                tried, taken, changed = tried + 1, taken + (not attempt.refused), changed + (not attempt.unchanged)
        progress(tried)
        if tried >= least:
            break
    yield Figure("bad inputs to the engine that were not refused", taken, f"of {tried:,}", 0)
    yield Figure("bad inputs to the engine that changed a deal", changed, f"of {tried:,}", 0)
