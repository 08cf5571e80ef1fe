// Lets Kysely's SQLite dialect, made for better-sqlite3, run on Node's own SQLite.

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

/** There are few different texts; only lists of values make more, and then all are dropped. */
const PREPARED_MAX = 500;

export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    if (prepared.size >= PREPARED_MAX) prepared.clear();
    const statement = prepared.get(text) ?? adapted(database.prepare(text));
    prepared.set(text, statement);
    return statement;
  };
  return new SqliteDialect({ database: { close: () => database.close(), prepare } });
}

function adapted(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** The types of our tables allow only texts, numbers and null. */
function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
