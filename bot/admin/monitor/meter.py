"""The meter interface; counts nothing itself, for a host without ``/metrics``."""

from collections.abc import Sequence

import aiohttp

from bot.admin.monitor.vitals import Running, ShardState
from bot.runtime.context import Context


class Meter:
    """A meter that counts nothing. ``PrometheusMeter`` overrides it."""

    trace: aiohttp.TraceConfig | None = None
    """Observes requests to Discord."""

    content_type = "text/plain"

    async def page(
        self,
        shards: Sequence[ShardState],  # noqa: ARG002
        running: Running | None,  # noqa: ARG002
        standby_for: float | None,  # noqa: ARG002
    ) -> bytes | None:
        """Returns all metrics in Prometheus format; None if nothing is counted."""
        return None

    def asked(self, kind: str) -> None:
        """Records a person's command or control (``kind``), answered by the current task."""

    def watch(self, context: Context) -> None: ...
