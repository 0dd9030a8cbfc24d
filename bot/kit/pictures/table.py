"""Draws the table: trick, shown cards, tricks won, score, and the reader's hand."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.kit.card_text import face
from bot.kit.names import short_name, unescaped_names
from bot.kit.pictures import cards, fonts, palette
from bot.kit.pictures.canvas import WIDTH, Canvas
from bot.kit.pictures.cards import SMALL, CardStyle
from bot.kit.pictures.hand import backs, by_suit, fan, in_suits, row
from bot.kit.pictures.picture import Picture, alt_text
from bot.kit.talk.talk_context import score_told
from bot.kit.words import Words
from bot.model.sight import Sight
from bot.piquet.cards import Card, Hand
from bot.piquet.deal import Stage
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.partie import sum_of
from bot.piquet.reckoning import Score, below
from bot.piquet.rules import Form
from bot.piquet.tricks import ALL
from bot.piquet.view import DealView

NAME: Final = "table.png"
_RAIL: Final = 112
_GAP: Final = 18
_MARGIN: Final = 26
_TRICK: Final = SMALL.height + 38
_HEIGHT: Final = 2 * _RAIL + 2 * (SMALL.height + 2 * _GAP) + _TRICK
_APART: Final = 18
_LABEL: Final = 36
CAPTION: Final = 34
_NAMES: Final = (44, 34)


class Column(NamedTuple):
    label: str
    numbers: Score


class RailSizes(NamedTuple):
    """Sizes in a player's line of labels and numbers: two fonts, and the column gap."""

    label: int
    number: int
    gap: int

    def width(self, label: str, number: str) -> int:
        return max(fonts.length(label, self.label), fonts.length(number, self.number, bold=True))


class VisibleCards(NamedTuple):
    """A seat's cards known to the reader, and the number of hidden cards."""

    known: Hand
    hidden: int


def table_picture(say: Words, sight: Sight, seen: DealView, *, four: bool) -> Picture:
    """Draws the table with the reader's seat at the bottom, or seat 0 for the public."""
    near = 0 if seen.eye is None else seen.eye
    drawing = _Table(say, sight, seen, near, CardStyle.of(say, four=four))
    return Picture(NAME, drawing.png(), _alt(say, sight, seen, near))


