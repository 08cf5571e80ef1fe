/** Assassin's Creed Classic: thirty pieces fill three rows of a board ten wide and eight deep. Templars are red and start (AC-2). */

import type { Edition } from '@flagfall/engine';
import { wideBattlefield } from '../core/battlefields.ts';
import { original } from '../original/edition.ts';

export const creedClassic: Edition = {
  ...original,
  id: 'creed-classic',
  revision: 1,
  army: {
    marshal: 1,
    general: 1,
    colonel: 2,
    major: 3,
    captain: 3,
    lieutenant: 2,
    sergeant: 2,
    miner: 4,
    scout: 5,
    spy: 1,
    bomb: 5,
    flag: 1,
  },
  battlefield: () => wideBattlefield,
};
