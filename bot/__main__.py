"""The command line, ``python -m bot``: parses the arguments and calls the command's module in ``bot.cli``.

Without a command it runs the bot. No other command needs Discord.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Any, NoReturn

from bot.cli.failure import WRONG
from bot.cli.view import EYES
from bot.computer.players.player import NAMES
from bot.piquet.rules import EARLIER, RUBICON, RULE_SETS
from bot.ui.kit.words import words

PACKAGE = "piquet-bot"
PROGRAM = "python -m bot"
OUTPUT_CLOSED = 1
"""The exit status if whoever reads the output closes it, as ``head`` does."""
INTERRUPTED = 130
"""The exit status after Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command of the command line. Gives the exit status: 0, 2 if anything was wrong, or the command's own."""
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


def _run(command: str | None, **arguments: Any) -> int:
    """Calls ``run`` of the command's module, which is imported only now: importing Discord takes long."""
    return int(import_module(f"bot.cli.{command or 'run'}").run(**arguments))


class Parser(argparse.ArgumentParser):
    """An argparse parser that prints one sentence for an error, without the usage."""

    def error(self, message: str) -> NoReturn:
        sentence = words()("cli-wrong", program=self.prog, message=" ".join(message.split()))
        self.exit(WRONG, f"{sentence}\n")


class _Version(argparse.Action):
    """Prints the version, which argparse's own action would read at every start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(PACKAGE, version(PACKAGE))
        parser.exit()


def parser() -> Parser:
    """The parser, with a subparser for each command. An argument has the name of the parameter of ``run``."""
    say = words()
    top = Parser(prog=PROGRAM, usage=say("cli-usage"), epilog=say("cli-examples"), **_manner("cli-about"))
    _add_help(top)
    top.add_argument("--version", action=_Version, nargs=0, default=argparse.SUPPRESS, help=say("cli-help-version"))
    commands = top.add_subparsers(prog=PROGRAM, dest="command", title=say("cli-commands"), metavar="COMMAND")
    _add_help(commands.add_parser("run", help=say("cli-help-run"), **_manner("cli-about-run")))
    replay = commands.add_parser("replay", help=say("cli-help-replay"), **_manner("cli-about-replay"))
    _add_help(replay)
    replay.add_argument("--json", dest="as_json", action="store_true", help=say("cli-help-json"))
    _add_reading(replay)
    replay.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-files"))
    view = commands.add_parser("view", help=say("cli-help-view"), **_manner("cli-about-view"))
    _add_help(view)
    view.add_argument("--seat", choices=EYES, required=True, help=say("cli-help-seat"))
    _add_reading(view)
    view.add_argument("file", metavar="FILE", help=say("cli-help-file"))
    _add_duel(commands.add_parser("duel", help=say("cli-help-duel"), **_manner("cli-about-duel")))
    _add_engine(commands.add_parser("engine", help=say("cli-help-engine"), **_manner("cli-about-engine")))
    doctor = commands.add_parser("doctor", help=say("cli-help-doctor"), **_manner("cli-about-doctor"))
    _add_help(doctor)
    how = doctor.add_mutually_exclusive_group()
    how.add_argument("--mend", action="store_true", help=say("cli-help-mend"))
    how.add_argument("--sample", type=number_of_parties, metavar="N", help=say("cli-help-sample"))
    backup = commands.add_parser("backup", help=say("cli-help-backup"), **_manner("cli-about-backup"))
    _add_help(backup)
    backup.add_argument("--force", action="store_true", help=say("cli-help-force"))
    backup.add_argument("file", metavar="FILE", help=say("cli-help-backup-file"))
    restore = commands.add_parser("restore", help=say("cli-help-restore"), **_manner("cli-about-restore"))
    _add_help(restore)
    restore.add_argument("file", metavar="FILE", help=say("cli-help-restore-file"))
    return top


def _add_reading(to: argparse.ArgumentParser) -> None:
    to.add_argument(
        "--reading", choices=[EARLIER], default="", metavar="VERSION", help=words()("cli-help-reading", version=EARLIER)
    )


def _add_duel(to: argparse.ArgumentParser) -> None:
    say = words()
    _add_help(to)
    for side in ("--left", "--right"):
        _add_level(to, side)
    to.add_argument("--pairs", type=number_of_pairs, required=True, metavar="N", help=say("cli-help-pairs"))
    to.add_argument("--seed", type=int, default=0, metavar="S", help=say("cli-help-seed"))
    sets = say("cli-help-rules", sets=", ".join(RULE_SETS))
    to.add_argument("--rules", choices=RULE_SETS, default=RUBICON.name, metavar="SET", help=sets)
    to.add_argument("--parties", action="store_true", help=say("cli-help-parties"))
    to.add_argument("--json", dest="as_json", action="store_true", help=say("cli-help-duel-json"))


def _add_engine(to: argparse.ArgumentParser) -> None:
    _add_help(to)
    _add_level(to, "--level")
    to.add_argument("--seed", type=int, default=0, metavar="N", help=words()("cli-help-engine-seed"))


def _add_level(to: argparse.ArgumentParser, option: str) -> None:
    level = words()("cli-help-level", levels=", ".join(NAMES))
    to.add_argument(option, choices=NAMES, required=True, metavar="LEVEL", help=level)


def number_of_pairs(text: str) -> int:
    """The number of pairs, at least two: one pair has no confidence interval. Raises ValueError."""
    pairs = int(text)
    if pairs < 2:
        raise ValueError(pairs)
    return pairs


def number_of_parties(text: str) -> int:
    """How many finished parties are checked. Raises ValueError."""
    number = int(text)
    if number < 0:
        raise ValueError(number)
    return number


def _manner(about: str) -> dict[str, Any]:
    """The arguments that all parsers have in common."""
    return {
        "description": words()(about),
        "formatter_class": argparse.RawDescriptionHelpFormatter,
        "allow_abbrev": False,
        "add_help": False,
    }


def _add_help(to: argparse.ArgumentParser) -> None:
    """Adds ``--help`` with a sentence from the catalogue, which argparse's own option would not have."""
    to.add_argument("-h", "--help", action="help", help=words()("cli-help-help"))


if __name__ == "__main__":
    sys.exit(main())
