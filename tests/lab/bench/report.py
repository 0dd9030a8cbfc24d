"""Prints the project's figures: ``python -m tests.lab.bench [--json]`` prints one per line.

Times are ratios to work timed in the run, and comparable between machines. Wire figures are also in milliseconds, and
need an idle machine. The exit status is 1 if a figure breaks its bound. To add a figure, name its function in PARTS.
"""

import argparse
import json
import os
import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import chain
from math import inf
from time import process_time
from timeit import repeat
from typing import Final

from bot.piquet import record
from bot.piquet.actions import Action, parse_action
from bot.piquet.cards import PACK
from bot.piquet.deal import Deal
from bot.piquet.view import view
from tests.lab.bench import goals
from tests.lab.bench.daily.measures import day_of_many
from tests.lab.bench.database_standings import leaderboards
from tests.lab.bench.endings import endings
from tests.lab.bench.exchanges import exchanges
from tests.lab.bench.hops import hops
from tests.lab.bench.measures import crowded, load
from tests.lab.bench.requests_of_a_deal import requests_of_a_deal
from tests.lab.bench.sentences import sentences
from tests.lab.bench.solving import solving
from tests.lab.bench.starts import starts
from tests.lab.bench.stores import stores
from tests.lab.bench.trips import trips
from tests.lab.bench.turns import counts, speed
from tests.support.figures import Figure, print_all
from tests.support.picture_costs import pictures
from tests.support.piquet import reference_play
from tests.support.piquet.parties import tables_played, written
from tests.support.piquet.playing import shuffled_table
from tests.support.reference.reference_deal import Table
from tests.support.reference.reference_groups import RULE_SETS
from tests.support.server_databases import VARIABLE

PARTIES: Final = 5
DEALS: Final = 25
"""The most deals timed per rule set."""
ROUNDS: Final = 25
SHUFFLES: Final = 20


Script = tuple[Deal, tuple[Action, ...]]


@cache
def parties(rules: str) -> tuple[tuple[Table, ...], ...]:
    """Returns whole parties, dealt from shuffled packs and played at random; identical in every run."""
    return tuple(tuple(tables_played(random.Random(seed), rules, dealt=shuffled_table)) for seed in range(PARTIES))


@cache
def scripts(rules: str) -> tuple[Script, ...]:
    tables = [table for tables in parties(rules) for table in tables][:DEALS]
    return tuple((reference_play.deal_of(table), tuple(map(parse_action, table.lines))) for table in tables)


def seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Returns the shortest processor time over several runs, in seconds: noise only adds time.

    Collects garbage before the work and not during it, like ``timeit``.
    """
    return min(repeat(work, timer=process_time, repeat=rounds, number=1))


def shuffles(work: Callable[[Sequence[Script]], None], played: Sequence[Script]) -> float:
    """Returns how many pack shuffles take as long as the work on a deal.

    Times deals and shuffles alternately, and keeps the shortest time for each deal and the shuffles beside it: short
    times repeat even on a busy machine.
    """
    pack = list(PACK)
    worked, shuffled = [inf] * len(played), [inf] * len(played)
    for _ in range(ROUNDS):
        for at, script in enumerate(played):
            worked[at] = min(worked[at], seconds(partial(work, [script]), 1))
            mixed = seconds(lambda: [random.shuffle(pack) for _ in range(SHUFFLES)], 1)
            shuffled[at] = min(shuffled[at], mixed)
    return SHUFFLES * sum(worked) / sum(shuffled)


def replay(played: Sequence[Script]) -> None:
    for dealt, actions in played:
        deal = Deal(dealt.rules, dealt.dealer, dealt.dealt, dealt.talon, dealt.game)
        for action in actions:
            deal.do(action)


def replay_with_views(played: Sequence[Script]) -> None:
    """Replays every deal, building the acting seat's view at each decision."""
    for dealt, actions in played:
        deal = Deal(dealt.rules, dealt.dealer, dealt.dealt, dealt.talon, dealt.game)
        for action in actions:
            view(deal, deal.to_move)
            deal.do(action)


def replaying_deals() -> Iterator[Figure]:
    for rules in RULE_SETS:
        value = shuffles(replay, scripts(rules))
        yield Figure(f"replaying a deal, {rules}", value, "shuffles of the pack", 25)


def replaying_deals_with_views() -> Iterator[Figure]:
    """Measures the time to replay a deal with the acting seat's views."""
    for rules in RULE_SETS:
        goal = goals.view_at_each_decision(rules)
        yield goal.measured(shuffles(replay_with_views, scripts(rules)))


def deals_and_actions() -> Iterator[Figure]:
    played = [script for rules in RULE_SETS for script in scripts(rules)]
    taken = seconds(lambda: replay(played))
    yield Figure("a deal", 1e6 * taken / len(played), "microseconds")
    yield Figure("actions of a deal", sum(len(actions) for _, actions in played) / taken, "a second")


