// Notes: in somebody's first games the coach says a sentence about what is met for the first time; one a turn, each once.

const on = document.getElementById("coach-notes");
let now = ""; // the note that is shown

on.checked = localStorage.getItem("coach") !== "off";
on.addEventListener("change", () => localStorage.setItem("coach", on.checked ? "on" : "off"));

/** Whether the coach helps unasked. */
export const wanted = () => "asks" in document.body.dataset && on.checked;

export function never() {
  on.checked = false;
  on.dispatchEvent(new Event("change"));
}

/** What is shown goes away: it was read, or its person has acted. */
export const over = () => (now = "");

const known = () => JSON.parse(localStorage.getItem("met") ?? "[]");

/** These have been said: in a lesson, or just now. */
export const met = (notes) => localStorage.setItem("met", JSON.stringify([...new Set([...known(), ...notes])]));

/** The note to be shown, of those that fit; `placed`: whether what it speaks of is to be seen. */
export function pick(notes, placed) {
  if (!wanted()) over();
  const shown = notes.find(({ dataset: { note } }) => note === now);
  if (shown || !wanted()) return shown;
  over();
  const found = notes.find((slip) => !known().includes(slip.dataset.note) && placed(slip));
  const turn = `${document.body.dataset.table} ${found?.dataset.turn}`;
  if (!found || sessionStorage.getItem("noted") === turn) return undefined;
  now = found.dataset.note;
  met([now]);
  sessionStorage.setItem("noted", turn);
  return found;
}
