"""Writes a database, as today's code leaves it, to ``tests/cases/databases``; its README lists the content."""

import itertools
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.features.challenges import service as challenges
from bot.features.clocks import rest_choice, vacation
from bot.features.daily import keeper
from bot.features.daily import service as daily
from bot.features.lessons import service as lessons
from bot.features.parties import deciding
from bot.features.players import service as players
from bot.features.problems import service as problems
from bot.features.servers import service as servers
from bot.model.challenges import Challenge, Terms
from bot.model.house_seats import LEVELS, PAR_LEVEL, user_of
from bot.model.ids import PRIVATE, PartieId
from bot.model.players import NamedPlayer
from bot.piquet.orders import Orders
from bot.piquet.rules import RULE_SETS, Rules, rules_of
from data import parties
from tests.fakes.service_context import ADA, BEN, CHANNEL, CLEO, GUILD, Clock, ServiceContext, opened
from tests.support.paths import CASES
from tests.support.random_player import at_random

LEFT_AT: Final = 1_207_810
"""When each database was left, in Unix seconds."""
DAY: Final = 24 * 60 * 60
LONGEST: Final = 2000
"""The most characters in a line of rows."""
_ADA, _BEN, _CLEO = NamedPlayer(ADA, "Ada"), NamedPlayer(BEN, "Ben"), NamedPlayer(CLEO, "Cleo")


class Past:
    """People who use the bot, with packs from a seeded generator."""

    def __init__(self, services: ServiceContext) -> None:
        self.services = services
        self.dice = random.Random(7)
        self.numbers = itertools.count(1)

    async def happens(self) -> None:
        """Creates everything listed in the README of ``tests/cases/databases``."""
        await self.services.lift_limits()
        await self._settings()
        await self._daily()
        for at, rules in enumerate(RULE_SETS.values()):
            for decisions in (2_000, 3 + at, 60 + 7 * at):
                await self.play(await self.begin(rules, pace=None if at % 2 else 3 * DAY), decisions)
        await self._other_ends()
        await self._house_parties()
        await self._orders()
        await self._later()

    async def begin(self, rules: Rules, pace: int | None = None) -> PartieId:
        """Begins a partie between Ada and Ben, who both give cut words."""
        offer = await self.offer(rules, _BEN, pace)
        await challenges.cut(self.services.context, offer.id, ADA, f"ada {offer.id}")
        taken = await challenges.accept(self.services.context, offer.id, _BEN, words=f"ben {offer.id}")
        assert taken.partie is not None
        return taken.partie

    async def offer(self, rules: Rules, to: NamedPlayer | None, pace: int | None, *, guild: int = GUILD) -> Challenge:
        offer = await challenges.challenge(
            self.services.context,
            next(self.numbers),
            guild=guild,
            channel=CHANNEL,
            challenger=_ADA,
            opponent=to,
            terms=Terms(rules, pace),
        )
        await challenges.posted(self.services.context, offer.id, 9_000 + offer.id)
        return offer

    async def play(self, partie: PartieId, decisions: int, *, told: bool = True) -> None:
        """Plays this many decisions, or to the end. Delivers the messages if ``told``."""
        for _ in range(decisions):
            row = await self.services.row(partie)
            if row.to_act is None:
                break
            self.services.clock.now += 1
            if row.chooser is not None:
                user = await self.user(partie, row.to_act)
                await deciding.decide(self.services.context, partie, user, deciding.deal_first, key=self.key())
            else:
                await self.decide(partie, lambda sight: at_random(self.dice, sight))
        if told:
            await self.services.tell(partie)

    async def decide(self, partie: PartieId, choose: deciding.Choose) -> None:
        row = await self.services.row(partie)
        assert row.to_act is not None
        user = await self.user(partie, row.to_act)
        await deciding.act(self.services.context, partie, user, choose, seen=row.seq, key=self.key())

    async def user(self, partie: PartieId, seat: int) -> int:
        return (await self.services.context.database.read(lambda tx: parties.seats(tx, partie)))[seat].user

    async def waiting(self, partie: PartieId) -> tuple[int, int]:
        """Returns the decision count, and the seat waiting for the other player."""
        row = await self.services.row(partie)
        assert row.to_act is not None
        return row.seq, 1 - row.to_act

    def key(self) -> int:
        return 800_000 + next(self.numbers)

    async def _settings(self) -> None:
        context = self.services.context
        await players.save_player_settings(
            context, ADA, players.PlayerChanges(asks_deal=True, confirms_cards=False, zone="Europe/Paris")
        )
        await players.save_player_settings(
            context, BEN, players.PlayerChanges(language="de", four_colours=True, asks_deal=False)
        )
        await servers.save_server_settings(context, GUILD, servers.ServerChanges(pace=3 * DAY, language="fr"))

    async def _daily(self) -> None:
        context, house = self.services.context, NamedPlayer(user_of(PAR_LEVEL), "The House")
        for player, deals in ((_ADA, daily.DEALS), (_BEN, 1)):
            for _ in range(deals):
                await self.play(await daily.play(context, player, house, GUILD), 2_000)
        await keeper.start_reminders(context, BEN, GUILD)

    async def _other_ends(self) -> None:
        context = self.services.context
        resigned, stopped, claimed, varied = [
            await self.begin(rules, pace)
            for rules, pace in (
                (RULE_SETS["rubicon"], None),
                (RULE_SETS["club"], None),
                (RULE_SETS["au-cent"], 60 * 60),
                (rules_of("rubicon", {"deals": 2, "must_win": True, "carte_rouge": True}), None),
            )
        ]
        for partie in (resigned, stopped, claimed, varied):
            await self.play(partie, 9)
        await deciding.decide(context, resigned, ADA, deciding.resign, key=self.key())
        await servers.stop(context, GUILD, stopped, CLEO, key=self.key())
        await self.services.pass_time(60 * 60 + 1)
        row = await self.services.row(claimed)
        assert row.to_act is not None
        waits = await self.user(claimed, 1 - row.to_act)
        await deciding.decide(context, claimed, waits, deciding.claim, seen=row.seq, key=self.key())
        await self.services.tell(claimed)

    async def _house_parties(self) -> None:
        for level, guild in zip(LEVELS, (GUILD, *(PRIVATE,) * 4), strict=True):
            for decisions in (2_000, 20):
                opening = await self._house(level, guild)
                begun = await challenges.deal(self.services.context, opening.id, ADA, f"with {level}", 77)
                assert begun.partie is not None
                await self.play(begun.partie, decisions)

    async def _house(self, level: str, guild: int, by: NamedPlayer = _ADA) -> Challenge:
        return await challenges.challenge(
            self.services.context,
            next(self.numbers),
            guild=guild,
            channel=CHANNEL if guild else 0,
            challenger=by,
            opponent=NamedPlayer(user_of(level), "The House"),
            terms=Terms(RULE_SETS["rubicon"], rated=level == "master"),
            cut_first=True,
        )

    async def _orders(self) -> None:
        partie = await self.begin(RULE_SETS["rubicon"])

        for _ in range(40):
            _, seat = await self.waiting(partie)
            sight = await deciding.sight(self.services.context, partie, seat)
            if sight.deal is not None and sight.deal.tricks:
                break
            await self.play(partie, 1)
        seq, seat = await self.waiting(partie)
        user = await self.user(partie, seat)
        await deciding.act(
            self.services.context, partie, user, lambda _: [Orders(follows=True)], seen=seq, key=self.key()
        )

    async def _later(self) -> None:
        context, clock = self.services.context, self.services.clock
        assert clock.now < LEFT_AT - 60
        await self.services.pass_time(LEFT_AT - 60 - clock.now)
        await lessons.resume(context, BEN)
        asked = await problems.daily_problem(context, BEN)
        await problems.answer(context, BEN, asked.problem.number, asked.round, asked.day, 0)
        await rest_choice.choose_rest_days(context, BEN, [5, 6])
        for rules, to, guild in (
            (RULE_SETS["rubicon"], None, GUILD),
            (RULE_SETS["hundred"], _BEN, GUILD),
            (RULE_SETS["counterpique"], _CLEO, PRIVATE),
        ):
            await self.offer(rules, to, None, guild=guild)
        await self._house("club", PRIVATE, _BEN)
        await players.block(context, CLEO, NamedPlayer(1004, "Dan"))
        await vacation.begin(context, CLEO, 3)
        await self._untold()
        clock.now = LEFT_AT
        await self.services.rest()

    async def _untold(self) -> None:
        context = self.services.context
        _, played, resigned, stopped = [await self.begin(RULE_SETS["rubicon"], 3 * DAY) for _ in range(4)]
        await self.play(resigned, 2, told=False)
        await deciding.decide(context, resigned, ADA, deciding.resign, key=self.key())
        await self.play(stopped, 2)
        await servers.stop(context, GUILD, stopped, CLEO, key=self.key())
        await self.play(played, 3)
        await self.play(played, 5, told=False)


