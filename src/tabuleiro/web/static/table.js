// The table: sends what is chosen, shows what comes back, and keeps up with the others by the server's stream.

import { update } from "./morph.js";
import "./clicks.js"; // before all that listens to clicks here
import { settle } from "./roving.js";
import * as ask from "./ask.js";
import * as beside from "./beside.js";
import * as coach from "./coach.js";
import * as calls from "./calls.js";
import * as sight from "./sight.js";
import * as stage from "./stage.js";
import * as hint from "./hint.js";
import * as lens from "./lens.js";
import * as notes from "./notes.js";
import * as recap from "./recap.js";
import * as zoom from "./zoom.js";
import { JSON_ONLY, notice, reasonOf } from "./page.js";

const body = document.body;
const table = `/t/${body.dataset.table}`;
const texts = JSON.parse(document.getElementById("texts").textContent);
const say = document.getElementById("say");
const line = document.getElementById("line");
const offline = line.textContent;
let version = Number(body.dataset.version);
let chosen = "";
let wish = ""; // what was shown with the last choice, and is to stay chosen when it is asked for
let granted = -Infinity; // when it was: a click that comes just then meant to choose it
let busy = false;
let heard = version; // the newest that has come; what is still being told is not on the page yet
let early = []; // what the stream told while this page waits for an answer of its own
let ended = document.getElementById("result") !== null;
let asked = "turn" in body.dataset; // whether this person is to choose now
let looks = 0; // asked for so far: an answer counts if no later one is on its way

const JUST = 700; // milliseconds
const SLOW = 400; // milliseconds until the pointer says that an answer is waited for: it is for every piece of the page to take over
const seat = () => Number(body.dataset.seat);
const query = (extra = {}) => new URLSearchParams({ seat: body.dataset.seat, ...extra });
const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

// ---------------------------------------------------------------- what comes from the server
/** A frame with what happened: told first, unless this person is asked something and others only went on meanwhile. */
function arrive(frame, own) {
  heard = Math.max(heard, frame.version);
  const told = own || !asked || stage.telling();
  if (own && frame.beats?.some((beat) => beat.seat >= 0 && beat.seat !== seat())) asked = false; // what is asked now is a turn later
  if (frame.stop) {
    const stop = { ...frame, ...frame.stop, turn: false, wasted: {} }; // the table when a round had ended: nothing is asked
    if (told) stage.tell(stop, take, own);
    else stage.pass(stop, take);
  }
  if (told) stage.tell(frame, take, own && !frame.stop);
  else {
    stage.pass(frame, take);
    take(frame);
  }
}

/** Puts a frame on the page; a promise that it is there. */
function take(frame, atOnce = false) {
  if (frame.away) {
    location.replace(frame.away);
    return;
  }
  if (frame.version < version) return; // an answer that was overtaken
  const newer = frame.version > version;
  if (newer) hint.forget(); // it was about another question
  if (frame.version > heard) stage.forget(); // it is the whole table, and does not say what happened
  version = frame.version;
  heard = Math.max(heard, version);
  const begins = !asked; // to be asked something
  if (frame.turn && begins) calls.call(frame.title);
  asked = frame.turn;
  ask.know(frame.wasted);
  body.dataset.version = version;
  document.title = frame.title;
  if (frame.later) lookAgain();
  const open = sight.opened();
  return new Promise((there) => update(frame.parts, () => {
    settle();
    if (frame.parts.rail) stage.redrawn();
    zoom.check();
    sight.newest();
    recap.drawn(asked);
    const over = document.getElementById("result") !== null;
    if (over && !ended) document.getElementById("board").scrollTop = 0; // the end stands on top
    ended = over;
    document.querySelector(".hand .sel,.hand .playing")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (document.activeElement === body) document.querySelector("[data-roving] [tabindex='0'].can")?.focus({ preventScroll: true });
    if (wish && !chosen && document.querySelector(`[data-act="${CSS.escape(wish)}"]`)) {
      granted = Infinity; // soon
      look(wish).then(() => (granted = performance.now()));
      wish = "";
    }
    sight.note(open, frame.turn && (begins || newer), begins);
    if (!stage.telling()) sight.bringNew(asked);
    endByItself();
    coach.point();
    there();
  }, atOnce));
}

