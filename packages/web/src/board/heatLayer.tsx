/** Heat on a board: how much of something there is on a cell, as a colour over it and a number in its corner. */

import type { Cell } from '@flagfall/engine';
import type { Geometry } from './geometry.ts';
import './heat.css';

/** In hundredths, by cell. */
export type CellHeat = ReadonlyMap<Cell, number>;

export function HeatLayer({ heat, geometry }: { readonly heat: CellHeat; readonly geometry: Geometry }) {
  const hottest = Math.max(1, ...heat.values());
  const size = geometry.pieceSize;
  return (
    <div class="heat" aria-hidden="true">
      {[...heat].map(([cell, percent]) => {
        const { x, y } = geometry.middleOf(cell);
        const place = { left: `${(x - size / 2) * 100}%`, top: `${(y - (size * geometry.aspect) / 2) * 100}%`, width: `${size * 100}%` };
        return (
          <span
            key={cell}
            class="heat-cell"
            style={{ ...place, '--heat-size': `${size * 100}cqw`, '--heat': `${Math.round((70 * percent) / hottest)}%` }}
          >
            {percent < 1 ? '' : percent}
          </span>
        );
      })}
    </div>
  );
}
