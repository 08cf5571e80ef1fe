// Lets Kysely's SQLite dialect, made for better-sqlite3, run on Node's own SQLite.

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({
    database: { close: () => database.close(), prepare: (text) => adapted(database.prepare(text)) },
  });
}

function adapted(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** The types of our tables allow nothing but texts, numbers and null. */
function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
