import { describe, expect, test } from 'vitest';
import { mapLayoutFor } from '../board/boardOrMap.ts';
import { board, fullHouse, lookFor, sceneOf } from '../forTests/mapForTests.ts';
import { Canvas } from '../terminal/canvas.ts';
import { areNeighbours, BLOCK, isZone, mapSize, neighboursOf, planOf, slotContentAt, zoneCorners } from './mapPlan.ts';
import { drawTable, tablePlaces, tableSize } from './mapTable.ts';
import { drawMap } from './mapView.ts';
import { tilesOf, wallsOf } from './mapWalls.ts';

const plan = planOf(board);

/** Every two faces that share a side of a slot. */
function touching(): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  for (let row = 0; row < plan.rows; row++)
    for (let column = 0; column < plan.columns; column++) {
      const here = slotContentAt(plan, column, row);
      pairs.push([here, slotContentAt(plan, column + 1, row)], [here, slotContentAt(plan, column, row + 1)]);
    }
  return pairs.filter(([a, b]) => a !== b && isZone(a) && isZone(b));
}

describe('the plan', () => {
  test('neighbours share a side, and no line that looks open parts zones that are none', () => {
    const shared = new Set(touching().flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    for (const cell of board.cells) for (const other of neighboursOf(board, cell)) expect(shared).toContain(`${cell} ${other}`);
    for (const [a, b] of touching()) expect(wallsOf(board)(a, b) === 'rock', `${a} ${b}`).toBe(!areNeighbours(board, a, b));
  });

  test('zones that touch along a ridge have mountains between them', () => {
    const blocked = touching().filter(([a, b]) => !areNeighbours(board, a, b));
    expect(blocked).toContainEqual(['oxm1', 'oxm3']);
    expect(new Set(blocked.flat()).size).toBe(8);
  });

  test('a zone is in one piece', () => {
    for (const cell of board.cells) {
      const slots = plan.slots.flatMap((row, y) => row.flatMap((face, x) => (face === cell ? [{ x, y }] : [])));
      const reached = slots.slice(0, 1);
      for (const from of reached)
        reached.push(...slots.filter((to) => !reached.includes(to) && Math.abs(to.x - from.x) + Math.abs(to.y - from.y) === 1));
      expect(reached, cell).toHaveLength(slots.length);
    }
  });
});

describe('places', () => {
  test('each zone has a block of its own inside its own walls', () => {
    const tileAt = tilesOf(board);
    const places = zoneCorners(board);
    expect([...places.keys()]).toEqual(board.cells);
    for (const [cell, { x, y }] of places)
      for (let line = 0; line < BLOCK.height; line++)
        for (let at = 0; at < BLOCK.width; at++) expect(tileAt(x + at, y + line), `${cell} at ${at} ${line}`).toEqual({ face: cell });
  });

  test('in the table each zone has a place of its own', () => {
    const { width, height } = tableSize(board);
    const places = [...tablePlaces(board).values()];
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(72);
    for (const { x, y } of places) expect(x + 4 <= width && y < height).toBe(true);
    expect([width, height]).toEqual([70, 6]);
  });
});

describe('the screen', () => {
  test('120x40 shows the whole map beside a panel', () => {
    const { map, table, panel } = mapLayoutFor({ columns: 120, rows: 40 }, board);
    expect(table).toBeUndefined();
    expect(map).toEqual({ x: 0, y: 1, ...mapSize(board) });
    expect(panel).toEqual({ x: 86, y: 1, width: 34, height: 37 });
    const canvas = new Canvas(120, 40);
    drawMap(canvas, map, sceneOf({ pieces: fullHouse }), lookFor('plain'));
    const text = canvas.lines().join('\n');
    for (const cell of board.cells) expect(text.split(cell), cell).toHaveLength(2);
    expect(text.match(/[rbgy](\?|10\*)/g)).toHaveLength(72);
  });

  test.each([
    [80, 24],
    [74, 20],
    [119, 39],
  ])('%ix%i shows every piece in a table, and the zone under the cursor with a piece of the map', (columns, rows) => {
    const { map, table, panel } = mapLayoutFor({ columns, rows }, board);
    expect(table!.y + table!.height).toBe(map.y);
    expect(map.y + map.height).toBeLessThanOrEqual(rows - 2);
    expect(panel.x + panel.width).toBeLessThanOrEqual(columns);
    for (const cursor of board.cells) {
      const canvas = new Canvas(columns, rows);
      const scene = sceneOf({ pieces: fullHouse, cursor });
      drawTable(canvas, table!, scene, lookFor('plain'));
      const text = canvas.lines().join('\n');
      expect(text.match(/[rbgy](\?|10)/g)).toHaveLength(72);
      drawMap(canvas, map, scene, lookFor('plain'));
      expect(canvas.lines().slice(map.y).join('\n')).toContain(`[${cursor}]`);
    }
  });

  test('80x24 shows the names of all neighbours around the cursor', () => {
    const { map } = mapLayoutFor({ columns: 80, rows: 24 }, board);
    for (const cursor of board.cells) {
      const canvas = new Canvas(80, 24);
      drawMap(canvas, map, sceneOf({ cursor }), lookFor('plain'));
      const text = canvas.lines().join('\n');
      for (const cell of neighboursOf(board, cursor)) expect(text, `beside ${cursor}`).toContain(cell);
    }
  });
});
