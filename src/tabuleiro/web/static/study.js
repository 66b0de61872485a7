// Study: moments of a play are looked at without a new page: by link, by a click on the curve, by the arrow keys.

import { Idiomorph } from "./lib/idiomorph.js";
import { partOf } from "./page.js";

const main = document.getElementById("main");
let wanted = "";

/** The moment that is looked at is in sight in the list, and the page stays where it is. */
function settle() {
  const row = main.querySelector(".moves a[aria-current]");
  const list = row?.closest("ol");
  if (list) list.scrollTop = row.offsetTop - list.offsetTop - list.clientHeight / 2;
}

async function show(address) {
  wanted = address;
  const found = await partOf(address, "main");
  if (!found || wanted !== address) return;
  Idiomorph.morph(main, found, { callbacks: { beforeAttributeUpdated: (name) => name !== "open" } });
  history.replaceState(null, "", address);
  settle();
}

addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey) return;
  const link = event.target.closest?.("a[data-at]");
  const curve = event.target.closest?.("svg.curve");
  if (link) {
    event.preventDefault();
    show(link.href);
  } else if (curve && !("live" in main.dataset)) {
    const box = curve.getBoundingClientRect();
    const { left, right, last } = curve.dataset;
    const part = ((event.clientX - box.x) / box.width - left) / (right - left);
    show(`${location.pathname}?at=${Math.max(1, Math.round(part * last))}`);
  }
});
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input,textarea,select,.scroll")) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const link = step && main.querySelector(`a[data-step="${step}"]`);
  if (!link) return;
  event.preventDefault();
  show(link.href);
});
if (location.hash === "#begin") document.getElementById("begin")?.requestSubmit(); // asked for by a button elsewhere
settle();
