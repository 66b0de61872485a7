// A closer look at a card: after 400 ms of hovering, a long press, `z`, or a click on one that cannot be chosen;
// beside what is looked at, not over it.

import { JSON_ONLY, notice, reasonOf } from "./page.js";

const box = document.getElementById("zoom");
const table = document.body.dataset.table;
const cards = new Map();
let timer = 0;
let shownFor = null;
let pressed = false;

async function fetched(card) {
  if (!cards.has(card)) {
    const path = `/t/${table}/card/${encodeURIComponent(card)}?lang=${document.documentElement.lang}`;
    const answer = await fetch(path, { headers: JSON_ONLY }).catch(() => null);
    if (answer && !answer.ok) notice(await reasonOf(answer));
    if (!answer?.ok) return ""; // no connection: no closer look, and the page says so by itself
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
  const within = (wanted, size, room) => `${Math.min(Math.max(8, wanted), Math.max(8, room - size - 8))}px`;
  const right = at.right + 10 + own.width < innerWidth;
  if (right || at.left - own.width - 10 > 0) {
    box.style.left = `${right ? at.right + 10 : at.left - own.width - 10}px`;
    box.style.top = within(at.top, own.height, innerHeight);
  } else {
    // a narrow screen: above or below, wherever there is more room
    const above = at.top > innerHeight - at.bottom;
    box.style.left = within((at.left + at.right - own.width) / 2, own.width, innerWidth);
    box.style.top = within(above ? at.top - own.height - 10 : at.bottom + 10, own.height, innerHeight);
  }
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

addEventListener("pointerover", (event) => {
  const found = piece(event);
  if (event.pointerType !== "mouse" || !found) return;
  clearTimeout(timer);
  timer = setTimeout(() => show(found), 400);
});
addEventListener("pointerout", (event) => {
  if (piece(event) && !piece(event).contains(event.relatedTarget)) hide();
});
addEventListener("pointerdown", (event) => {
  hide();
  pressed = false;
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
  pressed = false; // the long press was to read, not to choose
  event.preventDefault();
  event.stopPropagation();
}, true);
for (const kind of ["pointerup", "pointercancel", "scroll"]) addEventListener(kind, () => clearTimeout(timer), true);
addEventListener("contextmenu", (event) => {
  if (open() && piece(event)) event.preventDefault(); // the long press was for us
});
