/** A map: sea, lands, borders, mountains, cities and names. The board lays its own zones over it, from the same outlines. */

import type { PlaceNames } from '@flagfall/editions';
import { type MapLook, star, type ZoneLook } from '@flagfall/editions/look';
import { mapLookOf } from '../looks.ts';
import { keptFor } from './keptFor.ts';
import { coarseLines, fineLines, type MapLines } from './mapLines.ts';
import { liesWithin, type MapZone, mapZones } from './mapPlaces.ts';
import './map.css';

export { MAP_PIECE_SIZE, type MapZone, mapZones } from './mapPlaces.ts';

interface MapProps {
  /** The id of an edition with a map. */
  readonly edition: string;
  /** What the territories are called; without them the map has no names. */
  readonly names?: PlaceNames;
  /** The land alone, or what stands on it alone: a board that tints zones puts its tints between the two. Both, if not said. */
  readonly layer?: 'land' | 'signs';
}

/** The map in full. */
export function MapArt({ edition, names, layer }: MapProps) {
  const map = mapLookOf(edition);
  return (
    <svg class="map-art" viewBox={viewBoxOf(map)} aria-hidden="true">
      {layer === 'signs' ? null : <Ground map={map} lines={fineLines(map)} />}
      {layer === 'signs' ? null : <path class="map-growth" d={growth(map)} />}
      {layer === 'land' ? null : <Signs map={map} lines={fineLines(map)} />}
      {layer === 'land' || names === undefined ? null : <Names map={map} names={names} />}
    </svg>
  );
}

/** A small picture of the map, without names. */
export function SmallMapArt({ edition }: { readonly edition: string }) {
  const map = mapLookOf(edition);
  return (
    <svg class="map-art" viewBox={viewBoxOf(map)} aria-hidden="true">
      <Ground map={map} lines={coarseLines(map)} />
      <Signs map={map} lines={coarseLines(map)} />
    </svg>
  );
}

function viewBoxOf({ sheet }: MapLook): string {
  return `0 0 ${sheet.width} ${sheet.height}`;
}

interface PartProps {
  readonly map: MapLook;
  readonly lines: MapLines;
}

/** Sea and zones. */
function Ground({ map: { sheet }, lines }: PartProps) {
  // Where the winds come from, in a corner of the sea.
  const rose = `${sheet.width - 190} ${sheet.height - 185}`;
  return (
    <>
      <rect class="map-sea" width={sheet.width} height={sheet.height} />
      <path class="map-rhumbs" d={rhumbsFrom(rose)} />
      <Rose at={rose} />
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
function Signs({ map, lines }: PartProps) {
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
      {mapZones(map).map((zone) => (zone.city ? <City key={zone.name} zone={zone} /> : null))}
    </>
  );
}

function Names({ map, names }: { readonly map: MapLook; readonly names: PlaceNames }) {
  return (
    <>
      {mapZones(map).map(({ name, territory, title }) =>
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
const MARKS: Readonly<Record<ZoneLook['quarter'], string>> = {
  east: 'm-8 0q2 -8 -2 -14m10 14v-17m8 17q-2 -8 2 -14',
  south: 'm-16 0q8 -15 16 -9q8 -6 16 9',
  west: 'm0 2v-9m-8 0a7 7 0 0 1 2 -11a7 7 0 0 1 13 0a7 7 0 0 1 1 11z',
  north: 'm0 2v-6m-8 1l8 -21l8 21z',
};

const growth = keptFor((map: MapLook) =>
  mapZones(map)
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

function rhumbsFrom(rose: string): string {
  return Array.from({ length: 32 }, (_, at) => {
    const angle = (at * Math.PI) / 16;
    return `M${rose}l${Math.round(2600 * Math.cos(angle))} ${Math.round(2600 * Math.sin(angle))}`;
  }).join('');
}

function Rose({ at }: { readonly at: string }) {
  return (
    <g transform={`translate(${at})`}>
      <circle class="map-rose-ring" r="74" />
      <path class="map-rose" d={star(0, 0, 62, 14, 8)} />
      <path class="map-rose-point" d={star(0, 0, 100, 17, 4)} />
    </g>
  );
}
