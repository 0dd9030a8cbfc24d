"""Drives headless Chromium over the DevTools protocol by visible text.

    async with browser() as chromium:
        page = await chromium.open(address)
        await page.click("Accept")
        await page.sees("The table is set.")

Every method waits for its target, and raises AssertionError with the page's text if it does not appear.
"""

import asyncio
import base64
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.support.waiting import LONGEST, wait_for

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
)
NAVIGATED = ("Inspected target navigated or closed", "Execution context was destroyed.")
"""Chromium's errors if the page was replaced during a request."""
DESKTOP, PHONE = (1400, 900), (390, 844)

# What a person could point at and name, within `root`: the newest (lowest) one.
FIND = """
(root, name) => {
  if (!root) return null;
  const clickable = `button, a[href], summary, textarea, [role=button], [role=option], [role=combobox],
    .command-entry, .thread-summary`;
  const names = (element) => [element.getAttribute('aria-label'), element.getAttribute('placeholder'),
    element.innerText, element.querySelector('img')?.alt].map((text) => (text || '').replace(/\\s+/g, ' ').trim());
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled
    && element.getAttribute('aria-disabled') !== 'true';
  const all = [...root.querySelectorAll(clickable)].filter(seen);
  return all.filter((element) => names(element).includes(name)).at(-1)
    || all.filter((element) => names(element).some((text) => text.startsWith(name))).at(-1);
}
"""
# The middle of an element in the tab (of its first line), scrolled into view if something else covers it.
POINT = """
(found) => {
  if (!found) return null;
  const middle = () => {
    const box = found.getClientRects()[0] ?? found.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  if (!found.contains(found.ownerDocument.elementFromPoint(...middle()))) {
    found.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    found.scrollIntoView({ block: 'center' });
  }
  const [x, y] = middle();
  const frame = found.ownerDocument.defaultView.frameElement?.getBoundingClientRect();
  return [x + (frame?.x ?? 0), y + (frame?.y ?? 0)];
}
"""
# SimCord accepts no second action before it has shown the first; and a picture that loads moves what is below it.
READY = """
(!view.simcordPreview || (view.simcordPreview.ready && view.simcordPreview.awaitingRevision === null))
  && [...view.document.images].every((image) => image.complete)
"""
DONE = "(!view.simcordPreview || !view.simcordPreview.pendingAction)"
CONTROLS = """
((messages) => messages.map((message) =>
  [...message.querySelectorAll('.component-button, .select-trigger')]
    .filter((element) => !element.disabled && element.getAttribute('aria-disabled') !== 'true')
    .map((element) => element.innerText.trim() || element.querySelector('img')?.alt || '')
).filter((names) => names.length).at(-1) ?? [])([...view.document.querySelectorAll('[data-message-id]')])
"""


class Navigated(AssertionError):
    """Raised when the browser replaced the page during a request."""


