"""What the bot tells of its work. This meter counts nothing: it is for the host who has not asked for figures."""

from collections.abc import Sequence

import aiohttp

from bot.admin.health.vitals import Running, ShardState
from bot.runtime.context import Context


class Meter:
    """Counts nothing. ``PrometheusMeter`` counts."""

    trace: aiohttp.TraceConfig | None = None
    """What sees each request to Discord; None where nobody looks."""

    content_type = "text/plain"
    """The type of the page."""

    async def page(self, shards: Sequence[ShardState], running: Running | None) -> bytes | None:  # noqa: ARG002
        """All figures as Prometheus reads them; None, since nothing is counted."""
        return None

    def asked(self, kind: str) -> None:
        """A person has used a command or a control (``kind``), and the current task will answer."""

    def watch(self, context: Context) -> None:
        """Looks at the database from now on."""
