/** Styles: opponents for the arena that punish what level 5 does wrong. They are not levels; docs/strength.md says what each is for. */

import { computerAt } from '@flagfall/ai';
import type { PlayerFactory } from '../../../jsonSeat/players.ts';
import { Hider } from './hider.ts';
import { raider } from './raider.ts';
import { Trader } from './trader.ts';
import { Waiter } from './waiter.ts';

export const STYLES: Readonly<Record<string, PlayerFactory>> = {
  waiter: (rules, seat, chance) => new Waiter(rules, seat, chance),
  hider: (rules, seat, chance) => new Hider(rules, seat, chance),
  raider,
  trader: (rules, seat, chance) => new Trader(rules, seat, chance),
  // Level 5 with deployments from a file (contest.ts).
  people: (rules, seat, chance) => computerAt(5, rules, seat, chance),
};
