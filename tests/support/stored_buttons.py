"""Writes today's button and select ids to ``tests/cases/buttons``, because the bot must answer old buttons for ever.

Each line is an id; a select's id is followed by a tab and a value. Names in braces replace partie, challenge and person
ids.
"""

import re
from pathlib import Path
from typing import Final

from bot.kit.controls import PREFIX
from tests.fakes.simcord_harness import Harness, Person
from tests.support.limits import walk
from tests.support.paths import CASES
from tests.support.players import begin, bot_at, challenge, choose_settings, member_with_permissions, players_of, step

_ID: Final = re.compile(rf"{PREFIX}:(\w+):(\d+):(\d+)(?::(.*))?")
_ID_OF_PERSON: Final = re.compile(r"\d{15,}")
_FORM: Final = re.compile(r"[AKQJT987]+[SHDC]|\b[0-9a-f]{1,8}\b|\b[AKQJT987]{3,4}\b")
COMMANDS: Final = (
    *("block", "challenge", "export", "forget", "games", "hand", "history", "leaderboard", "learn"),
    *("problem", "profile", "rules", "settings", "table", "vacation"),
)
"""The commands that show controls without needing an option."""


async def _shown(harness: Harness, *watched: Person) -> dict[str, str]:
    people = {str(person.id): f"{{{person.name.lower()}}}" for person in (harness.alice, harness.bob)}
    shown: dict[str, str] = {}
    for person in watched:
        for seen in harness.everything_seen_by(person):
            for component in walk(seen.body.get("components") or ()):
                found = _ID.fullmatch(str(component.get("custom_id", "")))
                if found is None or component.get("disabled"):
                    continue
                verb, target, seq, arg = found.groups(default="")
                named = _ID_OF_PERSON.sub(lambda number: people.get(number[0], number[0]), arg)
                form = f"{verb}:{_FORM.sub('9', named)}"
                what = "{target}" if int(target) else "0"
                options = component.get("options") or ()
                value = f"\t{options[0]['value']}" if options else ""
                shown.setdefault(form, f"{PREFIX}:{verb}:{what}:{seq}:{named}".rstrip(":") + value)
    return shown


async def collected(folder: Path) -> list[str]:
    """Returns the ids of all controls shown while people play and use every command."""
    shown: dict[str, str] = {}
    for at, rules in enumerate(("rubicon", "french-1896", "counterpique", "hundred")):
        async with Harness(bot_at(folder / f"{rules}.sqlite3")) as harness:
            await choose_settings(harness.alice, ask_deal=True, answer_calls=True)
            await begin(harness, rules)
            players = players_of(harness, at, concedes=0.01, orders=0.2)
            for _ in range(120):
                await step(harness, players)
            await challenge(harness.alice, harness.bob, rules=rules)
            await challenge(harness.alice, harness.house, level="beginner")
            for command in COMMANDS:
                await harness.alice.slash(f"piquet {command}")
            olga = member_with_permissions(harness, manage_guild=True, manage_messages=True)
            for command in ("server", "moderate"):
                await olga.slash(f"piquet {command}")
            shown = await _shown(harness, harness.alice, harness.bob, olga) | shown
            harness.take_errors()
    return sorted(shown.values())


async def write(version: str, folder: Path) -> Path:
    target = CASES / "buttons" / f"{version}.txt"
    target.parent.mkdir(exist_ok=True)
    target.write_text("".join(f"{one}\n" for one in await collected(folder)), encoding="utf-8")
    return target
