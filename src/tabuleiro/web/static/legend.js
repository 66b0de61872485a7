// The legend of icons, one key or tap away at a table and its replay: what is on the screen now stands first.

import { JSON_ONLY, notice, reasonOf } from "./page.js";

const legend = document.getElementById("legend");
const game = document.body.dataset.game;

/** The icons that can be seen now, on boards and cards. */
function seen() {
  const pieces = [...document.querySelectorAll("#board use,#rail use,#sheet use")].filter((piece) => piece.checkVisibility());
  return new Set(pieces.map((piece) => piece.getAttribute("href").replace("#i-", "")));
}

async function open() {
  if (!legend.childElementCount) {
    const answer = await fetch(`/legend/${game}`, { headers: JSON_ONLY }).catch(() => null);
    if (!answer?.ok) return notice(answer ? await reasonOf(answer) : legend.dataset.offline);
    legend.innerHTML = await answer.text(); // our own server's words, escaped there
  }
  const now = seen();
  const here = legend.querySelector(".here");
  const found = [...legend.querySelectorAll("[data-icon]:not(.here *)")].filter((sign) => now.has(sign.dataset.icon));
  here.querySelector("dl").replaceChildren(...found.map((sign) => sign.cloneNode(true)));
  here.hidden = found.length === 0;
  legend.showModal();
  legend.scrollTop = 0;
}

addEventListener("click", (event) => {
  if (event.target.closest?.("[data-legend]")) open();
  else if (event.target === legend) legend.close(); // beside it
});

addEventListener("keydown", (event) => {
  if (event.key !== "l" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input,select,textarea")) return;
  if (localStorage.getItem("keys") === "off") return;
  if (legend.open) legend.close();
  else open();
});
