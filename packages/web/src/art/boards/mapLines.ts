/** The lines of a map as paths, ready to draw: in full for the board, or coarse for a small picture of it. */

import { type MapLook, type PeakLook, tenth, type ZoneLook } from '@flagfall/editions/look';
import { keptFor } from './keptFor.ts';

export interface MapLines {
  readonly coast: string;
  readonly lake: string;
  readonly zones: readonly { readonly name: string; readonly quarter: ZoneLook['quarter']; readonly path: string }[];
  /** Borders inside a territory, and between two. */
  readonly zoneBorders: string;
  readonly territoryBorders: string;
  readonly massifs: string;
  readonly ridges: string;
  /** The lit sides and the dark sides, from north to south: the nearer before the farther. */
  readonly peaks: readonly { readonly slope: string; readonly shadow: string }[];
}

export const fineLines = keptFor((map: MapLook) => linesThrough(map, (path) => path));

/** One point in four: a fifth of the text, and at the size of a thumb nobody sees it. */
export const coarseLines = keptFor((map: MapLook) => linesThrough(map, coarse));

function linesThrough(map: MapLook, drawn: (path: string) => string): MapLines {
  const joined = (paths: readonly string[]): string => paths.map(drawn).join('');
  const territoryOf = new Map(map.zones.map(({ name, territory }) => [name, territory]));
  const borders = Object.groupBy(map.borders, ({ zones: [one, other] }) =>
    territoryOf.get(one) === territoryOf.get(other) ? 'inside' : 'between',
  );
  return {
    coast: drawn(map.coast),
    lake: drawn(map.lake),
    zones: map.zones.map(({ name, quarter, outline }) => ({ name, quarter, path: drawn(outline) })),
    zoneBorders: joined(borders.inside?.map(({ path }) => path) ?? []),
    territoryBorders: joined(borders.between?.map(({ path }) => path) ?? []),
    massifs: joined(map.massifs),
    ridges: joined(map.ridges),
    peaks: map.peaks.map((peak) => ({ slope: slope(peak), shadow: shadow(peak) })),
  };
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
function slope({ at: [x, y], size }: PeakLook): string {
  const [half, top, foot] = [tenth(size * 0.58), tenth(y - size * 0.62), tenth(y + size * 0.24)];
  return `M${tenth(x - half)} ${foot}L${tenth(x - half * 0.4)} ${tenth(y - size * 0.2)}L${x} ${top}L${tenth(x + half * 0.45)} ${tenth(y - size * 0.16)}L${tenth(x + half)} ${foot}`;
}

function shadow({ at: [x, y], size }: PeakLook): string {
  const [half, top, foot] = [tenth(size * 0.58), tenth(y - size * 0.62), tenth(y + size * 0.24)];
  return `M${x} ${top}L${tenth(x + half * 0.45)} ${tenth(y - size * 0.16)}L${tenth(x + half)} ${foot}H${x + 4}L${x - 1} ${tenth(top + size * 0.52)}L${x + 4} ${tenth(top + size * 0.3)}Z`;
}
