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
import { star, tenth } from './emblems/shapes.ts';
import { liesWithin, MAP_ZONES, type MapZone, NAME_PLACES } from './mapPlaces.ts';
import './map.css';

export { MAP_PIECE_SIZE, MAP_ZONES, type MapZone } from './mapPlaces.ts';

export const MAP_SIZE = conquestMap.sheet;

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
      <path class="map-rhumbs" d={RHUMBS} />
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
      {labels
        ? NAME_PLACES.map(({ territory, at: [x, y] }) => (
            <text key={territory} class="map-name" x={x} y={y}>
              {names[territory]}
            </text>
          ))
        : null}
      <Rose />
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

const GROWTH = MAP_ZONES.flatMap((zone) => {
  const [x, y] = zone.spot;
  const places = [-66, 62].flatMap((aside) => [-16, 18, 44].map((down) => [x + aside, y + down] as const));
  const isFree = zone.spot[0] === zone.label[0] && zone.spot[1] === zone.label[1];
  return isFree ? places.filter((place) => liesWithin(zone, place)).map((place) => `M${place.join(' ')}${MARKS[zone.quarter]}`) : [];
}).join('');

/** A walled town, beside the place of a piece. */
function City({ zone: { spot } }: { readonly zone: MapZone }) {
  return (
    <g class="map-city" transform={`translate(${spot[0] - 66} ${spot[1] + 24}) scale(.62)`}>
      <path class="map-wall" d="M-46 14V-26H-34V-18H-26V-26H-14V-52H-6V-44H6V-52H14V-26H26V-18H34V-26H46V14Z" />
      <path class="map-gate" d="M-10 14V-4C-10 -16 10 -16 10 -4V14ZM-34 -6h8v10h-8zM26 -6h8v10h-8z" />
      <path class="map-pennant" d="M0 -52V-82L30 -74L3 -65" />
    </g>
  );
}

/** Where the winds come from, in a corner of the sea. */
const ROSE = [MAP_SIZE.width - 190, MAP_SIZE.height - 185] as const;
const RHUMBS = Array.from({ length: 32 }, (_, at) => {
  const angle = (at * Math.PI) / 16;
  return `M${ROSE.join(' ')}l${Math.round(2600 * Math.cos(angle))} ${Math.round(2600 * Math.sin(angle))}`;
}).join('');

function Rose() {
  return (
    <g transform={`translate(${ROSE.join(' ')})`}>
      <circle class="map-rose-ring" r="74" />
      <path class="map-rose" d={star(0, 0, 62, 14, 8)} />
      <path class="map-rose-point" d={star(0, 0, 100, 17, 4)} />
    </g>
  );
}