class _Table:
    def __init__(self, say: Words, sight: Sight, seen: DealView, near: int, style: CardStyle) -> None:
        self._say, self._sight, self._seen, self._near, self._style = say, sight, seen, near, style
        self._names = list(map(short_name, unescaped_names(sight)))
        self._canvas = Canvas(_HEIGHT, palette.FELT)

    def png(self) -> bytes:
        far = 1 - self._near
        self._rail(far, 0)
        self._cards(far, _RAIL + _GAP)
        self._middle(_RAIL + SMALL.height + 2 * _GAP)
        self._cards(self._near, _HEIGHT - _RAIL - SMALL.height - _GAP)
        self._rail(self._near, _HEIGHT - _RAIL)
        return self._canvas.png()

    def _rail(self, seat: int, top: int) -> None:
        canvas, seen = self._canvas, self._seen
        canvas.block(0, top, WIDTH, _RAIL, palette.RAIL)
        right = WIDTH - _MARGIN
        found = columns(self._say, self._sight, seen)
        sizes = rail_sizes(len(found))
        for column in reversed(found):
            number = str(column.numbers[seat])
            wide = sizes.width(column.label, number)
            middle = right - wide // 2
            # Drawn last: the lower line's ground would cover the upper line's descenders.
            canvas.write(number, middle, top + 94, sizes.number, (palette.RAIL, palette.IVORY), bold=True, anchor=0.5)
            canvas.write(column.label, middle, top + 42, sizes.label, (palette.RAIL, palette.MINT), anchor=0.5)
            right -= wide + sizes.gap
        role = _role(self._say, seen, seat)
        size = fonts.largest(self._names[seat], _NAMES, right - _MARGIN, bold=True)
        name = fonts.fitted(self._names[seat], size, right - _MARGIN, bold=True) or role
        if seen.to_move == seat:
            canvas.rounded(0, top, 10, _RAIL, palette.GOLD, 3)
        canvas.write(role if role != name else "", _MARGIN, top + 92, _LABEL, (palette.RAIL, palette.MINT))
        canvas.write(name, _MARGIN, top + (48 if role else 68), size, (palette.RAIL, palette.IVORY), bold=True)

    def _cards(self, seat: int, top: int) -> None:
        seen = self._seen
        if seat == seen.eye:
            taken = Hand.of(seen.taken) & seen.hand
            fan(self._canvas, by_suit(seen.hand), SMALL, top + (4 if taken else 0), taken, self._style)
            return
        laid = visible_cards(seen, seat)
        row(self._canvas, by_suit(laid.known), laid.hidden, SMALL, top, self._style)

    def _middle(self, top: int) -> None:
        seen, canvas = self._seen, self._canvas
        trick = _trick(seen)
        if trick is None:
            self._talon(top)
            return
        lefts = ((WIDTH - _APART) // 2 - SMALL.width, (WIDTH + _APART) // 2)
        for left, seat in zip(lefts, (1 - self._near, self._near), strict=True):
            above = top + (_TRICK - SMALL.height) // 2 + (8 if seat == self._near else -8)
            card = trick.led if seat == trick.leader else trick.reply
            if card is None:
                canvas.frame(left, above, SMALL.width, SMALL.height, palette.BAND, 10)
                continue
            canvas.rounded(left, above + 6, SMALL.width, SMALL.height, palette.SHADE, 10)
            cards.lay(canvas, cards.face(card, SMALL, self._style), SMALL, left, above)
        self._caption(trick, top, lefts)

    def _caption(self, trick: "_OnTheTable", top: int, lefts: tuple[int, int]) -> None:
        who = trick.leader if trick.winner is None else trick.winner
        room = lefts[0] - _MARGIN - 24
        name = fonts.fitted(self._names[who], CAPTION, room, bold=True) or _role(self._say, self._seen, who)
        said = self._say("picture-leads") if trick.winner is None else self._say("picture-last-trick")
        base = top + _TRICK // 2
        x, anchor = (lefts[0] - 24, 1.0) if who != self._near else (lefts[1] + SMALL.width + 24, 0.0)
        self._canvas.write(name, x, base - 5, CAPTION, (palette.FELT, palette.IVORY), bold=True, anchor=anchor)
        self._canvas.write(said, x, base + 38, CAPTION, (palette.FELT, palette.MINT), anchor=anchor)

    def _talon(self, top: int) -> None:
        left, canvas = self._seen.left, self._canvas
        label = self._say("picture-talon", left=left) if left else self._say("picture-talon-taken")
        step = 20
        wide = SMALL.width + max(left - 1, 0) * step if left else 0
        length = fonts.length(label, _LABEL)
        at = (WIDTH - wide - length - 30) // 2
        backs(canvas, left, SMALL, at, top + (_TRICK - SMALL.height) // 2, step)
        canvas.write(
            label, at + wide + (30 if wide else 0), top + _TRICK // 2 + 12, _LABEL, (palette.FELT, palette.MINT)
        )


class _OnTheTable(NamedTuple):
    leader: int
    led: Card | None
    reply: Card | None
    winner: int | None


def _trick(seen: DealView) -> _OnTheTable | None:
    if seen.led_by is not None:
        return _OnTheTable(seen.led_by, seen.led, None, None)
    return _OnTheTable(*seen.tricks[-1]) if seen.tricks else None


def visible_cards(seen: DealView, seat: int) -> VisibleCards:
    led = seen.led_by == seat
    held = ALL - len(seen.tricks) - led
    return VisibleCards(seen.shown[seat], held - len(seen.shown[seat]))


def rail_sizes(columns: int) -> RailSizes:
    """Returns sizes for ``columns``: smaller ones for four (a rubber), leaving room for the name."""
    return RailSizes(36, 52, 26) if columns < 4 else RailSizes(28, 44, 18)


def columns(say: Words, sight: Sight, seen: DealView) -> list[Column]:
    seen = as_told(seen)
    taken = Column(say("picture-tricks"), (seen.winners.count(0), seen.winners.count(1)))
    match seen.rules.form:
        case Form.DEALS:
            figures = [Column(say("picture-deal"), seen.score), Column(say("picture-total"), sight.shown.before.totals)]
        case Form.GAMES:
            game = Column(say("picture-game"), score_told(seen, seen.items))
            figures = [game, Column(say("picture-games"), sight.shown.before.games)]
        case Form.RUBBER:
            under = sum_of((seen.game, below(seen.items)))
            above = Column(say("picture-above"), score_told(seen, seen.items))
            games = Column(say("picture-games"), sight.shown.before.games)
            figures = [above, Column(say("picture-below"), under), games]
    return [taken, *figures]


def _role(say: Words, seen: DealView, seat: int) -> str:
    if seen.stage is Stage.AUCTION:
        return say("picture-dealer") if seat == seen.dealer else say("picture-non-dealer")
    return say("picture-elder") if seat == seen.elder else say("picture-younger")


def _alt(say: Words, sight: Sight, seen: DealView, near: int) -> str:
    names = list(map(short_name, unescaped_names(sight)))
    lines = [say("picture-table", first=names[1 - near], second=names[near])]
    told = columns(say, sight, seen)
    for seat in (1 - near, near):
        laid = VisibleCards(seen.hand, 0) if seat == seen.eye else visible_cards(seen, seat)
        numbers = [say("picture-table-column", label=column.label, number=column.numbers[seat]) for column in told]
        given = {"name": names[seat], "columns": ", ".join(numbers), "known": "some" if laid.known else "none"}
        lines.append(say("picture-table-seat", **given, cards=in_suits(say, laid.known), hidden=laid.hidden))
    lines.append(_trick_said(say, seen, names))
    if seen.to_move is not None:
        lines.append(say("picture-table-turn", name=names[seen.to_move]))
    return alt_text(" ".join(lines))


def _trick_said(say: Words, seen: DealView, names: Sequence[str]) -> str:
    if seen.led is not None and seen.led_by is not None:
        return say("picture-table-trick", name=names[seen.led_by], led=face(say, seen.led))
    if not seen.tricks:
        return say("picture-table-talon", left=seen.left)
    last = seen.tricks[-1]
    return say(
        "picture-table-last",
        leader=names[last.leader],
        led=face(say, last.led),
        other=names[1 - last.leader],
        reply=face(say, last.reply),
        name=names[last.winner],
    )
