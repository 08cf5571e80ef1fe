import { pieceOn } from '@flagfall/engine';
import { cellAtOffset, DIRECTIONS } from '../../core/deeds.ts';
import type { MovementCard } from './card.ts';

/** BC-21: two squares in a line over one piece, of either side and of any kind. */
export const jump: MovementCard = {
  type: 'movement',
  id: 'jump',
  rule: 'BC-21',
  reach(position, from, out) {
    let count = 0;
    for (const { columns, rows } of DIRECTIONS) {
      const over = cellAtOffset(position, from, columns, rows);
      const landing = cellAtOffset(position, from, columns * 2, rows * 2);
      if (landing >= 0 && pieceOn(position, over) >= 0 && !position.rules.board.obstacle[landing]) out[count++] = landing;
    }
    return count;
  },
};
