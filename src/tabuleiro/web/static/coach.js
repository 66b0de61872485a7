// The coach: its slip has a place of its own on the page, where it lies on nothing; in a lesson it marks what may be chosen.

import * as notes from "./notes.js";
import { bring } from "./rings.js";
import { toChoices } from "./sight.js";
import * as stage from "./stage.js";

const slip = document.getElementById("coach");
const lights = document.getElementById("coach-lights");
const bar = document.getElementById("bar");
const board = document.getElementById("board");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let folded = false;
let wide = innerWidth;
let turned = false; // a phone to another tab
let begun = ""; // the step whose target was brought into sight
let moved = false; // its reader has scrolled since
let shown = []; // the pieces that are marked,
let stood = ""; // and where they stood then

const boxOf = (piece) => piece.getBoundingClientRect();
const where = (boxes) => boxes.map((box) => Object.values(box.toJSON()).map(Math.round)).join(";");
const seen = (piece) => piece.getClientRects().length > 0;
const all = (selector) => [...document.querySelectorAll(selector)];
/** A phone has the own panel's figures in its bar. */
const at = (spot) => all(`[data-spot="${CSS.escape(spot)}"], .own[data-panel="${CSS.escape(spot.replace("panel ", ""))}"]`);

/** The slip that is to be seen: a lesson's step, or the note that comes now. */
function current() {
  const slips = [...slip.querySelectorAll(".slip")];
  const offered = slips.filter(({ dataset }) => "note" in dataset);
  const room = !lined() || !document.querySelector("#sheet .loose"); // options come first
  const note = slip.hidden || !room ? undefined : notes.pick(offered, (one) => topics(one.dataset).length);
  for (const one of offered) one.hidden = one !== note;
  const waits = slip.querySelector(".waits"); // what is new is said while the coach itself has nothing to say
  if (waits) waits.hidden = Boolean(note);
  return slips.find((one) => !one.hidden);
}

/** Whether a note is a line in a phone's bottom bar, where it lies on nothing. */
const lined = () => !slip.querySelector("[data-step]") && document.getElementById("sheet").getClientRects().length > 0;

/** What a note is about: a place or an icon on the board, if it is not under another tab; where there is none, the question. */
function topics({ spots, icon }) {
  const found = icon ? all(`#board use[href="#i-${icon}"]`) : JSON.parse(spots).flatMap(at);
  return (found.length ? found : all("#status")).filter(seen).slice(0, 1);
}

/** What the step is about: the way to what may be chosen first (main button, option, half of one), then places. */
function targets(data) {
  if ("note" in data) return [topics(data), []];
  const acts = JSON.parse(data.acts);
  const spots = JSON.parse(data.spots).flatMap(at);
  const whole = all("[data-act]").filter((piece) => acts.includes(piece.dataset.act));
  const sends = all("[data-send]").filter((piece) => acts.includes(piece.dataset.send));
  const picked = whole.filter((piece) => seen(piece) && piece.dataset.act === sends[0]?.dataset.send).slice(0, 1);
  if (sends.some(seen)) return [sends, [...spots, ...picked]]; // one mark for what is chosen leaves room
  const halves = all("[data-part]:not([aria-pressed=true])").filter(({ dataset: { part } }) => acts.some((act) => act.startsWith(`${part} `) || act.endsWith(` ${part}`)));
  if (whole.some(seen) || !halves.length) return acts.length ? [whole, spots] : [spots, []];
  return [halves, [...spots, ...(acts.length === 1 ? other(halves[0], acts[0]) : [])]];
}

/** Where the second of two clicks will be, if the page has that place: it is spoken of already. */
function other({ dataset: { part } }, act) {
  const rest = act.startsWith(`${part} `) ? act.slice(part.length) : act.slice(0, -part.length - 1);
  return all(`[data-spot$="${CSS.escape(` ${rest.trim().split(" ").at(-1)}`)}"]`);
}

/** A phone shows one part of the table at a time: the one with the target comes up. */
function reveal(pieces) {
  if (!pieces.length || pieces.some(seen)) return;
  turned = true;
  for (const tab of [...all("#tab-mine"), ...all(".tabs input")]) {
    tab.checked = true;
    if (pieces.some(seen)) return;
  }
}

