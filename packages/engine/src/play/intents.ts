/** Intents: an object at the edge, one integer inside. */

import { assert } from '../basics.ts';
import type { Board } from '../board.ts';
import { decodeDeed, encodeDeed, FIRST_DEED, formatDeed } from '../extension/deedCodec.ts';
import type { Rules } from '../rules/rules.ts';
import type { DeedIntent, MoveIntent } from '../types.ts';

/** The integer of an intent that is known to be well formed. */
export function encodeIntent(rules: Rules, intent: MoveIntent | DeedIntent): number {
  const word = intent.type === 'move' ? encodeMove(rules.board, intent) : encodeDeed(rules, intent);
  assert(typeof word === 'number', 'the intent has been checked');
  return word;
}

export function decodeIntent(rules: Rules, word: number): MoveIntent | DeedIntent {
  return word < FIRST_DEED ? decodeMove(rules.board, word) : decodeDeed(rules, word);
}

/** An intent as our texts write it: `move a4 a5`, `sword c4 c5 d4`. */
export function formatIntent(intent: MoveIntent | DeedIntent): string {
  return intent.type === 'move' ? `move ${intent.from} ${intent.to}` : formatDeed(intent);
}

/** `from | to << 8`. */
export function encodeMove(board: Board, intent: MoveIntent): number | undefined {
  const from = board.indexOf.get(intent.from);
  const to = board.indexOf.get(intent.to);
  return from === undefined || to === undefined ? undefined : from | (to << 8);
}

export function decodeMove(board: Board, word: number): MoveIntent {
  return { type: 'move', from: board.cells[word & 255], to: board.cells[(word >>> 8) & 255] };
}
