"""The private panel that sets up a challenge, with pages for house rules and house levels.

Its control ids are an action and the draft: ``rules.someone.rubicon.72.-.-.0``.
"""

from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.features.challenges.controls import ChangeDraft
from bot.features.challenges.draft import ANYONE, SOMEONE, ChallengeDraft
from bot.features.challenges.view import CLOSED, OPEN, level_buttons, level_texts, suggested_line
from bot.features.results.suggested_level import Suggestion
from bot.kit.choices import pace_menu
from bot.kit.controls import button, layout, menu, reading_id, toggle, whole_number, written
from bot.kit.names import house_name
from bot.kit.partie_text import house_rules
from bot.kit.time_text import pace_line
from bot.kit.words import Words, yes_or_no
from bot.model.house_seats import LEVELS
from bot.piquet.rules import RULE_SETS


@dataclass(frozen=True, slots=True)
class PanelPlace:
    """The panel's options, which depend on where it is opened."""

    anyone: bool = True
    """Whether a challenge can be open to anyone."""
    table: bool = True
    """Whether a partie against the house can be public."""
    suggestion: Suggestion | None = None
    """The house level suggested to the reader, if any."""


def changed_panel(say: Words, draft: ChallengeDraft, place: PanelPlace, action: str, value: str) -> ui.LayoutView:
    """Returns the panel after a click on the control for ``action``, with menu choice ``value``. Raises ForgedId."""
    match action:
        case "whom" | "who":
            return challenge_panel(say, draft.to(value), place)
        case "rules":
            return challenge_panel(say, draft.with_rules(value), place)
        case "pace":
            return challenge_panel(say, draft.at_pace(value), place)
        case "rated" | "friendly":
            return challenge_panel(say, replace(draft, chosen_rated=action == "rated"), place)
        case "level-rated" | "level-friendly":
            return levels_panel(say, replace(draft, chosen_rated=action == "level-rated"), place)
        case "private" | "public":
            return challenge_panel(say, replace(draft, public=action == "public"), place)
        case "back":
            return challenge_panel(say, draft, place)
        case "house":
            return house_rules_panel(say, draft)
        case "deals" | "deals1" | "deals2" | "deals6":
            # Version 0.2.0 chose the length in a menu of house rules.
            with reading_id():
                deals = whole_number(value or action.removeprefix("deals"))
            return challenge_panel(say, draft.with_option("deals", deals), place)
        case _:
            return house_rules_panel(say, draft.switched(action.removeprefix("on-")))


def challenge_panel(say: Words, draft: ChallengeDraft, place: PanelPlace) -> ui.LayoutView:
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(_opponent_menu(say, draft, place))]
    if draft.whom == SOMEONE or draft.person is not None:
        rows.append(ui.ActionRow(_person(say, draft)))
    rows.append(ui.ActionRow(_rule_sets(say, draft)))
    if draft.level is None:
        rows.append(ui.ActionRow(pace_menu(say, ChangeDraft("pace", draft), draft.pace)))
    if draft.rules.offers("deals"):
        rows.append(ui.ActionRow(*_lengths(say, draft)))
    rows.append(ui.ActionRow(*_rated(say, draft, ""), button(say("panel-house-rules"), ChangeDraft("house", draft))))
    if draft.level is not None and place.table:
        rows.append(ui.ActionRow(*_seen(say, draft)))
    rows.append(ui.ActionRow(*_go(say, draft)))
    return layout(written(_summary(say, draft, place)), *rows, accent=OPEN)


def house_rules_panel(say: Words, draft: ChallengeDraft) -> ui.LayoutView:
    name = say(f"ruleset-{draft.rules.name}-name")
    options = draft.switches
    lines = [say("panel-house-title", rules=name)]
    lines += [f"- {say(f'panel-{_key(option)}-line')}" for option in options]
    buttons = [
        toggle(say, say(f"panel-{_key(option)}"), ChangeDraft(f"on-{option}", draft), on=draft.has(option))
        for option in options
    ]
    if not options:
        lines.append(say("panel-house-none"))
    rows = [ui.ActionRow(*buttons[at : at + 3]) for at in range(0, len(buttons), 3)]
    back = button(say("panel-back"), ChangeDraft("back", draft), ButtonStyle.primary)
    return layout(written("\n".join(lines)), *rows, ui.ActionRow(back), accent=OPEN)


