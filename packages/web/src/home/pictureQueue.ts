/** Pictures of the shelf come one by one after the first frame: the ways into a game are there sooner, and nothing that is tapped waits for ten pictures. */

import { EDITIONS } from '@flagfall/editions';
import { signal } from '@preact/signals';

/** How many pictures may be drawn by now. Once drawn, they stay for the next visit of the page. */
const round = signal(0);

/** Whether the picture at a place of the shelf may be drawn. */
export function canDrawPicture(place: number): boolean {
  return place < round.value;
}

export function startPictures(): void {
  if (round.value > 0) return;
  const next = (): void => {
    round.value++;
    if (round.value < EDITIONS.length) later(next);
  };
  later(next);
}

/** After the next frame has been shown, so that taps come in between. */
function later(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work, 0));
}
