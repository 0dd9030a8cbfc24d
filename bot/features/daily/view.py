from collections.abc import Iterable, Iterator
from functools import partial
from typing import Annotated, Any, Final

from discord import ButtonStyle, ui

from bot.features.daily import service, standings
from bot.features.daily.channel_view import missing, share_button, table_row
from bot.features.daily.compare_view import compare_button
from bot.features.daily.keeper import MOST_MISSED, DueReminder
from bot.features.daily.page import DayPage
from bot.features.daily.service import DEALS, DealState
from bot.features.daily.standings import REPAIRED_EVERY, DayScore, Highlight
from bot.features.lessons.view import lesson_button
from bot.features.problems.view import day_line, today_button
from bot.kit.controls import button, layout, number_or, one_of, page_buttons, rows, written
from bot.kit.partie_links import fair_button
from bot.kit.shared_controls import CheckDeals, FairFor, OfDay, OpenDay, OpenRules, PlayDay
from bot.kit.time_text import date, relative
from bot.kit.words import Words, signed, yes_or_no
from bot.model.ids import PRIVATE

_BRONZE: Final = 0xB08D3C
_SHOWN: Final = 10
"""The most people shown besides the reader."""
_PART: Final = 20
"""The most people in a part of the ranking."""

MINE: Final = "mine"
"""In a control id, the part of the ranking with the reader's place."""
ON, OFF, STOP = "on", "off", "stop"
"""Actions of the reminder button: STOP below a reminder, the others on the page."""


class TurnPlaces(OfDay, verb="dayplaces"):
    part: Annotated[int | None, number_or(MINE)]
    """None for the part with the reader's place."""
    name: str = ""
    """Makes the control id unique."""


class RemindDaily(OfDay, verb="dayremind"):
    does: Annotated[str, one_of(ON, OFF, STOP)]


def day_view(say: Words, page: DayPage, *, here: bool) -> ui.LayoutView:
    """Draws a daily page. ``here`` means that it is read on its own server."""
    texts = ["\n".join([*_heading(say, page, here=here), *_deals(say, page)]), "\n".join(_score(say, page))]
    if page.problem is not None:
        texts.append(day_line(say, page.problem))
    return layout(*(written(text) for text in texts if text), *_controls(say, page), accent=_BRONZE)


def _heading(say: Words, page: DayPage, *, here: bool) -> Iterator[str]:
    day = page.day
    yield say("daily-title", number=str(day.number))
    whose = "everyone" if day.guild == PRIVATE else "here" if here else "elsewhere"
    if day.closed:
        yield "-# " + say("daily-closed", when=date(day.closes_at))
    else:
        yield "-# " + say("daily-open", when=date(day.closes_at), left=relative(day.closes_at))
    if page.me is None:
        yield say("daily-missed" if day.closed else "daily-what", whose=whose)
    elif not here:
        yield "-# " + say("daily-whose", whose=whose)


# The person's deals and score.


def _deals(say: Words, page: DayPage) -> Iterator[str]:
    for number, deal in enumerate(page.me.deals if page.me else ()):
        role = "elder" if service.is_elder(number) else "younger"
        mine, theirs = deal.played.points or (0, 0)
        par = "none" if deal.par is None else signed(round(deal.par))
        points, state = signed(deal.against_par or 0), deal.played.state.value
        yield say(
            "daily-deal", deal=number + 1, role=role, state=state, mine=mine, theirs=theirs, par=par, points=points
        )


def _score(say: Words, page: DayPage) -> Iterator[str]:
    me, found = page.me, page.results
    if me is not None and page.highlight is not None:
        others = found.others_of(me.user)
        beaten = standings.beaten(me.score or 0, others)
        lead = say("daily-lead", what=page.highlight.value, beaten=beaten, others=len(others), days=page.streak.days)
        yield f"### {lead}"
    if me is not None and me.against_par is not None:
        yield " · ".join(_figures(say, page, me))
    elif me is not None and page.day.closed and not me.finished_any:
        yield say("daily-unplaced")
    yield from _streak(say, page)
    if page.shows_others and len(found.compared) > 1:
        yield from _table(say, found.compared, me)


def _figures(say: Words, page: DayPage, me: DayScore) -> Iterator[str]:
    yield say("daily-score", points=signed(me.against_par or 0))
    if me.place is not None:
        yield say("daily-place", place=me.place, all=len(page.results.compared), open=yes_or_no(not page.day.closed))
    yield from missing(say, me)


def _streak(say: Words, page: DayPage) -> Iterator[str]:
    days, repaired = page.streak
    if page.day.closed or days < 2:
        return
    if page.highlight is not Highlight.STREAK:
        yield say("daily-streak", days=days)
    if repaired:
        yield "-# " + say("daily-repaired", every=REPAIRED_EVERY)


def _table(say: Words, compared: tuple[DayScore, ...], me: DayScore | None) -> Iterator[str]:
    shown = compared[:_SHOWN]
    yield from _places(say, (*shown, *([me] if me is not None and me not in shown else [])), me)
    if len(compared) > _SHOWN:
        yield "-# " + say("daily-more", number=len(compared) - _SHOWN)


def _places(say: Words, people: Iterable[DayScore], me: DayScore | None) -> Iterator[str]:
    for one in people:
        if one.place is not None:
            line = table_row(say, one)
            yield f"__{line}__" if one == me else line


