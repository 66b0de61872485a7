// The stage: tells what happened, beat by beat, over the table as it was then. A click or a key ends the telling.

import { age, covers, lay, moment, opening, slowly } from "./card.js";
import { chips, count, credit, fly, icon, rollBack, tally } from "./gains.js";
import { travelled } from "./morph.js";
import { lasting, stepping, within } from "./pace.js";
import { dark, light, ofSeat, placesOf, spotted } from "./rings.js";
import * as views from "./views.js";

const stage = document.getElementById("stage");
const texts = JSON.parse(document.getElementById("texts").textContent);
const PACE = { slow: 1.7, normal: 1, fast: 0.5, hand: 1, off: 0 }; // by hand every beat waits for "Next"
const BUDGET = 30000; // milliseconds between an own answer and the next choice: what takes longer is told in fewer words
const GLANCE = 1100; // of a step where time is short
const HASTE = 500; // milliseconds after a telling began: a second click was for what stood in the button's place
const FASTEST = 0.6; // of the viewer's own pace: what goes by faster cannot be read
const eye = Number(document.body.dataset.seat);

let speed = localStorage.getItem("speed") ?? "normal";
let queue = []; // frames that are still to be told, the oldest first
let string = []; // the beats of this telling, told and to be told
let missed = []; // what happened while nobody looked
let running = false;
let held = false;
let over = null; // ends the wait of the present beat
let began = 0; // when this telling did
let tellings = 0; // begun and ended so far: one that another has followed goes no further
let present = null; // the frame that is told before it is shown
let told = null; // the beat that the strip tells
let spent = 0; // milliseconds of telling since this person last did something
let film = null; // what others did since then, to be told again: the parts as they were before, and all frames
let foreign = false; // others have done something since then
let next = null; // the same from the newest own doing on: of interest as soon as others go on

let turned = () => {}; // called when a telling begins or ends
export const busy = () => running || !moment.hidden;
export const telling = () => running;
export const whenTurned = (call) => (turned = call);

// ---------------------------------------------------------------- which beats, and for how long
const sameTurn = (a, b) => a && b && a.turn === b.turn && a.seat === b.seat;

/** The beats of a frame that get a bead: what matters, and the first that a turn brings, if nothing else is told of it;
 * what is quiet besides adds to the one before. */
function loudOf(beats) {
  const found = [];
  for (const beat of beats) {
    const brings = beat.seat >= 0 && (beat.main || beat.gains.some(([, , n]) => n > 0)) && !sameTurn(beat, found.at(-1) ?? string.at(-1));
    if (beat.weight !== "quiet" || brings) found.push(beat);
  }
  return found;
}

/** Whether all that waits to be told would take longer than anybody wants to wait: each turn is one beat then. */
function tooMuch() {
  const waiting = queue.flatMap((item) => item.beats).reduce((time, beat) => time + lasting(beat), 0);
  return speed !== "hand" && spent + waiting * PACE[speed] * FASTEST > BUDGET * PACE[speed];
}

/** How fast it is told now: in the viewer's own pace, and faster if it would take too long. */
function pace() {
  const own = PACE[speed] || 1;
  const waiting = queue.flatMap((item) => item.beats).reduce((time, beat) => time + lasting(beat), 1);
  return own * within(FASTEST, (BUDGET * own - spent) / (own * waiting), 1);
}

/** This person has done something: what follows has its time from here on; what comes is counted anew unless it is still the
 * same turn of their own. */
export function answer(what) {
  spent = 0;
  if (foreign || what === "undo") count();
  foreign = false;
}

/** Several frames as one: each has only the parts that have changed since the one before. */
export const joined = (frames) => Object.assign({}, ...frames, { parts: Object.assign({}, ...frames.map((frame) => frame.parts)) });

/** A frame with its beats; `show` puts it on the page. Told one after the other, at once if there is nothing to tell. */
export function tell(frame, show, own = false) {
  const beats = loudOf(frame.beats ?? []);
  remember(frame, show, own);
  if (document.hidden) missed.push(...beats);
  if (!running && (!beats.length || PACE[speed] === 0 || document.hidden)) {
    show(frame);
    tally(frame.beats ?? []);
    const unread = beats.filter((beat) => beat.card && beat.stays);
    if (unread.length) keep(unread.at(-1)); // what one's own doing has brought is never gone before it was seen
    return;
  }
  queue.push({ frame, beats, show });
  string.push(...beats);
  if (!running) run();
}

/** A frame that is not told. */
export function pass(frame, show) {
  remember(frame, show);
  tally(frame.beats ?? []);
}

