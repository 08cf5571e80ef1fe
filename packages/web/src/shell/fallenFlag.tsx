/** The picture of an empty list: a flag that has fallen over. */

import { DEFAULT_EDITION } from '@flagfall/editions';
import { PieceArt } from '../art/pieces/piece.tsx';
import './fallenFlag.css';

export function FallenFlag() {
  return (
    <div class="fallenFlag" aria-hidden="true">
      <PieceArt edition={DEFAULT_EDITION} kind="flag" seat="red" />
    </div>
  );
}
