/** The players that can be named on a command line. A new one is a line in the table. */

import { GreedyPlayer, type Player, RandomPlayer } from '@flagfall/ai';
import type { Chance, Rules, Seat } from '@flagfall/engine';
import { UsageError } from '../arguments.ts';
import { computerFor } from '../play/computers.ts';

export type Maker = (rules: Rules, seat: Seat, chance: Chance) => Player;

const MAKERS: Readonly<Record<string, Maker>> = {
  random: (rules, seat, chance) => new RandomPlayer(rules, seat, chance),
  greedy: (rules, seat, chance) => new GreedyPlayer(rules, seat, chance),
  simple: simplePlayer,
};

/** A bare number is a level: `3` is the player `level3`. */
export function makerNamed(name: string): Maker {
  const key = /^\d+$/.test(name) ? `level${name}` : name;
  if (!Object.hasOwn(MAKERS, key))
    throw new UsageError(`unknown player ${JSON.stringify(name)}; known are ${Object.keys(MAKERS).join(', ')}`);
  return MAKERS[key];
}

/** The opponent of `flagfall play`. */
function simplePlayer(rules: Rules, seat: Seat, chance: Chance): Player {
  const computer = computerFor(rules, seat, chance);
  return {
    seat,
    learn: (actions) => computer.learn({ actions }),
    deploy: (view) => computer.deployment(view),
    choose: (view) => computer.choose(view),
  };
}
