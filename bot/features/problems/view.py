"""The messages of problems: the position with its choices, the answer with its reasons, and the post that shares it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.computer.opinion.reasons import AS_GOOD, Opinion
from bot.computer.problems.problem import Choice, Grade, PiquetProblem, Topic
from bot.features.hands.deal_end import MOST_NEWS
from bot.features.hands.hand_context import HandContext, Items
from bot.features.hands.hand_text import knowledge, own_cards, score_lines
from bot.features.house.advice_view import action_text
from bot.features.house.reasons_text import aim, reasons_phrase
from bot.features.players.learner import Learner
from bot.features.problems.service import DAY, WEEK, AskedProblem, weekday
from bot.kit.card_text import face, faces
from bot.kit.controls import button, control_id, layout, rows, written
from bot.kit.names import plain
from bot.kit.partie_text import deal_numbered, rules_named
from bot.kit.talk.talk import talk
from bot.kit.time_text import day, relative
from bot.kit.words import Words, tenths, yes_or_no
from bot.model.ids import NOBODY
from bot.model.sight import Sight
from bot.piquet.actions import Action, Answer, Call, Exchange, Play
from bot.piquet.cards import Hand
from bot.piquet.rules import POINT
from bot.piquet.view import DealView

_OPEN: Final = 0x4A6FA5
_RIGHT: Final = 0x2E7D4F
_WRONG: Final = 0xB05A3C
TODAY: Final = "day"
"""The argument of the button that opens the problem of the day."""
_IN_A_ROW: Final = 4
_SHOWN: Final = 5
"""The most choices shown with their values."""


def problem_view(sight: Sight, asked: AskedProblem, *, sharing: bool = False) -> ui.LayoutView:
    """A problem to be answered, or its answer once given. ``sharing``: others can read messages posted here."""
    context = HandContext(sight)
    if asked.answer is not None:
        return _answered(context, asked, sharing=sharing)
    assert sight.deal is not None  # noqa: S101 - a problem is a turn in a deal
    texts = [_heading(context, asked), *_position(context, sight.deal, asked.problem)]
    asks = written(_question(context, sight.deal, asked.problem))
    return layout(*map(written, texts), ui.Separator(), asks, *_choices(context, sight.deal, asked), accent=_OPEN)


def everyone(say: Words, problem: PiquetProblem) -> Learner:
    """The reader of a shared problem. The players are named by their roles."""
    seen, _ = problem.position
    names = [say("problem-player", role="elder" if seat == seen.elder else "younger") for seat in (0, 1)]
    return Learner(NOBODY, names[problem.seat], names[1 - problem.seat], say.language)


def shared_view(sight: Sight, name: str, asked: AskedProblem) -> ui.LayoutView:
    """The public post of a day's problem that a person has answered: the position, the question, and whether they
    solved it. It has no choice, no answer and no reason. ``sight`` is as ``everyone`` sees it.
    """
    context, given = HandContext(sight), asked.answer
    assert sight.deal is not None  # noqa: S101 - a problem is a turn in a deal
    assert given is not None  # noqa: S101 - only an answered problem is shared
    assert given.day is not None  # noqa: S101 - and only that of a day
    solved, streak = yes_or_no(given.solved), asked.score.streak
    told = context.say("problem-shared", name=plain(name), date=_date(given.day), solved=solved, streak=streak)
    grade = context.say("problem-grade", grade=asked.problem.grade)
    texts = [f"{told}\n-# {grade} · {_where(context)}", *_position(context, sight.deal, asked.problem)]
    asks = written(_question(context, sight.deal, asked.problem))
    opens = control_id("tryproblem", asked.problem.number, given.day)
    again = ui.ActionRow(button(context.say("problem-try"), opens, ButtonStyle.primary))
    return layout(*map(written, texts), ui.Separator(), asks, again, accent=_RIGHT if given.solved else _OPEN)


def day_line(say: Words, asked: AskedProblem) -> str:
    """One line about the problem of the day: its grade and what the person made of it. ``today_button`` opens it."""
    given = asked.answer
    state = "open" if given is None else "solved" if given.solved else "missed"
    return say("problem-line", grade=asked.problem.grade, state=state)


def today_button(say: Words, style: ButtonStyle = ButtonStyle.primary) -> ui.Button[Any]:
    """The button that opens the problem of the day."""
    return button(say("problem-today"), control_id("problem", 0, arg=TODAY), style)


# The position.


def _heading(context: HandContext, asked: AskedProblem) -> str:
    say, problem, where = context.say, asked.problem, _where(context)
    if asked.day is None:
        grade = say("problem-grade", grade=problem.grade)
        return f"### {say('problem-numbered', number=problem.number)}\n-# {grade} · {where}"
    return f"### {say('problem-of-day', date=_date(asked.day))}\n-# {_day_grade(say, asked, asked.day)}\n-# {where}"


def _day_grade(say: Words, asked: AskedProblem, of_day: int) -> str:
    """The grade of a day's problem, and the reason for it unless an earlier calendar chose it."""
    grade, at = asked.problem.grade, weekday(of_day)
    if asked.newcomer and grade is Grade.EASY:
        return say("problem-first-week", grade=grade)
    return say("problem-weekday", grade=grade, day=at) if grade is WEEK[at] else say("problem-grade", grade=grade)


