import { kindOf, pieceOn, seatOf } from '@flagfall/engine';
import type { MovementCard } from './card.ts';

/** BC-24: two own movable pieces in one row or column change places, over anything between. Each pair is listed once, from its first cell. */
export const swap: MovementCard = {
  type: 'movement',
  id: 'swap',
  rule: 'BC-24',
  swaps: true,
  reach(position, from, out) {
    const { board, kinds } = position.rules;
    const seat = seatOf(position, pieceOn(position, from));
    let count = 0;
    for (let cell = from + 1; cell < board.offBoard; cell++) {
      const piece = pieceOn(position, cell);
      if (piece < 0 || seatOf(position, piece) !== seat || kinds[kindOf(position, piece)].moves === 'never') continue;
      const [one, other] = [board.layout[from], board.layout[cell]];
      if (one.row === other.row || one.column === other.column) out[count++] = cell;
    }
    return count;
  },
};
