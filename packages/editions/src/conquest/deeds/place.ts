import type { Deed, Position } from '@flagfall/engine';
import { closeDecision, questionDetail, returnToBoard } from '@flagfall/engine/edition';
import { drawnPiece } from '../state/bag.ts';
import { CARD_IDS, type CardId } from '../state/piles.ts';
import { CONQUEST_BOARD, isBesideOwn, isFree } from '../state/zones.ts';

/** Places the piece from the bag on a free zone, on any seat's land (U-89). */
export const place: Deed = {
  id: 'place',
  rule: 'CQ-34',
  when: ['place'],
  parameters: { cells: 1 },
  isMidTurn: true,
  list(position, seat, list) {
    const card = playedCard(position);
    for (let zone = 0; zone < CONQUEST_BOARD.offBoard; zone++) if (mayPlace(position, seat, card, zone)) list.add(zone);
  },
  refuse(position, seat, [zone]) {
    if (!isFree(position, zone)) return { code: 'notFree', cell: CONQUEST_BOARD.cells[zone] };
    return mayPlace(position, seat, playedCard(position), zone) ? undefined : { code: 'notBeside', cell: CONQUEST_BOARD.cells[zone] };
  },
  play(position, seat, [zone]) {
    const isOpen = playedCard(position) === 'newSpy';
    closeDecision(position, 1 << seat);
    returnToBoard(position, drawnPiece(position, seat), zone, isOpen);
  },
};

/** Whether a card has a zone to place a piece on. */
export function hasPlaceFor(position: Position, seat: number, card: CardId): boolean {
  for (let zone = 0; zone < CONQUEST_BOARD.offBoard; zone++) if (mayPlace(position, seat, card, zone)) return true;
  return false;
}

function mayPlace(position: Position, seat: number, card: CardId, zone: number): boolean {
  if (!isFree(position, zone)) return false;
  return card !== 'reinforcement' || isBesideOwn(position, zone, seat);
}

function playedCard(position: Position): CardId {
  return CARD_IDS[questionDetail(position) - 1];
}
