import type { Refusal } from '@flagfall/engine';
import { standingCount } from '../bag.ts';
import { ask } from '../notes.ts';
import type { ActionCard } from './card.ts';

const TOO_FEW: Refusal = { code: 'tooFewPieces', card: 'regroup' };

/** Three own pieces change places among each other as one likes; U-78: or two, where there are no more. */
export const regroupCard: ActionCard = {
  id: 'regroup',
  refuse: (position, seat) => (standingCount(position, seat) < 2 ? TOO_FEW : undefined),
  play(position, seat) {
    ask(position, 'regroup', seat);
  },
};
