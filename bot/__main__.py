"""The command line, ``python -m bot``: parses the arguments and calls the command's module in ``bot.admin.cli``.

Without a command it runs the bot. No other command needs Discord.
"""

import argparse
import os
import re
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Any, NoReturn

from bot.admin.cli.terminal import WRONG, terminal_words
from bot.admin.cli.view import EYES
from bot.computer.players.player import NAMES
from bot.piquet.rules import READINGS, RUBICON, RULE_SETS

PACKAGE = "piquet-bot"
PROGRAM = "python -m bot"
OUTPUT_CLOSED = 1
"""The exit status if whoever reads the output closes it, as ``head`` does."""
GRADES = ("easy", "medium", "hard")
"""The grades of problems. They are listed here because ``bot/computer/problems`` takes a moment to import."""
MOST_WORKERS = 1024
INTERRUPTED = 130
"""The exit status after Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command of the command line. Gives the exit status: 0, 2 if anything was wrong, or the command's own."""
    _obey_sigterm()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # some terminals cannot print ♠
    try:
        try:
            return _run(**vars(parser().parse_args(arguments)))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The interpreter flushes standard output once more when it exits, and would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _obey_sigterm() -> None:
    """Lets SIGTERM end process 1, which the bot is in a container: there Linux ignores a signal without a handler."""
    if os.getpid() == 1:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())


def _run(command: str | None, **arguments: Any) -> int:
    """Calls ``run`` of the command's module, which is imported only now: importing Discord takes long."""
    return int(import_module(f"bot.admin.cli.{command or 'run'}").run(**arguments))


class Parser(argparse.ArgumentParser):
    """An argparse parser with headings from the catalogue. It prints one sentence for an error, without the usage."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        say = terminal_words()
        self._positionals.title, self._optionals.title = say("cli-arguments"), say("cli-options")

    def error(self, message: str) -> NoReturn:
        # An argument that is quoted may be the address of a server, with its password.
        told = re.sub(r"postgres(ql)?://.*", "postgresql://…", " ".join(message.split()), flags=re.IGNORECASE)
        sentence = terminal_words()("cli-wrong", program=self.prog, message=told)
        self.exit(WRONG, f"{sentence}\n")


class _Help(argparse.RawDescriptionHelpFormatter):
    """Lines as they stand in the catalogue, after the usage with its word from there."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Adds the usage to the help."""
        super().add_usage(usage, actions, groups, terminal_words()("cli-usage-is") if prefix is None else prefix)


