/** Exports one running game, hosted by a server, a browser or a terminal alike. */

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
/** Stored facts. */
export type { Fact } from './facts.ts';
/** A game on one machine. */
export { localTable, openLocalTable, refusalIn, restoreLocalTable } from './local.ts';
/** Records of finished games, and whether their commitments hold. */
export { checkCommitments } from './records/checkCommitments.ts';
export { playRecord } from './records/playRecord.ts';
/** What the seats of a recorded game asked for, and a game that goes on where a record ends. */
export { recordIntents, type SeatIntent } from './records/recordIntents.ts';
/** What is agreed before a game, and what a table asks of its host. */
export {
  type ArrangementKind,
  defaultLengthLimit,
  defaultSetup,
  graceFor,
  type LengthLimit,
  localSetup,
  type Setup,
  type TableHooks,
} from './setup.ts';
export { type Delivery, type PendingStep, type StepResult, Table, type TableSummary } from './table.ts';
