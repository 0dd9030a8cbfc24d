"""The protocols of the deliverers that the dispatcher uses for tables, hands and channels."""

from typing import Protocol

from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.runtime.messenger import At
from data.outbox import Notice


class NoticeGone(Exception):
    """The notice is deleted: another process has delivered it, or its reader was forgotten."""


class Delivery(Protocol):
    """Delivers notices for one kind of place. Each method that delivers returns whether more may be due now."""

    async def bring(self, notice: Notice) -> bool:
        """Delivers one notice. Raises NoticeGone."""

    async def later(self, notice: Notice) -> bool:
        """Retries the notice later; the rest for the same place is delayed as long."""


class TableDelivery(Delivery, Protocol):
    """Delivers notices to tables."""

    without_access: dict[PartieId, tuple[int, int]]
    """The server and the channel of each table that was refused a place there and will be retried."""

    async def look_up_access(self) -> None:
        """Finds the tables that were refused a place before this process started."""

    async def access_regained(self, channel: int) -> None:
        """Immediately retries the tables that were refused a place in this channel."""

    async def move(self, partie_id: PartieId, channel: int | None = None) -> None:
        """Finds a new place for a table in the partie's channel, or moves the partie to ``channel`` if one is given."""


class HandDelivery(Delivery, Protocol):
    """Delivers notices to hands."""

    async def waiting(self, partie_id: PartieId) -> list[Notice]:
        """The notices of a partie, after the answers to clicks are stored."""

    def clicked(self, sight: Sight, at: At, since: int) -> None:
        """Remembers that ``at``, in a player's DM, shows ``sight`` in answer to a click on what it showed ``since``."""

    async def settle(self) -> None:
        """Stores all answers to clicks."""
