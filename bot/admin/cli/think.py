"""``python -m bot think``: thinks for the bots of a PostgreSQL database, on all processors of this machine."""

import asyncio
import logging
import os

from bot.admin.cli.log import read_settings_and_log
from bot.admin.cli.signals import stop_on_signals
from bot.admin.cli.terminal import Failed
from bot.cluster.thinker import Thinker
from bot.features.house.engine_texts import VERSION
from bot.runtime.engine_pool import EnginePool
from data.store.address import ServerAddress
from data.store.migrations import newest_version

_log = logging.getLogger(__name__)


def run(*, workers: int | None) -> int:
    """Thinks until it is stopped, with this many workers, or one for each processor. Returns the exit status.

    Raises BadSetting, Failed or UnusableDatabase.
    """
    settings = read_settings_and_log()
    if not isinstance(settings.database, ServerAddress):
        raise Failed("think-no-server", file=str(settings.database))
    asyncio.run(_think(settings.database, workers or os.cpu_count() or 1))
    return 0


async def _think(address: ServerAddress, workers: int) -> None:
    # A host without a database server needs no driver for one.
    from data.store.postgresql.opening import check_up_to_date, open_lane  # noqa: PLC0415

    check_up_to_date(address, newest_version())
    lane, pool = await open_lane(address), EnginePool(workers)
    thinker = Thinker(lane, pool, VERSION)
    stop_on_signals(thinker.stop)
    _log.info("thinking for %s with %d workers and engine version %s", address, workers, VERSION)
    try:
        await thinker.run()
    finally:
        await pool.close()
        await lane.close()
