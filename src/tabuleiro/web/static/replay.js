// Replay: the scale, steps and autoplay; every moment is drawn by the server and kept here once seen.

import "./lens.js";
import { update } from "./morph.js";
import { settle } from "./roving.js";
import * as zoom from "./zoom.js";
import { answered } from "./page.js";

const body = document.body;
const path = `/t/${body.dataset.table}/replay`;
const moments = new Map();
const SPEED = 900; // milliseconds a step
let wanted = Number(document.querySelector("[data-scale]").value);
let playing = 0;

async function fetched(number) {
  if (!moments.has(number)) {
    const answer = await answered(`${path}/frame?at=${number}&seat=${body.dataset.seat}`);
    if (!answer) return null;
    moments.set(number, await answer.json());
    if (moments.size > 400) moments.delete(moments.keys().next().value);
  }
  return moments.get(number);
}

const last = () => Number(document.querySelector("[data-scale]").max);

async function show(number) {
  wanted = Math.min(Math.max(number, 0), last());
  const asked = wanted;
  const frame = await fetched(asked);
  if (!frame || asked !== wanted) return;
  update(frame.parts, settle);
  history.replaceState(null, "", `${path}?at=${asked}&seat=${body.dataset.seat}`);
  if (asked < last()) fetched(asked + 1);
}

function play(on, until = Infinity) {
  clearInterval(playing);
  playing = on ? setInterval(() => (wanted < Math.min(last(), until) ? show(wanted + 1) : play(false)), SPEED) : 0;
  body.classList.toggle("playing", on);
}

addEventListener("click", (event) => {
  const choice = event.target.closest?.("#board [data-act],#board [data-part]");
  if (choice) return location.assign(`/t/${body.dataset.table}/try?at=${wanted}`); // what was better is marked: try it
  const target = event.target.closest?.("[data-to],[data-play],.log2 a");
  if (!target || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if ("play" in target.dataset) return play(!playing);
  play(false);
  const asked = target.href ? new URL(target.href).searchParams : new URLSearchParams({ at: target.dataset.to });
  show(Number(asked.get("at")));
  if (asked.has("to")) play(true, Number(asked.get("to")));
});
addEventListener("input", (event) => {
  if (!event.target.matches("[data-scale]")) return;
  play(false);
  show(Number(event.target.value));
});
addEventListener("keydown", (event) => {
  if (event.target.matches("input,button,a") || event.target.closest("[data-roving]")) {
    if (event.key === "Escape") zoom.hide();
    return;
  }
  if (event.key === "ArrowRight") show(wanted + 1);
  else if (event.key === "ArrowLeft") show(wanted - 1);
  else if (event.key === " ") {
    event.preventDefault();
    play(!playing);
  }
});
settle();
const asked = new URLSearchParams(location.search);
if (asked.has("to")) play(true, Number(asked.get("to"))); // one turn: from where it began
