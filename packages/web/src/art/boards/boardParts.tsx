/** Grounds and obstacles of the grid boards, in hundredths of a square. Quiet, so that pieces stand out. */

import { circle, ellipse, type GridLook } from '@flagfall/editions/look';
import type { ComponentType } from 'preact';
import { blob, scatter } from './scatter.ts';

/** A block of obstacles that touch. */
export interface ObstacleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface GroundProps {
  readonly columns: number;
  readonly rows: number;
}

/** Patches of darker grass, tufts, a few flowers. */
function Grass({ columns, rows }: GroundProps) {
  const area = columns * rows;
  const patches = scatter('patches', Math.round(area / 7), columns, rows, (x, y, chance) =>
    blob(`patch ${x} ${y}`, x - 130, y - 60, 180 + chance.below(160), 80 + chance.below(80), 0.3),
  );
  const tufts = scatter('tufts', area * 2, columns, rows, (x, y) => `M${x - 6} ${y}q-1 -8 -4 -12M${x} ${y}v-15M${x + 6} ${y}q1 -8 4 -12`);
  const flowers = scatter('flowers', Math.round(area / 2), columns, rows, (x, y) => circle(x, y, 3.5));
  return (
    <>
      <path class="board-patch" d={patches} />
      <path class="board-stroke" d={tufts} />
      <path class="board-fleck" d={flowers} />
    </>
  );
}

/** Rows of rounded tiles. */
function Roofs({ columns, rows }: GroundProps) {
  let tiles = '';
  for (let y = 0; y < rows * 4; y++)
    for (let x = 0; x < columns * 2 + 1; x++) tiles += `M${x * 50 - (y % 2) * 25} ${y * 25}q0 22 25 22t25 -22`;
  const worn = scatter('worn', columns * rows, columns, rows, (x, y) => {
    const row = Math.floor(y / 25);
    const left = Math.floor(x / 50) * 50 - (row % 2) * 25;
    return `M${left} ${row * 25}q0 22 25 22t25 -22z`;
  });
  return (
    <>
      <path class="board-patch" d={worn} />
      <path class="board-stroke" d={tiles} />
    </>
  );
}

/** Stars near and far, and a veil of dust. */
function Stars({ columns, rows }: GroundProps) {
  const area = columns * rows;
  const dust = scatter('dust', Math.round(area / 8), columns, rows, (x, y, chance) =>
    blob(`dust ${x} ${y}`, x - 200, y - 80, 300 + chance.below(200), 100 + chance.below(120), 0.35),
  );
  const far = scatter('far', area * 4, columns, rows, (x, y, chance) => circle(x, y, 0.8 + chance.below(10) / 10));
  const near = scatter('near', Math.round(area / 3), columns, rows, (x, y, chance) => {
    const reach = 6 + chance.below(6);
    return `M${x} ${y - reach}q1.5 ${reach - 1.5} ${reach} ${reach}q${1.5 - reach} 1.5 ${-reach} ${reach}q-1.5 ${1.5 - reach} ${-reach} ${-reach}q${reach - 1.5} -1.5 ${reach} ${-reach}z`;
  });
  return (
    <>
      <path class="board-patch" d={dust} />
      <path class="board-fleck board-far" d={far} />
      <path class="board-fleck" d={near} />
    </>
  );
}

export const GROUNDS: Readonly<Record<GridLook['ground'], ComponentType<GroundProps>>> = {
  grass: Grass,
  roofs: Roofs,
  stars: Stars,
};

interface ObstacleProps {
  readonly box: ObstacleBox;
}

/** Where a lake has waves, in parts of its width and height. */
const WAVES = [
  [0.42, 0.34],
  [0.6, 0.52],
  [0.4, 0.7],
] as const;

