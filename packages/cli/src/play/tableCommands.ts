/** Requests to the table apart from moves: a word in line mode, a key on the screen. */

import type { RequestBody } from '@flagfall/protocol';
import type { SeatState } from './session.ts';
import type { Key } from './terminal/keys.ts';

export interface TableCommand {
  readonly word: string;
  readonly key?: Key;
  /** On the screen it is asked once more before it is done. */
  readonly isAskedFirst?: true;
  /** Only in online games. */
  readonly isOnline?: true;
  /** Whether the key is active now; always if absent. */
  readonly isNow?: (seat: SeatState) => boolean;
  request(seat: SeatState): RequestBody;
}

export const TABLE_COMMANDS = [
  { word: 'resign', key: 'x', isAskedFirst: true, request: () => ({ type: 'resign' }) },
  { word: 'draw', key: 'o', isAskedFirst: true, request: () => ({ type: 'offer', what: 'draw' }) },
  { word: 'accept', key: 'y', isNow: isOffered, request: (seat) => answer(seat, true) },
  { word: 'decline', key: 'n', isNow: isOffered, request: (seat) => answer(seat, false) },
  { word: 'undo', key: 'z', isAskedFirst: true, isOnline: true, request: () => ({ type: 'offer', what: 'undo' }) },
  { word: 'pause', key: 'r', isNow: ({ sight }) => !sight.isPaused, isOnline: true, request: () => ({ type: 'offer', what: 'pause' }) },
  { word: 'resume', key: 'r', isNow: ({ sight }) => sight.isPaused, isOnline: true, request: () => ({ type: 'offer', what: 'resume' }) },
  { word: 'claim', key: 'w', isOnline: true, request: () => ({ type: 'claim', outcome: 'win' }) },
  { word: 'abort', isOnline: true, request: () => ({ type: 'abort' }) },
] as const satisfies readonly TableCommand[];

/** The command of a word or a key, if it is active in this game. */
export function tableCommand(by: Partial<Pick<TableCommand, 'word' | 'key'>>, seat: SeatState): TableCommand | undefined {
  const commands: readonly TableCommand[] = TABLE_COMMANDS;
  return commands.find(({ word, key, isOnline, isNow }) => {
    if (isOnline && seat.company === undefined) return false;
    return by.key === undefined ? word === by.word : key === by.key && (isNow?.(seat) ?? true);
  });
}

function isOffered({ offered }: SeatState): boolean {
  return offered !== undefined;
}

function answer({ offered }: SeatState, accept: boolean): RequestBody {
  return { type: 'answer', what: offered ?? 'draw', accept };
}
