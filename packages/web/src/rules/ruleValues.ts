/** All that a paragraph of the rules may want to fill in; what was agreed upon before the game is among it. */

import type { Rules } from '@flagfall/engine';
import type { Values } from '@flagfall/messages';
import type { GameWords } from '../words/gameWords.ts';

export function ruleValues({ options, armySize, board, homes, starter, seats, twoSquareLimit }: Rules, words: GameWords): Values {
  const squares = homes[0]?.length ?? 0;
  return {
    ...options,
    prize: words.prize,
    pieces: armySize,
    squares,
    rows: squares / board.columns,
    seat: starter < 0 ? '' : words.seat(seats[starter]),
    obstacle: words.obstacle,
    limit: twoSquareLimit,
  };
}
