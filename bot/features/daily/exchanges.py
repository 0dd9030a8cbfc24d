"""Asks master about the exchanges of people whose result has nothing better to lead with."""

import logging
from collections import OrderedDict
from typing import Final

from bot.features.daily.share import GOOD
from bot.features.daily.standings import PersonsScore
from bot.features.house.review import judged_exchange
from bot.model.ids import PartieId
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered

REMEMBERED: Final = 10_000
"""The most deals whose answer is kept in memory."""

_log = logging.getLogger(__name__)


class JudgedExchanges:
    """Master's answers about exchanges, remembered while the bot runs: each takes a moment, and stays the same."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._found: OrderedDict[PartieId, bool] = OrderedDict()
        self._asking: set[int] = set()

    async def any_good(self, me: PersonsScore) -> bool:
        """Whether a person who finished a day exchanged as well as master in at least one of its deals.

        False without an answer, and while the same person's last question is still open.
        """
        if me.user in self._asking:
            return False
        self._asking.add(me.user)
        try:
            for deal in me.deals:
                if deal.played.partie is not None and await self._is_good(me.user, deal.played.partie):
                    return True
        except Unanswered as trouble:
            _log.warning("the engine gave no answer about an exchange; the page does without it (%s)", trouble)
        finally:
            self._asking.discard(me.user)
        return False

    async def _is_good(self, user: int, partie: PartieId) -> bool:
        if partie not in self._found:
            judged = await judged_exchange(self._context, partie, user, 0)
            self._found[partie] = judged is not None and judged.cost < GOOD
        self._found.move_to_end(partie)
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
        return self._found[partie]
