"""Removes a server's limits, for tests with more tables than people would open."""

from dataclasses import replace

from data import servers
from data.store.transaction import Transaction

MANY = 1_000_000
"""More than the bot lets a server choose."""


def lift_limits(tx: Transaction, guild: int) -> None:
    settings = servers.get_server(tx, guild)
    lifted = replace(settings, open_challenges=MANY, challenges_to_one=MANY, parties_each=MANY, tables_a_minute=MANY)
    servers.save_server(tx, lifted)
