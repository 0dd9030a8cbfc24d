"""The numbers and lists on the privacy page, taken from the code they describe."""

from typing import Final

from bot.features.challenges.challenging import LASTS
from bot.features.servers.membership import WAITS
from bot.model.time_rules import DAY, IDLE_LIMIT
from bot.runtime.dispatcher import REQUESTS_KEPT
from data.forgetting import HELD

STORED: Final[tuple[str, ...]] = tuple(HELD)
"""The tables that hold people. The page has a line for each of them."""

RETENTION: Final = {
    "challenge_hours": LASTS // (60 * 60),
    "request_days": REQUESTS_KEPT // DAY,
    "idle_days": IDLE_LIMIT // DAY,
    "left_days": WAITS // DAY,
}
"""The storage time of data, by the argument of the sentence that states it."""
