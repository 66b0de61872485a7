// The stage: tells what happened, beat by beat, over the table as it was then. A click or a key ends the telling.

const stage = document.getElementById("stage");
const moment = document.getElementById("moment");
const lights = document.getElementById("lights");
const texts = JSON.parse(document.getElementById("texts").textContent);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const PACE = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
const STEP = 450; // of a turn that is being told
const BUDGET = 12000; // milliseconds of telling between two choices; more is told twice as fast
const eye = Number(document.body.dataset.seat);

let speed = localStorage.getItem("speed") ?? "normal";
let queue = []; // frames that are still to be told, the oldest first
let running = false;
let held = false;
let over = null; // ends the wait of the present beat
let ended = false; // the rest is not told
let told = null; // the beat that the strip tells

export const telling = () => running;
const icon = (name) => `<svg class="i" aria-hidden="true"><use href="#i-${name}"/></svg>`;
const minus = (n) => String(n).replace("-", "−");

// ---------------------------------------------------------------- which beats, and for how long
const loud = (beat) => beat.weight !== "quiet";

function lasting(beat, own) {
  if (beat.weight === "big" && !beat.card) return 1500;
  if (own) return 900;
  return Math.min(2600, Math.max(1400, 500 + 35 * beat.long));
}

/** A frame with its beats; `show` puts it on the page. Told one after the other, at once if there is nothing to tell. */
export function tell(frame, show) {
  const beats = (frame.beats ?? []).filter(loud);
  if (!running && (!beats.length || PACE[speed] === 0 || document.hidden)) {
    show(frame);
    const own = beats.filter((beat) => beat.card && beat.stays);
    if (own.length) keep(own.at(-1)); // what one's own doing has brought is never gone before it was seen
    return;
  }
  queue.push({ frame, beats, show });
  if (!running) run();
}

async function run() {
  running = true;
  ended = false;
  while (queue.length) {
    const { frame, beats, show } = queue.shift();
    const waiting = queue.reduce((sum, item) => sum + item.beats.length, beats.length) * 1800;
    const pace = PACE[speed] * (waiting > BUDGET ? 0.5 : 1);
    await show(frame); // pieces that travel come a little later: rings and numbers need them in place
    if (ended) return;
    rollBack(frame.beats);
    let number = 0;
    for (const beat of frame.beats) {
      if (loud(beat)) await tellOne(beat, pace, ++number, beats.length);
      else if (told && beat.turn === told.turn && beat.seat === told.seat && beat.gains.length) await addTo(beat, pace);
      if (ended) return;
      credit(beat);
    }
  }
  running = false;
  clear();
}

/** A quiet step of the turn that is being told: lit for a moment, and what it brought counts with the rest. */
async function addTo(beat, pace) {
  told = { ...told, gains: [...told.gains, ...beat.gains] };
  stage.querySelector(".st-cap .gains")?.remove();
  stage.querySelector(".st-cap").insertAdjacentHTML("beforeend", chips(told));
  light(beat);
  fly(beat);
  await pause(STEP * pace, false);
}

/** What a seat has gained and paid in all. */
function chips(beat) {
  const sums = new Map();
  for (const [seat, what, n] of [...beat.price, ...beat.gains]) if (seat === beat.seat) sums.set(what, (sums.get(what) ?? 0) + n);
  const shown = [...sums].filter(([, n]) => n).sort((a, b) => (a[1] < 0) - (b[1] < 0)).slice(0, 4);
  return `<span class="gains">${shown.map(([what, n]) => `<span class="gain${n < 0 ? " pay" : ""}">${n > 0 ? "+" : ""}${minus(n)}${icon(what)}</span>`).join("")}</span>`;
}

async function tellOne(beat, pace, number, all) {
  told = beat;
  const own = beat.seat === eye;
  const stays = beat.card && beat.stays;
  if (stays) stage.hidden = true; // its sentence would say the end before the card has told it
  else strip(beat, number, all);
  light(beat);
  if (beat.card) {
    moment.innerHTML = beat.card; // drawn and escaped by our own server
    if (stays) moment.insertAdjacentHTML("beforeend", `<button class="b main" data-continue>${texts.go}</button>`);
    moment.hidden = false;
    moment.scrollTop = 0;
    if (stays) moment.querySelector("[data-continue]").focus({ preventScroll: true });
  }
  if (!stays) fly(beat);
  await pause(stays ? Infinity : (beat.card ? 3200 : lasting(beat, own)) * pace, stays);
  moment.hidden = true;
  if (stays && !ended) fly(beat);
}

