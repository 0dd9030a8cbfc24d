"""The figures of pace: ``python -m tests.lab.pace [--rules NAME] [--stage STAGE] [--deals N] [--json]``.

One line for each rule set and each stage of orders. Waits and confirmations are counted in whole parties of two people
who order alike. The cost is what a person who orders loses a deal to one who does not: each deal is played twice, with
the seats changed. A negative cost is a gain: plans are made with more thought than a single card.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import pytest

from bot.computer.levels.house_players import PLAYERS
from bot.computer.players.duel import packs
from bot.piquet.cards import Card
from bot.piquet.rules import RULE_SETS, Rules
from tests.fakes.service_context import ServiceContext, opened
from tests.lab.pace.ordering_player import OrderingPlayer, Orderly
from tests.lab.pace.playing import Tally, play_deal, play_partie
from tests.support.figures import Progress
from tests.support.inline_database import use_inline_databases

STAGES: Final = {"none": Orderly.NOTHING, "one": Orderly.OWN_TURNS, "both": Orderly.REPLIES}
ALL: Final = "all"
BOUNDS: Final = {("rubicon", "one"): 8.5, ("rubicon", "both"): 5.0, ("counterpique", "both"): 8.0}
"""The most waits a deal."""
SIGNIFICANT: Final = 2
"""A cost counts from so many standard errors."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The figures of one rule set and stage. ``cost`` and its standard ``error`` are points a deal, None if unmeasured.

    ``confirmations`` are those of one side in a deal, ``bound`` is the most ``waits_a_deal`` wanted.
    """

    rules: str
    stage: str
    deals: int
    waits_a_deal: float
    waits_a_partie: float
    confirmations: float
    bound: float | None = None
    pairs: int = 0
    cost: float | None = None
    error: float | None = None

    @property
    def ok(self) -> bool:
        """Whether the waits are within their bound, and orders cost no more than chance may."""
        costs = self.cost is not None and self.error is not None and self.cost > SIGNIFICANT * self.error
        return not costs and (self.bound is None or self.waits_a_deal <= self.bound)

    def as_json(self) -> str:
        """The figures as one line of JSON."""
        return json.dumps(asdict(self) | {"ok": self.ok})

    def __str__(self) -> str:
        bound = "" if self.bound is None else f" (at most {self.bound:g})"
        cost = "" if self.cost is None else f"; costs {self.cost:.2f} ± {self.error:.2f} points a deal"
        waits = f"{self.waits_a_deal:.1f} waits a deal{bound}, {self.waits_a_partie:.1f} a partie"
        met = "" if self.ok else ": NOT MET"
        confirmations = f"{self.confirmations:.1f} confirmations a side and deal"
        return f"{self.rules}, {self.stage}: {waits}; {confirmations}{cost}{met}"


def person(orderly: Orderly, seed: int) -> OrderingPlayer:
    """A club player who orders so much."""
    return OrderingPlayer(PLAYERS["club"](seed), orderly, seed)


async def pace(services: ServiceContext, rules: Rules, stage: str, deals: int, pairs: int) -> Pace:
    """Whole parties until so many deals are played, and the cost on so many pairs of deals."""
    tally, people = Tally(), [person(STAGES[stage], seed) for seed in (1, 2)]
    progress = Progress(f"{rules.name}, {stage}, deals", deals)
    while tally.deals < deals:
        await play_partie(services, rules, people, tally)
        progress(tally.deals)
    found = Pace(
        rules.name,
        stage,
        tally.deals,
        tally.waits / tally.deals,
        tally.waits / tally.parties,
        tally.confirmations / tally.deals / 2,
        BOUNDS.get((rules.name, stage)),
    )
    if pairs < 2 or not STAGES[stage]:
        return found
    losses = await _losses(services, rules, stage, pairs)
    return replace(found, pairs=pairs, cost=fmean(losses), error=stdev(losses) / sqrt(pairs))


async def _losses(services: ServiceContext, rules: Rules, stage: str, pairs: int) -> list[float]:
    """What the person who orders loses a deal, for each pair of deals."""
    progress, losses = Progress(f"{rules.name}, {stage}, pairs of deals", pairs), list[float]()
    for pack in packs("pace", pairs):
        losses.append(await loss(services, rules, STAGES[stage], pack))
        progress(len(losses))
    return losses


async def loss(services: ServiceContext, rules: Rules, orderly: Orderly, pack: tuple[Card, ...]) -> float:
    """What a person who orders so much loses a deal to one who does not, in either seat of this deal."""
    first = await play_deal(services, rules, (person(orderly, 1), person(Orderly.NOTHING, 2)), pack, Tally())
    second = await play_deal(services, rules, (person(Orderly.NOTHING, 1), person(orderly, 2)), pack, Tally())
    return (first[1] - first[0] + second[0] - second[1]) / 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints every line. Gives 1 where one misses its bound, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.pace", description=__doc__)
    parser.add_argument("--rules", choices=RULE_SETS, help="one rule set alone")
    parser.add_argument("--stage", choices=[*STAGES, ALL], default=ALL)
    parser.add_argument("--deals", type=int, default=60, help="at least so many deals to count waits in")
    parser.add_argument("--pairs", type=int, help="so many pairs of deals for the cost; as many as deals")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    asked = parser.parse_args(arguments)
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory(prefix="piquet-pace-") as folder:
        use_inline_databases(patch)
        return asyncio.run(_measured(asked, Path(folder)))


async def _measured(asked: argparse.Namespace, folder: Path) -> int:
    pairs = asked.deals if asked.pairs is None else asked.pairs
    met = True
    for name in [asked.rules] if asked.rules else RULE_SETS:
        for stage in STAGES if asked.stage == ALL else [asked.stage]:
            async with opened(folder / f"{name}-{stage}.sqlite3") as services:
                await services.lift_limits()
                found = await pace(services, RULE_SETS[name], stage, asked.deals, pairs)
            sys.stdout.write((found.as_json() if asked.json else str(found)) + "\n")
            sys.stdout.flush()
            met &= found.ok
    return 0 if met else 1
