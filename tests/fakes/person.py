"""What a person can do on both fake Discords."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from tests.support.message_reader import Control
from tests.support.messages import Response, VisibleMessage


class AnyPerson(ABC):
    """Reads messages, uses commands and presses controls. Each act waits for the bot's answer."""

    id: int
    name: str
    mention: str

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @abstractmethod
    def dms(self) -> list[VisibleMessage]: ...

    def lives(self) -> list[VisibleMessage]:
        """The DMs offering a decision, oldest first."""
        return [post for post in self.dms() if post.live_hand]

    def live(self) -> VisibleMessage:
        """The newest DM offering a decision. AssertionError if there is none."""
        if not (lives := self.lives()):
            raise AssertionError(f"{self} has nothing to press:\n" + "\n---\n".join(post.text for post in self.dms()))
        return lives[-1]

    @abstractmethod
    def close_dms(self, code: int = 50007) -> None:
        """Closes the person's DMs to the bot; code 50278 means no common server."""

    @abstractmethod
    def open_dms(self) -> None: ...

    @abstractmethod
    async def slash(self, name: str, channel: Any = None, **options: Any) -> Response:
        """Uses a command. An option may be a person."""

    async def click(
        self,
        post: VisibleMessage,
        *,
        label: str | None = None,
        verb: str | None = None,
        arg: str | None = None,
        custom_id: str | None = None,
    ) -> Response:
        return await self._use(post, post.control(label=label, verb=verb, arg=arg, custom_id=custom_id))

    async def choose(
        self, post: VisibleMessage, values: Sequence[Any], *, verb: str | None = None, custom_id: str | None = None
    ) -> Response:
        """Chooses exactly these values, or people, in the one live select with this verb or id."""
        return await self._use(post, post.control(verb=verb, custom_id=custom_id, select=True), values)

    @abstractmethod
    async def _use(self, post: VisibleMessage, control: Control, values: Sequence[Any] | None = None) -> Response: ...
