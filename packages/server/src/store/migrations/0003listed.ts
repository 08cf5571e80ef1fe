// Which games anybody may find: those that strangers have agreed on are shown to all, a game by link only to who knows of it.

import type { SqlDialect } from './dialects.ts';

export function listed(_words: SqlDialect): readonly string[] {
  return [
    'ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 0',
    `CREATE INDEX games_to_watch ON games (started_at) WHERE listed = 1 AND status = 'running'`,
  ];
}
