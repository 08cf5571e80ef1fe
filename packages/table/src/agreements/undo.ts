/** Taking back by consent: how far, and when it is too late because a viewer has learned something. */

import { fail, type GameEvent, neverHere, ok, type Result, type Seat } from '@flagfall/engine';
import type { TableRefusal } from '@flagfall/protocol';

/** An action as the table remembers it; in step with the actions of the position. */
export interface PlayedAction {
  /** Its seat; undefined for the beginning of the game. */
  readonly seat: Seat | undefined;
  readonly events: readonly GameEvent[];
  readonly drew: boolean;
  /** What the seat's clock showed afterwards. */
  readonly clockMs: number | undefined;
}

/** How many actions are left when the last one of this seat, and all after it, are taken back. */
export function actionsLeftAfterUndo(actions: readonly PlayedAction[], seat: Seat): Result<number, TableRefusal> {
  const last = actions.findLastIndex((action) => action.seat === seat);
  const begun = actions.findIndex(({ events }) => events.some(({ type }) => type === 'gameStarted'));
  if (begun < 0 || last <= begun) return fail({ code: 'nothingToUndo' });
  return actions.slice(last).some(hasTold) ? fail({ code: 'alreadyRevealed' }) : ok(last);
}

function hasTold({ events, drew }: PlayedAction): boolean {
  return drew || events.some(tells);
}

/** Whether an event showed a viewer something that taking back cannot unlearn. The event itself is public, so the answer tells nothing. */
function tells(event: GameEvent): boolean {
  switch (event.type) {
    case 'piecesRevealed':
    case 'pieceShown':
    case 'pieceGuessed':
    case 'pieceReturned':
    case 'piecesMixed':
    case 'pileShuffled':
    case 'lotsDrawn':
    case 'cardMoved':
    case 'gameStarted':
    case 'gameEnded':
    case 'seatLeft':
      return true;
    // A run shows that the piece is one that runs.
    case 'pieceMoved':
    case 'attackAnnounced':
      return event.ran;
    case 'pieceCaptured':
    case 'piecesSwapped':
    case 'movesSkipped':
    case 'decisionAsked':
    case 'decisionClosed':
    case 'turnPassed':
    case 'noted':
    case 'deedDone':
    case 'seatDeployed':
      return false;
    default:
      return neverHere(event);
  }
}
