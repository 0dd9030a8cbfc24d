from collections.abc import Sequence
from typing import Annotated, Any, Final

from discord import ButtonStyle, SelectOption, ui

from bot.features.results.against_par import AgainstPar
from bot.features.results.leaderboards import POOLS
from bot.features.results.profile import Against, DaysPlayed, Profile, Rated, Record
from bot.kit.controls import Control, ForgedId, button, chosen, layout, menu, one_of, rows, written
from bot.kit.names import house_name, plain
from bot.kit.shared_controls import ShowReplay
from bot.kit.talk.score_sheet import padded, width
from bot.kit.time_text import relative
from bot.kit.words import Words, tenths, yes_or_no
from bot.model import house_seats
from bot.model.house_seats import LEVELS, form_of, level_of, user_of
from bot.model.results import EndedBy, Pair, Result
from bot.piquet.rules import Form

PRINTED: Final = (28, 14)
"""Average deal scores of elder and younger, according to the books."""
_MARKS: Final = "▁▂▃▄▅▆▇█"
_ENDS: Final = (17, 26)
"""Ends of the two number columns. A phone 400 pixels wide fits 26 characters."""
_GOLD = 0xB08D2E
_LAST = 20
"""The number of recent ratings in the chart."""
_OUTCOMES: Final = {1: "won", 0: "drawn", -1: "lost"}


class OfProfile(Control):
    """A control of a profile. ``other`` is 0 without an opponent."""

    person: int
    other: int
    pool: Annotated[str, one_of(*POOLS)]


class TurnProfile(OfProfile, verb="profile"):
    choice: Annotated[str, one_of(*POOLS)] = chosen("")


class ShareProfile(OfProfile, verb="showprofile"): ...


def profile_view(say: Words, shown: Profile, reader: int) -> ui.LayoutView:
    record = shown.record
    if record is None and shown.days is not None:
        return layout(*map(written, _texts_of_days(say, shown, shown.days)), accent=_GOLD)
    if record is None:
        is_own, name = shown.user == reader, _name(say, shown.user, shown.name)
        nothing = say("profile-nothing-mine") if is_own else say("profile-nothing", name=name)
        return layout(written(nothing), *rows(_level_buttons(say, shown)), accent=_GOLD)
    buttons = [
        *_best_deal_button(say, record),
        button(say("profile-share"), ShareProfile(*_of(shown, record)), ButtonStyle.primary),
        *_level_buttons(say, shown),
    ]
    choice = [ui.ActionRow(_pool_select(say, shown, record))] if len(shown.pools) > 1 else []
    return layout(*_parts(say, shown, record), *rows(buttons), *choice, accent=_GOLD)


def shared_profile(say: Words, shown: Profile, name: str) -> ui.LayoutView:
    """Draws a profile for a channel, without controls. Raises ForgedId if it is empty."""
    if shown.record is None:
        raise ForgedId(shown.user)
    by = written(say("profile-shared-by", name=plain(name)))
    return layout(*_parts(say, shown, shown.record), by, accent=_GOLD)


def _of(shown: Profile, record: Record) -> tuple[int, int, str]:
    return shown.user, shown.against.user if shown.against else 0, record.pool


def _level_buttons(say: Words, shown: Profile) -> list[ui.Button[Any]]:
    mine = level_of(shown.user)
    pool = shown.record.pool if shown.record else house_seats.POOLS[0]
    return [
        button(say("house-level", level=level), TurnProfile(user_of(level), 0, pool))
        for level in LEVELS
        if mine is not None and level != mine
    ]


def _best_deal_button(say: Words, record: Record) -> list[ui.Button[Any]]:
    best, place = record.statistics.best, record.best_at
    if best is None or place is None:
        return []
    return [button(say("profile-see-best"), ShowReplay(best.partie, place))]


