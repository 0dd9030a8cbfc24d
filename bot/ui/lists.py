"""A person's parties: listed, one picked, one given up; his wishes."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.services.asking import User
from bot.services.sight import Sight
from bot.ui.controls import button, control_id, layout, rows, written
from bot.ui.escape import plain, short_name
from bot.ui.hand import table_link
from bot.ui.words import Words

_MOST = 20
_LONGEST = 3600
_GREEN = 0x1F6F50
_RED = 0x8C2F39


def games_view(say: Words, games: Sequence[Sight]) -> ui.LayoutView:
    """His parties: whose turn it is, since when, and the way there."""
    if not games:
        return layout(written(say("games-none")), accent=_GREEN)
    lines = [f"- {_line(say, sight)}" for sight in games[:_MOST]]
    while sum(map(len, lines)) > _LONGEST:
        lines.pop()
    if rest := len(games) - len(lines):
        lines.append(say("games-more", number=rest))
    lines.insert(0, say("games-title"))
    return layout(written("\n".join(lines)), *_buttons(say, games[:5], "hand"), accent=_GREEN)


def pick_view(say: Words, games: Sequence[Sight], verb: str) -> ui.LayoutView:
    """Asks which of his parties he means."""
    return layout(written(say("pick-partie")), *_buttons(say, games[:_MOST], verb), accent=_GREEN)


def resign_view(say: Words, sight: Sight) -> ui.LayoutView:
    """Asks whether he really gives the partie up."""
    me, other = _seats(sight)
    question = say(
        "resign-ask",
        other=plain(sight.names[other]),
        number=sight.number,
        deals=sight.deals,
        mine=sight.totals[me],
        theirs=sight.totals[other],
    )
    confirm = button(say("resign-confirm"), control_id("giveup", sight.partie, sight.seq), ButtonStyle.danger)
    keep = button(say("resign-keep"), control_id("playon", sight.partie, sight.seq))
    return layout(written(question), ui.ActionRow(confirm, keep), accent=_RED)


def settings_text(say: Words, user: User) -> str:
    """How he plays."""
    wishes = {"deal": user.asks_deal, "answers": user.answers_self, "clicks": user.one_click}
    lines = [f"- {say(f'settings-{name}', on='yes' if on else 'no')}" for name, on in wishes.items()]
    return "\n".join([say("settings-title"), *lines, say("settings-hint")])


def _buttons(say: Words, games: Sequence[Sight], verb: str) -> list[ui.ActionRow[ui.LayoutView]]:
    buttons = []
    for sight in games:
        label = say("games-show", other=short_name(sight.names[_seats(sight)[1]]), number=sight.number)
        buttons.append(button(label, control_id(verb, sight.partie, sight.seq)))
    return rows(buttons)


def _line(say: Words, sight: Sight) -> str:
    me, other = _seats(sight)
    return say(
        "games-line",
        other=plain(sight.names[other]),
        rules=say(f"ruleset-{sight.rules}-name"),
        number=sight.number,
        deals=sight.deals,
        mine=sight.totals[me],
        theirs=sight.totals[other],
        turn="mine" if sight.my_turn else "theirs",
        since=f"<t:{sight.since}:R>",
        link=table_link(sight) or "none",
    )


def _seats(sight: Sight) -> tuple[int, int]:
    me = sight.eye or 0
    return me, 1 - me
