/** Whole territories while one is being chosen: all that are open, the one that is about to be taken, its neighbours and the cities of both. */

import type { MapLook } from '@flagfall/editions/look';
import type { Cell, Seat } from '@flagfall/engine';
import { viewBoxOf } from '../art/boards/mapArt.tsx';
import { OwnedLand, territoriesOf } from '../art/boards/mapLand.tsx';
import type { DraftLight } from './boardTypes.ts';

interface DraftRimsProps {
  readonly map: MapLook;
  readonly draft: DraftLight;
}

export function DraftRims({ map, draft: { seat, open, lit, beside } }: DraftRimsProps) {
  return (
    <svg class="field-signs zones draft" viewBox={viewBoxOf(map)} aria-hidden="true">
      {open.map((cell) => (
        <Rim key={cell} map={map} cell={cell} look="open" />
      ))}
      {beside.map((cell) => (
        <Rim key={cell} map={map} cell={cell} look="beside" />
      ))}
      {lit === undefined ? null : <Rim map={map} cell={lit} look="lit" seat={seat} />}
    </svg>
  );
}

interface RimProps {
  readonly map: MapLook;
  readonly cell: Cell;
  readonly look: 'open' | 'beside' | 'lit';
  /** Whoever is about to take it. */
  readonly seat?: Seat;
}

function Rim({ map, cell, look, seat }: RimProps) {
  const territory = map.zones.find(({ name }) => name === cell)?.territory ?? '';
  const zones = territoriesOf(map).get(territory) ?? [];
  const cities = look === 'open' ? [] : zones.flatMap(({ places }) => (places.city === undefined ? [] : [places.city]));
  return (
    <g class={`draft-${look}`} data-territory={territory} data-seat={seat}>
      {/* As it will look when it is taken. */}
      {seat === undefined ? null : <OwnedLand territory={territory} zones={zones} seat={seat} />}
      <path class="draft-rim" d={map.rims[territory]} />
      {cities.map(([x, y]) => (
        <circle key={x} class="draft-city" cx={x} cy={y} r="44" />
      ))}
    </g>
  );
}
