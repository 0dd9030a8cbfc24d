from functools import partial
from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands.hand_context import HandContext
from bot.features.players.learner import Learner
from bot.features.problems import controls
from bot.features.problems.question_view import (
    OPEN,
    RIGHT,
    Given,
    answered_view,
    open_view,
    position_texts,
    question_text,
    where_text,
)
from bot.features.problems.service import DAY, WEEK, AskedProblem, weekday
from bot.features.problems.training import NOTHING, Waiting
from bot.kit.controls import button, layout, written
from bot.kit.names import plain
from bot.kit.time_text import day, relative
from bot.kit.words import Words, yes_or_no
from bot.model.ids import NOBODY
from bot.model.sight import Sight
from bot.piquet.house.problems.problem import Grade, PiquetProblem


def problem_view(
    sight: Sight, asked: AskedProblem, waiting: Waiting = NOTHING, *, sharing: bool = False
) -> ui.LayoutView:
    """Draws a problem or its answer. ``sharing`` offers to share an answered daily problem."""
    context = HandContext(sight)
    if asked.answer is not None:
        return _answered(context, asked, asked.answer.choice, waiting, sharing=sharing)
    trains = [ui.ActionRow(train_button(context.say, waiting))] if waiting.due else []
    named = partial(controls.SolveProblem, asked.problem.number, asked.round, asked.day)
    return open_view(context, _heading(context, asked), asked.problem, named, *trains)


def public_learner(say: Words, problem: PiquetProblem) -> Learner:
    seen, _ = problem.position
    names = [say("problem-player", role="elder" if seat == seen.elder else "younger") for seat in (0, 1)]
    return Learner(NOBODY, names[problem.seat], names[1 - problem.seat], say.language)


def shared_view(sight: Sight, name: str, asked: AskedProblem) -> ui.LayoutView:
    """Draws an answered problem for other people, without choices, answer and reasons."""
    context, given = HandContext(sight), asked.answer
    assert sight.deal is not None  # noqa: S101 - a problem is a turn in a deal
    assert given is not None  # noqa: S101 - only an answered problem is shared
    assert given.day is not None  # noqa: S101 - and only that of a day
    solved, streak = yes_or_no(given.solved), asked.score.streak
    line = context.say("problem-shared", name=plain(name), date=_date(given.day), solved=solved, streak=streak)
    grade = context.say("problem-grade", grade=asked.problem.grade)
    texts = [
        f"{line}\n-# {grade} · {where_text(context)}",
        *position_texts(context, sight.deal, plain=asked.problem.plain),
    ]
    asks = written(question_text(context, sight.deal, asked.problem))
    opens = controls.TryProblem(asked.problem.number, given.day)
    again = ui.ActionRow(button(context.say("problem-try"), opens, ButtonStyle.primary))
    return layout(*map(written, texts), ui.Separator(), asks, again, accent=RIGHT if given.solved else OPEN)


def day_line(say: Words, asked: AskedProblem) -> str:
    given = asked.answer
    state = "open" if given is None else "solved" if given.solved else "missed"
    return say("problem-line", grade=asked.problem.grade, state=state)


def today_button(say: Words, style: ButtonStyle = ButtonStyle.primary) -> ui.Button[Any]:
    return button(say("problem-today"), controls.OpenProblem(0), style)


def train_button(say: Words, waiting: Waiting) -> ui.Button[Any]:
    return button(say("training-open", number=waiting.due), controls.TrainMistake(), ButtonStyle.primary)


# The heading.


def _heading(context: HandContext, asked: AskedProblem) -> str:
    say, problem, where = context.say, asked.problem, where_text(context)
    if asked.day is None:
        grade = say("problem-grade", grade=problem.grade)
        return f"### {say('problem-numbered', number=problem.number)}\n-# {grade} · {where}"
    return f"### {say('problem-of-day', date=_date(asked.day))}\n-# {_day_grade(say, asked, asked.day)}\n-# {where}"


def _day_grade(say: Words, asked: AskedProblem, of_day: int) -> str:
    grade, at = asked.problem.grade, weekday(of_day)
    if asked.newcomer and grade is Grade.EASY:
        return say("problem-first-week", grade=grade)
    return say("problem-weekday", grade=grade, day=at) if grade is WEEK[at] else say("problem-grade", grade=grade)


def _date(number: int) -> str:
    """Formats a day's date, by its noon UTC, which is on this date almost everywhere."""
    return day(number * DAY + DAY // 2)


# The answer.


def _answered(
    context: HandContext, asked: AskedProblem, choice: int, waiting: Waiting, *, sharing: bool
) -> ui.LayoutView:
    mine = min(choice, len(asked.problem.choices) - 1)
    given, below = Given(mine, asked.problem.second), _score_text(context.say, asked, waiting)
    buttons = _after(context.say, asked, waiting, sharing=sharing)
    return answered_view(context, _heading(context, asked), asked.problem, given, below, *buttons)


def _score_text(say: Words, asked: AskedProblem, waiting: Waiting) -> str:
    score = asked.score
    lines = [say("problem-score", solved=score.solved, answered=score.answered, streak=score.streak)]
    if asked.day is not None and not asked.today:
        lines.append("-# " + say("problem-tomorrow", when=relative((asked.day + 1) * DAY)))
    if waiting.next_at is not None and not waiting.due:
        lines.append("-# " + say("training-next", when=relative(waiting.next_at)))
    return "\n".join(lines)


def _after(say: Words, asked: AskedProblem, waiting: Waiting, *, sharing: bool) -> list[ui.Button[Any]]:
    found = [today_button(say)] if asked.today else []
    if waiting.due:
        found.append(train_button(say, waiting))
    given = asked.answer
    if sharing and given is not None and given.day is not None:
        share = controls.ShareProblem(asked.problem.number, asked.round)
        found.append(button(say("problem-share"), share, ButtonStyle.success))
    found += [
        button(say("problem-another", grade=grade), controls.OpenProblem(asked.score.answered, grade))
        for grade in Grade
    ]
    return found
