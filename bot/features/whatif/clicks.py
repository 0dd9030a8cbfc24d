from typing import Annotated, Final

from bot.features.hands import clicks, drafts
from bot.features.hands.drafts import Draft
from bot.kit.controls import Click, ForgedId, Number, OfPartie, OfState, one_of, read_control
from bot.kit.shared_controls import HOUSE, AskWhatIf
from bot.model.sight import Sight
from bot.piquet.actions import Action
from bot.piquet.orders import Orders

OTHER: Final = "other"
PLAYED: Final = "played"


class ShowLine(OfPartie, verb="line"):
    """Shows a step of the deal as it goes on after the ``OTHER`` or the ``PLAYED`` decision.

    ``word`` and ``arg_of_word`` give the other decision. ``way`` makes the id unique.
    """

    moment: Number[int]
    step: int
    way: str
    line: Annotated[str, one_of(OTHER, PLAYED)]
    word: str = ""
    arg_of_word: str = ""


def within(control: OfState) -> AskWhatIf:
    """Wraps a hand control in a what-if control. The hand control's ``seq`` is a replay position."""
    return AskWhatIf(control.partie, control.seq, word=control.verb, arg_of_word=control.arg)


def read_choice(sight: Sight, press: AskWhatIf) -> Draft | tuple[Action, ...]:
    """Returns unconfirmed choices, or the chosen actions. No actions mean that the house chooses. Raises ForgedId."""
    if press.word in ("", HOUSE):
        return () if press.word else Draft()
    click = Click(press.word, press.partie, press.moment, press.arg_of_word, press.values)
    match read_control(click):
        case clicks.HandChoice(draft=draft) | clicks.PickCards(draft=draft):
            drafts.check_offered(sight.deal, draft)
            return draft
        case clicks.HandDecision() as decision:
            return _actions(decision.decided(sight))
        case _:
            raise ForgedId(press.word)


def read_line(sight: Sight, press: ShowLine) -> tuple[Action, ...]:
    """Returns the actions of the alternative decision. Raises ForgedId."""
    chosen = read_choice(sight, asks(press))
    if isinstance(chosen, Draft):
        raise ForgedId(press.word)
    return chosen


def asks(press: ShowLine) -> AskWhatIf:
    return AskWhatIf(press.partie, press.moment, word=press.word, arg_of_word=press.arg_of_word)


def _actions(chosen: clicks.Chosen) -> tuple[Action, ...]:
    # Calls ordered for later belong to the decision.
    found = list[Action]()
    for one in chosen:
        found.extend(one.calls if isinstance(one, Orders) else [one])
    if not found:
        raise ForgedId("no action")
    return tuple(found)
