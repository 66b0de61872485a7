// A phone's list of what others did since the own last choice: over the board when it is new, folded by the next touch.

const body = document.body;
const LEAST = 110; // pixels: lower, the list is no more to be read than the line that stands for it
const rows = () => [...document.querySelectorAll("#recap [data-beat]")].map(({ dataset }) => dataset.beat).join();
let read = ""; // the rows that have been there
let unasked = false; // it has opened by itself

/** The list has been drawn: it opens where it says something new to who is asked now. */
export function drawn(asked) {
  const now = rows();
  if (asked && now && now !== read) {
    body.classList.add("recaps");
    unasked = true;
  }
  if (asked || !now) read = now;
  mark();
  requestAnimationFrame(place);
}

/** Above the buttons, or higher up, where it lies on nothing that may be chosen; where there is no such place it stays
 * folded, unless it was asked for. */
export function place() {
  for (const name of ["--lift", "--room"]) body.style.removeProperty(name);
  const list = document.getElementById("recap");
  if (!list?.checkVisibility()) return;
  const { top, bottom } = list.getBoundingClientRect();
  const board = document.getElementById("board").getBoundingClientRect();
  const choices = [...document.querySelectorAll("#board .can")].filter((piece) => piece.checkVisibility()).map((piece) => piece.getBoundingClientRect());
  const seen = choices.filter((box) => box.bottom > board.top && box.top < board.bottom);
  if (!seen.some((box) => box.bottom > top && box.top < bottom)) return;
  const highest = Math.min(...seen.map((box) => box.top)) - 12; // what is chosen rises a little
  if (highest - board.top >= LEAST) {
    body.style.setProperty("--lift", `${bottom - highest}px`);
    body.style.setProperty("--room", `${highest - board.top}px`);
  } else if (unasked) fold();
}

function mark() {
  for (const button of document.querySelectorAll("#sheet [data-recap][aria-expanded]")) button.setAttribute("aria-expanded", body.classList.contains("recaps"));
}

/** Opened or folded by its own buttons. */
export function toggle() {
  if (body.classList.contains("recaps")) return fold();
  body.classList.add("recaps");
  unasked = false;
  place();
  mark();
}

export function fold() {
  body.classList.remove("recaps");
  mark();
}

/** Whoever goes on has read it: what lies under it is not moved, and the touch is for what it was on. */
addEventListener("pointerdown", ({ target }) => target.closest("#recap,[data-recap],#stage,#moment") || fold(), true);
