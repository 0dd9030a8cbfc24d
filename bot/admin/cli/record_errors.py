"""What is wrong with a record on the command line, as a sentence for a person or as JSON for a program."""

import json
import sys
from collections.abc import Callable

from bot.admin.cli.record_files import MEGABYTES, Piece, UnreadableFile
from bot.admin.cli.terminal import WRONG, terminal_words
from bot.kit.errors_text import fault, quoted, refusal
from bot.kit.words import Words, words
from bot.piquet.illegal import Illegal
from bot.piquet.record import Broken, Fault, Json, NotARecord, RecordedPartie, read

RecordError = UnreadableFile | NotARecord | Broken


def print_json(piece: Piece, tell: Callable[[RecordedPartie], Json], reading: str = "") -> int:
    """Prints what ``tell`` makes of a record, or its error, as one line of JSON. Gives the exit status."""
    try:
        found, status = tell(read(piece.text(), reading)), 0
    except (UnreadableFile, NotARecord, Broken) as error:
        found, status = {"error": error_json(error)}, WRONG
    sys.stdout.write(json.dumps(found) + "\n")
    return status


def error_json(error: RecordError) -> Json:
    """What is wrong, for a program: deals and actions count from 0."""
    if isinstance(error, Broken):
        return {"deal": error.deal, "action": error.action, "why": reason(words(), error)}
    return {"why": reason(words(), error)}


def reason(say: Words, error: RecordError) -> str:
    """What is wrong, in a sentence. For a program it is English, whatever the terminal's language."""
    match error:
        case UnreadableFile(key=key):
            return say(key, megabytes=MEGABYTES)
        case NotARecord(fault=what):
            return fault(say, what)
        case Broken(why=why, text=text):
            return refusal(say, why) if isinstance(why, Illegal) else fault(say, why, printable(text))


def sentence(file: str, error: RecordError) -> str:
    """What is wrong and where, in a sentence in which deals and actions count from 1."""
    say = terminal_words()
    why, name = reason(say, error), printable(file)
    match error:
        case Broken(deal=deal, action=action) if deal < 0 or action < 0:
            key = "cli-error-file" if deal < 0 else "cli-error-deal"
            return say(key, file=name, deal=deal + 1, why=why)
        case Broken(deal=deal, action=action, why=Illegal(), text=text):
            said = quoted(printable(text))
            return say("cli-error-action", file=name, deal=deal + 1, action=action + 1, text=said, why=why)
        case Broken(deal=deal, action=action, why=why_not):
            key = "cli-error-end" if why_not is Fault.UNFINISHED else "cli-error-step"
            return say(key, file=name, deal=deal + 1, action=action + (why_not is not Fault.UNFINISHED), why=why)
        case _:
            return say("cli-error-file", file=name, why=why)


def printable(text: str) -> str:
    """The text with a replacement character for each control character."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
