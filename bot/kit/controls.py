"""Buttons, menus and forms, their ids, and clicks on them.

An id is ``pq:1:<verb>:<target>:<number>[:<arg>]``. Each verb has a ``Control`` subclass with the other parts as fields.
The bot stores no controls, so they work after any restart.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum, auto
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import discord
from discord import ui

from bot.kit.words import Words
from bot.model.errors import NotOffered
from bot.model.ids import PartieId

OURS: Final = "pq:"
PREFIX: Final = f"{OURS}1"
TEMPLATE: Final = re.compile(
    rf"{PREFIX}:(?P<verb>[a-z]+):(?P<target>[0-9]{{1,20}}):(?P<number>[0-9]{{1,9}})(?::(?P<arg>[^:]*))?"
)
MAX_INTEGER: Final = 2**63 - 1
"""The database's largest integer."""
T = TypeVar("T")


class ForgedId(NotOffered): ...


@contextmanager
def reading_id() -> Iterator[None]:
    """Raises ForgedId for a ValueError in the block. The block must only parse ids or choices."""
    try:
        yield
    except ValueError as error:
        raise ForgedId(str(error)) from error


# The fields of a control.


class Slot(Enum):
    """A part of a control's id for a single field. All other fields share the id's last part, separated by dots."""

    TARGET = auto()
    NUMBER = auto()


Target = Annotated[T, Slot.TARGET]
Number = Annotated[T, Slot.NUMBER]


class Spelling(NamedTuple):
    """Converts a field to text and back. ``read`` may raise ValueError."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def one_of(*words: str) -> Spelling:
    return Spelling(str, lambda text: words[words.index(text)])


def flag(word: str) -> Spelling:
    """Spells a boolean field: ``word`` if True, "" if False."""
    return Spelling(lambda on: word if on else "", lambda text: (word,).index(text) == 0)


def number_or(word: str) -> Spelling:
    """Spells a whole-number field: ``word`` for None, else digits."""
    return Spelling(
        lambda number: word if number is None else str(number),
        lambda text: None if text == word else whole_number(text),
    )


def switched_on(text: str) -> bool:
    """Parses ``0`` (False) or ``1`` (True). Raises ValueError for other text."""
    return ("0", "1").index(text) == 1


_UNCHOSEN: Final = object()


def chosen(default: Any = _UNCHOSEN) -> Any:
    """Declares a field for menu choices or form text, which are not in the id.

    A click with a repeated choice raises ForgedId. So does a click without a choice, unless there is a ``default``.
    """
    return field(default=default, kw_only=True, metadata={"chosen": True})


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    spelling: Spelling
    slot: Slot | None
    chosen: bool
    many: bool
    default: Any

    def read(self, text: str) -> Any:
        return self.spelling.read(text) if text or self.default is MISSING else self.default

    def choose(self, values: tuple[str, ...]) -> Any:
        if self.many:
            if len(set(values)) < len(values):
                raise ValueError(values)
            return tuple(map(self.spelling.read, values))
        if not values and self.default is not _UNCHOSEN:
            return self.default
        (value,) = values
        return self.spelling.read(value)


def _field(declared: "Field[Any]", kind: Any) -> _Field:
    slot = next((one for one in getattr(kind, "__metadata__", ()) if isinstance(one, Slot)), None)
    many = get_origin(kind) is tuple
    spelling = _spelling(get_args(kind)[0] if many else kind)
    return _Field(declared.name, spelling, slot, "chosen" in declared.metadata, many, declared.default)


def _spelling(kind: Any) -> Spelling:
    if get_origin(kind) is Annotated:
        given = [one for one in kind.__metadata__ if isinstance(one, Spelling)]
        return given[0] if given else _spelling(kind.__origin__)
    if get_origin(kind) in (Union, UnionType):
        (inner,) = (_spelling(one) for one in get_args(kind) if one is not type(None))
        return Spelling(
            lambda value: "" if value is None else inner.write(value), lambda text: inner.read(text) if text else None
        )
    kind = getattr(kind, "__supertype__", kind)
    if kind is bool:
        return Spelling(lambda value: str(int(value)), switched_on)
    if kind is int:
        return Spelling(str, whole_number)
    return Spelling(str, kind if kind is str or issubclass(kind, Enum) else kind.parse)


def whole_number(text: str) -> int:
    """Parses ASCII digits, up to ``MAX_INTEGER``. Raises ValueError."""
    if not (text.isascii() and text.isdecimal()) or int(text) > MAX_INTEGER:
        raise ValueError(text)
    return int(text)


# The controls.


class Click(NamedTuple):
    verb: str
    target: int = 0
    number: int = 0
    arg: str = ""
    values: tuple[str, ...] = ()


@dataclass_transform(frozen_default=True)
class Control:
    """A button, menu or form, parsed from its id. Each subclass handles one ``verb``."""

    verb: ClassVar[str] = ""
    kinds: ClassVar[dict[str, "type[Control]"]] = {}
    """All controls by verb."""
    fields: ClassVar[tuple[_Field, ...]] = ()
    arguments: ClassVar[tuple[_Field, ...]] = ()
    heads: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that are written as an id's target and number; "" if there is none."""

    def __init_subclass__(cls, verb: str = "") -> None:
        dataclass(frozen=True)(cls)
        hints = get_type_hints(cls, include_extras=True)
        cls.verb, cls.fields = verb, tuple(_field(one, hints[one.name]) for one in fields(cls))  # type: ignore[arg-type]
        cls.arguments = tuple(one for one in cls.fields if one.slot is None and not one.chosen)
        cls.heads = tuple(next((one.name for one in cls.fields if one.slot is slot), "") for slot in Slot)
        if verb:
            Control.kinds[verb] = cls

    @property
    def id(self) -> str:
        target, number = [getattr(self, name) if name else 0 for name in self.heads]
        return control_id(self.verb, target, number, self.arg)

    @property
    def arg(self) -> str:
        return ".".join([one.spelling.write(getattr(self, one.name)) for one in self.arguments]).rstrip(".")


