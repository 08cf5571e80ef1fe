import { cellAtOffset, DIRECTIONS } from '../../core/deeds.ts';
import type { MovementCard } from './card.ts';

/** BC-20: straight across the lake beside it, to the first square on the other side. */
export const boat: MovementCard = {
  type: 'movement',
  id: 'boat',
  rule: 'BC-20',
  reach(position, from, out) {
    const { obstacle } = position.rules.board;
    let count = 0;
    for (const { columns, rows } of DIRECTIONS) {
      let steps = 1;
      let cell = cellAtOffset(position, from, columns, rows);
      while (cell >= 0 && obstacle[cell]) {
        steps++;
        cell = cellAtOffset(position, from, columns * steps, rows * steps);
      }
      if (cell >= 0 && steps > 1) out[count++] = cell;
    }
    return count;
  },
};