class _Version(argparse.Action):
    """Prints the version, which argparse's own action would read at every start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(PACKAGE, version(PACKAGE))
        parser.exit()


def parser() -> Parser:
    """The parser, with a subparser for each command. An argument has the name of the parameter of ``run``."""
    say = terminal_words()
    top = Parser(prog=PROGRAM, usage=say("cli-usage"), epilog=say("cli-examples"), **_manner("cli-about"))
    _add_help(top)
    top.add_argument("--version", action=_Version, nargs=0, default=argparse.SUPPRESS, help=say("cli-help-version"))
    commands = top.add_subparsers(prog=PROGRAM, dest="command", title=say("cli-commands"), metavar="COMMAND")
    _add_help(commands.add_parser("run", help=say("cli-help-run"), **_manner("cli-about-run")))
    think = commands.add_parser("think", help=say("cli-help-think"), **_manner("cli-about-think"))
    _add_help(think)
    think.add_argument("--workers", type=_number(1, MOST_WORKERS), metavar="N", help=say("cli-help-workers"))
    replay = commands.add_parser("replay", help=say("cli-help-replay"), **_manner("cli-about-replay"))
    _add_help(replay)
    replay.add_argument("--json", dest="as_json", action="store_true", help=say("cli-help-json"))
    _add_reading(replay)
    replay.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-files"))
    _add_verify(commands.add_parser("verify", help=say("cli-help-verify"), **_manner("cli-about-verify")))
    view = commands.add_parser("view", help=say("cli-help-view"), **_manner("cli-about-view"))
    _add_help(view)
    view.add_argument("--seat", choices=EYES, required=True, help=say("cli-help-seat"))
    _add_reading(view)
    view.add_argument("file", metavar="FILE", help=say("cli-help-file"))
    _add_duel(commands.add_parser("duel", help=say("cli-help-duel"), **_manner("cli-about-duel")))
    _add_engine(commands.add_parser("engine", help=say("cli-help-engine"), **_manner("cli-about-engine")))
    _add_problems(commands.add_parser("problems", help=say("cli-help-problems"), **_manner("cli-about-problems")))
    doctor = commands.add_parser("doctor", help=say("cli-help-doctor"), **_manner("cli-about-doctor"))
    _add_help(doctor)
    how = doctor.add_mutually_exclusive_group()
    how.add_argument("--mend", action="store_true", help=say("cli-help-mend"))
    how.add_argument("--sample", type=_number(0), metavar="N", help=say("cli-help-sample"))
    backup = commands.add_parser("backup", help=say("cli-help-backup"), **_manner("cli-about-backup"))
    _add_help(backup)
    backup.add_argument("--check", action="store_true", help=say("cli-help-check-copy"))
    backup.add_argument("--force", action="store_true", help=say("cli-help-force"))
    backup.add_argument("file", metavar="FILE", help=say("cli-help-backup-file"))
    restore = commands.add_parser("restore", help=say("cli-help-restore"), **_manner("cli-about-restore"))
    _add_help(restore)
    restore.add_argument("file", metavar="FILE", help=say("cli-help-restore-file"))
    copy = commands.add_parser("copy", help=say("cli-help-copy"), **_manner("cli-about-copy"))
    _add_help(copy)
    copy.add_argument("source", metavar="FROM", help=say("cli-help-copy-from"))
    copy.add_argument("target", metavar="TO", help=say("cli-help-copy-to"))
    policies = commands.add_parser("policies", help=say("cli-help-policies"), **_manner("cli-about-policies"))
    _add_help(policies)
    policies.add_argument("--host", metavar="NAME", help=say("cli-help-host"))
    policies.add_argument("--contact", metavar="ADDRESS", help=say("cli-help-contact"))
    policies.add_argument("folder", metavar="FOLDER", help=say("cli-help-folder"))
    forget = commands.add_parser("forget", help=say("cli-help-forget"), **_manner("cli-about-forget"))
    _add_help(forget)
    forget.add_argument("--yes", action="store_true", help=say("cli-help-yes"))
    forget.add_argument("person", type=_number(1), metavar="ID", help=say("cli-help-person"))
    return top


def _add_reading(to: argparse.ArgumentParser) -> None:
    how = terminal_words()("cli-help-reading", first=READINGS[0], last=READINGS[-1])
    to.add_argument("--reading", choices=READINGS, default="", metavar="VERSION", help=how)


def _add_verify(to: argparse.ArgumentParser) -> None:
    say = terminal_words()
    _add_help(to)
    to.add_argument("--json", dest="as_json", action="store_true", help=say("cli-help-json"))
    to.add_argument("--packs", action="store_true", help=say("cli-help-packs"))
    to.add_argument("--house", action="store_true", help=say("cli-help-ask-house"))
    to.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-files"))


def _add_duel(to: argparse.ArgumentParser) -> None:
    say = terminal_words()
    _add_help(to)
    for side in ("--left", "--right"):
        _add_level(to, side)
    # One pair has no confidence interval.
    to.add_argument("--pairs", type=_number(2), required=True, metavar="N", help=say("cli-help-pairs"))
    to.add_argument("--seed", type=int, default=0, metavar="S", help=say("cli-help-seed"))
    sets = say("cli-help-rules", sets=", ".join(RULE_SETS))
    to.add_argument("--rules", choices=RULE_SETS, default=RUBICON.name, metavar="SET", help=sets)
    to.add_argument("--parties", action="store_true", help=say("cli-help-parties"))
    to.add_argument("--json", dest="as_json", action="store_true", help=say("cli-help-duel-json"))


def _add_engine(to: argparse.ArgumentParser) -> None:
    _add_help(to)
    _add_level(to, "--level")
    to.add_argument("--seed", type=int, default=0, metavar="N", help=terminal_words()("cli-help-engine-seed"))


def _add_problems(to: argparse.ArgumentParser) -> None:
    say = terminal_words()
    _add_help(to)
    what = to.add_mutually_exclusive_group()
    what.add_argument("--make", type=_number(1), metavar="N", help=say("cli-help-make"))
    what.add_argument("--check", action="store_true", help=say("cli-help-check"))
    to.add_argument("--seed", type=int, default=0, metavar="S", help=say("cli-help-seed"))
    to.add_argument("--grade", choices=GRADES, metavar="GRADE", help=say("cli-help-grade", grades=", ".join(GRADES)))
    sets = say("cli-help-rules", sets=", ".join(RULE_SETS))
    to.add_argument("--rules", choices=RULE_SETS, default=RUBICON.name, metavar="SET", help=sets)
    to.add_argument("--sample", type=_number(1), metavar="N", help=say("cli-help-problems-sample"))
    to.add_argument("--file", metavar="FILE", help=say("cli-help-problems-file"))


def _add_level(to: argparse.ArgumentParser, option: str) -> None:
    level = terminal_words()("cli-help-level", levels=", ".join(NAMES))
    to.add_argument(option, choices=NAMES, required=True, metavar="LEVEL", help=level)


def _number(least: int, most: int = (1 << 63) - 1) -> Callable[[str], int]:
    """The type of an argument that is a whole number within these bounds."""

    def number(text: str) -> int:
        value = int(text)
        if not least <= value <= most:
            raise ValueError(value)
        return value

    return number


def _manner(about: str) -> dict[str, Any]:
    """The arguments that all parsers have in common."""
    return {
        "description": terminal_words()(about),
        "formatter_class": _Help,
        "allow_abbrev": False,
        "add_help": False,
    }


def _add_help(to: argparse.ArgumentParser) -> None:
    """Adds ``--help`` with a sentence from the catalogue, which argparse's own option would not have."""
    to.add_argument("-h", "--help", action="help", help=terminal_words()("cli-help-help"))


if __name__ == "__main__":
    sys.exit(main())