/** Water with a shore and a few waves. */
function Lake({ box }: ObstacleProps) {
  const { x, y, width, height } = hundredfold(box);
  const seed = `lake ${x} ${y}`;
  const waves = WAVES.map(([across, down]) => `M${x + width * across - 16} ${y + height * down}q8 -7 16 0t16 0`).join('');
  return (
    <>
      <path class="board-shore" d={blob(seed, x + 2, y + 2, width - 4, height - 4, 0.05)} />
      <path class="board-water" d={blob(seed, x + 11, y + 11, width - 22, height - 22, 0.05)} />
      <path class="board-deep" d={blob(`${seed} deep`, x + 32, y + 36, width - 64, height - 68, 0.16)} />
      <path class="board-wave" d={waves} />
    </>
  );
}

/** The peaks of a mountain, the farther first: where they stand and how high they are, in parts of its square. */
const PEAKS = [
  [0.27, 0.56, 0.42],
  [0.74, 0.56, 0.4],
  [0.5, 0.66, 0.56],
  [0.3, 0.9, 0.46],
  [0.7, 0.91, 0.5],
] as const;

/** A mountain: a foot that fills the squares, peaks above it, lit from the left. */
function Rock({ box }: ObstacleProps) {
  const { x, y, width, height } = hundredfold(box);
  return (
    <>
      <path class="board-shore" d={blob(`rock ${x} ${y}`, x + 3, y + 3, width - 6, height - 6, 0.08)} />
      {PEAKS.map(([across, foot, size]) => {
        const [px, py] = [x + width * across, y + height * foot];
        const [half, tall] = [width * size * 0.62, height * size];
        return (
          <g key={across}>
            <path
              class="board-water"
              d={`M${px - half} ${py}L${px - half * 0.35} ${py - tall * 0.62}L${px} ${py - tall}L${px + half * 0.45} ${py - tall * 0.55}L${px + half} ${py}Z`}
            />
            <path
              class="board-deep"
              d={`M${px} ${py - tall}L${px + half * 0.45} ${py - tall * 0.55}L${px + half} ${py}H${px - half * 0.1}L${px + half * 0.16} ${py - tall * 0.4}L${px - half * 0.06} ${py - tall * 0.62}Z`}
            />
            <path
              class="board-wave"
              d={`M${px - half} ${py}L${px - half * 0.35} ${py - tall * 0.62}L${px} ${py - tall}L${px + half * 0.45} ${py - tall * 0.55}L${px + half} ${py}`}
            />
          </g>
        );
      })}
    </>
  );
}

/** A world in the dark, lit from the upper left. */
function Planet({ box }: ObstacleProps) {
  const { x, y, width, height } = hundredfold(box);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [across, down] = [width / 2 - 5, height / 2 - 5];
  return (
    <>
      <rect class="board-shore" x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx="26" />
      <path class="board-water" d={ellipse(middleX, middleY, across, down)} />
      <path class="board-wave" d={bands(middleX, middleY, across, down)} />
      <path
        class="board-deep"
        d={`M${middleX + across * 0.5} ${middleY - down * 0.866}A${across} ${down} 0 1 1 ${middleX - across * 0.866} ${middleY + down * 0.5}A${across * 1.25} ${down * 1.25} 0 0 0 ${middleX + across * 0.5} ${middleY - down * 0.866}Z`}
      />
    </>
  );
}

/** Belts of cloud, each as wide as the world is there. */
function bands(x: number, y: number, across: number, down: number): string {
  return [-0.55, -0.2, 0.1, 0.48]
    .map((part) => {
      const half = across * Math.sqrt(1 - part * part) * 0.96;
      return `M${x - half} ${y + down * part}q${half} ${down * 0.16} ${2 * half} 0`;
    })
    .join('');
}

function hundredfold({ x, y, width, height }: ObstacleBox): ObstacleBox {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

export const OBSTACLES: Readonly<Record<GridLook['obstacle'], ComponentType<ObstacleProps>>> = {
  lake: Lake,
  rock: Rock,
  planet: Planet,
};
