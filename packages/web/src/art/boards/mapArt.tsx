/** A map: sea, lands, borders, mountains, cities and names. The board lays its own zones over it, from the same outlines. */

import type { PlaceNames } from '@flagfall/editions';
import { type MapLook, type MapPoint, numeralOf, star, type ZoneLook } from '@flagfall/editions/look';
import { mapLookOf } from '../looks.ts';
import { keptFor } from './keptFor.ts';
import { coarseLines, fineLines, type MapLines } from './mapLines.ts';
import { MAP_CITY_SIZE, MAP_NUMBER_SIZE, mapNameWidth, ringOfZone } from './mapPlaces.ts';
import './map.css';

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
      {layer === 'land' ? null : <Numbers map={map} />}
      {layer === 'land' || names === undefined ? null : <Names map={map} names={names} />}
    </svg>
  );
}

/** A small picture of the map, without names: its quarters are tinted, since nobody plays on it. */
export function SmallMapArt({ edition }: { readonly edition: string }) {
  const map = mapLookOf(edition);
  return (
    <svg class="map-art" viewBox={viewBoxOf(map)} aria-hidden="true">
      <Ground map={map} lines={coarseLines(map)} isTinted />
      <Signs map={map} lines={coarseLines(map)} />
    </svg>
  );
}

export function viewBoxOf({ sheet }: MapLook): string {
  return `0 0 ${sheet.width} ${sheet.height}`;
}

interface PartProps {
  readonly map: MapLook;
  readonly lines: MapLines;
}

/** Sea and zones. */
function Ground({ map: { sheet }, lines, isTinted = false }: PartProps & { readonly isTinted?: boolean }) {
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
        <path key={name} class="map-zone" data-quarter={isTinted ? quarter : undefined} d={path} />
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
      {map.zones.map((zone) => (zone.places.city !== undefined ? <City key={zone.name} zone={zone} /> : null))}
    </>
  );
}

function Names({ map, names }: { readonly map: MapLook; readonly names: PlaceNames }) {
  return (
    <>
      {map.zones.map(({ name, territory, places: { title } }) =>
        title === undefined ? null : (
          <text
            key={name}
            class="map-name"
            x={title[0]}
            y={title[1] + 8}
            textLength={mapNameWidth(names[territory])}
            lengthAdjust="spacingAndGlyphs"
            data-zone={name}
          >
            {names[territory]}
          </text>
        ),
      )}
    </>
  );
}

/** The number that the log calls a zone by, on a disc of paper. */
function Numbers({ map }: { readonly map: MapLook }) {
  return (
    <>
      {map.zones.map(({ name, places: { number: at } }) => {
        const { width, digits } = numeralOf(Number(name.at(-1)));
        return (
          <g key={name} class="map-number" data-zone={name} transform={`translate(${at[0]} ${at[1]})`}>
            <circle r={MAP_NUMBER_SIZE / 2 - 2} />
            {digits.map(({ path, x }) => (
              <path key={path} d={path} transform={`scale(.62) translate(${x - width / 2} ${-DIGIT_HEIGHT / 2})`} />
            ))}
          </g>
        );
      })}
    </>
  );
}

const DIGIT_HEIGHT = 30;

/** A few strokes in each zone, clear of all that stands there: wheat, hills, oaks, pines. */
const MARKS: Readonly<Record<ZoneLook['quarter'], string>> = {
  east: 'm-8 0q2 -8 -2 -14m10 14v-17m8 17q-2 -8 2 -14',
  south: 'm-16 0q8 -15 16 -9q8 -6 16 9',
  west: 'm0 2v-9m-8 0a7 7 0 0 1 2 -11a7 7 0 0 1 13 0a7 7 0 0 1 1 11z',
  north: 'm0 2v-6m-8 1l8 -21l8 21z',
};

const growth = keptFor((map: MapLook) =>
  map.zones
    .filter(({ places }) => places.title === undefined)
    .flatMap((zone) => {
      const { piece, number, city } = zone.places;
      const spots = [-66, 62].flatMap((aside) => [-16, 18, 44].map((down): MapPoint => [piece[0] + aside, piece[1] + down]));
      const taken = [number, ...(city === undefined ? [] : [city])];
      const isFree = ([x, y]: MapPoint): boolean => taken.every(([tx, ty]) => Math.hypot(x - tx, y - ty) > 42);
      return spots
        .filter((spot) => isFree(spot) && liesClear(spot, ringOfZone(zone)))
        .map((spot) => `M${spot.join(' ')}${MARKS[zone.quarter]}`);
    })
    .join(''),
);

/** Whether it lies between the sides of an outline, and nothing of that comes near. */
function liesClear([x, y]: MapPoint, ring: readonly MapPoint[]): boolean {
  const [left, right] = [Math.min(...ring.map(([cx]) => cx)), Math.max(...ring.map(([cx]) => cx))];
  return left < x && x < right && ring.every(([cx, cy]) => Math.hypot(cx - x, cy - y) > 30);
}

/** A walled town, beside the place of a piece. It is drawn in a box of 96 by 100. */
function City({ zone: { name, places } }: { readonly zone: ZoneLook }) {
  if (places.city === undefined) return null;
  const [x, y] = places.city;
  const scale = MAP_CITY_SIZE / 100;
  return (
    <g class="map-city" data-zone={name} transform={`translate(${x} ${y + 34 * scale}) scale(${scale})`}>
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
