// Puts new parts of a page in the place of the old ones: same elements stay, pieces that moved travel there.

import { Idiomorph } from "./lib/idiomorph.js";

const OWN = new Set(["tabindex", "data-here"]); // what roving.js keeps on a board's pieces
const PIECES = "[data-act],[data-part],[data-why],[data-card]";
const GROWN = 1.4; // times as large
const LATE = 1500; // milliseconds: a browser that draws nothing just now, as of a window under others, moves nothing either
const still = matchMedia("(prefers-reduced-motion: reduce)");

let updates = 0;
const drawn = new Map(); // by part: which update drew it last; one that was overtaken on its way leaves it as it is

function morph(parts, update) {
  for (const [id, html] of Object.entries(parts)) {
    const old = document.getElementById(id);
    if (!old || (drawn.get(id) ?? 0) > update) continue;
    drawn.set(id, update);
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
const shown = () => new Map([...document.querySelectorAll("[data-vt]")].filter(whole).map((piece) => [piece.dataset.vt, piece]));

/** What travels lies over everything: a piece that is under the header, partly or in another view, does not. */
function whole(piece) {
  const [box, room] = [piece, piece.closest("#board") ?? document.documentElement].map((one) => one.getBoundingClientRect());
  return box.width > 0 && box.left >= room.left && box.right <= room.right && box.top >= Math.max(0, room.top) && box.bottom <= Math.min(innerHeight, room.bottom);
}

/** Whether it is somewhere else, and of about the same size: what grows on its way hides what is under it. */
function moved(from, to) {
  const ratio = to.width / from.width;
  return (Math.round(from.x) !== Math.round(to.x) || Math.round(from.y) !== Math.round(to.y)) && ratio > 1 / GROWN && ratio < GROWN;
}

export let travelled = Promise.resolve(); // when what was on its way has arrived: it lies over everything else until then
export let travelling = 0; // changes in which pieces are on their way: a browser does not find these under the pointer

export function update(parts, done, atOnce) {
  const number = (updates += 1);
  if (atOnce || !document.startViewTransition || still.matches || document.hidden) {
    morph(parts, number);
    done?.();
    return;
  }
  const before = shown();
  const was = new Map([...before].map(([key, piece]) => [key, piece.getBoundingClientRect()]));
  // Travelling pieces must have their names before the change, so all do; there are few.
  name(before.values());
  const change = document.startViewTransition(() => { // a little later: what was to be there at once may be there before
    morph(parts, number);
    unname(before.values());
    done?.(); // may scroll
    name([...shown()].filter(([key, piece]) => was.has(key) && moved(was.get(key), piece.getBoundingClientRect())).map(([, piece]) => piece));
  });
  change.ready.catch(() => {}); // skipped because the next change has come: nothing to mend
  const late = setTimeout(() => change.skipTransition(), LATE); // the new parts must be there all the same
  travelling += 1;
  travelled = change.finished.catch(() => {}).then(() => {
    clearTimeout(late);
    travelling -= 1;
    unname([...document.querySelectorAll("[data-vt]")]);
  });
}