def dumped(path: Path, version: str) -> Iterator[str]:
    """Yields a database as SQL: the schema with comments, and every row."""
    with closing(sqlite3.connect(path)) as file:
        today = datetime.now(UTC).strftime("%-d %B %Y")
        yield f"-- What the bot of version {version} ({today}) has left behind. See README.md.\n"
        for pragma in ("application_id", "user_version"):
            yield f"PRAGMA {pragma} = {file.execute(f'PRAGMA {pragma}').fetchone()[0]};\n"
        for statement in _packed(file.iterdump()):
            if not statement.startswith(("BEGIN", "COMMIT")):
                yield f"{statement}\n"


def _packed(statements: Iterator[str]) -> Iterator[str]:
    """Joins INSERTs into multi-row statements: hundreds instead of thousands of lines per database."""
    packed = ""
    for statement in statements:
        into, _, values = statement.partition(" VALUES")
        if values and packed.startswith(f"{into} ") and len(packed) + len(values) < LONGEST:
            packed = f"{packed[:-1]},{values}"
            continue
        if packed:
            yield packed
        packed = statement
    yield packed


async def write(version: str, folder: Path) -> Path:
    path, target = folder / "piquet.sqlite3", CASES / "databases" / f"{version}.sql"
    async with opened(path, clock=Clock(), seed=20) as services:
        await Past(services).happens()
    target.write_text("".join(dumped(path, version)), encoding="utf-8")
    return target