def _where(context: HandContext) -> str:
    """The rule set, the deal, and the person's role."""
    say, sight = context.say, context.sight
    role = "elder" if sight.deal and sight.deal.elder == context.me else "younger"
    return say("problem-where", rules=rules_named(say, sight.rules), deal=deal_numbered(say, sight), role=role)


def _date(number: int) -> str:
    """A day as Discord formats it. Uses noon, so that it is the same day almost everywhere."""
    return day(number * DAY + DAY // 2)


def _position(context: HandContext, seen: DealView, problem: PiquetProblem) -> Iterator[str]:
    """The score if there is one, the actions so far, and the cards."""
    lines = [*score_lines(context)] if any(seen.score) or context.sight.shown.before.deals else []
    if not problem.plain:
        lines.append("-# " + context.say("problem-last-deal"))
    # Tricks after the first are listed with the cards, on one line.
    told = talk(context.say, seen, context.names, 0, len(seen.first_actions) if seen.tricks else None)
    lines += [f"> {line}" for line in told[-MOST_NEWS:]]
    if lines:
        yield "\n".join(lines)
    yield "\n".join([own_cards(context, seen), *(f"-# {line}" for line in knowledge(context, seen))])


def _question(context: HandContext, seen: DealView, problem: PiquetProblem) -> str:
    say = context.say
    match problem.topic:
        case Topic.EXCHANGE:
            return say("problem-ask-exchange")
        case Topic.CALLS if seen.pending:
            return say("problem-ask-answer", kind=seen.pending.kind)
        case Topic.CALLS:
            return say("problem-ask-calls" if seen.elder == context.me else "problem-ask-reckon")
        case Topic.LEAD:
            return say("problem-ask-lead")
        case Topic.FOLLOW:
            return say("problem-ask-follow", card="" if seen.led is None else context.faces.card(seen.led))


# The choices.


def _choices(context: HandContext, seen: DealView, asked: AskedProblem) -> Items:
    """A button for each choice. Its id carries the day, so that the answer counts for it."""
    of_day, where = "" if asked.day is None else asked.day, (asked.problem.number, asked.round)
    buttons = [
        _choice(context, seen, asked.problem, choice, control_id("solve", *where, f"{of_day}.{at}"))
        for at, choice in enumerate(asked.problem.choices)
    ]
    cards = asked.problem.topic in (Topic.LEAD, Topic.FOLLOW)
    return [*rows(buttons, _IN_A_ROW if cards else 2)]


def _choice(
    context: HandContext, seen: DealView, problem: PiquetProblem, choice: Choice, custom_id: str
) -> ui.Button[Any]:
    """The button for a choice, which is a card if the choice is one card."""
    match choice.actions:
        case [Play(card=card)] if problem.topic is not Topic.CALLS:
            return context.faces.button(card, custom_id)
        case _:
            return button(choice_label(context.say, seen, problem, choice), custom_id)


def choice_label(say: Words, seen: DealView, problem: PiquetProblem, choice: Choice) -> str:
    """The label of the button for a choice."""
    action = choice.actions[0]
    match action:
        case Exchange(cards=cards):
            return faces(say, Hand.of(cards))
        case Play() if problem.topic is not Topic.CALLS:
            return _cards(say, choice.actions)
        case Answer(cards=cards):
            return say("problem-answer-with" if cards else "problem-answer-good")
        case _:
            return _word_label(say, seen, action)


def _word_label(say: Words, seen: DealView, action: Action) -> str:
    elder = seen.eye == seen.elder
    match action:
        case Call(kind=kind) if elder:
            return say("problem-call-rest") if _passes_point(seen, action) else say("problem-call", kind=kind)
        case Call():
            return say("problem-reckon")
        case _:
            return say("problem-call-nothing" if elder else "problem-reckon-nothing")


def _passes_point(seen: DealView, call: Call) -> bool:
    """Whether elder can no longer call the point after this call."""
    return call.kind is not POINT and POINT in seen.open_kinds


def choice_text(say: Words, seen: DealView, problem: PiquetProblem, choice: Choice) -> str:
    """A choice as part of a sentence."""
    action, elder = choice.actions[0], seen.eye == seen.elder
    if problem.topic is Topic.CALLS and isinstance(action, Play):
        return say("problem-do-call-nothing" if elder else "problem-do-reckon-nothing")
    if isinstance(action, Call) and elder and _passes_point(seen, action):
        return say("problem-do-call-rest")
    if isinstance(action, Play):
        return say("advice-lead" if seen.led is None else "advice-play", card=_cards(say, choice.actions))
    return action_text(say, seen, action)


def _cards(say: Words, plays: Sequence[Action]) -> str:
    """The cards of a choice, the highest first: one card, or all equivalent ones."""
    found = [face(say, play.card) for play in plays if isinstance(play, Play)]
    if len(found) == 1:
        return found[0]
    return say("problem-either" if len(found) == 2 else "problem-any", high=found[0], low=found[-1])


# The answer.


def _answered(context: HandContext, asked: AskedProblem, *, sharing: bool) -> ui.LayoutView:
    say, problem, seen, given = context.say, asked.problem, context.sight.deal, asked.answer
    assert seen is not None and given is not None  # noqa: PT018, S101 - it was answered, in a deal
    mine = min(given.choice, len(problem.choices) - 1)
    verdict = _verdict(say, seen, problem, mine)
    worths = "\n".join(f"- {line}" for line in _worths(say, seen, problem, mine))
    cards = "\n".join([own_cards(context, seen), *(f"-# {line}" for line in knowledge(context, seen))])
    opinion = Opinion(problem.choices[problem.best].actions[0], None, (), problem.plain)
    note = "-# " + say("problem-note", aim=aim(context.sight, opinion))
    accent = _RIGHT if mine == problem.best else _WRONG
    parts = [f"{_heading(context, asked)}\n{cards}", f"{verdict}\n{worths}", f"{note}\n{_score_text(say, asked)}"]
    texts = [written(part) for part in parts]
    after = _after(say, asked, sharing=sharing)
    return layout(*texts[:1], ui.Separator(), *texts[1:], *rows(after, _IN_A_ROW), accent=accent)


def _verdict(say: Words, seen: DealView, problem: PiquetProblem, mine: int) -> str:
    """Right or wrong, with the reason: how the best choice differs from the one taken, or from the next best."""
    best = problem.choices[problem.best]
    what = choice_text(say, seen, problem, best)
    if mine == problem.best:
        others = (choice for choice in problem.choices if choice is not best)
        second = max(others, key=lambda choice: choice.worth)
        return say("problem-right", what=what, why=reasons_phrase(say, second.against))
    taken = problem.choices[mine]
    done = choice_text(say, seen, problem, taken)
    return say("problem-wrong", done=done, what=what, why=reasons_phrase(say, taken.against))


def _worths(say: Words, seen: DealView, problem: PiquetProblem, mine: int) -> Iterator[str]:
    """The choices, the best first. If there are many, only the best ones and the one taken."""
    ranked = sorted(enumerate(problem.choices), key=lambda each: -each[1].worth)
    best = ranked[0][1].worth
    for place, (at, choice) in enumerate(ranked):
        if place >= _SHOWN and at != mine:
            continue
        less = best - choice.worth
        yield say(
            "problem-choice",
            less=tenths(say, less) if less >= AS_GOOD else "none",
            what=choice_text(say, seen, problem, choice),
            why=reasons_phrase(say, choice.reasons[:2]) or "none",
            mine=yes_or_no(at == mine),
        )


def _score_text(say: Words, asked: AskedProblem) -> str:
    score = asked.score
    told = say("problem-score", solved=score.solved, answered=score.answered, streak=score.streak)
    if asked.day is None or asked.today:
        return told
    return f"{told}\n-# " + say("problem-tomorrow", when=relative((asked.day + 1) * DAY))


def _after(say: Words, asked: AskedProblem, *, sharing: bool) -> list[ui.Button[Any]]:
    """Buttons for the next step: today's problem if it is open, sharing, and another problem of each grade."""
    found = [today_button(say)] if asked.today else []
    given = asked.answer
    if sharing and given is not None and given.day is not None:
        share = control_id("shareproblem", asked.problem.number, asked.round)
        found.append(button(say("problem-share"), share, ButtonStyle.success))
    found += [
        button(say("problem-another", grade=grade), control_id("problem", 0, asked.score.answered, grade))
        for grade in Grade
    ]
    return found
