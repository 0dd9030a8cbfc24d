"""What is proven of the deals of a finished partie, for the person who asks, and how they can check it themselves."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import discord
from discord import ui

from bot.services.archive.checked_deals import CheckedDeals, Proof, ProofVerdict
from bot.ui.archive.files import file_of
from bot.ui.archive.proof_words import found_lines, is_hidden, people_of
from bot.ui.kit.controls import layout, written
from bot.ui.kit.names import in_code, plain
from bot.ui.kit.partie_links import message_link
from bot.ui.kit.words import Words

_BRONZE = 0xB08D3C
PROGRAM: Final = (Path(__file__).parent / "check_deals.py.txt").read_text(encoding="utf-8")
"""The short program that makes every pack again."""
PROGRAM_FILE: Final = "check_deals.py"
LONGEST: Final = 4000
"""The most characters of a message."""


def checked_view(say: Words, checked: CheckedDeals, files: Sequence[discord.File]) -> ui.LayoutView:
    """What the proof shows, what it does not, and the program that shows it again.

    Without ``files`` it says where the record can be had.
    """
    proof, title = checked.proof, say("check-title", number=str(checked.exported.partie))
    if proof is None:
        return layout(written("\n".join([title, say("check-none")])), accent=_BRONZE)
    # The part with what has to be copied comes first: it is what people compare.
    parts: list[ui.Item[Any]] = [written("\n".join([title, *_facts(say, checked, proof)]))]
    shown = found_lines(say, proof, checked.found, _names(checked))
    if checked.found.verdict is ProofVerdict.PROVEN:
        shown.append("-# " + say("check-unproven"))
    parts += [ui.Separator(), written("\n".join(shown))]
    how = say("check-yourself" if files else "check-no-files", record=record_name(checked), program=PROGRAM_FILE)
    parts += [ui.Separator(), written(how)]
    block = f"```py\n{PROGRAM.strip()}\n```"
    if sum(len(part.content) for part in parts if isinstance(part, ui.TextDisplay)) + len(block) <= LONGEST:
        parts.append(written(block))
    return layout(*parts, *(ui.File(f"attachment://{file.filename}") for file in files), accent=_BRONZE)


def checking_files(checked: CheckedDeals) -> list[discord.File]:
    """The record and the program that checks it; nothing if there is nothing to check."""
    if checked.proof is None:
        return []
    record = file_of(record_name(checked), checked.exported.record.encode())
    return [record, file_of(PROGRAM_FILE, PROGRAM.encode())]


def record_name(checked: CheckedDeals) -> str:
    """The name of the file with the record."""
    return f"piquet-{checked.exported.partie}.json"


def _names(checked: CheckedDeals) -> tuple[str, str]:
    first, second = checked.exported.names
    return plain(first), plain(second)


def _facts(say: Words, checked: CheckedDeals, proof: Proof) -> Iterator[str]:
    """What everybody can compare: the commitment and where it stands, the number, the words, the secret."""
    yield say("check-commitment", commitment=proof.commitment)
    posted = checked.posted
    if posted is None:
        yield say("check-posted-opening")
    else:
        yield say("check-posted", link=message_link(posted.guild, *posted.message))
    yield say("check-number", number=proof.number)
    for seat in people_of(proof):
        yield say("check-words", name=_names(checked)[seat], words=_words(say, proof.cuts[seat]))
    if proof.secret is not None:
        yield say("check-secret", secret=proof.secret.hex())


def _words(say: Words, words: str) -> str:
    if is_hidden(words):
        return say("check-words-hidden")
    return in_code(words) if words else say("check-words-none")
