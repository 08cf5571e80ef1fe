/** What the table and all parts of it are shown with. */

import type { SeenTable } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import type { PlayModel } from './playModel.ts';

export interface TableProps {
  readonly model: PlayModel;
  readonly sight: SeenTable;
  /** The viewer: a seat or a spectator. */
  readonly seat: Viewer;
}