def levels_panel(say: Words, draft: ChallengeDraft, place: PanelPlace) -> ui.LayoutView:
    texts = level_texts(say, say("panel-levels-title"), place.suggestion, say("panel-levels-rated"))
    levels = level_buttons(say, place.suggestion, lambda level: ChangeDraft("go", draft.to(level)))
    more = button(say("panel-more"), ChangeDraft("back", draft))
    return layout(*texts, ui.ActionRow(*levels), ui.ActionRow(*_rated(say, draft, "level-"), more), accent=OPEN)


def posted_panel(say: Words, link: str = "") -> ui.LayoutView:
    return layout(written(say("panel-posted-at", link=link) if link else say("panel-posted")), accent=CLOSED)


def _summary(say: Words, draft: ChallengeDraft, place: PanelPlace) -> str:
    name, line = say(f"ruleset-{draft.rules.name}-name"), say(f"ruleset-{draft.rules.name}-line")
    lines = [say("panel-title"), say("challenge-rules", name=name, line=line)]
    if on_top := house_rules(say, draft.rules):
        lines.append(say("option-line", options=", ".join(on_top)))
    lines.append(say("panel-no-clock") if draft.level else pace_line(say, draft.pace))
    if draft.rules.shortened:
        lines.append(say("panel-shortened"))
    else:
        pool = "people" if draft.level is None else "house"
        lines.append(say("challenge-rated", rated=yes_or_no(draft.rated), pool=pool))
    if draft.level is not None:
        lines.append(say("panel-seen", public=yes_or_no(draft.public and place.table)))
        lines += suggested_line(say, place.suggestion)
    return "\n".join(lines)


def _opponent_menu(say: Words, draft: ChallengeDraft, place: PanelPlace) -> ui.Select[Any]:
    chosen = SOMEONE if draft.person is not None else draft.whom
    options = [SelectOption(label=say("panel-someone"), value=SOMEONE, description=say("panel-someone-line"))]
    if place.anyone:
        options.append(SelectOption(label=say("panel-anyone"), value=ANYONE, description=say("panel-anyone-line")))
    options += [
        SelectOption(label=house_name(say, level), value=level, description=say("house-level-line", level=level))
        for level in LEVELS
    ]
    return menu(options, ChangeDraft("whom", draft), chosen=[chosen])


def _person(say: Words, draft: ChallengeDraft) -> ui.UserSelect[Any]:
    person = draft.person
    default = [] if person is None else [discord.SelectDefaultValue.from_user(discord.Object(person))]
    return ui.UserSelect(custom_id=ChangeDraft("who", draft).id, placeholder=say("panel-who"), default_values=default)


def _rule_sets(say: Words, draft: ChallengeDraft) -> ui.Select[Any]:
    options = [
        SelectOption(label=say(f"ruleset-{name}-name"), value=name, description=say(f"ruleset-{name}-line"))
        for name in RULE_SETS
    ]
    return menu(options, ChangeDraft("rules", draft), chosen=[draft.rules.name])


def _rated(say: Words, draft: ChallengeDraft, page: str) -> list[ui.Button[Any]]:
    fixed = draft.rules.shortened
    return [
        toggle(say, say("panel-rated"), ChangeDraft(f"{page}rated", draft), on=draft.rated, disabled=fixed),
        toggle(say, say("panel-friendly"), ChangeDraft(f"{page}friendly", draft), on=not draft.rated, disabled=fixed),
    ]


def _seen(say: Words, draft: ChallengeDraft) -> list[ui.Button[Any]]:
    return [
        toggle(say, say("panel-private"), ChangeDraft("private", draft), on=not draft.public),
        toggle(say, say("panel-public"), ChangeDraft("public", draft), on=draft.public),
    ]


def _go(say: Words, draft: ChallengeDraft) -> list[ui.Button[Any]]:
    label = say("panel-challenge" if draft.level is None else "panel-play")
    go = button(label, ChangeDraft("go", draft), ButtonStyle.primary, disabled=draft.whom == SOMEONE)
    return [go] if draft.level is None else [go, button(say("panel-cut-first"), ChangeDraft("cut", draft))]


def _lengths(say: Words, draft: ChallengeDraft) -> list[ui.Button[Any]]:
    return [
        toggle(
            say, say("panel-deals", number=value), ChangeDraft(f"deals{value}", draft), on=draft.rules.deals == value
        )
        for value in draft.rules.offers("deals")
    ]


def _key(option: str) -> str:
    return option.replace("_", "-")
