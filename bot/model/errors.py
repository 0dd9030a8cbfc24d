"""The errors that people are told: one class for each reason why a request cannot be carried out.

``key`` names the sentence in the catalogues (``refused-<key>``), ``words`` are its arguments.
"""

from typing import ClassVar

from bot.model.sight import Sight
from bot.piquet.illegal import Illegal


class Refused(Exception):
    """A request that cannot be carried out; nothing was changed."""

    key: ClassVar[str]

    def __init__(self, **words: str | int) -> None:
        super().__init__(self.key)
        self.words = words


class NotOffered(ValueError):
    """A request that no control of the bot makes: another program has sent it."""


class NoSuchPartie(Refused):
    """There is no such partie, or this person may not see it."""

    key = "no-such-partie"


class NoSuchChallenge(Refused):
    """There is no such challenge."""

    key = "no-such-challenge"


class NotSeated(Refused):
    """The person does not play in this partie."""

    key = "not-seated"


class PartieEnded(Refused):
    """The partie is over."""

    key = "partie-ended"


class PartieInPlay(Refused):
    """Something that must wait for the end of the partie."""

    key = "partie-in-play"


class OpponentLeft(Refused):
    """A rematch with a person who was forgotten."""

    key = "opponent-left"


class NotYourData(Refused):
    """A click on a question about the data of another person."""

    key = "not-your-data"


class NotHere(Refused):
    """Something that can be shown to all only on the partie's own server, by a person who may write in the channel."""

    key = "not-here"


class NoFilesHere(Refused):
    """A file, in a channel where the bot may not attach any."""

    key = "no-files-here"


class NotYourChoice(Refused):
    """The choice of the dealer belongs to the opponent, or is already made."""

    key = "not-your-choice"


class AgainstYourself(Refused):
    """A challenge to oneself."""

    key = "against-yourself"


class SeatWaits(Refused):
    """The challenger accepts their own challenge. ``anyone`` is yes if its other seat is open to everybody."""

    key = "seat-waits"


class AgainstABot(Refused):
    """A challenge to a bot."""

    key = "against-a-bot"


class NotOnAServer(Refused):
    """A command about a server, in direct messages or on a server that the bot is not on."""

    key = "not-on-a-server"


class NobodyHere(Refused):
    """A challenge to anyone, where nobody but the challenger reads it."""

    key = "nobody-here"


class StrangerToMe(Refused):
    """A challenge that the bot would have to bring to a person who has never used it."""

    key = "stranger-to-me"


class DmsClosed(Refused):
    """A private partie of a person whose DMs are closed to the bot. ``link`` adds the bot to their account."""

    key = "dms-closed"


class DmsLater(Refused):
    """A private partie of a person to whom Discord lets the bot write only later."""

    key = "dms-later"


class TheirDmsClosed(Refused):
    """A challenge to a person whose DMs are closed to the bot, and who can read it nowhere else."""

    key = "their-dms-closed"


class NoSuchOpponent(Refused):
    """The person who is challenged cannot be found where the challenge is made."""

    key = "no-such-opponent"


class LevelOfTheHouse(Refused):
    """A level of the house is given, but a person is challenged."""

    key = "level-of-the-house"


class NoClockWithTheHouse(Refused):
    """A pace is given, but the house is challenged."""

    key = "no-clock-with-the-house"


class ManyWithTheHouse(Refused):
    """Another partie against the house, while ``number`` of them are in play already."""

    key = "many-with-the-house"


class ManyChallenges(Refused):
    """Another challenge, while the person has ``number`` open challenges on the server, as many as it allows."""

    key = "many-challenges"


class ManyToOne(Refused):
    """Another challenge to a person, while ``number`` of them wait for that person, as many as the server allows."""

    key = "many-to-one"


class ManyParties(Refused):
    """Another partie, while the person has ``number`` of them in play on the server, as many as it allows."""

    key = "many-parties"


class ManyTables(Refused):
    """Another table, while ``number`` tables were opened within a minute, as many as are allowed.

    They were opened on the server; or else the person has begun so many private parties.
    """

    key = "many-tables"


class Unavailable(Refused):
    """A partie with a person who has as many as they may have, has many challenges to answer, or has blocked one.

    All who are refused read the same, so that nobody learns from it that they are blocked.
    """

    key = "unavailable"


