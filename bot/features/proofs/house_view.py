"""Shows the progress and the findings of a check of the house."""

from collections.abc import Iterator

from discord import ButtonStyle, ui

from bot.features.house.advice_view import action_text, moment_text
from bot.features.proofs.checked_house import CheckedHouse
from bot.features.proofs.house_check import HouseAnswer, HouseQuestion
from bot.kit.controls import button, control_id, layout, written
from bot.kit.words import Words
from bot.piquet.proof_check import ProofVerdict

_TEACHING = 0x4A6FA5


def checking_view(say: Words, checked: CheckedHouse) -> ui.LayoutView:
    """The progress of the check."""
    done, of = len(checked.answers), len(checked.decisions)
    return layout(written("\n".join([_title(say, checked), say("check-house-thinking", done=done, all=of)])))


def left_view(say: Words, checked: CheckedHouse) -> ui.LayoutView:
    """The progress of the check, and a button to continue it."""
    done, of = len(checked.answers), len(checked.decisions)
    text = "\n".join([_title(say, checked), say("check-house-left", done=done, all=of)])
    more = button(say("check-house-on"), control_id("checkhouse", checked.exported.partie), ButtonStyle.primary)
    return layout(written(text), ui.ActionRow(more), accent=_TEACHING)


def house_view(say: Words, checked: CheckedHouse) -> ui.LayoutView:
    """The final findings, and what they prove."""
    return layout(written("\n".join([_title(say, checked), *_found(say, checked)])), accent=_TEACHING)


def _title(say: Words, checked: CheckedHouse) -> str:
    return say("check-house-title", number=str(checked.exported.partie))


def _found(say: Words, checked: CheckedHouse) -> Iterator[str]:
    if checked.verdict is ProofVerdict.NO_PROOF:
        yield say("check-none")
    elif checked.verdict is ProofVerdict.NO_SECRET:
        yield say("check-day-open")
    elif checked.verdict is not ProofVerdict.PROVEN:
        yield say("check-house-deals")
    elif checked.unaccounted is not None:
        yield say("check-house-unaccounted", deal=checked.unaccounted.deal + 1, decision=checked.unaccounted.action + 1)
    else:
        yield from _compared(say, checked)


def _compared(say: Words, checked: CheckedHouse) -> Iterator[str]:
    same, all_ = checked.number(HouseAnswer.SAME), len(checked.decisions)
    if other := checked.first(HouseAnswer.OTHER):
        yield say("check-house-other", same=same, all=all_, **_place(say, other))
    elif older := checked.first(HouseAnswer.OTHER_VERSION):
        yield say("check-house-version", same=same, all=all_, version=older.version, **_place(say, older))
    else:
        yield say("check-house-same", decisions=same)
    if thumb := checked.by_rule_of_thumb:
        yield say("check-house-thumb", number=thumb, all=all_)
    if all_ and same == all_:
        yield "-# " + say("check-house-proves")


def _place(say: Words, question: HouseQuestion) -> dict[str, str | int]:
    """The deal of a decision, its moment, and the house's action."""
    seen, done = question.seen, question.done
    return {
        "deal": question.deal + 1,
        "decision": question.action + 1,
        "when": moment_text(say, seen, done),
        "what": action_text(say, seen, done),
    }
