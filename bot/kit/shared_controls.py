"""Controls that several features draw. Every other control is in the feature that draws it."""

from enum import StrEnum
from typing import Annotated, Final

from bot.kit.controls import Control, Number, OfPartie, OfState, Target, chosen, flag, one_of

OPEN: Final = "open"
"""The way of a button that opens a replay. Other ways step through the replay shown."""
HERE: Final = "here"
"""The place of a button that shows a hand in place of its message, if only the player sees that message."""
ALL: Final = "all"
"""Stands for the list of all lessons."""
DETAILS: Final = "details"
"""The page of the button that shows the facts to compare, and how."""
Anew = Annotated[bool, flag("next")]
"""Whether the answer is a new message, so that the one with the button stays."""

# A challenge.


class OfChallenge(Control):
    """A control about a challenge."""

    challenge: Target[int]


class CutPack(OfChallenge, verb="cut"): ...


# A partie.


class ShowHand(OfState, verb="hand"):
    """Shows a player their hand. ``place`` is HERE, or makes the id unique."""

    place: str = ""


class ShowTable(OfState, verb="table"): ...


class OfferRematch(OfState, verb="rematch"):
    """Offers a rematch, or links to the one already offered. ``mark`` makes the id unique."""

    mark: str = ""


class ShowReplay(OfPartie, verb="replay"):
    """Opens a replay, or steps to another moment of it: the one of the id, or the ``place`` chosen in a menu."""

    moment: Number[int]
    way: str = OPEN
    place: int | None = chosen(None)


class CheckDeals(OfPartie, verb="check"):
    """Shows what is proven about the deals of a partie."""

    page: Annotated[str, one_of(DETAILS)] = ""


class CheckHouse(OfPartie, verb="checkhouse"):
    """Checked the decisions of the house in development versions."""


class ReviewDeal(OfState, verb="review"):
    """*What cost me most* in a deal, from 1."""

    deal: int


class ReviewPartie(OfState, verb="luck"): ...


class ExplainScore(OfState, verb="why"):
    """Explains how a deal, from 1, was scored. ``mark`` makes the id unique."""

    deal: int
    mark: str = ""


class ListTricks(OfState, verb="tricklist"):
    """Lists the tricks of a deal, from 1."""

    deal: int


class ShowMore(OfState, verb="about"): ...


class ExportParties(Control, verb="exports"): ...


class FairFor(StrEnum):
    """What a button *Fair deals* is about."""

    CHALLENGE = "challenge"
    PARTIE = "partie"
    DAY = "day"


class ShowFairDeals(Control, verb="fair"):
    """Shows what fixes the deals of a challenge, a partie, or the day with this number on the server ``target``."""

    target: Target[int]
    number: Number[int]
    about: FairFor


# A daily deal.


class OfDay(Control):
    """A control about the daily deal with this number on a server; 0 for the one that is open."""

    guild: Target[int]
    day: Number[int]


class OpenDay(OfDay, verb="dayturn"):
    """Opens a person's page of a daily deal."""

    anew: Anew = False


class PlayDay(OfDay, verb="daily"):
    """Begins a person's next deal of a day, or continues the one in play."""

    anew: Anew = False


class AskForDayWords(OfDay, verb="daywords"): ...


# Teaching.


class OpenLesson(Control, verb="lesson"):
    """Opens a lesson, the list of ALL, or by default the one where the person left off."""

    name: str = ""


class OpenPolicies(Control, verb="policies"): ...


class OpenRules(Control, verb="rules"):
    """Opens a page of the rules."""

    page: str = ""
