/** The player for maps, as the terminal asks for it. */

import { Kingdom, SKILLS } from '@flagfall/ai';
import type { Chance, Rules, Seat } from '@flagfall/engine';
import type { Opponent } from './opponent.ts';

/** The best of those that think without looking ahead: nobody waits for it. */
const SKILL = SKILLS[3];

export function mapOpponent(rules: Rules, seat: Seat, chance: Chance): Opponent {
  const player = new Kingdom(rules, seat, chance, SKILL);
  return {
    seat,
    learn: ({ actions }) => player.learn(actions),
    deployment: (_library, view) => player.deploy(view),
    choose: (view) => player.choose(view),
    acceptsDraw: (view) => player.acceptsDraw(view),
  };
}
