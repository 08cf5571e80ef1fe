// Writes the steps of one commit into the embedded store, with prepared statements: every move takes this path.

import type { DatabaseSync } from 'node:sqlite';
import { SeqGap, SeqTaken, type StoreError } from '../errors.ts';
import { factRowsOf } from '../games/facts.ts';
import type { NewStep } from '../games/gameChange.ts';
import { changeGame } from '../games/gameChange.ts';
import type { WriteSteps } from '../games/groupCommit.ts';
import type { Database } from '../tables.ts';

export function sqliteWriteSteps(db: Database, raw: DatabaseSync): WriteSteps {
  const lastSeq = raw.prepare('SELECT max(seq) AS seq FROM facts WHERE game = ?');
  const insert = raw.prepare('INSERT INTO facts (game, seq, at, deadline, fact) VALUES (?, ?, ?, ?, ?)');
  /** The first fact of a step, if it is the next of its game. */
  const insertNext = raw.prepare(`
    INSERT INTO facts (game, seq, at, deadline, fact) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE CASE ?2 WHEN 0 THEN EXISTS (SELECT 1 FROM games WHERE id = ?1) ELSE EXISTS (SELECT 1 FROM facts WHERE game = ?1 AND seq = ?2 - 1) END
    ON CONFLICT (game, seq) DO NOTHING`);

  function whyNot({ game, fromSeq }: NewStep): StoreError {
    const last = lastSeq.get(game)?.seq;
    return typeof last === 'number' && last >= fromSeq ? new SeqTaken(game, fromSeq) : new SeqGap(game, fromSeq);
  }

  function writeFacts(step: NewStep): StoreError | undefined {
    const [first, ...others] = factRowsOf(step);
    if (insertNext.run(first.game, first.seq, first.at, first.deadline, first.fact).changes === 0) return whyNot(step);
    for (const { game, seq, at, deadline, fact } of others) insert.run(game, seq, at, deadline, fact);
    return undefined;
  }

  return (steps) =>
    // The connection has no other transaction open meanwhile.
    db.connection().execute(async (inside) => {
      raw.exec('BEGIN IMMEDIATE');
      try {
        const answers = steps.map(writeFacts);
        for (const [index, { game, change }] of steps.entries()) {
          if (answers[index] === undefined && change !== undefined) await changeGame(inside, game, change);
        }
        raw.exec('COMMIT');
        return answers;
      } catch (error) {
        // SQLite has rolled back by itself after some errors (a full disk), and then fails when asked again.
        if (raw.isTransaction) raw.exec('ROLLBACK');
        throw error;
      }
    });
}
