"""The base class of meters for ``/metrics``."""

from collections.abc import Sequence

import aiohttp

from bot.admin.monitor.vitals import Running, ShardState
from bot.runtime.context import Context


class Meter:
    """A meter that counts nothing, for hosts without metrics. ``PrometheusMeter`` overrides it."""

    trace: aiohttp.TraceConfig | None = None
    """Observes requests to Discord; None from a meter that counts nothing."""

    content_type = "text/plain"

    async def page(
        self,
        shards: Sequence[ShardState],  # noqa: ARG002
        running: Running | None,  # noqa: ARG002
        standby_for: float | None,  # noqa: ARG002
    ) -> bytes | None:
        """Returns all metrics in Prometheus format, or None if the meter counts nothing."""
        return None

    def asked(self, kind: str) -> None:
        """Starts timing the current task's answer to a command or button of type ``kind``."""

    def watch(self, context: Context) -> None: ...
