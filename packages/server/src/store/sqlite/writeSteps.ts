// Writes the steps of one commit into the embedded store, with statements prepared once: this is the path of every move.

import type { DatabaseSync } from 'node:sqlite';
import { SeqGap, SeqTaken, type StoreError } from '../errors.ts';
import { rowsOf, type Step } from '../facts.ts';
import { changeGame } from '../gameChange.ts';
import type { WriteSteps } from '../groupCommit.ts';
import type { Database } from '../tables.ts';

export function sqliteWriteSteps(db: Database, raw: DatabaseSync): WriteSteps {
  const lastSeq = raw.prepare('SELECT max(seq) AS seq FROM facts WHERE game = ?');
  const hasGame = raw.prepare('SELECT 1 FROM games WHERE id = ?');
  const insert = raw.prepare('INSERT INTO facts (game, seq, at, deadline, fact) VALUES (?, ?, ?, ?, ?)');

  function whyNot({ game, fromSeq }: Step): StoreError | undefined {
    const last = lastSeq.get(game)?.seq;
    const next = typeof last === 'number' ? last + 1 : 0;
    if (next > fromSeq) return new SeqTaken(game, fromSeq);
    if (next < fromSeq || (fromSeq === 0 && hasGame.get(game) === undefined)) return new SeqGap(game, fromSeq);
    return undefined;
  }

  function writeFacts(step: Step): StoreError | undefined {
    const problem = whyNot(step);
    if (problem !== undefined) return problem;
    for (const { game, seq, at, deadline, fact } of rowsOf(step)) insert.run(game, seq, at, deadline, fact);
    return undefined;
  }

  return (steps) =>
    // The connection is ours until this is done, so no other transaction is open on it.
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
        // SQLite itself has rolled back after some errors (a full disk), and says so when asked again.
        if (raw.isTransaction) raw.exec('ROLLBACK');
        throw error;
      }
    });
}
