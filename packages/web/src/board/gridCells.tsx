/** The squares of a grid: what can be focused, tapped and read aloud. */

import type { Board, Cell } from '@flagfall/engine';
import type { BoardProps } from './boardTypes.ts';
import type { CellContent } from './cellContents.ts';

interface CellsProps extends Pick<BoardProps, 'marks' | 'labelOf' | 'isFlipped'> {
  readonly board: Board;
  readonly standing: ReadonlyMap<Cell, CellContent>;
  readonly current: Cell;
}

export function GridCells({ board, standing, marks, labelOf, isFlipped, current }: CellsProps) {
  const rows = [...new Set(board.layout.map(({ row }) => row))].sort((one, other) => (isFlipped ? one - other : other - one));
  const cellsIn = (row: number): readonly Cell[] => {
    const cells = board.cells.filter((_, at) => board.layout[at].row === row);
    return isFlipped ? cells.reverse() : cells;
  };
  return rows.map((row) => (
    // biome-ignore lint/a11y/useSemanticElements: a table has no place for pieces that glide above its cells.
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
    <div key={row} class="field-row" role="row">
      {cellsIn(row).map((cell) => (
        // biome-ignore lint/a11y/useSemanticElements: see the row.
        <div
          key={cell}
          role="gridcell"
          class={['cell', ...(marks.get(cell) ?? []).map((mark) => `cell-${mark}`)].join(' ')}
          data-cell={cell}
          data-standing={standing.get(cell)}
          tabIndex={cell === current ? 0 : -1}
          aria-label={labelOf(cell)}
          aria-selected={marks.get(cell)?.includes('chosen') ?? false}
        />
      ))}
    </div>
  ));
}
