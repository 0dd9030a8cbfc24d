"""Exceptions for refused requests, one class per reason.

The user reads the catalogue sentence ``refused-<class name in kebab case>``, filled with the exception's ``words``.
"""

import re
from typing import ClassVar

from bot.model.sight import Sight
from bot.piquet.illegal import Illegal


class Refused(Exception):
    key: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.key = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __init__(self, **words: str | int) -> None:
        super().__init__(self.key)
        self.words = words


class NotOffered(ValueError):
    """Raised for a request no button or menu can send; another program must have sent it."""


class NoSuchPartie(Refused): ...


class NoSuchChallenge(Refused): ...


class NotSeated(Refused): ...


class PartieEnded(Refused): ...


class PartieInPlay(Refused): ...


class OpponentLeft(Refused): ...


class NotYourData(Refused): ...


class BeingUpdated(Refused):
    """The database is from a newer bot version, and may hold data unknown to this version."""


class NotHere(Refused):
    """A replay position may only be shared on the partie's server, in a channel where the person may write."""


class NoFilesHere(Refused): ...


class NotYourChoice(Refused):
    """The user may not choose the first dealer. ``made`` is "yes" if the choice is already made, else "no"."""


class AgainstYourself(Refused): ...


class SeatWaits(Refused):
    """Challengers cannot accept their own challenges. ``anyone`` is "yes" if anyone else may accept, else "no"."""


class AgainstABot(Refused): ...


class NotOnAServer(Refused): ...


class NobodyHere(Refused):
    """In this channel, only the challenger could read an open challenge."""


class StrangerToMe(Refused):
    """The bot sends no challenge to a person who has never used it."""


class DmsClosed(Refused):
    """The person's DMs are closed, so no private partie begins. ``link`` leads to Discord's page for adding the bot."""


class DmsLater(Refused):
    """Discord delays DMs to the person, so no private partie can begin now."""


class TheirDmsClosed(Refused): ...


class NoSuchOpponent(Refused): ...


class LevelOfTheHouse(Refused): ...


class NoClockWithTheHouse(Refused): ...


class ManyWithTheHouse(Refused):
    """Too many parties against the house: ``number`` is the limit."""


class ManyChallenges(Refused):
    """Too many open challenges: ``number`` is the limit per person on a server."""


class ManyToOne(Refused):
    """Too many open challenges to one opponent: ``number`` is the limit."""


class ManyParties(Refused):
    """Too many parties in play: ``number`` is the limit per person on a server."""


class ManyTables(Refused):
    """Too many parties begun within a minute on the server, or privately by the person. ``number`` is the limit."""


class Unavailable(Refused):
    """The opponent has too many parties or challenges, or has blocked the user.

    One sentence covers all three reasons, so it does not reveal a block.
    """


class HaveBlocked(Refused): ...


class NotToBlock(Refused): ...


class ManyBlocked(Refused):
    """The person has reached the limit of ``number`` blocked people."""


class NotBlocked(Refused): ...


class LimitOutOfBounds(Refused):
    """A server limit is below 1 or above ``most``. ``option`` is the name of the command's option."""


class NoRecordOfBots(Refused): ...


class NotYoursToWrite(Refused): ...


class NotAMember(Refused): ...


class OutOfTheServer(Refused): ...


class OptionDoesNotFit(Refused): ...


class TooShortToRate(Refused): ...


class NoSuchZone(Refused): ...


class OtherWords(Refused):
    """The challenger (``other``) changed their cut words after the opponent began to enter theirs."""


class NoWords(Refused):
    """A player's cut words look like a key or a hash."""


class NothingToCut(Refused): ...


class NotForYou(Refused): ...


class NotAModerator(Refused): ...


class OwnPartie(Refused): ...


class NoAdvice(Refused):
    """The bot gives no advice now. ``why`` is "turn" if it is not the person's turn; otherwise the partie is rated."""


class NoAdviceToday(Refused):
    """Nobody gets advice in a daily deal, because its results compare people."""


class AdviceOff(Refused): ...


class CardsInPlay(Refused):
    """The submitted cards belong to a deal still in play.

    ``why`` is "game" for the person's partie ``number``, "daily" for an open daily deal.
    """


class HugeFile(Refused):
    """The file exceeds the limit (``most`` kilobytes)."""


class NoFile(Refused):
    """Discord did not deliver the file."""


class FileOrPosition(Refused): ...


class OneQuestion(Refused): ...


class NoSuchProblem(Refused): ...


class NoSuchDeal(Refused): ...


class DealInPlay(Refused): ...


class NotYours(Refused): ...


class ChallengeClosed(Refused):
    """The challenge is no longer open; ``state`` says why."""


class NotYet(Refused): ...


class EndNotOpen(Refused): ...


class NotYoursToClaim(Refused): ...


class AlreadyAway(Refused):
    """The person is on vacation until ``until`` (a Discord timestamp)."""


class NoVacationLeft(Refused): ...


class NotAway(Refused): ...


class Stale(Refused):
    """The player decided on an outdated view of the partie."""

    def __init__(self, sight: Sight, seen: int) -> None:
        super().__init__()
        self.sight = sight
        """The current view."""
        self.seen = seen
        """The number of decisions in the outdated view."""


class AgainstTheRules(Refused):
    def __init__(self, sight: Sight, illegal: Illegal) -> None:
        super().__init__()
        self.sight = sight
        self.illegal = illegal


class NoSuchDay(Refused): ...


class LeftTheServer(Refused): ...


class DayYetToBegin(Refused):
    """The server's first daily deal begins at ``time`` (Unix seconds)."""


class DayOver(Refused): ...


class DayPlayed(Refused):
    """The person has played both of today's deals. The next day opens at ``time`` (Unix seconds)."""


class DayStillOpen(Refused):
    """The person conceded this daily deal. Its cards stay hidden until the day closes at ``time`` (Unix seconds)."""


class MayNotWrite(Refused): ...


class DayForgotten(Refused):
    """The person began today's deals before their data was deleted. The next day opens at ``time`` (Unix seconds)."""


class DayHasBegun(Refused): ...


class WordsAreEnough(Refused):
    """Too many people have already given cut words for a daily deal. ``most`` is the limit."""


class EmptyWords(Refused): ...


class DayUnfinished(Refused): ...
