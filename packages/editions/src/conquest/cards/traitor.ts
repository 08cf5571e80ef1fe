import { ask } from '../state/notes.ts';
import type { ActionCard } from './card.ts';

/** Guesses the kind of an enemy piece; a right guess captures it. There is always an enemy piece: a game without an enemy flag is over. */
export const traitor: ActionCard = {
  id: 'traitor',
  play(position, seat) {
    ask(position, 'accuse', seat);
  },
};
