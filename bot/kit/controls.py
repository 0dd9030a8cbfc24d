"""Buttons, selects and forms, their ids, and the clicks on them.

An id is ``pq:1:<verb>:<target>:<seq>[:<arg>]``: the action, the partie (or challenge), and the partie's count of
decisions when the control was drawn. Controls are not stored, so they go on working after restarts, for ever.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.kit.words import Words
from bot.model.errors import NotOffered
from bot.model.ids import PartieId

OURS: Final = "pq:"
PREFIX: Final = f"{OURS}1"
TEMPLATE: Final = re.compile(
    rf"{PREFIX}:(?P<verb>[a-z]+):(?P<target>[0-9]{{1,20}}):(?P<seq>[0-9]{{1,9}})(?::(?P<arg>[^:]*))?"
)
NEXT: Final = "next"
"""The argument of a button whose answer is a new message, so that the one with the button stays."""
MAX_INTEGER: Final = 2**63 - 1
"""The largest integer that the database can store."""


class ForgedId(NotOffered):
    """The id or the value belongs to no control of the bot."""


@contextmanager
def reading_id() -> Iterator[None]:
    """Turns ValueErrors into ForgedIds in a block, or a decorated function, that only reads an id or a choice."""
    try:
        yield
    except ForgedId:
        raise
    except ValueError as error:
        raise ForgedId(str(error)) from error


@dataclass(frozen=True, slots=True)
class Press:
    """A click on a button or a select, or a submitted form, with the parts of its id.

    ``values`` are the choices in a select, or the texts in a form's fields.
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
        """The target, if the control is about a partie."""
        return PartieId(self.target)


Handler = Callable[[Press], Awaitable[None]]


def control_id(verb: str, target: int, seq: int = 0, arg: str = "") -> str:
    """The ``custom_id`` of a control; ``read_press`` reads it back."""
    return f"{PREFIX}:{verb}:{target}:{seq}" + (f":{arg}" if arg else "")


def read_press(interaction: discord.Interaction[Any]) -> Press | None:
    """The click or submitted form in an interaction; None if there is neither. An unknown id gives the verb "".

    A ``DynamicItem`` of discord.py would silently drop a click whose message has changed before it arrives.
    """
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    match interaction.type:
        case discord.InteractionType.component:
            values = tuple(map(str, data.get("values") or ()))
        case discord.InteractionType.modal_submit:
            values = tuple(_written_in(data.get("components") or ()))
        case _:
            return None
    found = TEMPLATE.fullmatch(custom_id)
    if found is None or int(found["target"]) > MAX_INTEGER:
        return Press(interaction, "", 0, 0, "", values)
    return Press(interaction, found["verb"], int(found["target"]), int(found["seq"]), found["arg"] or "", values)


def _written_in(components: Iterable[Any]) -> Iterator[str]:
    """Yields the texts of a form's fields, each of which is inside a label or a row."""
    for part in components:
        if "value" in part:
            yield str(part["value"] or "")
        yield from _written_in([*part.get("components", ()), *([part["component"]] if "component" in part else ())])


def form(title: str, custom_id: str, *fields: ui.Label[Any] | ui.TextDisplay[Any]) -> ui.Modal:
    """A form of fields and texts. discord.py need not keep it, because submissions are recognised by its id."""
    made = ui.Modal(title=title, custom_id=custom_id)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    emoji: str | None = None,
) -> ui.Button[Any]:
    """A button with this label, whose suits are shown as text, not emoji."""
    return ui.Button(label=visible(label), custom_id=custom_id, style=style, disabled=disabled, emoji=emoji)


def page_buttons(say: Words, page: int, pages: int, named: Callable[[int, str], str]) -> list[ui.Button[Any]]:
    """The buttons to the first, the previous and the next of several pages, from 0.

    ``named`` gives the id of the button to a page. It must contain the button's name, since two can lead to one page.
    """
    last = pages - 1
    return [
        button(say("board-first"), named(0, "first"), disabled=page == 0),
        button(say("board-back"), named(max(page - 1, 0), "back"), disabled=page == 0),
        button(say("board-next"), named(min(page + 1, last), "next"), disabled=page == last),
    ]


def toggle(say: Words, label: str, custom_id: str, *, on: bool, disabled: bool = False) -> ui.Button[Any]:
    """A button for something that is on or off: green with a tick if it is on."""
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return button(say("toggle-on", label=label) if on else label, custom_id, style, disabled=disabled)


def switch(say: Words, verb: str, name: str, label: str, *, on: bool) -> ui.Button[Any]:
    """A toggle of a setting. Its id names the state that a click sets, which ``switched_on`` reads."""
    return toggle(say, label, control_id(verb, 0, arg=f"{name}.{int(not on)}"), on=on)


def switched_on(arg: str) -> bool:
    """Whether a click on this toggle switches it on. Raises ForgedId."""
    if not arg.endswith((".0", ".1")):
        raise ForgedId(arg)
    return arg.endswith(".1")


def menu(
    options: Sequence[discord.SelectOption],
    custom_id: str,
    *,
    chosen: Collection[str] = (),
    placeholder: str | None = None,
    least: int = 1,
    most: int = 1,
) -> ui.Select[Any]:
    """A select with the chosen values marked; suits in its labels are shown as text, not emoji."""
    for option in options:
        option.label, option.default = visible(option.label), option.value in chosen
    return ui.Select(
        custom_id=custom_id, placeholder=placeholder, options=list(options), min_values=least, max_values=most
    )


def rows(items: list[ui.Button[Any]], width: int = 5) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of at most ``width``."""
    return [ui.ActionRow(*items[at : at + width]) for at in range(0, len(items), width)]


def written(text: str) -> ui.TextDisplay[Any]:
    """A text part of a message; suits are shown as text, not emoji."""
    return ui.TextDisplay(visible(text))


class PicturedText(ui.TextDisplay[Any]):
    """A table of figures as text, which in a message with its picture the line ``short``, if any, and that replace."""

    def __init__(self, whole: str, short: str) -> None:
        super().__init__(visible(whole))
        self.short = visible(short)


def text_parts(texts: Iterable[str | PicturedText]) -> list[ui.TextDisplay[Any]]:
    """Texts as the parts of a message."""
    return [text if isinstance(text, PicturedText) else written(text) for text in texts]


def visible(text: str) -> str:
    """The text with its spades and clubs marked as text: as emoji they would be black on Discord's dark background."""
    return text.replace("♠", "♠\N{VARIATION SELECTOR-15}").replace("♣", "♣\N{VARIATION SELECTOR-15}")


def layout(
    *parts: ui.Item[Any], accent: int | None = None, below: list[ui.ActionRow[Any]] | None = None
) -> ui.LayoutView:
    """A message of one container, with rows of buttons below it."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=accent))
    for row in below or []:
        view.add_item(row)
    # discord.py need not keep the view, because clicks are recognised by their ids.
    view.stop()
    return view
