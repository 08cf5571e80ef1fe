/** A bot of the tests: what its player was shown, and what it remarked. */

import type { Player } from '@flagfall/ai';
import { type Chance, type MoveIntent, type Rules, type Seat, sampleDeployment, seatIndex, type View } from '@flagfall/engine';
import { BotGame } from '../bots/botGame.ts';
import { readDeploymentRows } from '../bots/rows.ts';

export interface TestBot {
  readonly game: BotGame;
  readonly views: readonly View[];
  readonly remarks: readonly string[];
}

/** The player deploys as the rows say, at random without them. */
export function startTestBot(rules: Rules, chance: Chance, choose: (view: View) => MoveIntent, rows?: readonly string[]): TestBot {
  const views: View[] = [];
  const remarks: string[] = [];
  const playerFor = (seat: Seat): Player => ({
    seat,
    learn: () => {},
    deploy: () => {
      const read = rows && readDeploymentRows(seat, rows);
      return read?.ok ? read.value : sampleDeployment(rules, seatIndex(seat), chance);
    },
    choose: (view) => {
      views.push(view);
      return choose(view);
    },
  });
  const game = new BotGame({ rules, playerFor, budget: {}, chance, now: () => 0, remark: (text) => remarks.push(text) });
  return { game, views, remarks };
}

/** Says lines one after the other; the answers to all of them. */
export function say({ game }: TestBot, ...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => game.receive(line));
}
