// Where the coach's slip stands: beside what it speaks of, never on it, and over as little as can be of what is read.

const GAP = 16;
const EDGE = 8; // to the edge of the window,
const UNDER = 5; // to the bar: what is in it can be pointed at from below
const BEAK = 18; // from a corner of the slip
const STEP = 48; // between places that are tried
const NEVER = 1e5; // a pixel of what it points at, or of the main button
const SPOKEN = 2e4; // a pixel of what it speaks of besides,
const NARROW = 100; // and in a window too small to keep all of that free, up to
const WIDE = 1200; // so many pixels
const APART = 40000; // square pixels that it rather covers than stand apart from what it speaks of,
const BESIDE = 20000; // that it rather covers than points at another of several things to be pressed,
const AWAY = 60; // and for each pixel that it stands farther off;
const MOVED = 60; // for each pixel of its way: who reads on does not look for it all over the page,
const LEFT = 30000; // for leaving its place at all,
const WITHIN = 2e5; // and for leaving it while it says the same
const NEAR = 40; // pixels over which a beak still points
const LONG = 240; // a side: half of it is a middle of its own
const CELL = 8; // pixels: so finely the window is weighed
// What a pixel under the slip is worth: a phone's tabs and the own figures most, the log least.
const WORTH = [
  [".tabs", 2000],
  ["#go .b, #sheet .b", 10],
  ["#rail .pl.me", 30],
  ["#board .path, #plan", 40], // what will follow from the choice
  ["#board [data-weighed]", 12], // what it is weighed by: the hand while cards are drawn, a chain that runs
  ["#rail .pl", 1],
  ["#since .beat", 20], // what has just happened
  ["#rail .log2 > ol > :nth-child(-n+2)", 8],
  ["#board .slot", 20], // where else it could go
  ["#board [data-act], #board [data-part]", 3], // choices with their prices,
  ["#board [data-why]", 3], // also those that come later
  ["#board [data-spot]", 1],
  ["#board [data-spoken], #board [data-opens]", 3, "texts"], // to be read now
  ["#board", 1, "texts"],
  ["#rail", 0.3, "texts"],
];

const boxOf = (piece) => piece.getBoundingClientRect();
const seen = (piece) => piece.getClientRects().length > 0;
const all = (selector) => [...document.querySelectorAll(selector)];
const within = (low, value, high) => Math.max(low, Math.min(value, high));

let stood = null; // where the slip was put last,
let said = ""; // and what it said there

/** Puts the slip where it covers least; `boxes`: what is marked, the first `aims` of it (none: all) what it may point at;
 * `spoken`: what its words speak of besides. Whether all that is marked, the main button and the tabs stay free. */
export function dock(slip, step, boxes, aims = 0, spoken = []) {
  const { width: wide, height: high } = boxOf(step);
  const room = roomFor(wide, high);
  const aimed = boxes.slice(0, aims || boxes.length);
  const near = aimed.length ? [aimed[0], around(aimed)].flatMap((box) => beside(box, wide, high, room)) : [];
  const places = [...near.filter((place) => aimed.some((box) => shared(box, tip(place, wide, high), 2, 2))), ...anywhere(room)];
  if (stood?.window !== innerWidth) stood = null; // another layout
  if (stood) places.unshift(...where(aimed[0], wide, high, room));
  const says = step.querySelector(".says p")?.textContent ?? "";
  const leaves = LEFT + (says === said ? WITHIN : 0);
  const free = [...boxes, ...all("#go .main, #sheet .main").filter(seen).map(boxOf)];
  const lost = ground();
  const way = ({ x, y, stays }) => (stood && !stays ? leaves + MOVED * Math.hypot(x - stood.x, y - stood.y) : 0);
  const pointed = (place) => aimed.length && shared(aimed[0], tip(place, wide, high), 2, 2);
  const aloof = (place) => (place.side ? (place.stays || pointed(place) ? 0 : BESIDE) : APART + AWAY * apart(place, wide, high, boxes[0]));
  const under = (pieces, each, place) => pieces.reduce((sum, box) => sum + each * shared(box, place, wide, high), 0);
  const cost = (place, i) => i + lost(place, wide, high) + way(place) + aloof(place) + under(free, NEVER, place) + under(spoken, innerWidth > WIDE ? SPOKEN : NARROW, place);
  const best = places.map((place, i) => ({ ...place, cost: cost(place, i) })).reduce((one, other) => (other.cost < one.cost ? other : one));
  slip.style.left = `${best.x}px`;
  slip.style.top = `${best.y}px`;
  stood = { x: best.x, y: best.y, high, window: innerWidth };
  said = says;
  step.dataset.side = best.side ?? "";
  if (best.side) step.style.setProperty("--beak", `${best.beak}px`);
  return [...free, ...all(".tabs").filter(seen).map(boxOf)].every((box) => !shared(box, best, wide, high));
}

