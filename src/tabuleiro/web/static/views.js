// A phone's views while something is told: the one in which it happened comes up, and the viewer's own again.

const all = [...document.querySelectorAll(".tabs input")]; // one of them is shown at a time
const board = document.getElementById("board");
let home = null; // the one that the viewer has chosen, while another may be shown
let stood = null; // how far the board was scrolled before places were brought into sight
let telling = false;
let chosen = false; // the viewer has taken one during this telling, and keeps it
for (const view of all) view.addEventListener("change", () => ([home, chosen] = [null, telling]));

/** What a rival does is seen in the rival's part. What happens nowhere leaves the view as it is, but the viewer's `own` doing
 * is told in the viewer's own and never among the others. `places`: where it happened, the best first, each a function that
 * says whether it is to be seen as it is now. */
export function turn(own, places) {
  telling = true;
  stood ??= board.scrollTop;
  if (chosen || !all.some((view) => view.parentElement.getClientRects().length)) return;
  const present = all.find((view) => view.checked);
  home ??= present;
  const views = own ? all.filter((view) => view.id !== "tab-others") : all;
  const found = (seen) => [home, ...views].find((view) => {
    view.checked = true;
    return seen();
  });
  let there;
  for (const seen of places) there ??= found(seen);
  (there ?? (own ? home : present)).checked = true;
}

/** The view in which a piece is to be seen, if it is not in the present one; whether there is any. */
export function open(piece) {
  if (piece.checkVisibility()) return true;
  const present = all.find((view) => view.checked);
  const there = present?.parentElement.getClientRects().length && all.find((view) => (view.checked = true) && piece.checkVisibility());
  if (!there && present) present.checked = true;
  return Boolean(there);
}

/** The board is drawn anew: where it stands now is where it comes back to. */
export const stand = () => (stood = null);

/** The view in which the viewer was, as it stood: what is asked next is where it was. */
export function back() {
  if (home) home.checked = true;
  if (stood !== null) board.scrollTop = stood;
  [home, stood, chosen, telling] = [null, null, false, false];
}
