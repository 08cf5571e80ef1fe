/** Original (2023): the classic game of forty pieces a side. */

import type { Edition } from '@flagfall/engine';
import { classicBattlefield } from '../core/battlefields.ts';
import { CORE_KINDS } from '../core/kinds.ts';
import { chaseReach, chaseRuleOption, GRID_OPTIONS } from '../core/options.ts';

export const original: Edition = {
  id: 'original',
  revision: 1,
  seats: ['red', 'blue'],
  kinds: CORE_KINDS,
  army: {
    marshal: 1,
    general: 1,
    colonel: 2,
    major: 3,
    captain: 4,
    lieutenant: 4,
    sergeant: 4,
    miner: 5,
    scout: 8,
    spy: 1,
    bomb: 6,
    flag: 1,
  },
  options: [...GRID_OPTIONS, chaseRuleOption, chaseReach],
  battlefield: () => classicBattlefield,
  starter: () => 'red',
  chaseRule: (options) => options.chaseRule === 'on',
};
