/** Where the pieces stood before some actions, worked out backwards from the view after them. */

import type { PieceId, SeenEvent, View } from '@flagfall/engine';
import type { PiecePlace } from '@flagfall/messages';

export interface PieceWithPlace extends PiecePlace {
  readonly piece: PieceId;
}

/** Undefined when it is impossible: pieces that were shuffled out of sight, or went into a bag, have new handles. */
export function piecesBefore(view: View, actions: readonly (readonly SeenEvent[])[]): readonly PieceWithPlace[] | undefined {
  const events = actions.flat().toReversed();
  if (events.some(({ type }) => type === 'piecesMixed')) return undefined;
  const places = new Map<PieceId, PiecePlace>(view.pieces.map(({ piece, seat, cell }) => [piece, { seat, cell }]));
  const move = (piece: PieceId, cell: string): void => {
    const place = places.get(piece);
    if (place !== undefined) places.set(piece, { ...place, cell });
  };
  for (const event of events) {
    if (event.type === 'pieceMoved') move(event.piece, event.from);
    if (event.type === 'pieceReturned') places.delete(event.piece);
    if (event.type === 'piecesSwapped') for (const [at, piece] of event.pieces.entries()) move(piece, event.cells[at]);
    if (event.type !== 'pieceCaptured') continue;
    const captured = view.captured.find(({ piece }) => piece === event.piece);
    if (captured === undefined) return undefined;
    places.set(event.piece, { seat: captured.seat, cell: event.cell });
  }
  return [...places].map(([piece, place]) => ({ piece, ...place }));
}