/** Until the time is over, or the viewer goes on; not while it is held. */
function pause(time, stays) {
  return new Promise((done) => {
    let timer = 0;
    over = (force) => {
      if (stays && !force) return;
      clearTimeout(timer);
      over = null;
      done();
    };
    const end = () => (held ? (timer = setTimeout(end, 100)) : over?.(true));
    if (time !== Infinity) timer = setTimeout(end, time);
  });
}

// ---------------------------------------------------------------- what is seen
function strip(beat, number, all) {
  const bar = document.getElementById("status").getBoundingClientRect();
  stage.style.left = `${bar.left}px`;
  stage.style.top = `${bar.top - 2}px`;
  stage.style.width = `${bar.width}px`;
  stage.className = `stage${beat.seat >= 0 ? ` s${"abcde"[beat.seat]}` : ""}${beat.long > 60 ? " long" : ""}`;
  stage.innerHTML = `<div class="st-who">${beat.mark}</div>
    <div class="st-say"><div class="st-cap">${beat.text}${beat.chips}</div><div class="st-row"><span class="count">${number} / ${all}</span></div></div>
    <div class="st-go"><button class="b icon" data-hold aria-label="${texts.hold}" title="${texts.hold}">${icon(held ? "play" : "pause")}</button>
    <button class="b" data-next>${icon("next")}${texts.next}</button><button class="b" data-skip>${icon("last")}${texts.choice}</button></div>`;
  stage.hidden = false;
}

const shown = (piece) => piece.getClientRects().length;
const spotted = (spots) => spots.split("|").map((spot) => [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)].find(shown)).find(Boolean);

/** Rings and rays where it happened; the player's panel too. */
function light(beat) {
  lights.replaceChildren();
  document.querySelectorAll(".pl.lit").forEach((panel) => panel.classList.remove("lit"));
  if (beat.seat >= 0) document.getElementById(`panel-${beat.seat}`)?.classList.add("lit");
  const piece = beat.spot && spotted(beat.spot);
  if (!piece) return;
  piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  const from = beat.start && spotted(beat.start);
  if (from) lights.append(ring(from, beat, "from"));
  const lit = ring(piece, beat, "here");
  lights.append(lit);
  if (from && !still.matches) {
    const a = from.getBoundingClientRect();
    const b = piece.getBoundingClientRect();
    lit.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "none" }], { duration: 400, easing: "ease-out" });
  }
}

