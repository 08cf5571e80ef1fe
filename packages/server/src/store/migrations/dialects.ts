// The few words in which the two SQL dialects differ, so that a migration is written once.

export type StoreBackend = 'sqlite' | 'postgres';

export interface SqlDialect {
  /** A short text that is compared byte by byte, the same in both databases whatever the locale of the machine. */
  readonly id: string;
  /** Milliseconds since the epoch, and counters that may pass two billion. */
  readonly time: string;
  readonly real: string;
}

export const SQL_DIALECTS: Readonly<Record<StoreBackend, SqlDialect>> = {
  sqlite: { id: 'TEXT', time: 'INTEGER', real: 'REAL' },
  postgres: { id: 'TEXT COLLATE "C"', time: 'BIGINT', real: 'DOUBLE PRECISION' },
};
