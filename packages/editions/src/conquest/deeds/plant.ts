import { bringBack, closeDecision, type Deed, type Position, takeNote } from '@flagfall/engine';
import { KindNumber } from '../army.ts';
import { pieceOfKind } from '../bag.ts';
import { winIfLast } from '../flags.ts';
import { BOARD, isFree } from '../land.ts';
import { NoteNumber } from '../notes.ts';

/** CQ-43, U-74: a flag that was won back is put on an empty zone at once. */
export const plant: Deed = {
  id: 'plant',
  rule: 'CQ-43',
  when: ['plant'],
  takes: { cells: 1 },
  isPart: true,
  list(position, _, list) {
    for (let zone = 0; zone < BOARD.wall; zone++) if (isFree(position, zone)) list.add(zone);
  },
  refuse: (position, _, [zone]) => (isFree(position, zone) ? undefined : { code: 'notFree', cell: BOARD.cells[zone] }),
  play(position, seat, [zone]) {
    closeDecision(position, 1 << seat);
    plantFlag(position, seat, zone);
  },
};

export function plantFlag(position: Position, seat: number, zone: number): void {
  bringBack(position, pieceOfKind(position, seat, KindNumber.FLAG), zone, true);
  takeNote(position, NoteNumber.FLAG + seat, 0);
  winIfLast(position);
}
