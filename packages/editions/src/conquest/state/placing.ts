import { type Position, turnOf } from '@flagfall/engine';
import { questionName } from '@flagfall/engine/edition';
import { ConquestKind } from '../army.ts';
import { drawnPiece, pieceOfKind } from './bag.ts';

/** What the seat in turn has in its hand: a piece from the bag, or the flag it has won back. */
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
