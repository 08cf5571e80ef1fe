// A step of a game as it is stored: its facts, and what they change about the game.

import type { Seat } from '@flagfall/engine';
import type { Database } from '../tables.ts';

/** Stored together with the facts that cause them. */
export type GameChange =
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'aborted'; readonly at: number }
  | {
      readonly type: 'ended';
      readonly at: number;
      readonly ending: string;
      readonly winners: readonly Seat[];
      readonly actions: number;
      /** The game was arranged: it counts as no player's win or loss. */
      readonly arranged?: true;
    };

/** A fact of a table: plain JSON with its time. The store reads nothing else of it. */
export interface FactJson {
  readonly at: number;
}

/** The facts of one input to a table, stored as a whole or not at all. */
export interface NewStep {
  readonly game: string;
  /** The number of the first of these facts; the first fact of a game has number 0. */
  readonly fromSeq: number;
  readonly facts: readonly FactJson[];
  /** When the table wants to be woken after this, unless something happens first. */
  readonly deadline?: number;
  /** What these facts change about the stored game. */
  readonly change?: GameChange;
}

/** Writes the change of a stored game. Call it inside the transaction that stores the facts. */
export async function changeGame(inside: Database, game: string, change: GameChange): Promise<void> {
  const update = inside.updateTable('games').where('id', '=', game);
  if (change.type === 'started') {
    await update.set({ status: 'running', startedAt: change.at }).execute();
    return;
  }
  if (change.type === 'aborted') {
    await update.set({ status: 'aborted', endedAt: change.at }).execute();
    return;
  }
  const { at, ending, winners, actions, arranged } = change;
  await update.set({ status: 'ended', endedAt: at, ending, winners: winners.join(','), actions }).execute();
  if (arranged) return;
  const outcome = inside.updateTable('seats').where('game', '=', game);
  await outcome.set({ outcome: winners.length === 0 ? 'drawn' : 'lost' }).execute();
  if (winners.length > 0) await outcome.set({ outcome: 'won' }).where('seat', 'in', winners).execute();
}
