/** How a game ended, at a glance: a flag that stands, or one that has fallen. */

import type { Viewer } from '@flagfall/engine';
import { PieceArt } from '../art/piece.tsx';
import { FallenFlag } from '../shell/fallenFlag.tsx';
import type { PlayModel } from './playModel.ts';
import './resultPicture.css';

interface PictureProps {
  readonly model: PlayModel;
  readonly seat: Viewer;
  readonly outcome: 'won' | 'lost' | 'draw' | 'over';
}

export function ResultPicture({ model, seat, outcome }: PictureProps) {
  if (seat === 'audience' || outcome === 'draw' || outcome === 'over') return null;
  if (outcome === 'lost') return <FallenFlag />;
  return (
    <div class="resultPicture" aria-hidden="true">
      <PieceArt edition={model.rules.edition.id} kind="flag" seat={seat} />
    </div>
  );
}
