"""The command line: ``python -m bot``. Without a command the bot starts; nothing else here needs Discord."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Any, NoReturn

from bot.cli.replay import EYES, WRONG, replay_json, replay_text, view_json
from bot.computer.players.player import NAMES
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.ui.kit.words import words

PACKAGE = "piquet-bot"
PROGRAM = "python -m bot"
READER_GONE = 1
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line asks for. Gives the exit status: 0, or 2 where anything was wrong."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal that has no ♠ is no reason to fail
    try:
        try:
            return _obey(parser().parse_args(arguments))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever was reading has had enough. The interpreter flushes once more at its end: let it flush into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except KeyboardInterrupt:
        return INTERRUPTED


def _obey(options: argparse.Namespace) -> int:
    match options.command:
        case "replay":
            return replay_json(options.files) if options.json else replay_text(options.files)
        case "view":
            return view_json(options.file, EYES[options.seat])
        case "duel":
            return _duel(options)
        case "engine":
            return int(import_module("bot.cli.engine").engine(options.level, options.seed))
        case "doctor":
            return int(import_module("bot.cli.doctor").run(mends=options.mend))
        case "backup":
            return int(import_module("bot.cli.backup").backup(options.file, force=options.force))
        case "restore":
            return int(import_module("bot.cli.backup").restore(options.file))
        case _:
            return run_bot()


def _duel(options: argparse.Namespace) -> int:
    dueling = import_module("bot.cli.duel")
    duel = dueling.match if options.parties else dueling.duel
    played = options.left, options.right, options.pairs, options.seed, options.rules
    return int(duel(*played, as_json=options.json))


def run_bot() -> int:
    """Starts the bot, with all that it imports. Gives the exit status."""
    return int(import_module("bot.cli.run").run() or 0)


class Parser(argparse.ArgumentParser):
    """argparse, which says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        sentence = words()("cli-wrong", program=self.prog, message=" ".join(message.split()))
        self.exit(WRONG, f"{sentence}\n")


class _Version(argparse.Action):
    """Asks for the version only when it is wanted."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(PACKAGE, version(PACKAGE))
        parser.exit()


def parser() -> Parser:
    """The grammar of the command line, with its help."""
    say = words()
    top = Parser(prog=PROGRAM, usage=say("cli-usage"), epilog=say("cli-examples"), **_manner("cli-about"))
    _add_help(top)
    top.add_argument("--version", action=_Version, nargs=0, help=say("cli-help-version"))
    commands = top.add_subparsers(prog=PROGRAM, dest="command", title=say("cli-commands"), metavar="COMMAND")
    _add_help(commands.add_parser("run", help=say("cli-help-run"), **_manner("cli-about-run")))
    replay = commands.add_parser("replay", help=say("cli-help-replay"), **_manner("cli-about-replay"))
    _add_help(replay)
    replay.add_argument("--json", action="store_true", help=say("cli-help-json"))
    replay.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-files"))
    view = commands.add_parser("view", help=say("cli-help-view"), **_manner("cli-about-view"))
    _add_help(view)
    view.add_argument("--seat", choices=EYES, required=True, help=say("cli-help-seat"))
    view.add_argument("file", metavar="FILE", help=say("cli-help-file"))
    _add_duel(commands.add_parser("duel", help=say("cli-help-duel"), **_manner("cli-about-duel")))
    _add_engine(commands.add_parser("engine", help=say("cli-help-engine"), **_manner("cli-about-engine")))
    doctor = commands.add_parser("doctor", help=say("cli-help-doctor"), **_manner("cli-about-doctor"))
    _add_help(doctor)
    doctor.add_argument("--mend", action="store_true", help=say("cli-help-mend"))
    backup = commands.add_parser("backup", help=say("cli-help-backup"), **_manner("cli-about-backup"))
    _add_help(backup)
    backup.add_argument("--force", action="store_true", help=say("cli-help-force"))
    backup.add_argument("file", metavar="FILE", help=say("cli-help-backup-file"))
    restore = commands.add_parser("restore", help=say("cli-help-restore"), **_manner("cli-about-restore"))
    _add_help(restore)
    restore.add_argument("file", metavar="FILE", help=say("cli-help-restore-file"))
    return top


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
    to.add_argument("--json", action="store_true", help=say("cli-help-duel-json"))


def _add_engine(to: argparse.ArgumentParser) -> None:
    _add_help(to)
    _add_level(to, "--level")
    to.add_argument("--seed", type=int, default=0, metavar="N", help=words()("cli-help-engine-seed"))


def _add_level(to: argparse.ArgumentParser, option: str) -> None:
    level = words()("cli-help-level", levels=", ".join(NAMES))
    to.add_argument(option, choices=NAMES, required=True, metavar="LEVEL", help=level)


def number_of_pairs(text: str) -> int:
    """Two or more, since one says nothing of how sure it is. Raises ValueError."""
    pairs = int(text)
    if pairs < 2:
        raise ValueError(pairs)
    return pairs


def _manner(about: str) -> dict[str, Any]:
    """What all parsers have in common; argparse's own help option would not speak from the catalogue."""
    return {
        "description": words()(about),
        "formatter_class": argparse.RawDescriptionHelpFormatter,
        "allow_abbrev": False,
        "add_help": False,
    }


def _add_help(to: argparse.ArgumentParser) -> None:
    to.add_argument("-h", "--help", action="help", help=words()("cli-help-help"))


if __name__ == "__main__":
    sys.exit(main())
