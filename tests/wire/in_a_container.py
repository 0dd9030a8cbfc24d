"""A deal in a container from the image ``PIQUET_TEST_IMAGE``, built by ``.ci/container``.

pytest does not collect this file by itself, because it needs podman.
"""

import asyncio
import json
import os
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.fakes.process.container_process import HARDENED, USER, ContainerProcess
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn
from tests.fakes.wire.wire_discord import Wire
from tests.support.waiting import wait_for

IMAGE = os.environ.get("PIQUET_TEST_IMAGE", "")


@pytest_asyncio.fixture
async def bot(tmp_path: Path) -> AsyncIterator[ContainerProcess]:
    assert IMAGE, "PIQUET_TEST_IMAGE names no image; run .ci/container"
    async with Wire() as wire:
        container = ContainerProcess(wire, IMAGE, tmp_path)
        yield container
        if container.alive:
            await container.kill()


async def healthy(bot: ContainerProcess) -> tuple[int, bool]:
    _, said = await bot.ask("image", "inspect", IMAGE)
    kind, *command = json.loads(said)[0]["Healthcheck"]["Test"]
    assert kind == "CMD"
    status, said = await bot.run(*command)
    return status, '"healthy": true' in said


async def test_a_deal_survives_kills_and_stops_of_its_container(bot: ContainerProcess) -> None:
    scenario = Scenario(bot.wire, bot)
    scenario.pictures = True  # the image has what draws them
    async with scenario:
        players = await scenario.start_partie(deals=1)
        for _ in range(6):
            assert await turn(players) is not None
        assert await healthy(bot) == (0, True)
        await bot.kill()
        await bot.start()
        for _ in range(6):
            assert await turn(players) is not None
        assert await bot.stop() == 0
        await bot.start()
        while await turn(players) is not None:
            pass
        said = [post.text for post in players[0].at_table()]
        assert "Rematch" in said[-1]
        assert len(said) == len(set(said))
        assert await bot.stop() == 0
    assert "Traceback" not in bot.log_text
    assert stat.S_IMODE(bot.database.stat().st_mode) == 0o600


async def test_the_bot_in_the_container_writes_to_its_volume_alone(bot: ContainerProcess) -> None:
    async with bot:
        assert await bot.run("id", "-u") == (0, f"{USER}\n")
        for place in ("/", "/opt/piquet-bot", "/home", "/var/tmp", "/run"):  # noqa: S108 - the container's own
            status, said = await bot.run("touch", f"{place}/file")
            assert status != 0, place
            assert "Read-only file system" in said or "Permission denied" in said
        assert (await bot.run("touch", "/data/file"))[0] == 0
        for tool in ("pip", "gcc"):
            assert (await bot.run("sh", "-c", f"command -v {tool}"))[0] != 0
        status, said = await bot.run("python", "-m", "bot", "doctor")
        assert status == 0, said


async def test_the_backup_that_the_container_makes_is_restored_in_it(bot: ContainerProcess) -> None:
    async with bot:
        async with wait_for("a backup is made"):
            while "made the backup" not in bot.log_text:  # noqa: ASYNC110 - a container writes the log
                await asyncio.sleep(0.2)
        assert await bot.stop() == 0
    (file,) = os.listdir(bot.data / "backups")
    options = ("--rm", "--network", "none", *HARDENED, "--volume", f"{bot.data}:/data")
    status, said = await bot.ask("run", *options, IMAGE, "restore", f"/data/backups/{file}")
    assert (status, "has been restored" in said) == (0, True), said


async def test_a_command_that_is_process_1_ends_when_asked(bot: ContainerProcess) -> None:
    duel = ("duel", "--left", "beginner", "--right", "beginner", "--pairs", "1000000")
    status, said = await bot.ask("run", "--detach", "--network", "none", "--name", bot.name, IMAGE, *duel)
    assert status == 0, said
    # A signal that comes before Python runs has no effect.
    async with wait_for("the command ends"):
        while (await bot.ask("kill", "--signal", "SIGTERM", bot.name))[0] == 0:  # noqa: ASYNC110 - a container
            await asyncio.sleep(0.5)
    assert (await bot.ask("inspect", "--format", "{{.State.ExitCode}}", bot.name))[1].strip() == "0"
    await bot.ask("rm", bot.name)