/** Forecasts that were not there in time: the page asks once more for what it shows. */
function lookAgain() {
  const shown = version;
  setTimeout(() => {
    if (stage.telling()) lookAgain();
    else if (version === shown && !busy) look(chosen);
  }, 700);
}
if ("later" in body.dataset) lookAgain();

/** What happened, for who does not see the page; once, whether an answer or the stream tells it first. */
let announced = version;
function announce(frame) {
  if (frame.version <= announced || !frame.say.length) return;
  announced = frame.version;
  for (const text of frame.say) {
    const told = document.createElement("p");
    told.textContent = text;
    say.append(told);
  }
  while (say.childElementCount > 12) say.firstChild.remove();
}

let source = null;
let lost = 0;
function listen() {
  source?.close();
  source = new EventSource(`${table}/stream?${query({ from: version })}`);
  source.addEventListener("frame", (event) => {
    const frame = JSON.parse(event.data);
    if (frame.version <= heard) return;
    announce(frame);
    if (busy) early.push(frame); // shown with the answer: a page that shows the next question must take clicks on it
    else if (chosen) look(chosen); // others have moved, but what this person has chosen may still stand
    else arrive(frame, false);
  });
  source.addEventListener("away", (event) => (body.dataset.away = JSON.parse(event.data).join(" ")));
  source.onopen = () => {
    beside.hush();
    clearTimeout(lost);
    lost = 0;
    line.hidden = true;
    line.textContent = offline;
  };
  source.onerror = () => {
    lost ||= setTimeout(() => (line.hidden = false), 1500);
    if (source.readyState === EventSource.CLOSED) setTimeout(again, 3000); // else the browser tries again by itself
  };
}
addEventListener("offline", () => (line.hidden = false));
addEventListener("online", () => listen());

/** A stream that was refused: a whole frame tells whether the table is still there. */
async function again() {
  try {
    const answer = await fetch(`${table}/frame?${query()}`, { headers: JSON_ONLY });
    if (answer.ok) take(await answer.json());
    else if (answer.status !== 429 && answer.status < 500) return location.reload();
    line.textContent = (await whyNot()) || offline;
  } catch {
    // still no connection: the next try will tell
  }
  listen();
}

/** Why there is no stream: the browser, which asked for it, does not tell. */
async function whyNot() {
  const enough = new AbortController();
  const headers = { Accept: "text/event-stream, application/json" };
  const answer = await fetch(`${table}/stream?${query({ from: version })}`, { headers, signal: enough.signal });
  const reason = answer.ok ? "" : await reasonOf(answer);
  enough.abort();
  return reason;
}

