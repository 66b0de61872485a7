// No click is lost: where the page was drawn anew under the pointer, it is for what lies there now.

import { travelled, travelling } from "./morph.js";

const NEAR = 8; // pixels that a steady hand moves between press and release
const TAKES = "button,a,summary,label,input,[data-act],[data-part],[data-why]";
let pressed = null; // where and on what the mouse went down

addEventListener("pointerdown", ({ pointerType, button, clientX, clientY, target }) => {
  pressed = pointerType === "mouse" && button === 0 ? { clientX, clientY, target } : null;
}, true);

/** A browser gives a click to nobody whose press was on a piece that is gone when the mouse is released, or to what is
 * around both pieces. */
addEventListener("pointerup", ({ clientX, clientY }) => {
  const before = pressed;
  pressed = null;
  if (!before || Math.hypot(clientX - before.clientX, clientY - before.clientY) > NEAR) return;
  const here = document.elementFromPoint(clientX, clientY);
  if (here && !before.target.isConnected) again(here, { clientX, clientY });
}, true);

/** Nor does it find a piece that travels under the pointer: the click is for it when it has arrived. */
addEventListener("click", (event) => {
  if (!travelling || !event.isTrusted || event.target.closest(TAKES)) return;
  travelled.then(() => {
    const here = document.elementFromPoint(event.clientX, event.clientY);
    if (here && here !== event.target) again(here, event);
  });
}, true);

const again = (piece, { clientX, clientY }) => piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
