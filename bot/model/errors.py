"""A class for each reason to refuse a request.

Its sentence is ``refused-<class name in kebab case>``, with the class's ``words`` as arguments.
"""

import re
from typing import ClassVar

from bot.model.sight import Sight
from bot.piquet.illegal import Illegal


class Refused(Exception):
    """A request that cannot be carried out; nothing was changed."""

    key: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.key = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __init__(self, **words: str | int) -> None:
        super().__init__(self.key)
        self.words = words


class NotOffered(ValueError):
    """A request that no control of the bot can send, so it comes from another program."""


class NoSuchPartie(Refused): ...


class NoSuchChallenge(Refused): ...


class NotSeated(Refused): ...


class PartieEnded(Refused): ...


class PartieInPlay(Refused): ...


class OpponentLeft(Refused): ...


class NotYourData(Refused): ...


class BeingUpdated(Refused):
    """The database is newer than this bot, so stored data about the person may be unknown here."""


class NotHere(Refused):
    """The person may share the moment only on the partie's own server, in a channel where they may write."""


class NoFilesHere(Refused): ...


class NotYourChoice(Refused):
    """The opponent chooses the first dealer. ``made`` is "yes" if the choice has been made, otherwise "no"."""


class AgainstYourself(Refused): ...


class SeatWaits(Refused):
    """Challengers cannot accept their own challenges. ``anyone`` is "yes" if anyone else may, otherwise "no"."""


class AgainstABot(Refused): ...


class NotOnAServer(Refused): ...


class NobodyHere(Refused):
    """Only the challenger could read this challenge to anyone."""


class StrangerToMe(Refused):
    """The bot delivers no challenge to a person who has never used it."""


class DmsClosed(Refused):
    """The person's DMs are closed to the bot, so no private partie begins. ``link`` adds the bot to their account."""


class DmsLater(Refused):
    """Discord's limits keep the bot from writing to the person now, so no private partie can begin."""


class TheirDmsClosed(Refused): ...


class NoSuchOpponent(Refused): ...


class LevelOfTheHouse(Refused): ...


class NoClockWithTheHouse(Refused): ...


class ManyWithTheHouse(Refused):
    """The person has ``number`` parties against the house in play and may begin no more."""


class ManyChallenges(Refused):
    """The person has ``number`` open challenges on the server and may make no more."""


class ManyToOne(Refused):
    """The person has ``number`` open challenges to that opponent and may make no more."""


class ManyParties(Refused):
    """The person has ``number`` parties in play on the server and may begin no more."""


class ManyTables(Refused):
    """``number`` parties have begun within the last minute, so no more may begin now.

    The limit is for the parties of a server, or for the private parties that one person begins.
    """


class Unavailable(Refused):
    """The opponent has too many parties, has too many challenges to answer, or has blocked the user.

    The sentence is the same for all three, so that it does not reveal a block.
    """


class HaveBlocked(Refused): ...


class NotToBlock(Refused): ...


class ManyBlocked(Refused):
    """The person has blocked ``number`` people already and may block no more."""


class NotBlocked(Refused): ...


class LimitOutOfBounds(Refused):
    """A server limit must be from 1 to ``most``. ``option`` is the option of the command."""


class NoRecordOfBots(Refused): ...


class NotYoursToWrite(Refused): ...


class NotAMember(Refused): ...


class OutOfTheServer(Refused): ...


class OptionDoesNotFit(Refused):
    """The house rule ``option`` does not fit the rule set ``rules``."""


class TooShortToRate(Refused): ...


class NoSuchZone(Refused): ...


class OtherWords(Refused):
    """The challenger's words have changed since the opponent opened the form. ``other`` is the challenger's name."""


class NoWords(Refused):
    """Cut words may not look like a key or a hash."""


class NothingToCut(Refused): ...


class NotForYou(Refused): ...


class NotAModerator(Refused): ...


class OwnPartie(Refused): ...


class NoAdvice(Refused):
    """No advice now. ``why``: not their "turn", a rated partie between "people", or a "later" deal with the house."""


class NoAdviceToday(Refused):
    """People are compared by a daily deal, so no one is advised in it."""


class AdviceOff(Refused): ...


class OneQuestion(Refused): ...


class NoSuchProblem(Refused): ...


class NoSuchDeal(Refused): ...


class DealInPlay(Refused): ...


class NotYours(Refused): ...


class ChallengeClosed(Refused):
    """The challenge has been answered or withdrawn, or has expired; ``state`` says which."""


class NotYet(Refused): ...


class EndNotOpen(Refused): ...


class NotYoursToClaim(Refused): ...


class AlreadyAway(Refused):
    """The person is on vacation already, until ``until`` (a Discord timestamp)."""


class NoVacationLeft(Refused):
    """The person has only ``left`` days of vacation left this year."""


class NotAway(Refused): ...


class Stale(Refused):
    """The decision is based on an outdated state of the partie.

    ``sight`` is what the player sees now, ``seen`` the number of decisions they had seen.
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
    """The first deal of the day begins later, at ``time`` (Unix seconds), because people may still give words."""


class DayOver(Refused): ...


class DayPlayed(Refused):
    """The person has played all deals of this day. The next ones come at ``time`` (Unix seconds)."""


class DayStillOpen(Refused):
    """The person gave this daily deal up, and others may play it until ``time`` (Unix seconds)."""


class MayNotWrite(Refused):
    """The bot may not write in a channel that was chosen for it."""


class DayForgotten(Refused):
    """The person had the bot forget them after they began this day. The next one opens at ``time`` (Unix seconds)."""


class DayHasBegun(Refused): ...


class WordsAreEnough(Refused):
    """As many people as may, ``most``, have given words for the deal of the day."""


class EmptyWords(Refused): ...


class DayUnfinished(Refused): ...
