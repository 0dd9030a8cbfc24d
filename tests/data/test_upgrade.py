"""Data written by the first version of the bot, with its own SQL statements, can still be read."""

from functools import partial
from pathlib import Path

import pytest

from bot.model.ids import PartieId
from bot.model.servers import Guild
from data.challenges import get_challenge
from data.parties import PartieRow, deals, finish_deal, get_partie, seats
from data.servers import get_server
from data.store.database import Database
from data.store.migrations import migrations
from data.store.transaction import Transaction
from tests.data.table import ADA, BEN, opened

pytestmark = pytest.mark.of_a_file

OFFER, PARTIE = 501, 1
FIRST_VERSION = migrations()[:1]


def kept_by_the_first_version(tx: Transaction) -> None:
    """An open challenge, and a partie from another challenge, in its second deal."""
    tx.execute(
        """
        INSERT INTO challenges (id, guild, channel, message, challenger, challenger_name, opponent, opponent_name,
            rules, first_dealer, made_at, expires_at, state)
        VALUES (?, 77, 78, 90, ?, 'Ada', ?, 'Ben', 'club', NULL, 100, 900, 'open')
        """,
        OFFER,
        ADA,
        BEN,
    )
    tx.execute(
        """
        INSERT INTO parties (id, guild, channel, rules, cut, chooser, first_dealer, seq, to_act, since, began_at)
        VALUES (?, 77, 78, 'rubicon', 'KS 9D', NULL, 0, 40, 1, 300, 200)
        """,
        PARTIE,
    )
    tx.execute("INSERT INTO guilds (id, table_in_channel) VALUES (77, 1)")
    for seat, user, name, total in ((0, ADA, "Ada", 12), (1, BEN, "Ben", 30)):
        tx.execute(
            'INSERT INTO seats (partie, seat, "user", name, total, hand_seq) VALUES (?, ?, ?, ?, ?, 0)',
            *(PARTIE, seat, user, name, total),
        )
    for number, first_seq, score in ((0, 0, (12, 30)), (1, 39, (None, None))):
        tx.execute(
            """
            INSERT INTO deals (partie, number, dealer, hand0, hand1, talon, first_seq, score0, score1)
            VALUES (?, ?, ?, 'AS KS', 'QS JS', 'TS 9S', ?, ?, ?)
            """,
            *(PARTIE, number, number, first_seq, *score),
        )


@pytest.fixture
async def upgraded(path: Path) -> Path:
    """A database of the first version, upgraded."""
    async with opened(path, FIRST_VERSION) as database:
        await database.write(kept_by_the_first_version)
    return path


async def found(db: Database) -> PartieRow:
    """The stored partie."""
    partie = await db.read(partial(get_partie, partie_id=PartieId(PARTIE)))
    assert partie is not None
    return partie


async def test_a_partie_of_the_first_version_is_unchanged_and_keeps_its_reading(upgraded: Path) -> None:
    async with opened(upgraded) as database:
        row = await found(database)
        assert (row.rules, row.options) == ("rubicon", '{"reading": "0.2"}')
        assert (row.cut, row.first_dealer, row.seq, row.to_act, row.since) == ("KS 9D", 0, 40, 1, 300)
        assert [seat.total for seat in await database.read(partial(seats, partie_id=PartieId(PARTIE)))] == [12, 30]


async def test_a_deal_finished_by_the_first_version_has_no_points_below_the_line(upgraded: Path) -> None:
    async with opened(upgraded) as database:
        await database.write(partial(finish_deal, partie_id=PartieId(PARTIE), number=1, scores=(5, 6), totals=(17, 36)))
        kept = await database.read(partial(deals, partie_id=PartieId(PARTIE)))
        assert [(deal.score0, deal.score1) for deal in kept] == [(12, 30), (5, 6)]
        assert [(deal.below0 or 0, deal.below1 or 0) for deal in kept] == [(0, 0), (0, 0)]


async def test_a_server_of_the_first_version_keeps_its_settings_with_defaults_for_new_ones(
    upgraded: Path,
) -> None:
    async with opened(upgraded) as database:
        assert await database.read(partial(get_server, guild=77)) == Guild(77, table_in_channel=True)


async def test_a_challenge_left_open_by_the_first_version_is_still_open(upgraded: Path) -> None:
    async with opened(upgraded) as database:
        offer = await database.read(partial(get_challenge, challenge=OFFER))
        assert offer is not None
        assert (offer.rules, offer.options, offer.state.value, offer.expires_at) == ("club", "{}", "open", 900)
        assert offer.pings
