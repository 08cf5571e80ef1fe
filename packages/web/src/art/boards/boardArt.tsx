/** The background of a grid board: ground, squares, obstacles. A square is one unit, north is up; pieces and marks are drawn above it by the board. */

import { findEdition } from '@flagfall/editions';
import type { BoardColours, GridLook } from '@flagfall/editions/look';
import { assert, type Options } from '@flagfall/engine';
import { lookOf } from '../looks.ts';
import { GROUNDS, OBSTACLES, type ObstacleBox } from './boardParts.tsx';
import './board.css';

interface BoardArtProps {
  /** The id of an edition with a grid. */
  readonly edition: string;
  /** Some editions have boards to choose from. */
  readonly options?: Options;
}

export function BoardArt({ edition, options = {} }: BoardArtProps) {
  const board = findEdition(edition)?.battlefield(options).board;
  assert(board?.isGrid === true, `${edition} is played on a grid`);
  const { columns, rows } = board;
  const obstacles = (board.tags.get('obstacle') ?? []).map((cell) => {
    const { column, row } = board.layout[board.indexOf.get(cell) ?? 0];
    return { x: column, y: rows - 1 - row };
  });
  const look = lookOf(edition).board;
  assert(look !== undefined, `${edition} has a look of its grid`);
  return <Picture look={look} columns={columns} rows={rows} obstacles={obstacleBoxes(obstacles)} />;
}

interface PictureProps {
  readonly look: GridLook;
  readonly columns: number;
  readonly rows: number;
  readonly obstacles: readonly ObstacleBox[];
}

function Picture({ look, columns, rows, obstacles }: PictureProps) {
  const Ground = GROUNDS[look.ground];
  const Obstacle = OBSTACLES[look.obstacle];
  return (
    <svg class="board-art" style={coloursOf(look.colours)} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <rect class="board-ground" width={columns} height={rows} />
      <g transform="scale(.01)">
        <Ground columns={columns} rows={rows} />
        <path class="board-checks" d={checks(columns, rows)} />
        <path class="board-grid" d={grid(columns, rows)} />
        {obstacles.map((box) => (
          <Obstacle key={`${box.x} ${box.y}`} box={box} />
        ))}
      </g>
    </svg>
  );
}

/** The colours as properties that board.css fills and strokes with. */
function coloursOf(colours: BoardColours): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([part, [light, dark]]) => [`--${part}`, `light-dark(${light}, ${dark})`]));
}

/** Every other square, as one path. */
function checks(columns: number, rows: number): string {
  let path = '';
  for (let y = 0; y < rows; y++) for (let x = (y + 1) % 2; x < columns; x += 2) path += `M${x * 100} ${y * 100}h100v100h-100z`;
  return path;
}

function grid(columns: number, rows: number): string {
  const across = Array.from({ length: rows - 1 }, (_, at) => `M0 ${(at + 1) * 100}H${columns * 100}`);
  const down = Array.from({ length: columns - 1 }, (_, at) => `M${(at + 1) * 100} 0V${rows * 100}`);
  return [...across, ...down].join('');
}

/** Obstacles of all our grids are blocks of squares: one box for each. */
export function obstacleBoxes(squares: readonly { readonly x: number; readonly y: number }[]): readonly ObstacleBox[] {
  const left = new Set(squares.map(({ x, y }) => `${x} ${y}`));
  const boxes: ObstacleBox[] = [];
  for (const { x, y } of squares.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    if (!left.has(`${x} ${y}`)) continue;
    let [width, height] = [1, 1];
    while (left.has(`${x + width} ${y}`)) width++;
    while (left.has(`${x} ${y + height}`)) height++;
    for (let dy = 0; dy < height; dy++) for (let dx = 0; dx < width; dx++) left.delete(`${x + dx} ${y + dy}`);
    boxes.push({ x, y, width, height });
  }
  return boxes;
}
