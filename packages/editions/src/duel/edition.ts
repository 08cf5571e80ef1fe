/** Duel (2020): ten pieces a side on the small board, most of it empty. */

import type { Edition, OptionSpec } from '@flagfall/engine';
import { classicBattlefield, smallBattlefield } from '../core/battlefields.ts';
import { CORE_KINDS } from '../core/kinds.ts';
import { chaseReach, GRID_OPTIONS } from '../core/options.ts';

/** U-3: the board of the box, or the classic one that tournaments use, with four rows to deploy on. */
const board: OptionSpec = { key: 'board', type: 'choice', values: ['8x8', '10x10'], default: '8x8' };

export const duel: Edition = {
  id: 'duel',
  revision: 1,
  seats: ['red', 'blue'],
  kinds: CORE_KINDS,
  army: { marshal: 1, general: 1, miner: 2, scout: 2, spy: 1, bomb: 2, flag: 1 },
  options: [...GRID_OPTIONS, chaseReach, board],
  battlefield: (options) => (options.board === '10x10' ? classicBattlefield : smallBattlefield),
  starter: () => 'red',
  chaseRule: () => true,
};
