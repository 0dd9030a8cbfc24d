from collections.abc import Sequence
from math import ceil
from typing import Final

from discord import ButtonStyle, SelectOption, ui

from bot.features.lessons.view import lesson_button
from bot.kit.controls import Control, button, chosen, layout, menu, written
from bot.kit.shared_controls import OpenPolicies
from bot.kit.words import Words
from bot.piquet.rules import HOUSE_RULES, RULE_SETS

_BLUE = 0x2F5D8C

LESSONS: tuple[str, ...] = (
    "minute",
    "cards",
    "exchange",
    "point",
    "sequences",
    "sets",
    "talk",
    "sinking",
    "play",
    "bonuses",
    "partie",
    "first-deal",
    "advice",
    "glossary",
    "ratings",
    "discord",
    "orders",
    "daily",
    "dayproof",
    "deals",
    "claims",
    "packs",
)
"""The pages about the game itself, in reading order for a newcomer."""

HOUSE_RULES_A_PAGE: Final = 7


def house_rule_pages(names: Sequence[str]) -> list[Sequence[str]]:
    """Divides the house rules evenly into pages."""
    pages = ceil(len(names) / HOUSE_RULES_A_PAGE)
    size = ceil(len(names) / pages)
    return [names[at : at + size] for at in range(0, len(names), size)]


_HOUSE: Final = house_rule_pages([rule.name for rule in HOUSE_RULES])
HOUSE_PAGES: tuple[str, ...] = ("options", *(f"options-{at}" for at in range(2, len(_HOUSE) + 1)))
_PAGE_OF: Final = {f"option-{name}": page for page, names in zip(HOUSE_PAGES, _HOUSE, strict=True) for name in names}

FURTHER: tuple[str, ...] = ("counterpique-score",)
"""Second pages of rule sets that need more than one."""

PAGES: tuple[str, ...] = (*LESSONS, *(f"set-{name}" for name in (*RULE_SETS, *FURTHER)), *HOUSE_PAGES)
"""All pages in order: lessons, rule sets (``set-`` and the name), house rules."""

SECOND: frozenset[str] = frozenset(
    {"claims", "daily", "dayproof", "packs", *(f"set-{name}" for name in FURTHER), *HOUSE_PAGES[1:]}
)
"""Pages that a button leads to, because a select has no room for them."""


def offered(name: str) -> list[str]:
    """Lists the pages in a page's select, at most 25."""
    before = next(other for other in reversed(PAGES[: PAGES.index(name) + 1]) if other not in SECOND)
    return [other for other in PAGES if other not in SECOND and other not in (name, before)]


def page_named(name: str) -> str:
    """Accepts a house rule's name (``option-deals``). An old name leads to the first page."""
    page = _PAGE_OF.get(name, name)
    return page if page in PAGES else LESSONS[0]


def page(say: Words, name: str) -> tuple[str, str]:
    """Returns title and body as Discord markdown, under 1,200 characters in English."""
    if name not in HOUSE_PAGES:
        return say(f"rules-page-{name}-title"), say(f"rules-page-{name}-body")
    title, at = say("rules-page-options-title"), HOUSE_PAGES.index(name)
    number = f" {at + 1}/{len(_HOUSE)}" if len(_HOUSE) > 1 else ""
    return title + number, house_rules_text(say, _HOUSE, at)


def house_rules_text(say: Words, pages: Sequence[Sequence[str]], at: int) -> str:
    first = [say("rules-page-options-body")] if at == 0 else []
    last = [f"-# {say('rules-options-sources')}"] if at == len(pages) - 1 else []
    lines = "\n".join(house_rule_line(say, name) for name in pages[at])
    return "\n\n".join([*first, lines, *last])


def house_rule_line(say: Words, name: str) -> str:
    return f"- {say(f'rules-option-{name}'.replace('_', '-'))}"


class TurnRules(Control, verb="turnto"):
    page: str = ""
    chosen_page: str = chosen("")


def rules_view(say: Words, name: str, then: str = "") -> ui.LayoutView:
    """Draws a page. ``then`` names a page for an extra button."""
    title, body = page(say, name)
    at = PAGES.index(name)
    options = [SelectOption(label=page(say, other)[0], value=other) for other in offered(name)]
    select = menu(options, TurnRules("any"), placeholder=say("rules-choose"))
    buttons = [
        button(say("rules-back"), TurnRules(PAGES[at - 1]), disabled=at == 0),
        button(
            say("rules-next"),
            TurnRules(PAGES[(at + 1) % len(PAGES)]),
            ButtonStyle.primary,
            disabled=at == len(PAGES) - 1,
        ),
        button(say("policies-button"), OpenPolicies()),
    ]
    further = [lesson_button(say, style=ButtonStyle.success)]
    if then:
        further.append(button(page(say, then)[0], TurnRules(then)))
    rows = [ui.ActionRow(*further), ui.ActionRow(select), ui.ActionRow(*buttons)]
    return layout(written(f"## {title}\n{body}"), *rows, accent=_BLUE)


def is_further(name: str) -> bool:
    """Whether a page is for people who know the game."""
    return name not in LESSONS
