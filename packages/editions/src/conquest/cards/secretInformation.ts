import { cellOf, presentPiece, type Refusal } from '@flagfall/engine';
import { EVERYBODY } from '../../core/deeds.ts';
import { KindNumber } from '../army.ts';
import { bagOf, pieceOfKind } from '../bag.ts';
import { hasEnemyPair } from '../deeds/look.ts';
import { ask } from '../notes.ts';
import type { ActionCard } from './card.ts';

const NO_SPY: Refusal = { code: 'notOnBoard', kind: 'spy' };
const NO_PAIR: Refusal = { code: 'noPair', card: 'secretInformation' };

/** A spy on the board looks at two neighbours. U-86: the bag, laid open before everybody, proves that he is not in it. */
export const secretInformation: ActionCard = {
  id: 'secretInformation',
  refuse(position, seat) {
    if (cellOf(position, pieceOfKind(position, seat, KindNumber.SPY)) === position.rules.board.wall) return NO_SPY;
    // U-75.
    return hasEnemyPair(position, seat) ? undefined : NO_PAIR;
  },
  play(position, seat) {
    for (const piece of bagOf(position, seat)) presentPiece(position, piece, EVERYBODY);
    ask(position, 'look', seat);
  },
};
