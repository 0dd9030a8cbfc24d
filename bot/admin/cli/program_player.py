"""A player whose moves another program chooses, over the engine's line protocol."""

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Thread
from typing import Final

from bot.admin.cli.engine import HUGE
from bot.admin.cli.terminal import Failed, say
from bot.kit.partie_text import refusal
from bot.piquet.actions import Action, UnreadableAction, parse_action
from bot.piquet.deal import Deal
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.illegal import Illegal
from bot.piquet.record import Json, deal_as_seen, write_deals
from bot.piquet.spelling import quoted

COMMAND: Final = "cmd:"
"""Prefix of a player's name that is a command to start a program."""
_NAMES: Final = ("player 0", "player 1")


@dataclass(frozen=True, slots=True)
class Blame:
    """A program's failure to answer ``asked`` with a legal action. ``kind`` is a word, such as ``slow``."""

    kind: str
    why: str
    deal: int
    action: int
    asked: Json


class _Fault(Exception):
    def __init__(self, kind: str, why: str) -> None:
        super().__init__(kind, why)
        self.kind, self.why = kind, why


class _Program:
    """A program's process, with threads to write and read, so no full or silent pipe blocks the match."""

    def __init__(self, command: list[str]) -> None:
        # In its own group, so its children end with it. Windows has no groups.
        group = 0 if os.name == "posix" else None
        self._process = subprocess.Popen(  # noqa: S603
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, process_group=group
        )
        self._asked, self._answers = Queue[bytes](), Queue[bytes](maxsize=1)
        self._ended = False
        for work in (self._write, self._read):
            Thread(target=work, daemon=True).start()

    def ask(self, line: str, seconds: float) -> bytes:
        self._asked.put(f"{line}\n".encode())
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise _Fault("slow", say("cli-blame-slow", seconds=f"{seconds:g}")) from None
        if not answer:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=1)
            status = self._process.returncode
            raise _Fault("gone", say("cli-blame-closed" if status is None else "cli-blame-gone", status=str(status)))
        return answer

    def end(self) -> None:
        self._ended = True
        if os.name == "posix":
            # Its group outlives it, while anything that it started runs.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        # Both threads may be waiting.
        self._asked.put(b"")
        with suppress(Empty):
            self._answers.get_nowait()

    def _write(self) -> None:
        if source := self._process.stdin:
            with suppress(OSError, ValueError), source:
                while line := self._asked.get():
                    source.write(line)
                    source.flush()

    def _read(self) -> None:
        if source := self._process.stdout:
            with suppress(OSError, ValueError), source:
                while not self._ended and (line := source.readline(HUGE)):
                    self._answers.put(line)
        if not self._ended:
            self._answers.put(b"")


class ProgramPlayer:
    """A player that asks a program for actions, within a time limit.

    Calls ``blame`` after a failure; if ``blame`` returns, a rule-of-thumb player chooses.
    """

    def __init__(self, command: str, seconds: float, blame: Callable[[Blame], None]) -> None:
        """Starts the program. Raises Failed if it does not start."""
        self._seconds = seconds
        self._blame = blame
        self._finished: list[Json] = []
        self._asked: Json = {}
        try:
            self._command = shlex.split(command)
        except ValueError:
            self._command = []
        if not self._command:
            raise Failed("cli-no-command", command=command)
        self._program: _Program | None = self._started()

    def _started(self) -> _Program:
        try:
            return _Program(self._command)
        except OSError as error:
            reason = error.strerror or str(error)
            raise Failed("cli-no-program", command=self._command[0], reason=reason) from None

    def end(self) -> None:
        if self._program:
            self._program.end()
        self._program = None

    def choose(self, turn: Turn) -> Action:
        if not turn.standing.deals:
            self._finished = []
        deals = [*self._finished, turn.deal.line.deal]
        self._asked = {"seat": turn.seat, "record": write_deals(turn.deal.rules, _NAMES, deals)}
        self._program = self._program or self._started()
        try:
            return _read(self._program.ask(json.dumps(self._asked), self._seconds))
        except _Fault as fault:
            if fault.kind in ("slow", "gone"):
                # A late answer would be taken for that to the next line.
                self.end()
            return self._blamed(turn, fault)

    def refused(self, turn: Turn, action: Action, illegal: Illegal) -> Action:
        """Blames the program for an illegal action, and returns a legal action instead."""
        return self._blamed(turn, _Fault("illegal", f"{quoted(str(action))}: {refusal(say, illegal)}"))

    def remember(self, deal: Deal, seat: int) -> None:
        """Adds a finished deal to the record sent with later requests."""
        self._finished.append(deal_as_seen(deal, seat))

    def _blamed(self, turn: Turn, fault: _Fault) -> Action:
        place = turn.standing.deals + 1, len(turn.deal.actions) + 1
        self._blame(Blame(fault.kind, fault.why, *place, self._asked))
        return GreedyPlayer().choose(turn)


def _read(answer: bytes) -> Action:
    text = answer.decode(errors="replace").strip()
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise _Fault("unreadable", say("cli-blame-no-json", answer=quoted(text))) from None
    match found:
        case {"action": str(action)}:
            try:
                return parse_action(action)
            except UnreadableAction as error:
                raise _Fault("unreadable", f"{error}.") from None
        case {"error": {"why": str(why)}}:
            raise _Fault("error", say("cli-blame-error", why=quoted(why).strip("`")))
    raise _Fault("unreadable", say("cli-blame-no-action", answer=quoted(text)))
