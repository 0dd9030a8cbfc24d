"""Writes a deal's score sheet, the reason for each point, and a partie's result."""

import unicodedata
from collections.abc import Iterator

from bot.kit.card_text import faces, sequence_to
from bot.kit.names import names
from bot.kit.words import Words
from bot.model.sight import Sight
from bot.piquet.cards import Hand
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.partie import Games, Outcome, Rubber, Settlement, Standing, sum_of
from bot.piquet.reckoning import BELOW, Item, Reason, Score, below, in_order, points_of, sums
from bot.piquet.rules import AS_PLAYED, Form
from bot.piquet.tricks import ALL, first_seven_by, won_by
from bot.piquet.view import DealView

Row = tuple[str, str, str]
"""A label and both seats' points."""

LABEL, COLUMN = 14, 6
WIDTH = LABEL + 2 * COLUMN
"""Monospaced columns on a phone 400 pixels wide."""
_RULE = "─" * WIDTH
_LINE = "═" * WIDTH


def sheet(say: Words, names: tuple[str, str], seen: DealView, number: int, standing: Standing) -> str:
    """Returns a score sheet as a code block. ``names`` are unescaped, and shortened to fit."""
    head = _head(say("sheet-title", number=number), _cut(names[0]), _cut(names[1]))
    above, *under, sums_up = groups(say, seen, standing)
    parts = [_RULE, *map(_line, above)] if above or not under else []
    parts += [_LINE, *map(_line, under[0])] if under else []
    return "\n".join(["```", head, *parts, _RULE, *map(_line, sums_up), "```"])


def summary(say: Words, names: tuple[str, str], seen: DealView, standing: Standing) -> str:
    """Returns one line with the deal's points and the total score. ``names`` are escaped."""
    match seen.rules.form:
        case Form.DEALS | Form.RUBBER:
            sums = standing.totals
        case Form.GAMES:
            sums = sum_of((seen.game, seen.score))
    return say(
        f"sheet-summary-{seen.rules.form.name.lower()}",
        first=names[0],
        second=names[1],
        one=seen.score[0],
        two=seen.score[1],
        total=sums[0],
        others=sums[1],
        games=standing.games[0],
        against=standing.games[1],
    )


def groups(say: Words, seen: DealView, standing: Standing) -> list[list[Row]]:
    """Returns the score sheet's rows in groups: scores, scores below the line (Counterpique only), sums."""
    told = as_told(seen)
    early = told.score[0] - seen.score[0], told.score[1] - seen.score[1]
    seen, standing = told, standing._replace(totals=sum_of((standing.totals, early)))
    scored = {reason: row_of(say(f"sheet-{_key(reason)}"), points, "") for reason, points in sums(seen.items).items()}
    above = [row for reason, row in scored.items() if reason not in BELOW]
    under = [[row for reason, row in scored.items() if reason in BELOW]] if seen.rules.form is Form.RUBBER else []
    return [above, *under, _sums(say, seen, standing)]


def _sums(say: Words, seen: DealView, standing: Standing) -> list[Row]:
    match seen.rules.form:
        case Form.DEALS:
            return [row_of(say("sheet-deal"), seen.score), row_of(say("sheet-total"), standing.totals)]
        case Form.GAMES:
            game = sum_of((seen.game, seen.score))
            won = [row_of(say("sheet-game"), game), row_of(say("sheet-games"), standing.games)]
            return [*_what_counts(say, seen), *won]
        case Form.RUBBER:
            game = sum_of((seen.game, below(seen.items)))
            won = [row_of(say("sheet-below"), game), row_of(say("sheet-games"), standing.games)]
            return [row_of(say("sheet-deal"), seen.score), *won, row_of(say("sheet-total"), standing.totals)]


def _what_counts(say: Words, seen: DealView) -> list[Row]:
    scored = points_of(seen.items)
    if scored == seen.score:
        return [row_of(say("sheet-deal"), scored)]
    return [row_of(say("sheet-deal"), scored), row_of(say("sheet-counted"), seen.score)]


def row_of(label: str, points: Score, nothing: str = "0") -> Row:
    """Returns a score sheet's row. ``nothing`` stands for zero points."""
    return label, str(points[0] or nothing), str(points[1] or nothing)


def _line(row: Row) -> str:
    label, *columns = row
    return (padded(label, LABEL) + "".join(" " * (COLUMN - width(text)) + text for text in columns)).rstrip()


def _head(title: str, first: str, second: str) -> str:
    end = WIDTH - max(COLUMN, width(second) + 1)
    left = padded(title, end - width(first)) + first
    return left + " " * (WIDTH - width(left) - width(second)) + second


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def _cut(name: str) -> str:
    # A backtick would end the code block.
    clean = "".join("ˋ" if letter == "`" else letter for letter in name if letter.isprintable())
    if width(clean) <= COLUMN:
        return clean
    return "".join(_fitting(clean, COLUMN - 1)) + "…"


def _fitting(text: str, columns: int) -> Iterator[str]:
    for letter in text:
        columns -= width(letter)
        if columns < 0:
            return
        yield letter


