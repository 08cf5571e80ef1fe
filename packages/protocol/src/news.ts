/** What everybody at the table learns from the table itself, and why it refuses. The texts of `messages` are checked against both lists. */

import type { PieceId, Refusal, Seat } from '@flagfall/engine';
import type { OfferType } from './requests.ts';

export type TableNews =
  | { readonly type: 'seatTaken'; readonly by: Seat }
  | { readonly type: 'begun' }
  | { readonly type: 'offered' | 'accepted' | 'declined' | 'withdrawn'; readonly what: OfferType; readonly by: Seat }
  /** All have agreed; a draw and an abort tell themselves by the end of the game. */
  | { readonly type: 'paused' | 'resumed' }
  /** So many actions have been taken back; the view is that of before. */
  | { readonly type: 'undone'; readonly actions: number }
  /** The clock ran out in the deployment: the seat has been given one. */
  | { readonly type: 'deployedByClock'; readonly by: Seat }
  | { readonly type: 'aborted'; readonly by: Seat }
  /** The open seats were waited for long enough: the game is aborted. */
  | { readonly type: 'nobodyCame' }
  /** A seat that stayed away has lost by a claim of this one, or the game is drawn by it. */
  | { readonly type: 'claimed'; readonly by: Seat }
  /** Nobody kept time in between: the clocks stood still. */
  | { readonly type: 'hostReturned'; readonly downMs: number }
  | { readonly type: 'rematch'; readonly game: string }
  /** What a client reads when a newer server tells something that it does not know. */
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
  /** Somebody who would have to play again is banned, or has deleted their account. */
  | { readonly code: 'playerGone' }
  /** The finished game was not by the club rules, so nobody can play it again for a rating. */
  | { readonly code: 'ratedNeedsClub' }
  /** Whoever wants to play again has so many such games under way. */
  | { readonly code: 'tooManyGames'; readonly most: number }
  /** Asked for so often that it has to wait until the game has gone on. */
  | { readonly code: 'tooOften' }
  | { readonly code: 'notFriendly' }
  | { readonly code: 'nothingToUndo' }
  | { readonly code: 'alreadyRevealed' }
  | { readonly code: 'marksNotAllowed'; readonly memory: string }
  | { readonly code: 'unknownPiece'; readonly piece: PieceId }
  | { readonly code: 'unknownMark'; readonly kind: string };
export type RefusalCode = TableRefusal['code'];
