"""Makes the README's pictures and animation from the try-out.

``python -m tests.support.readme_pictures`` writes them to ``.readme``, in two or three minutes.
"""

import asyncio
import io
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from bot.client import PiquetBot
from bot.config import Settings
from bot.model.clocks import DAY
from bot.tryout import Tryout, open_tryout
from tests.support.browser import Chromium, Page, browser, end_browser
from tests.support.discord.packs import cut, pack, stack_packs
from tests.support.message_reader import controls_of
from tests.support.paths import ROOT
from tests.support.tryout_player import PageChanged, Visitor, begin, next_press, visiting
from tests.support.waiting import wait_for

FOLDER: Final = ROOT / ".readme"
SIZE: Final = (600, 620)
LOADED: Final = "[...view.document.images].every((image) => image.complete && image.naturalWidth)"
SECONDS: Final = 20
"""The length of the animation, in seconds."""
COLOURS: Final = 96
"""The number of colours in the palette shared by all frames."""

ALICE_IS_ELDER: Final = cut("AS", "7S")
DEAL: Final = pack("AKQJ7 K98 A8 K9", "98 AJ7 KQJT QJT", "TS AC 9D TH 7D QH 8C 7C")
HAND_AT, TABLE_AT = 2, 7
"""The numbers of the decisions at which Alice's hand and the table are pictured."""
DISCARDS: Final = ("KH", "9H", "8H", "8D", "9C")
"""Alice draws a quint major and a third ace, so that her lead scores a pique."""


async def open_place(chromium: Chromium, tryout: Tryout, person: str, place: str) -> Page:
    return await chromium.open(f"{tryout.address}{person}/{place}", SIZE)


async def picture(page: Page) -> Image.Image:
    """Returns a screenshot of a page's newest messages, once nothing moves and all cards are loaded."""
    async with wait_for("the pictures of a page"):
        while True:
            await page.settles(0.4)
            await page.run("view.document.querySelector('#channel-timeline')?.scrollTo(0, 1e6)")
            await page.until(LOADED)
            image = await page.picture()
            # The page may draw its messages again at any time.
            if await page.run(LOADED):
                return Image.open(io.BytesIO(image)).convert("RGB")


def verbs(visitor: Visitor) -> set[str]:
    return {control.verb for control in visitor.controls}


def _next(visitor: Visitor) -> tuple[str, ...] | None:
    offered = {option.value for control in visitor.controls if control.verb == "pick" for option in control.options}
    if visitor.person == "alice" and offered.issuperset(DISCARDS):
        return ("pick", *DISCARDS)
    others = (verb for verb in ("elect", "card") if verb in verbs(visitor))
    return next_press(visitor.controls) or next(((verb,) for verb in others), None)


async def press(visitor: Visitor, wanted: tuple[str, ...] | None) -> None:
    if wanted is None:
        await asyncio.sleep(0.1)
        return
    with suppress(PageChanged):
        await visitor.press(*wanted)


def save_animation(frames: list[Image.Image], path: Path) -> None:
    each = SECONDS * 1000 // (len(frames) + 2)
    palette = frames[len(frames) // 2].quantize(COLOURS)
    first, *rest = (frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames)
    times = [each] * len(rest) + [3 * each]
    first.save(path, save_all=True, append_images=rest, duration=times, loop=0, optimize=True)


async def film(alice: Visitor, bob: Visitor, hand: Page, table: Callable[[], Awaitable[Page]]) -> list[Image.Image]:
    """Plays a deal and returns Alice's screens. On the way saves pictures of her hand and the table."""
    frames, decisions = list[Image.Image](), 0
    async with wait_for("the end of the deal"):
        while "rematch" not in verbs(alice):
            await alice.look()
            if asked := _next(alice):
                frames.append(await picture(hand))
                if decisions == HAND_AT:
                    frames[-1].save(FOLDER / "hand.png", optimize=True)
                if decisions == TABLE_AT:
                    (await picture(await table())).save(FOLDER / "table.png", optimize=True)
                await press(alice, asked)
                frames.append(await picture(hand))
                decisions += 1
                print(f"{decisions} decisions", flush=True)  # noqa: T201
            else:
                await bob.look()
                await press(bob, _next(bob))
    return [*frames, await picture(hand)]


async def shown(visitor: Visitor, verb: str) -> None:
    """Waits until the visitor's page has a live control with this verb."""
    async with wait_for(f"a control with the verb {verb}"):
        while not any(one.live and one.verb == verb for message in visitor.messages for one in controls_of(message)):
            await asyncio.sleep(0.1)
            await visitor.look()


async def play_daily(visitor: Visitor) -> None:
    await visitor.go("channel")
    await visitor.command("piquet daily")
    await shown(visitor, "daily")
    await visitor.press("daily")
    await visitor.go("dm")
    for again in (True, False):
        async with wait_for("the end of a daily deal"):
            while "luck" not in verbs(visitor):
                await visitor.look()
                await press(visitor, _next(visitor))
        print(f"{visitor.person}: a daily deal", flush=True)  # noqa: T201
        if again:
            await visitor.press("daily")


async def show_deal(chromium: Chromium, tryout: Tryout, alice: Visitor, bob: Visitor) -> None:
    """Writes ``deal.gif``, ``hand.png`` and ``table.png``."""
    await begin(alice, bob, "rubicon", deals="1")
    hand = await open_place(chromium, tryout, "alice", "dm")
    open_table = partial(open_place, chromium, tryout, "carol", "table")
    save_animation(await film(alice, bob, hand, open_table), FOLDER / "deal.gif")


async def show_daily(chromium: Chromium, tryout: Tryout, alice: Visitor, bob: Visitor) -> None:
    """Writes ``daily.png``: a finished day's table, and the next day."""
    await alice.go("channel")
    await alice.command("piquet server")
    await shown(alice, "serverset")
    await alice.press("serverset", alice.page["channelId"], arg="daily")
    # The first day begins within two days: people have time to add words.
    while "daily" not in verbs(alice):
        await tryout.world.later(DAY)
        await alice.command("piquet daily")
        await alice.look()
    for visitor in (bob, alice):
        await play_daily(visitor)
    channel = await open_place(chromium, tryout, "carol", "channel")
    await channel.sees("2 finished")
    await tryout.world.later(DAY)
    await channel.sees("Daily deals, day 2")
    (await picture(channel)).save(FOLDER / "daily.png", optimize=True)


async def main() -> None:
    with pytest.MonkeyPatch.context() as monkeypatch, tempfile.TemporaryDirectory() as made:
        stack_packs(monkeypatch, ALICE_IS_ELDER, DEAL)
        settings = Settings(database=Path(made) / "piquet.sqlite3")
        async with (
            open_tryout(lambda: PiquetBot(settings)) as tryout,
            visiting(tryout) as (alice, bob),
            browser() as chromium,
        ):
            tryout.world._env.settle_timeout = 15
            await show_deal(chromium, tryout, alice, bob)
            await show_daily(chromium, tryout, alice, bob)
    end_browser()


if __name__ == "__main__":
    asyncio.run(main())
