/** What each viewer sees of an event. A new event gets its line here in the same commit. */

import { neverHere } from '../basics.ts';
import type { Viewer } from '../seats.ts';
import type { DeedDone, GameEvent, SeenEvent, SeenEventFields } from '../types.ts';

/** What the viewer learns of an event; undefined when they learn nothing. */
export function seenBy(event: GameEvent, viewer: Viewer): SeenEvent | undefined {
  const face = faceFor(event, viewer);
  return face as SeenEvent | undefined;
}

function faceFor(event: GameEvent, viewer: Viewer): SeenEventFields | undefined {
  switch (event.type) {
    case 'seatDeployed':
      return event.seat === viewer ? event : { type: 'seatDeployed', seat: event.seat };
    case 'cardMoved': {
      const { type, card, from, place, to, end } = event;
      const face = event.seenBy.includes(viewer) ? { type, card, from, to, end } : { type, from, to, end };
      // The place in a hand would say when the card was drawn.
      return event.fromHand !== false && event.fromHand !== viewer ? face : { ...face, place };
    }
    case 'deedDone': {
      const { secret, ...told } = event;
      if (event.seat === viewer) return told;
      return Object.fromEntries(
        Object.entries(told).filter(([key]) => !(secret as readonly string[]).includes(key)),
      ) as unknown as DeedDone;
    }
    case 'pieceShown': {
      const { type, piece, seat, to } = event;
      const sees = viewer === 'audience' ? event.byAll : viewer === seat || to.includes(viewer);
      return sees ? { type, piece, seat, kind: event.kind, to, ...(event.stays ? { stays: true } : {}) } : { type, piece, seat, to };
    }
    case 'pieceReturned': {
      const { type, piece, seat, cell, isOpen } = event;
      return isOpen || viewer === seat ? event : { type, piece, seat, cell, isOpen };
    }
    case 'piecesMixed':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, pieces: event.pieces };
    case 'pileShuffled':
      return { type: event.type, pile: event.pile };
    case 'noted':
      return event.seenBy.includes(viewer) ? { type: event.type, note: event.note, value: event.value } : undefined;
    case 'lotsDrawn':
    case 'pieceGuessed':
    case 'movesSkipped':
    case 'seatLeft':
    case 'attackAnnounced':
    case 'piecesSwapped':
    case 'decisionAsked':
    case 'decisionClosed':
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

/** What a viewer saw of some actions, action by action. */
export function actionsSeenBy(actions: readonly (readonly GameEvent[])[], viewer: Viewer): readonly (readonly SeenEvent[])[] {
  return actions.map((events) => allSeenBy(events, viewer));
}

export function allSeenBy(events: readonly GameEvent[], viewer: Viewer): readonly SeenEvent[] {
  return events.map((event) => seenBy(event, viewer)).filter((face) => face !== undefined);
}
