from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from discord import ui

from bot.features.hands.hand_context import HandContext
from bot.features.house.review import MistakePlace
from bot.features.problems.controls import FindBetter
from bot.features.problems.question_view import Given, answered_view, choice_text, open_view, where_text
from bot.features.problems.training import AskedMistake, Waiting
from bot.features.problems.view import today_button, train_button
from bot.kit.time_text import relative
from bot.kit.words import Words, tenths
from bot.model.sight import Sight


def mistake_view(sight: Sight, asked: AskedMistake) -> ui.LayoutView:
    """Draws a mistake's question or, once answered, the old choice, its cost, and the next date."""
    context, question = HandContext(sight), asked.question
    say = context.say
    heading = f"### {say('training-title', partie=str(asked.partie))}\n-# {where_text(context)}"
    if asked.choice is None:
        # The answer count identifies a second click.
        named = partial(FindBetter, asked.partie, asked.deal, asked.place, asked.round)
        return open_view(context, heading, question, named)
    buttons = [train_button(say, asked.waiting)] if asked.waiting.due else []
    below = "\n".join([_then(context, asked), _next_date_text(say, asked)])
    return answered_view(
        context, heading, question, Given(asked.choice, asked.done), below, *buttons, today_button(say)
    )


def _then(context: HandContext, asked: AskedMistake) -> str:
    seen, question = context.sight.deal, asked.question
    assert seen is not None  # noqa: S101 - it is about a turn in a deal
    cost = tenths(context.say, question.cost(asked.done))
    if asked.choice == asked.done:
        return context.say("training-as-then", cost=cost)
    # A choice can cover several cards.
    done = choice_text(context.say, seen, question, replace(question.choices[asked.done], actions=(asked.action,)))
    return context.say("training-then", done=done, cost=cost)


def _next_date_text(say: Words, asked: AskedMistake) -> str:
    if asked.due_at is None:
        return say("training-done")
    return say("training-comes-back", when=relative(asked.due_at))


def dates_text(say: Words, dates: Mapping[MistakePlace, int]) -> dict[MistakePlace, str]:
    return {where: say("training-kept", when=relative(due_at)) for where, due_at in dates.items()}


def waiting_text(say: Words, waiting: Waiting) -> str:
    """Says how many mistakes are due or, if none is, where training will be offered."""
    return say("training-waiting", due=waiting.due) if waiting.due else say("training-where")
