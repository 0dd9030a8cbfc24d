"""The errors shown to people: one class for each reason why a request cannot be carried out.

The catalogues hold the sentence as ``refused-<key>``: ``key`` is the class name in kebab case, ``words`` its arguments.
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


class NoSuchPartie(Refused):
    """There is no such partie, or this person may not see it."""


class NoSuchChallenge(Refused):
    """There is no such challenge."""


class NotSeated(Refused):
    """The person does not play in this partie."""


class PartieEnded(Refused):
    """The partie is over."""


class PartieInPlay(Refused):
    """The partie must end first."""


class OpponentLeft(Refused):
    """A rematch is not possible: the opponent left the server, deleted their account, or was forgotten."""


class NotYourData(Refused):
    """Only the person whose data it is may answer this question."""


class BeingUpdated(Refused):
    """The database is newer than this bot, which does not know all that is stored about the person."""


class NotHere(Refused):
    """The person may share the moment only on the partie's own server, in a channel where they may write."""


class NoFilesHere(Refused):
    """The bot may not attach files in this channel."""


class NotYourChoice(Refused):
    """The opponent chooses the first dealer. ``made`` is "yes" if the choice has been made, otherwise "no"."""


class AgainstYourself(Refused):
    """The person challenged themselves."""


class SeatWaits(Refused):
    """Challengers cannot accept their own challenges. ``anyone`` is "yes" if anyone else may, otherwise "no"."""


class AgainstABot(Refused):
    """The person challenged a bot."""


class NotOnAServer(Refused):
    """The command is about a server, and was used in direct messages or on a server that the bot is not on."""


class NobodyHere(Refused):
    """Only the challenger could read this challenge to anyone."""


class StrangerToMe(Refused):
    """The bot delivers no challenge to a person who has never used it."""


class DmsClosed(Refused):
    """The person's DMs are closed to the bot, so no private partie begins. ``link`` adds the bot to their account."""


class DmsLater(Refused):
    """Discord's limits keep the bot from writing to the person now, so no private partie can begin."""


class TheirDmsClosed(Refused):
    """The opponent's DMs are closed to the bot, and they cannot read the challenge anywhere else."""


class NoSuchOpponent(Refused):
    """The opponent cannot be found where the challenge is made."""


class LevelOfTheHouse(Refused):
    """The challenge is to a person but names a level, which only the house has."""


class NoClockWithTheHouse(Refused):
    """The challenge is to the house but names a pace."""


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


class HaveBlocked(Refused):
    """The user has blocked the other person, so they cannot begin a partie."""


class NotToBlock(Refused):
    """The person tried to block themselves or a bot."""


class ManyBlocked(Refused):
    """The person has blocked ``number`` people already and may block no more."""


class NotBlocked(Refused):
    """The person tried to remove a block that does not exist."""


class LimitOutOfBounds(Refused):
    """A server limit must be from 1 to ``most``. ``option`` is the option of the command."""


class NoRecordOfBots(Refused):
    """Bots have no profile and no history."""


class NotYoursToWrite(Refused):
    """The person may not write in the channel, so the bot posts nothing there for them."""


class NotAMember(Refused):
    """The person has left the server, so the bot posts nothing there for them."""


class OutOfTheServer(Refused):
    """The bot has left the server, so no partie can begin there."""


class OptionDoesNotFit(Refused):
    """The house rule ``option`` does not fit the rule set ``rules``."""


class TooShortToRate(Refused):
    """A house rule makes the partie too short to be rated."""


class NoSuchZone(Refused):
    """The name of a time zone is ambiguous or not in the tz database."""


class OtherWords(Refused):
    """The challenger's words have changed since the opponent opened the form. ``other`` is the challenger's name."""


class NoWords(Refused):
    """Cut words may not look like a key or a hash."""


class NothingToCut(Refused):
    """The deals of the challenge carry no proof, so it takes no cut words."""


class NotForYou(Refused):
    """The challenge is to another person."""


class NotAModerator(Refused):
    """Only people who may manage messages or threads there can do this."""


class OwnPartie(Refused):
    """Moderators may not stop parties in which they play."""


class NoAdvice(Refused):
    """No advice now. ``why``: not their "turn", a rated partie between "people", or a "later" deal with the house."""


class NoAdviceToday(Refused):
    """People are compared by a daily deal, so no one is advised in it."""


class AdviceOff(Refused):
    """The server allows no advice during a deal."""


class OneQuestion(Refused):
    """The person's last request for advice is not answered yet."""


class NoSuchProblem(Refused):
    """There is no such problem, or no longer."""


class NoSuchDeal(Refused):
    """The partie has no such deal."""


class DealInPlay(Refused):
    """A deal cannot be reviewed before it is over."""


class NotYours(Refused):
    """Only the challenger can do this."""


class ChallengeClosed(Refused):
    """The challenge has been answered or withdrawn, or has expired; ``state`` says which."""


class NotYet(Refused):
    """The opponent still has time, so the person can neither claim the partie nor give time."""


class EndNotOpen(Refused):
    """No offer to end the partie stands, or the player has made one since the last decision."""


class NotYoursToClaim(Refused):
    """It is the person's own turn: only their opponent can claim the partie or give time."""


class AlreadyAway(Refused):
    """The person is on vacation already, until ``until`` (a Discord timestamp)."""


class NoVacationLeft(Refused):
    """The person has only ``left`` days of vacation left this year."""


class NotAway(Refused):
    """The person is not on vacation."""


class Stale(Refused):
    """The decision is based on an outdated state of the partie.

    ``sight`` is what the player sees now, ``seen`` the number of decisions they had seen.
    """

    def __init__(self, sight: Sight, seen: int) -> None:
        super().__init__()
        self.sight = sight
        self.seen = seen


class AgainstTheRules(Refused):
    """The rules of the game refuse the decision; the engine gives the reason."""

    def __init__(self, sight: Sight, illegal: Illegal) -> None:
        super().__init__()
        self.sight = sight
        self.illegal = illegal


class NoSuchDay(Refused):
    """The server has had no such day yet."""


class LeftTheServer(Refused):
    """The person has left the server whose days they want to see."""


class DayYetToBegin(Refused):
    """The first deal of the day begins later, at ``time`` (Unix seconds), because people may still give words."""


class DayOver(Refused):
    """The day of this deal is over."""


class DayPlayed(Refused):
    """The person has played all deals of this day. The next ones come at ``time`` (Unix seconds)."""


class DayStillOpen(Refused):
    """The person gave this daily deal up, and others may play it until ``time`` (Unix seconds)."""


class MayNotWrite(Refused):
    """The bot may not write in a channel that was chosen for it."""


class DayForgotten(Refused):
    """The person had the bot forget them after they began this day. The next one opens at ``time`` (Unix seconds)."""


class DayHasBegun(Refused):
    """Words for the deal of the day are too late, because its first day has begun."""


class WordsAreEnough(Refused):
    """As many people as may, ``most``, have given words for the deal of the day."""


class EmptyWords(Refused):
    """Words for the deal of the day have no printable character."""


class DayUnfinished(Refused):
    """The person has not finished this deal of the day, or their day, or it cannot be scored yet."""
