// Beside the table: the bubble that says why, and the closer look at another one's part.

import { answered } from "./page.js";

const bubble = document.getElementById("bubble");
const part = document.getElementById("beside");
let opener = null;

/** Says something next to a piece, else to the question. */
export function tell(near, ...words) {
  bubble.replaceChildren(...words);
  bubble.classList.remove("calm");
  bubble.hidden = false;
  const at = (near ?? document.getElementById("status")).getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left), innerWidth - own.width - 8);
  const slip = document.querySelector("#coach:not([hidden]) .slip:not([hidden])")?.getBoundingClientRect();
  const onSlip = (top) => slip && top < slip.bottom && top + own.height > slip.top && left < slip.right && left + own.width > slip.left;
  const fits = [at.bottom + 6, at.top - own.height - 6].filter((top) => top >= 8 && top + own.height + 2 < innerHeight);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${fits.find((top) => !onSlip(top)) ?? fits[0] ?? 8}px`; // what the coach says stays to be read
}

/** What a figure is made of: no refusal, so it looks calm. */
export function explain(near, text) {
  tell(near, text);
  bubble.classList.add("calm");
}

export const hush = () => (bubble.hidden = true);

/** Another one's part of the table, from an address; closed, the focus goes back to what opened it. */
export async function open(address, seat) {
  const answer = await answered(address);
  if (!answer) return;
  opener = seat;
  part.innerHTML = await answer.text(); // drawn and escaped by our own server
  part.hidden = false;
  part.querySelector("[data-close]").focus();
}

export function close() {
  part.hidden = true;
  document.querySelector(`[data-mine="${opener}"]`)?.focus();
}

export const isOpen = () => !part.hidden;