// ---------------------------------------------------------------- what goes to the server
async function post(what, fields) {
  const answer = await fetch(`${table}/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", "X-CSRF": body.dataset.csrf },
    body: JSON.stringify({ seat: seat(), eye: seat(), ...fields }),
  });
  return [answer.status, await answer.json()];
}

/** Sent until the server has answered: the same id, so it counts once however often it arrives. */
async function change(what, fields = {}, near = null, telling = true) {
  if (busy) return;
  busy = true;
  body.classList.add("sending");
  const slow = setTimeout(() => body.classList.add("slow"), SLOW);
  stage.answer(what);
  recap.fold();
  notes.over();
  coach.point();
  const request = { version, client: fresh(), ...fields };
  try {
    for (let wait = 400; ; wait = Math.min(wait * 2, 5000)) {
      try {
        const [status, answer] = await post(what, request);
        if (status === 503 || status === 429) {
          tell(answer.reason, near);
        } else if (status >= 400) {
          if (status === 409 || status === 422) await look("");
          tell(answer.reason, near);
          if (status === 403) setTimeout(() => location.reload(), 2500); // another cookie than when the page was made
          return;
        } else {
          beside.hush();
          chosen = "";
          if (!answer.parts) await look("");
          else if (telling) {
            announce(answer);
            arrive(answer, true);
          } else take(answer);
          return true;
        }
      } catch (error) {
        if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
        tell(texts.network, near);
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  } finally {
    busy = false;
    clearTimeout(slow);
    body.classList.remove("sending", "slow");
    for (const frame of early) if (frame.version > heard) arrive(frame, false);
    early = [];
  }
}

/** One step back, or several, and then on again without one of them. */
async function takeBack(piece) {
  const { undo, then } = piece.dataset;
  for (let n = Number(undo) || 1; n > 0; n--) if (!(await change("undo", {}, piece, n === 1 && !then))) return;
  if (then) await change("act", { actions: then.split("|") }, piece);
}

/** Whether a click on what is chosen takes that back: not if it was not to be seen yet, or only just. */
const takesBack = (piece, option) => chosen === option && piece.matches("[aria-pressed='true'],.sel") && performance.now() - granted > JUST;

/** The page with another option chosen, or with none. */
async function look(option) {
  chosen = option;
  const mine = ++looks;
  try {
    const answer = await fetch(`${table}/frame?${query(option ? { chosen: option } : {})}`, { headers: JSON_ONLY });
    if (mine !== looks) return;
    if (answer.ok) {
      beside.hush();
      take(await answer.json());
    } else {
      chosen = "";
      notice(await reasonOf(answer));
    }
  } catch {
    chosen = "";
    tell(texts.network, null); // the stream heals the page when the server is back
  }
}

// ---------------------------------------------------------------- saying why
function tell(text, near, rule = "") {
  if (!rule) return beside.tell(near, text);
  const link = document.createElement("a");
  link.href = `/rules/${body.dataset.game}#${rule.toLowerCase()}`;
  link.target = "_blank";
  link.textContent = `${texts.why} ${rule}`;
  beside.tell(near, text, " ", link);
}

// ---------------------------------------------------------------- clicks and keys
const keys = document.getElementById("keys");
keys.checked = localStorage.getItem("keys") !== "off";
keys.addEventListener("change", () => localStorage.setItem("keys", keys.checked ? "on" : "off"));
const keepTurn = document.getElementById("keep-turn");
keepTurn.checked = localStorage.getItem("keep-turn") !== "off";
keepTurn.addEventListener("change", () => localStorage.setItem("keep-turn", keepTurn.checked ? "on" : "off"));
/** The turn of who does not want to be waited for, once all is told and read: a card must not be clicked away by it. */
function endByItself() {
  if (!keepTurn.checked && !stage.busy()) document.querySelector("#go [data-post='end']")?.click();
}
const menu = () => document.getElementById("menu");
function openMenu(open) {
  if (menu().hidden === !open) return;
  menu().hidden = !open;
  document.querySelector("[data-menu]").setAttribute("aria-expanded", open);
  if (open) menu().querySelector("a,button").focus();
}

const PRESSED = "[data-why],[data-act],[data-part],[data-send],[data-clear],[data-undo],[data-hint],[data-menu],[data-help],[data-call],[data-post],[data-mine],[data-close],[data-hush],[data-tells],[data-earlier],[data-recap]";
const pressable = (piece) => piece?.closest?.(PRESSED);
const meaning = (piece) => {
  const { act, part, send, post, undo, mine, why } = pressable(piece)?.dataset ?? {};
  return JSON.stringify([act, part, send, post, undo, mine, why]);
};

/** No click is lost that ends a telling: it is for what lies there then. That may be chosen, but nothing is done that was
 * not there to be pressed. */
function under({ clientX, clientY }, said) {
  const piece = pressable(document.elementFromPoint(clientX, clientY));
  const chooses = piece?.closest("#board") && (!piece.dataset.act || "confirm" in piece.dataset);
  return chooses || meaning(piece) === said ? piece : null;
}

const ASIDE = "[data-earlier],[data-recap],#menu,[data-menu],#help,[data-help],[data-theme-switch],.tabs,.log2"; // who clicks there still looks on
addEventListener("click", (event) => {
  if (stage.clicked(event.target)) return;
  if (coach.clicked(event.target, (fields, near) => change("coach", fields, near))) return;
  const aside = event.target.closest?.(ASIDE);
  if (!aside && stage.past(event.target)) return;
  const [meant, said] = [pressable(event.target), meaning(event.target)];
  const ended = !aside && stage.skip();
  const target = ended && event.detail ? under(event, said) : meant;
  if (!event.target.closest?.("#menu,[data-menu]") && !menu().hidden) openMenu(false);
  if (!target) {
    if (!event.target.closest?.("#bubble")) beside.hush();
    return;
  }
  const data = target.dataset;
  if (target.getAttribute("aria-disabled") === "true") tell(data.why, target, data.rule);
  else if (data.tells) beside.explain(target, data.tells);
  else if (data.send) {
    ask.unlessWasted(data.send, () => {
      wish = data.then ?? "";
      change("act", { actions: [data.send] }, target);
    });
  }
  else if (data.act && "confirm" in data) look(takesBack(target, data.act) ? "" : data.act);
  else if (data.act) ask.unlessWasted(data.act, () => change("act", { actions: [data.act] }, target));
  else if (data.part) look(takesBack(target, data.part) ? "" : data.part); // a part of an option: the page shows what may follow
  else if ("clear" in data) look("");
  else if ("undo" in data) takeBack(target);
  else if ("hint" in data) hint.advise(() => post("hint", { version, client: fresh() }), () => version, (reason) => tell(reason ?? texts.network, target));
  else if ("menu" in data) openMenu(menu().hidden);
  else if ("help" in data) {
    openMenu(false);
    document.getElementById("help").showModal();
  }
  else if ("earlier" in data) sight.earlier();
  else if ("recap" in data) recap.toggle();
  else if ("call" in data) calls.turn();
  else if (data.mine) beside.open(`${table}/beside/${data.mine}?${query()}`, data.mine);
  else if ("close" in data) beside.close();
  else if ("hush" in data) hint.hush();
  else if (data.post) {
    openMenu(false);
    change(data.post, { seat: Number(data.seat) }, target.closest("#menu") ? document.querySelector("[data-menu]") : target);
  }
});

const typed = (event) => event.target.matches("input,select,textarea") || event.ctrlKey || event.metaKey || event.altKey;
addEventListener("keydown", (event) => {
  if (typed(event) || !(keys.checked || event.key === "Escape") || !stage.pressed(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // before the piece that has the focus hears of it
}, true);
addEventListener("keydown", (event) => {
  if (typed(event)) return;
  if (event.key === "Escape") {
    beside.hush();
    if (zoom.open()) zoom.hide();
    else if (beside.isOpen()) beside.close();
    else if (!menu().hidden) openMenu(false);
    else if (chosen) look("");
  } else if (!keys.checked) {
    return; // single keys can be switched off: speech input and unsteady hands type them by mistake
  } else if (event.key === "u") document.querySelector("[data-undo]")?.click();
  else if (event.key === "h") document.querySelector("[data-hint]")?.click();
  else if (event.key === "c") coach.focus();
  else if (event.key === "?") document.getElementById("help").showModal();
  else if (event.key === "+" || event.key === "-") lens.closer(event.key === "+");
  else if (event.key === "z") {
    const piece = document.activeElement?.closest("[data-card]");
    if (zoom.open() || !piece) zoom.hide();
    else zoom.show(piece);
  } else document.querySelector(`[data-key="${CSS.escape(event.key)}"]`)?.click(); // a game's own keys are on its buttons
});

stage.whenTurned(() => {
  if (!stage.telling()) sight.bringNew(asked, true);
  coach.point();
  endByItself();
});
settle();
sight.newest();
recap.drawn(asked);
coach.point();
listen();
document.querySelector(".tabs")?.addEventListener("click", (event) => {
  if (event.target.matches("input")) document.getElementById("board").scrollTop = 0;
});
