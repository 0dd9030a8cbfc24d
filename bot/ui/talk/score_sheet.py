"""The score sheet after a deal, and the settlement."""

import unicodedata
from collections.abc import Iterator

from bot.piquet.partie import Games, Outcome, Rubber, Settlement, Standing, sum_of
from bot.piquet.reckoning import BELOW, Reason, Score, below, points_of, sums
from bot.piquet.rules import Form
from bot.piquet.view import DealView
from bot.ui.kit.words import Words

Row = tuple[str, str, str]

LABEL, COLUMN = 14, 7
WIDTH = LABEL + 2 * COLUMN
"""The columns of monospace text that a phone 390 dots wide shows without breaking the line, or hiding its end."""
_RULE = "─" * WIDTH
_LINE = "═" * WIDTH
"""What is scored for tricks in Counterpique stands below it."""


def sheet(words: Words, names: tuple[str, str], seen: DealView, number: int, stands: Standing) -> str:
    """The table of one deal in a code block: what was scored for, the deal's score, how the partie stands with it.

    ``names`` come as they are, not escaped, and are cut to fit; ``number`` counts the deals from 1.
    """
    head = _line((words("sheet-title", number=number), _cut(names[0]), _cut(names[1])))
    above, *under, sums_up = groups(words, seen, stands)
    parts = [_RULE, *map(_line, above)] if above or not under else []
    parts += [_LINE, *map(_line, under[0])] if under else []
    return "\n".join(["```", head, *parts, _RULE, *map(_line, sums_up), "```"])


def groups(words: Words, seen: DealView, stands: Standing) -> list[list[Row]]:
    """The rows of a deal: what was scored for, in Counterpique then what of it is below the line, and last the sums.

    A row is a label and the points of each.
    """
    scored = {reason: _row(words(f"sheet-{_key(reason)}"), points, "") for reason, points in sums(seen.items).items()}
    above = [row for reason, row in scored.items() if reason not in BELOW]
    under = [[row for reason, row in scored.items() if reason in BELOW]] if seen.rules.form is Form.RUBBER else []
    return [above, *under, _sums(words, seen, stands)]


def _sums(words: Words, seen: DealView, stands: Standing) -> list[Row]:
    """What comes under the last rule: the deal, the game in hand with it, the games won, the total."""
    match seen.rules.form:
        case Form.DEALS:
            return [_row(words("sheet-deal"), seen.score), _row(words("sheet-total"), stands.totals)]
        case Form.GAMES:
            game = sum_of((seen.game, seen.score))
            won = [_row(words("sheet-game"), game), _row(words("sheet-games"), stands.games)]
            return [*_what_counts(words, seen), *won]
        case Form.RUBBER:
            game = sum_of((seen.game, below(seen.items)))
            won = [_row(words("sheet-below"), game), _row(words("sheet-games"), stands.games)]
            return [_row(words("sheet-deal"), seen.score), *won, _row(words("sheet-total"), stands.totals)]


def _what_counts(words: Words, seen: DealView) -> list[Row]:
    """The deal of a game of a hundred: what was scored in it and, where that is not the same, what of it counts."""
    scored = points_of(seen.items)
    if scored == seen.score:
        return [_row(words("sheet-deal"), scored)]
    return [_row(words("sheet-deal"), scored), _row(words("sheet-counted"), seen.score)]


def _row(label: str, points: Score, nothing: str = "0") -> Row:
    return label, str(points[0] or nothing), str(points[1] or nothing)


def _line(row: Row) -> str:
    label, *columns = row
    return (padded(label, LABEL) + "".join(" " * (COLUMN - width(text)) + text for text in columns)).rstrip()


def padded(text: str, columns: int) -> str:
    """A text filled up with spaces to so many columns."""
    return text + " " * (columns - width(text))


def _cut(name: str) -> str:
    """A name in a column: nothing that would end the block, an ellipsis for what does not fit."""
    clean = "".join("ˋ" if letter == "`" else letter for letter in name if letter.isprintable())
    if width(clean) < COLUMN:
        return clean
    return "".join(_fitting(clean, COLUMN - 2)) + "…"


def _fitting(text: str, columns: int) -> Iterator[str]:
    for letter in text:
        columns -= width(letter)
        if columns < 0:
            return
        yield letter


def width(text: str) -> int:
    """The columns that a text takes: East Asian letters and pictures two, accents that stand on another letter none."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return len(text) + wide - sum(unicodedata.combining(letter) > 0 for letter in text)


def settlement(words: Words, names: tuple[str, str], outcome: Outcome, stands: Standing) -> str:
    """How a partie ended and how its points are made up: 100 and the difference, or 100 and the sum, or drawn."""
    match outcome:
        case Settlement():
            return _settled(words, names, outcome, stands)
        case Games(winner, games):
            score = {"games": games[winner], "others": games[1 - winner]}
            return words("settlement-games", winner=names[winner], loser=names[1 - winner], **score)
        case Rubber():
            return _rubber(words, names, outcome, stands)


def _rubber(words: Words, names: tuple[str, str], rubber: Rubber, stands: Standing) -> str:
    winner, loser = rubber.winner, 1 - rubber.winner
    return words(
        "settlement-rubber",
        winner=names[winner],
        loser=names[loser],
        games=rubber.games[winner],
        others=rubber.games[loser],
        bonus=500 if rubber.games[loser] == 0 else 300,
        scoreless=100 * stands.scoreless[winner],
        points=stands.totals[winner],
        high=rubber.totals[winner],
        low=rubber.totals[loser],
    )


def _settled(words: Words, names: tuple[str, str], outcome: Settlement, stands: Standing) -> str:
    low, high = sorted(stands.totals)
    if outcome.winner is None:
        return words("settlement-drawn", high=high)
    return words(
        "settlement-rubicon" if outcome.rubicon else "settlement-won",
        winner=names[outcome.winner],
        loser=names[1 - outcome.winner],
        points=outcome.points,
        rest=high + low if outcome.rubicon else high - low,
        high=high,
        low=low,
    )


def _key(reason: Reason) -> str:
    return reason.value.replace("_", "-")
