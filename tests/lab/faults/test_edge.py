"""Dishonest inputs are refused with a sentence, and the checks find planted failures."""

from pathlib import Path

import pytest

from bot.model.ids import PartieId
from tests.fakes.wire.interactions import Interaction
from tests.lab.faults import QUICK
from tests.lab.faults.kinds.edge import Toll, _batch, _partie, edge
from tests.lab.faults.kinds.mischief import Mischief
from tests.lab.faults.kinds.nonsense import COMMANDS, MANGLES
from tests.lab.faults.room import room


@pytest.mark.long
def test_some_bad_inputs_of_every_kind_are_refused_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(QUICK), "of", lambda *_, **__: 30)
    assert [str(figure) for figure in edge(QUICK) if not figure.ok] == []


async def test_every_command_and_malformed_payload_is_answered(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        mischief = Mischief(here, [await _partie(here, 0, "rubicon")])
        sent = [mischief.malformed(mangle) for mangle in MANGLES for _ in range(3)]
        sent += [mischief.command(command) for command in COMMANDS]
        for interaction in sent:
            await here.wire.until(lambda one=interaction: one.how)  # type: ignore[misc]
        assert {interaction.how for interaction in sent} <= {"message", "update"}
    assert "Traceback" not in here.bot.log_text


@pytest.mark.long
async def test_the_check_finds_bad_inputs_that_the_bot_lets_through(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        sitting, toll = await _partie(here, 0, "rubicon"), Toll()
        mischief = Mischief(here, [sitting])

        def give_up() -> Interaction:
            return mischief.press(mischief.player(0), "giveup", PartieId(sitting.partie), 0)

        def ask_publicly() -> Interaction:
            return mischief.command(("challenge", lambda _: [{"name": "rules", "type": 3, "value": "club"}]))

        mischief.kinds = [give_up, ask_publicly]
        await _batch(here, mischief, sitting, toll)
        assert toll.changed
        assert toll.public
        here.bot.log.write_text("x ERROR it failed\nTraceback (most recent call last)\n")
        await here.bot.kill()
        here.wire.settings.patience = 0.5
        await _batch(here, mischief, sitting, toll)
        assert toll.unanswered
