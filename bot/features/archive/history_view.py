from collections.abc import Callable
from typing import Annotated, Any, Final

from discord import SelectOption, ui

from bot.features.archive.history import HistoryFilter, HistoryKey, HistoryLine, HistoryPage
from bot.kit.controls import Control, button, chosen, layout, menu, one_of, visible, written
from bot.kit.names import plain, short_name
from bot.kit.partie_text import rules_named
from bot.kit.shared_controls import ExportParties
from bot.kit.words import Words, signed
from bot.model.results import EndedBy

_BRONZE = 0xB08D3C
_OLDER, _NEWER = "o", "n"
_DESCRIPTION: Final = 100
_NAME: Final = 24
"""The most letters of a name: ten lines contain it twice each."""


class TurnHistory(Control, verb="history"):
    """A button that shows parties older or newer than ``partie``, which ended at ``end``."""

    user: int
    other: int
    """The only opponent shown; 0 for all."""
    way: Annotated[str, one_of(_OLDER, _NEWER)]
    end: int
    partie: int

    @property
    def whose(self) -> HistoryFilter:
        return HistoryFilter(self.user, self.other or None)

    @property
    def before(self) -> HistoryKey | None:
        return (self.end, self.partie) if self.way == _OLDER else None

    @property
    def after(self) -> HistoryKey | None:
        return (self.end, self.partie) if self.way == _NEWER else None


class OpenChosenReplay(Control, verb="retell"):
    partie: int = chosen()


def history_view(say: Words, page: HistoryPage, name: str | None, *, own: bool) -> ui.LayoutView:
    if not page.lines:
        none = say("history-none-own") if own and page.whose.other is None else say("history-none")
        return layout(written(none), accent=_BRONZE)
    title = _title(say, page, name or page.lines[0].result.name)
    text = "\n".join([title, *(_line(say, line) for line in page.lines)])
    rows = [ui.ActionRow(_select(say, page)), *_buttons(say, page, own=own)]
    return layout(written(text), accent=_BRONZE, below=rows)


def _title(say: Words, page: HistoryPage, name: str) -> str:
    if page.whose.other is None:
        return say("history-title", name=plain(name))
    return say("history-title-pair", name=plain(name), other=plain(page.lines[0].result.other_name))


def _line(say: Words, line: HistoryLine) -> str:
    result = line.result
    of_day = EndedBy(result.ending) is EndedBy.DAY
    rules = say("history-daily") if of_day else rules_named(say, line.rules.as_read_today)
    where = {"rules": rules, "other": plain(result.other_name, _NAME)}
    return say(
        "history-line",
        number=str(result.partie),
        when=f"<t:{result.ended_at}:d>",
        result=_result(say, line, lambda name: plain(name, _NAME)),
        rated="no" if line.change is None else "yes",
        change=signed(round(line.change or 0)),
        rating=str(round(result.rating or 0)),
        **where,
    )


def _result(say: Words, line: HistoryLine, written_as: Callable[[str], str]) -> str:
    result, (mine, theirs) = line.result, line.result.totals
    other = written_as(result.other_name)
    outcome = {1: "won", 0: "drawn", -1: "lost", None: "none"}[result.outcome]
    match EndedBy(result.ending):
        case EndedBy.PLAYED:
            return say(
                f"history-played-{line.rules.form.name.lower()}",
                outcome=outcome,
                other=other,
                points=max(result.points, result.other_points),
                rubicon={1: "theirs", 0: "none", -1: "mine"}[result.rubicon],
                mine=mine,
                theirs=theirs,
            )
        case EndedBy.RESIGNED:
            return say("history-resigned", outcome=outcome, other=other)
        case EndedBy.CLAIMED:
            return say("history-claimed", outcome=outcome, other=other)
        case EndedBy.AGREED:
            return say("history-agreed")
        case EndedBy.STOPPED | EndedBy.SILENT:
            return say("history-stopped")
        case EndedBy.DAY:
            return say("history-day", mine=mine, theirs=theirs)


def _select(say: Words, page: HistoryPage) -> ui.Select[Any]:
    options = [
        SelectOption(
            label=say("history-option", number=str(line.result.partie), other=short_name(line.result.other_name)),
            value=str(line.result.partie),
            description=visible(_result(say, line, short_name)[:_DESCRIPTION]),
        )
        for line in page.lines
    ]
    return menu(options, OpenChosenReplay(), placeholder=say("history-choose"))


def _buttons(say: Words, page: HistoryPage, *, own: bool) -> list[ui.ActionRow[Any]]:
    newer, older = page.lines[0].key, page.lines[-1].key
    ways = []
    if page.has_newer or page.has_older:
        ways.append(button(say("history-newer"), _turn(page, _NEWER, newer), disabled=not page.has_newer))
        ways.append(button(say("history-older"), _turn(page, _OLDER, older), disabled=not page.has_older))
    if own and page.whose.other is None:
        ways.append(button(say("history-export"), ExportParties()))
    return [ui.ActionRow(*ways)] if ways else []


def _turn(page: HistoryPage, way: str, key: HistoryKey) -> TurnHistory:
    return TurnHistory(page.whose.user, page.whose.other or 0, way, *key)
