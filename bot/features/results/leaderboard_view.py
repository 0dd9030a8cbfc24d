from dataclasses import replace
from datetime import MAXYEAR
from enum import StrEnum
from typing import Annotated, Any, Self

from discord import ButtonStyle, SelectOption, ui

from bot.features.results.leaderboards import EVERYWHERE, POOLS, Absence, Leaderboard, periods
from bot.kit.controls import (
    Control,
    Spelling,
    button,
    chosen,
    layout,
    menu,
    number_or,
    one_of,
    page_buttons,
    reading_id,
    rows,
    whole_number,
    written,
)
from bot.kit.names import plain
from bot.kit.time_text import relative
from bot.kit.words import Words, yes_or_no
from bot.model.house_seats import level_of
from bot.model.leaderboards import LeaderboardKey, LeaderboardRow, RankedBy

_MINE = "mine"
_GOLD = 0xB08D2E
_LONGEST = 14
"""Characters of a name that fit beside its columns on a phone."""


class Span(StrEnum):
    ALL = "all"
    YEAR = "year"
    MONTH = "month"


class Scope(StrEnum):
    HERE = "here"
    ALL = "all"


def period(span: Span, now: int) -> int:
    """Returns 0 for all time, 2026 for a year, 202611 for a month."""
    return dict(zip(Span, periods(now), strict=True))[span]


def place(scope: Scope, guild: int) -> int:
    return guild if scope is Scope.HERE else EVERYWHERE


# Parsing control ids.


def _read_period(text: str) -> int:
    year, month = _year_and_month(whole_number(text))
    if year not in range(MAXYEAR + 1) or month not in range(13):
        raise ValueError(text)
    return whole_number(text)


class OfBoard(Control):
    """A control of a leaderboard page. ``page`` None is the reader's page."""

    what: RankedBy
    pool: Annotated[str, one_of(*POOLS)]
    period: Annotated[int, Spelling(str, _read_period)]
    scope: Scope
    page: Annotated[int | None, number_or(_MINE)]

    @classmethod
    def of(cls, board: LeaderboardKey, page: int | None) -> Self:
        return cls(board.what, board.pool, board.period, _scope(board), page)

    def board(self, guild: int) -> LeaderboardKey:
        return LeaderboardKey(place(self.scope, guild), self.what, self.pool, self.period)


class TurnBoard(OfBoard, verb="board"):
    """Turns a leaderboard's pages, or filters it by ``choice``. ``way`` makes the id unique."""

    way: str = ""
    choice: str = chosen("")


class ListMe(OfBoard, verb="listme"):
    way: str = ""


class ShareBoard(OfBoard, verb="showboard"):
    way: str = ""


@reading_id()
def page_request(turn: TurnBoard, guild: int, now: int) -> tuple[LeaderboardKey, int | None]:
    """Returns the clicked leaderboard and page (None: the reader's). Raises ForgedId."""
    board = turn.board(guild)
    match turn.way, turn.choice:
        case "by", choice if choice:
            by, _, span = choice.partition("-")
            return replace(board, what=RankedBy(by), period=period(Span(span or Span.ALL), now)), 0
        case "in", choice if choice:
            pool, _, scope = choice.rpartition("-")
            return replace(board, pool=POOLS[POOLS.index(pool)], guild=place(Scope(scope), guild)), 0
        case _:
            return board, turn.page


def _year_and_month(number: int) -> tuple[int, int]:
    return divmod(number, 100) if number > MAXYEAR else (number, 0)


def _scope(board: LeaderboardKey) -> Scope:
    return Scope.ALL if board.guild == EVERYWHERE else Scope.HERE


# The message.


def board_view(say: Words, shown: Leaderboard, now: int) -> ui.LayoutView:
    texts = [_page_text(say, shown), *_own_place(say, shown), *_notes(say, shown), *_elsewhere(say, shown)]
    choices = [ui.ActionRow(_ranking_select(say, shown.board, now)), ui.ActionRow(_pool_select(say, shown.board))]
    return layout(
        *map(written, texts), *rows([*_page_buttons(say, shown), *_action_buttons(say, shown)]), *choices, accent=_GOLD
    )


def shared_board(say: Words, shown: Leaderboard, name: str) -> ui.LayoutView:
    """Draws a leaderboard for a channel, without the reader's row and controls."""
    texts = [_page_text(say, replace(shown, own=None)), *_notes(say, shown), say("board-shared-by", name=plain(name))]
    return layout(*map(written, texts), accent=_GOLD)


def _page_text(say: Words, shown: Leaderboard) -> str:
    board = shown.board
    year, month = _year_and_month(board.period)
    about = say(
        "board-about", pool=board.pool, what=board.what, scope=_scope(board), month=month, year=str(year or "all")
    )
    lines = [say("board-title", what=board.what, pool=board.pool), about, "", *_rows(say, shown)]
    if shown.pages > 1:
        lines.append(say("board-page", page=shown.page + 1, pages=shown.pages, people=shown.people))
    return "\n".join(lines)


