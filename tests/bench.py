"""The figures of the project: ``python -m tests.bench [--json]`` prints one line a figure.

Times are given as ratios to a piece of work that is timed in the same run, so that they say the same of a slow machine
and of a fast one. A figure without a bound is only told; one that passes its bound makes the exit status 1.
A new figure is a function that gives one, named in FIGURES.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from time import process_time
from typing import Final

from bot.piquet import record
from bot.piquet.actions import Action, parse_action
from bot.piquet.cards import PACK
from bot.piquet.deal import Deal
from bot.piquet.view import view
from tests.piquet import engine
from tests.piquet.parties import written
from tests.piquet.playing import play_through, shuffled_table
from tests.piquet.reference import Table

DEALS: Final = 120
ROUNDS: Final = 7
SHUFFLES: Final = 4000


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, what it is of, and the most that it may be (None: it is only told)."""

    name: str
    value: float
    unit: str
    bound: float | None = None

    @property
    def ok(self) -> bool:
        """Whether it is within its bound."""
        return self.bound is None or self.value <= self.bound

    def as_json(self) -> str:
        """The figure as a line of JSON."""
        return json.dumps(asdict(self) | {"ok": self.ok})

    def __str__(self) -> str:
        bound = "" if self.bound is None else f" (at most {self.bound:g}{'' if self.ok else ': NOT MET'})"
        return f"{self.name}: {self.value:,.1f} {self.unit}{bound}"


@cache
def tables() -> tuple[Table, ...]:
    """Deals of a shuffled pack, played at random to their end; the same ones in every run."""
    rng = random.Random(1)
    played = tuple(shuffled_table(rng, "rubicon", number % 2) for number in range(DEALS))
    for table in played:
        list(play_through(rng, table))
    return played


@cache
def scripts() -> tuple[tuple[Deal, tuple[Action, ...]], ...]:
    """Each of these deals as it was dealt, and its actions."""
    return tuple((engine.deal_of(table), tuple(map(parse_action, table.lines))) for table in tables())


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes: the shortest of several times, since nothing makes it faster than it is."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


def shuffle_seconds() -> float:
    """How long it takes to shuffle a pack."""
    pack = list(PACK)
    return seconds(lambda: [random.shuffle(pack) for _ in range(SHUFFLES)]) / SHUFFLES


def replay_all() -> None:
    """Replays every deal."""
    for dealt, actions in scripts():
        deal = Deal(dealt.rules, dealt.dealer, dealt.dealt, dealt.talon)
        for action in actions:
            deal.do(action)


def replay_all_with_views() -> None:
    """Replays every deal, and at each decision looks at it as the seat that is to act does."""
    for dealt, actions in scripts():
        deal = Deal(dealt.rules, dealt.dealer, dealt.dealt, dealt.talon)
        for action in actions:
            view(deal, deal.to_act)
            deal.do(action)


def replaying_a_deal() -> Figure:
    """A whole deal's actions done by the engine; the aim is 25."""
    value = seconds(replay_all) / len(scripts()) / shuffle_seconds()
    return Figure("replaying a deal", value, "shuffles of the pack")


def replaying_a_deal_with_views() -> Figure:
    """The same with the acting seat's view taken at each decision; the aim is 75."""
    value = seconds(replay_all_with_views) / len(scripts()) / shuffle_seconds()
    return Figure("replaying a deal, its view taken at each decision", value, "shuffles of the pack")


def reading_records() -> Figure:
    """Records from text to the last action."""
    texts = [json.dumps(written("rubicon", [table])) for table in tables()]
    actions = sum(len(table.lines) for table in tables())
    value = actions / seconds(lambda: [record.read(text) for text in texts])
    return Figure("replaying records", value, "actions a second")


FIGURES: Final = (replaying_a_deal, replaying_a_deal_with_views, reading_records)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints every figure. Gives 1 where one passes its bound, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="The figures of the project.")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    wanted = parser.parse_args(arguments)
    figures = []
    for measure in FIGURES:
        figures.append(measure())
        sys.stdout.write((figures[-1].as_json() if wanted.json else str(figures[-1])) + "\n")
        sys.stdout.flush()
    return 0 if all(figure.ok for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
