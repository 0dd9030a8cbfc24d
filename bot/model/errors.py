"""The errors that people are shown: one class for each reason why a request cannot be carried out.

``key``, the name of the class in kebab case, names the sentence in the catalogues (``refused-<key>``); ``words`` are
its arguments.
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
    """A request that no control of the bot makes, so another program sent it."""


class NoSuchPartie(Refused):
    """There is no such partie, or this person may not see it."""


class NoSuchChallenge(Refused):
    """There is no such challenge."""


class NotSeated(Refused):
    """The person does not play in this partie."""


class PartieEnded(Refused):
    """The partie is over."""


class PartieInPlay(Refused):
    """Something that must wait for the end of the partie."""


class OpponentLeft(Refused):
    """A rematch with a person who was forgotten."""


class NotYourData(Refused):
    """A click on a question about the data of another person."""


class NotHere(Refused):
    """A public showing outside the partie's own server, or where the person may not write."""


class NoFilesHere(Refused):
    """A file, in a channel where the bot may not attach any."""


class NotYourChoice(Refused):
    """The choice of the dealer belongs to the opponent, or is already made."""


class AgainstYourself(Refused):
    """A challenge to oneself."""


class SeatWaits(Refused):
    """The challenger accepts their own challenge. ``anyone`` is yes if the other seat is open to everyone."""


class AgainstABot(Refused):
    """A challenge to a bot."""


class NotOnAServer(Refused):
    """A command about a server, in direct messages or on a server that the bot is not on."""


class NobodyHere(Refused):
    """A challenge to anyone, in a place where only the challenger reads it."""


class StrangerToMe(Refused):
    """A challenge that the bot would have to deliver to a person who has never used it."""


class DmsClosed(Refused):
    """A private partie of a person whose DMs are closed to the bot. ``link`` adds the bot to their account."""


class DmsLater(Refused):
    """A private partie of a person who can be written to only later, because of Discord's limits."""


class TheirDmsClosed(Refused):
    """A challenge to a person whose DMs are closed to the bot and who cannot read it anywhere else."""


class NoSuchOpponent(Refused):
    """A challenge to a person who cannot be found where the challenge is made."""


class LevelOfTheHouse(Refused):
    """A level of the house is given, but a person is challenged."""


class NoClockWithTheHouse(Refused):
    """A pace is given, but the house is challenged."""


class ManyWithTheHouse(Refused):
    """The person already has ``number`` parties against the house in play, the most there may be."""


class ManyChallenges(Refused):
    """The person already has ``number`` open challenges on the server, the most it allows."""


class ManyToOne(Refused):
    """The person already has ``number`` open challenges to that person, the most the server allows."""


class ManyParties(Refused):
    """The person already has ``number`` parties in play on the server, the most it allows."""


class ManyTables(Refused):
    """``number`` tables were opened within the last minute, the most that is allowed.

    The limit applies to the tables of a server, or to the private parties that a person starts.
    """


class Unavailable(Refused):
    """A partie with a person who has as many as they may have, has many challenges to answer, or has blocked one.

    All refusals read the same, so that no one can tell from them that they are blocked.
    """


class HaveBlocked(Refused):
    """A partie with a person that the user has blocked."""


class NotToBlock(Refused):
    """A block of oneself or of a bot."""


class ManyBlocked(Refused):
    """Another block, while the person has blocked ``number`` people already."""


class NotBlocked(Refused):
    """The removal of a block that does not exist."""


class LimitOutOfBounds(Refused):
    """A server limit outside 1 to ``most``; ``option`` is the option of the command."""


class NoRecordOfBots(Refused):
    """The profile or history of a bot."""


class NotYoursToWrite(Refused):
    """A public message, in a channel where the person may not write."""


class NotAMember(Refused):
    """Something that would be posted on a server that the person has left."""


class OutOfTheServer(Refused):
    """A partie on a server that the bot has left."""


class OptionDoesNotFit(Refused):
    """A house rule that makes no sense in the rule set; ``option`` is the house rule, ``rules`` the rule set."""


class TooShortToRate(Refused):
    """A rated partie with a house rule that makes it too short."""


class NoSuchZone(Refused):
    """A time zone that is not in the tz database, or an ambiguous name."""


class OtherWords(Refused):
    """An acceptance whose form showed a key other than the challenger's current one. ``other`` is their name."""


class NoWords(Refused):
    """Cut words that look like a key or a hash."""


class NothingToCut(Refused):
    """Cut words for a challenge whose deals carry no proof."""


class NotForYou(Refused):
    """An answer to a challenge that is for another person."""


class NotAModerator(Refused):
    """Something that only people who may manage messages or threads there can do."""


class OwnPartie(Refused):
    """A moderator's order to stop their own partie."""


class NoAdvice(Refused):
    """A request for advice without a decision to make, or in a rated partie between people."""


class AdviceOff(Refused):
    """A request for advice on a server that allows none during a deal."""


class OneQuestion(Refused):
    """Another request for advice before the person's last one is answered."""


class NoSuchProblem(Refused):
    """A problem that does not exist, or no longer does."""


class NoSuchDeal(Refused):
    """A deal that was never dealt."""


class DealInPlay(Refused):
    """A review of a deal that is not over."""


class NotYours(Refused):
    """A change to a challenge that another person made."""


class ChallengeClosed(Refused):
    """A challenge that is already answered, withdrawn or expired; ``state`` says which."""


class NotYet(Refused):
    """A claim, or a gift of time, before the opponent has run out of time."""


class NotYoursToClaim(Refused):
    """A claim, or a gift of time, by the player who has run out of time."""


class AlreadyAway(Refused):
    """A vacation during another; ``until`` is the end of the current one, as a Discord timestamp."""


class NoVacationLeft(Refused):
    """More days of vacation than the ``left`` days of this year."""


class NotAway(Refused):
    """The end of a vacation, by a person who is not on one."""


class Stale(Refused):
    """A decision based on an outdated state of the partie.

    ``sight`` is what the player sees now, ``seen`` the count of decisions they had seen.
    """

    def __init__(self, sight: Sight, seen: int) -> None:
        super().__init__()
        self.sight = sight
        self.seen = seen


class AgainstTheRules(Refused):
    """A decision that the rules of the game refuse, with the engine's reason."""

    def __init__(self, sight: Sight, illegal: Illegal) -> None:
        super().__init__()
        self.sight = sight
        self.illegal = illegal
