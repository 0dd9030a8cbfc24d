"""The interface of the meter, and a meter that counts nothing, for a host without ``/metrics``."""

from collections.abc import Sequence

import aiohttp

from bot.admin.health.vitals import Running, ShardState
from bot.runtime.context import Context


class Meter:
    """Counts nothing. ``PrometheusMeter`` counts."""

    trace: aiohttp.TraceConfig | None = None
    """Observes each request to Discord, if any."""

    content_type = "text/plain"
    """The type of the page."""

    async def page(self, shards: Sequence[ShardState], running: Running | None) -> bytes | None:  # noqa: ARG002
        """All figures in Prometheus's format. Here always None, as nothing is counted."""
        return None

    def asked(self, kind: str) -> None:
        """Notes that a person has used a command or a control (``kind``), which the current task will answer."""

    def watch(self, context: Context) -> None:
        """Looks at the database from now on."""