/** Whether the middle of a piece is to be seen: not scrolled under the bar, the sheet or out of the window. */
export function inSight(piece) {
  const { left, top, width, height } = boxOf(piece);
  const { top: above, bottom: below } = piece.closest("#board") ? roomFor(0, 0) : { top: 0, bottom: innerHeight };
  return left + width / 2 > 0 && left + width / 2 < innerWidth && top + height / 2 > above && top + height / 2 < below;
}

/** Between which corners its own left upper one may stand: under the bar, over the sheet. */
function roomFor(wide, high) {
  const sheet = document.getElementById("sheet");
  const top = Math.max(0, boxOf(document.getElementById("bar")).bottom) + UNDER; // it may be scrolled away
  const bottom = (seen(sheet) ? boxOf(sheet).top : innerHeight) - EDGE - high;
  return { left: EDGE, top, right: Math.max(EDGE, innerWidth - wide - EDGE), bottom: Math.max(top, bottom) };
}

/** Where it stands, with its upper or its lower edge kept, as it may have become longer or shorter; with a beak where
 * what it points at is just beside. */
function where(box, wide, high, room) {
  return [...new Set([stood.y, stood.y + stood.high - high])].map((top) => {
    const [x, y] = [within(room.left, stood.x, room.right), within(room.top, top, room.bottom)];
    return { x, y, stays: true, ...(box && beakTo(box, x, y, wide, high)) };
  });
}

/** On which side of a box something stands that is so near that its beak points there. */
function beakTo(box, x, y, wide, high) {
  const [along, down] = [box.left + box.width / 2 - x, box.top + box.height / 2 - y];
  const gaps = { right: x - box.right, left: box.left - x - wide, below: y - box.bottom, above: box.top - y - high };
  const [side] = Object.entries(gaps).find(([, gap]) => gap >= EDGE && gap <= NEAR) ?? [];
  const [beak, long] = side === "right" || side === "left" ? [down, high] : [along, wide];
  return side && beak >= BEAK && beak <= long - BEAK ? { side, beak } : {};
}

/** On each side of a box, slid along it as far as the beak still reaches its middle; the nearest to the middle first. */
function beside(box, wide, high, room) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const sides = [["right", box.right + GAP, 0], ["left", box.left - GAP - wide, 0], ["below", 0, box.bottom + GAP], ["above", 0, box.top - GAP - high]];
  return sides.flatMap(([side, left, top]) => {
    const across = side === "right" || side === "left";
    if (across ? left < room.left || left > room.right : top < room.top || top > room.bottom) return [];
    const [middle, long, low, most] = across ? [y, high, room.top, room.bottom] : [x, wide, room.left, room.right];
    return aims(middle, across ? box.height : box.width).flatMap((aim) => slid(aim, long).map((at) => within(low, at, most)).filter((at) => aim - at >= BEAK && aim - at <= long - BEAK)
      .map((at) => ({ x: across ? left : at, y: across ? at : top, side, beak: aim - at })));
  });
}

