/** Keys for what goes on between people who play over a network: talking, taking back, pausing, claiming. */

import { CHAT_LENGTH_MAX } from '@flagfall/protocol';
import { claimableBy, pauseRequest } from '@flagfall/seat';
import type { SeatState } from '../session.ts';
import { type Key, textAfter } from '../terminal/keys.ts';
import type { Words } from '../words.ts';
import type { Reaction } from './gameKeys.ts';
import type { GameState } from './gameState.ts';

/** What somebody may do who only watches. */
const WATCHING: readonly Key[] = ['t', '?', 'k', 'q', 'escape', 'u', 'pageup', 'pagedown'];

/** What such a key leads to; undefined when it means something else, or everybody sits at one screen. */
export function companyKey(state: GameState, key: Key, { company, sight, seat }: SeatState, words: Words): Reaction | undefined {
  if (company === undefined) return undefined;
  if (company.isWatching && !WATCHING.includes(key)) return { state };
  switch (key) {
    case 't':
      return { state: { ...state, talk: '' } };
    case 'z':
      return { state: { ...state, question: 'undo' } };
    case 'r':
      return { state, request: pauseRequest(sight) };
    case 'w':
      if (claimableBy(company, seat).length > 0) return { state, request: { type: 'claim', outcome: 'win' } };
      return { state: { ...state, notice: words.refusal({ code: 'notAway' }, seat) } };
    default:
      return undefined;
  }
}

/** Writing to the others: Enter sends it, Escape throws it away. */
export function talkKey(state: GameState, talk: string, key: Key): Reaction {
  if (key === 'escape') return { state: { ...state, talk: undefined } };
  if (key === 'enter') return { state: { ...state, talk: undefined }, ...(talk.trim() === '' ? {} : { talk: talk.trim() }) };
  return { state: { ...state, talk: textAfter(talk, key, CHAT_LENGTH_MAX) } };
}
