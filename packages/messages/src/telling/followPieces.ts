/** Follows the pieces through the events, so that the sentence of a battle can say whose pieces fought and where. */

import type { Cell, PieceId, Seat, SeenEvent } from '@flagfall/engine';
import type { PiecePlace } from '../types.ts';

export interface FollowedPieces {
  /** Where a piece stands, or stood when it was captured. */
  standing(piece: PieceId): PiecePlace | undefined;
  /** Follows an event, after its sentence. */
  follow(event: SeenEvent): void;
  /** A copy that is followed separately from here on. */
  copy(): FollowedPieces;
}

type Placed = { readonly piece: PieceId; readonly seat: Seat; readonly cell: Cell };

/** Begins with the pieces of a view, or with none before the game starts. */
export function followPieces(pieces: readonly Placed[] = []): FollowedPieces {
  return followFrom(new Map(pieces.map(({ piece, seat, cell }) => [piece, { seat, cell }])));
}

function followFrom(places: Map<PieceId, PiecePlace>): FollowedPieces {
  const put = (all: readonly Placed[]): void => {
    for (const { piece, seat, cell } of all) places.set(piece, { seat, cell });
  };
  return {
    copy: () => followFrom(new Map(places)),
    standing: (piece) => places.get(piece),
    follow: (event) => {
      if (event.type === 'gameStarted') put(event.pieces);
      if (event.type === 'pieceReturned') put([event]);
      if (event.type === 'piecesSwapped') {
        const [one, other] = event.pieces.map((piece) => places.get(piece));
        if (one !== undefined) places.set(event.pieces[0], { seat: one.seat, cell: event.cells[1] });
        if (other !== undefined) places.set(event.pieces[1], { seat: other.seat, cell: event.cells[0] });
      }
      const place = event.type === 'pieceMoved' ? places.get(event.piece) : undefined;
      if (event.type === 'pieceMoved' && place !== undefined) places.set(event.piece, { seat: place.seat, cell: event.to });
    },
  };
}
