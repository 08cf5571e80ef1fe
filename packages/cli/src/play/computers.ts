/** Which computer player sits down to a game: one for boards with rows and columns, one for maps. */

import type { Chance, Rules, Seat } from '@flagfall/engine';
import { mapOpponent } from './mapOpponent.ts';
import type { Opponent } from './opponent.ts';
import { SimpleOpponent } from './simpleOpponent.ts';

export function computerFor(rules: Rules, seat: Seat, chance: Chance): Opponent {
  return rules.board.straight ? new SimpleOpponent(rules, seat, chance) : mapOpponent(rules, seat, chance);
}
