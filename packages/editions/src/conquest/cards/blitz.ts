import { noteOf, takeNote } from '@flagfall/engine';
import { Note } from '../notes.ts';
import type { ActionCard } from './card.ts';

/** CQ-22: two extra moves in this turn, which nobody has to make (U-72). */
export const blitz: ActionCard = {
  id: 'blitz',
  play(position) {
    takeNote(position, Note.MOVES, noteOf(position, Note.MOVES) + 2);
  },
};
