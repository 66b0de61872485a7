// How long a beat of the stage stays, in the normal pace.

const eye = Number(document.body.dataset.seat);

export const within = (least, time, most) => Math.min(most, Math.max(least, time));

/** As long as it takes to read. */
export function lasting(beat) {
  if (beat.card) return within(2600, 1200 + 25 * beat.card.replace(/<[^>]*>/g, "").length, 6000);
  if (beat.weight === "big") return within(1500, 500 + 35 * beat.long, 2600);
  const foreseen = beat.seat === eye && !(beat.brings && !beat.gains.length); // that it brings nothing is to be read
  return foreseen ? 900 : within(1400, 500 + 35 * beat.long, 2600);
}

export const stepping = (beat) => within(900, 450 + 20 * beat.long, 1700); // for a quiet step
