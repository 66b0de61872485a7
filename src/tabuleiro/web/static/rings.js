// Where something happened: rings around its places, the player's panel. What it brought stands in the strip and flies from there.

const lights = document.getElementById("lights");
const still = matchMedia("(prefers-reduced-motion: reduce)");

let rings = []; // marks, each with the spots that it is around

export const ofSeat = (seat) => (seat >= 0 ? ` s${"abcde"[seat]}` : "");
const shown = (piece) => piece.getClientRects().length;
export const placesOf = (spots) => spots.split("|").filter(Boolean);
/** The first of some places that is to be seen. */
export const spotted = (spots) => placesOf(spots).map((spot) => [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)].find(shown)).find(Boolean);

/** Scrolls a piece into sight. */
export const bring = (piece, block = "nearest", inline = block === "nearest" ? block : "center") => piece.scrollIntoView({ block, inline });

/** Nothing is lit any more. */
export function dark() {
  rings = [];
  delete document.body.dataset.tells;
  lights.replaceChildren();
  document.querySelectorAll(".pl.lit").forEach((panel) => panel.classList.remove("lit"));
}

/** Rings where it happened; the player's panel too. */
export function light(beat) {
  dark();
  if (beat.seat >= 0) document.getElementById(`panel-${beat.seat}`)?.classList.add("lit");
  document.body.dataset.tells = beat.seat; // a game may show this player's part beside the place
  const piece = beat.spot && spotted(beat.spot);
  if (!piece) return;
  bring(piece);
  const from = beat.start && spotted(beat.start) ? ring(beat.start, beat, "from") : null;
  const here = ring(beat.spot, beat, "here");
  surround();
  if (from && !still.matches) {
    const [a, b] = [from, here].map((mark) => mark.getBoundingClientRect());
    here.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "none" }], { duration: 400, easing: "ease-out" });
  }
}

function ring(spots, beat, kind) {
  const mark = document.createElement("div");
  mark.className = `ring ${kind}${ofSeat(beat.seat)}`;
  rings.push([mark, spots]);
  lights.append(mark);
  return mark;
}

/** The rings stay around their places, also when the board is scrolled or something comes up beside them. */
function surround() {
  for (const [mark, spots] of rings) {
    const box = spotted(spots)?.getBoundingClientRect();
    mark.hidden = !box;
    if (box) Object.assign(mark.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  }
}
addEventListener("scroll", surround, { capture: true, passive: true });
setInterval(surround, 100); // pieces travel, panels come and go
