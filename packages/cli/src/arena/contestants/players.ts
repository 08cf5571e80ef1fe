/** The players that can be named on a command line. A new one is a line in the table. */

import { computerAt } from '@flagfall/ai';
import { UsageError } from '../../arguments.ts';
import { MAKERS as BASIC_MAKERS, type PlayerFactory } from '../../jsonSeat/players.ts';
import { SimplePlayer } from './simple/simplePlayer.ts';
import { STYLES } from './styles/styles.ts';

export type { PlayerFactory };

/** The best level on maps that does not search. */
const MAP_YARDSTICK = 4;

const PLAYER_FACTORIES: Readonly<Record<string, PlayerFactory>> = {
  ...BASIC_MAKERS,
  ...STYLES,
  simple: (rules, seat, chance) =>
    rules.board.isGrid ? new SimplePlayer(rules, seat, chance) : computerAt(MAP_YARDSTICK, rules, seat, chance),
};

/** A bare number is a level: `3` is the player `level3`. */
export function playerNamed(name: string): string {
  return /^\d+$/.test(name) ? `level${name}` : name;
}

export function playerFactoryNamed(name: string): PlayerFactory {
  const key = playerNamed(name);
  if (!Object.hasOwn(PLAYER_FACTORIES, key))
    throw new UsageError(`unknown player ${JSON.stringify(name)}; known are ${Object.keys(PLAYER_FACTORIES).join(', ')}`);
  return PLAYER_FACTORIES[key];
}
