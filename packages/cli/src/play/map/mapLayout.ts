/** Where the parts of a game on a map stand: the whole map where it fits, else a table of all zones above a window onto the map. */

import type { Board } from '@flagfall/engine';
import type { Area } from '../terminal/layout.ts';
import { mapSize } from './mapPlaces.ts';
import { tableSize } from './mapTable.ts';

export interface MapLayout {
  readonly map: Area;
  /** Absent where the whole map can be seen. */
  readonly table?: Area;
  readonly panel: Area;
}

const PANEL_COLUMNS_MIN = 30;
const PANEL_COLUMNS_MAX = 60;

/** Title bar, message line and key line. */
const OTHER_ROWS = 3;

export function mapLayoutFor({ columns, rows }: { readonly columns: number; readonly rows: number }, board: Board): MapLayout {
  const whole = mapSize(board);
  const height = rows - OTHER_ROWS;
  const isWhole = whole.height <= height && whole.width + 1 + PANEL_COLUMNS_MIN <= columns;
  const tableRows = isWhole ? 0 : tableSize(board).height;
  const width = Math.min(whole.width, columns - PANEL_COLUMNS_MIN - 1);
  const y = 1 + tableRows;
  const panel = {
    x: width + 1,
    y,
    width: Math.min(columns - width - 1, PANEL_COLUMNS_MAX),
    height: height - tableRows,
  };
  const map = { x: 0, y, width, height: Math.min(whole.height, height - tableRows) };
  return isWhole ? { map, panel } : { map, panel, table: { x: 0, y: 1, width: columns, height: tableRows } };
}
