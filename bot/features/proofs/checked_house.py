"""Checks the house: asks its engine again every question from a finished partie, and compares the answers.

This takes as long as the house thought during the partie. Findings are remembered for a while, so that a repeated check
continues where the last one stopped.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from bot.features.archive.exports import Exported
from bot.features.house.jobs import decide
from bot.features.proofs import house_check
from bot.features.proofs.checked_deals import CheckedDeals, checked_deals
from bot.features.proofs.house_check import HouseAnswer, HouseQuestion, Unaccounted
from bot.model.ids import PartieId
from bot.piquet.proof_check import ProofVerdict
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from bot.runtime.reader import Reader

REMEMBERED: Final = 1000
"""The number of parties whose findings are remembered."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CheckedHouse:
    """The findings so far for a partie against the house."""

    exported: Exported
    verdict: ProofVerdict
    """The verdict on its deals. The house is asked only if they are proven."""
    decisions: tuple[HouseQuestion, ...] = ()
    """All questions to the house."""
    unaccounted: Unaccounted | None = None
    """An action without an engine in the proof."""
    answers: list[HouseAnswer] = field(default_factory=list)
    """The findings so far, in the order of ``decisions``."""

    @property
    def over(self) -> bool:
        """True if everything is compared, or the proof leaves an action unaccounted for."""
        return len(self.answers) == len(self.decisions) or self.unaccounted is not None

    @property
    def by_rule_of_thumb(self) -> int:
        """The number of decisions by the rule of thumb, without an engine."""
        return sum(question.by_rule_of_thumb for question in self.decisions)

    def first(self, answer: HouseAnswer) -> HouseQuestion | None:
        """The first decision with this answer."""
        return self.decisions[self.answers.index(answer)] if answer in self.answers else None

    def number(self, answer: HouseAnswer) -> int:
        """The number of decisions with this answer."""
        return self.answers.count(answer)


Goes = Callable[[CheckedHouse], Awaitable[bool]]
"""Called before each decision is checked. False stops the check."""


class HouseChecks:
    """The checks of all parties against the house. Findings belong to the partie, not to the person asking."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._found: OrderedDict[PartieId, list[HouseAnswer]] = OrderedDict()

    async def check(self, partie_id: PartieId, reader: Reader, goes: Goes) -> CheckedHouse:
        """Continues the check of a partie until it is over or ``goes`` stops it.

        Raises NoSuchPartie, PartieInPlay, or Unanswered if the engine gave no answer. Findings so far are kept.
        """
        checked = await self._checked(partie_id, reader)
        while not checked.over and await goes(checked):
            at = len(checked.answers)
            question = checked.decisions[at]
            answer = await self._answer(reader.user, partie_id, question)
            # Another person's check may have been quicker.
            if len(checked.answers) == at:
                checked.answers.append(answer)
        return checked

    async def _checked(self, partie_id: PartieId, reader: Reader) -> CheckedHouse:
        deals = await checked_deals(self._context, partie_id, reader)
        found = self._found.setdefault(partie_id, [])
        self._found.move_to_end(partie_id)
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
        return await asyncio.to_thread(_checked, deals, found)

    async def _answer(self, user: int, partie_id: PartieId, question: HouseQuestion) -> HouseAnswer:
        if question.by_rule_of_thumb:
            return house_check.compared(question, await asyncio.to_thread(house_check.answered, question))
        try:
            action = await self._context.engine_pool.ask_at_leisure(user, decide, *question.asked)
        except Unanswered as trouble:
            _log.warning("partie %d: the engine gave no answer to a check of the house (%s)", partie_id, trouble)
            raise
        return await asyncio.to_thread(house_check.compared, question, action)


def _checked(deals: CheckedDeals, answers: list[HouseAnswer]) -> CheckedHouse:
    exported, verdict = deals.exported, deals.found.verdict
    if verdict is not ProofVerdict.PROVEN:
        return CheckedHouse(exported, verdict)
    asked = tuple(house_check.questions(exported.game))
    return CheckedHouse(exported, verdict, asked, house_check.unaccounted(exported.game), answers)
