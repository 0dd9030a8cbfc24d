"""Controls that several features draw."""

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
"""The answer is a new message, so the clicked one stays."""

# A challenge.


class OfChallenge(Control):
    challenge: Target[int]


class CutPack(OfChallenge, verb="cut"): ...


# A partie.


class ShowHand(OfState, verb="hand"):
    """Shows the hand. ``place`` is HERE, or makes the id unique."""

    place: str = ""


class ShowTable(OfState, verb="table"): ...


class OfferRematch(OfState, verb="rematch"):
    """Offers a rematch, or links to the offered one. ``mark`` makes the id unique.

    With ``level`` the house plays at this level.
    """

    mark: str = ""
    level: Annotated[str, one_of(*LEVELS)] = ""


class ShowReplay(OfPartie, verb="replay"):
    """Shows the position numbered ``moment``, or the one chosen in a menu as ``place``."""

    moment: Number[int]
    way: str = OPEN
    place: int | None = chosen(None)


class AskWhatIf(OfPartie, verb="whatif"):
    """*What if?* at a replay's position, numbered ``moment``.

    ``word`` is HOUSE, or the verb of a hand's control, with its argument; without it, the decision is to be chosen.
    """

    moment: Number[int]
    anew: Anew = False
    word: str = ""
    arg_of_word: str = ""
    values: tuple[str, ...] = chosen()


class CheckDeals(OfPartie, verb="check"):
    page: Annotated[str, one_of(DETAILS)] = ""


class CheckHouse(OfPartie, verb="checkhouse"):
    """Drawn by development versions only."""


class ReviewDeal(OfState, verb="review"):
    """*What cost me most* in a deal, counted from 1."""

    deal: int


class ReviewPartie(OfState, verb="luck"): ...


class ExplainScore(OfState, verb="why"):
    """Explains a deal's score. Deals count from 1; ``mark`` makes the id unique."""

    deal: int
    mark: str = ""


class ListTricks(OfState, verb="tricklist"):
    deal: int


class ShowMore(OfState, verb="about"): ...


class ExportParties(Control, verb="exports"): ...


class FairFor(StrEnum):
    CHALLENGE = "challenge"
    PARTIE = "partie"
    DAY = "day"


class ShowFairDeals(Control, verb="fair"):
    """For a challenge, a partie, or day ``number`` on server ``target``."""

    target: Target[int]
    number: Number[int]
    about: FairFor


# A daily deal.


class OfDay(Control):
    """A control about a server's daily deal; ``day`` 0 is the open day."""

    guild: Target[int]
    day: Number[int]


class OpenDay(OfDay, verb="dayturn"):
    anew: Anew = False


class PlayDay(OfDay, verb="daily"):
    anew: Anew = False


class AskForDayWords(OfDay, verb="daywords"): ...


# Teaching.


class OpenLesson(Control, verb="lesson"):
    """Without ``name``, the lesson that the person left off."""

    name: str = ""


class OpenPolicies(Control, verb="policies"): ...


class OpenRules(Control, verb="rules"):
    page: str = ""
