import json
from collections import Counter

from tests.fakes.wire.wire_discord import Wire


class MadeMessages:
    """Counts messages by channel and nonce (the queued message's id).

    A message dropped by Discord, as happens with a repeated nonce for some minutes, does not count.
    """

    def __init__(self) -> None:
        self._times: Counter[tuple[int, str]] = Counter()

    def count(self, wire: Wire) -> None:
        for said in wire.said:
            if said.new and (nonce := json.loads(said.raw).get("nonce")) is not None:
                self._times[said.channel, str(nonce)] += 1
        wire.said.clear()

    @property
    def number(self) -> int:
        return len(self._times)

    @property
    def twice(self) -> int:
        return self._times.total() - len(self._times)