/** Keeps what happened since this person's last choice, with the table before it. */
function remember(frame, show, own = false) {
  const others = (frame.beats ?? []).some((beat) => beat.seat !== eye);
  foreign ||= others;
  if (own) next = { before: shownNow(frame.parts), frames: [], show };
  if (next && others) [film, next] = [next, null];
  (next ?? film)?.frames.push(frame);
}

/** The page has gone on by another way: what it would set back to is not known any more. */
export const forget = () => (film = next = null);

/** The parts as they are on the page, without what scripts have set there: the page's policy allows no style in a text. */
function shownNow(parts) {
  const copies = Object.keys(parts).map((id) => [id, document.getElementById(id)?.cloneNode(true)]);
  for (const [, copy] of copies) {
    for (const piece of copy?.querySelectorAll("[style]") ?? []) piece.removeAttribute("style");
    for (const piece of copy?.querySelectorAll(".credit,.spent") ?? []) piece.remove();
  }
  return Object.fromEntries(copies.map(([id, copy]) => [id, copy?.innerHTML ?? ""]));
}

function begin() {
  running = true;
  began = performance.now();
  missed = []; // who looks on has the since list for what was before
  if (eye < 0) count(); // a spectator has no choice from which to count
  turned();
  return ++tellings;
}

async function run() {
  const mine = begin();
  while (queue.length) {
    await tellFrame(queue.shift(), mine);
    if (mine !== tellings) return;
  }
  running = false;
  spent = Math.max(0, spent);
  clear();
}

async function tellFrame(item, mine) {
  const { frame, beats } = item;
  present = item;
  const card = beats[0]?.card && !beats[0].opens ? beats[0] : beats.find((beat) => beat.card && (beat.stays || slowly(beat)));
  const inside = card && slowly(card) ? beats.slice(0, beats.indexOf(card)).filter((beat) => sameTurn(beat, card)) : []; // the card has them
  string = string.filter((beat) => !inside.includes(beat));
  let there = null;
  const behind = () => (there ??= put(item)); // once
  if (card) await tellOne(card, mine, behind); // before the page behind it says the end
  if (mine !== tellings) return;
  await behind();
  if (mine !== tellings) return;
  for (const beat of frame.beats) {
    const short = tooMuch() && sameTurn(beat, told) && beat.weight !== "big";
    if (beat === card) fly(beat, stage);
    else if (inside.includes(beat)) fly(beat, stage);
    else if (beats.includes(beat) && !short) await tellOne(beat, mine);
    else if (!stage.hidden && sameTurn(beat, told) && (short ? beats.includes(beat) : beat.gains.length || beat.brings)) await addTo(beat, short);
    if (mine !== tellings) return;
    credit(owed.shift());
  }
}

/** The page as it is after a frame, but for the figures, which are told. */
async function put({ frame, show, atOnce }) {
  const mine = tellings;
  present = null;
  views.stand();
  await show(frame, atOnce); // pieces that travel come a little later: rings and numbers need them in place
  if (mine !== tellings) return;
  owed = [...frame.beats];
  rollBack(owed);
}

/** A step of the turn that is being told: named and lit for a moment, with what it brought. */
async function addTo(beat, short) {
  stage.querySelector(".st-row").innerHTML = `<span class="st-step">${beat.text}${beat.chips}</span>`;
  fit();
  light(beat); // steps are many and short: the view stays
  fly(beat, stage);
  await pause((short ? GLANCE : stepping(beat)) * pace());
}

async function tellOne(beat, mine, behind) {
  told = beat;
  const stays = beat.card && beat.stays;
  const later = slowly(beat);
  if (stays) stage.hidden = true; // its sentence would say the end before the card has told it
  else strip(later ? opening(beat) : beat, beat);
  if (beat.card) {
    await travelled;
    if (mine !== tellings) return;
    lay(beat, stays && texts.go);
  }
  views.turn(beat.seat === eye, placesOf(beat.spot).map((spot) => () => spotted(spot)));
  light(stays || later ? { ...beat, spot: covers(beat.spot) ? "" : beat.spot } : beat);
  if (!stays && !later) fly(beat, stage);
  const verdict = later ? moment.querySelector("[data-verdict]")?.getAnimations()[0] : null;
  const open = () => told === beat && !moment.hidden;
  if (later && !stays) (verdict?.finished ?? Promise.resolve()).then(() => open() && strip(beat), () => {});
  if (stays) (verdict?.finished ?? Promise.resolve()).then(() => open() && behind?.(), () => {}); // it lies there as long as it is read
  const stamped = verdict?.effect.getComputedTiming().endTime ?? 0;
  await pause(stays || speed === "hand" ? Infinity : Math.max(lasting(beat) * pace(), stamped + GLANCE));
  if (mine === tellings) moment.hidden = true;
}

