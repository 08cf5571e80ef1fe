// The first version of the tables.

import type { SqlDialect } from './dialects.ts';

export function begin({ id, time, real }: SqlDialect): readonly string[] {
  return [
    `CREATE TABLE games (
      id ${id} PRIMARY KEY, edition ${id} NOT NULL, speed ${id} NOT NULL, rated INTEGER NOT NULL, status ${id} NOT NULL, setup TEXT NOT NULL,
      created_at ${time} NOT NULL, started_at ${time}, ended_at ${time}, ending ${id}, winners ${id}, actions INTEGER, rated_at ${time})`,
    'CREATE INDEX games_by_end ON games (ended_at, id)',
    'CREATE INDEX games_by_edition ON games (edition, speed, ended_at)',
    `CREATE INDEX games_unfinished ON games (status) WHERE status IN ('waiting', 'running')`,
    'CREATE INDEX games_to_rate ON games (id) WHERE rated = 1 AND rated_at IS NULL',

    // No foreign key: PostgreSQL would lock the game's row with every fact, which costs a third of the throughput. An append checks
    // for the fact before, or for the game before its first (`writeSteps.ts`); games are never deleted.
    `CREATE TABLE facts (
      game ${id} NOT NULL, seq INTEGER NOT NULL, at ${time} NOT NULL, deadline ${time}, fact TEXT NOT NULL,
      PRIMARY KEY (game, seq))`,

    `CREATE TABLE accounts (
      id ${id} PRIMARY KEY, name TEXT NOT NULL, name_key ${id} NOT NULL UNIQUE, password_hash TEXT, bot INTEGER NOT NULL,
      operator INTEGER NOT NULL, profile TEXT NOT NULL, created_at ${time} NOT NULL)`,

    `CREATE TABLE seats (
      game ${id} NOT NULL REFERENCES games (id), seat ${id} NOT NULL, sitter ${id} NOT NULL, account ${id} REFERENCES accounts (id), guest ${id},
      level INTEGER, name TEXT, secret_hash ${id}, outcome ${id}, PRIMARY KEY (game, seat))`,
    'CREATE INDEX seats_by_account ON seats (account, game)',
    'CREATE INDEX seats_by_guest ON seats (guest, game)',

    `CREATE TABLE sessions (
      token_hash ${id} PRIMARY KEY, id ${id} NOT NULL UNIQUE, account ${id} REFERENCES accounts (id), guest ${id}, label TEXT NOT NULL,
      created_at ${time} NOT NULL, seen_at ${time} NOT NULL, expires_at ${time} NOT NULL)`,
    'CREATE INDEX sessions_by_account ON sessions (account)',
    'CREATE INDEX sessions_by_end ON sessions (expires_at)',

    `CREATE TABLE passkeys (
      id ${id} PRIMARY KEY, account ${id} NOT NULL REFERENCES accounts (id), public_key TEXT NOT NULL, counter ${time} NOT NULL,
      transports TEXT NOT NULL, label TEXT NOT NULL, created_at ${time} NOT NULL, used_at ${time})`,
    'CREATE INDEX passkeys_by_account ON passkeys (account)',

    `CREATE TABLE recovery_codes (
      account ${id} NOT NULL REFERENCES accounts (id), code_hash ${id} NOT NULL, created_at ${time} NOT NULL, PRIMARY KEY (account, code_hash))`,

    `CREATE TABLE bot_tokens (
      token_hash ${id} PRIMARY KEY, id ${id} NOT NULL UNIQUE, account ${id} NOT NULL REFERENCES accounts (id), label TEXT NOT NULL,
      scopes TEXT NOT NULL, created_at ${time} NOT NULL, used_at ${time})`,
    'CREATE INDEX bot_tokens_by_account ON bot_tokens (account)',

    `CREATE TABLE ratings (
      account ${id} NOT NULL REFERENCES accounts (id), edition ${id} NOT NULL, speed ${id} NOT NULL, rating ${real} NOT NULL,
      deviation ${real} NOT NULL, volatility ${real} NOT NULL, games INTEGER NOT NULL, updated_at ${time} NOT NULL,
      PRIMARY KEY (account, edition, speed))`,
    'CREATE INDEX ratings_by_rating ON ratings (edition, speed, rating)',

    `CREATE TABLE rating_history (
      game ${id} NOT NULL REFERENCES games (id), account ${id} NOT NULL REFERENCES accounts (id), edition ${id} NOT NULL, speed ${id} NOT NULL,
      at ${time} NOT NULL, rating ${real} NOT NULL, deviation ${real} NOT NULL, PRIMARY KEY (game, account))`,
    'CREATE INDEX rating_history_by_account ON rating_history (account, edition, speed, at)',

    `CREATE TABLE chat_lines (
      id ${id} PRIMARY KEY, game ${id} NOT NULL REFERENCES games (id), room ${id} NOT NULL, seat ${id}, account ${id} REFERENCES accounts (id),
      guest ${id}, name TEXT NOT NULL, text TEXT NOT NULL, at ${time} NOT NULL, hidden INTEGER NOT NULL)`,
    'CREATE INDEX chat_lines_by_game ON chat_lines (game, room, at, id)',
    'CREATE INDEX chat_lines_by_account ON chat_lines (account)',

    `CREATE TABLE reports (
      id ${id} PRIMARY KEY, at ${time} NOT NULL, by_account ${id} REFERENCES accounts (id), by_guest ${id}, game ${id} REFERENCES games (id),
      line ${id} REFERENCES chat_lines (id), account ${id} REFERENCES accounts (id), guest ${id}, reason TEXT NOT NULL, closed_at ${time},
      closed_by TEXT)`,
    'CREATE INDEX reports_open ON reports (at, id) WHERE closed_at IS NULL',

    `CREATE TABLE sanctions (
      id ${id} PRIMARY KEY, type ${id} NOT NULL, account ${id} REFERENCES accounts (id), guest ${id}, reason TEXT NOT NULL,
      by_operator TEXT NOT NULL, at ${time} NOT NULL, until ${time}, lifted_at ${time})`,
    'CREATE INDEX sanctions_by_account ON sanctions (account)',
    'CREATE INDEX sanctions_by_guest ON sanctions (guest)',

    `CREATE TABLE offers (
      id ${id} PRIMARY KEY, account ${id} REFERENCES accounts (id), guest ${id}, name TEXT NOT NULL, edition ${id} NOT NULL, speed ${id} NOT NULL,
      rated INTEGER NOT NULL, setup TEXT NOT NULL, rating ${real}, rating_min ${real}, rating_max ${real}, invited ${id} REFERENCES accounts (id),
      node ${id} NOT NULL, created_at ${time} NOT NULL, expires_at ${time} NOT NULL)`,

    `CREATE TABLE nodes (id ${id} PRIMARY KEY, started_at ${time} NOT NULL, seen_at ${time} NOT NULL)`,
    `CREATE TABLE settings (key ${id} PRIMARY KEY, value TEXT NOT NULL)`,
  ];
}
