import { ask } from '../state/notes.ts';
import type { ActionCard } from './card.ts';

/** Names what an enemy piece is; who is right beats it. Some enemy always stands: a game without an enemy's flag is over. */
export const traitor: ActionCard = {
  id: 'traitor',
  play(position, seat) {
    ask(position, 'accuse', seat);
  },
};
