/** The players of `@flagfall/ai` by name. */

import { computerAt, GreedyPlayer, LEVEL_MAX, type Player, RandomPlayer } from '@flagfall/ai';
import type { Chance, Rules, Seat } from '@flagfall/engine';

export type PlayerFactory = (rules: Rules, seat: Seat, chance: Chance) => Player;

export const MAKERS: Readonly<Record<string, PlayerFactory>> = {
  random: (rules, seat, chance) => new RandomPlayer(rules, seat, chance),
  greedy: (rules, seat, chance) => new GreedyPlayer(rules, seat, chance),
  ...Object.fromEntries(Array.from({ length: LEVEL_MAX }, (_, at) => [`level${at + 1}`, levelMaker(at + 1)])),
};

function levelMaker(level: number): PlayerFactory {
  return (rules, seat, chance) => computerAt(level, rules, seat, chance);
}
