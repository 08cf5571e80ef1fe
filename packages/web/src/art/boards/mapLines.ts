/** The lines of the map of Conquest as paths, ready to draw: in full for the board, or coarse for a small picture of it. */

import { tenth } from '@flagfall/editions/look';
import {
  coastOutline,
  conquestMap,
  type MountainPeak,
  mapEdges,
  massifNames,
  mountainPeaks,
  outlineOf,
  type Zone,
} from '@flagfall/editions/map';
import { lazyValue } from '../lazyValue.ts';

export interface MapLines {
  readonly coast: string;
  readonly lake: string;
  readonly zones: readonly { readonly name: string; readonly quarter: Zone['quarter']; readonly path: string }[];
  /** Borders inside a territory, and between two. */
  readonly zoneBorders: string;
  readonly territoryBorders: string;
  readonly massifs: string;
  readonly ridges: string;
  /** The lit sides and the dark sides, from north to south: the nearer before the farther. */
  readonly peaks: readonly { readonly slope: string; readonly shadow: string }[];
}

export const fineLines = lazyValue(() => linesThrough((path) => path));

/** One point in four: a fifth of the text, and at the size of a thumb nobody sees it. */
export const coarseLines = lazyValue(() => linesThrough(coarse));

function linesThrough(drawn: (path: string) => string): MapLines {
  return {
    coast: drawn(coastOutline()),
    lake: drawn(outlineOf('lake')),
    zones: conquestMap.zones.map(({ name, quarter }) => ({ name, quarter, path: drawn(outlineOf(name)) })),
    zoneBorders: bordersWhere((a, b) => a === b, drawn),
    territoryBorders: bordersWhere((a, b) => a !== b, drawn),
    massifs: massifNames.map((name) => drawn(outlineOf(name))).join(''),
    ridges: mapEdges('ridge')
      .map((line) => drawn(line.path))
      .join(''),
    peaks: mountainPeaks().map((peak) => ({ slope: slope(peak), shadow: shadow(peak) })),
  };
}

/** `isChosen` is asked for the territories on both sides. */
function bordersWhere(isChosen: (a: string, b: string) => boolean, drawn: (path: string) => string): string {
  const territoryOf = new Map(conquestMap.zones.map(({ name, territory }) => [name, territory]));
  return mapEdges('border')
    .filter(({ faces }) => isChosen(territoryOf.get(faces[0]) ?? '', territoryOf.get(faces[1]) ?? ''))
    .map((line) => drawn(line.path))
    .join('');
}

function coarse(path: string): string {
  const isClosed = path.endsWith('Z');
  const points = path.slice(1, isClosed ? -1 : undefined).split('L');
  const kept = points
    .filter((_, at) => at % 4 === 0 || at === points.length - 1)
    .map((pair) =>
      pair
        .split(' ')
        .map((value) => Math.round(Number(value)))
        .join(' '),
    );
  return `M${kept.join('L')}${isClosed ? 'Z' : ''}`;
}

/** Lit from the west: a pale slope, and a dark one to the east of the fold. */
function slope({ at: [x, y], size }: MountainPeak): string {
  const [half, top, foot] = [tenth(size * 0.58), tenth(y - size * 0.62), tenth(y + size * 0.24)];
  return `M${tenth(x - half)} ${foot}L${tenth(x - half * 0.4)} ${tenth(y - size * 0.2)}L${x} ${top}L${tenth(x + half * 0.45)} ${tenth(y - size * 0.16)}L${tenth(x + half)} ${foot}`;
}

function shadow({ at: [x, y], size }: MountainPeak): string {
  const [half, top, foot] = [tenth(size * 0.58), tenth(y - size * 0.62), tenth(y + size * 0.24)];
  return `M${x} ${top}L${tenth(x + half * 0.45)} ${tenth(y - size * 0.16)}L${tenth(x + half)} ${foot}H${x + 4}L${x - 1} ${tenth(top + size * 0.52)}L${x + 4} ${tenth(top + size * 0.3)}Z`;
}
