"""The game's pages as a message: read, turned, chosen."""

from typing import Any

from discord import ButtonStyle, ui

from bot.ui.kit.controls import button, control_id, layout, written
from bot.ui.kit.words import Words
from bot.ui.learn.rules_pages import PAGES, page

_BLUE = 0x2F5D8C


def rules_view(say: Words, name: str) -> ui.LayoutView:
    """One page, with the way to the others."""
    title, body = page(say, name)
    at = PAGES.index(name)
    select: ui.Select[Any] = ui.Select(custom_id=control_id("turnto", 0, arg="any"), placeholder=say("rules-choose"))
    for other in PAGES:
        select.add_option(label=page(say, other)[0], value=other, default=other == name)
    buttons = [
        button(say("rules-back"), control_id("turnto", 0, arg=PAGES[at - 1]), disabled=at == 0),
        button(
            say("rules-next"),
            control_id("turnto", 0, arg=PAGES[(at + 1) % len(PAGES)]),
            ButtonStyle.primary,
            disabled=at == len(PAGES) - 1,
        ),
    ]
    return layout(written(f"## {title}\n{body}"), ui.ActionRow(select), ui.ActionRow(*buttons), accent=_BLUE)
