// The few words in which the two hosts differ, so that a migration is written once.

export type StoreBackend = 'sqlite' | 'postgres';

export interface SqlDialect {
  /** A short text that is looked up and compared byte by byte, the same on both hosts whatever the language of the machine. */
  readonly id: string;
  /** Milliseconds since the epoch, and counters that may pass two thousand million. */
  readonly time: string;
  readonly real: string;
}

export const SQL_DIALECTS: Readonly<Record<StoreBackend, SqlDialect>> = {
  sqlite: { id: 'TEXT', time: 'INTEGER', real: 'REAL' },
  postgres: { id: 'TEXT COLLATE "C"', time: 'BIGINT', real: 'DOUBLE PRECISION' },
};
