"""The command line, ``python -m bot``: parses arguments and runs the command's module in ``bot.admin.cli``.

Without a command, it runs the bot. No other command needs Discord.
"""

import argparse
import gc
import os
import re
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Any, NoReturn, TypeVar

from bot.admin.cli.terminal import INTERRUPTED, WRONG, Failed, fail, say
from bot.admin.cli.view import EYES
from bot.config import BadSetting
from bot.piquet.house.players.player import NAMES
from bot.piquet.rules import READINGS, RUBICON, RULE_SETS
from data.store.errors import UnusableDatabase

PACKAGE = "piquet-bot"
PROGRAM = "python -m bot"
OUTPUT_CLOSED = 1
"""Exit status if the reader closes the output, as ``head`` does."""
GRADES = ("easy", "medium", "hard")
"""Problem grades, repeated here because ``bot/piquet/house/problems`` is slow to import."""
Number = TypeVar("Number", int, float)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command. Returns the exit status: 0 for success, 2 for an error, or the command's own status."""
    _obey_sigterm()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # some terminals cannot print ♠
    try:
        try:
            return _run(**_parsed(sys.argv[1:] if arguments is None else arguments))
        finally:
            sys.stdout.flush()
    except Failed as failed:
        return fail(str(failed))
    except BadSetting as bad:
        return fail(say(f"setting-{bad.problem}", name=bad.name, value=bad.value))
    except UnusableDatabase as unusable:
        return fail(say("run-bad-database", reason=str(unusable)))
    except BrokenPipeError:
        # The interpreter flushes standard output again when it exits, and would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _obey_sigterm() -> None:
    # As process 1, in a container, Linux ignores signals without a handler.
    if os.getpid() == 1:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())


def _parsed(arguments: Sequence[str]) -> dict[str, Any]:
    # A parser, with a hundred sentences, would take a tenth of a start.
    return {"command": "run"} if list(arguments) in ([], ["run"]) else vars(parser().parse_args(arguments))


def _run(command: str, **arguments: Any) -> int:
    # Imported only now, because importing Discord is slow. Collecting garbage meanwhile finds none, and would take a
    # tenth of a start.
    gc.disable()
    try:
        module = import_module(f"bot.admin.cli.{command}")
    finally:
        gc.enable()
    return int(module.run(**arguments))