/** Until the time is over, or the viewer goes on; not while it is held. */
function pause(time) {
  if (time !== Infinity) spent += time; // what the viewer holds on is theirs
  return new Promise((done) => {
    let timer = 0;
    over = () => {
      clearTimeout(timer);
      over = null;
      done();
    };
    const end = () => (held ? (timer = setTimeout(end, 100)) : over?.());
    if (time !== Infinity) timer = setTimeout(end, time);
  });
}

// ---------------------------------------------------------------- what is seen
/** In the place of the question, which stands there again when everything is told. */
function inPlace(kind, html) {
  stage.hidden = false; // a phone makes room for it
  const bar = document.getElementById("status").getBoundingClientRect();
  Object.assign(stage.style, { left: `${bar.left}px`, width: `${bar.width}px`, top: `${bar.top - 2}px` });
  stage.className = `stage${kind}`;
  stage.innerHTML = html;
}

/** Its height stays: words that are too many for it become smaller. */
function fit() {
  const room = stage.querySelector(".st-say");
  const said = stage.querySelector(".st-cap>:first-child") ?? room;
  const much = () => said.scrollHeight > said.clientHeight + 4 || room.scrollHeight > stage.clientHeight;
  for (const small of ["long", "longer"]) if (much()) stage.classList.add(small);
  said.title = said.textContent; // should even that be too much
}

function strip(beat, bead = beat) {
  const now = string.indexOf(bead);
  const beads = string.map((one, i) => `<i class="bead${ofSeat(one.seat)}${i < now ? " told" : i === now ? " now" : ""}"></i>`).join("");
  const alone = string.every(({ seat }) => seat === eye); // one's own doing is soon told, and a tap anywhere ends it
  inPlace(`${ofSeat(beat.seat)}${alone ? " alone" : ""}${beat.long > 60 ? " long" : ""}`, `<div class="st-who">${beat.mark}</div>
    <div class="st-say"><div class="st-cap">${beat.text}${beat.chips}</div><div class="st-row" aria-hidden="true">${beads}</div></div>
    <div class="st-go"><button class="b icon" data-hold aria-label="${texts.hold}" title="${texts.hold}">${icon(held ? "play" : "pause")}</button>
    <button class="b" data-next>${icon("next")}${texts.next}</button><button class="b" data-skip>${icon("last")}${texts.choice}</button></div>`);
  fit();
}

/** Who comes back is offered what happened meanwhile: it does not start by itself. */
function offer() {
  if (running || !missed.length || PACE[speed] === 0) return;
  inPlace("", `<div class="st-who">${icon("board")}</div><div class="st-say"><div class="st-cap"><span>${texts.away}</span></div></div>
    <div class="st-go"><button class="b" data-tell>${icon("play")}${texts.tell} (${missed.length})</button><button class="b" data-skip>${icon("last")}${texts.choice}</button></div>`);
}

let owed = []; // beats whose gains the panels do not show yet

/** The panels were drawn anew while something is told: they show the end again. */
export function redrawn() {
  rollBack(owed);
  chips();
}

/** The last big thing of one's own, shown at once and until it is put away. */
function keep(beat) {
  lay(beat, texts.go);
  turned();
}

function clear() {
  told = null;
  string = [];
  missed = [];
  stage.hidden = true;
  dark();
  views.back();
  turned();
}

// ---------------------------------------------------------------- the viewer's own pace
/** The rest is not told: the newest table is there at once. What one's own doing has brought stays to be read. */
export function skip() {
  if (!running) {
    clear(); // what was offered
    return false;
  }
  const left = present ? [present, ...queue] : queue;
  const unread = left.flatMap((item) => item.beats).filter((beat) => beat.card && beat.stays && beat !== told);
  queue = [];
  present = null;
  tellings += 1;
  held = running = false;
  over?.();
  moment.hidden = true;
  clear();
  for (const beat of owed) credit(beat);
  owed = [];
  tally(left.flatMap((item) => item.frame.beats ?? []));
  if (left.length) Promise.resolve(left.at(-1).show(joined(left.map((item) => item.frame)), true)).then(() => turned());
  if (unread.length) keep(unread.at(-1));
  return true;
}

