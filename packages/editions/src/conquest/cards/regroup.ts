import type { Refusal } from '@flagfall/engine';
import { piecesOnBoard } from '../state/bag.ts';
import { ask } from '../state/notes.ts';
import type { ActionCard } from './card.ts';

const TOO_FEW: Refusal = { code: 'tooFewPieces', card: 'regroup' };

/** The player rearranges three own pieces; U-78: or two, where there are no more. */
export const regroupCard: ActionCard = {
  id: 'regroup',
  refuse: (position, seat) => (piecesOnBoard(position, seat) < 2 ? TOO_FEW : undefined),
  play(position, seat) {
    ask(position, 'regroup', seat);
  },
};
