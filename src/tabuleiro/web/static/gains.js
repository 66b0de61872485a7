// What beats brought: the panels' figures as they were, then counted up; chips that fly there.

import { ofSeat, spotted } from "./rings.js";

const eye = Number(document.body.dataset.seat);
const lights = document.getElementById("lights");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const icon = (name) => `<svg class="i" aria-hidden="true"><use href="#i-${name}"/></svg>`;
const minus = (n) => String(n).replace("-", "−");
const figuresOf = (seat, what) => [...document.querySelectorAll(`:is(#panel-${seat}, [data-panel="${seat}"]) [data-figure="${CSS.escape(what)}"]`)];
const numberIn = (figure) => Number(figure.textContent.replace("−", "-"));

const placeOf = (piece) => piece.closest("[id^=panel-],#bar,#board")?.id;
const kinds = new Set(); // that each panel has shown
const know = () => document.querySelectorAll("[data-figure]").forEach((figure) => kinds.add(`${placeOf(figure)} ${figure.dataset.figure}`));
know();

/** What is used up has no figure any more: it stands there as 0 while something is said of it. */
function usedUp(seat, what) {
  know();
  for (const stats of document.querySelectorAll(`#panel-${seat} .stats, [data-panel="${seat}"]`)) {
    const last = [...stats.querySelectorAll("[data-figure]")].at(-1);
    if (!last || !kinds.has(`${placeOf(stats)} ${what}`) || stats.querySelector(`[data-figure="${CSS.escape(what)}"]`)) continue;
    const none = Object.assign(document.createElement("span"), { className: "spent", innerHTML: `${icon(what)}<b>0</b>` });
    none.lastChild.dataset.figure = what;
    last.parentElement.after(none);
  }
}

export function rollBack(beats) {
  for (const beat of beats) for (const [seat, what, n] of beat.gains) {
    usedUp(seat, what);
    for (const figure of figuresOf(seat, what)) figure.textContent = minus(numberIn(figure) - n);
  }
}

/** What has come since this person's own turn began: by seat and kind, as chips beside the figures. */
let sums = new Map();

export function credit(beat) {
  for (const [seat, what, n] of beat.gains) for (const figure of figuresOf(seat, what)) figure.textContent = minus(numberIn(figure) + n);
  tally([beat]);
}

/** Counts what the figures show already. */
export function tally(beats) {
  for (const [seat, what, n] of beats.flatMap((beat) => beat.gains)) {
    const key = `${seat} ${what}`;
    sums.set(key, [seat, what, (sums.get(key)?.[2] ?? 0) + n]);
  }
  chips();
}

/** The chips, also where the panels were drawn anew. */
export function chips() {
  for (const [seat, what, sum] of sums.values()) {
    if (sum) usedUp(seat, what);
    for (const figure of figuresOf(seat, what)) chip(figure, sum);
  }
}

function chip(figure, sum) {
  const shown = figure.parentElement.querySelector(".credit") ?? figure.parentElement.appendChild(document.createElement("span"));
  shown.className = `credit${sum < 0 ? " pay" : ""}`;
  shown.textContent = sum > 0 ? `+${sum}` : minus(sum);
  shown.hidden = !sum;
}

/** Counted from here on, or from where it was: what is told once more is no news. Gives what was counted so far. */
export function count(from = new Map()) {
  const before = sums;
  sums = from;
  document.querySelectorAll(".credit,.spent").forEach((piece) => piece.remove());
  chips();
  return before;
}

/** What was gained rises from where it happened, else from a piece, with the mark of who gets it. One's own flies on to one's
 * figures; another's does not: its way would lead over one's own part of the table, as if it went there. */
export function fly(beat, from) {
  if (still.matches) return;
  const start = ((beat.spot && spotted(beat.spot)) || from).getBoundingClientRect();
  const [x, y] = [start.x + start.width / 2, start.y - 14]; // what is new in its place stays to be read
  beat.gains.filter(([, , n]) => n > 0).slice(0, 4).forEach(([seat, what, n], i) => {
    const goal = seat === eye && figuresOf(seat, what).find((one) => one.getClientRects().length)?.getBoundingClientRect();
    if (seat === eye && !goal) return;
    const chip = document.createElement("span");
    chip.className = `gain fly${ofSeat(seat)}`;
    chip.innerHTML = `${document.querySelector(`#panel-${seat} .seat`)?.outerHTML ?? ""}+${n}${icon(what)}`;
    lights.append(chip);
    Object.assign(chip.style, { left: `${x}px`, top: `${y}px` });
    const end = goal ? { transform: `translate(${goal.x - x}px, ${goal.y - y}px)`, opacity: 0.4 } : { transform: `translateY(${-24 * i - 8}px)`, opacity: 1 };
    const way = chip.animate([{ transform: "none", opacity: 1 }, end], { duration: 700, delay: 250 + 120 * i, easing: "ease-in-out", fill: "both" });
    way.finished.then(() => setTimeout(() => chip.remove(), goal ? 0 : 600), () => {});
  });
}
