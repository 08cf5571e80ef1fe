/** How long the board shows each moment of what happens on it. */

import type { Beat } from '@flagfall/seat';
import { battles, closeUp, isMotionAllowed } from '../settings/settings.ts';

/** `--calm` of the theme and a breath. */
const GLIDE_MS = 300;
/** For moves that are told one after the other, so that the eye can follow. */
const TOLD_MS = 550;

/** How long pieces that were turned over are seen: a battle with all its steps takes four times a glide. */
const TURNED_MS = { untilTap: Number.POSITIVE_INFINITY, long: 600, short: 150, off: 0 } as const;
/** Without a battle nothing else says what it was. */
const SHOWN_MS = { untilTap: Number.POSITIVE_INFINITY, long: 1600, short: 800, off: 0 } as const;
const CLOSE_UP_MS = { untilTap: Number.POSITIVE_INFINITY, long: 2600, short: 1100, off: 0 } as const;

/** Without motion only what was turned over is shown, for as long as a whole battle takes. */
export function beatMs({ type, scene }: Beat, isRetold: boolean): number {
  const isMoving = isMotionAllowed();
  const chosen = battles.chosen.value;
  const isClose = closeUp.chosen.value === 'on' && scene !== undefined;
  switch (type) {
    case 'begin':
    case 'move':
      if (!isMoving) return 0;
      return isRetold ? TOLD_MS : GLIDE_MS;
    case 'meet':
      return isMoving && chosen !== 'off' ? GLIDE_MS : 0;
    case 'fall':
      // A close-up has shown it.
      return isMoving && chosen !== 'off' && !isClose ? GLIDE_MS : 0;
    case 'turn':
      if (isClose) return CLOSE_UP_MS[chosen];
      return isMoving || chosen === 'off' ? TURNED_MS[chosen] : TURNED_MS[chosen] + 2 * GLIDE_MS;
    case 'show':
      return isClose ? CLOSE_UP_MS[chosen] : SHOWN_MS[chosen];
  }
}

/** How long a move is seen before the next step is shown. With more than two players several follow one another. */
export function glideMs(seats: number): number {
  if (!isMotionAllowed()) return 0;
  return seats > 2 ? TOLD_MS : GLIDE_MS;
}
