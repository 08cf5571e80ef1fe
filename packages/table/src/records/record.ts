/** The record of a finished game, with what opens its commitments: readers can check that luck and deployments were fixed in time. */

import { assert, buildRecord, type GameRecord, type RecordHeader, type Seat } from '@flagfall/engine';
import type { PlayedAction } from '../agreements/undo.ts';
import type { TableState } from '../state.ts';

/** The headers that `checkCommitments` reads. */
export const SECRET_HEADER = 'secret';
/** The header that marks an arranged game. */
const ARRANGED = 'arranged';
export const CHANCE_COMMITMENT_HEADER = 'commitment chance';
export const deploymentHeader = (seat: Seat): string => `commitment ${seat}`;
export const nonceHeader = (seat: Seat): string => `nonce ${seat}`;

/** Shows everything that was hidden; only for finished games. */
export function recordOfTable(state: TableState, headers: readonly RecordHeader[]): GameRecord {
  assert(state.phase === 'over', 'a game is recorded when it is over');
  const actions = state.actions.map(({ events }) => events);
  const clocksMs = state.actions.filter(isRecorded).map(({ clockMs }) => clockMs);
  const arranged = entry(ARRANGED, state.setup.arranged);
  return buildRecord(state.rules, actions, { headers: [...headers, ...arranged, ...openingHeaders(state)], clocksMs });
}

function openingHeaders({ rules, setup, nonces, chanceCommitment, deploymentCommitments }: TableState): readonly RecordHeader[] {
  const bySeat = rules.seats.flatMap((seat): RecordHeader[] => [
    ...entry(deploymentHeader(seat), deploymentCommitments[seat]),
    ...entry(nonceHeader(seat), nonces[seat]),
  ]);
  return [{ key: CHANCE_COMMITMENT_HEADER, value: chanceCommitment }, ...bySeat, { key: SECRET_HEADER, value: setup.secret }];
}

function entry(key: string, value: string | undefined): RecordHeader[] {
  return value === undefined ? [] : [{ key, value }];
}

/** Facts before play, and ends from outside (resignation, time), are no actions of a record. */
function isRecorded({ events }: PlayedAction): boolean {
  return ['piecesRevealed', 'attackAnnounced', 'pieceMoved', 'deedDone', 'seatLeft'].includes(events[0]?.type);
}
