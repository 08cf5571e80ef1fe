// Who writes and reads where. While a game goes on, the seats do not see what the audience writes: it may see more than a player does.

import { neverHere, type Seat } from '@flagfall/engine';
import type { StoredChatLine, StoredChatRoom } from '../store/games/chat.ts';
import type { StoredGame } from '../store/games/games.ts';
import { personAt } from '../store/games/seatHolder.ts';
import { isSamePerson, type Person, personKey } from '../store/rows.ts';

/** A person at a game: at a seat that their secret opens, or watching. */
export interface ChatReader {
  /** Absent without a session; a seat that was opened by its secret alone belongs to no account or guest. */
  readonly person?: Person | undefined;
  readonly seat?: Seat;
  readonly isOperator?: boolean;
}

/** A player who also watches the game in a second window still counts as a player. */
export function sitsAt(game: StoredGame, { person, seat }: ChatReader): boolean {
  if (seat !== undefined) return game.seats.some((one) => one.seat === seat);
  if (person === undefined) return false;
  return game.seats.some(({ sitter }) => isSamePerson(person, personAt(sitter)));
}

export function mayWrite(game: StoredGame, room: StoredChatRoom, listener: ChatReader): boolean {
  switch (room) {
    case 'seats':
      return listener.seat !== undefined && sitsAt(game, listener);
    case 'audience':
      return isOver(game) || !sitsAt(game, listener);
    default:
      return neverHere(room);
  }
}

export function mayRead(game: StoredGame, room: StoredChatRoom, listener: ChatReader): boolean {
  switch (room) {
    case 'seats':
      return sitsAt(game, listener) || listener.isOperator === true;
    case 'audience':
      return isOver(game) || !sitsAt(game, listener);
    default:
      return neverHere(room);
  }
}

/** Whether a reader of the room sees a line: not when an operator has hidden it, nor when the reader has muted its author. */
export function isLineVisible(line: StoredChatLine, listener: ChatReader, muted: readonly string[]): boolean {
  if (line.hidden && listener.isOperator !== true) return false;
  return line.person === undefined || !muted.includes(personKey(line.person));
}

function isOver({ status }: StoredGame): boolean {
  return status === 'ended' || status === 'aborted';
}
