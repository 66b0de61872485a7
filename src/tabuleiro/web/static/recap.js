// A phone's list of what others did since the own last choice: over the board when it is new, folded by the next touch.

const body = document.body;
const rows = () => [...document.querySelectorAll("#recap [data-beat]")].map(({ dataset }) => dataset.beat).join();
let read = ""; // the rows that have been there

/** The list has been drawn: it opens where it says something new to who is asked now. */
export function drawn(asked) {
  const now = rows();
  if (asked && now && now !== read) body.classList.add("recaps");
  if (asked || !now) read = now;
  mark();
}

function mark() {
  for (const button of document.querySelectorAll("#sheet [data-recap][aria-expanded]")) button.setAttribute("aria-expanded", body.classList.contains("recaps"));
}

/** Opened or folded by its own buttons. */
export function toggle() {
  if (body.classList.contains("recaps")) fold();
  else body.classList.add("recaps");
  mark();
}

export function fold() {
  body.classList.remove("recaps");
  mark();
}

/** Whoever goes on has read it: what lies under it is not moved, and the touch is for what it was on. */
addEventListener("pointerdown", ({ target }) => target.closest("#recap,[data-recap],#stage,#moment,#coach") || fold(), true);