@dataclass(slots=True)
class Chromium:
    socket: aiohttp.ClientWebSocketResponse
    waiting: dict[int, asyncio.Future[Any]] = field(default_factory=dict)
    sent: int = 0
    errors: list[str] = field(default_factory=list)
    context: str = ""

    async def open(self, address: str, size: tuple[int, int] = DESKTOP) -> "Page":
        """Opens a tab; ``size`` is in pixels."""
        target = await self.ask("Target.createTarget", url="about:blank", browserContextId=self.context)
        attached = await self.ask("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        page = Page(self, attached["sessionId"])
        await page.ask("Page.enable")
        await page.ask("Runtime.enable")
        await page.resize(size)
        await page.ask("Page.navigate", url=address)
        return page

    async def ask(self, method: str, session: str | None = None, **params: Any) -> Any:
        self.sent += 1
        answer = self.waiting[self.sent] = asyncio.get_running_loop().create_future()
        message = {"id": self.sent, "method": method, "params": params}
        await self.socket.send_json({**message, "sessionId": session} if session else message)
        async with wait_for(f"Chromium answers {method}"):
            return await answer

    async def listen(self) -> None:
        async for raw in self.socket:
            message = json.loads(raw.data)
            answer = self.waiting.pop(message.get("id"), None)
            if message.get("method") == "Runtime.exceptionThrown":
                self.errors.append(str(message["params"]["exceptionDetails"]))
            if answer is None or answer.done():
                continue
            if "error" in message:
                told = message["error"]["message"]
                answer.set_exception((Navigated if told in NAVIGATED else AssertionError)(told))
            else:
                answer.set_result(message["result"])


@dataclass(frozen=True, slots=True)
class Page:
    """A tab, or a frame in it; the JavaScript expression ``view`` returns its window."""

    chromium: Chromium
    session: str
    view: str = "window"

    def frame(self, selector: str) -> "Page":
        """Returns the page inside the frame with this CSS selector."""
        return replace(self, view=f"document.querySelector({json.dumps(selector)})?.contentWindow")

    async def ask(self, method: str, **params: Any) -> Any:
        return await self.chromium.ask(method, self.session, **params)

    async def run(self, expression: str) -> Any:
        """Evaluates JavaScript, in which ``view`` is the page's window."""
        source = f"(() => {{ const view = {self.view}; return ({expression}); }})()"
        answer = await self.ask("Runtime.evaluate", expression=source, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    async def until(self, expression: str, what: str = "", patience: float = LONGEST) -> Any:
        guarded = f"{self.view} && {self.view}.document && {self.view}.document.body && ({expression})"
        for _ in range(round(patience / 0.05)):
            with suppress(Navigated):
                if value := await self.run(guarded):
                    return value
            await asyncio.sleep(0.05)
        raise AssertionError(
            f"waited {patience:g} s in vain: {what or expression}; to be seen is:\n{await self.text()}"
        )

    async def text(self) -> str:
        return str(await self.run("view && view.document && view.document.body ? view.document.body.innerText : ''"))

    async def sees(self, text: str, patience: float = LONGEST) -> None:
        await self.until(f"view.document.body.innerText.includes({json.dumps(text)})", text, patience)

    async def settles(self, seconds: float = 0.3) -> None:
        """Waits until the page's text has not changed for this many seconds."""
        before = ""
        while (now := await self.text()) != before or not now:
            before = now
            await asyncio.sleep(seconds)

    async def click(self, name: str, within: str = "body", patience: float = LONGEST) -> None:
        """Clicks the last element whose label, placeholder or text is ``name`` or begins with it.

        The CSS selector ``within`` narrows the search. Clicks again if the page changed during the click.
        """
        found = f"({FIND})(view.document.querySelector({json.dumps(within)}), {json.dumps(name)})"
        for _ in range(3):
            what = f"something to click called {name!r}"
            x, y = await self.until(f"({READY}) && ({POINT})({found})", what, patience)
            before = await self.run("view.simcordPreview?.lastAction?.requestId")
            for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
                await self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
            [last] = await self.until(f"{DONE} && [view.simcordPreview?.lastAction ?? {{}}]", f"an end of {name!r}")
            codes = [diagnostic["code"] for diagnostic in last.get("diagnostics", [])]
            if last.get("requestId") == before or "stale-revision" not in codes:
                return

    async def controls(self) -> list[str]:
        return list(await self.run(CONTROLS))

    async def write(self, text: str) -> None:
        await self.ask("Input.insertText", text=text)

    async def press(self, key: str, code: int) -> None:
        """Presses a key by name and key code: ("Enter", 13)."""
        text = {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            await self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, **text)

    async def wheel(self, pixels: int) -> None:
        """Scrolls the tab down by pixels, or up if negative."""
        [x, y] = await self.run("[innerWidth / 2, innerHeight / 2]")
        await self.ask("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=pixels)

    async def resize(self, size: tuple[int, int]) -> None:
        width, height = size
        await self.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )

    async def dark(self, dark: bool) -> None:
        feature = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        await self.ask("Emulation.setEmulatedMedia", features=[feature])

    async def picture(self) -> bytes:
        """Returns a PNG screenshot."""
        return base64.b64decode((await self.ask("Page.captureScreenshot", format="png"))["data"])


@asynccontextmanager
async def browser() -> AsyncIterator[Chromium]:
    """Opens a fresh Chromium for the block. Without an installed Chromium skips the test, except on CI."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(await _address(_running_profile()), max_msg_size=0) as socket,
    ):
        chromium = Chromium(socket)
        listener = asyncio.create_task(chromium.listen())
        try:
            chromium.context = (await chromium.ask("Target.createBrowserContext"))["browserContextId"]
            yield chromium
            await chromium.ask("Target.disposeBrowserContext", browserContextId=chromium.context)
            # Chromium may be opening a connection in advance, and a server that stops loses one just accepted.
            await asyncio.sleep(0.1)
        finally:
            await socket.close()
            await listener


@dataclass(slots=True)
class _Running:
    """All browsers share one Chromium process, because starting Chromium takes as long as many tests."""

    process: subprocess.Popen[bytes]
    profile: Path


_running: list[_Running] = []


def _running_profile() -> Path:
    if _running and _running[0].process.poll() is None:
        return _running[0].profile
    end_browser()
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        if os.environ.get("CI") == "true":
            raise FileNotFoundError("no Chromium")
        pytest.skip("no Chromium here")
    profile = Path(tempfile.mkdtemp(prefix="piquet-browser-"))
    command = [program, *FLAGS, f"--user-data-dir={profile}"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603 - found above
    _running.append(_Running(process, profile))
    return profile


def end_browser() -> None:
    while _running:
        ended = _running.pop()
        # Asked to, it ends its own processes.
        ended.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            ended.process.wait(LONGEST)
        ended.process.kill()
        ended.process.wait()
        shutil.rmtree(ended.profile, ignore_errors=True)


async def _address(profile: Path) -> str:
    file = profile / "DevToolsActivePort"
    for _ in range(round(LONGEST / 0.05)):
        if file.exists() and len(lines := file.read_text().split()) == 2:
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        await asyncio.sleep(0.05)
    raise AssertionError(f"waited {LONGEST:g} s in vain: Chromium starts")
