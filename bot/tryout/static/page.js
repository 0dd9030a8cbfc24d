// Corrects what differs from Discord on SimCord's pages. Runs before SimCord's own script.
"use strict";
(() => {
  const { person, key } = document.currentScript.dataset;
  // SimCord reads the key of the page from the address.
  history.replaceState(null, "", `#${key}`);

  // --- The requests of SimCord's script ---

  const ask = window.fetch.bind(window);
  const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });
  // The milliseconds by which simulated time is ahead of the browser's.
  let ahead = 0;
  // Times are written in the person's language, as on Discord; in English with the day before the month.
  let language = "en-GB";
  const unseen = () => window.frameElement && !window.frameElement.classList.contains("shown");

  // The server does not know a page that slept too long, or is older than the server. Reloads it, at most every 5 s.
  function again() {
    const slot = `again ${location.pathname}`;
    const early = Number(sessionStorage.getItem(slot)) + 5000 - Date.now();
    if (early > 0) {
      setTimeout(again, early);
      return;
    }
    sessionStorage.setItem(slot, String(Date.now()));
    location.reload();
  }

  // SimCord keeps the choice in a select as long as its key is the same. On Discord an edit of the message makes a new
  // select with the defaults of the edit. So the key gets the time of the edit as a suffix.
  const EDIT = "@";
  const SELECTS = [3, 5, 6, 7, 8];
  function rename(component, edit, candidates) {
    if (SELECTS.includes(component.type) && component.control_key) {
      const key = component.control_key;
      component.control_key += EDIT + edit;
      // The people, roles or channels of a menu.
      if (candidates?.[key]) candidates[component.control_key] = candidates[key];
    }
    for (const child of component.components ?? []) rename(child, edit, candidates);
  }
  // SimCord decodes each picture of an emoji in a process of its own, which takes seconds for a hand. The bot's own files
  // are shown as they are: by the asset's id, the name of the emoji, which is the name of the file.
  const emoji = new Map();
  function findEmoji(found) {
    if (typeof found !== "object" || found === null) return;
    if (found.custom === true && found.asset_id) emoji.set(found.asset_id, found.name);
    else Object.values(found).forEach(findEmoji);
  }
  const EMOJI = /^\/api\/assets\/([^?]+)$/;
  function emojiFile(path) {
    const name = typeof path === "string" && emoji.get(EMOJI.exec(path)?.[1]);
    return name && `/tryout/emoji/${name}.png`;
  }

  async function renamed(answer) {
    const state = await answer.json();
    findEmoji(state.messages);
    if (state.profile) state.profile.locale = language;
    for (const message of Object.values(state.messages ?? {})) {
      if (!message.edited_timestamp) continue;
      for (const component of message.components ?? []) rename(component, message.edited_timestamp, state.candidates);
    }
    return new Response(JSON.stringify(state), answer);
  }
  function named(body) {
    const action = JSON.parse(body);
    if (action.control_key) action.control_key = action.control_key.split(EDIT)[0];
    return JSON.stringify(action);
  }

  window.fetch = async (path, options = {}) => {
    const file = emojiFile(path);
    if (file) return ask(file);
    // A hidden page needs no update.
    while (path === "/api/state" && unseen()) await pause(100);
    const body = path === "/api/action" && typeof options.body === "string" ? named(options.body) : options.body;
    const answer = await ask(path, { ...options, body });
    if ([401, 410].includes(answer.status)) again();
    ahead = 1000 * Number(answer.headers.get("X-Tryout-Ahead") ?? ahead / 1000);
    const told = answer.headers.get("X-Tryout-Language");
    if (told) language = told === "en" ? "en-GB" : told;
    return answer.ok && ["/api/state", "/api/pages"].includes(path) ? renamed(answer) : answer;
  };

  // --- Clicks and keys ---

  // A link to a place on Discord opens that place in the try-out.
  function go(place) {
    if (parent === window) location.assign(`/${person}/${place}`);
    else parent.postMessage({ place }, location.origin);
  }
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    const found = link && /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)/.exec(link.href);
    if (found) {
      event.preventDefault();
      go(found[1]);
    } else if (event.target.closest(".thread-summary")) {
      // A thread has the id of its message.
      go(event.target.closest("[data-message-id]").dataset.messageId);
    }
  }, true);

  // On Discord, Enter sends a command whose options are complete. In SimCord the last option has the focus, and Enter
  // would open it again.
  document.addEventListener("keydown", (event) => {
    const chip = document.querySelector(".command-chip");
    if (event.key !== "Enter" || !chip || !event.target.matches("body, .command-mention")) return;
    event.preventDefault();
    chip.closest("form").requestSubmit();
  }, true);

  // --- Layout and text ---

  // A reader at the end of a conversation stays at its end when messages are added, until they scroll away. SimCord
  // would keep the position of the first visible message as soon as the end is a pixel off.
  document.addEventListener("DOMContentLoaded", () => {
    const timeline = document.getElementById("channel-timeline");
    let atEnd = true;
    let scrolledAt = 0;
    const stick = () => { if (atEnd) timeline.scrollTop = timeline.scrollHeight; };
    const scrolls = () => { scrolledAt = Date.now(); };
    for (const how of ["wheel", "touchmove", "keydown"]) timeline.addEventListener(how, scrolls, { passive: true });
    timeline.addEventListener("pointermove", (event) => { if (event.buttons && event.target === timeline) scrolls(); });
    timeline.addEventListener("pointerdown", (event) => { if (event.target === timeline) scrolls(); });
    timeline.addEventListener("scroll", () => {
      if (Date.now() - scrolledAt < 1000) atEnd = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 80;
      else stick();
    }, { passive: true });
    document.addEventListener("click", (event) => {
      const button = event.target.closest(".history-button");
      if (button) atEnd = button.id === "new-messages";
    }, true);
    const observer = new ResizeObserver(stick);
    observer.observe(timeline);
    observer.observe(document.getElementById("channel-message-list"));
  });

  // SimCord's selects show three options of twelve. On Discord they use the space there is.
  document.addEventListener("toggle", (event) => {
    const list = event.target;
    const select = list.closest?.(".preview-select");
    if (event.newState !== "open" || !list.matches?.(".select-list") || !select) return;
    const trigger = select.querySelector(".select-trigger").getBoundingClientRect();
    const up = select.classList.contains("opens-up");
    const height = Math.min(list.scrollHeight + 2, 500, (up ? trigger.top : innerHeight - trigger.bottom) - 12);
    list.style.maxHeight = `${height}px`;
    if (up) list.style.top = `${trigger.top - 4 - height}px`;
  }, true);

  // SimCord writes "in 5 minutes" once. Discord updates it.
  const spans = [
    ["second", 1, 60], ["minute", 60, 3600], ["hour", 3600, 86400], ["day", 86400, 604800], ["week", 604800, Infinity],
  ];
  // Every other form of a time has a year or a colon.
  const isRelative = (text) => !/:|\d{4}/.test(text);
  function fromNow(date) {
    const seconds = (Date.parse(date) - Date.now() - ahead) / 1000;
    const [unit, size] = spans.find(([, , end]) => Math.abs(seconds) < end);
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
  }
  setInterval(() => {
    for (const time of document.querySelectorAll("time.discord-timestamp")) {
      if (time.dateTime && isRelative(time.textContent)) time.textContent = fromNow(time.dateTime);
    }
  }, 1000);

  // SimCord reports a failed action in its toolbar, which is hidden here. What the bot has answered has not failed, though
  // SimCord calls it uncertain while the bot is still at work, on a slow machine.
  function answered() {
    const last = window.simcordPreview?.lastAction;
    return last?.settlement === "timeout" && ["acknowledged", "deferred"].includes(last.acknowledgement);
  }
  document.addEventListener("DOMContentLoaded", () => {
    const status = document.getElementById("action-status");
    new MutationObserver(() => {
      const failed = /not completed|uncertain|interrupted|ended|unavailable/i.test(status.textContent);
      const trouble = failed && !answered();
      status.classList.toggle("trouble", trouble);
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
})();
