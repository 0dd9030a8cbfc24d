from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import discord
from discord import ui

from bot.features.archive.files import file_of
from bot.features.archive.proof_words import always, claim, fits, is_hidden, people_of
from bot.features.proofs.checked_deals import CheckedDeals
from bot.kit.controls import button, layout, written
from bot.kit.names import in_code, plain
from bot.kit.partie_links import message_link
from bot.kit.shared_controls import DETAILS, CheckDeals
from bot.kit.words import Words
from bot.piquet.proof import DayDeal, Proof, shown_key
from bot.piquet.proof_check import ProofVerdict

_BRONZE = 0xB08D3C
PROGRAM: Final = (Path(__file__).parent / "check_deals.py.txt").read_text(encoding="utf-8")
"""A program that shuffles every pack again."""
PROGRAM_FILE: Final = "check_deals.py"
LONGEST: Final = 4000
"""The most characters in a message."""


def checked_view(say: Words, checked: CheckedDeals, files: Sequence[discord.File]) -> ui.LayoutView:
    """Draws the verdict, its meaning for the reader, a proof's limits, and the files."""
    proof, found = checked.proof, checked.found
    texts = [say("check-title", number=str(checked.exported.partie))]
    if proof is None:
        return layout(written("\n".join([*texts, say("check-none")])), accent=_BRONZE)
    if found.verdict is ProofVerdict.NO_SECRET:
        return layout(written("\n".join([*texts, say("check-day-open")])), accent=_BRONZE)
    texts.append(fits(say, found))
    if found.verdict is ProofVerdict.PROVEN:
        texts += [claim(say, proof, checked.seat, _names(checked)), always(say, proof, found)]
    texts.append("-# " + say("check-keep" if proof.of_day is None else "check-keep-day"))
    details = button(say("check-details"), CheckDeals(checked.exported.partie, DETAILS))
    attached = (ui.File[ui.LayoutView](f"attachment://{file.filename}") for file in files)
    return layout(written("\n".join(texts)), *attached, ui.ActionRow(details), accent=_BRONZE)


def details_view(say: Words, checked: CheckedDeals, *, with_files: bool) -> ui.LayoutView:
    """Draws the figures to compare, and how to make the packs. Includes the checking program if it fits."""
    proof, title = checked.proof, say("check-title", number=str(checked.exported.partie))
    if proof is None:
        return layout(written("\n".join([title, say("check-none")])), accent=_BRONZE)
    facts = "\n".join([title, *_facts(say, checked, proof)])
    how = say("check-yourself" if with_files else "check-no-files", record=record_name(checked), program=PROGRAM_FILE)
    parts: list[ui.Item[Any]] = [written(facts), ui.Separator(), written(f"{how}\n-# {say('check-more')}")]
    block = f"```py\n{PROGRAM.strip()}\n```"
    if sum(len(part.content) for part in parts if isinstance(part, ui.TextDisplay)) + len(block) <= LONGEST:
        parts.append(written(block))
    return layout(*parts, accent=_BRONZE)


def checking_files(checked: CheckedDeals) -> list[discord.File]:
    """Returns the record and the checking program, or nothing if there is no proof yet."""
    if checked.proof is None or checked.found.verdict is ProofVerdict.NO_SECRET:
        return []
    record = file_of(record_name(checked), checked.exported.record.encode())
    return [record, file_of(PROGRAM_FILE, PROGRAM.encode())]


def record_name(checked: CheckedDeals) -> str:
    return f"piquet-{checked.exported.partie}.json"


def _names(checked: CheckedDeals) -> tuple[str, str]:
    first, second = checked.exported.game.players
    return plain(first), plain(second)


def _facts(say: Words, checked: CheckedDeals, proof: Proof) -> Iterator[str]:
    yield say("check-commitment", commitment=proof.commitment)
    if proof.of_day is not None:
        yield from _day_facts(say, proof, proof.of_day)
        return
    posted = checked.posted
    if posted is None:
        yield say("check-posted-opening")
    else:
        yield say("check-posted", link=message_link(posted.guild, *posted.message))
    yield say("check-number", number=proof.number)
    for seat in people_of(proof):
        yield say("check-words", name=_names(checked)[seat], words=_words(say, proof.cuts[seat]))
        if key := shown_key(proof.cuts[seat]):
            yield say("check-key", key=key)
    if proof.secret is not None:
        yield say("check-secret", secret=proof.secret.hex())


def _day_facts(say: Words, proof: Proof, of_day: DayDeal) -> Iterator[str]:
    yield say("check-day-posted")
    yield say("check-day-number", number=proof.number, day=of_day.day, deal=of_day.deal + 1)
    keys = " ".join(f"`{key}`" for key in proof.cuts[0].split())
    yield say("check-day-words", keys=keys or say("check-words-none"))
    if proof.secret is not None:
        yield say("check-secret", secret=proof.secret.hex())


def _words(say: Words, words: str) -> str:
    if is_hidden(words):
        return say("check-words-hidden")
    return in_code(words) if words else say("check-words-none")
