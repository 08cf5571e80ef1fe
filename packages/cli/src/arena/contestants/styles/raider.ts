/** Runs for the flag: it fears nothing, guards nothing and hides nothing. It punishes players who do not see the race for the flag. */

import { BoardPlayer, FULL_BOARD_SKILL, weightsFor } from '@flagfall/ai';
import type { Chance, Rules, Seat } from '@flagfall/engine';
import { UsageError } from '../../../arguments.ts';

/** Its weights for the flag and for advancing, relative to level 5. */
const SIEGE = 4;
const ADVANCE = 0.5;

export function raider(rules: Rules, seat: Seat, chance: Chance): BoardPlayer {
  if (!rules.board.isGrid || rules.seats.length !== 2) throw new UsageError('styles play on boards with two seats');
  const siege = SIEGE * weightsFor(rules).siege;
  const weights = { siege, advance: ADVANCE, danger: 0, guard: 0, hidden: 0, hiddenRank: 0, unmoved: 0, unmovedRank: 0 };
  return new BoardPlayer(rules, seat, chance, { ...FULL_BOARD_SKILL, weights });
}
