"""Messages as a person sees them, and the bot's response to a command or click."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from tests.support.message_reader import Control, controls_of, text_of
from tests.support.requests_seen import Json


class InteractionFailed(AssertionError):
    """The bot did not answer in time: the person reads "This interaction failed", or "thinking…" for ever."""


class StoredMessage(Protocol):
    content: str
    embeds: list[Any]
    components: list[Any]
    attachments: list[Any]

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees the message."""


@dataclass(frozen=True, slots=True)
class VisibleMessage:
    """A message on a person's screen; it changes when the bot edits it."""

    id: int
    channel: int
    stored: StoredMessage = field(compare=False, repr=False)

    @property
    def payload(self) -> Json:
        keys = ("content", "embeds", "components", "attachments")
        return {key: getattr(self.stored, key) for key in keys}

    @property
    def text(self) -> str:
        return text_of(self.payload)

    @property
    def controls(self) -> list[Control]:
        return controls_of(self.payload)

    @property
    def live(self) -> bool:
        """Whether the message has a live button or select."""
        return any(control.live for control in self.controls)

    @property
    def live_hand(self) -> bool:
        """Whether the message offers a decision, unlike a deal's end with its explanations."""
        return any(control.live and control.verb not in ("why", "tricklist", "review") for control in self.controls)

    @property
    def ephemeral(self) -> bool:
        return self.stored.is_ephemeral

    def control(
        self,
        *,
        label: str | None = None,
        verb: str | None = None,
        arg: str | None = None,
        custom_id: str | None = None,
        select: bool = False,
    ) -> Control:
        """Returns the one live control with all these properties. AssertionError unless there is exactly one."""
        wanted = {"label": label, "verb": verb, "arg": arg, "custom_id": custom_id, "live": True, "is_select": select}
        asked = {key: value for key, value in wanted.items() if value is not None}
        fitting = [
            one for one in self.controls if all(_plain(getattr(one, key)) == value for key, value in asked.items())
        ]
        if len(fitting) != 1:
            raise AssertionError(f"{len(fitting)} controls fit {asked}, of:\n" + "\n".join(map(str, self.controls)))
        return fitting[0]


def _plain(shown: Any) -> Any:
    return shown.replace("\N{VARIATION SELECTOR-15}", "") if isinstance(shown, str) else shown


@dataclass(frozen=True, slots=True)
class Response:
    """The bot's answer to a command or click.

    ``how`` is message, update, deferred_update or modal, and empty without an answer. ``post`` is the answering or
    edited message.
    """

    how: str
    post: VisibleMessage | None
    follow_ups: tuple[VisibleMessage, ...]
    modal: Json | None

    @property
    def message(self) -> VisibleMessage:
        """The answering or edited message. AssertionError if there is none."""
        assert self.post is not None, self
        return self.post

    @property
    def text(self) -> str:
        posts = [] if self.post is None else [self.post]
        return "\n".join([*(post.text for post in (*posts, *self.follow_ups)), text_of(self.modal or {})])

    @property
    def ephemeral(self) -> bool:
        return self.post is not None and self.post.ephemeral
