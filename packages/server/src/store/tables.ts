// The tables of a store as queries see them. Both databases have the same: times are milliseconds since the epoch, booleans are 1 and 0,
// lists and objects are JSON texts, and credentials are stored only as hashes.

import type { Seat } from '@flagfall/engine';
import type { BlockType } from '@flagfall/protocol/http';
import type { Kysely } from 'kysely';

export interface Tables {
  games: GamesTable;
  facts: FactsTable;
  seats: SeatsTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  recoveryCodes: RecoveryCodesTable;
  botTokens: BotTokensTable;
  ratings: RatingsTable;
  ratingHistory: RatingHistoryTable;
  chatLines: ChatLinesTable;
  reports: ReportsTable;
  sanctions: SanctionsTable;
  offers: OffersTable;
  seekers: SeekersTable;
  invites: InvitesTable;
  aversions: AversionsTable;
  nodes: NodesTable;
  settings: SettingsTable;
  storeVersion: StoreVersionTable;
}

/** Queries on a store of either database; also those inside a transaction. */
export type Database = Kysely<Tables>;

export interface GamesTable {
  id: string;
  edition: string;
  speed: string;
  rated: number;
  status: 'waiting' | 'running' | 'ended' | 'aborted';
  setup: string;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
  ending: string | null;
  /** The seats that won, with commas between them; empty for a draw. */
  winners: string | null;
  actions: number | null;
  ratedAt: number | null;
  /** Whether everybody may find it. */
  listed: number;
}

export interface FactsTable {
  game: string;
  seq: number;
  at: number;
  /** When the table wants to be woken unless something happens first; only on the last fact of a step. */
  deadline: number | null;
  fact: string;
}

export interface SeatsTable {
  game: string;
  seat: Seat;
  sitter: 'open' | 'account' | 'guest' | 'computer' | 'gone';
  account: string | null;
  guest: string | null;
  level: number | null;
  name: string | null;
  secretHash: string | null;
  outcome: 'won' | 'lost' | 'drawn' | null;
}

export interface AccountsTable {
  id: string;
  name: string;
  /** The name for comparison: two names that differ only in capitals are the same. */
  nameKey: string;
  passwordHash: string | null;
  bot: number;
  operator: number;
  profile: string;
  createdAt: number;
}

export interface SessionsTable {
  tokenHash: string;
  id: string;
  account: string | null;
  guest: string | null;
  label: string;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
}

export interface PasskeysTable {
  id: string;
  account: string;
  publicKey: string;
  counter: number;
  transports: string;
  label: string;
  createdAt: number;
  usedAt: number | null;
}

export interface RecoveryCodesTable {
  account: string;
  codeHash: string;
  createdAt: number;
}

export interface BotTokensTable {
  tokenHash: string;
  id: string;
  account: string;
  label: string;
  scopes: string;
  createdAt: number;
  usedAt: number | null;
}

export interface RatingsTable {
  account: string;
  edition: string;
  speed: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  updatedAt: number;
}

export interface RatingHistoryTable {
  game: string;
  account: string;
  edition: string;
  speed: string;
  at: number;
  rating: number;
  deviation: number;
}

export interface ChatLinesTable {
  id: string;
  game: string;
  room: 'seats' | 'audience';
  seat: Seat | null;
  account: string | null;
  guest: string | null;
  name: string;
  text: string;
  at: number;
  hidden: number;
}

export interface ReportsTable {
  id: string;
  at: number;
  byAccount: string | null;
  byGuest: string | null;
  game: string | null;
  line: string | null;
  /** The reported person. */
  account: string | null;
  guest: string | null;
  reason: string;
  closedAt: number | null;
  closedBy: string | null;
}

export interface SanctionsTable {
  id: string;
  type: 'ban' | 'silence';
  account: string | null;
  guest: string | null;
  reason: string;
  byOperator: string;
  at: number;
  until: number | null;
  liftedAt: number | null;
}

export interface OffersTable {
  id: string;
  account: string | null;
  guest: string | null;
  name: string;
  edition: string;
  speed: string;
  rated: number;
  setup: string;
  rating: number | null;
  ratingMin: number | null;
  ratingMax: number | null;
  /** The challenged account; absent for an open offer. */
  invited: string | null;
  node: string;
  createdAt: number;
  expiresAt: number;
  bot: number;
  /** The person and type of the offer, until it is accepted. */
  slot: string | null;
  /** The game it led to. */
  game: string | null;
}

export interface SeekersTable {
  id: string;
  /** The person, until a game is found. */
  who: string | null;
  account: string | null;
  guest: string | null;
  name: string;
  pool: string;
  setup: string;
  rating: number;
  deviation: number;
  met: string;
  avoids: string;
  node: string;
  createdAt: number;
  expiresAt: number;
  game: string | null;
}

export interface InvitesTable {
  tokenHash: string;
  game: string;
  seat: Seat;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

export interface AversionsTable {
  who: string;
  about: string;
  type: BlockType;
  at: number;
}

export interface NodesTable {
  id: string;
  startedAt: number;
  seenAt: number;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface StoreVersionTable {
  version: number;
  at: number;
}
