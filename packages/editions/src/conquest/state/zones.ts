/** Territories and zones: control (CQ-26), free zones, neighbours. */

import { neighboursOf, type Position } from '@flagfall/engine';
import { openNeighbours, seatsOn } from '@flagfall/engine/edition';
import { conquestBoard } from '../map/conquestMap.ts';
import { TERRITORIES } from '../map/territories.ts';

export const CONQUEST_BOARD = conquestBoard();

/** Zones are numbered territory by territory. */
export const ZONES_PER_TERRITORY = 3;
export const TERRITORY_COUNT = TERRITORIES.length;

const CITY_TERRITORIES = TERRITORIES.flatMap((territory, number) => (territory.cityZone === undefined ? [] : [number]));

/** CQ-24: the zones that share a border with each, mountains apart. */
export const ZONE_NEIGHBOURS: readonly (readonly number[])[] = CONQUEST_BOARD.cells.map((_, zone) => neighboursOf(CONQUEST_BOARD, zone));
/** A bit for each of them. */
const ALL_NEIGHBOURS = Int32Array.from(ZONE_NEIGHBOURS, (neighbours) => (1 << neighbours.length) - 1);

/** CQ-26: territories in which only this seat has pieces. */
export function territoriesOf(position: Position, seat: number): number {
  let count = 0;
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) if (isControlled(position, territory, seat)) count++;
  return count;
}

/** The cities in them. */
export function citiesOf(position: Position, seat: number): number {
  let count = 0;
  for (const territory of CITY_TERRITORIES) if (isControlled(position, territory, seat)) count++;
  return count;
}

function isControlled(position: Position, territory: number, seat: number): boolean {
  const zone = territory * ZONES_PER_TERRITORY;
  return (seatsOn(position, zone) | seatsOn(position, zone + 1) | seatsOn(position, zone + 2)) === 1 << seat;
}

export function isFree(position: Position, zone: number): boolean {
  return seatsOn(position, zone) === 0;
}

export function freeZones(position: Position): readonly number[] {
  return CONQUEST_BOARD.cells.flatMap((_, zone) => (isFree(position, zone) ? [zone] : []));
}

/** Whether a piece of the seat stands on a zone. */
export function isHeldBy(position: Position, zone: number, seat: number): boolean {
  return seatsOn(position, zone) === 1 << seat;
}

export function isEnemyOf(position: Position, zone: number, seat: number): boolean {
  return !isFree(position, zone) && !isHeldBy(position, zone, seat);
}

/** Whether a piece of the seat stands in a neighbouring zone: not all neighbours are open to it. */
export function isBesideOwn(position: Position, zone: number, seat: number): boolean {
  return openNeighbours(position, seat, zone) !== ALL_NEIGHBOURS[zone];
}
