/** Clone Wars Classic: thirty pieces set up freely on forty squares. */

import { type Edition, type OptionSpec, type PieceKind, SEATS } from '@flagfall/engine';
import { CORE_KINDS } from '../core/kinds.ts';
import { chaseReach, GRID_OPTIONS } from '../core/options.ts';
import { original } from '../original/edition.ts';

/** CW-2, U-44: agreed between the players, or left to the lot. */
const startPlayer: OptionSpec = { key: 'startPlayer', type: 'choice', values: ['random', 'red', 'blue'], default: 'random' };

/** AUD-4: the two 8s of a side are different characters, and so is one of its three 7s. */
const SECOND_COLONEL: PieceKind = { id: 'secondColonel', symbol: 'W', rank: 8, moves: 'step', powers: [] };
export const SNIPER: PieceKind = { id: 'sniper', symbol: 'R', rank: 7, moves: 'step', powers: [] };

/** Both 8s were one kind, and so were all 7s. */
export const CLASSIC_BEFORE: Edition = {
  ...original,
  id: 'clone-classic',
  revision: 1,
  army: {
    marshal: 1,
    general: 1,
    colonel: 2,
    major: 3,
    captain: 2,
    lieutenant: 2,
    sergeant: 2,
    miner: 5,
    scout: 4,
    spy: 1,
    bomb: 6,
    flag: 1,
  },
  options: [...GRID_OPTIONS, chaseReach, startPlayer],
  starter: (options) => SEATS.find((seat) => seat === options.startPlayer) ?? 'lot',
  chaseRule: () => true,
};

export const cloneClassic: Edition = {
  ...CLASSIC_BEFORE,
  revision: 2,
  before: CLASSIC_BEFORE,
  kinds: CORE_KINDS.flatMap((kind) => [kind, ...[SECOND_COLONEL, SNIPER].filter(({ rank }) => rank === kind.rank)]),
  army: { ...CLASSIC_BEFORE.army, colonel: 1, secondColonel: 1, major: 2, sniper: 1 },
  split: { colonel: 'secondColonel', major: 'sniper' },
};
