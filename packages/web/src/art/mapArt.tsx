/** The map of Conquest: sea, lands, borders, mountains, cities and names. The board lays its own zones over it, from the same outlines. */

import {
  coastOutline,
  conquestMap,
  linesOf,
  massifs,
  outlineOf,
  type Peak,
  type PlaceNames,
  peaks,
  placeNames,
  type Zone,
} from '@flagfall/editions';
import { tenth } from './emblems/shapes.ts';
import './map.css';

export const MAP_SIZE = conquestMap.sheet;

/** How wide a piece is on the sheet: it fits into the smallest zone. */
export const MAP_PIECE_SIZE = 92;

export interface MapZone extends Zone {
  /** Its outline on the sheet, closed: to fill, to click, to focus. */
  readonly path: string;
}

/** Every zone with its outline, in the order of the board's cells. */
export const MAP_ZONES: readonly MapZone[] = conquestMap.zones.map((zone) => ({ ...zone, path: outlineOf(zone.name) }));

interface MapProps {
  /** What the territories are called. */
  readonly names?: PlaceNames;
  /** A small picture of the map does without names. */
  readonly labels?: boolean;
}

export function MapArt({ names = placeNames.neutral, labels = true }: MapProps) {
  const coast = coastOutline();
  return (
    <svg class="map-art" viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
      <rect class="map-sea" width={MAP_SIZE.width} height={MAP_SIZE.height} />
      {[3, 2, 1].map((ring) => (
        <path key={ring} class="map-shallows" data-ring={ring} d={coast} />
      ))}
      {MAP_ZONES.map((zone) => (
        <path key={zone.name} class="map-zone" data-quarter={zone.quarter} d={zone.path} />
      ))}
      <path class="map-growth" d={GROWTH} />
      <path class="map-zone-line" d={bordersWhere((a, b) => a.territory === b.territory)} />
      <path class="map-territory-line" d={bordersWhere((a, b) => a.territory !== b.territory)} />
      <path class="map-lake" d={outlineOf('lake')} />
      <path class="map-coast" d={coast} />
      <Mountains />
      {MAP_ZONES.filter((zone) => zone.city).map((zone) => (
        <City key={zone.name} zone={zone} />
      ))}
      {labels ? conquestMap.territories.map(({ id, zones }) => <TerritoryName key={id} name={names[id]} zones={zones} />) : null}
    </svg>
  );
}

const ZONE_NAMED: ReadonlyMap<string, Zone> = new Map(conquestMap.zones.map((zone) => [zone.name, zone]));

function bordersWhere(isChosen: (a: Zone, b: Zone) => boolean): string {
  return linesOf('border')
    .filter(({ faces }) => {
      const [a, b] = faces.map((name) => ZONE_NAMED.get(name));
      return a !== undefined && b !== undefined && isChosen(a, b);
    })
    .map((line) => line.path)
    .join('');
}

/** Massifs, ridges and the peaks on them: lit from the west. */
function Mountains() {
  return (
    <>
      <path class="map-massif" d={massifs.map(outlineOf).join('')} />
      <path
        class="map-ridge"
        d={linesOf('ridge')
          .map((line) => line.path)
          .join('')}
      />
      {peaks().map((peak) => (
        <g key={peak.at.join()}>
          <path class="map-peak" d={slope(peak)} />
          <path class="map-peak-shade" d={shadow(peak)} />
        </g>
      ))}
    </>
  );
}

function slope({ at: [x, y], size }: Peak): string {
  const [half, top, foot] = [tenth(size * 0.58), tenth(y - size * 0.62), tenth(y + size * 0.24)];
  return `M${x - half} ${foot}L${tenth(x - half * 0.4)} ${tenth(y - size * 0.2)}L${x} ${top}L${tenth(x + half * 0.45)} ${tenth(y - size * 0.16)}L${x + half} ${foot}`;
}

function shadow({ at: [x, y], size }: Peak): string {
  const [half, top, foot] = [tenth(size * 0.58), tenth(y - size * 0.62), tenth(y + size * 0.24)];
  return `M${x} ${top}L${tenth(x + half * 0.45)} ${tenth(y - size * 0.16)}L${x + half} ${foot}H${x + 4}L${x - 1} ${tenth(top + size * 0.52)}L${x + 4} ${tenth(top + size * 0.3)}Z`;
}

/** A few strokes in each zone, clear of the piece in its middle: wheat, hills, oaks, pines. */
const MARKS: Readonly<Record<Zone['quarter'], string>> = {
  east: 'm-8 0q2 -8 -2 -14m10 14v-17m8 17q-2 -8 2 -14',
  south: 'm-16 0q8 -15 16 -9q8 -6 16 9',
  west: 'm0 2v-9m-8 0a7 7 0 0 1 2 -11a7 7 0 0 1 13 0a7 7 0 0 1 1 11z',
  north: 'm0 2v-6m-8 1l8 -21l8 21z',
};

const GROWTH = conquestMap.zones
  .map(({ label: [x, y], quarter }, at) => {
    const side = at % 2 === 0 ? 1 : -1;
    return `M${x + side * 60} ${y + 26}${MARKS[quarter]}M${x + side * 78} ${y + 10}${MARKS[quarter]}`;
  })
  .join('');

/** A walled town, beside the place of a piece. */
function City({ zone }: { readonly zone: Zone }) {
  const [x, y] = zone.label;
  return (
    <g class="map-city" transform={`translate(${x} ${y})`}>
      <path class="map-wall" d="M-58 14V-26H-46V-18H-38V-26H-26V-18H-14V-52H-6V-44H6V-52H14V-18H26V-26H38V-18H46V-26H58V14Z" />
      <path class="map-gate" d="M-10 14V-2C-10 -14 10 -14 10 -2V14ZM-40 -6h8v10h-8zM32 -6h8v10h-8z" />
      <path class="map-pennant" d="M0 -52V-78L26 -71L3 -63" />
    </g>
  );
}

/** The name stands in the middle of its three zones, moved towards the one below it, so that pieces leave it free. */
function TerritoryName({ name, zones }: { readonly name: string; readonly zones: readonly string[] }) {
  const [x, y] = placeOfName(zones);
  return (
    <text class="map-name" x={x} y={y}>
      {name}
    </text>
  );
}

function placeOfName(zones: readonly string[]): readonly [number, number] {
  const city = zones.map((name) => ZONE_NAMED.get(name)).find((zone) => zone?.city);
  const spots = zones.flatMap((name) => ZONE_NAMED.get(name)?.label ?? []);
  const [xs, ys] = [spots.filter((_, at) => at % 2 === 0), spots.filter((_, at) => at % 2 === 1)];
  if (city !== undefined) return [city.label[0], city.label[1] + 62];
  const widest = ys.indexOf(Math.max(...ys));
  return [xs[widest], ys[widest] - 54];
}