def _pool_select(say: Words, shown: Profile, record: Record) -> ui.Select[Any]:
    options = [
        SelectOption(label=say("profile-pool-choice", pool=pool, parties=parties), value=pool)
        for pool, parties in shown.pools
    ]
    return menu(options, TurnProfile(*_of(shown, record)), chosen=[record.pool], placeholder=say("profile-pool-choose"))


def _parts(say: Words, shown: Profile, record: Record) -> list[ui.Item[Any]]:
    first, *rest = map(written, _texts(say, shown, record))
    return [first, ui.Separator(), *rest]


def _texts(say: Words, shown: Profile, record: Record) -> list[str]:
    head = [say("profile-title", name=_name(say, shown.user, shown.name)), say("profile-pool", pool=record.pool)]
    played = any(record.statistics.deals)
    return [
        "\n".join(
            [
                *head,
                *_rating_lines(say, record.rated),
                *_result_lines(say, record),
                *_elsewhere(say, shown, record),
                *([_days_line(say, shown.days)] if shown.days else []),
            ]
        ),
        *(["\n".join(_table(say, record))] if played else []),
        *([_against_text(say, shown, shown.against, form_of(record.pool))] if shown.against else []),
        say(
            "profile-note",
            printed=yes_or_no(played and form_of(record.pool) == Form.DEALS.value),
            par=yes_or_no(record.against_par is not None),
        ),
    ]


def _texts_of_days(say: Words, shown: Profile, days: DaysPlayed) -> list[str]:
    lines = [say("profile-title", name=_name(say, shown.user, shown.name)), _days_line(say, days)]
    if days.against_par is not None:
        lines.append(_par_line(say, days.against_par))
    return ["\n".join(lines), say("profile-days-note", par=yes_or_no(days.against_par is not None))]


def _days_line(say: Words, days: DaysPlayed) -> str:
    return say("profile-days", days=days.finished, streak=days.streak, unfinished=days.unfinished, open=days.open)


def _elsewhere(say: Words, shown: Profile, record: Record) -> list[str]:
    lines = []
    for pool, parties in shown.pools:
        choice, rated = say("profile-pool-choice", pool=pool, parties=parties), shown.ratings.get(pool)
        if pool != record.pool:
            rating = str(round(rated.rating)) if rated else "none"
            lines.append(say("profile-elsewhere", choice=choice, rating=rating))
    return lines


def _name(say: Words, user: int, name: str) -> str:
    if level := level_of(user):
        return house_name(say, level)
    return plain(name) if name else say("board-nameless")


# The rating, and the parties.


def _rating_lines(say: Words, rated: Rated | None) -> list[str]:
    if rated is None:
        return [say("profile-unrated")]
    rating = say(
        "profile-rating",
        rating=str(round(rated.rating)),
        sure=yes_or_no(not rated.provisional),
        deviation=str(round(rated.deviation)),
        rests=yes_or_no(rated.inactive),
        last=relative(rated.played_at),
    )
    return [rating, *_rating_marks(say, [value for _, value, _ in rated.course])]


def _rating_marks(say: Words, course: Sequence[float]) -> list[str]:
    if len(course) < 2:
        return []
    first, now, best = (str(round(value)) for value in (course[0], course[-1], max(course)))
    return [say("profile-course", course=sparks(course[-_LAST:]), first=first, now=now, best=best)]


def sparks(values: Sequence[float]) -> str:
    """Draws a mark for each value, scaled between lowest and highest."""
    low, high = min(values), max(values)
    steps = (len(_MARKS) - 1) / (high - low) if high > low else 0
    return "".join(_MARKS[round((value - low) * steps)] for value in values)


def _result_lines(say: Words, record: Record) -> list[str]:
    statistics = record.statistics
    tally, best = statistics.win_loss, statistics.best
    numbers = {"won": tally.won, "lost": tally.lost, "drawn": tally.drawn}
    lines = [say("profile-parties", parties=tally.parties, **numbers)]
    if statistics.longest_run > 1:
        lines.append(say("profile-run", run=statistics.longest_run))
    if best is not None:
        lines.append(say("profile-best", points=best.points))
    if record.against_par is not None:
        lines.append(_par_line(say, record.against_par))
    return lines


