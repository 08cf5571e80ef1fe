/** The plan turned four times: points, faces and the edges they share. Neighbours and outlines are both read from these edges. */

import { assert } from '@flagfall/engine';
import { LAKE, MASSIFS, POINTS, RIDGES, ZONES } from './plan.ts';
import { QUARTERS, zoneName } from './territories.ts';

export type MapFaceKind = 'zone' | 'massif' | 'lake';

export interface MapFace {
  readonly name: string;
  readonly kind: MapFaceKind;
  /** Names of points, clockwise on the sheet. */
  readonly loop: readonly string[];
}

/** border: open between two zones; ridge: mountains between two zones; slope: the foot of a massif; shore: of the lake; coast: of the sea. */
export type MapEdgeKind = 'border' | 'ridge' | 'slope' | 'shore' | 'coast';

export interface MapEdge {
  /** Its points in order: `12a-13a`. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: MapEdgeKind;
  /** The faces on its sides; the sea is no face. */
  readonly faces: readonly MapFace[];
}

/** `12a` on the plan. */
export function pointAt(name: string): readonly [number, number] {
  let [x, y] = POINTS[Number.parseInt(name, 10)];
  for (let turns = LETTERS.indexOf(name.at(-1) ?? ''); turns > 0; turns--) [x, y] = [-y, x];
  return [x, y];
}

/** The point that takes this one's place when the map turns clockwise by so many quarters. */
export function rotatedPoint(name: string, quarters: number): string {
  return `${Number.parseInt(name, 10)}${LETTERS[(LETTERS.indexOf(name.at(-1) ?? '') + quarters) % LETTERS.length]}`;
}

const LETTERS = 'abcd';

export const FACES: readonly MapFace[] = [
  ...QUARTERS.flatMap((quarter, turns) => [
    ...Object.entries(ZONES).map(([plan, loop]) => faceOf(zoneName(plan, quarter), 'zone', loop, turns)),
    ...Object.entries(MASSIFS).map(([plan, loop]) => faceOf(`${plan}-${quarter}`, 'massif', loop, turns)),
  ]),
  faceOf('lake', 'lake', LAKE, 0),
];

export const EDGES: ReadonlyMap<string, MapEdge> = edgesOf(FACES);

/** The same edge in either direction. */
export function edgeId(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

function faceOf(name: string, kind: MapFaceKind, loop: string, turns: number): MapFace {
  return { name, kind, loop: loop.split(' ').map((point) => rotatedPoint(point, turns)) };
}

function edgesOf(faces: readonly MapFace[]): ReadonlyMap<string, MapEdge> {
  const ridges = new Set(QUARTERS.flatMap((_, turns) => RIDGES.map(([a, b]) => edgeId(rotatedPoint(a, turns), rotatedPoint(b, turns)))));
  const sides = new Map<string, MapFace[]>();
  const walked = new Set<string>();
  for (const face of faces)
    face.loop.forEach((from, at) => {
      const to = face.loop[(at + 1) % face.loop.length];
      // Faces that overlap, or lie on the same side of an edge, would walk it the same way.
      assert(!walked.has(`${from}>${to}`), `one face walks from ${from} to ${to}`);
      walked.add(`${from}>${to}`);
      sides.set(edgeId(from, to), [...(sides.get(edgeId(from, to)) ?? []), face]);
    });
  return new Map(
    [...sides].map(([id, both]) => {
      const [from, to] = id.split('-');
      return [id, { id, from, to, kind: kindOf(both, ridges.has(id)), faces: both }];
    }),
  );
}

function kindOf(faces: readonly MapFace[], ridge: boolean): MapEdgeKind {
  const kinds = faces.map((face) => face.kind);
  assert(!ridge || faces.filter((face) => face.kind === 'zone').length === 2, 'a ridge runs between two zones');
  if (ridge) return 'ridge';
  if (kinds.length === 1) return 'coast';
  if (kinds.includes('massif')) return 'slope';
  return kinds.includes('lake') ? 'shore' : 'border';
}
