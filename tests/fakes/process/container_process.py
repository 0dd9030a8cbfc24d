"""Runs the real bot in a container on the machine's loopback network."""

import asyncio
import os
import signal
import socket
from pathlib import Path
from typing import Final

from tests.fakes.process.bot_process import INHERITED, BotProcess, Zygote
from tests.fakes.wire.wire_discord import Wire
from tests.support.paths import ROOT
from tests.support.waiting import wait_for

USER: Final = 10001
"""The image's user, who owns the bot's files."""
HARDENED: Final = (
    *("--read-only", "--read-only-tmpfs=false", "--tmpfs", "/tmp"),  # noqa: S108 - the container's own
    *("--cap-drop", "all", "--security-opt", "no-new-privileges"),
)
"""The podman options for the settings in ``.container/compose.yaml``."""


class ContainerProcess(BotProcess):
    """The bot as process 1 of a container; ``/data`` is a test folder."""

    def __init__(self, wire: Wire, image: str, folder: Path) -> None:
        super().__init__(wire, Zygote(), folder, haste=50)
        self.image = image
        self.name = f"piquet-{os.getpid()}"
        self.data = folder / "data"
        self.data.mkdir(mode=0o700)
        self.database = self.data / "piquet.sqlite3"
        self._running: asyncio.subprocess.Process | None = None

    @property
    def alive(self) -> bool:
        return self._running is not None and self._running.returncode is None

    async def start(self, *, wait: bool = True) -> None:
        before, gateway = self.wire.gateway.identified, self.wire.gateway
        for place in (self.data, *self.data.iterdir()):
            os.chown(place, USER, USER)
        given = {name: value for name, value in self._environment.items() if name not in INHERITED}
        given = {**given, "PIQUET_DATABASE": "/data/piquet.sqlite3", "PYTHONPATH": "/seen"}
        # The port is the machine's own, and another run may be using the image's.
        given["PIQUET_HTTP"] = f"127.0.0.1:{_free_port()}"
        settings = [f"--env={name}={value}" for name, value in given.items()]
        places = ["--volume", f"{self.data}:/data", "--volume", f"{ROOT / 'tests'}:/seen/tests:ro"]
        options = ["--rm", "--name", self.name, "--network", "host", *HARDENED, *places, *settings]
        with self.log.open("ab") as log:
            self._running = await asyncio.create_subprocess_exec(
                *("podman", "run", *options, "--entrypoint", "python", self.image, "-m", "tests.fakes.process.launch"),
                stdout=log,
                stderr=log,
            )
        if wait:
            ended = asyncio.create_task(self._running.wait())
            ended.add_done_callback(lambda _: self.wire.world.noticed.set())
            await self.wire.until(lambda: gateway.identified > before or ended.done(), why="the container starts")
            if ended.done():
                raise AssertionError(f"the container has ended with {ended.result()}:\n{self.log_text[-2000:]}")

    async def ask(self, *command: str) -> tuple[int, str]:
        process = await asyncio.create_subprocess_exec(
            *("podman", *command), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        said, _ = await process.communicate()
        assert process.returncode is not None
        return process.returncode, said.decode()

    async def run(self, *command: str) -> tuple[int, str]:
        return await self.ask("exec", self.name, *command)

    async def kill(self) -> None:
        await self._send(signal.SIGKILL)
        await self.ended()

    async def stop(self) -> int:
        await self._send(signal.SIGTERM)
        return await self.ended()

    async def _send(self, number: signal.Signals) -> None:
        status, said = await self.ask("kill", "--signal", number.name, self.name)
        assert status == 0, said

    async def ended(self) -> int:
        assert self._running is not None
        async with wait_for("the container ends"):
            return await self._running.wait()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port
