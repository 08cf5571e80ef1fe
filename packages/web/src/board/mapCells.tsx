/** The zones of a map: their outlines can be focused, tapped and read aloud. */

import type { MapLook } from '@flagfall/editions/look';
import type { Board, Cell, Seat } from '@flagfall/engine';
import type { BoardProps } from './boardTypes.ts';
import type { CellContent } from './cellContents.ts';

interface ZonesProps extends Pick<BoardProps, 'marks' | 'claims' | 'labelOf'> {
  readonly board: Board;
  readonly map: MapLook;
  readonly standing: ReadonlyMap<Cell, CellContent>;
  readonly current: Cell;
}

export function MapCells({ board, map, standing, marks, claims, labelOf, current }: ZonesProps) {
  const { width, height } = map.sheet;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the board around it has a name, and every zone has one.
    <svg class="zones" viewBox={`0 0 ${width} ${height}`}>
      {board.cells.map((cell, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot have the shape of a zone.
        <path
          key={cell}
          role="button"
          class={['zone', ...(marks.get(cell) ?? []).map((mark) => `zone-${mark}`)].join(' ')}
          d={map.zones[at].outline}
          data-cell={cell}
          data-seat={ownerIn(claims?.get(cell))}
          data-standing={standing.get(cell)}
          tabindex={cell === current ? 0 : -1}
          aria-label={labelOf(cell)}
        />
      ))}
    </svg>
  );
}

function ownerIn(seats: readonly Seat[] = []): Seat | undefined {
  return seats.length === 1 ? seats[0] : undefined;
}
