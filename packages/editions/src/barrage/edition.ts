/** Barrage: Duel with one miner and one bomb fewer. */

import type { Edition } from '@flagfall/engine';
import { duel } from '../duel/edition.ts';

export const barrage: Edition = { ...duel, id: 'barrage', revision: 1, army: { ...duel.army, miner: 1, bomb: 1 } };
