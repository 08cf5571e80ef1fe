/**
 * When a computer offers a draw, and when it takes one, so that a game without a quiet limit comes to an end (AUD-1). It decides by the turns since the
 * last capture and by its own expectation.
 */

import type { Rules, View } from '@flagfall/engine';

/** Turns without a capture after which a decision is unlikely. On a map it counts moves, several to a turn. */
const LONG_ON_BOARDS = 100;
const LONG_ON_MAPS = 400;
/** Actions before it offers again. */
const OFFER_INTERVAL = 100;
/** Above this chance to win it plays on. */
const WIN_EXPECTED = 0.6;
/** Below this chance to win it takes a draw at any time. */
const LOSS_EXPECTED = 0.4;

type QuietCount = Pick<View, 'quiet'>;

/** `sinceOffer` counts the actions since the seat last offered one. */
export function offersDraw(rules: Rules, view: QuietCount, expectation: number, sinceOffer: number): boolean {
  return isDrawish(rules, view, expectation) && sinceOffer >= OFFER_INTERVAL;
}

/** Whether to take a draw on a board. */
export function acceptsDraw(rules: Rules, view: QuietCount, expectation: number): boolean {
  return expectation < LOSS_EXPECTED || isDrawish(rules, view, expectation);
}

/** Whether the game has been quiet for long and a win is not expected. */
export function isDrawish({ board }: Rules, { quiet }: QuietCount, expectation: number): boolean {
  return quiet >= (board.isGrid ? LONG_ON_BOARDS : LONG_ON_MAPS) && expectation <= WIN_EXPECTED;
}
