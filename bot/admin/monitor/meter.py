"""The interface of a meter, which counts nothing itself, for a host without ``/metrics``."""

from collections.abc import Sequence

import aiohttp

from bot.admin.monitor.vitals import Running, ShardState
from bot.runtime.context import Context


class Meter:
    """A meter that counts nothing. ``PrometheusMeter`` overrides it."""

    trace: aiohttp.TraceConfig | None = None
    """Observes each request to Discord, if any."""

    content_type = "text/plain"

    async def page(
        self,
        shards: Sequence[ShardState],  # noqa: ARG002
        running: Running | None,  # noqa: ARG002
        standby_for: float | None,  # noqa: ARG002
    ) -> bytes | None:
        """All figures in Prometheus's format; None if nothing is counted."""
        return None

    def asked(self, kind: str) -> None:
        """Notes a person's command or control (``kind``), to be answered by the current task."""

    def watch(self, context: Context) -> None:
        """Starts to count changes in the database."""
