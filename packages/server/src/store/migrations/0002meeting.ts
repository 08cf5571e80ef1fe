// How players meet: offers that lead to a game, quick pairing, invitations to a seat, and blocks.

import type { SqlDialect } from './dialects.ts';

export function meeting({ id, time, real }: SqlDialect): readonly string[] {
  return [
    // One offer of each type per person: a new one takes the slot of the old one. An accepted offer has a game and no slot.
    `ALTER TABLE offers ADD COLUMN slot ${id}`,
    'ALTER TABLE offers ADD COLUMN bot INTEGER NOT NULL DEFAULT 0',
    `ALTER TABLE offers ADD COLUMN game ${id} REFERENCES games (id)`,
    'CREATE UNIQUE INDEX offers_by_slot ON offers (slot)',
    'CREATE INDEX offers_by_node ON offers (node)',

    `CREATE TABLE seekers (
      id ${id} PRIMARY KEY, who ${id} UNIQUE, account ${id} REFERENCES accounts (id), guest ${id}, name TEXT NOT NULL, pool ${id} NOT NULL,
      setup TEXT NOT NULL, rating ${real} NOT NULL, deviation ${real} NOT NULL, met TEXT NOT NULL, avoids TEXT NOT NULL, node ${id} NOT NULL,
      created_at ${time} NOT NULL, expires_at ${time} NOT NULL, game ${id} REFERENCES games (id))`,
    'CREATE INDEX seekers_by_pool ON seekers (pool, created_at)',
    'CREATE INDEX seekers_by_node ON seekers (node)',

    `CREATE TABLE invites (
      token_hash ${id} PRIMARY KEY, game ${id} NOT NULL REFERENCES games (id), seat ${id} NOT NULL, created_at ${time} NOT NULL,
      expires_at ${time} NOT NULL, used_at ${time})`,
    'CREATE INDEX invites_by_end ON invites (expires_at)',
    'CREATE INDEX invites_by_game ON invites (game)',

    `CREATE TABLE aversions (
      who ${id} NOT NULL, about ${id} NOT NULL, type ${id} NOT NULL, at ${time} NOT NULL, PRIMARY KEY (who, about, type))`,
    'CREATE INDEX aversions_by_about ON aversions (about)',

    'CREATE INDEX chat_lines_by_guest ON chat_lines (guest)',
  ];
}