/** Where the beak may point: the middle of a side; of a long one, as a bar over the whole board, all along it. */
function aims(middle, long) {
  const n = Math.floor(long / 2 / LONG);
  return Array.from({ length: 2 * n + 1 }, (_, i) => middle + (i % 2 ? 1 : -1) * Math.ceil(i / 2) * (long / (2 * n + 2)));
}

/** Where a place's beak points: just into what it stands beside; around several boxes that may be nothing. */
function tip({ x, y, side, beak }, wide, high) {
  const over = GAP + 2;
  return { right: { x: x - over, y: y + beak }, left: { x: x + wide + GAP, y: y + beak }, below: { x: x + beak, y: y - over }, above: { x: x + beak, y: y + high + GAP } }[side];
}

/** Where something so long may begin to have this in it, the middle first. */
function slid(middle, long) {
  const most = long / 2 - BEAK;
  const off = Array.from({ length: Math.ceil(most / STEP) }, (_, n) => Math.min(most, (n + 1) * STEP));
  return [0, ...off.flatMap((n) => [n, -n])].map((n) => middle - long / 2 + n);
}

/** Places all over the window, from the lower right: without a beak. */
function anywhere({ left, top, right, bottom }) {
  const steps = (low, high) => Array.from({ length: Math.ceil((high - low) / STEP) + 1 }, (_, n) => Math.max(low, high - n * STEP));
  return steps(left, right).flatMap((x) => steps(top, bottom).map((y) => ({ x, y })));
}

/** Weighs the window cell by cell; how much is lost of it at a place. */
function ground() {
  const [columns, rows] = [Math.ceil(innerWidth / CELL), Math.ceil(innerHeight / CELL)];
  const cells = new Float32Array(columns * rows);
  const cell = (low, at, most) => within(low, Math.floor(at / CELL), most);
  for (const [box, each] of worth())
    for (let row = cell(0, box.top, rows); row < cell(0, box.bottom + CELL - 1, rows); row++)
      for (let column = cell(0, box.left, columns); column < cell(0, box.right + CELL - 1, columns); column++) cells[row * columns + column] = Math.max(each, cells[row * columns + column]);
  const sums = new Float64Array((columns + 1) * (rows + 1)); // of all cells above and to the left
  const at = (column, row) => row * (columns + 1) + column;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) sums[at(column + 1, row + 1)] = cells[row * columns + column] + sums[at(column, row + 1)] + sums[at(column + 1, row)] - sums[at(column, row)];
  return ({ x, y }, wide, high) => {
    const [left, top, right, bottom] = [cell(0, x, columns), cell(0, y, rows), cell(0, x + wide, columns), cell(0, y + high, rows)];
    return CELL * CELL * (sums[at(right, bottom)] - sums[at(left, bottom)] - sums[at(right, top)] + sums[at(left, top)]);
  };
}

/** What lies on the table, with what a pixel of it is worth. */
function worth() {
  return WORTH.flatMap(([selector, each, texts]) => (texts ? all(`${selector} *`).filter(speaks) : all(selector)).filter(seen).map((piece) => [boxOf(piece), each]));
}

/** Whether a piece has words of its own. */
function speaks({ childNodes }) {
  return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
}

/** How far a place is from a box, in pixels. */
function apart({ x, y }, wide, high, box) {
  if (!box) return 0;
  return Math.hypot(Math.max(0, box.left - x - wide, x - box.right), Math.max(0, box.top - y - high, y - box.bottom));
}

/** The box around several. */
function around(boxes) {
  const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])));
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** How much of a box lies under the slip, in square pixels. */
function shared(box, { x, y }, wide, high) {
  const across = Math.min(box.right, x + wide) - Math.max(box.left, x);
  const down = Math.min(box.bottom, y + high) - Math.max(box.top, y);
  return across > 0 && down > 0 ? across * down : 0;
}
