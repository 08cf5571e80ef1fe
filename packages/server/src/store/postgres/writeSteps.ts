// Writes the steps of one commit into PostgreSQL: one statement for all facts of all games.

import { sql } from 'kysely';
import { SeqGap, SeqTaken, type StoreError } from '../errors.ts';
import { factRowsOf } from '../games/facts.ts';
import type { NewStep } from '../games/gameChange.ts';
import { changeGame } from '../games/gameChange.ts';
import type { WriteSteps } from '../games/groupCommit.ts';
import type { Database } from '../tables.ts';

export function postgresWriteSteps(db: Database): WriteSteps {
  return async (steps) => {
    // Nodes lock games in the same order, so they cannot deadlock.
    const ordered = steps.toSorted((a, b) => (a.game < b.game ? -1 : 1));
    const stored = ordered.some(({ change }) => change !== undefined)
      ? await db.transaction().execute((inside) => writeWithChanges(inside, ordered))
      : await writeFacts(db, ordered);
    const problems = new Map<string, StoreError>();
    for (const step of steps) if (!stored.has(step.game)) problems.set(step.game, await whyNot(db, step));
    return steps.map(({ game }) => problems.get(game));
  };
}

async function writeWithChanges(inside: Database, steps: readonly NewStep[]): Promise<ReadonlySet<string>> {
  const stored = await writeFacts(inside, steps);
  for (const { game, change } of steps) if (change !== undefined && stored.has(game)) await changeGame(inside, game, change);
  return stored;
}

/**
 * Inserts the first fact of each step if it is the next of its game, and the rest of the steps whose first went in: so a step is
 * stored as a whole even when another node has written half as many facts under the same numbers. Returns the games whose step is stored.
 */
async function writeFacts(db: Database, steps: readonly NewStep[]): Promise<ReadonlySet<string>> {
  const rows = steps.flatMap((step) => factRowsOf(step).map((row, index) => ({ ...row, first: index === 0 })));
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  const { rows: stored } = await sql<{ game: string }>`
    WITH wanted AS (
      SELECT * FROM unnest(
        ${column('game')}::text[], ${column('seq')}::int[], ${column('at')}::bigint[], ${column('deadline')}::bigint[],
        ${column('fact')}::text[], ${column('first')}::boolean[]
      ) WITH ORDINALITY AS row (game, seq, at, deadline, fact, first, place)
    ), opened AS (
      INSERT INTO facts (game, seq, at, deadline, fact)
      SELECT game, seq, at, deadline, fact FROM wanted
      WHERE first AND CASE WHEN seq = 0 THEN EXISTS (SELECT FROM games WHERE games.id = wanted.game)
        ELSE EXISTS (SELECT FROM facts AS before WHERE before.game = wanted.game AND before.seq = wanted.seq - 1) END
      ORDER BY place
      ON CONFLICT (game, seq) DO NOTHING
      RETURNING game
    ), others AS (
      INSERT INTO facts (game, seq, at, deadline, fact)
      SELECT game, seq, at, deadline, fact FROM wanted WHERE NOT first AND game IN (SELECT game FROM opened) ORDER BY place
    )
    SELECT game FROM opened`.execute(db);
  return new Set(stored.map(({ game }) => game));
}

async function whyNot(db: Database, { game, fromSeq }: NewStep): Promise<StoreError> {
  const taken = await db.selectFrom('facts').select('seq').where('game', '=', game).where('seq', '=', fromSeq).executeTakeFirst();
  return taken === undefined ? new SeqGap(game, fromSeq) : new SeqTaken(game, fromSeq);
}
