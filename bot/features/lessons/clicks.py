"""Interprets a click in a lesson: as a choice that can still be changed, or as the learner's action."""

from typing import Final

from bot.features.hands import drafts
from bot.features.hands.clicks import read_draft
from bot.features.hands.drafts import Draft
from bot.features.lessons.lesson import LEARNER, LESS, NOTHING, OTHER_KIND, READ, Done
from bot.kit.controls import ForgedId, reading_id
from bot.piquet.actions import Exchange, Play
from bot.piquet.cards import Card
from bot.piquet.view import DealView

CHOOSE: Final = "say"
"""The verb that answers a question. The rest of the argument is the chosen word."""
SHOW: Final = "show"
"""The verb that shows the answer to the step."""
AGAIN: Final = "again"
"""The verb that starts the lesson over."""


@reading_id()
def read_click(seen: DealView, arg: str, values: tuple[str, ...]) -> Draft | Done:
    """The click with this argument in its id. Raises ForgedId if no control of a lesson makes it."""
    verb, _, rest = arg.partition(".")
    match verb:
        case "pick" | "card":
            draft = read_draft(verb, rest, values)
            drafts.check_offered(seen, draft)
            return draft
        case "exchange":
            return Exchange(LEARNER, tuple(drafts.read_hand(rest)))
        case "call":
            return drafts.read_call(LEARNER, rest)
        case "play":
            return Play(LEARNER, Card.parse(rest.partition(".")[0]))
        case "turn":
            return NOTHING if drafts.read_look(rest).passed else OTHER_KIND
        case "sink":
            return LESS
        case "say" if rest:
            return rest
        case "next":
            return READ
        case _:
            raise ForgedId(verb)
