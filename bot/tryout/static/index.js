// The index page: each person has a tab for each place, and a frame that shows the chosen place.
"use strict";
// A narrow screen shows one person at a time, a wide one everyone whose name is pressed.
const narrow = window.matchMedia("(max-width: 820px)");
const labels = document.querySelector("template").dataset;
const sides = new Map([...document.querySelectorAll(".side")].map((element) => [element.dataset.person, {
  element, tabs: new Map(), frames: new Map(), seen: new Map(), shown: null,
}]));
const isOpen = (side) => side.element.classList.contains("open");

function label(place) {
  return { channel: labels.channel, dm: labels.dm }[place.kind] ?? place.name;
}

function tab(side, place) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.kind = place.kind;
  button.addEventListener("click", () => show(side, place.id));
  side.tabs.set(place.id, button);
  // Messages that are there when the page opens are not new; those of a table that opens later are.
  side.seen.set(place.id, side.known ? "0" : place.newest);
  return button;
}

// The address of a place without the index page. The addresses of the channel and the DM never change.
function address(side, id) {
  const kind = side.tabs.get(id)?.dataset.kind;
  return `/${side.element.dataset.person}/${["channel", "dm"].includes(kind) ? kind : id}`;
}

function frame(side, id) {
  const element = document.createElement("iframe");
  element.src = address(side, id);
  element.title = side.tabs.get(id)?.textContent ?? "";
  side.frames.set(id, element);
  side.element.querySelector(".frames").append(element);
  return element;
}

function show(side, id) {
  side.shown = id;
  const chosen = side.frames.get(id) ?? frame(side, id);
  for (const element of side.frames.values()) element.classList.toggle("shown", element === chosen);
  for (const [place, button] of side.tabs) button.setAttribute("aria-pressed", String(place === id));
  side.tabs.get(id)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  side.element.querySelector(".alone").href = address(side, id);
  mark(side);
}

function mark(side) {
  let news = false;
  for (const [id, button] of side.tabs) {
    if (id === side.shown && isOpen(side)) side.seen.set(id, button.dataset.newest);
    const fresh = BigInt(button.dataset.newest) > BigInt(side.seen.get(id));
    button.classList.toggle("news", fresh);
    button.setAttribute("aria-label", fresh ? `${button.textContent}, ${labels.news}` : button.textContent);
    news ||= fresh;
  }
  const { person } = side.element.dataset;
  document.querySelector(`[data-side="${person}"]`).classList.toggle("news", news);
}

function update(side, places) {
  // The ids are different: the try-out was restarted.
  if (side.tabs.size && !side.tabs.has(places[0].id)) location.reload();
  const nav = side.element.querySelector(".places");
  const buttons = places.map((place) => {
    const button = side.tabs.get(place.id) ?? tab(side, place);
    button.dataset.newest = place.newest;
    // A rematch gives the thread of its table another name.
    if (button.title !== label(place)) button.textContent = button.title = label(place);
    return button;
  });
  for (const [id, button] of side.tabs) {
    if (places.some((place) => place.id === id)) continue;
    side.tabs.delete(id);
    button.remove();
  }
  // A tab that moves in the document loses a click that is in progress, so unchanged tabs stay.
  buttons.forEach((button, index) => {
    if (nav.children[index] !== button) nav.insertBefore(button, nav.children[index] ?? null);
  });
  side.known = true;
  if (side.shown === null && isOpen(side)) show(side, places[0].id);
  mark(side);
}

async function poll() {
  try {
    const answer = await fetch("/tryout/places");
    const { places, played } = await answer.json();
    document.body.classList.toggle("played", played);
    for (const [person, side] of sides) update(side, places[person]);
    document.querySelector(".gone").hidden = true;
  } catch {
    document.querySelector(".gone").hidden = false;
  }
  setTimeout(poll, 700);
}

function open(people) {
  for (const [person, side] of sides) {
    side.element.classList.toggle("open", people.includes(person));
    document.querySelector(`[data-side="${person}"]`).setAttribute("aria-pressed", String(people.includes(person)));
    if (side.shown === null && side.tabs.size && isOpen(side)) show(side, [...side.tabs.keys()][0]);
    mark(side);
  }
}
const opened = () => [...sides.keys()].filter((person) => isOpen(sides.get(person)));
function turn(person) {
  const others = opened().filter((other) => other !== person);
  if (narrow.matches) open([person]);
  else if (!isOpen(sides.get(person))) open([...others, person]);
  else if (others.length) open(others);
}
for (const button of document.querySelectorAll("[data-side]")) {
  button.addEventListener("click", () => turn(button.dataset.side));
}
const begin = () => open([...sides.keys()].slice(0, narrow.matches ? 1 : 2));
narrow.addEventListener("change", begin);

// Lets simulated time pass. Everything that is due has happened when the button is enabled again.
for (const button of document.querySelectorAll("[data-later]")) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    await fetch(`/tryout/later/${button.dataset.later}`, { method: "POST" }).catch(() => {});
    button.disabled = false;
  });
}

// Uses a command for the first person, and shows where its answer is.
for (const button of document.querySelectorAll("[data-start]")) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    await fetch(`/tryout/start/${button.dataset.start}`, { method: "POST" }).catch(() => {});
    button.disabled = false;
    const [[first, side]] = sides;
    // From here on the hand and its buttons need the height.
    document.querySelector(".steps").open = false;
    const found = [...side.tabs].find(([, place]) => place.dataset.kind === button.dataset.place);
    if (!isOpen(side)) turn(first);
    if (found) show(side, found[0]);
  });
}

// The language of each person.
for (const [person, side] of sides) {
  side.element.querySelector(".language").addEventListener("change", (event) => {
    fetch(`/tryout/language/${person}/${event.target.value}`, { method: "POST" }).catch(() => {});
  });
}

// A frame asks for another place, because its person followed a link.
window.addEventListener("message", (event) => {
  if (event.origin !== location.origin) return;
  for (const side of sides.values()) {
    const from = [...side.frames.values()].some((element) => element.contentWindow === event.source);
    if (from) show(side, String(event.data.place));
  }
});

begin();
poll();
