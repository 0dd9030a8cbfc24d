from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.daily.channel import NAMED, AnchorPost, ChannelPost, DayPost, DayTable, Digest
from bot.features.daily.compare import SharedLine
from bot.features.daily.days import MOST_WORDS
from bot.features.daily.service import DealState
from bot.features.daily.standings import DayScore
from bot.features.lessons.view import lesson_button
from bot.kit.controls import button, chosen, form, layout, written
from bot.kit.names import in_code, plain
from bot.kit.partie_links import fair_button, message_link
from bot.kit.partie_text import fair_footer
from bot.kit.shared_controls import FairFor, OfDay, PlayDay, ShowFairDeals
from bot.kit.time_text import date, relative
from bot.kit.words import Words, signed, yes_or_no
from bot.piquet.proof import LONGEST_CUT, key

_BRONZE: Final = 0xB08D3C


def channel_id(post: ChannelPost) -> str:
    """Returns the control id that identifies the post's message after a crash."""
    if isinstance(post, AnchorPost):
        return ShowFairDeals(post.guild, post.number, FairFor.DAY).id
    return PlayDay(post.guild, post.number, anew=True).id


def channel_view(say: Words, post: ChannelPost) -> ui.LayoutView:
    if isinstance(post, AnchorPost):
        return _anchor(say, post)
    texts = [] if post.week is None else ["\n".join(_week(say, post.week))]
    texts += ["\n".join(_open(say, post))] if post.results is None else _closed(say, post, post.results)
    plays = play_button(say, post.guild, post.number) if post.results is None else play_button(say, post.guild)
    learns = [lesson_button(say)] if post.is_first else []
    row = ui.ActionRow(plays, *learns, fair_button(say, FairFor.DAY, post.guild, post.number))
    return layout(*map(written, texts), row, *map(written, fair_footer(say, post.commitment)), accent=_BRONZE)


def play_button(say: Words, guild: int, number: int = 0) -> ui.Button[Any]:
    """Returns a button that opens day ``number`` or, if 0, the day open at the click."""
    return button(say("channel-play"), PlayDay(guild, number, anew=True), ButtonStyle.success)


def _anchor(say: Words, post: AnchorPost) -> ui.LayoutView:
    text = say(
        "channel-anchor",
        first=str(post.number),
        when=date(post.opens_at),
        given=post.given,
        most=MOST_WORDS,
        words="open" if post.open else "closed",
    )
    learns = lesson_button(say, style=ButtonStyle.primary)
    row = ui.ActionRow(learns, fair_button(say, FairFor.DAY, post.guild, post.number))
    return layout(written(text), row, *map(written, fair_footer(say, post.anchor)), accent=_BRONZE)


def _week(say: Words, week: Digest) -> Iterator[str]:
    yield say("week-title", first=str(week.first), last=str(week.last))
    if week.best is not None:
        yield say("week-best", name=plain(week.best.name), day=str(week.best.day), points=week.best.points)
    if week.game is not None:
        mine, theirs = week.game.totals
        yield say("week-game", winner=plain(week.game.winner), loser=plain(week.game.loser), mine=mine, theirs=theirs)
    rare = {"capot": week.capots, "repique": week.repiques, "blanche": week.cartes_blanches}
    for what, people in rare.items():
        if people:
            yield say("week-rare", what=what, names=_named(say, people))
    yield say("week-played", people=week.people, deals=week.deals, names=_named(say, week.most), each=week.each)


def _named(say: Words, people: Sequence[str]) -> str:
    counted = [(plain(name), number) for name, number in Counter(people).most_common()]
    text = ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in counted[:NAMED])
    more = len(counted) - NAMED
    return text if more <= 0 else say("week-names-more", names=text, number=more)


def _open(say: Words, post: DayPost) -> Iterator[str]:
    yield say("channel-day", number=str(post.number), open="yes")
    names, more = ", ".join(plain(name) for name in post.names), post.finished - len(post.names)
    named = say("week-names-more", names=names, number=more) if more else names
    yield say("channel-playing", finished=post.finished, playing=post.playing, names=named)
    yield "-# " + say("channel-open", when=date(post.closes_at), left=relative(post.closes_at))


def _closed(say: Words, post: DayPost, table: DayTable) -> Iterator[str]:
    scored = yes_or_no(table.known and table.people)
    lines = [say("channel-day", number=str(post.number), open="no")]
    lines.append("-# " + say("channel-closed", when=date(post.closes_at), scored=scored))
    began = post.finished + post.playing
    if not table.known:
        lines.append(say("channel-later"))
    elif not table.people:
        lines.append(say("channel-nobody", began=yes_or_no(began > 0)))
    lines += [table_row(say, one) for one in table.people]
    if table.more:
        lines.append("-# " + say("channel-more", number=table.more))
    yield "\n".join(lines)
    below = []
    if table.best is not None:
        name, points = table.best
        below.append(say("channel-best", name=plain(name), points=points))
    if table.streak > 1:
        below.append(say("channel-streak", days=table.streak))
    if below:
        yield "\n".join(below)


def table_row(say: Words, one: DayScore) -> str:
    points = signed(one.against_par or 0)
    text = say("day-row", place=one.place or 0, name=plain(one.name), points=points)
    return " · ".join([text, *missing(say, one)])


def missing(say: Words, one: DayScore) -> list[str]:
    deals = one.missing
    begun = yes_or_no(any(deal.state is not DealState.AHEAD for deal in deals))
    return [say("day-missing", deals=len(deals), begun=begun)] if deals else []


# Words for the packs.


class GiveDayWords(OfDay, verb="daygive"):
    """A form for cut words, which enter all packs of a server's daily deals."""

    words: str = chosen("")


def words_form(say: Words, guild: int, first_day: int) -> ui.Modal:
    field: ui.TextInput[ui.LayoutView] = ui.TextInput(custom_id="words", required=True, max_length=LONGEST_CUT)
    label = ui.Label(text=say("channel-words-label"), component=field)
    return form(say("channel-words"), GiveDayWords(guild, first_day), label)


def words_given_view(say: Words, given: str) -> ui.LayoutView:
    text: Any = written(say("channel-words-given", words=in_code(given), key=key(given)))
    return layout(text, accent=_BRONZE)


# The result line.


class PostDay(OfDay, verb="daypost"): ...


class ShareDay(OfDay, verb="dayshare"): ...


def share_button(say: Words, guild: int, day: int) -> ui.Button[Any]:
    return button(say("share-open"), ShareDay(guild, day))


def sharing_view(say: Words, done: int, of: int) -> ui.LayoutView:
    return layout(written(say("share-thinking", done=done, all=of)))


def line_view(say: Words, guild: int, line: SharedLine) -> ui.LayoutView:
    post = button(say("share-post"), PostDay(guild, line.day), ButtonStyle.primary)
    lines = [shared_text(say, line), *([] if line.posted is None else [message_link(guild, *line.posted)])]
    return layout(written(say("share-line", line="\n".join(lines))), ui.ActionRow(post), accent=_BRONZE)


def posted_view(say: Words, name: str, line: SharedLine, guild: int) -> ui.LayoutView:
    body = written(say("share-posted", name=plain(name), line=shared_text(say, line)))
    return layout(body, ui.ActionRow(play_button(say, guild)), accent=_BRONZE)


def shared_text(say: Words, line: SharedLine) -> str:
    points, squares = signed(line.points), " ".join(line.deals)
    return say("share-text", day=str(line.day), points=points, squares=squares, streak=line.streak)
