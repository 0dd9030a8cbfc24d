"""Plays finished parties without clicks, opens their replays, and adds copies to the ledger."""

from dataclasses import replace
from typing import Any

from bot.features.parties import deciding
from bot.features.results import entries
from bot.model.ids import PartieId
from bot.model.results import EndedBy
from bot.piquet.deal import Deal
from bot.piquet.record import RecordedPartie
from bot.runtime.replay import tallies_of
from data import parties as parties_data
from data.store.transaction import Transaction
from tests.fakes.service_context import key, simply
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import FIRST
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import at_table, begin

NAMES = ("Alice", "Bob")


async def play(harness: Harness, decisions: int = 3000, partie: PartieId = FIRST) -> None:
    """Makes up to ``decisions`` simple decisions without clicks. Alice then resigns an unfinished partie."""
    await decide(harness, decisions, partie)
    if (await row_of(harness, partie)).ended_at is None:
        with harness.discord.as_bot():
            await deciding.decide(bot_of(harness).context, partie, harness.alice.id, deciding.resign, key=key())
        await harness.settle()


async def decide(harness: Harness, decisions: int, partie: PartieId = FIRST) -> None:
    """Makes up to ``decisions`` simple decisions without clicks, and delivers the messages after the last."""
    services = bot_of(harness).context
    users = harness.alice.id, harness.bob.id
    with harness.discord.as_bot():
        while decisions and (row := await row_of(harness, partie)).to_act is not None:
            await deciding.act(services, partie, users[row.to_act], simply, seen=row.seq, key=key())
            decisions -= 1
    await harness.settle()


async def finish_deal(harness: Harness, first: Person, second: Person) -> None:
    """Plays the newest partie to the end of a deal without clicks. ``first`` has seat 0, ``second`` seat 1."""
    with harness.discord.as_bot():
        while not await counts(harness):
            row = await row_of(harness, await bot_of(harness).context.database.read(newest))
            user = (first.id, second.id)[row.to_act or 0]
            await deciding.act(bot_of(harness).context, row.id, user, simply, seen=row.seq, key=key())
    await harness.settle()


async def counts(harness: Harness) -> bool:
    """Whether the newest partie counts for results, because a deal is finished."""
    read = bot_of(harness).context.database.read
    return bool(tallies_of(await read(lambda tx: parties_data.deals(tx, newest(tx)))))


def newest(tx: Transaction) -> PartieId:
    return PartieId(tx.fetch_value("SELECT max(id) FROM parties"))


async def over(harness: Harness, rules: str = "rubicon", decisions: int = 3000, **options: Any) -> None:
    """Plays a partie to its end; a single deal unless there are ``options``."""
    await begin(harness, rules, **(options or ({"deals": 1} if decisions > 100 else {})))
    await play(harness, decisions)


async def opened(person: Person, place: int = 0) -> VisibleMessage:
    """Opens the replay from the table's last message, at step ``place``."""
    post = (await person.click(at_table(person.harness)[-1], label="Replay")).post
    assert post is not None
    if place:
        await person.press(post, f"pq:1:replay:1:{place}:on")
    return post


def moments(game: RecordedPartie) -> list[tuple[int, Deal]]:
    """Returns each deal's number (from 0) and state, at its start and after each action."""
    found = []
    for number, deal in enumerate(game.deals):
        was = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
        found.append((number, was.copy()))
        for action in deal.log:
            was.do(action)
            found.append((number, was.copy()))
    return found


async def ended_long_ago(harness: Harness, parties: int, *, guild: int | None = None) -> None:
    """Adds this many copies of Alice and Bob's first partie to the ledger."""

    def work(tx: Transaction) -> None:
        first = parties_data.get_partie(tx, PartieId(1))
        assert first is not None
        for number in range(parties):
            new = parties_data.add_partie(
                tx,
                parties_data.NewPartie(
                    guild=guild or first.guild,
                    channel=first.channel,
                    rules=first.rules,
                    options=first.options,
                    cut="",
                    began_at=1,
                ),
                (harness.alice.id, harness.bob.id),
                NAMES,
            )
            for deal in parties_data.deals(tx, PartieId(1)):
                parties_data.add_deal(tx, replace(deal, partie=new.id))
            for action in parties_data.actions_of(tx, PartieId(1)):
                parties_data.append_action(tx, replace(action, partie=new.id))
            parties_data.set_turn(tx, new.id, first.seq, None, 1)
            parties_data.set_end(tx, new.id, 1000 + number, ending=EndedBy.STOPPED, winner=None, result=None)
            entries.enter(tx, new.id)

    await bot_of(harness).context.database.write(work)