/** What others did since the last choice, once more, or one thing of it: the table is set back to how it was then. */
function again(id = "") {
  const rows = sinceList().filter((beat) => !id || beat.id === id); // while all is told again they may be those of before
  if (running && id) skip(); // who clicks on a row wants to see that one
  if (running) return;
  const at = film ? film.frames.findIndex((frame) => frame.beats.some((beat) => beat.id === id)) : -1;
  if (!film?.frames.length || (id && at < 0)) return retell(rows, id);
  const { before, frames, show } = film;
  const newest = { ...joined([...frames, ...(next?.frames ?? [])]), beats: [] };
  queue.push({ frame: { ...newest, parts: before }, beats: [], show, atOnce: true });
  frames.slice(0, id ? at + 1 : frames.length).forEach((frame, i) => {
    const all = frame.beats.map((beat) => ({ ...beat, stays: id !== "" && Boolean(beat.card) }));
    const beats = id ? all.filter((beat) => beat.id === id) : loudOf(all);
    queue.push({ frame: { ...newest, parts: frame.parts, beats: all }, beats, show, atOnce: id !== "" && i < at });
    string.push(...beats);
  });
  queue.push({ frame: newest, beats: [], show, atOnce: true });
  rerun();
}

/** What this page has not seen, or one thing to be read: over the table as it is now. */
function retell(beats, id = "") {
  if (running || !beats.length) return;
  const told = beats.map((beat) => ({ ...beat, stays: id !== "" && Boolean(beat.card) }));
  queue.push({ frame: { beats: told, parts: {} }, beats: told, show: () => {} });
  string = told;
  rerun();
}

/** Who wants to see it again has time; and nobody has got anything anew. */
async function rerun() {
  spent = -Infinity;
  const counted = count();
  document.body.dataset.retells = "";
  await run();
  delete document.body.dataset.retells;
  count(counted);
}

const sinceList = () => JSON.parse(document.getElementById("since")?.dataset.beats ?? "[]");

function marked() {
  document.body.dataset.pace = speed;
  for (const button of document.querySelectorAll("[data-speed]")) button.setAttribute("aria-pressed", button.dataset.speed === speed);
}
marked();

function pick(pace) {
  speed = pace;
  localStorage.setItem("speed", speed);
  marked();
  if (PACE[speed] === 0) skip();
}

/** The next speed, round and round. */
function faster() {
  const all = Object.keys(PACE);
  pick(all[(all.indexOf(speed) + 1) % all.length]);
}

/** Whether a click was for the stage alone. */
export function clicked(target) {
  const button = target.closest?.("[data-hold],[data-next],[data-skip],[data-tell],[data-continue],[data-again],[data-beat],[data-speed]");
  if (!button) return false;
  const data = button.dataset;
  if ("hold" in data) {
    held = !held;
    button.innerHTML = icon(held ? "play" : "pause");
  } else if ("next" in data) over?.();
  else if ("skip" in data) performance.now() - began < HASTE || skip();
  else if ("continue" in data) {
    putAway();
  } else if ("tell" in data) retell(missed);
  else if ("again" in data) again();
  else if (data.beat) again(data.beat);
  else if (data.speed) pick(data.speed);
  return true;
}

function putAway() {
  moment.hidden = true;
  if (over) over();
  else turned();
  if (document.activeElement === document.body) document.getElementById("status")?.focus();
}

/** Whether a click was for the card that lies before the page: beside it, it goes on, and what lies there is not meant. */
export function past(target) {
  const stays = moment.querySelector("[data-continue]");
  if (moment.hidden || !(stays || moment.contains(target))) return false; // one that goes by itself keeps nobody from choosing
  const read = stays && moment.contains(target);
  if (!read && age() > HASTE) putAway(); // a second click was for what the card came over
  return true;
}

/** Whether a key was for the stage. */
export function pressed(key) {
  const go = moment.hidden ? null : moment.querySelector("[data-continue]");
  const active = document.activeElement;
  if (moment.contains(active) && active !== go && active.matches("a,button") && (key === "Enter" || key === " ")) return false;
  const elsewhere = active !== document.body && !moment.contains(active);
  if (go && (key === "Escape" || (key === "Enter" && !elsewhere))) {
    go.click();
    return true;
  }
  if (key === "a") again();
  else if (key === "s") faster();
  else if (!running) return false;
  else if (key === "." || (key === "ArrowRight" && stage.contains(document.activeElement))) over?.();
  else if (key === " ") held = !held;
  else if (key === "Escape") skip();
  else return false;
  return true;
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) offer();
  else if (running) {
    const rest = string.slice(Math.max(0, string.findIndex((beat) => beat.id === told?.id)));
    skip();
    missed = rest;
  }
});
