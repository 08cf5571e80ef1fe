/** Who holds the land of a map: the colour and weave of an owner, the stripes of all who contest it, and nothing on land of nobody. */

import type { MapLook, ZoneLook } from '@flagfall/editions/look';
import { type Cell, SEATS, type Seat } from '@flagfall/engine';
import { keptFor } from './keptFor.ts';
import { LAND_WEAVES, landStripes } from './landPatterns.ts';
import { viewBoxOf } from './mapArt.tsx';
import { ringOfZone } from './mapPlaces.ts';

interface LandProps {
  readonly map: MapLook;
  /** The seats with a claim to the territory of a zone: one owns it, several contest it. */
  readonly claims: ReadonlyMap<Cell, readonly Seat[]>;
}

export function MapLand({ map, claims }: LandProps) {
  return (
    <svg class="map-art" viewBox={viewBoxOf(map)} aria-hidden="true">
      {[...territoriesOf(map)].map(([id, zones]) => {
        const seats = claims.get(zones[0].name) ?? [];
        if (seats.length === 0) return null;
        if (seats.length > 1) return <Contested key={id} territory={id} zones={zones} seats={seats} />;
        return <OwnedLand key={id} territory={id} zones={zones} seat={seats[0]} />;
      })}
    </svg>
  );
}

/** The zones of each territory, by its id. */
export const territoriesOf = keptFor((map: MapLook): ReadonlyMap<string, readonly ZoneLook[]> => {
  return Map.groupBy(map.zones, ({ territory }) => territory);
});

interface TerritoryProps {
  readonly territory: string;
  readonly zones: readonly ZoneLook[];
}

export function OwnedLand({ territory, zones, seat }: TerritoryProps & { readonly seat: Seat }) {
  return (
    <g class="land" data-territory={territory} data-seat={seat}>
      <path class="land-field" d={zones.map(({ outline }) => outline).join('')} />
      <path class="land-weave" d={zones.map((zone) => drawingsOn(zone).weaves[seat]).join('')} />
    </g>
  );
}

function Contested({ territory, zones, seats }: TerritoryProps & { readonly seats: readonly Seat[] }) {
  return (
    <g class="land" data-territory={territory} data-contested={seats.join(' ')}>
      {seats.map((seat, at) => (
        <path
          key={seat}
          class="land-stripes"
          data-seat={seat}
          d={zones.map((zone) => drawingsOn(zone).stripes[seats.length]?.[at]).join('')}
        />
      ))}
    </g>
  );
}

/** Land changes hands often, and its shape never: the weave of each seat, and the stripes by how many contest it. */
const drawingsOn = keptFor((zone: ZoneLook) => {
  const ring = ringOfZone(zone);
  const { red, blue, green, gold } = LAND_WEAVES;
  return {
    weaves: { red: red(ring), blue: blue(ring), green: green(ring), gold: gold(ring) },
    stripes: [0, ...SEATS.keys()].map((_, seats) => landStripes(ring, seats)),
  };
});
