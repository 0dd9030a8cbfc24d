"""The interface of meters for ``/metrics``; its own methods count nothing, for a host without metrics."""

from collections.abc import Sequence

import aiohttp

from bot.admin.monitor.vitals import Running, ShardState
from bot.runtime.context import Context


class Meter:
    """A meter that counts nothing. ``PrometheusMeter`` overrides it."""

    trace: aiohttp.TraceConfig | None = None
    """Observes requests to Discord; None from a meter that counts nothing."""

    content_type = "text/plain"

    async def page(
        self,
        shards: Sequence[ShardState],  # noqa: ARG002
        running: Running | None,  # noqa: ARG002
        standby_for: float | None,  # noqa: ARG002
    ) -> bytes | None:
        """Returns all metrics in Prometheus format; None if it counts nothing."""
        return None

    def asked(self, kind: str) -> None:
        """Starts to time the current task's answer to a command or button, whose type is ``kind``."""

    def watch(self, context: Context) -> None: ...
