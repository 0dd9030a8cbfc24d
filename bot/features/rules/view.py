from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from discord import ButtonStyle, SelectOption, ui

from bot.features.lessons.view import lesson_button
from bot.kit.controls import Control, button, chosen, layout, menu, written
from bot.kit.shared_controls import OpenPolicies
from bot.kit.words import Words
from bot.piquet.rules import HOUSE_RULES

_BLUE = 0x2F5D8C

HOUSE_RULES_A_PAGE: Final = 3


def house_rule_pages(names: Sequence[str]) -> list[Sequence[str]]:
    pages = ceil(len(names) / HOUSE_RULES_A_PAGE)
    size = ceil(len(names) / pages)
    return [names[at : at + size] for at in range(0, len(names), size)]


_HOUSE: Final = house_rule_pages([rule.name for rule in HOUSE_RULES])
HOUSE_PAGES: tuple[str, ...] = ("options", *(f"options-{at}" for at in range(2, len(_HOUSE) + 1)))
_PAGE_OF: Final = {f"option-{name}": page for page, names in zip(HOUSE_PAGES, _HOUSE, strict=True) for name in names}

TOPICS: Final[Mapping[str, Sequence[str]]] = {
    "minute": ["minute-deal"],
    "cards": [],
    "exchange": ["exchange-left"],
    "point": ["point-example"],
    "sequences": ["sequences-examples"],
    "sets": ["sets-example"],
    "talk": ["talk-example"],
    "sinking": ["sinking-why"],
    "play": ["play-end"],
    "bonuses": ["bonuses-examples"],
    "partie": ["partie-examples"],
    "first-deal": ["first-deal-play"],
    "advice": ["advice-more"],
    "glossary": ["glossary-p"],
    "ratings": ["ratings-counted"],
    "discord": ["discord-commands", "daily", "daily-places"],
    "orders": ["orders-replies"],
    "deals": ["deals-words", "claims", "claims-always", "packs", "packs-shuffle", "packs-deal", "dayproof"],
    "set-rubicon": ["set-rubicon-calls"],
    "set-club": ["set-club-example"],
    "set-au-cent": ["set-au-cent-example"],
    "set-french-1896": ["set-french-1896-example"],
    "set-carte-rouge": ["set-carte-rouge-examples", "set-carte-rouge-talk"],
    "set-hundred": ["set-hundred-end"],
    "set-counterpique": [
        "set-counterpique-play",
        "set-counterpique-score",
        "set-counterpique-below",
        "set-counterpique-rubber",
    ],
    "options": HOUSE_PAGES[1:],
}
"""The pages in a select, each with its further pages: lessons for a newcomer, rule sets, house rules."""

PAGES: tuple[str, ...] = tuple(page for topic, further in TOPICS.items() for page in (topic, *further))
"""All pages in reading order."""


def offered(name: str) -> list[str]:
    """Lists the topics in a page's menu, at most 25."""
    return [topic for topic, further in TOPICS.items() if name not in (topic, *further)]


def page_named(name: str) -> str:
    """Returns the page for a page name or house rule name (``option-deals``). An unknown name gives the first page."""
    page = _PAGE_OF.get(name, name)
    return page if page in PAGES else PAGES[0]


def page(say: Words, name: str) -> tuple[str, str]:
    """Returns a page's title and body as Discord markdown, at most 600 characters in English."""
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
    """Draws a rules page. ``then`` names a page for an extra button."""
    title, body = page(say, name)
    at = PAGES.index(name)
    following = PAGES[(at + 1) % len(PAGES)]
    options = [SelectOption(label=page(say, other)[0], value=other) for other in offered(name)]
    select = menu(options, TurnRules("any"), placeholder=say("rules-choose"))
    buttons = [
        button(say("rules-back"), TurnRules(PAGES[at - 1]), disabled=at == 0),
        button(
            say("rules-next") if following in TOPICS else page(say, following)[0],
            TurnRules(following),
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


def is_about_variants(name: str) -> bool:
    return name.startswith(("set-", "options"))
