/** An arrow above the pieces, from the middle of one cell to that of another. */

import './arrow.css';
import type { BoardArrow } from './boardTypes.ts';
import type { Geometry } from './geometry.ts';

/** The width of the sheet in units of the drawing. */
const WIDTH = 1000;

export function Arrow({ arrow, geometry }: { readonly arrow: BoardArrow; readonly geometry: Geometry }) {
  const { aspect, pieceSize, middleOf } = geometry;
  const [start, end] = [middleOf(arrow.from), middleOf(arrow.to)].map(({ x, y }) => ({ x: x * WIDTH, y: (y * WIDTH) / aspect }));
  const size = pieceSize * WIDTH;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  // One that is only remembered is slimmer.
  const [head, thick] = arrow.look === 'told' ? [size * 0.26, size * 0.09] : [size * 0.34, size * 0.13];
  // Drawn to the right from the start, then turned.
  const shaft = `M0 ${-thick / 2}H${length - head}V${-head / 2}L${length} 0L${length - head} ${head / 2}V${thick / 2}H0Z`;
  return (
    <svg class="field-arrow" data-look={arrow.look} data-seat={arrow.seat} viewBox={`0 0 ${WIDTH} ${WIDTH / aspect}`} aria-hidden="true">
      <path d={shaft} transform={`translate(${start.x} ${start.y}) rotate(${turn})`} />
    </svg>
  );
}
