/** The players that can be named on a command line. A new one is a line in the table. */

import { GreedyPlayer, LEVEL_MAX, type Player, RandomPlayer } from '@flagfall/ai';
import { libraryOf } from '@flagfall/editions';
import type { Chance, Rules, Seat } from '@flagfall/engine';
import { UsageError } from '../arguments.ts';
import { computerFor, simpleFor } from '../play/computers.ts';
import type { Opponent } from '../play/opponent.ts';

export type Maker = (rules: Rules, seat: Seat, chance: Chance) => Player;

const MAKERS: Readonly<Record<string, Maker>> = {
  random: (rules, seat, chance) => new RandomPlayer(rules, seat, chance),
  greedy: (rules, seat, chance) => new GreedyPlayer(rules, seat, chance),
  simple: (rules, seat, chance) => playerOf(simpleFor(rules, seat, chance), rules),
  ...Object.fromEntries(Array.from({ length: LEVEL_MAX }, (_, at) => [`level${at + 1}`, levelMaker(at + 1)])),
};

function levelMaker(level: number): Maker {
  return (rules, seat, chance) => playerOf(computerFor(rules, seat, chance, level), rules);
}

/** A bare number is a level: `3` is the player `level3`. */
export function makerNamed(name: string): Maker {
  const key = /^\d+$/.test(name) ? `level${name}` : name;
  if (!Object.hasOwn(MAKERS, key))
    throw new UsageError(`unknown player ${JSON.stringify(name)}; known are ${Object.keys(MAKERS).join(', ')}`);
  return MAKERS[key];
}

/** An opponent of `flagfall play`, as the arena and the bot bridge seat it. */
function playerOf(computer: Opponent, rules: Rules): Player {
  return {
    seat: computer.seat,
    learn: (actions) => computer.learn({ actions }),
    deploy: (view) => computer.deployment(libraryOf(rules.edition, rules.options), view),
    choose: (view, budget) => computer.choose(view, budget),
  };
}
