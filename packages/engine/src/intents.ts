/** Intents: an object at the edge, one integer inside. */

import type { Board } from './board.ts';
import type { MoveIntent } from './types.ts';

/** `from | to << 8`. */
export function encodeMove(board: Board, intent: MoveIntent): number | undefined {
  const from = board.indexOf.get(intent.from);
  const to = board.indexOf.get(intent.to);
  return from === undefined || to === undefined ? undefined : from | (to << 8);
}

export function decodeMove(board: Board, word: number): MoveIntent {
  return { type: 'move', from: board.cells[word & 255], to: board.cells[(word >>> 8) & 255] };
}