/** Whether the middle of a piece is to be seen: not scrolled out of the board, nor under the bar or the slip. */
function inSight(piece) {
  const { left, top, width, height } = boxOf(piece);
  const [x, y] = [left + width / 2, top + height / 2];
  const within = (box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  return within(new DOMRect(0, 0, innerWidth, innerHeight)) && (!board.contains(piece) || (within(boxOf(board)) && !within(boxOf(bar)) && !within(boxOf(slip))));
}

/** Marks what the step is about; called whenever the page has changed. While something is told the coach waits. */
export function point() {
  lights.replaceChildren();
  for (const piece of all("[aria-describedby=coach-says]")) piece.removeAttribute("aria-describedby");
  slip.hidden = !slip.childElementCount || stage.busy();
  shown = [];
  const step = current();
  if (turned && !step) {
    document.getElementById("tab-mine").checked = true; // the coach had turned to another part of the table
    turned = false;
  }
  slip.hidden ||= !step && !slip.querySelector(".call");
  slip.classList.toggle("line", Boolean(step) && lined());
  if (!step || slip.hidden) return;
  notes.met(JSON.parse(step.dataset.teaches ?? "[]"));
  const small = folded && "step" in step.dataset;
  step.classList.toggle("folded", small);
  step.querySelector("[data-fold]")?.setAttribute("aria-expanded", !folded);
  const [first, more] = targets(step.dataset);
  const name = (step.dataset.step ?? step.dataset.note) + first.length;
  const fresh = begun !== name;
  begun = name;
  moved &&= !fresh;
  if (fresh && !small) reveal(first);
  const [pieces, besides] = [first, more].map((some) => some.filter(seen));
  if (!fresh && !moved && pieces.length && !small && "step" in step.dataset) bring(pieces[0]); // others may have scrolled it away: what is told, new choices
  if (fresh) {
    for (const piece of [...pieces, ...besides].reverse()) bring(piece); // as much of it as has room, the first in any case
    if (!still.matches) step.animate({ outlineColor: ["var(--pick)", "transparent"] }, 1200); // it does not move: so it is seen that it says something else
  }
  shown = [...pieces, ...besides].filter(inSight); // what was scrolled away has no ring on what lies there
  const boxes = shown.map(boxOf); // all before the first ring: whatever changes on the page, the next look restyles much of it
  lights.append(...boxes.map((box, i) => ring(box, pieces.includes(shown[i]) && step.dataset.acts !== "[]", pieces.length > 1)));
  if ("step" in step.dataset) for (const piece of pieces) piece.setAttribute("aria-describedby", "coach-says");
  stood = where(boxes);
}

/** By the keyboard: to what the coach points at, or to its own button. */
export function focus() {
  const step = slip.querySelector(".slip:not([hidden])");
  if (!step || slip.hidden) return;
  (step.querySelector(".next") ?? targets(step.dataset)[0].find(seen) ?? step.querySelector("button")).focus();
}

function ring(box, chosen, several) {
  const mark = document.createElement("div");
  mark.className = `cue${chosen ? " can" : ""}${several ? " slim" : ""}`; // side by side they must not lie on what is read
  Object.assign(mark.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  return mark;
}

/** Does for the learner what is marked: a click where the ring is, a moment after it was shown. */
async function show() {
  const step = slip.querySelector(".slip");
  const piece = targets(step.dataset)[0].find(seen);
  if (!piece) return;
  bring(piece, "center");
  lights.querySelector(".cue.can")?.classList.add("shown");
  await new Promise((done) => setTimeout(done, still.matches ? 0 : 700));
  piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** When the server knows, the lesson's end leads on: to the next one, or home. */
async function tell(sent, onward) {
  if ((await sent) && onward) location.assign(onward);
}

/** Whether a click was for the coach alone; `send` tells the server. */
export function clicked(target, send) {
  const button = target.closest?.("#coach :is([data-coach],[data-fold],[data-show],[data-got],[data-notes-off]),#coach.line .says");
  if (!button) return false;
  const data = button.dataset;
  if (button.matches(".says")) slip.classList.toggle("whole"); // a line may be too short for all of it
  else if ("got" in data || "notesOff" in data) {
    if (button.matches(".says")) slip.classList.toggle("whole"); // a line may be too short for all of it
  else if ("got" in data) notes.over();
    else notes.never();
    point();
    document.getElementById("board").focus({ preventScroll: true }); // the button is gone
    if (!slip.querySelector("[data-note]:not([hidden])")) toChoices(); // it may have scrolled them away
  } else if ("fold" in data) {
    folded = !folded;
    begun = ""; // the board has another height: what it points at comes into sight again
    point();
  } else if ("show" in data) show();
  else tell(send({ do: data.coach, step: data.step ?? "" }, button), data.onward);
  return true;
}

for (const change of ["resize", "scroll"]) addEventListener(change, () => requestAnimationFrame(point), { capture: true, passive: true });
for (const own of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(own, () => (moved = true), { capture: true, passive: true });
addEventListener("resize", () => {
  if (wide !== innerWidth) begun = ""; // another layout; a phone's own bar that comes and goes is none
  wide = innerWidth;
});
new ResizeObserver(() => {
  for (const one of [document.documentElement, document.getElementById("hint")]) one.style.setProperty("--slip", `${slip.offsetHeight}px`);
}).observe(slip);
setInterval(() => shown.length && !slip.hidden && where(shown.map(boxOf)) !== stood && point(), 100); // pieces travel, fonts and pictures come
document.getElementById("coach-notes").addEventListener("change", point);
document.querySelector(".tabs")?.addEventListener("change", () => requestAnimationFrame(point));