def _par_line(say: Words, found: AgainstPar) -> str:
    return say(
        "profile-par",
        side="above" if found.better >= 0 else "below",
        better=tenths(say, abs(found.better)),
        within=tenths(say, found.within),
        deals=found.deals,
    )


# Deal tables.

Line = tuple[str, str, str]


def _table(say: Words, record: Record) -> list[str]:
    tables = [table(say, record) for table in (_score_table, _call_table, _rare_table)]
    return ["```", *map(_row, tables[0]), "", *map(_row, tables[1]), "", *map(_row, tables[2]), "```"]


def _score_table(say: Words, record: Record) -> list[Line]:
    statistics = record.statistics
    elder, younger = (_average(say, *of) for of in zip(statistics.scored, statistics.deals, strict=True))
    printed = [_line(say, "printed", PRINTED)] if form_of(record.pool) == Form.DEALS.value else []
    return [
        (say("profile-a-deal"), say("profile-elder"), say("profile-younger")),
        (say("profile-average"), elder, younger),
        *printed,
        _line(say, "deals", statistics.deals),
    ]


def _call_table(say: Words, record: Record) -> list[Line]:
    statistics, deals = record.statistics, sum(record.statistics.deals)
    pairs = {"point": statistics.point, "sequence": statistics.sequence, "set": statistics.set}
    head = say("profile-a-deal"), say("profile-made"), say("profile-suffered")
    return [
        head,
        *(
            (say(f"profile-{name}"), _average(say, one, deals), _average(say, other, deals))
            for name, (one, other) in pairs.items()
        ),
    ]


def _rare_table(say: Words, record: Record) -> list[Line]:
    statistics = record.statistics
    pairs = {"carte-blanche": statistics.cartes_blanches, "pique": statistics.piques, "repique": statistics.repiques}
    if form_of(record.pool) != Form.RUBBER.value:
        pairs["capot"] = statistics.capots
    if form_of(record.pool) == Form.DEALS.value:
        pairs["rubicon"] = statistics.win_loss.rubicons
    head = say("profile-how-often"), say("profile-made"), say("profile-suffered")
    return [head, *(_line(say, name, pair) for name, pair in pairs.items())]


def _line(say: Words, name: str, pair: Pair) -> Line:
    return say(f"profile-{name}"), str(pair[0]), str(pair[1])


def _average(say: Words, points: int, deals: int) -> str:
    return tenths(say, points / deals) if deals else "–"


def _row(line: Line) -> str:
    text, *columns = line
    for end, column in zip(_ENDS, columns, strict=True):
        text = padded(text, end - width(column)) + column
    return text


# Results against one opponent.


def _against_text(say: Words, shown: Profile, against: Against, pool: str) -> str:
    people = {"name": _name(say, shown.user, shown.name), "other": _name(say, against.user, against.name)}
    title, tally = say("against-title", other=people["other"]), against.win_loss
    if not tally.parties:
        return f"{title}\n{say('against-none')}"
    points, others = tally.points
    numbers = {"won": tally.won, "lost": tally.lost, "drawn": tally.drawn}
    score = say("against-score", pool=pool, points=points, others=others, **people, **numbers)
    return "\n".join([title, score, *(_meeting_line(say, result) for result in against.last)])


def _meeting_line(say: Words, result: Result) -> str:
    return say(
        "against-line",
        date=f"<t:{result.ended_at}:d>",
        outcome=_OUTCOMES[result.outcome or 0],
        how="score" if result.ending == EndedBy.PLAYED and form_of(result.pool) == Form.DEALS.value else result.ending,
        mine=result.totals[0],
        theirs=result.totals[1],
    )