def width(text: str) -> int:
    """Counts a text's columns: two for an East Asian letter or emoji, none for a combining accent."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return len(text) + wide - sum(unicodedata.combining(letter) > 0 for letter in text)


def settlement(say: Words, names: tuple[str, str], outcome: Outcome, standing: Standing) -> str:
    match outcome:
        case Settlement():
            return _settled(say, names, outcome, standing)
        case Games(winner, games):
            score = {"games": games[winner], "others": games[1 - winner]}
            return say("settlement-games", winner=names[winner], loser=names[1 - winner], **score)
        case Rubber():
            return _rubber(say, names, outcome, standing)


def _rubber(say: Words, names: tuple[str, str], rubber: Rubber, standing: Standing) -> str:
    winner, loser = rubber.winner, 1 - rubber.winner
    return say(
        "settlement-rubber",
        winner=names[winner],
        loser=names[loser],
        games=rubber.games[winner],
        others=rubber.games[loser],
        bonus=500 if rubber.games[loser] == 0 else 300,
        scoreless=100 * standing.scoreless[winner],
        points=standing.totals[winner],
        high=rubber.totals[winner],
        low=rubber.totals[loser],
    )


def _settled(say: Words, names: tuple[str, str], outcome: Settlement, standing: Standing) -> str:
    low, high = sorted(standing.totals)
    if outcome.winner is None:
        return say("settlement-drawn", high=high)
    kind = "deal" if standing.deals == 1 else "rubicon" if outcome.rubicon else "won"
    people = {"winner": names[outcome.winner], "loser": names[1 - outcome.winner]}
    return say(f"settlement-{kind}", **people, points=outcome.points, apart=high - low, high=high, low=low)


def _key(reason: Reason) -> str:
    return reason.value.replace("_", "-")


_ONE_BY_ONE = {Reason.LEAD: "why-leads", Reason.TRICK: "why-tricks"}
_WITHOUT_CARDS = {Reason.CARTE_BLANCHE: "-hidden", Reason.LAST_TRICK: "-given"}
"""Keys for cards not yet shown or a conceded trick."""
_ORDER = {reason: at for at, reason in enumerate(Reason)}


def reasons(say: Words, sight: Sight) -> str:
    both = names(sight)
    lines = [say("why-title", number=sight.deal_number)]
    if sight.deal:
        seen = as_told(sight.deal)
        lines += [f"- {line}" for line in _lines(say, seen, both)]
        lines += _which_count(say, seen, both)
    return "\n".join(lines)


def _lines(say: Words, seen: DealView, names: tuple[str, str]) -> Iterator[str]:
    # Scores up to a repique keep the order of scoring; those of the play are sorted by reason.
    played = _ORDER[Reason.REPIQUE]
    items = sorted(in_order(seen.items), key=lambda item: max(_ORDER[item.reason], played))
    told: set[tuple[Reason, int, bool]] = set()
    for item in items:
        if item.reason not in _ONE_BY_ONE:
            yield why(say, seen, item, names)
        elif _group(item) not in told:
            told.add(_group(item))
            yield _grouped(say, [one for one in items if _group(one) == _group(item)], names)


def _group(item: Item) -> tuple[Reason, int, bool]:
    return item.reason, item.seat, bool(item.cards)


def _grouped(say: Words, items: list[Item], names: tuple[str, str]) -> str:
    first, cards = items[0], ", ".join(faces(say, Hand(item.cards)) for item in items)
    key = _ONE_BY_ONE[first.reason] + ("" if first.cards else "-given")
    return say(key, name=names[first.seat], other=names[1 - first.seat], points=len(items), cards=cards)


def _which_count(say: Words, seen: DealView, names: tuple[str, str]) -> list[str]:
    if points_of(seen.items) == seen.score:
        return []
    winner = 0 if seen.game[0] + seen.score[0] > seen.game[1] + seen.score[1] else 1
    points: dict[str, str | int] = {"first": names[0], "one": seen.score[0], "second": names[1], "two": seen.score[1]}
    return [say("why-counted", name=names[winner], **points)]


def why(say: Words, seen: DealView, item: Item, names: tuple[str, str]) -> str:
    """Explains one score: ``5 for the point: A♥ K♥ Q♥ J♥ 8♥``."""
    without = "" if item.cards else _WITHOUT_CARDS.get(item.reason, "")
    return say(
        f"why-{item.reason.replace('_', '-')}{without}",
        name=names[item.seat],
        other=names[1 - item.seat],
        points=item.points,
        cards=faces(say, item.cards),
        named=_named(say, item),
        auction="yes" if seen.rules.auction else "no",
        played="yes" if seen.rules.scoring.pique == AS_PLAYED else "no",
        barred="yes" if item.barred else "no",
        early="yes" if _early(seen, item) else "no",
        **_numbers(seen, item),
    )


def _numbers(seen: DealView, item: Item) -> dict[str, int]:
    if not seen.rules.auction:
        won = seen.winners.count(item.seat)
        return {"number": won if item.reason is Reason.CARDS else len(item.cards)}
    won, bid = won_by(seen.winners, seen.elder), seen.bid
    numbers = {"number": len(item.cards), "won": won, "lost": max(won, ALL + 1 - won), "fewer": min(won, ALL + 1 - won)}
    if bid is None:
        return numbers
    return numbers | {"tricks": bid.tricks, "left": bid.left, "value": bid.value, "short": bid.tricks - won}


def _early(seen: DealView, item: Item) -> bool:
    elders = item.seat == seen.elder and first_seven_by(seen.winners, seen.elder)
    return elders and seen.rules.scoring.cards_make_pique


def _named(say: Words, item: Item) -> str:
    return sequence_to(say, len(item.cards), next(iter(item.cards)).rank) if item.reason is Reason.SEQUENCE else ""
