"""The buttons and selects that outlive a restart: what their ids say, and how a click is read.

An id is ``pq:1:<verb>:<partie>:<seq>[:<arg>]``: what is wanted, of which partie (or challenge), as it was after how
many decisions. Nothing about a control is remembered; it works after any restart and for any length of time.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.services.core.sight import PartieId

OURS: Final = "pq:"
PREFIX: Final = f"{OURS}1"
TEMPLATE: Final = re.compile(
    rf"{PREFIX}:(?P<verb>[a-z]+):(?P<target>[0-9]{{1,20}}):(?P<seq>[0-9]{{1,9}})(?::(?P<arg>[^:]*))?"
)
GREATEST: Final = 2**63 - 1
"""The greatest number that the database holds."""


@dataclass(frozen=True, slots=True)
class Press:
    """A click on a button or a select.

    ``target`` is the id of the partie or the challenge that the control is about, ``seq`` the partie's count of
    decisions when the control was made, ``values`` what was chosen in a select.
    """

    interaction: discord.Interaction[Any]
    verb: str
    target: int
    seq: int
    arg: str
    values: tuple[str, ...]

    @property
    def user(self) -> int:
        """The id of the person who clicked."""
        return self.interaction.user.id

    @property
    def partie_id(self) -> PartieId:
        """The target, of a control that is about a partie."""
        return PartieId(self.target)


Handler = Callable[[Press], Awaitable[None]]


def control_id(verb: str, target: int, seq: int = 0, arg: str = "") -> str:
    """The ``custom_id`` of a control; ``read_press`` reads it back."""
    return f"{PREFIX}:{verb}:{target}:{seq}" + (f":{arg}" if arg else "")


def read_press(interaction: discord.Interaction[Any]) -> Press | None:
    """The click; without a verb where its id says nothing that is known here. None where it is no click at all.

    Read from the interaction itself and not by a ``DynamicItem``, which drops a click without a word when the message
    has changed between the click and its arrival.
    """
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is not discord.InteractionType.component:
        return None
    values = tuple(map(str, data.get("values") or ()))
    found = TEMPLATE.fullmatch(custom_id)
    if found is None or int(found["target"]) > GREATEST:
        return Press(interaction, "", 0, 0, "", values)
    return Press(interaction, found["verb"], int(found["target"]), int(found["seq"]), found["arg"] or "", values)


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    emoji: str | None = None,
) -> ui.Button[Any]:
    """A button."""
    return ui.Button(label=visible(label), custom_id=custom_id, style=style, disabled=disabled, emoji=emoji)


def short_label(label: str) -> str:
    """The label of a button, cut with an ellipsis at the 80 characters that Discord allows."""
    return label if len(label) <= 80 else label[:79] + "…"


def rows(items: list[ui.Button[Any]], width: int = 5) -> list[ui.ActionRow[Any]]:
    """Buttons in rows."""
    return [ui.ActionRow(*items[at : at + width]) for at in range(0, len(items), width)]


def written(text: str) -> ui.TextDisplay[Any]:
    """A text."""
    return ui.TextDisplay(visible(text))


def visible(text: str) -> str:
    """The text with spades and clubs asked for as letters: as pictures they are black, and so is Discord's ground."""
    return text.replace("♠", "♠\N{VARIATION SELECTOR-15}").replace("♣", "♣\N{VARIATION SELECTOR-15}")


def layout(
    *parts: ui.Item[Any], accent: int | None = None, below: list[ui.ActionRow[Any]] | None = None
) -> ui.LayoutView:
    """A message of one container, and rows below it. Discord.py is not to remember it: our controls go by their ids."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=accent))
    for row in below or []:
        view.add_item(row)
    view.stop()
    return view
