// A closer look at a card: after 400 ms of hovering, a long press, `z`, or a click on one that cannot be chosen;
// beside what is looked at, not over it.

import { answered } from "./page.js";

const box = document.getElementById("zoom");
const { path: base = `/t/${document.body.dataset.table}` } = document.body.dataset;
const cards = new Map();
let timer = 0;
let shownFor = null;
let pressed = false;

async function fetched(card) {
  if (!cards.has(card)) {
    const answer = await answered(`${base}/card/${encodeURIComponent(card)}?lang=${document.documentElement.lang}`);
    if (!answer) return ""; // no connection: no closer look, and the page says so by itself
    cards.set(card, await answer.text());
  }
  return cards.get(card);
}

export async function show(piece) {
  shownFor = piece;
  const html = await fetched(piece.dataset.card);
  if (!html || shownFor !== piece || !piece.isConnected) return;
  box.innerHTML = html; // our own server's words, escaped there
  box.hidden = false;
  const at = piece.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const [left, top] = placed(at, own, piece);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Beside what is looked at, on the side where it covers the least of it and of what can be chosen. */
function placed(at, own, piece) {
  const within = (wanted, size, room) => Math.min(Math.max(8, wanted), Math.max(8, room - size - 8));
  const across = within(at.top, own.height, innerHeight);
  const along = within((at.left + at.right - own.width) / 2, own.width, innerWidth);
  const places = [
    [within(at.right + 10, own.width, innerWidth), across],
    [within(at.left - own.width - 10, own.width, innerWidth), across],
    [along, within(at.top - own.height - 10, own.height, innerHeight)],
    [along, within(at.bottom + 10, own.height, innerHeight)],
  ];
  const choices = [...document.querySelectorAll(".can")].filter((other) => !other.contains(piece)).map((other) => other.getBoundingClientRect());
  const common = (a, b, size) => Math.max(0, Math.min(a[0] + size[0], b.right) - Math.max(a[0], b.left)) * Math.max(0, Math.min(a[1] + size[1], b.bottom) - Math.max(a[1], b.top));
  const size = [own.width, own.height];
  const cost = (place) => 50 * common(place, at, size) + choices.reduce((sum, choice) => sum + common(place, choice, size), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

export function hide() {
  clearTimeout(timer);
  shownFor = null;
  box.hidden = true;
}

/** After a change of the page: what was looked at may be gone. */
export function check() {
  if (shownFor && !shownFor.isConnected) hide();
}

export const open = () => !box.hidden;
const piece = (event) => event.target.closest?.("[data-card]");
addEventListener("focusin", (event) => {
  if (open() && piece(event) !== shownFor) piece(event) ? show(piece(event)) : hide(); // it goes where the keys go
});

/** Whether a finger is on the closer look. */
function onBox({ clientX, clientY }) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return open() && clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

// Only who moves the pointer to a card wants to see it: what slides under a resting pointer does not count.
let under = null;
addEventListener("pointermove", (event) => {
  const found = piece(event);
  if (event.pointerType !== "mouse" || found === under || event.buttons) return;
  under = found;
  clearTimeout(timer);
  if (found) timer = setTimeout(() => show(found), 400);
});
addEventListener("pointerout", (event) => {
  if (event.pointerType !== "mouse" || !piece(event) || piece(event).contains(event.relatedTarget)) return; // a finger that
  // lifts leaves, too: what it asked for stays until the next tap
  under = null;
  hide();
});
addEventListener("pointerdown", (event) => {
  pressed = event.pointerType !== "mouse" && onBox(event); // a finger on it puts it away, and means nothing that lies under it
  hide();
  if (pressed) return;
  const found = piece(event);
  if (event.pointerType === "mouse" || !found) return;
  timer = setTimeout(() => {
    pressed = true;
    show(found);
  }, 450);
});
addEventListener("click", (event) => {
  if (!pressed) {
    // a card that is no button has nothing else to say than what it is
    if (piece(event) && !event.target.closest("button,a,[data-act],[data-part],[data-why]")) show(piece(event));
    return;
  }
  pressed = false; // it was to read, not to choose
  event.preventDefault();
  event.stopPropagation();
}, true);
for (const kind of ["pointerup", "pointercancel", "scroll"]) addEventListener(kind, () => clearTimeout(timer), true);
addEventListener("contextmenu", (event) => {
  if (open() && piece(event)) event.preventDefault(); // the long press was for us
});
