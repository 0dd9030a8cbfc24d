import random
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest

from bot.features.clocks import vacation
from bot.features.parties import deciding
from bot.features.players import service as players
from bot.features.players.service import PlayerChanges
from bot.model.clocks import DAY, HOUR, PACES, UNCLAIMED
from bot.model.errors import NotYet, NoVacationLeft
from bot.model.ids import PartieId
from bot.model.reminders import UP
from bot.piquet.rules import RULE_SETS
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, opened
from tests.support.sampled_rules import with_rules

USERS = (ADA, BEN)


@dataclass(slots=True)
class Reference:
    """A simple clock to compare with: its start, the time used, and when each player was away."""

    pace: int
    since: int
    given: int | None = None
    away: dict[int, list[tuple[int, int]]] = field(default_factory=lambda: {ADA: [], BEN: []})

    def due(self, user: int) -> int:
        time, left = self.since if self.given is None else self.given, self.pace
        for begins, ends in self.away[user]:
            if ends <= time:
                continue
            if begins >= time + left:
                break
            left -= max(begins - time, 0)
            time = ends
        return time + left

    def back(self, user: int, now: int) -> None:
        if self.away[user] and self.away[user][-1][1] > now:
            self.away[user][-1] = (self.away[user][-1][0], now)


async def step(services: ServiceContext, partie: PartieId, reference: Reference, dice: random.Random) -> None:
    row = await services.row(partie)
    user, now = USERS[row.to_act or 0], services.clock.now
    match dice.randrange(6):
        case 0:
            with suppress(NoVacationLeft):
                days = dice.randint(1, 3)
                who = dice.choice(USERS)
                if (await vacation.state(services.context, who)).until is None:
                    await vacation.begin(services.context, who, days)
                    reference.away[who].append((now, now + days * DAY))
        case 1:
            who = dice.choice(USERS)
            if (await vacation.state(services.context, who)).until is not None:
                await vacation.end(services.context, who)
                reference.back(who, now)
        case 2:
            with suppress(NotYet):
                await deciding.decide(
                    services.context, partie, USERS[1 - USERS.index(user)], deciding.give_time, seen=row.seq, key=key()
                )
                reference.given = now
        case 3:
            quiet, zone = dice.choice([("", "UTC"), ("22-7", "Europe/Paris"), ("0-23", "Asia/Tokyo")])
            await players.save_player_settings(
                services.context, user, PlayerChanges(quiet=quiet, zone=zone, reminders=dice.random() < 0.8)
            )
        case _:
            await services.pass_time(dice.choice([1, HOUR, DAY // 3, DAY, 3 * DAY]))


async def check(services: ServiceContext, partie: PartieId, reference: Reference) -> None:
    await services.check()
    row = await services.row(partie)
    if row.to_act is None:
        return
    due = reference.due(USERS[row.to_act])
    assert row.due_at == due
    assert row.wake_at is not None
    assert row.wake_at == due + UNCLAIMED if row.reminded >= UP else row.since <= row.wake_at <= due


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 40))])
@pytest.mark.parametrize("rules", [*map(partial(with_rules, sample=("rubicon", "counterpique")), RULE_SETS)])
async def test_after_every_step_the_clock_equals_the_naive_model(tmp_path: Path, rules: str, seed: int) -> None:
    dice = random.Random(seed)
    async with opened(tmp_path / "piquet.sqlite3", seed=seed) as services:
        partie = await services.begin(rules=RULE_SETS[rules], pace=dice.choice(PACES))
        reference = Reference((await services.row(partie)).pace or 0, services.clock.now)
        steps = 0
        while (row := await services.row(partie)).to_act is not None:
            await check(services, partie, reference)
            if dice.random() < 0.3:
                await step(services, partie, reference, dice)
                steps += 1
                continue
            await services.decide(partie)
            reference.since, reference.given = services.clock.now, None
            reference.back(USERS[row.to_act or 0], services.clock.now)
        assert row.clock.due_at is None
        assert steps > 20
