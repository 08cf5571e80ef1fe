import { cellOf, type Refusal } from '@flagfall/engine';
import { ALL_SEATS, showPiece } from '@flagfall/engine/edition';
import { ConquestKind } from '../army.ts';
import { hasEnemyPair } from '../deeds/look.ts';
import { bagOf, pieceOfKind } from '../state/bag.ts';
import { ask } from '../state/notes.ts';
import type { ActionCard } from './card.ts';

const NO_SPY: Refusal = { code: 'notOnBoard', kind: 'spy' };
const NO_PAIR: Refusal = { code: 'noPair', card: 'secretInformation' };

/** A spy on the board looks at two neighbours. U-86: the bag is shown to all, to prove that the spy is not in it. */
export const secretInformation: ActionCard = {
  id: 'secretInformation',
  refuse(position, seat) {
    if (cellOf(position, pieceOfKind(position, seat, ConquestKind.SPY)) === position.rules.board.offBoard) return NO_SPY;
    // U-75.
    return hasEnemyPair(position, seat) ? undefined : NO_PAIR;
  },
  play(position, seat) {
    for (const piece of bagOf(position, seat)) showPiece(position, piece, ALL_SEATS);
    ask(position, 'look', seat);
  },
};
