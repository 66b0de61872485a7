// A puzzle: the server draws what is chosen; a form sends the answer.

import * as beside from "./beside.js";
import "./lens.js";
import { update } from "./morph.js";
import { settle } from "./roving.js";
import * as zoom from "./zoom.js";
import { answered } from "./page.js";

const { path, wanted } = document.body.dataset;
let chosen = "";
let looks = 0; // asked for so far: an answer counts if no later one is on its way

async function look(option) {
  chosen = option;
  const mine = ++looks;
  const answer = await answered(`${path}/frame?${new URLSearchParams({ chosen: option, game: wanted })}`);
  if (!answer || mine !== looks) return;
  const { parts } = await answer.json();
  update(parts, settle);
}

addEventListener("click", (event) => {
  beside.hush();
  const target = event.target.closest?.("[data-why],[data-act],[data-send],[data-part],[data-mine],[data-close]");
  if (!target) return;
  const { act, send, part, mine, why } = target.dataset;
  const option = act ?? send ?? part;
  if (target.getAttribute("aria-disabled") === "true") beside.tell(target, why);
  else if (option) look(option === chosen ? "" : option);
  else if (mine) beside.open(`${path}/beside/${mine}`, mine);
  else if ("close" in target.dataset) beside.close();
});
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    beside.hush();
    if (zoom.open()) zoom.hide();
    else if (beside.isOpen()) beside.close();
    else if (chosen) look("");
  } else if (event.key === "z") {
    const piece = document.activeElement?.closest("[data-card]");
    if (zoom.open() || !piece) zoom.hide();
    else zoom.show(piece);
  } else document.querySelector(`[data-key="${CSS.escape(event.key)}"]`)?.click();
});
settle();
