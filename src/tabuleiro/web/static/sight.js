// What is new on the page comes into sight: a page that opens, the choices, the last of what others did.

import * as views from "./views.js";

let unseen = ""; // what is new, and was not brought into sight yet: a page that opens, or choices
let begun = false; // a turn has, and its choices were not brought into sight yet
let listed = ""; // the rows of the list of what others did
let unfolded = false; // the viewer wants all of them

/** What is to be read from its beginning when it comes up: a story, a night. */
const OPENS = "#board [data-opens]";
export const opened = () => document.querySelector(`${OPENS} h2`)?.textContent;

/** Whether a page has opened, other than this one before, or choices have come; `begins`: nothing was asked before. */
export function note(before, choices, begins) {
  begun ||= choices && begins;
  if (opened() && opened() !== before) unseen = "opens";
  else if (choices) unseen ||= "choices";
}

/** Brings it into sight, once all is told; `told`: a telling has ended, which may have scrolled the choices away. */
export function bringNew(asked, told = false) {
  const page = unseen === "opens" && document.querySelector(OPENS);
  if (page) {
    if (asked) views.open(page);
    page.scrollIntoView({ block: "start" });
  }
  else if ((unseen || told) && asked) {
    if (begun) openChoices();
    toChoices();
  }
  unseen = "";
  begun &&= !asked;
}

/** A phone's view with the bar of actions, of a game that has one; else a view in which there is anything to choose. */
function openChoices() {
  const choices = [...document.querySelectorAll("#board .can")];
  const bar = choices.find((piece) => piece.closest("[data-actions]"));
  if (bar) views.open(bar);
  else if (choices.length && !choices.some((piece) => piece.checkVisibility())) views.open(choices[0]);
}

/** Where nothing that can be chosen is in sight, the first of it comes there; of a game's bar of actions all of it. */
export function toChoices() {
  const bar = [...document.querySelectorAll("#board [data-actions]")].find((piece) => piece.checkVisibility() && piece.querySelector(".can"));
  if (bar) return bar.scrollIntoView({ block: "nearest" });
  const all = [...document.querySelectorAll("#board .can")].filter((piece) => piece.checkVisibility());
  const room = document.getElementById("board").getBoundingClientRect(); // a phone's tabs lie above it
  const [above, below] = [Math.max(room.top, 0), Math.min(room.bottom, innerHeight)];
  const seen = ({ top, bottom, left, right }) => top > above - 4 && (top + bottom) / 2 < below && left < innerWidth - 20 && right > 20;
  if (!all.some((piece) => seen(piece.getBoundingClientRect()))) all[0]?.scrollIntoView({ block: "center", inline: "center" });
}

/** What others did last is at the end of the list: where not all of it has room the rows before are one click away, and no
 * row is cut. */
export function newest() {
  const since = document.getElementById("since");
  const rows = since ? [...since.querySelectorAll("li")] : [];
  const ids = rows.map((row) => row.firstElementChild.dataset.beat).join();
  if (ids !== listed) unfolded = false;
  listed = ids;
  if (!rows.length) return;
  const more = since.querySelector("[data-earlier]");
  more.hidden = true;
  for (const row of rows) row.hidden = false;
  if (unfolded) return;
  let away = 0;
  while (since.scrollHeight > since.clientHeight + 1 && away < rows.length - 1) {
    rows[away++].hidden = true;
    more.hidden = false;
  }
  more.textContent = more.dataset.earlier.replace("#", away);
}

/** The rows before, too. */
export function earlier() {
  unfolded = true;
  newest();
  document.getElementById("since").scrollTop = 0;
}
addEventListener("resize", newest);
