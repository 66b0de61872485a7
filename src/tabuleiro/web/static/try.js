// Try: what is clicked on the board answers the question; the first of two clicks leads to the options that begin so.

import "./lens.js";
import "./page.js";
import { settle } from "./roving.js";
import * as zoom from "./zoom.js";

const buttons = [...document.querySelectorAll(".try button[name=option]")];

addEventListener("click", (event) => {
  const piece = event.target.closest?.("#board [data-act],#board [data-part]");
  if (!piece) return;
  const { act, part } = piece.dataset;
  const shown = buttons.filter((button) => button.getClientRects().length);
  if (act) buttons.find((button) => button.value === act)?.click();
  else shown.find(({ value }) => value.startsWith(`${part} `) || value.endsWith(` ${part}`))?.focus();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") zoom.hide();
});
settle();
