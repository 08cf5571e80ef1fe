/** Asks a player for its move in each position, with what its seat saw until then, and counts the right answers. */

import type { Budget } from '@flagfall/ai';
import { actionsSeenBy, actionsSince, observe, rewind } from '@flagfall/engine';
import { clonePosition } from '@flagfall/engine/internal';
import { seatMaker } from '../arena/contestants/seatMakers.ts';
import { gameOf, type KnownGame } from './file.ts';
import { IDEAS, type Idea, moveText } from './ideas.ts';

export type PositionScore = Readonly<Record<Idea, { readonly positions: number; readonly right: number }>>;

/** The time limit for the first answer of a process that has to start. */
const PATIENCE_MS = 60_000;

export async function scorePositions(games: readonly KnownGame[], player: string, seed: string, budget: Budget): Promise<PositionScore> {
  const score = Object.fromEntries(IDEAS.map((idea) => [idea, { positions: 0, right: 0 }])) as Record<
    Idea,
    { positions: number; right: number }
  >;
  for (const [number, { record, positions }] of games.entries()) {
    const game = gameOf(record);
    const { rules } = game;
    const actions = actionsSince(game, 0);
    const maker = seatMaker(player, { rules, opponent: player, isOpen: false, patienceMs: PATIENCE_MS, repository: undefined });
    for (const { action, seat, idea, avoid } of positions) {
      const then = clonePosition(game);
      rewind(then, action);
      const contestant = maker.sit(rules, seat, `${seed} ${number} ${action}`);
      contestant.learn(actionsSeenBy(actions.slice(0, action), seat));
      const choice = await contestant.choose(observe(then, seat), budget);
      await contestant.leave?.({ winners: undefined, ending: 'asked', plies: action });
      score[idea].positions++;
      if (choice === 'resign' || choice.type !== 'move' || !avoid.includes(moveText(choice))) score[idea].right++;
    }
    await maker.close();
  }
  return score;
}
