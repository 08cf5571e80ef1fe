/** Clone Wars Classic: thirty pieces set up freely on forty squares. */

import { type Edition, type OptionSpec, SEATS } from '@flagfall/engine';
import { chaseReach, GRID_OPTIONS } from '../core/options.ts';
import { original } from '../original/edition.ts';

/** CW-2, U-44: agreed between the players, or left to the lot. */
const startPlayer: OptionSpec = { key: 'startPlayer', type: 'choice', values: ['random', 'red', 'blue'], default: 'random' };

export const cloneClassic: Edition = {
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
  starts: (options) => SEATS.find((seat) => seat === options.startPlayer) ?? 'lot',
  chaseRule: () => true,
};
