// The facts of games, append-only. An append resolves when the facts are durable, never before.

import { assert } from '@flagfall/engine';
import type { Database } from '../tables.ts';
import type { NewStep } from './gameChange.ts';
import type { GroupCommit } from './groupCommit.ts';

export interface StoredFact {
  readonly seq: number;
  readonly fact: unknown;
}

export interface FactRepository {
  /**
   * Resolves when the step is durable. Rejects with SeqTaken when another writer has stored that number, with SeqGap when the number before it
   * is missing, and with StorageUnavailable when it is unknown whether the step is stored.
   */
  append(step: NewStep): Promise<void>;
  /** The facts of a game in order, from a number on. */
  read(game: string, fromSeq?: number): Promise<readonly StoredFact[]>;
  /** How many facts each of these games has, to find out whether a notice was missed. */
  counts(games: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Steps of many games share a commit; the driver writes it. */
export function factRepository(db: Database, commit: GroupCommit): FactRepository {
  return {
    append(step) {
      assert(step.facts.length > 0, 'a step has facts');
      assert(Number.isInteger(step.fromSeq) && step.fromSeq >= 0, 'facts are counted from 0');
      return commit.add(step);
    },

    async read(game, fromSeq = 0) {
      const rows = await db
        .selectFrom('facts')
        .select(['seq', 'fact'])
        .where('game', '=', game)
        .where('seq', '>=', fromSeq)
        .orderBy('seq')
        .execute();
      return rows.map(({ seq, fact }) => ({ seq, fact: JSON.parse(fact) }));
    },

    async counts(games) {
      const counts = new Map<string, number>();
      for (let start = 0; start < games.length; start += COUNTED_MAX) {
        for (const { id, seq } of await lastSeqs(db, games.slice(start, start + COUNTED_MAX))) counts.set(id, seq === null ? 0 : seq + 1);
      }
      return counts;
    },
  };
}

/** Games per query; both drivers accept several times as many values. */
const COUNTED_MAX = 5000;

/** Reads the end of each game's key, not all its facts. */
function lastSeqs(db: Database, games: readonly string[]): Promise<readonly { readonly id: string; readonly seq: number | null }[]> {
  return db
    .selectFrom('games')
    .select([
      'games.id',
      (select) =>
        select
          .selectFrom('facts')
          .select((inner) => inner.fn.max('facts.seq').as('seq'))
          .whereRef('facts.game', '=', 'games.id')
          .as('seq'),
    ])
    .where('games.id', 'in', games)
    .execute();
}

/** One row to be inserted. */
export interface FactRow {
  readonly game: string;
  readonly seq: number;
  readonly at: number;
  readonly deadline: number | null;
  readonly fact: string;
}

export function factRowsOf({ game, fromSeq, facts, deadline }: NewStep): readonly FactRow[] {
  return facts.map((fact, index) => ({
    game,
    seq: fromSeq + index,
    at: fact.at,
    deadline: index === facts.length - 1 ? (deadline ?? null) : null,
    fact: JSON.stringify(fact),
  }));
}
