/** Assassin's Creed Duel: the ten pieces of Duel on the board of Assassin's Creed. */

import type { Edition } from '@flagfall/engine';
import { creedClassic } from '../creed-classic/edition.ts';
import { duel } from '../duel/edition.ts';

export const creedDuel: Edition = { ...creedClassic, id: 'creed-duel', revision: 1, army: duel.army };
