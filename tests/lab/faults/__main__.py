"""``python -m tests.lab.faults [--quick] [--json] [--jobs N] [--only …]``: prints figures, status 1 if one fails."""

import argparse
import asyncio
import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

from tests.lab.faults import QUICK, WHOLE, Effort
from tests.lab.faults.beside import side_by_side
from tests.lab.faults.kinds.corruptions import corruptions
from tests.lab.faults.kinds.edge import edge
from tests.lab.faults.kinds.failover import failover
from tests.lab.faults.kinds.files import corrupt, full, unwritable
from tests.lab.faults.kinds.illegal import engine
from tests.lab.faults.kinds.kills import kills
from tests.lab.faults.kinds.power import power
from tests.lab.faults.kinds.processes import races, upgrades
from tests.lab.faults.kinds.requests import requests
from tests.lab.faults.kinds.restarts import restarts
from tests.lab.faults.kinds.statements import cancellations, clock, statements
from tests.lab.faults.kinds.stops import stops
from tests.lab.faults.kinds.takeover import takeover
from tests.lab.faults.kinds.twice import twice
from tests.support.figures import Figure, print_all

Fault = Callable[[Effort], Iterator[Figure]]

FAULTS: Final[tuple[Fault, ...]] = (
    power,
    statements,
    cancellations,
    clock,
    full,
    unwritable,
    corrupt,
    corruptions,
    races,
    upgrades,
    kills,
    requests,
    twice,
    engine,
    edge,
    stops,
    takeover,
    failover,
    restarts,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs all or the named kinds of faults. Returns 1 if a figure fails, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.faults", description="Faults of every kind.")
    parser.add_argument("--quick", action="store_true", help="a few of each kind")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="so many kinds at a time (1)")
    names = {fault.__name__: fault for fault in FAULTS}
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=names, help=f"of {', '.join(names)}")
    wanted = parser.parse_args(arguments)
    if wanted.jobs > 1:
        options = [f"--{option}" for option in ("quick", "json") if getattr(wanted, option)]
        return asyncio.run(side_by_side(wanted.only or list(names), wanted.jobs, options))
    # Deliberate faults are logged like others: here the figures report the result.
    logging.getLogger().addHandler(logging.NullHandler())
    effort = QUICK if wanted.quick else WHOLE
    faults = [names[name] for name in wanted.only or names]
    return print_all(chain.from_iterable(fault(effort) for fault in faults), as_json=wanted.json)


if __name__ == "__main__":
    sys.exit(main())
