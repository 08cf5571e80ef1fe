import { type Position, turnOf } from '@flagfall/engine';
import { questionName } from '@flagfall/engine/edition';
import { ConquestKind } from '../army.ts';
import { drawnPiece, pieceOfKind } from './bag.ts';

/** The piece that the seat in turn must place: one from the bag, or its recovered flag. */
export function pieceBeingPlaced(position: Position): number | undefined {
  const seat = turnOf(position);
  switch (questionName(position)) {
    case 'place':
      return drawnPiece(position, seat);
    case 'plant':
      return pieceOfKind(position, seat, ConquestKind.FLAG);
    default:
      return undefined;
  }
}
