// Replay: the scale, steps and autoplay; every moment is drawn by the server and kept here once seen.

import { update } from "./morph.js";
import { settle } from "./roving.js";
import * as zoom from "./zoom.js";
import { JSON_ONLY, notice, reasonOf } from "./page.js";

const body = document.body;
const path = `/t/${body.dataset.table}/replay`;
const moments = new Map();
const SPEED = 900; // milliseconds a step
let wanted = Number(document.querySelector("[data-scale]").value);
let playing = 0;

async function fetched(number) {
  if (!moments.has(number)) {
    const answer = await fetch(`${path}/frame?at=${number}&seat=${body.dataset.seat}`, { headers: JSON_ONLY }).catch(() => null);
    if (answer && !answer.ok) notice(await reasonOf(answer));
    if (!answer?.ok) return null;
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

function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => (wanted < last() ? show(wanted + 1) : play(false)), SPEED) : 0;
  body.classList.toggle("playing", on);
}

addEventListener("click", (event) => {
  const target = event.target.closest?.("[data-to],[data-play],.log a");
  if (!target || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if ("play" in target.dataset) return play(!playing);
  play(false);
  show(Number(target.dataset.to ?? new URL(target.href).searchParams.get("at")));
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
