from dataclasses import replace
from typing import Final

from bot.features.hands import clicks, drafts
from bot.features.hands.drafts import Draft
from bot.features.lessons.lesson import LEARNER, LESS, NOTHING, OTHER_KIND, READ, Done
from bot.kit.controls import Click, Control, ForgedId, Number, OfState, Target, chosen, read_control
from bot.piquet.actions import Call, Exchange, Play
from bot.piquet.view import DealView

CHOOSE: Final = "say"
SHOW: Final = "show"
AGAIN: Final = "again"
"""Words in button ids: answer a question, show the step's answer, start the lesson over."""


class PressInLesson(Control, verb="learn"):
    """A click in a lesson. ``word`` is CHOOSE, SHOW, AGAIN, READ, or the verb of a hand control."""

    lesson: Target[int]
    step: Number[int]
    word: str
    arg_of_word: str = ""
    values: tuple[str, ...] = chosen()


class BeginBeginner(Control, verb="beginner"): ...


def within(control: OfState) -> PressInLesson:
    return PressInLesson(control.partie, control.seq, control.verb, control.arg)


def read_press(seen: DealView, press: PressInLesson) -> Draft | Done:
    """Returns the unconfirmed choices or the answer of a click. Raises ForgedId."""
    if press.word == READ:
        return READ
    if press.word == CHOOSE and press.arg_of_word:
        return press.arg_of_word
    match read_control(Click(press.word, arg=press.arg_of_word, values=press.values)):
        case clicks.PickCards(draft=draft) | clicks.ChooseCard(draft=draft):
            drafts.check_offered(seen, draft)
            return draft
        case clicks.ExchangeCards(cards=cards):
            return Exchange(LEARNER, tuple(cards))
        case clicks.MakeCalls(called=Call() as call):
            return replace(call, seat=LEARNER)
        case clicks.PlayCard(card=card):
            return Play(LEARNER, card)
        case clicks.TurnToCall(draft=draft):
            return NOTHING if draft.passed else OTHER_KIND
        case clicks.SinkCall():
            return LESS
        case _:
            raise ForgedId(press.word)
