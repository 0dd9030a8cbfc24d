"""The invariant of parties in play finds each way in which a partie could hang, and reports nothing else."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.admin.health import invariants
from bot.admin.health.invariants import Breach, StoredPartie
from bot.features.parties import deciding
from bot.model.clocks import ABSENCE_LIMIT
from bot.model.ids import PartieId
from bot.model.outbox_messages import parse_message
from bot.model.servers import Guild
from data.outbox import Notice, Place
from tests.fakes.service_context import ADA, GUILD, ServiceContext, key


async def kept(services: ServiceContext, partie: PartieId) -> StoredPartie:
    found = await services.context.database.read(lambda tx: invariants.load(tx, partie))
    assert found is not None
    return found


def silenced(kept: StoredPartie) -> StoredPartie:
    """The partie without a hand message, a table and notices."""
    seats = kept.seats
    bare = replace(seats[0], hand_message=None), replace(seats[1], hand_message=None)
    return replace(kept, seats=bare, row=replace(kept.row, table_channel=None), notices=[])


def a_notice(place: Place, kind: str) -> Notice:
    return Notice(
        1, PartieId(1), place, parse_message(kind), 0, 0, tried=False, attempts=0, due_at=0, post_channel=None
    )


async def test_the_invariant_holds_from_the_beginning_to_the_end(services: ServiceContext) -> None:
    partie = await services.begin()
    assert invariants.breaches(await kept(services, partie)) == ()
    await services.tell(partie)
    await services.play(partie, 10)
    assert invariants.breaches(await kept(services, partie)) == ()
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    ended = await kept(services, partie)
    assert ended.row.to_act is None
    assert invariants.breaches(silenced(ended)) == ()


WRONG: dict[Breach, Callable[[StoredPartie], StoredPartie]] = {
    Breach.NOBODY: lambda kept: replace(kept, row=replace(kept.row, to_act=None)),
    Breach.CHOICE: lambda kept: replace(kept, row=replace(kept.row, chooser=1 - (kept.row.to_act or 0))),
    Breach.CLOCK: lambda kept: replace(kept, row=replace(kept.row, pace=None, due_at=5)),
    Breach.MUTE: silenced,
}


@pytest.mark.parametrize("breach", Breach)
async def test_each_breach_is_found_alone(services: ServiceContext, breach: Breach) -> None:
    partie = await services.begin()
    await services.tell(partie)
    assert invariants.breaches(WRONG[breach](await kept(services, partie))) == (breach,)


@pytest.mark.parametrize(
    ("place", "kind", "brings"),
    [
        (Place.HAND0, "ring", True),
        (Place.HAND0, "remind", True),
        (Place.HAND0, "show", False),
        (Place.HAND0, "retire:1:2", False),
        (Place.HAND1, "ring", False),
        (Place.TABLE, "ring", True),
        (Place.TABLE, "show", False),
    ],
)
async def test_a_notice_that_sends_the_player_to_act_a_message_is_enough(
    services: ServiceContext, place: Place, kind: str, *, brings: bool
) -> None:
    partie = await services.begin()
    mute = silenced(await kept(services, partie))
    assert mute.row.to_act == 0
    found = invariants.breaches(replace(mute, notices=[a_notice(place, kind)]))
    assert found == (() if brings else (Breach.MUTE,))


@pytest.mark.parametrize("where", ["hand", "table"])
async def test_a_hand_in_the_dm_or_the_table_is_enough(services: ServiceContext, where: str) -> None:
    partie = await services.begin()
    await services.tell(partie)
    whole = await kept(services, partie)
    mute = silenced(whole)
    one = replace(mute, seats=whole.seats) if where == "hand" else replace(mute, row=whole.row)
    assert invariants.breaches(one) == ()


async def test_no_message_is_needed_while_the_bot_is_not_on_the_server(services: ServiceContext) -> None:
    mute = silenced(await kept(services, await services.begin()))
    still = replace(
        mute, row=replace(mute.row, due_at=None, wake_at=900 + ABSENCE_LIMIT), guild=Guild(GUILD, left_at=900)
    )
    assert invariants.breaches(still) == ()
    ticking = replace(still, row=replace(still.row, wake_at=None))
    assert invariants.breaches(ticking) == (Breach.CLOCK,)


async def test_all_parties_in_play_are_checked(services: ServiceContext) -> None:
    parties = [await services.begin() for _ in range(3)]
    await services.context.database.write(
        lambda tx: tx.execute("UPDATE parties SET to_act = NULL WHERE id = ?", parties[1])
    )
    found = await services.context.database.read(invariants.all_breaches)
    assert found == [(parties[1], Breach.NOBODY)]
