/** What is seen where there is nothing to see: a flag that has fallen over. */

import { PieceArt } from '../art/pieces/piece.tsx';
import './fallenFlag.css';

export function FallenFlag() {
  return (
    <div class="fallenFlag" aria-hidden="true">
      <PieceArt edition="original" kind="flag" seat="red" />
    </div>
  );
}
