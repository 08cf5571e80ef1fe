/** The map of Conquest: sea, lands, borders, mountains, cities and names. The board lays its own zones over it, from the same outlines. */

import { type PlaceNames, placeNames } from '@flagfall/editions';
import { star } from '@flagfall/editions/look';
import { conquestMap, type Zone } from '@flagfall/editions/map';
import { lazyValue } from '../lazyValue.ts';
import { coarseLines, fineLines, type MapLines } from './mapLines.ts';
import { liesWithin, type MapZone, mapZones } from './mapPlaces.ts';
import './map.css';

export { MAP_PIECE_SIZE, type MapZone, mapZones } from './mapPlaces.ts';

export const MAP_SIZE = conquestMap.sheet;

interface MapProps {
  /** What the territories are called. */
  readonly names?: PlaceNames;
  /** The land alone, or what stands on it alone: a board that tints zones puts its tints between the two. Both, if not said. */
  readonly layer?: 'land' | 'signs';
}

/** The map in full. */
export function MapArt({ names = placeNames.neutral, layer }: MapProps) {
  return (
    <svg class="map-art" viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
      {layer === 'signs' ? null : <Ground lines={fineLines()} />}
      {layer === 'signs' ? null : <path class="map-growth" d={growth()} />}
      {layer === 'land' ? null : <Signs lines={fineLines()} />}
      {layer === 'land' ? null : <Names names={names} />}
    </svg>
  );
}

/** A small picture of the map, without names. */
export function SmallMapArt() {
  return (
    <svg class="map-art" viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
      <Ground lines={coarseLines()} />
      <Signs lines={coarseLines()} />
    </svg>
  );
}

/** Sea and zones. */
function Ground({ lines }: { readonly lines: MapLines }) {
  return (
    <>
      <rect class="map-sea" width={MAP_SIZE.width} height={MAP_SIZE.height} />
      <path class="map-rhumbs" d={RHUMBS} />
      <Rose />
      {[3, 2, 1].map((ring) => (
        <path key={ring} class="map-shallows" data-ring={ring} d={lines.coast} />
      ))}
      {lines.zones.map(({ name, quarter, path }) => (
        <path key={name} class="map-zone" data-quarter={quarter} d={path} />
      ))}
    </>
  );
}

/** Borders, the lake, mountains and cities. */
function Signs({ lines }: { readonly lines: MapLines }) {
  return (
    <>
      <path class="map-zone-line" d={lines.zoneBorders} />
      <path class="map-territory-line" d={lines.territoryBorders} />
      <path class="map-coast" d={lines.coast} />
      <path class="map-lake" d={lines.lake} />
      <path class="map-massif" d={lines.massifs} />
      <path class="map-ridge" d={lines.ridges} />
      {lines.peaks.map(({ slope, shadow }) => (
        <g key={slope}>
          <path class="map-peak" d={slope} />
          <path class="map-peak-shade" d={shadow} />
        </g>
      ))}
      {mapZones().map((zone) => (zone.city ? <City key={zone.name} zone={zone} /> : null))}
    </>
  );
}

function Names({ names }: { readonly names: PlaceNames }) {
  return (
    <>
      {mapZones().map(({ name, territory, title }) =>
        title === undefined ? null : (
          <text key={name} class="map-name" x={title[0]} y={title[1]}>
            {names[territory]}
          </text>
        ),
      )}
    </>
  );
}

/** A few strokes in each zone, clear of the piece in its middle: wheat, hills, oaks, pines. */
const MARKS: Readonly<Record<Zone['quarter'], string>> = {
  east: 'm-8 0q2 -8 -2 -14m10 14v-17m8 17q-2 -8 2 -14',
  south: 'm-16 0q8 -15 16 -9q8 -6 16 9',
  west: 'm0 2v-9m-8 0a7 7 0 0 1 2 -11a7 7 0 0 1 13 0a7 7 0 0 1 1 11z',
  north: 'm0 2v-6m-8 1l8 -21l8 21z',
};

const growth = lazyValue(() =>
  mapZones()
    .filter((zone) => zone.title === undefined)
    .flatMap((zone) => {
      const [x, y] = zone.spot;
      const places = [-66, 62].flatMap((aside) => [-16, 18, 44].map((down) => [x + aside, y + down] as const));
      return places.filter((place) => liesWithin(zone, place)).map((place) => `M${place.join(' ')}${MARKS[zone.quarter]}`);
    })
    .join(''),
);

/** A walled town, beside the place of a piece. */
function City({ zone: { spot } }: { readonly zone: MapZone }) {
  return (
    <g transform={`translate(${spot[0] - 66} ${spot[1] + 24}) scale(.62)`}>
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
