import { type Position, pieceOn } from '@flagfall/engine';
import { cellAtOffset, DIRECTIONS } from '../../core/deeds.ts';
import type { MovementCard } from './card.ts';

/** BC-22: exactly `length` squares in a line, over empty ones. */
export function charge(length: 2 | 3): MovementCard {
  return {
    type: 'movement',
    id: `charge${length}`,
    rule: 'BC-22',
    reach(position, from, out) {
      let count = 0;
      for (const { columns, rows } of DIRECTIONS) {
        const landing = cellAtOffset(position, from, columns * length, rows * length);
        if (landing < 0 || position.rules.board.obstacle[landing]) continue;
        if (isWayFree(position, from, columns, rows, length)) out[count++] = landing;
      }
      return count;
    },
  };
}

function isWayFree(position: Position, from: number, columns: number, rows: number, length: number): boolean {
  for (let steps = 1; steps < length; steps++) {
    const cell = cellAtOffset(position, from, columns * steps, rows * steps);
    if (position.rules.board.obstacle[cell] || pieceOn(position, cell) >= 0) return false;
  }
  return true;
}
