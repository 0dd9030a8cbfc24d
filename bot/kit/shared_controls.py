"""Buttons and menus used by several features."""

from enum import StrEnum
from typing import Annotated, Final

from bot.kit.controls import Control, Number, OfPartie, OfState, Target, chosen, flag, one_of
from bot.model.house_seats import LEVELS

OPEN: Final = "open"
"""The way that opens a replay; other ways move to another position."""
HERE: Final = "here"
"""Redraws the clicked message if only the player sees it."""
ALL: Final = "all"
"""Names the list of lessons, instead of one lesson."""
DETAILS: Final = "details"
"""The page that lists the facts behind a check."""
HOUSE: Final = "house"
"""*What if?* tries the house's decision."""
Anew = Annotated[bool, flag("next")]
"""Whether the answer is a new message; otherwise it redraws the clicked message."""

# A challenge.


class OfChallenge(Control):
    challenge: Target[int]


class CutPack(OfChallenge, verb="cut"): ...


# A partie.


class ShowHand(OfState, verb="hand"):
    """Shows the player's hand."""

    place: str = ""
    """HERE redraws the clicked message; any other text makes the id unique."""


class ShowTable(OfState, verb="table"): ...


class OfferRematch(OfState, verb="rematch"):
    """Offers a rematch, or links to a rematch already offered."""

    mark: str = ""
    """Makes the id unique."""
    level: Annotated[str, one_of(*LEVELS)] = ""
    """The house's new level, if any."""


class ShowReplay(OfPartie, verb="replay"):
    """Shows a replay position."""

    moment: Number[int]
    """The position's number."""
    way: str = OPEN
    place: int | None = chosen(None)
    """The number of a position chosen in a menu."""


class AskWhatIf(OfPartie, verb="whatif"):
    """Tries a different decision at a replay position (*What if?*)."""

    moment: Number[int]
    """The position's number."""
    anew: Anew = False
    word: str = ""
    """HOUSE for the house's decision, or the verb of a hand button; without it, the person chooses next."""
    arg_of_word: str = ""
    values: tuple[str, ...] = chosen()


class CheckDeals(OfPartie, verb="check"):
    page: Annotated[str, one_of(DETAILS)] = ""


class CheckHouse(OfPartie, verb="checkhouse"):
    """A button in old messages, drawn by development versions only."""


class ReviewDeal(OfState, verb="review"):
    """Shows *What cost me most* in deal number ``deal``, counted from 1."""

    deal: int


class ReviewPartie(OfState, verb="luck"): ...


class ExplainScore(OfState, verb="why"):
    """Explains a deal's score."""

    deal: int
    """Counted from 1."""
    mark: str = ""
    """Makes the id unique."""


class ListTricks(OfState, verb="tricklist"):
    deal: int


class ShowMore(OfState, verb="about"): ...


class ExportParties(Control, verb="exports"): ...


class FairFor(StrEnum):
    CHALLENGE = "challenge"
    PARTIE = "partie"
    DAY = "day"


class ShowFairDeals(Control, verb="fair"):
    """Shows the page *Fair deals* for challenge or partie ``target``, or for day ``number`` on server ``target``."""

    target: Target[int]
    number: Number[int]
    about: FairFor


# A daily deal.


class OfDay(Control):
    """A control about a server's daily deals."""

    guild: Target[int]
    day: Number[int]
    """The day number; 0 for the open day."""


class OpenDay(OfDay, verb="dayturn"):
    anew: Anew = False


class PlayDay(OfDay, verb="daily"):
    anew: Anew = False


class AskForDayWords(OfDay, verb="daywords"): ...


# Teaching.


class OpenLesson(Control, verb="lesson"):
    """Opens lesson ``name`` or, without a name, the lesson to continue."""

    name: str = ""


class OpenPolicies(Control, verb="policies"): ...


class OpenRules(Control, verb="rules"):
    page: str = ""
