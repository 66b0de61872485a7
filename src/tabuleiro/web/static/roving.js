// Boards by keyboard: each is one Tab stop; arrows go to the nearest piece that way, Home and End to the ends.

const PIECES = "[data-act],[data-part],[data-why],[data-card][tabindex]";
const boards = () => [...document.querySelectorAll("[data-roving]")];
const visible = (piece) => piece.getClientRects().length > 0;
const inside = (board) => [...board.querySelectorAll(PIECES)].filter(visible);
const middle = (piece) => {
  const box = piece.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** One piece of each board can be reached by Tab: one that can be chosen if there is any, best the one last visited. */
export function settle() {
  for (const pieces of boards().map(inside)) { // all looked at before one is changed: the next look would restyle the page
    const here = pieces.find((piece) => piece.dataset.here);
    const last = here?.matches(".can") ? here : (pieces.find((piece) => piece.matches(".can")) ?? here ?? pieces[0]);
    for (const piece of pieces) piece.setAttribute("tabindex", piece === last ? "0" : "-1");
  }
}

function visit(board, piece) {
  for (const other of inside(board)) {
    delete other.dataset.here;
    other.setAttribute("tabindex", "-1");
  }
  piece.dataset.here = "yes";
  piece.setAttribute("tabindex", "0");
  piece.focus();
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest piece in a direction: how far it is that way, and half as much again how far off the line (of hexes in
 * columns that interlock, the neighbour rather than the one behind it). */
function nearest(pieces, from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const piece of pieces) {
    if (piece === from) continue;
    const [px, py] = middle(piece);
    const along = (px - x) * dx + (py - y) * dy;
    if (along < 4) continue;
    const off = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (along + 1.5 * off < least) [best, least] = [piece, along + 1.5 * off];
  }
  return best;
}

addEventListener("keydown", (event) => {
  const board = event.target.closest?.("[data-roving]");
  if (!board || event.ctrlKey || event.altKey || event.metaKey) return;
  const pieces = inside(board);
  const here = event.target.closest(PIECES);
  let next = null;
  if (event.key in WAYS && here) {
    const card = here.parentElement.closest("[data-card]"); // from one effect of a card to the other, before any other card
    const within = card ? pieces.filter((piece) => card.contains(piece)) : [];
    next = nearest(within, here, WAYS[event.key]) ?? nearest(pieces, here, WAYS[event.key]);
  }
  else if (event.key === "Home") next = pieces[0];
  else if (event.key === "End") next = pieces.at(-1);
  else if ((event.key === "Enter" || event.key === " ") && here && here.tagName !== "BUTTON" && here.tagName !== "A") {
    event.preventDefault();
    here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  } else return;
  event.preventDefault();
  if (next) visit(board, next);
});
addEventListener("focusin", (event) => {
  const board = event.target.closest?.("[data-roving]");
  const piece = event.target.closest?.(PIECES);
  if (board && piece && piece.getAttribute("tabindex") === "-1") visit(board, piece);
});
