"""Learners, as a lesson or a problem shows them."""

from dataclasses import dataclass, replace

from bot.model.players import User
from bot.model.sight import PlayerSettings


@dataclass(frozen=True, slots=True)
class Learner:
    """A person as shown in a lesson: their name, the house's name, and the language they read."""

    id: int
    name: str
    house: str
    locale: str


def learner_settings(learner: Learner, user: User) -> PlayerSettings:
    """The learner's settings as a player, with their own preferences for showing cards."""
    return replace(PlayerSettings.of(user), locale=learner.locale, sure_leads=False)
