/** The computer players as the command seats them. */

import { computerAt } from '@flagfall/ai';
import type { Chance, Rules, Seat } from '@flagfall/engine';
import type { Opponent } from './opponent.ts';
import { SimpleOpponent } from './simpleOpponent.ts';

/** The best level on maps that does not look ahead. */
const MAP_YARDSTICK = 4;

/** Who thinks no further than the next move: a yardstick for the arena. */
export function simpleFor(rules: Rules, seat: Seat, chance: Chance): Opponent {
  return rules.board.straight ? new SimpleOpponent(rules, seat, chance) : computerAt(MAP_YARDSTICK, rules, seat, chance);
}