def _rows(say: Words, shown: Leaderboard) -> list[str]:
    if not shown.rows:
        return [say("board-empty", what=shown.board.what, scope=_scope(shown.board))]
    places = [_place(row) for row in shown.rows]
    values = [_value(say, row) for row in shown.rows]
    wide, long = max(map(len, places)), max(map(len, values))
    return [
        say(
            "board-row-mine" if shown.own and shown.own.user == row.user else "board-row",
            place=place.rjust(wide),
            value=value.rjust(long),
            name=_name(say, row),
        )
        for row, place, value in zip(shown.rows, places, values, strict=True)
    ]


def _place(standing: LeaderboardRow) -> str:
    return "–" if standing.provisional else str(standing.place)


def _name(say: Words, standing: LeaderboardRow) -> str:
    if level := level_of(standing.user):
        return say("house-row", level=level)
    return plain(standing.name, _LONGEST) if standing.name else say("board-nameless")


def _value(say: Words, standing: LeaderboardRow) -> str:
    if standing.deviation is None:
        return say("board-value", number=standing.value)
    deviation = str(round(standing.deviation)).rjust(3)
    sure = yes_or_no(not standing.provisional)
    return say("board-rating", rating=str(standing.value), sure=sure, deviation=deviation)


def _own_place(say: Words, shown: Leaderboard) -> list[str]:
    if shown.absence is not None:
        has_reason = bool(shown.rows) or shown.absence is not Absence.UNPLAYED
        return [_absence_text(say, shown, shown.absence)] if has_reason else []
    if shown.own is None or shown.own in shown.rows:
        return []
    return [say("board-mine-elsewhere", place=_place(shown.own), value=_value(say, shown.own))]


def _absence_text(say: Words, shown: Leaderboard, absence: Absence) -> str:
    match absence:
        case Absence.UNLISTED:
            return say("board-absent-unlisted")
        case Absence.INACTIVE:
            return say("board-absent-resting", last=relative(shown.played_at or 0))
        case Absence.UNPLAYED:
            return say("board-absent-unplayed", what=shown.board.what, scope=_scope(shown.board))


def _notes(say: Words, shown: Leaderboard) -> list[str]:
    return [say("board-rating-note")] if shown.board.what is RankedBy.RATING and shown.rows else []


def _elsewhere(say: Words, shown: Leaderboard) -> list[str]:
    scope = _scope(shown.board)
    lines = [
        say("board-elsewhere", where=say("board-in", pool=pool, scope=scope), people=people)
        for pool, people in shown.elsewhere
    ]
    return ["\n".join(lines)] if lines else []


def _page_buttons(say: Words, shown: Leaderboard) -> list[ui.Button[Any]]:
    def named(page: int | None, name: str) -> TurnBoard:
        return replace(TurnBoard.of(shown.board, page), way=name)

    if shown.pages == 1:
        return []
    mine = button(say("board-mine"), named(None, _MINE), disabled=shown.own is None or shown.own in shown.rows)
    return [*page_buttons(say, shown.page, shown.pages, named), mine]


def _action_buttons(say: Words, shown: Leaderboard) -> list[ui.Button[Any]]:
    joining = button(say("board-list-me"), ListMe.of(shown.board, shown.page), ButtonStyle.success)
    share = button(say("board-share"), ShareBoard.of(shown.board, shown.page), ButtonStyle.primary)
    unlisted = shown.absence is Absence.UNLISTED
    return [*([share] if shown.rows else []), *([joining] if unlisted else [])]


def _ranking_select(say: Words, board: LeaderboardKey, now: int) -> ui.Select[Any]:
    def option(what: RankedBy, span: str, value: str) -> SelectOption:
        return SelectOption(label=say("board-by", what=what, span=span, pool=board.pool), value=value)

    options = [option(RankedBy.RATING, "", RankedBy.RATING)]
    options += [option(what, span, f"{what}-{span}") for what in (RankedBy.POINTS, RankedBy.WON) for span in Span]
    rated = board.what is RankedBy.RATING
    chosen = [f"{board.what}-{span}" for span in Span if board.period == period(span, now)]
    chooses = replace(TurnBoard.of(board, 0), way="by")
    return menu(options, chooses, chosen=[RankedBy.RATING] if rated else chosen, placeholder=say("board-by-choose"))


def _pool_select(say: Words, board: LeaderboardKey) -> ui.Select[Any]:
    options = [
        SelectOption(label=say("board-in", pool=pool, scope=scope), value=f"{pool}-{scope}")
        for scope in Scope
        for pool in POOLS
    ]
    chosen = f"{board.pool}-{_scope(board)}"
    chooses = replace(TurnBoard.of(board, 0), way="in")
    return menu(options, chooses, chosen=[chosen], placeholder=say("board-in-choose"))
