/** Small things strewn over a board: always the same for the same board, and all of a sort in one path, so that a page of them stays light. */

import { tenth } from '@flagfall/editions/look';
import { type Chance, seededChance } from '@flagfall/engine';

/** One path of `count` drawings at places of a seeded lot. `draw` gets the place in units of a hundredth of a cell. */
export function scatter(
  seed: string,
  count: number,
  columns: number,
  rows: number,
  draw: (x: number, y: number, chance: Chance) => string,
): string {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => draw(chance.below(columns * 100), chance.below(rows * 100), chance)).join('');
}

/** A soft closed shape around a box, its edge moved in and out by a lot: a lake, a rock. All in hundredths of a cell. */
export function blob(seed: string, left: number, top: number, width: number, height: number, play: number): string {
  const chance = seededChance(seed);
  const count = 16;
  const points = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    // Between a circle and a box: the obstacle fills its squares, so that nobody thinks a corner free.
    const reach = 1 / (Math.abs(Math.cos(angle)) ** 5 + Math.abs(Math.sin(angle)) ** 5) ** 0.2;
    const shrink = 1 - chance.below(1000) / (1000 / play);
    return [
      left + width / 2 + (width / 2) * reach * shrink * Math.cos(angle),
      top + height / 2 + (height / 2) * reach * shrink * Math.sin(angle),
    ] as const;
  });
  const middle = (a: number) => {
    const [[x1, y1], [x2, y2]] = [points[a % count], points[(a + 1) % count]];
    return `${tenth((x1 + x2) / 2)} ${tenth((y1 + y2) / 2)}`;
  };
  return `M${middle(0)}${points.map((_, at) => `Q${points[(at + 1) % count].map(tenth).join(' ')} ${middle(at + 1)}`).join('')}Z`;
}
