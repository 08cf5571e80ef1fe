/** The players that can be named on a command line. A new one is a line in the table. */

import { computerAt } from '@flagfall/ai';
import { UsageError } from '../arguments.ts';
import { MAKERS as BASIC_MAKERS, type Maker } from '../jsonSeat/players.ts';
import { SimplePlayer } from './simple/simplePlayer.ts';
import { STYLES } from './styles/styles.ts';

export type { Maker };

/** The best level on maps that does not look ahead. */
const MAP_YARDSTICK = 4;

const MAKERS: Readonly<Record<string, Maker>> = {
  ...BASIC_MAKERS,
  ...STYLES,
  simple: (rules, seat, chance) =>
    rules.board.straight ? new SimplePlayer(rules, seat, chance) : computerAt(MAP_YARDSTICK, rules, seat, chance),
};

/** A bare number is a level: `3` is the player `level3`. */
export function playerNamed(name: string): string {
  return /^\d+$/.test(name) ? `level${name}` : name;
}

export function makerNamed(name: string): Maker {
  const key = playerNamed(name);
  if (!Object.hasOwn(MAKERS, key))
    throw new UsageError(`unknown player ${JSON.stringify(name)}; known are ${Object.keys(MAKERS).join(', ')}`);
  return MAKERS[key];
}
