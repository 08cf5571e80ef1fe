/** News of a table for everybody at it, and its refusals. Tests compare the texts of `messages` with both lists. */

import type { PieceId, Refusal, Seat } from '@flagfall/engine';
import type { OfferType } from './requests.ts';

export type TableNews =
  | { readonly type: 'seatTaken'; readonly by: Seat }
  | { readonly type: 'begun' }
  | { readonly type: 'offered' | 'accepted' | 'declined' | 'withdrawn'; readonly what: OfferType; readonly by: Seat }
  /** All have agreed; a draw and an abort are told by the end of the game itself. */
  | { readonly type: 'paused' | 'resumed' }
  /** So many actions were taken back; the view is the one before them. */
  | { readonly type: 'undone'; readonly actions: number }
  /** The clock ran out during deployment: the server has deployed for the seat. */
  | { readonly type: 'deployedByClock'; readonly by: Seat }
  | { readonly type: 'aborted'; readonly by: Seat }
  /** The open seats were not taken in time: the game is aborted. */
  | { readonly type: 'nobodyCame' }
  /** An absent seat has lost by a claim of this one, or the game is drawn by it. */
  | { readonly type: 'claimed'; readonly by: Seat }
  /** No server was running in between: the clocks stood still. */
  | { readonly type: 'hostReturned'; readonly downMs: number }
  | { readonly type: 'rematch'; readonly game: string }
  /** Read in place of news that this client does not know. */
  | { readonly type: 'unknown' };

export type TableRefusal =
  | Refusal
  | { readonly code: 'unknownRequest'; readonly type: string }
  | { readonly code: 'notBegun' }
  | { readonly code: 'alreadyBegun' }
  | { readonly code: 'alreadyGiven' }
  | { readonly code: 'isPaused' }
  | { readonly code: 'notPaused' }
  | { readonly code: 'notOver' }
  | { readonly code: 'outOfTime' }
  | { readonly code: 'noOffer' }
  | { readonly code: 'alreadyOffered' }
  | { readonly code: 'tooLateToAbort' }
  | { readonly code: 'notAway' }
  | { readonly code: 'drawNeedsAll' }
  /** A player of the rematch is banned, or has deleted their account. */
  | { readonly code: 'playerGone' }
  /** The finished game was not by the club rules, so it has no rated rematch. */
  | { readonly code: 'ratedNeedsClub' }
  /** A player of the rematch has too many such games under way. */
  | { readonly code: 'tooManyGames'; readonly most: number }
  /** Asked too often: the seat must wait until the game has gone on. */
  | { readonly code: 'tooOften' }
  | { readonly code: 'notFriendly' }
  | { readonly code: 'nothingToUndo' }
  | { readonly code: 'alreadyRevealed' }
  | { readonly code: 'marksNotAllowed'; readonly memory: string }
  | { readonly code: 'unknownPiece'; readonly piece: PieceId }
  | { readonly code: 'unknownMark'; readonly kind: string };
export type RefusalCode = TableRefusal['code'];
