import { kindOf, type Position, pieceOn } from '@flagfall/engine';
import { cellAtOffset } from '../../core/deeds.ts';
import type { MovementCard } from './card.ts';

/** The four diagonals, as columns and rows. */
const DIAGONALS = [
  { columns: 1, rows: 1 },
  { columns: 1, rows: -1 },
  { columns: -1, rows: -1 },
  { columns: -1, rows: 1 },
] as const;

/** BC-23: one square diagonally; a scout runs along the diagonal (U-26: lakes stop it, corners do not). */
export const feint: MovementCard = {
  type: 'movement',
  id: 'feint',
  rule: 'BC-23',
  reach(position, from, out) {
    const { kinds, board } = position.rules;
    const longest = kinds[kindOf(position, pieceOn(position, from))].moves === 'run' ? board.rows : 1;
    let count = 0;
    for (const { columns, rows } of DIAGONALS)
      for (let steps = 1; steps <= longest; steps++) {
        const cell = cellAtOffset(position, from, columns * steps, rows * steps);
        if (cell < 0 || board.obstacle[cell]) break;
        out[count++] = cell;
        if (pieceOn(position, cell) >= 0) break;
      }
    return count;
  },
  showsRunner: (position: Position, from, to) => Math.abs(position.rules.board.layout[from].row - position.rules.board.layout[to].row) > 1,
};
