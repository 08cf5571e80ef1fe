/** The players that can be named on a command line. A new one is a line in the table. */

import { computerAt, GreedyPlayer, LEVEL_MAX, type Player, RandomPlayer } from '@flagfall/ai';
import type { Chance, Rules, Seat } from '@flagfall/engine';
import { UsageError } from '../arguments.ts';
import { SimplePlayer } from './simple/simplePlayer.ts';

export type Maker = (rules: Rules, seat: Seat, chance: Chance) => Player;

/** The best level on maps that does not look ahead. */
const MAP_YARDSTICK = 4;

const MAKERS: Readonly<Record<string, Maker>> = {
  random: (rules, seat, chance) => new RandomPlayer(rules, seat, chance),
  greedy: (rules, seat, chance) => new GreedyPlayer(rules, seat, chance),
  simple: (rules, seat, chance) =>
    rules.board.straight ? new SimplePlayer(rules, seat, chance) : computerAt(MAP_YARDSTICK, rules, seat, chance),
  ...Object.fromEntries(Array.from({ length: LEVEL_MAX }, (_, at) => [`level${at + 1}`, levelMaker(at + 1)])),
};

function levelMaker(level: number): Maker {
  return (rules, seat, chance) => computerAt(level, rules, seat, chance);
}

/** A bare number is a level: `3` is the player `level3`. */
export function makerNamed(name: string): Maker {
  const key = /^\d+$/.test(name) ? `level${name}` : name;
  if (!Object.hasOwn(MAKERS, key))
    throw new UsageError(`unknown player ${JSON.stringify(name)}; known are ${Object.keys(MAKERS).join(', ')}`);
  return MAKERS[key];
}