class HaveBlocked(Refused):
    """A partie with a person whom one has blocked."""

    key = "have-blocked"


class NotToBlock(Refused):
    """A block of oneself or of a bot."""

    key = "not-to-block"


class ManyBlocked(Refused):
    """Another block, while the person has blocked ``number`` people already."""

    key = "many-blocked"


class NotBlocked(Refused):
    """The end of a block that does not exist."""

    key = "not-blocked"


class LimitOutOfBounds(Refused):
    """A limit of a server that is not from 1 to ``most``; ``option`` is the option of the command."""

    key = "limit-out-of-bounds"


class NoRecordOfBots(Refused):
    """The profile or history of a bot."""

    key = "no-record-of-bots"


class NotYoursToWrite(Refused):
    """A public message, in a channel where the person may not write."""

    key = "not-yours-to-write"


class NotAMember(Refused):
    """Something that would be posted on a server of which the person is no member any more."""

    key = "not-a-member"


class OutOfTheServer(Refused):
    """A partie on a server that the bot has left."""

    key = "out-of-the-server"


class OptionDoesNotFit(Refused):
    """A house rule that makes no sense in the rule set; ``option`` is the house rule, ``rules`` the rule set."""

    key = "option-does-not-fit"


class TooShortToRate(Refused):
    """A rated partie with a house rule that makes it too short."""

    key = "too-short-to-rate"


class NoSuchZone(Refused):
    """A time zone that is not in the tz database, or an ambiguous name."""

    key = "no-such-zone"


class OtherWords(Refused):
    """An acceptance whose form showed another key than that of the challenger's words now. ``other`` is their name."""

    key = "other-words"


class NoWords(Refused):
    """Cut words of the form of a key or of a hash."""

    key = "no-words"


class NothingToCut(Refused):
    """Cut words for a challenge of whose deals nothing is claimed."""

    key = "nothing-to-cut"


class NotForYou(Refused):
    """An answer to a challenge that is for somebody else."""

    key = "not-for-you"


class NotAModerator(Refused):
    """Something that only people who may manage messages or threads there can do."""

    key = "not-a-moderator"


class OwnPartie(Refused):
    """A moderator's order to stop their own partie."""

    key = "own-partie"


class NoAdvice(Refused):
    """A question for advice without a decision to make, or in a rated partie between people."""

    key = "no-advice"


class AdviceOff(Refused):
    """A question for advice on a server that allows none during a deal."""

    key = "advice-off"


class OneQuestion(Refused):
    """Another question for advice while the person's last one is not answered yet."""

    key = "one-question"


class NoSuchProblem(Refused):
    """There is no such problem, or not any more."""

    key = "no-such-problem"


class NoSuchDeal(Refused):
    """A deal that was never dealt."""

    key = "no-such-deal"


class DealInPlay(Refused):
    """A review of a deal that is not over."""

    key = "deal-in-play"


class NotYours(Refused):
    """A change to a challenge that somebody else made."""

    key = "not-yours"


class ChallengeClosed(Refused):
    """A challenge that is already answered, withdrawn or expired; ``state`` says which."""

    key = "challenge-closed"


class NotYet(Refused):
    """A claim, or a gift of time, before the opponent's time is up."""

    key = "not-yet"


class NotYoursToClaim(Refused):
    """A claim, or a gift of time, by the player whose own time is up."""

    key = "not-yours-to-claim"


class AlreadyAway(Refused):
    """A vacation during a vacation; ``until`` is the end of the latter, as a Discord timestamp."""

    key = "already-away"


class NoVacationLeft(Refused):
    """More days of vacation than the ``left`` days of this year."""

    key = "no-vacation-left"


class NotAway(Refused):
    """The end of a vacation, by a person who is not on one."""

    key = "not-away"


class Stale(Refused):
    """A decision made on an older state of the partie.

    ``sight`` is what the player sees now, ``seen`` the count of decisions that they had seen.
    """

    key = "stale"

    def __init__(self, sight: Sight, seen: int) -> None:
        super().__init__()
        self.sight = sight
        self.seen = seen


class AgainstTheRules(Refused):
    """A decision that the rules of the game refuse, with the engine's reason."""

    key = "against-the-rules"

    def __init__(self, sight: Sight, illegal: Illegal) -> None:
        super().__init__()
        self.sight = sight
        self.illegal = illegal
