"""The pages that teach the game (``rules.ftl``): their names and order, and the message that shows one."""

from discord import ButtonStyle, SelectOption, ui

from bot.features.lessons.view import lesson_button
from bot.kit.controls import Control, button, chosen, layout, menu, written
from bot.kit.shared_controls import OpenPolicies
from bot.kit.words import Words
from bot.piquet.rules import RULE_SETS

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

FURTHER: tuple[str, ...] = ("counterpique-score",)
"""Second pages of rule sets that need more than one."""

PAGES: tuple[str, ...] = (*LESSONS, *(f"set-{name}" for name in (*RULE_SETS, *FURTHER)), "options")
"""All pages, in order: the lessons, then ``set-`` and the name of each rule set, then the house rules."""


SECOND: frozenset[str] = frozenset({"claims", "daily", "dayproof", "packs", *(f"set-{name}" for name in FURTHER)})
"""Pages that a button leads to, on the page before them or elsewhere, because a select has no room for them."""


def offered(name: str) -> list[str]:
    """The pages offered by the select of this page. A select has at most 25 options."""
    before = next(other for other in reversed(PAGES[: PAGES.index(name) + 1]) if other not in SECOND)
    return [other for other in PAGES if other not in SECOND and other not in (name, before)]


def page_named(name: str) -> str:
    """The page of this name; the first one if it no longer exists."""
    return name if name in PAGES else LESSONS[0]


def page(say: Words, name: str) -> tuple[str, str]:
    """Title and body (Discord markdown, under 1,200 characters) of a page of ``PAGES``; KeyError for any other."""
    return say(f"rules-page-{name}-title"), say(f"rules-page-{name}-body")


class TurnRules(Control, verb="turnto"):
    """Turns to a page, or to the one chosen in a menu."""

    page: str = ""
    chosen_page: str = chosen("")


def rules_view(say: Words, name: str, then: str = "") -> ui.LayoutView:
    """One page of ``PAGES``, with controls for the others and the lessons, and a button to the page ``then``."""
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
    """Whether a page assumes knowledge of the game, like the pages of rule sets and of the house rules."""
    return name not in LESSONS
