"""Learners, as a lesson or a problem shows them."""

from dataclasses import dataclass, replace

from bot.model.players import User


@dataclass(frozen=True, slots=True)
class Learner:
    """A person as shown in a lesson: their name, the house's name, and the language they read."""

    id: int
    name: str
    house: str
    locale: str


def learner_settings(learner: Learner, user: User) -> User:
    """The learner's settings as a player, with their own preferences for showing cards."""
    return replace(user, language=learner.locale, sure_leads=False)
