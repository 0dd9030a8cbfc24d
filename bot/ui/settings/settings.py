"""The settings of a person in words."""

from datetime import datetime

from bot.services.core.settings import User
from bot.services.core.time_rules import zone_of
from bot.ui.kit.words import Words, yes_or_no
from bot.ui.settings.time_zones import title

_GREEN = 0x1F6F50


def settings_text(say: Words, user: User, now: int) -> str:
    """The settings of a person: how they play, what they are shown, when they are reminded."""
    chosen = {
        "deal": user.asks_deal,
        "answers": user.answers_self,
        "clicks": user.one_click,
        "sure-leads": user.sure_leads,
    }
    lines = [say(f"settings-{name}", on=yes_or_no(on)) for name, on in chosen.items()]
    lines += [*_shown(say, user), *_reminded(say, user, now), say("settings-listed", on=yes_or_no(user.listed))]
    return "\n".join([say("settings-title"), *(f"- {line}" for line in lines), say("settings-hint")])


def _shown(say: Words, user: User) -> list[str]:
    return [say("settings-pictures", on=yes_or_no(user.pictures), four=yes_or_no(user.four_colours))]


def _reminded(say: Words, user: User, now: int) -> list[str]:
    start, _, end = user.quiet.partition("-")
    return [
        say("settings-reminders", on=yes_or_no(user.reminders)),
        say("settings-quiet", on=yes_or_no(user.quiet), **{"from": start, "until": end}),
        say("settings-zone", zone=title(user.zone), time=hour_in(user.zone, now)),
    ]


def hour_in(zone: str, now: int) -> str:
    """The local time in a zone: ``20:49``."""
    return f"{datetime.fromtimestamp(now, zone_of(zone)):%H:%M}"