function ring(piece, beat, kind) {
  const box = piece.getBoundingClientRect();
  const mark = document.createElement("div");
  mark.className = `ring ${kind}${beat.seat >= 0 ? ` s${"abcde"[beat.seat]}` : ""}`;
  Object.assign(mark.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  if (kind === "here") mark.innerHTML = `<i class="flag">${beat.seat >= 0 ? beat.mark : ""}${beat.chips}</i>`;
  return mark;
}

/** What was gained flies to the panel of who gets it. */
function fly(beat) {
  if (still.matches) return;
  const start = ((beat.spot && spotted(beat.spot)) || stage).getBoundingClientRect();
  beat.gains.filter(([, , n]) => n > 0).slice(0, 4).forEach(([seat, what, n], i) => {
    const figure = figuresOf(seat, what).find((one) => one.getClientRects().length);
    if (!figure) return;
    const chip = document.createElement("span");
    chip.className = "gain fly";
    chip.innerHTML = `+${n}${icon(what)}`;
    lights.append(chip);
    const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
    const goal = figure.getBoundingClientRect();
    Object.assign(chip.style, { left: `${x}px`, top: `${y}px` });
    chip.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${goal.x - x}px, ${goal.y - y}px)`, opacity: 0.4 }], { duration: 700, delay: 250 + 120 * i, easing: "ease-in-out", fill: "both" }).finished.then(() => chip.remove(), () => {});
  });
}

// ---------------------------------------------------------------- panels: as they were, then counted up
const figuresOf = (seat, what) => [...document.querySelectorAll(`:is(#panel-${seat}, [data-panel="${seat}"]) [data-figure="${CSS.escape(what)}"]`)];
const numberIn = (figure) => Number(figure.textContent.replace("−", "-"));

function rollBack(beats) {
  for (const beat of beats) for (const [seat, what, n] of beat.gains) {
    for (const figure of figuresOf(seat, what)) figure.textContent = minus(numberIn(figure) - n);
  }
}

function credit(beat) {
  for (const [seat, what, n] of beat.gains) for (const figure of figuresOf(seat, what)) {
    figure.textContent = minus(numberIn(figure) + n);
    const chip = figure.parentElement.querySelector(".credit") ?? figure.parentElement.appendChild(document.createElement("span"));
    const sum = Number(chip.dataset.n ?? 0) + n;
    chip.dataset.n = sum;
    chip.className = `credit${sum < 0 ? " pay" : ""}`;
    chip.textContent = sum > 0 ? `+${sum}` : minus(sum);
    chip.hidden = !sum;
  }
}

/** The last big thing of one's own, shown at once and until it is put away. */
function keep(beat) {
  moment.innerHTML = `${beat.card}<button class="b main" data-continue>${texts.go}</button>`;
  moment.hidden = false;
  moment.scrollTop = 0;
  moment.querySelector("[data-continue]").focus({ preventScroll: true });
}

function clear() {
  told = null;
  stage.hidden = true;
  lights.replaceChildren();
  document.querySelectorAll(".pl.lit").forEach((panel) => panel.classList.remove("lit"));
}

// ---------------------------------------------------------------- the viewer's own pace
/** The rest is not told: the newest table is there at once. What one's own doing has brought stays to be read. */
export function skip() {
  if (!running) return false;
  const last = queue.at(-1);
  const unread = queue.flatMap((item) => item.beats).filter((beat) => beat.card && beat.stays);
  queue = [];
  ended = true;
  held = running = false;
  over?.(true);
  clear();
  if (last) last.show(last.frame, true);
  if (unread.length) keep(unread.at(-1));
  return true;
}

/** What others did since the last choice, once more; or one thing of it. */
export async function again(id = "") {
  const since = document.getElementById("since");
  if (!since || running) return;
  const beats = JSON.parse(since.dataset.beats).filter((beat) => !id || beat.id === id);
  running = true;
  ended = false;
  for (const [i, beat] of beats.entries()) {
    await tellOne(beat, PACE[speed] || 1, i + 1, beats.length);
    if (ended) return;
  }
  running = false;
  clear();
}

function marked() {
  document.body.dataset.pace = speed;
  for (const button of document.querySelectorAll("[data-speed]")) button.setAttribute("aria-pressed", button.dataset.speed === speed);
}
marked();

/** Whether a click was for the stage alone. */
export function clicked(target) {
  const button = target.closest?.("[data-hold],[data-next],[data-skip],[data-continue],[data-again],[data-beat],[data-speed]");
  if (!button) return false;
  const data = button.dataset;
  if ("hold" in data) {
    held = !held;
    button.innerHTML = icon(held ? "play" : "pause");
  } else if ("next" in data) over?.(true);
  else if ("skip" in data) skip();
  else if ("continue" in data) {
    moment.hidden = true;
    over?.(true);
    if (document.activeElement === document.body) document.getElementById("status")?.focus();
  } else if ("again" in data) again();
  else if (data.beat) again(data.beat);
  else if (data.speed) {
    speed = data.speed;
    localStorage.setItem("speed", speed);
    marked();
    if (PACE[speed] === 0) skip();
  }
  return true;
}

/** Whether a key was for the stage. */
export function pressed(key) {
  const go = moment.hidden ? null : moment.querySelector("[data-continue]");
  const elsewhere = document.activeElement !== document.body && !moment.contains(document.activeElement);
  if (go && (key === "Escape" || (key === "Enter" && !elsewhere))) {
    go.click();
    return true;
  }
  if (key === "a") again();
  else if (!running) return false;
  else if (key === "." || key === "ArrowRight") over?.(true);
  else if (key === " ") held = !held;
  else if (key === "Escape") skip();
  else return false;
  return true;
}

document.addEventListener("visibilitychange", () => document.hidden && skip());
