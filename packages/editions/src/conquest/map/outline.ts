/** What the drawing needs: closed outlines of faces and open lines of edges, as points and as SVG paths. */

import { assert } from '@flagfall/engine';
import { drawnLine, onSheet, type SheetPoint } from './sheet.ts';
import { EDGES, edgeId, FACES, type MapEdge, type MapFace, pointAt } from './subdivision.ts';

/** The corners of a face's outline, clockwise; the last joins the first. */
export function ringOf(face: MapFace): readonly SheetPoint[] {
  return face.loop.flatMap((from, at) => directedLine(from, face.loop[(at + 1) % face.loop.length]).slice(0, -1));
}

/** The coast as the sea meets it, one closed ring. */
export function coastRing(): readonly SheetPoint[] {
  const coast = [...EDGES.values()].filter((edge) => edge.kind === 'coast');
  const next = new Map(coast.map((edge) => walkOf(edge)));
  const ring: SheetPoint[] = [];
  let at = coast[0].from;
  for (let steps = 0; steps < coast.length; steps++) {
    const to = next.get(at);
    assert(to !== undefined, `the coast goes on from ${at}`);
    ring.push(...directedLine(at, to).slice(0, -1));
    at = to;
  }
  assert(at === coast[0].from, 'the coast closes');
  return ring;
}

export function closedPath(ring: readonly SheetPoint[]): string {
  return `${openPath(ring)}Z`;
}

export function openPath(line: readonly SheetPoint[]): string {
  return `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

/** The centre of the area, from the corners alone: a place for a name or a piece. */
export function middleOf(face: MapFace): SheetPoint {
  const corners = face.loop.map((name) => onSheet(pointAt(name)));
  let [area, x, y] = [0, 0, 0];
  corners.forEach(([x1, y1], at) => {
    const [x2, y2] = corners[(at + 1) % corners.length];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  return [Math.round(x / (3 * area)), Math.round(y / (3 * area))];
}

/** Whether a point lies in the area of a ring: a ray to the east crosses it an odd number of times. */
export function isInside([x, y]: SheetPoint, ring: readonly SheetPoint[]): boolean {
  let inside = false;
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length];
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
  });
  return inside;
}

export function faceNamed(name: string): MapFace {
  const face = FACES.find((one) => one.name === name);
  assert(face !== undefined, `${name} is a face of the map`);
  return face;
}

/** An edge in the direction it is walked. */
function directedLine(from: string, to: string): readonly SheetPoint[] {
  const edge = EDGES.get(edgeId(from, to));
  assert(edge !== undefined, `${from} and ${to} are joined`);
  const line = drawnLine(edge);
  return edge.from === from ? line : line.toReversed();
}

/** The way the one land face of a coast edge walks it. */
function walkOf(edge: MapEdge): readonly [string, string] {
  const { loop } = edge.faces[0];
  const forwards = loop[(loop.indexOf(edge.from) + 1) % loop.length] === edge.to;
  return forwards ? [edge.from, edge.to] : [edge.to, edge.from];
}
