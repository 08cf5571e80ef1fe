import type { Deed, Position } from '@flagfall/engine';
import { closeDecision, recordNote, returnToBoard } from '@flagfall/engine/edition';
import { ConquestKind } from '../army.ts';
import { pieceOfKind } from '../state/bag.ts';
import { winIfLast } from '../state/flags.ts';
import { NoteNumber } from '../state/notes.ts';
import { CONQUEST_BOARD, isFree } from '../state/zones.ts';

/** CQ-43, U-74: a recovered flag is planted on an empty zone at once. */
export const plant: Deed = {
  id: 'plant',
  rule: 'CQ-43',
  when: ['plant'],
  parameters: { cells: 1 },
  isMidTurn: true,
  list(position, _, list) {
    for (let zone = 0; zone < CONQUEST_BOARD.offBoard; zone++) if (isFree(position, zone)) list.add(zone);
  },
  refuse: (position, _, [zone]) => (isFree(position, zone) ? undefined : { code: 'notFree', cell: CONQUEST_BOARD.cells[zone] }),
  play(position, seat, [zone]) {
    closeDecision(position, 1 << seat);
    plantFlag(position, seat, zone);
  },
};

export function plantFlag(position: Position, seat: number, zone: number): void {
  returnToBoard(position, pieceOfKind(position, seat, ConquestKind.FLAG), zone, true);
  recordNote(position, NoteNumber.FLAG + seat, 0);
  winIfLast(position);
}
