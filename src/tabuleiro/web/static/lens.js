// The lens: a map or a mine larger than its frame. By + and −, pinching, or the wheel with Ctrl; moved by scrolling or dragging.

const MOST = 3.5;
const STEP = 1.35;
const root = document.body.style;
let power = 1;

const lens = () => document.querySelector("[data-lens]");

/** So much larger; the point (on the screen) stays where it is. */
function set(wanted, x, y) {
  const frame = lens();
  if (!frame) return;
  const box = frame.getBoundingClientRect();
  const at = [x ?? box.x + box.width / 2, y ?? box.y + box.height / 2].map((n, i) => n - (i ? box.y : box.x));
  const there = [(frame.scrollLeft + at[0]) / power, (frame.scrollTop + at[1]) / power];
  if (power === 1) root.setProperty("--lens-high", `${box.height}px`); // the frame keeps its size
  power = Math.min(MOST, Math.max(1, wanted));
  if (power < 1.05) {
    power = 1;
    root.removeProperty("--lens-high");
  }
  root.setProperty("--lens", power);
  document.body.classList.toggle("lensed", power > 1);
  frame.scrollLeft = there[0] * power - at[0];
  frame.scrollTop = there[1] * power - at[1];
}

/** Larger, or smaller again. */
export const closer = (nearer, x, y) => set(nearer ? power * STEP : power / STEP, x, y);

addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-closer]");
  if (button) closer(button.dataset.closer === "in");
});
let wide = innerWidth;
addEventListener("resize", () => {
  if (wide !== innerWidth) set(1); // another layout; a phone's own bar that comes and goes is none
  wide = innerWidth;
});

addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !event.target.closest?.("[data-lens]")) return;
  event.preventDefault();
  closer(event.deltaY < 0, event.clientX, event.clientY);
}, { passive: false });

// Two fingers; one scrolls, as everywhere.
let pinch = null;
const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
addEventListener("touchstart", (event) => {
  if (event.touches.length === 2 && event.target.closest?.("[data-lens]")) pinch = { power, spread: spread(event.touches) };
});
addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const [a, b] = event.touches;
  set((pinch.power * spread(event.touches)) / pinch.spread, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
}, { passive: false });
addEventListener("touchend", () => (pinch = null));

// A mouse drags what is larger than its frame; a drag chooses nothing.
let dragged = null;
addEventListener("pointerdown", (event) => {
  dragged = event.pointerType === "mouse" && power > 1 && event.target.closest?.("[data-lens]") ? { x: event.clientX, y: event.clientY, far: false } : null;
});
addEventListener("pointermove", (event) => {
  if (!dragged || !event.buttons) return;
  const [dx, dy] = [event.clientX - dragged.x, event.clientY - dragged.y];
  if (!dragged.far && Math.hypot(dx, dy) < 6) return;
  lens().scrollBy(-dx, -dy);
  dragged = { x: event.clientX, y: event.clientY, far: true };
});
addEventListener("click", (event) => {
  if (!dragged?.far) return;
  dragged = null;
  event.preventDefault();
  event.stopPropagation();
}, true);
