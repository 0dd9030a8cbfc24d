"""Plays the try-out without a browser, with the requests of SimCord's script.

    async with visiting(tryout) as (alice, bob):
        await alice.command("piquet challenge", opponent=bob)
        await bob.press("accept")

``opened``, ``asked`` and ``acted`` are single requests.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from bot.tryout import Tryout
from tests.support.limits import walk
from tests.support.message_reader import Control, controls_of, text_of
from tests.support.waiting import wait_for


async def opened(session: aiohttp.ClientSession, tryout: Tryout, person: str, place: str = "channel") -> dict[str, Any]:
    """Opens a page and returns its first state, with its key."""
    async with session.get(f"{tryout.address}{person}/{place}") as answer:
        key = (await answer.text()).partition('data-key="')[2].partition('"')[0]
    return await asked(session, tryout, "POST", "api/pages", {"key": key}, {})


async def asked(
    session: aiohttp.ClientSession, tryout: Tryout, method: str, path: str, page: dict[str, Any], body: Any = None
) -> dict[str, Any]:
    headers = {"X-Simcord-Capability": page["key"], "X-Simcord-Context": page.get("context", {}).get("id", "")}
    async with session.request(method, tryout.address + path, json=body, headers=headers) as answer:
        assert answer.status == 200
        return {**await answer.json(), "key": page["key"]}


async def acted(
    session: aiohttp.ClientSession, tryout: Tryout, page: dict[str, Any], kind: str, **rest: Any
) -> dict[str, Any]:
    """Sends a person's act on a page in the state ``page``."""
    sequence = page.get("sequence", 1)
    body = {
        "protocol_version": 3,
        "sequence": sequence,
        "request_id": f"{kind}-{sequence}",
        "generation": page["context"]["generation"],
        "bot_generation": page["botGeneration"],
        "published_revision": page["publishedRevision"],
        "kind": kind,
    }
    return await asked(session, tryout, "POST", "api/action", page, {**body, **rest})


class PageChanged(AssertionError):
    """The page had changed before the act, so nothing was done."""


@dataclass(slots=True)
class Visitor:
    """A person at a page; ``page`` is the last known state."""

    session: aiohttp.ClientSession
    tryout: Tryout
    person: str
    page: dict[str, Any] = field(default_factory=dict)
    sequence: int = 1

    async def go(self, place: str) -> None:
        """Opens another page: the channel, the DM or the table."""
        await self.leave()
        self.page, self.sequence = await opened(self.session, self.tryout, self.person, place), 1

    async def leave(self) -> None:
        if self.page:
            await asked(self.session, self.tryout, "DELETE", f"api/pages/{self.page['context']['id']}", self.page)
        self.page = {}

    async def look(self) -> None:
        self.page = await asked(self.session, self.tryout, "GET", "api/state", self.page)

    @property
    def number(self) -> str:
        return str(self.page["viewerId"])

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [self.page["messages"][number] for number in self.page["timeline"]]

    @property
    def text(self) -> str:
        return "\n".join(map(text_of, self.messages))

    @property
    def controls(self) -> list[Control]:
        """The live controls in the newest message with controls."""
        live = [[one for one in controls_of(message) if one.live] for message in self.messages]
        return next((controls for controls in reversed(live) if controls), [])

    async def command(self, name: str, **options: "str | bool | Visitor") -> None:
        """Uses a command. People, texts and numbers are sent as text."""
        catalog = await asked(self.session, self.tryout, "GET", "api/commands", self.page)
        entry = next(entry for entry in catalog["entries"] if entry["invocation"] == name)
        given = {key: value.number if isinstance(value, Visitor) else value for key, value in options.items()}
        meant = {"command_id": entry["commandId"], "path": entry["path"], "options": given}
        await self.act("run_command", **meant, schema_fingerprint=entry["schemaFingerprint"])

    async def press(self, verb: str, *values: str, arg: str | None = None) -> None:
        """Presses the newest live control with this verb and argument, or chooses ``values`` in it."""
        live = (one for message in reversed(self.messages) for one in controls_of(message) if one.live)
        wanted = next(one.custom_id for one in live if one.verb == verb and arg in (None, one.arg))
        message, key = next(
            (message, part["control_key"])
            for message in reversed(self.messages)
            for part in walk(message["components"])
            if part.get("custom_id") == wanted
        )
        chosen = {"values": list(values)} if values else {}
        await self.act("select" if values else "click", control_key=key, target_id=message["id"], **chosen)

    async def act(self, kind: str, **rest: Any) -> None:
        """Does an act on the page, and returns once it is complete."""
        answer = await acted(self.session, self.tryout, {**self.page, "sequence": self.sequence}, kind, **rest)
        if "stale-revision" in [found["code"] for found in answer["diagnostics"]]:
            raise PageChanged(answer)
        assert answer["settlement"] == "settled", answer
        self.sequence = answer["expectedSequence"] + 1
        await self.look()

    async def decide(self) -> bool:
        """Presses one control, if the current hand asks for a decision. Returns whether it did.

        A press does nothing if the page changed meanwhile, because the house played; the caller then tries again.
        """
        wanted = next_press(self.controls)
        if wanted is not None:
            with suppress(PageChanged):
                await self.press(*wanted)
        return wanted is not None


@asynccontextmanager
async def visiting(tryout: Tryout) -> AsyncIterator[tuple[Visitor, Visitor]]:
    async with aiohttp.ClientSession() as session:
        alice, bob = (Visitor(session, tryout, person) for person in ("alice", "bob"))
        for visitor in (alice, bob):
            await visitor.go("channel")
        yield alice, bob
        for visitor in (alice, bob):
            await visitor.leave()


async def begin(alice: Visitor, bob: Visitor, rules: str, **options: str) -> None:
    """Makes Alice challenge Bob, Bob accept, and both open their DMs. From then on, one click plays a card."""
    for visitor in (alice, bob):
        await visitor.command("piquet settings")
        # Confirming was never chosen, so it must be turned on to be turned off.
        for arg in ("confirms_cards.1", "confirms_cards.0"):
            await visitor.press("setting", arg=arg)
    await alice.command("piquet challenge", opponent=bob, rules=rules, **options)
    await bob.look()
    await bob.press("accept")
    for visitor in (alice, bob):
        await visitor.go("dm")


async def step(alice: Visitor, bob: Visitor) -> bool:
    """Presses one control for a player who must decide. Returns False once both players are offered a rematch."""
    async with wait_for("a player is asked for anything"):
        while True:
            for visitor in (alice, bob):
                await visitor.look()
                if await visitor.decide():
                    return True
            if all("rematch" in [control.verb for control in visitor.controls] for visitor in (alice, bob)):
                return False
            await asyncio.sleep(0.05)


def next_press(controls: list[Control]) -> tuple[str, ...] | None:
    """Returns the next verb to press on a hand, with its value; None if the hand asks for no decision.

    Confirms choices, bids highest (short games) and matches bids, exchanges one card, makes all calls and answers.
    """
    live = {control.verb: control for control in reversed(controls)}
    for verb in ("deal", "bid", "exchange", "call", "answer", "reckon", "play"):
        if verb in live:
            return (verb,)
    for verb in ("left", "tricks", "pick"):
        if verb in live and not (last := live[verb].options[-1]).chosen:
            return verb, last.value
    return ("word",) if "word" in live else None
