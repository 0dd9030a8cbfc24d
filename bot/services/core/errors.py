"""What people are told when something cannot be done: one class for each situation.

``key`` names the sentence in the catalogues (``refused-<key>``), ``words`` are its arguments.
"""

from typing import ClassVar

from bot.piquet.illegal import Illegal
from bot.services.core.sight import Sight


class Refused(Exception):
    """Something asked for that cannot be done; nothing was changed."""

    key: ClassVar[str]

    def __init__(self, **words: str | int) -> None:
        super().__init__(self.key)
        self.words = words


class NoSuchPartie(Refused):
    """The partie is not kept here."""

    key = "no-such-partie"


class NoSuchChallenge(Refused):
    """The challenge is not kept here."""

    key = "no-such-challenge"


class NotSeated(Refused):
    """He who asks does not sit at this table."""

    key = "not-seated"


class PartieEnded(Refused):
    """The partie is over."""

    key = "partie-ended"


class PartieInPlay(Refused):
    """What waits for the end of the partie."""

    key = "partie-in-play"


class NotHere(Refused):
    """What can be shown to all only in the partie's own server, by one who may write there."""

    key = "not-here"


class NoFilesHere(Refused):
    """Files, where the bot may attach none."""

    key = "no-files-here"


class NotYourChoice(Refused):
    """The choice of the deal belongs to the other, or is made."""

    key = "not-your-choice"


class AgainstYourself(Refused):
    """A challenge to oneself."""

    key = "against-yourself"


class AgainstABot(Refused):
    """A challenge to a bot."""

    key = "against-a-bot"


class LevelOfTheHouse(Refused):
    """A level, where a person is challenged."""

    key = "level-of-the-house"


class NoClockWithTheHouse(Refused):
    """A pace, where the house is challenged."""

    key = "no-clock-with-the-house"


class ManyWithTheHouse(Refused):
    """One more partie against the house, beside ``number`` in play."""

    key = "many-with-the-house"


class NoRecordOfBots(Refused):
    """What a bot has done is asked for."""

    key = "no-record-of-bots"


class NotYoursToWrite(Refused):
    """What would be put before all in a channel in which he who asks may not write."""

    key = "not-yours-to-write"


class OutOfTheServer(Refused):
    """A partie in a server that the bot is out of."""

    key = "out-of-the-server"


class OptionDoesNotFit(Refused):
    """A house rule that makes no sense in the rule set: ``option`` is the house rule, ``rules`` the set."""

    key = "option-does-not-fit"


class TooShortToRate(Refused):
    """A partie that the house has shortened, asked for as a rated one."""

    key = "too-short-to-rate"


class NoSuchZone(Refused):
    """A time zone that the tz database does not have, or that is not named clearly."""

    key = "no-such-zone"


class NotQuietHours(Refused):
    """Quiet hours that are not two full hours."""

    key = "not-quiet-hours"


class NotForYou(Refused):
    """A challenge made to somebody else."""

    key = "not-for-you"


class NotAModerator(Refused):
    """What those alone may do who manage messages or threads there."""

    key = "not-a-moderator"


class NoAdvice(Refused):
    """Advice, where there is nothing for him to decide, or in a rated partie between people."""

    key = "no-advice"


class AdviceOff(Refused):
    """Advice in a server that wants none during a deal."""

    key = "advice-off"


class OneQuestion(Refused):
    """Another question to the house, while it thinks about one of his."""

    key = "one-question"


class NoSuchDeal(Refused):
    """A deal that was never dealt."""

    key = "no-such-deal"


class DealInPlay(Refused):
    """A review of a deal that is not over."""

    key = "deal-in-play"


class NotYours(Refused):
    """A challenge that another has made."""

    key = "not-yours"


class ChallengeClosed(Refused):
    """A challenge that was answered, withdrawn, or has expired; ``state`` says which."""

    key = "challenge-closed"


class NotYet(Refused):
    """A claim, or more time given, before the other's time is up."""

    key = "not-yet"


class NotYoursToClaim(Refused):
    """A claim, or more time given, by him whose own time it is."""

    key = "not-yours-to-claim"


class AlreadyAway(Refused):
    """A vacation in a vacation; ``until`` is the end of it, as Discord writes times."""

    key = "already-away"


class NoVacationLeft(Refused):
    """More days of vacation than are ``left`` of the year's."""

    key = "no-vacation-left"


class NotAway(Refused):
    """The end of a vacation on which he is not."""

    key = "not-away"


class Stale(Refused):
    """A decision made on an older state of the partie. ``sight`` is what he sees now; ``seen`` what he had seen."""

    key = "stale"

    def __init__(self, sight: Sight, seen: int) -> None:
        super().__init__()
        self.sight = sight
        self.seen = seen


class AgainstTheRules(Refused):
    """A decision that the rules refuse, with the reason that the engine gave."""

    key = "against-the-rules"

    def __init__(self, sight: Sight, illegal: Illegal) -> None:
        super().__init__()
        self.sight = sight
        self.illegal = illegal
