import { noteOf, recordNote } from '@flagfall/engine/edition';
import { NoteNumber } from '../state/notes.ts';
import type { ActionCard } from './card.ts';

/** CQ-22: two extra moves in this turn, which are optional (U-72). */
export const blitz: ActionCard = {
  id: 'blitz',
  play(position) {
    recordNote(position, NoteNumber.MOVES, noteOf(position, NoteNumber.MOVES) + 2);
  },
};
