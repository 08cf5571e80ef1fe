/** The zones of a map: their outlines can be focused, tapped and read aloud. */

import { conquestMap, outlineOf } from '@flagfall/editions/map';
import type { Board, Cell } from '@flagfall/engine';
import type { BoardProps } from './boardTypes.ts';
import type { CellContent } from './cellContents.ts';

interface ZonesProps extends Pick<BoardProps, 'marks' | 'owners' | 'labelOf'> {
  readonly board: Board;
  readonly standing: ReadonlyMap<Cell, CellContent>;
  readonly current: Cell;
}

export function MapCells({ board, standing, marks, owners, labelOf, current }: ZonesProps) {
  const { width, height } = conquestMap.sheet;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the board around it has a name, and every zone has one.
    <svg class="zones" viewBox={`0 0 ${width} ${height}`}>
      {board.cells.map((cell) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot have the shape of a zone.
        <path
          key={cell}
          role="button"
          class={['zone', ...(marks.get(cell) ?? []).map((mark) => `zone-${mark}`)].join(' ')}
          d={outlines.get(cell)}
          data-cell={cell}
          data-seat={owners?.get(cell)}
          data-standing={standing.get(cell)}
          tabIndex={cell === current ? 0 : -1}
          aria-label={labelOf(cell)}
        />
      ))}
    </svg>
  );
}

const outlines: ReadonlyMap<Cell, string> = new Map(conquestMap.zones.map(({ name }) => [name, outlineOf(name)]));
