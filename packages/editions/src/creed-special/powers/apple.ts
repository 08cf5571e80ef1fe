/** Apple (ACS-20 to ACS-35): once a game an enemy piece anywhere is turned against its own army for a turn. */

import { type Deed, kindOf, type Position, pieceOn, seatOf } from '@flagfall/engine';
import { ALL_SEATS, areAdjacent, exposePiece, noteOf, recordNote, showPiece } from '@flagfall/engine/edition';
import { forEachPiece, kindIdOf, otherSeats, refuseTarget } from '../../core/deeds.ts';
import { ChainPower, NoteNumber, startChain } from './chain.ts';

export const apple: Deed = {
  id: 'apple',
  rule: 'ACS-20',
  when: ['act'],
  parameters: { cells: 1 },
  bearers: ['flag'],
  spentNote: NoteNumber.APPLES_USED,
  list(position, seat, list) {
    if (isUsed(position, seat) || ownApple(position, seat) < 0) return;
    for (let enemy = 0; enemy < position.rules.seats.length; enemy++)
      if (enemy !== seat) forEachPiece(position, enemy, (_, cell) => list.add(cell));
  },
  refuse: (position, seat, [target]) =>
    isUsed(position, seat) ? { code: 'powerUsed', deed: 'apple' } : refuseTarget(position, seat, target),
  play(position, seat, [target]) {
    recordNote(position, NoteNumber.APPLES_USED, noteOf(position, NoteNumber.APPLES_USED) | (1 << seat));
    exposePiece(position, ownApple(position, seat));
    const controlled = pieceOn(position, target);
    showPiece(position, controlled, otherSeats(position, seatOf(position, controlled)));
    // ACS-21: a bomb or an Apple is only revealed.
    if (position.rules.kinds[kindOf(position, controlled)].moves === 'never') return;
    const army = sameArmyAround(position, target);
    for (const cell of army) showPiece(position, pieceOn(position, cell), ALL_SEATS);
    startChain(position, ChainPower.APPLE, controlled, army);
  },
};

function isUsed(position: Position, seat: number): boolean {
  return ((noteOf(position, NoteNumber.APPLES_USED) >> seat) & 1) === 1;
}

/** The seat's own Apple, or -1. */
function ownApple(position: Position, seat: number): number {
  let apple = -1;
  forEachPiece(position, seat, (piece) => {
    if (kindIdOf(position, piece) === 'flag') apple = piece;
  });
  return apple;
}

/** ACS-22: pieces of the controlled piece's own army next to it; the user's are not involved. */
function sameArmyAround(position: Position, cell: number): readonly number[] {
  const cells: number[] = [];
  forEachPiece(position, seatOf(position, pieceOn(position, cell)), (_, other) => {
    if (areAdjacent(position.rules.tables, cell, other)) cells.push(other);
  });
  return cells;
}
