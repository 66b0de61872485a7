// The card of a big beat, before the page: it goes with its beat, or stays until it is put away.

import { spotted } from "./rings.js";

export const moment = document.getElementById("moment");
let laid = 0; // when it was

/** A card on which it is seen to come about, and how it begins in the strip: the end is told when the card has told it. */
export const slowly = (beat) => beat.card && beat.card.includes("data-verdict");
export const opening = (beat) => ({ ...beat, text: `<span>${/<h2[^>]*>(.*?)<\/h2>/s.exec(beat.card)?.[1] ?? ""}</span>`, chips: "", long: 0 });

/** Lays it; `go` is on its button if it stays. It opens where its end is told. */
export function lay(beat, go) {
  moment.innerHTML = beat.card; // drawn and escaped by our own server
  if (go) moment.insertAdjacentHTML("beforeend", `<div class="go"><button class="b main" data-continue>${go}</button></div>`);
  moment.hidden = false;
  laid = performance.now();
  const here = moment.querySelector("[data-here]");
  moment.scrollTop = here && here.offsetTop + here.offsetHeight > moment.clientHeight - 70 ? here.offsetTop - 12 : 0;
  if (go) moment.querySelector("[data-continue]").focus({ preventScroll: true });
}

/** For how many milliseconds it has lain there. */
export const age = () => performance.now() - laid;

/** Whether it lies over a place. */
export function covers(spot) {
  const [card, place] = [moment, spot && spotted(spot)].map((piece) => piece && piece.getBoundingClientRect());
  return place && place.right > card.left && place.left < card.right && place.bottom > card.top && place.top < card.bottom;
}
