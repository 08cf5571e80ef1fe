/** Which part of a map is seen where the whole of it does not fit. */

import type { Spot } from '../terminal/canvas.ts';
import type { Area } from '../terminal/layout.ts';
import { neighboursOf } from './mapAround.ts';
import type { MapScene } from './mapMarks.ts';
import { BLOCK, mapSize, placesOf } from './mapPlaces.ts';

/** The upper left corner: what the player looks at, its neighbours round it, in the middle. */
export function windowCorner({ width, height }: Pick<Area, 'width' | 'height'>, { board, cursor, chosen, last }: MapScene): Spot {
  const whole = mapSize(board);
  const places = placesOf(board);
  const zone = cursor ?? chosen ?? last?.to;
  if (zone === undefined)
    return { x: within(0, (whole.width - width) >> 1, whole.width), y: within(0, (whole.height - height) >> 1, whole.height) };
  const spots = [zone, ...neighboursOf(board, zone)].map((cell) => places.get(cell)!);
  return {
    x: start(
      spots.map(({ x }) => x),
      BLOCK.width,
      width,
      whole.width,
    ),
    y: start(
      spots.map(({ y }) => y),
      BLOCK.height,
      height,
      whole.height,
    ),
  };
}

/** Along one axis: the first block has to be seen, the others as far as there is room. */
function start(blocks: readonly number[], length: number, room: number, whole: number): number {
  const middle = Math.round((Math.min(...blocks) + Math.max(...blocks) + length - room) / 2);
  return within(0, within(blocks[0] + length - room, middle, blocks[0]), Math.max(0, whole - room));
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
