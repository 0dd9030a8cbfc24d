"""The messages about the deal of the day in a server's channel, and the form for words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.daily.channel import AnchorPost, ChannelPost, DayPost, DayTable
from bot.features.daily.days import MOST_WORDS
from bot.features.daily.digest import NAMED, Digest
from bot.features.daily.standings import PersonsScore
from bot.features.lessons.view import lesson_button
from bot.kit.controls import NEXT, button, control_id, form, layout, written
from bot.kit.names import in_code, plain
from bot.kit.time_text import date, relative
from bot.kit.words import Words, signed, yes_or_no
from bot.piquet.proof import LONGEST_CUT, key

_BRONZE: Final = 0xB08D3C


def channel_id(post: ChannelPost) -> str:
    """The id of the control by which a message that was just posted is found again."""
    if isinstance(post, AnchorPost):
        return control_id("daywords", post.guild, post.number)
    return control_id("daily", post.guild, post.number, NEXT)


def channel_view(say: Words, post: ChannelPost) -> ui.LayoutView:
    """A message in the channel."""
    if isinstance(post, AnchorPost):
        return _anchor(say, post)
    texts = [] if post.week is None else ["\n".join(_week(say, post.week))]
    texts += _open(say, post) if post.results is None else _closed(say, post, post.results)
    seq, label = (post.number, "channel-play") if post.results is None else (0, "channel-today")
    plays = button(say(label), control_id("daily", post.guild, seq, NEXT), ButtonStyle.success)
    return layout(*(written(text) for text in texts), ui.ActionRow(_learns(say), plays), accent=_BRONZE)


def _learns(say: Words) -> ui.Button[Any]:
    """The button to learn the game, which comes first: many people meet the bot in this channel."""
    return lesson_button(say, style=ButtonStyle.primary)


def _anchor(say: Words, post: AnchorPost) -> ui.LayoutView:
    text = say(
        "channel-anchor",
        first=str(post.number),
        anchor=post.anchor,
        when=date(post.opens_at),
        given=post.given,
        most=MOST_WORDS,
        words="open" if post.open else "late" if post.late else "closed",
    )
    gives = button(say("channel-words"), channel_id(post), disabled=not post.open)
    return layout(
        written(text),
        written(say("channel-claim-late" if post.late else "channel-claim")),
        ui.ActionRow(_learns(say), gives),
        accent=_BRONZE,
    )


def _week(say: Words, week: Digest) -> Iterator[str]:
    yield say("week-title", first=str(week.first), last=str(week.last))
    yield say("week-played", people=week.people, deals=week.deals, names=_named(say, week.most), each=week.each)
    if week.best is not None:
        yield say("week-best", name=plain(week.best.name), day=str(week.best.day), points=week.best.points)
    rare = {"capot": week.capots, "repique": week.repiques, "blanche": week.cartes_blanches}
    for what, people in rare.items():
        if people:
            yield say("week-rare", what=what, names=_named(say, people))


def _named(say: Words, people: Sequence[str]) -> str:
    """People, each with how often they are in the list if that is more than once."""
    counted = [(plain(name), number) for name, number in Counter(people).most_common()]
    told = ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in counted[:NAMED])
    more = len(counted) - NAMED
    return told if more <= 0 else say("week-names-more", names=told, number=more)


def _open(say: Words, post: DayPost) -> Iterator[str]:
    if post.before:
        yield "\n".join([say("channel-before", number=str(post.number - 1)), *(_row(say, one) for one in post.before)])
    lines = [say("channel-day", number=str(post.number))]
    lines.append("-# " + say("channel-open", when=date(post.closes_at), left=relative(post.closes_at)))
    lines.append(say("channel-playing", finished=post.finished, playing=post.playing))
    if post.names:
        lines.append(say("channel-finished", names=", ".join(plain(name) for name in post.names)))
    if post.finished > len(post.names):
        lines.append(_more(say, post.finished - len(post.names)))
    yield "\n".join(lines)


def _closed(say: Words, post: DayPost, table: DayTable) -> Iterator[str]:
    lines = [say("channel-day", number=str(post.number)), "-# " + say("channel-closed", when=date(post.closes_at))]
    began = post.finished + post.playing
    if not table.known:
        lines.append(say("channel-later"))
    elif not table.people:
        lines.append(say("channel-nobody", began=yes_or_no(began > 0)))
    lines += [_row(say, one) for one in table.people]
    if table.more:
        lines.append(_more(say, table.more))
    yield "\n".join(lines)
    below = []
    if table.best is not None:
        name, points = table.best
        below.append(say("channel-best", name=plain(name), points=points))
    if table.unfound is not None:
        missed = table.unfound
        house, people = signed(missed.house), signed(missed.people)
        below.append(say("channel-unfound", deal=missed.deal + 1, house=house, people=people))
    if table.streak > 1:
        below.append(say("channel-streak", days=table.streak))
    if began:
        below.append("-# " + say("channel-secret", secret=table.secret))
    if below:
        yield "\n".join(below)


def _row(say: Words, one: PersonsScore) -> str:
    """The line of a person: place, name, score, and the points of each deal."""
    points = [deal.played.points for deal in one.deals]
    had = " · ".join("–" if both is None else f"{both[0]}:{both[1]}" for both in points)
    return say("channel-row", place=one.place or 0, name=plain(one.name), score=signed(one.score or 0), points=had)


def _more(say: Words, number: int) -> str:
    return "-# " + say("channel-more", number=number)


# Words for the packs.


def words_form(say: Words, guild: int, first_day: int) -> ui.Modal:
    """The form for the words that a person gives for all packs of a server."""
    field: ui.TextInput[ui.LayoutView] = ui.TextInput(custom_id="words", required=True, max_length=LONGEST_CUT)
    label = ui.Label(text=say("channel-words-label"), component=field)
    return form(say("channel-words"), control_id("daygive", guild, first_day), label)


def words_given_view(say: Words, given: str) -> ui.LayoutView:
    """Confirms a person's words as they enter the packs, with the key by which they find them later."""
    text: Any = written(say("channel-words-given", words=in_code(given), key=key(given)))
    return layout(text, accent=_BRONZE)