def places_view(say: Words, page: DayPage, part: int | None) -> ui.LayoutView:
    """Draws page ``part`` of the ranking. Too high a number means the last page, None the reader's page."""
    compared, me = page.results.compared, page.me
    parts = max(-(-len(compared) // _PART), 1)
    if part is None:
        part = compared.index(me) // _PART if me in compared else 0
    part = min(part, parts - 1)
    texts = [say("daily-title", number=str(page.day.number))]
    if parts > 1:
        texts.append(say("board-page", page=part + 1, pages=parts, people=len(compared)))
    texts += _places(say, compared[part * _PART : (part + 1) * _PART], me)
    ways = page_buttons(say, part, parts, partial(_places_button, page))
    back = button(say("hand-day-page"), OpenDay(page.day.guild, page.day.number))
    return layout(written("\n".join(texts)), ui.ActionRow(*ways, back), accent=_BRONZE)


def _places_button(page: DayPage, part: int | None, name: str) -> TurnPlaces:
    return TurnPlaces(page.day.guild, page.day.number, part, name)


# The buttons.


def remind_button(say: Words, guild: int, number: int, does: str) -> ui.Button[Any]:
    label = "daily-remind" if does == ON else "daily-remind-stop"
    return button(say(label), RemindDaily(guild, number, does), ButtonStyle.secondary)


def play_button(
    say: Words, guild: int, number: int, *, begun: int, in_play: bool, label: str | None = None
) -> ui.Button[Any]:
    key = "daily-continue" if in_play else "daily-second" if begun else "daily-first"
    return button(label or say(key), PlayDay(guild, number), ButtonStyle.success)


def next_deal_button(say: Words, page: DayPage, label: str | None = None) -> ui.Button[Any] | None:
    """Returns the button to a person's next deal, None if none is left.

    ``label`` distinguishes the button beside other play buttons.
    """
    played = [deal.played.state for deal in page.me.deals] if page.me else []
    begun = sum(state is not DealState.AHEAD for state in played)
    in_play = DealState.IN_PLAY in played
    if page.day.closed or (begun == DEALS and not in_play):
        return None
    return play_button(say, page.day.guild, page.day.number, begun=begun, in_play=in_play, label=label)


def day_button(say: Words, guild: int) -> ui.Button[Any]:
    return button(say("daily-today"), OpenDay(guild, 0, anew=True))


def _controls(say: Words, page: DayPage) -> list[ui.ActionRow[Any]]:
    day, played = page.day, [deal.played for deal in page.me.deals] if page.me else []
    plays = next_deal_button(say, page)
    first: list[ui.Button[Any]] = [plays] if plays else []
    finished = [number for number, deal in enumerate(played) if deal.state is DealState.FINISHED]
    if finished:
        first.append(compare_button(say, day.guild, day.number, finished[0]))
    if page.me is not None and page.has_finished and page.me.score is not None:
        first.append(share_button(say, day.guild, day.number))
    if page.shows_others and len(page.results.compared) > _SHOWN:
        first.append(button(say("daily-places"), _places_button(page, None, MINE)))
    if day.closed:
        first += [
            button(say("daily-check", deal=number + 1), CheckDeals(deal.partie))
            for number, deal in enumerate(played)
            if deal.partie is not None
        ]
    if page.is_new:
        first.append(lesson_button(say))
    if page.problem is not None:
        first.append(today_button(say, ButtonStyle.secondary))
    turns = [
        button("◀", OpenDay(day.guild, max(day.number - 1, 0)), disabled=day.number == 1),
        button("▶", OpenDay(day.guild, day.number + 1), disabled=not day.closed),
        button(say("daily-help"), OpenRules("daily")),
        fair_button(say, FairFor.DAY, day.guild, day.number),
    ]
    if not day.closed:
        turns.append(remind_button(say, day.guild, day.number, OFF if page.reminded else ON))
    return [*rows(first), *rows(turns)]


def day_reminder_view(say: Words, reminder: DueReminder) -> ui.LayoutView:
    begun = yes_or_no(reminder.finished > 0)
    texts = [say("nudge-text", begun=begun, when=date(reminder.closes_at), left=relative(reminder.closes_at))]
    if reminder.streak > 1:
        texts.append(say("nudge-streak", days=reminder.streak))
    if reminder.is_last:
        texts.append("-# " + say("nudge-last", times=MOST_MISSED))
    plays = button(say("nudge-play"), PlayDay(reminder.guild, reminder.number, anew=True), ButtonStyle.success)
    buttons = [plays] if reminder.is_last else [plays, remind_button(say, reminder.guild, reminder.number, STOP)]
    return layout(written("\n".join(texts)), ui.ActionRow(*buttons), accent=_BRONZE)


def day_reminder_id(reminder: DueReminder) -> str:
    """Returns the id of the button that identifies a sent reminder: the stop button, or in a last reminder the play
    button.
    """
    last = PlayDay(reminder.guild, reminder.number, anew=True)
    return (last if reminder.is_last else RemindDaily(reminder.guild, reminder.number, STOP)).id


def stopped_view(say: Words) -> ui.LayoutView:
    return layout(written(say("nudge-stopped")), accent=_BRONZE)