class OfPartie(Control):
    partie: Target[PartieId]


class OfState(OfPartie):
    seq: Number[int]


def read_control(click: Click) -> Control | None:
    """Parses a click into its control. Returns None for an unknown verb. Raises ForgedId."""
    kind = Control.kinds.get(click.verb)
    if kind is None:
        return None
    texts, found = iter(click.arg.split(".", max(len(kind.arguments) - 1, 0))), dict[str, Any]()
    with reading_id():
        for one in kind.fields:
            if one.chosen:
                found[one.name] = one.choose(click.values)
            elif one.slot is None:
                found[one.name] = one.read(next(texts, ""))
            else:
                found[one.name] = click.target if one.slot is Slot.TARGET else click.number
    return kind(**found)


C_co = TypeVar("C_co", bound=Control, covariant=True)


@dataclass(frozen=True, slots=True)
class Press(Generic[C_co]):
    interaction: discord.Interaction[Any]
    control: C_co

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def partie(self) -> PartieId | None:
        return self.control.partie if isinstance(self.control, OfPartie) else None


Handler = Callable[[Press[Any]], Awaitable[None]]


def control_id(verb: str, target: int = 0, number: int = 0, arg: str = "") -> str:
    return f"{PREFIX}:{verb}:{target}:{number}" + (f":{arg}" if arg else "")


def read_click(interaction: discord.Interaction[Any]) -> Click | None:
    """Returns an interaction's click or form submission, or None for other interactions.

    An unknown id gives the verb "".
    """
    # discord.py's ``DynamicItem`` would silently drop a click on a changed message.
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
        return Click("")
    return Click(found["verb"], int(found["target"]), int(found["number"]), found["arg"] or "", values)


def _written_in(components: Iterable[Any]) -> Iterator[str]:
    for part in components:
        if "value" in part:
            yield str(part["value"] or "")
        yield from _written_in([*part.get("components", ()), *([part["component"]] if "component" in part else ())])


def form(title: str, control: Control, *parts: ui.Label[Any] | ui.TextDisplay[Any]) -> ui.Modal:
    made = ui.Modal(title=title, custom_id=control.id)
    for part in parts:
        made.add_item(part)
    # Submissions are recognised by id, so discord.py need not keep the form.
    made.stop()
    return made


def button(
    label: str,
    control: Control,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    emoji: str | None = None,
) -> ui.Button[Any]:
    return ui.Button(label=visible(label), custom_id=control.id, style=style, disabled=disabled, emoji=emoji)


def page_buttons(say: Words, page: int, pages: int, named: Callable[[int, str], Control]) -> list[ui.Button[Any]]:
    """Returns buttons to the first, previous and next page.

    ``named(page, name)`` returns a button's control. The control's id must contain ``name``, because two buttons may
    lead to one page.
    """
    last = pages - 1
    return [
        button(say("board-first"), named(0, "first"), disabled=page == 0),
        button(say("board-back"), named(max(page - 1, 0), "back"), disabled=page == 0),
        button(say("board-next"), named(min(page + 1, last), "next"), disabled=page == last),
    ]


def toggle(say: Words, label: str, control: Control, *, on: bool, disabled: bool = False) -> ui.Button[Any]:
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return button(say("toggle-on", label=label) if on else label, control, style, disabled=disabled)


def menu(
    options: Sequence[discord.SelectOption],
    control: Control,
    *,
    chosen: Collection[str] = (),
    placeholder: str | None = None,
    least: int = 1,
    most: int = 1,
) -> ui.Select[Any]:
    for option in options:
        option.label, option.default = visible(option.label), option.value in chosen
    return ui.Select(
        custom_id=control.id, placeholder=placeholder, options=list(options), min_values=least, max_values=most
    )


def rows(items: list[ui.Button[Any]], width: int = 5) -> list[ui.ActionRow[Any]]:
    return [ui.ActionRow(*items[at : at + width]) for at in range(0, len(items), width)]


def written(text: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(visible(text))


class PicturedText(ui.TextDisplay[Any]):
    """A score table as text. If a picture also shows the table, ``short`` replaces the text."""

    def __init__(self, whole: str, short: str) -> None:
        super().__init__(visible(whole))
        self.short = visible(short)


def text_parts(texts: Iterable[str | PicturedText]) -> list[ui.TextDisplay[Any]]:
    return [text if isinstance(text, PicturedText) else written(text) for text in texts]


def visible(text: str) -> str:
    """Makes Discord draw spades and clubs as text, because their emoji are black on a dark background."""
    return text.replace("♠", "♠\N{VARIATION SELECTOR-15}").replace("♣", "♣\N{VARIATION SELECTOR-15}")


def layout(
    *parts: ui.Item[Any], accent: int | None = None, below: list[ui.ActionRow[Any]] | None = None
) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=accent))
    for row in below or []:
        view.add_item(row)
    # Clicks are recognised by id, so discord.py need not keep the view.
    view.stop()
    return view
