"""Refusals: one class per reason.

The sentence key is ``refused-<class name in kebab case>``; ``words`` are its arguments.
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
    """A request that no control can send, so another program sent it."""


class NoSuchPartie(Refused): ...


class NoSuchChallenge(Refused): ...


class NotSeated(Refused): ...


class PartieEnded(Refused): ...


class PartieInPlay(Refused): ...


class OpponentLeft(Refused): ...


class NotYourData(Refused): ...


class BeingUpdated(Refused):
    """The database is newer than this bot, which may miss some of the person's data."""


class NotHere(Refused):
    """A replay position may only be shared on the partie's server, in a channel where the person may write."""


class NoFilesHere(Refused): ...


class NotYourChoice(Refused):
    """The opponent chooses the first dealer. ``made``: "yes" once chosen, else "no"."""


class AgainstYourself(Refused): ...


class SeatWaits(Refused):
    """Challengers cannot accept their own challenges. ``anyone``: "yes" if anyone else may, else "no"."""


class AgainstABot(Refused): ...


class NotOnAServer(Refused): ...


class NobodyHere(Refused):
    """Nobody but the challenger could read this open challenge."""


class StrangerToMe(Refused):
    """The bot sends no challenge to a person who has never used it."""


class DmsClosed(Refused):
    """The person's DMs are closed, so no private partie begins. ``link`` adds the bot to their account."""


class DmsLater(Refused):
    """Discord's limits delay DMs to the person, so no private partie can begin now."""


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
    """Too many parties begun: ``number`` is the limit per minute on a server, or privately by one person."""


class Unavailable(Refused):
    """The opponent has too many parties or challenges, or has blocked the user.

    All three share a sentence, so it does not reveal a block.
    """


class HaveBlocked(Refused): ...


class NotToBlock(Refused): ...


class ManyBlocked(Refused):
    """The person has blocked ``number`` people, the limit."""


class NotBlocked(Refused): ...


class LimitOutOfBounds(Refused):
    """A server limit must be from 1 to ``most``. ``option`` is the command option."""


class NoRecordOfBots(Refused): ...


class NotYoursToWrite(Refused): ...


class NotAMember(Refused): ...


class OutOfTheServer(Refused): ...


class OptionDoesNotFit(Refused): ...


class TooShortToRate(Refused): ...


class NoSuchZone(Refused): ...


class OtherWords(Refused):
    """The challenger (``other``) changed their words after the opponent opened the form."""


class NoWords(Refused):
    """Cut words must not look like a key or a hash."""


class NothingToCut(Refused): ...


class NotForYou(Refused): ...


class NotAModerator(Refused): ...


class OwnPartie(Refused): ...


class NoAdvice(Refused):
    """No advice now: it is not their "turn", rated between "people", or a "later" deal with the house (``why``)."""


class NoAdviceToday(Refused):
    """Daily deals compare people, so nobody gets advice in one."""


class AdviceOff(Refused): ...


class CardsInPlay(Refused):
    """The cards are of the person's partie ``number`` in play ("game"), or of an open "daily" deal, as ``why`` says."""


class HugeFile(Refused):
    """A file of more than ``most`` kilobytes."""


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
    """The decision is based on an outdated state.

    ``sight`` is the player's current view, ``seen`` the decision count of the outdated one.
    """

    def __init__(self, sight: Sight, seen: int) -> None:
        super().__init__()
        self.sight = sight
        self.seen = seen


class AgainstTheRules(Refused):
    def __init__(self, sight: Sight, illegal: Illegal) -> None:
        super().__init__()
        self.sight = sight
        self.illegal = illegal


class NoSuchDay(Refused): ...


class LeftTheServer(Refused): ...


class DayYetToBegin(Refused):
    """The day's first deal begins at ``time`` (Unix seconds); until then people may give words."""


class DayOver(Refused): ...


class DayPlayed(Refused):
    """The person has played both deals. The next day opens at ``time`` (Unix seconds)."""


class DayStillOpen(Refused):
    """The person conceded this daily deal; others may play it until ``time`` (Unix seconds)."""


class MayNotWrite(Refused): ...


class DayForgotten(Refused):
    """The person was forgotten after beginning this day. The next one opens at ``time`` (Unix seconds)."""


class DayHasBegun(Refused): ...


class WordsAreEnough(Refused):
    """Too many people have given words for a daily deal: ``most`` is the limit."""


class EmptyWords(Refused): ...


class DayUnfinished(Refused): ...
