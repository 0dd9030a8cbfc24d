from pathlib import Path

import pytest

from bot.features.parties import deciding
from bot.kit.controls import OfPartie, Press, control_id
from bot.piquet.actions import CarteBlanche
from data.players import users
from tests.fakes.simcord_harness import Harness
from tests.support.discord.table_checks import bot_of
from tests.support.players import begin, bot_at

OLD_CONTROL = "This button or menu is too old to work"
DAMAGED = "The data stored for this is damaged, so nothing was changed."
UNEXPECTED = "Something went wrong, and I logged the error"


async def test_a_value_error_inside_a_service_is_a_fault_and_is_logged(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        client = bot_of(harness)

        class Faulty(OfPartie, verb="faulty"):
            """A control for a failing decision."""

        async def decide_for_the_other(press: Press[Faulty]) -> None:
            # The bot may have declared a carte blanche already, so it does not matter how much the player has seen.
            choose = deciding.acting(lambda _: [CarteBlanche(1)])
            await deciding.decide(client.context, press.control.partie, press.user, choose, key=press.interaction.id)

        client.add_controls({Faulty: decide_for_the_other})
        (hand, *_) = harness.alice.dms()
        said = await harness.alice.press(hand, control_id("faulty", 1))
        assert UNEXPECTED in said.text
        (logged,) = harness.take_errors()
        assert "(partie 1) failed; please report this bug" in logged
        assert "ValueError: seat" in logged


async def test_the_bot_reports_a_damaged_value_and_logs_it_without_its_content(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        await bot_of(harness).context.database.write(lambda tx: tx.execute("UPDATE parties SET options = '[\"AS\"]'"))
        (hand, *_) = harness.alice.dms()
        said = await harness.alice.press(hand, control_id("hand", 1))
        assert DAMAGED in said.text
        (logged,) = harness.take_errors()
        assert "(partie 1) failed, because a stored value is damaged (parties.rules 1)" in logged
        assert "AS" not in logged


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    ("verb", "target", "arg", "values"),
    [
        ("play", 1, "XX", None),
        ("exchange", 1, "nonsense", None),
        ("reckon", 1, "7", None),
        ("pick", 1, "", ["1"]),
        ("opencall", 1, "", ["q"]),
        ("leads", 1, "", ["AS", "AS"]),
        ("bid", 1, "99", None),
        ("why", 1, "x", None),
        ("words", 77, "x", None),
        ("draft", 0, "go.1.2.3", None),
        ("setting", 0, "quiet", ["99"]),
        ("setting", 0, "rests", ["1", "1"]),
        ("learn", 99, "", None),
        ("lesson", 0, "nonsense", None),
        ("board", 0, "1.2", None),
    ],
)
async def test_a_forged_id_is_answered_as_an_old_control(
    database: Path, verb: str, target: int, arg: str, values: list[str] | None
) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        (hand, *_) = harness.alice.dms()
        said = await harness.alice.press(hand, control_id(verb, target, 0, arg), values=values)
        assert OLD_CONTROL in said.text
        assert harness.take_errors() == []


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    ("verb", "arg", "values"),
    [
        ("bid", "99", None),
        ("exchange", "nonsense", None),
        ("suit", "X", None),
        ("elect", "perhaps", None),
        ("call", "p.zz", None),
        ("answer", "q", None),
        ("reckon", "x", None),
        ("play", "XX", None),
        ("lead", "ASAS", None),
        ("opencall", "", ["q"]),
        ("opencall", "", []),
        ("leads", "", ["XX"]),
        ("follow", "on.-.XX", None),
        ("throw", "", ["XX"]),
        ("then", "", ["XX"]),
        ("cancel", ".-.XX", None),
    ],
)
async def test_a_decision_with_a_forged_id_stores_nothing(
    database: Path, verb: str, arg: str, values: list[str] | None
) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        harness.alice.reads("de")
        (hand, *_) = harness.alice.dms()
        await harness.alice.press(hand, control_id(verb, 1, 0, arg), values=values)
        stored = await bot_of(harness).context.database.read(lambda tx: users.get_user(tx, harness.alice.id))
        assert stored.locale == "en-US"