class Parser(argparse.ArgumentParser):
    """An argument parser with translated texts. Each error is one sentence, without the usage."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(formatter_class=_Help, allow_abbrev=False, add_help=False, **arguments)
        self._positionals.title, self._optionals.title = say("cli-arguments"), say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        # A quoted argument may be the address of a server, with its password.
        told = re.sub(r"postgres(ql)?://.*", "postgresql://…", " ".join(message.split()), flags=re.IGNORECASE)
        sentence = say("cli-wrong", program=self.prog, message=told)
        self.exit(WRONG, f"{sentence}\n")


class _Help(argparse.RawDescriptionHelpFormatter):
    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, say("cli-usage-is") if prefix is None else prefix)


class _Version(argparse.Action):
    # argparse's own action would read the version at every start.
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(PACKAGE, version(PACKAGE))
        parser.exit()


def parser() -> Parser:
    """Builds the command line's parser. Arguments are named after the parameters of each command's ``run``."""
    top = Parser(prog=PROGRAM, usage=say("cli-usage"), epilog=say("cli-examples"), description=say("cli-about"))
    top.add_argument("--version", action=_Version, nargs=0, default=argparse.SUPPRESS, help=say("cli-help-version"))
    commands = top.add_subparsers(prog=PROGRAM, dest="command", title=say("cli-commands"), metavar="COMMAND")

    def command(name: str) -> Parser:
        return commands.add_parser(name, help=say(f"cli-help-{name}"), description=say(f"cli-about-{name}"))

    command("run")
    command("check")
    replay = command("replay")
    replay.add_argument("--json", dest="as_json", action="store_true", help=say("cli-help-json"))
    _add_reading(replay)
    replay.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-files"))
    _add_verify(command("verify"))
    view = command("view")
    view.add_argument("--seat", choices=EYES, required=True, help=say("cli-help-seat"))
    _add_reading(view)
    view.add_argument("file", metavar="FILE", help=say("cli-help-file"))
    _add_duel(command("duel"))
    _add_engine(command("engine"))
    _add_problems(command("problems"))
    how = command("doctor").add_mutually_exclusive_group()
    how.add_argument("--repair", action="store_true", help=say("cli-help-repair"))
    # The name of --repair until version 0.2.
    how.add_argument("--mend", dest="repair", action="store_true", help=argparse.SUPPRESS)
    how.add_argument("--sample", type=_number(0), metavar="N", help=say("cli-help-sample"))
    backup = command("backup")
    backup.add_argument("--check", action="store_true", help=say("cli-help-check-copy"))
    backup.add_argument("--force", action="store_true", help=say("cli-help-force"))
    backup.add_argument("file", metavar="FILE", help=say("cli-help-backup-file"))
    command("restore").add_argument("file", metavar="FILE", help=say("cli-help-restore-file"))
    copy = command("copy")
    copy.add_argument("source", metavar="FROM", help=say("cli-help-copy-from"))
    copy.add_argument("target", metavar="TO", help=say("cli-help-copy-to"))
    policies = command("policies")
    policies.add_argument("--host", metavar="NAME", help=say("cli-help-host"))
    policies.add_argument("--contact", metavar="ADDRESS", help=say("cli-help-contact"))
    policies.add_argument("folder", metavar="FOLDER", help=say("cli-help-folder"))
    forget = command("forget")
    forget.add_argument("--yes", action="store_true", help=say("cli-help-yes"))
    forget.add_argument("person", type=_number(1), metavar="ID", help=say("cli-help-person"))
    return top


def _add_reading(to: Parser) -> None:
    how = say("cli-help-reading", versions=", ".join(READINGS))
    to.add_argument("--reading", choices=READINGS, default="", metavar="VERSION", help=how)


def _add_verify(to: Parser) -> None:
    to.add_argument("--json", dest="as_json", action="store_true", help=say("cli-help-json"))
    to.add_argument("--packs", action="store_true", help=say("cli-help-packs"))
    to.add_argument("--house", action="store_true", help=say("cli-help-ask-house"))
    to.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-files"))


def _add_duel(to: Parser) -> None:
    level = say("cli-help-side", levels=", ".join(NAMES))
    for side in ("--left", "--right"):
        to.add_argument(side, type=_side, required=True, metavar="PLAYER", help=level)
    # One pair has no confidence interval.
    to.add_argument(
        "--pairs", type=_number(2, wrong="cli-number-pairs"), required=True, metavar="N", help=say("cli-help-pairs")
    )
    to.add_argument("--seed", dest="seeds", type=_ANY, nargs="+", default=[0], metavar="S", help=say("cli-help-seeds"))
    sets = say("cli-help-rules", sets=", ".join(RULE_SETS))
    to.add_argument("--rules", choices=RULE_SETS, default=RUBICON.name, metavar="SET", help=sets)
    to.add_argument("--parties", action="store_true", help=say("cli-help-parties"))
    to.add_argument("--json", dest="as_json", action="store_true", help=say("cli-help-duel-json"))
    to.add_argument("--log", metavar="FILE", help=say("cli-help-duel-log"))
    to.add_argument(
        "--time",
        dest="seconds",
        type=_between(float, 0.001, 3600, "cli-seconds"),
        default=30.0,
        metavar="S",
        help=say("cli-help-duel-time"),
    )
    to.add_argument("--forgive", action="store_true", help=say("cli-help-forgive"))


def _add_engine(to: Parser) -> None:
    _add_level(to, "--level")
    to.add_argument("--seed", type=_ANY, default=0, metavar="N", help=say("cli-help-engine-seed"))


def _add_problems(to: Parser) -> None:
    what = to.add_mutually_exclusive_group()
    what.add_argument("--make", type=_number(1), metavar="N", help=say("cli-help-make"))
    what.add_argument("--check", action="store_true", help=say("cli-help-check-problems"))
    to.add_argument("--seed", type=_ANY, default=0, metavar="S", help=say("cli-help-seed"))
    to.add_argument("--grade", choices=GRADES, metavar="GRADE", help=say("cli-help-grade", grades=", ".join(GRADES)))
    sets = say("cli-help-rules", sets=", ".join(RULE_SETS))
    to.add_argument("--rules", choices=RULE_SETS, default=RUBICON.name, metavar="SET", help=sets)
    to.add_argument("--sample", type=_number(1), metavar="N", help=say("cli-help-problems-sample"))
    to.add_argument("--file", metavar="FILE", help=say("cli-help-problems-file"))


def _add_level(to: Parser, option: str) -> None:
    level = say("cli-help-level", levels=", ".join(NAMES))
    to.add_argument(option, choices=NAMES, required=True, metavar="LEVEL", help=level)


def _side(text: str) -> str:
    if text in NAMES or text.startswith("cmd:"):
        return text
    raise argparse.ArgumentTypeError(say("cli-no-side", text=text, levels=", ".join(NAMES)))


def _number(least: int, most: int = (1 << 63) - 1, wrong: str = "cli-number") -> Callable[[str], int]:
    return _between(int, least, most, wrong)


def _between(parse: Callable[[str], Number], least: Number, most: Number, wrong: str) -> Callable[[str], Number]:
    def parsed(text: str) -> Number:
        with suppress(ValueError):
            if least <= (value := parse(text)) <= most:
                return value
        raise argparse.ArgumentTypeError(say(wrong, text=text, least=str(least), most=str(most)))

    return parsed


_ANY = _number(-(10**99), 10**99, "cli-number-any")


if __name__ == "__main__":
    sys.exit(main())
