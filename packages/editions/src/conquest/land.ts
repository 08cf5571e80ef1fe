/** Territories and zones: who controls what (CQ-26), which zones are free, which lie next to which. */

import { At, type Position, Square } from '@flagfall/engine';
import { conquestBoard } from './map/conquestMap.ts';
import { TERRITORIES } from './map/territories.ts';

export const BOARD = conquestBoard();

/** Zones are numbered territory by territory. */
export const ZONES_EACH = 3;
export const TERRITORY_COUNT = TERRITORIES.length;

const CITY_TERRITORIES = TERRITORIES.flatMap((territory, number) =>
  territory.cityZone === undefined ? [] : [At.SQUARE + number * ZONES_EACH],
);
/** A bit for each neighbour, as OPEN has them. */
const ALL_WAYS = Int32Array.from(BOARD.cells, (_, zone) =>
  BOARD.neighbours
    .subarray(zone * BOARD.degree, (zone + 1) * BOARD.degree)
    .reduce((ways, next, slot) => (next === BOARD.wall ? ways : ways | (1 << slot)), 0),
);
/** The bits of the seats in a word of SQUARE, above those of the piece. */
const SEATS_SHIFT = 8;

/** CQ-26: territories in which only this seat has pieces. */
export function territoriesOf({ words }: Position, seat: number): number {
  let count = 0;
  for (let at: number = At.SQUARE; at < At.SQUARE + BOARD.wall; at += ZONES_EACH) if (isControlled(words, at, seat)) count++;
  return count;
}

/** The cities in them. */
export function citiesOf({ words }: Position, seat: number): number {
  let count = 0;
  for (const at of CITY_TERRITORIES) if (isControlled(words, at, seat)) count++;
  return count;
}

/** `at` is where the first zone of the territory lies in `words`. */
function isControlled(words: Int32Array, at: number, seat: number): boolean {
  return (words[at] | words[at + 1] | words[at + 2]) >> SEATS_SHIFT === 1 << seat;
}

export function isFree(position: Position, zone: number): boolean {
  return position.words[At.SQUARE | zone] === Square.EMPTY;
}

export function freeZones(position: Position): readonly number[] {
  return BOARD.cells.flatMap((_, zone) => (isFree(position, zone) ? [zone] : []));
}

/** Whether a piece of the seat stands on a zone. */
export function isHeldBy(position: Position, zone: number, seat: number): boolean {
  return (position.words[At.SQUARE | zone] & (Square.SEAT << seat)) !== 0;
}

export function isEnemyOf(position: Position, zone: number, seat: number): boolean {
  return !isFree(position, zone) && !isHeldBy(position, zone, seat);
}

/** Whether a piece of the seat stands in a neighbouring zone: one of the ways from here is not open to it. */
export function isBeside({ words }: Position, zone: number, seat: number): boolean {
  return words[At.OPEN | (seat << 7) | zone] !== ALL_WAYS[zone];
}

/** CQ-24: the zones that share a border with this one, mountains apart. */
export const NEIGHBOURS: readonly (readonly number[])[] = BOARD.cells.map((_, zone) =>
  Array.from(BOARD.neighbours.subarray(zone * BOARD.degree, (zone + 1) * BOARD.degree)).filter((other) => other !== BOARD.wall),
);
