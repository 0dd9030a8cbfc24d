"""Goals for the cost of a turn: each figure's starting value and its target.

Once a goal is safely reached, its target is the bound; until then the bound is looser. ``--price`` prints missed goals.
"""

from typing import Final

from tests.support.figures import Goal

PROCESSOR: Final = Goal("a turn and all that is told of it ÷ a bare click, processor", "times", 10.7, 4, 7)
ANSWER: Final = Goal("its answer ÷ a bare click's, median", "times", 4.0, 1.7, 4)
LATE_ANSWER: Final = Goal("its answer ÷ a bare click's, 95th percentile at 16 a second", "times", None, 2.3, 5)
IN_FLIGHT: Final = Goal("turns ÷ bare clicks, 16 in flight, as production paces", "times", 0.1, 0.45, 0.3, least=True)
STATEMENTS: Final = Goal("statements of a turn", "", 50.5, 25, 25)
TRANSACTIONS: Final = Goal("transactions of a turn", "", 12.5, 5, 5)
COMMITS: Final = Goal("commits of a turn", "", 4.1, 2, 2.5)
HOPS: Final = Goal("thread hops of a turn", "", 15, 8, 8)
REQUESTS: Final = Goal("requests of a turn that Discord's limit counts", "", 1.84, 1.42, 1.5)
START: Final = Goal("from start to ready, processor", "seconds", 1.9, 1, 1)
LEADERBOARD: Final = Goal("a leaderboard by points, a million ÷ a thousand results", "times", 1.6, 1.2, 1.5)
DAY_PAGE: Final = Goal("a page of the day, 10,000 ÷ 10 people, median", "times", 285, 2, 2)
DAY_COMPARE: Final = Goal("Compare, 10,000 ÷ 10 people, median", "times", 135, 2, 4)
DAY_CLOSE: Final = Goal("the longest transaction of a close of 4,000 deals", "seconds", 2.3, 0.1, 0.5)
EXCHANGES_BY_SEED: Final = Goal("of 60 exchanges, those that change with master's seed", "", 10, 3, 0)
EXCHANGES_BY_SAMPLE: Final = Goal("of 60 exchanges, those that change between three samples", "", 10, 3, 6)
EXCHANGE_SPREAD: Final = Goal("worst difference between discards so chosen", "points", 3.4, 0.5, 0.5)
EXCHANGE_TIME: Final = Goal("an exchange of master, mean, processor", "seconds", 0.04, 0.3, 0.6)

BLUNDERS: Final = Goal("cards that cost more than a point of settlement, in endings", "", None, 0, 0)


def view_at_each_decision(rules: str) -> Goal:
    """Returns the goal for replaying a deal with views. Its ratio varies by a fifth between machines."""
    return Goal(f"a deal with a view at each decision, {rules}", "shuffles", None, 75, 100)
