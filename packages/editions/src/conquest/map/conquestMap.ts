/** CQ-5, U-61: the map of Conquest. Borders and drawing come from the same edges, so they cannot disagree. */

import type { Board } from '@flagfall/engine';
import { graphBoard } from '@flagfall/engine/edition';
import { closedPath, coastRing, faceNamed, middleOf, openPath, ringOf } from './outline.ts';
import { drawnLine, SHEET, type SheetPoint } from './sheet.ts';
import { EDGES, FACES, type MapEdgeKind } from './subdivision.ts';
import { QUARTERS, type Quarter, TERRITORIES, type Territory } from './territories.ts';

export interface Zone {
  readonly name: string;
  /** The id of its territory. */
  readonly territory: string;
  readonly quarter: Quarter;
  readonly city: boolean;
  /** Where its name or a piece is drawn on the sheet. */
  readonly label: SheetPoint;
}

export interface ConquestMap {
  readonly sheet: { readonly width: number; readonly height: number };
  readonly territories: readonly Territory[];
  readonly zones: readonly Zone[];
  /** CQ-24: pairs of zones a piece may cross between. */
  readonly borders: readonly (readonly [string, string])[];
  /** D-82: pairs of zones that touch only along mountains. */
  readonly blocked: readonly (readonly [string, string])[];
}

export const conquestMap: ConquestMap = {
  sheet: SHEET,
  territories: TERRITORIES,
  zones: TERRITORIES.flatMap((territory) =>
    territory.zones.map((name) => ({
      name,
      territory: territory.id,
      quarter: territory.quarter,
      city: name === territory.cityZone,
      label: middleOf(faceNamed(name)),
    })),
  ),
  borders: pairsAlong('border'),
  blocked: pairsAlong('ridge'),
};

/** The outline of a zone, a massif or the lake as a closed SVG path on the sheet. */
export function outlineOf(name: string): string {
  return closedPath(ringOf(faceNamed(name)));
}

/** All the land at once. */
export function coastOutline(): string {
  return closedPath(coastRing());
}

/** Every edge of one kind as open lines, with the names of the faces on both sides. */
export function mapEdges(
  kind: MapEdgeKind,
): readonly { readonly faces: readonly string[]; readonly points: readonly SheetPoint[]; readonly path: string }[] {
  return [...EDGES.values()]
    .filter((edge) => edge.kind === kind)
    .map((edge) => ({ faces: edge.faces.map((face) => face.name), points: drawnLine(edge), path: openPath(drawnLine(edge)) }));
}

/** D-82: the names of the mountains that fill a face of their own. */
export const massifNames: readonly string[] = FACES.filter((face) => face.kind === 'massif').map((face) => face.name);

/** A board for the engine. Tags: `city` (eight zones), `territory:key` (three), `quarter:east` (eighteen). */
export function conquestBoard(map: ConquestMap = conquestMap): Board {
  const named = (zones: readonly Zone[]) => zones.map((zone) => zone.name);
  return graphBoard({
    cells: map.zones.map(({ name, label: [x, y] }) => ({ name, ...gridPlace(x, y, map.sheet.height) })),
    borders: map.borders,
    tags: {
      city: named(map.zones.filter((zone) => zone.city)),
      ...Object.fromEntries(map.territories.map((territory) => [`territory:${territory.id}`, territory.zones])),
      ...Object.fromEntries(QUARTERS.map((quarter) => [`quarter:${quarter}`, named(map.zones.filter((zone) => zone.quarter === quarter))])),
    },
  });
}

/** Columns of 40 and rows of 60, rows from the south as on every board: coarse enough for a terminal, fine enough to tell zones apart. */
function gridPlace(x: number, y: number, height: number): { readonly column: number; readonly row: number } {
  return { column: Math.floor(x / 40), row: Math.floor((height - y) / 60) };
}

function pairsAlong(kind: MapEdgeKind): readonly (readonly [string, string])[] {
  return [...EDGES.values()].filter((edge) => edge.kind === kind).map((edge) => [edge.faces[0].name, edge.faces[1].name]);
}
