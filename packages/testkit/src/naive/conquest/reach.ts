// Zones: which are free, where a piece can go, and who controls what (CQ-24 to CQ-26, CQ-33).

import { type NaiveConquestState, type NaiveMapPiece, type NaiveTerritory, pieceOn } from './state.ts';

/** Board order: territories in the order of the map, each with its zones in order. */
export function zonesInOrder(state: NaiveConquestState): readonly string[] {
  return state.territories.flatMap((territory) => territory.zones);
}

export function neighboursOf(state: NaiveConquestState, zone: string): readonly string[] {
  return state.neighbours.get(zone) ?? [];
}

export function areNeighbours(state: NaiveConquestState, one: string, other: string): boolean {
  return neighboursOf(state, one).includes(other);
}

export function isFree(state: NaiveConquestState, zone: string): boolean {
  return pieceOn(state, zone) === undefined;
}

export function freeZones(state: NaiveConquestState): readonly string[] {
  return zonesInOrder(state).filter((zone) => isFree(state, zone));
}

/** Reinforcement: free zones adjacent to one of the pieces of this seat. */
export function freeZonesBeside(state: NaiveConquestState, seat: string): readonly string[] {
  return freeZones(state).filter((zone) => neighboursOf(state, zone).some((next) => pieceOn(state, next)?.seat === seat));
}

/** Zones with a piece of this seat, in board order. */
export function ownZones(state: NaiveConquestState, seat: string): readonly string[] {
  return zonesInOrder(state).filter((zone) => pieceOn(state, zone)?.seat === seat);
}

/** Zones with a piece of any other seat, also of one that has left, in board order. */
export function enemyZones(state: NaiveConquestState, seat: string): readonly string[] {
  return zonesInOrder(state).filter((zone) => isEnemyOn(state, zone, seat));
}

/** Secret information, U-75: two enemy pieces in zones adjacent to each other, in board order. */
export function enemyPairs(state: NaiveConquestState, seat: string): readonly (readonly [string, string])[] {
  const zones = enemyZones(state, seat);
  return zones.flatMap((first, place) =>
    zones
      .slice(place + 1)
      .filter((second) => areNeighbours(state, first, second))
      .map((second) => [first, second] as const),
  );
}

/** Where the piece on this zone can go, by moving or attacking. */
export function targetsFrom(state: NaiveConquestState, from: string): readonly string[] {
  const piece = pieceOn(state, from);
  if (piece === undefined) return [];
  // CQ-25.
  if (piece.kind === 'flag' || piece.kind === 'cursedLand') return [];
  const steps = neighboursOf(state, from).filter((zone) => isFree(state, zone) || isEnemyOn(state, zone, piece.seat));
  return piece.kind === 'scout' ? [...new Set([...steps, ...runs(state, from, piece)])] : steps;
}

/** CQ-23: a seat can move when one of its pieces has somewhere to go. */
export function canMove(state: NaiveConquestState, seat: string): boolean {
  return ownZones(state, seat).some((zone) => targetsFrom(state, zone).length > 0);
}

/** CQ-26: pieces of exactly one seat stand in the territory. */
export function controllerOf(state: NaiveConquestState, territory: NaiveTerritory): string | undefined {
  const seats = new Set(territory.zones.flatMap((zone) => pieceOn(state, zone)?.seat ?? []));
  return seats.size === 1 ? [...seats][0] : undefined;
}

export function controlledBy(state: NaiveConquestState, seat: string): readonly NaiveTerritory[] {
  return state.territories.filter((territory) => controllerOf(state, territory) === seat);
}

/** CQ-33, U-71: over free zones with any bends, and by option on to an enemy next to one of them. */
function runs(state: NaiveConquestState, from: string, scout: NaiveMapPiece): readonly string[] {
  const reached: string[] = [];
  const leftToLookAt = [from];
  for (let zone = leftToLookAt.pop(); zone !== undefined; zone = leftToLookAt.pop()) {
    const fresh = neighboursOf(state, zone).filter((next) => isFree(state, next) && !reached.includes(next));
    reached.push(...fresh);
    leftToLookAt.push(...fresh);
  }
  if (state.options.scoutChargeAttack === 'off') return reached;
  const charges = reached.flatMap((zone) => neighboursOf(state, zone).filter((next) => isEnemyOn(state, next, scout.seat)));
  return [...reached, ...charges];
}

function isEnemyOn(state: NaiveConquestState, zone: string, seat: string): boolean {
  const piece = pieceOn(state, zone);
  return piece !== undefined && piece.seat !== seat;
}
