// Puts new parts of a page in the place of the old ones: same elements stay, pieces that moved travel there.

import { Idiomorph } from "./lib/idiomorph.js";

const OWN = new Set(["tabindex", "data-here"]); // what roving.js keeps on a board's pieces
const PIECES = "[data-act],[data-part],[data-why],[data-card]";
const still = matchMedia("(prefers-reduced-motion: reduce)");

function morph(parts) {
  for (const [id, html] of Object.entries(parts)) {
    const old = document.getElementById(id);
    if (!old) continue;
    Idiomorph.morph(old, html, {
      morphStyle: "innerHTML",
      callbacks: {
        // The piece the person was at, a box they ticked: theirs, not the server's.
        beforeAttributeUpdated: (name, node) => !(OWN.has(name) && node.matches(PIECES)) && !(name === "open" && node.closest(".log2")),
        beforeNodeMorphed: (node) => !(node.dataset && "keep" in node.dataset),
      },
    });
  }
}

/** Names for the pieces that are there before and after and have moved: only these travel. */
function name(pieces) {
  for (const piece of pieces) piece.style.viewTransitionName = piece.dataset.vt;
}
const unname = (pieces) => pieces.forEach((piece) => piece.style.removeProperty("view-transition-name"));
const shown = () => new Map([...document.querySelectorAll("[data-vt]")].map((piece) => [piece.dataset.vt, piece]));
const place = (piece) => {
  const box = piece.getBoundingClientRect();
  return `${Math.round(box.x)},${Math.round(box.y)}`;
};

export function update(parts, done, atOnce) {
  if (atOnce || !document.startViewTransition || still.matches || document.hidden) {
    morph(parts);
    done?.();
    return;
  }
  const before = shown();
  const was = new Map([...before].map(([key, piece]) => [key, place(piece)]));
  // Travelling pieces must have their names before the change, so all do; there are few.
  name(before.values());
  const change = document.startViewTransition(() => {
    morph(parts);
    unname(before.values());
    const now = shown();
    name([...now].filter(([key, piece]) => was.has(key) && was.get(key) !== place(piece)).map(([, piece]) => piece));
    done?.();
  });
  change.ready.catch(() => {}); // skipped because the next change has come: nothing to mend
  change.finished.catch(() => {}).then(() => unname([...shown().values()]));
}
