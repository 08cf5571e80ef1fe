// Which games are public: games between strangers are listed, a game by link is found only with the link.

import type { SqlDialect } from './dialects.ts';

export function listed(_words: SqlDialect): readonly string[] {
  return [
    'ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 0',
    `CREATE INDEX games_to_watch ON games (started_at) WHERE listed = 1 AND status = 'running'`,
  ];
}
