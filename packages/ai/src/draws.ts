/**
 * When a computer offers a draw, and when it takes one, so that a game without a quiet limit comes to an end (AUD-1). It goes by what its seat sees, how long
 * nobody has fallen, and by what it expects itself.
 */

import type { Rules, View } from '@flagfall/engine';

/** Turns without a capture after which nothing is likely to happen any more. On a map moves are counted, several to a turn. */
const LONG_ON_BOARDS = 100;
const LONG_ON_MAPS = 400;
/** So many actions later it asks again. */
const OFFER_INTERVAL = 100;
/** Above this it believes in a win and plays on. */
const WIN_EXPECTED = 0.6;
/** Below this it takes a draw at any time. */
const LOSS_EXPECTED = 0.4;

type QuietCount = Pick<View, 'quiet'>;

/** `sinceOffer` counts the actions since the seat last offered one. */
export function offersDraw(rules: Rules, view: QuietCount, expectation: number, sinceOffer: number): boolean {
  return isDrawish(rules, view, expectation) && sinceOffer >= OFFER_INTERVAL;
}

/** Whether to take one on a board. Who expects less than the half of the game is glad of it. */
export function acceptsDraw(rules: Rules, view: QuietCount, expectation: number): boolean {
  return expectation < LOSS_EXPECTED || isDrawish(rules, view, expectation);
}

/** Nothing has happened for long, and a win is not in sight. */
export function isDrawish({ board }: Rules, { quiet }: QuietCount, expectation: number): boolean {
  return quiet >= (board.isGrid ? LONG_ON_BOARDS : LONG_ON_MAPS) && expectation <= WIN_EXPECTED;
}
