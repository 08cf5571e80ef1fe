import { bringBack, closeDecision, type Deed, detailOf, type Position } from '@flagfall/engine';
import { drawnPiece } from '../bag.ts';
import { BOARD, isBeside, isFree } from '../land.ts';
import { CARD_IDS, type CardId } from '../piles.ts';

/** The piece that came out of the bag goes to a free zone, whoever's land that is (U-89). */
export const place: Deed = {
  id: 'place',
  rule: 'CQ-34',
  when: ['place'],
  takes: { cells: 1 },
  isPart: true,
  list(position, seat, list) {
    const card = playedCard(position);
    for (let zone = 0; zone < BOARD.wall; zone++) if (mayPlace(position, seat, card, zone)) list.add(zone);
  },
  refuse(position, seat, [zone]) {
    if (!isFree(position, zone)) return { code: 'notFree', cell: BOARD.cells[zone] };
    return mayPlace(position, seat, playedCard(position), zone) ? undefined : { code: 'notBeside', cell: BOARD.cells[zone] };
  },
  play(position, seat, [zone]) {
    const isOpen = playedCard(position) === 'newSpy';
    closeDecision(position, 1 << seat);
    bringBack(position, drawnPiece(position, seat), zone, isOpen);
  },
};

/** Whether a card could put a piece anywhere. */
export function hasRoom(position: Position, seat: number, card: CardId): boolean {
  for (let zone = 0; zone < BOARD.wall; zone++) if (mayPlace(position, seat, card, zone)) return true;
  return false;
}

function mayPlace(position: Position, seat: number, card: CardId, zone: number): boolean {
  if (!isFree(position, zone)) return false;
  return card !== 'reinforcement' || isBeside(position, zone, seat);
}

function playedCard(position: Position): CardId {
  return CARD_IDS[detailOf(position) - 1];
}