def reading_records() -> Iterator[Figure]:
    texts = [json.dumps(written(rules, list(tables))) for rules in RULE_SETS for tables in parties(rules)]
    actions = sum(len(table.lines) for rules in RULE_SETS for tables in parties(rules) for table in tables)
    taken = seconds(lambda: [record.read(text) for text in texts])
    yield Figure("a record of a partie", 1e3 * taken / len(texts), "milliseconds")
    yield Figure("actions of records", actions / taken, "a second")


ENGINE: Final = (replaying_deals, replaying_deals_with_views, deals_and_actions, reading_records, solving, pictures)
"""For the gate: ratios comparable between machines, and pictures with loose bounds."""
WIRE: Final = (speed, counts, crowded(2_000, 20_000))
"""The bot next to a bare bot, about four minutes on an idle machine."""
PRICE: Final = (counts, starts, leaderboards, speed)
"""Every figure with a goal, about two minutes."""
LOAD: Final = (speed, crowded(100_000, 1_000_000), load)
"""Turns in a full database, and five minutes under load: about ten minutes in all."""
BOOKS: Final = (leaderboards,)
"""Leaderboards among a million results, about ten seconds, mostly for writing the results."""
REQUESTS: Final = (requests_of_a_deal,)
"""Discord requests per deal, about a minute. Measures no time, so the machine may be busy."""
DAILY: Final = (day_of_many,)
"""A server's day with ten people and with ten thousand, about a minute."""
ENDINGS: Final = (endings,)
"""The cost of master's blunders in the last tricks, about three minutes of processor time; the machine may be busy."""
EXCHANGES: Final = (exchanges,)
"""The stability of master's exchanges, about two minutes."""
HOPS: Final = (hops,)
"""Ways to run a transaction with aiosqlite, a few seconds."""
SENTENCES: Final = (sentences,)
"""Our sentence compiler next to Fluent's library, about ten seconds."""
STORES: Final = (stores,)
"""Turns on a file and on a server, about two minutes."""
SIZE: Final = (crowded(100_000, 1_000_000), crowded(10_000, 100_000, server=True))
"""A full and an empty database on each store. The server's has fewer rows, because filling it is slower."""
TRIPS: Final = (trips,)
"""Turns over a slow connection to the server, about a minute."""
OF_A_SERVER: Final = (*STORES, *TRIPS, *SIZE)
FIGURES: Final = (*ENGINE, *BOOKS, *REQUESTS, *WIRE)
PARTS: Final = {
    "engine": ENGINE,
    "books": BOOKS,
    "requests": REQUESTS,
    "daily": DAILY,
    "endings": ENDINGS,
    "wire": WIRE,
    "price": PRICE,
    "load": LOAD,
    "exchanges": EXCHANGES,
    "hops": HOPS,
    "sentences": SENTENCES,
    "stores": STORES,
    "trips": TRIPS,
    "size": SIZE,
}
HELP: Final = {
    "engine": "the engine alone",
    "books": "leaderboards among a million results alone, in some ten seconds",
    "requests": "requests of a deal alone, in about a minute",
    "daily": "the deal of the day of ten thousand people alone, in about a minute",
    "endings": "blunders of master in the last tricks of a partie alone, in some three minutes",
    "wire": "turns of the bot on the wire alone, in some four minutes",
    "price": "the figures with a goal, each with where it began and what is asked",
    "load": "turns in a full database and five minutes of load alone, for some ten minutes",
    "exchanges": "how steady master's exchanges are, in some two minutes",
    "hops": "a transaction on the event loop, in one thread hop, and in a hop for each statement",
    "sentences": "every sentence by our compiler and by Fluent's library, in some ten seconds",
    "stores": "turns on SQLite and on PostgreSQL alone, beside a server",
    "trips": "round trips to a PostgreSQL server alone, beside a server",
    "size": "turns in a full database alone, on SQLite and on PostgreSQL, beside a server",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints every figure. Returns 1 if a figure breaks its bound, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench", description="The figures of the project.")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    some = parser.add_mutually_exclusive_group()
    for part, measures in PARTS.items():
        some.add_argument(f"--{part}", action="store_const", dest="measures", const=measures, help=HELP[part])
    wanted = parser.parse_args(arguments)
    measures = wanted.measures or FIGURES
    if VARIABLE not in os.environ and any(measure in OF_A_SERVER for measure in measures):
        parser.error(f"this needs a PostgreSQL server: begin the command with .ci/postgresql, which sets {VARIABLE}")
    return print_all(chain.from_iterable(measure() for measure in measures), as_json=wanted.json)
