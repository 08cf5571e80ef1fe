/** The face of an event that a viewer sees. Whoever adds an event writes its faces here in the same commit. */

import { neverHere } from '../basics.ts';
import type { Viewer } from '../seats.ts';
import type { GameEvent, SeenEvent, SeenFace } from '../types.ts';

/** What the viewer learns of an event; undefined when they learn nothing. */
export function seenBy(event: GameEvent, viewer: Viewer): SeenEvent | undefined {
  const face = faceFor(event, viewer);
  return face as SeenEvent | undefined;
}

function faceFor(event: GameEvent, viewer: Viewer): SeenFace | undefined {
  switch (event.type) {
    case 'seatDeployed':
      return event.seat === viewer ? event : { type: 'seatDeployed', seat: event.seat };
    case 'cardMoved': {
      const where = { type: event.type, from: event.from, to: event.to };
      return event.seenBy.includes(viewer) ? { ...where, card: event.card } : where;
    }
    case 'gameStarted':
    case 'pieceMoved':
    case 'piecesRevealed':
    case 'pieceCaptured':
    case 'turnPassed':
    case 'gameEnded':
      return event;
    default:
      return neverHere(event);
  }
}

export function allSeenBy(events: readonly GameEvent[], viewer: Viewer): readonly SeenEvent[] {
  return events.map((event) => seenBy(event, viewer)).filter((face) => face !== undefined);
}
