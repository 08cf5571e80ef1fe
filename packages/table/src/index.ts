/** The door of the table: one running game, hosted by a server, a browser or a terminal alike. */

export type {
  ClockSetup,
  Clocks,
  Occupant,
  Offer,
  Refused,
  Request,
  TableMessage,
  TableNews,
  TableRefusal,
  TableSnapshot,
  Update,
} from '@flagfall/protocol';
/** What the seats of a recorded game asked for, and a game that goes on where a record ends. */
export { type Asked, intentsOf } from './asked.ts';
/** Records of finished games, and whether their commitments hold. */
export { checkCommitments } from './checking.ts';
/** What is stored. */
export type { Fact } from './facts.ts';
/** A game on one machine. */
export { localTable, openLocalTable, refusalIn, restoreLocalTable } from './local.ts';
export { placeRecord } from './place.ts';
/** What is agreed before a game, and what a table asks of its host. */
export { type Arrangement, graceFor, type Host, type Length, localSetup, type Setup, usualLength, usualSetup } from './setup.ts';
export { type Delivery, type PendingStep, type Reply, Table, type TableSummary } from './table.ts';
