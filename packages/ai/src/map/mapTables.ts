/** Constants of a map game: territories, distances, values of kinds, and the notes of flag holders. */

import { flagNoteOf } from '@flagfall/editions';
import { assert, battleTable, OUTCOMES, type Rules } from '@flagfall/engine';
import { kindsMoving } from '@flagfall/engine/internal';
import { exchangeTable } from '../exchangeTable.ts';
import type { MapWeights } from './mapWeights.ts';
import { isFlagKind, type TerritoryGraph, territoryGraphOf } from './territoryGraph.ts';

const [WINS] = OUTCOMES.keys();

export class MapTables {
  readonly rules: Rules;
  readonly weights: MapWeights;
  readonly territories: TerritoryGraph;
  readonly zoneCount: number;
  readonly kindCount: number;
  /** All pieces of all seats. */
  readonly pieceCount: number;
  /** `from * zoneCount + to`: borders to cross, on an empty map. */
  readonly distances: Uint8Array;
  /** By kind. */
  readonly values: Float64Array;
  readonly isMovable: readonly boolean[];
  /** The movable kinds, one bit each. */
  readonly movableKinds: number;
  readonly flag: number;
  /** `attacker * kindCount + defender`: gain minus loss, and whether the attacker takes the zone. */
  readonly exchanges: Float64Array;
  readonly wins: Uint8Array;
  /** The loss of the attacker. */
  readonly losses: Float64Array;
  /** By seat: the note with the holder of its flag, the number of the seat plus one. */
  readonly flagNotes: readonly number[];

  constructor(rules: Rules, taste: MapWeights) {
    const { kinds, board, seats, extension, armySize } = rules;
    this.rules = rules;
    this.weights = taste;
    this.territories = territoryGraphOf(board);
    this.zoneCount = board.cells.length;
    this.kindCount = kinds.length;
    this.pieceCount = armySize * seats.length;
    this.distances = distancesOn(this.territories);
    this.isMovable = kinds.map((kind) => kind.moves !== 'never');
    this.movableKinds = kindsMoving(kinds, ['run', 'step']);
    this.flag = kinds.findIndex(isFlagKind);
    const outcomes = battleTable(kinds);
    const isWall = kinds.map((kind) => kind.moves === 'never' && !isFlagKind(kind));
    this.values = Float64Array.from(kinds, (kind, number) => {
      if (isFlagKind(kind)) return taste.flag;
      if (isWall[number]) return taste.wall;
      const breaks = isWall.some((wall, other) => wall && outcomes[number * kinds.length + other] === WINS);
      return taste.rank * (kind.rank ?? 0) + taste.piece + (breaks ? taste.breaker : 0);
    });
    this.wins = outcomes.map((outcome) => (outcome === WINS ? 1 : 0));
    const worth = (kind: number): number => this.values[kind];
    this.exchanges = exchangeTable(kinds, worth, worth);
    this.losses = Float64Array.from(outcomes, (outcome, pair) => (outcome === WINS ? 0 : this.values[Math.floor(pair / kinds.length)]));
    this.flagNotes = seats.map((seat) => extension?.notes.findIndex(({ id }) => id === flagNoteOf(seat)) ?? -1);
    assert(this.flag >= 0 && this.flagNotes.every((note) => note >= 0), 'a map game has notes for flag holders');
  }
}

function distancesOn({ neighbours }: TerritoryGraph): Uint8Array {
  const count = neighbours.length;
  const distances = new Uint8Array(count * count).fill(255);
  for (let start = 0; start < count; start++) {
    const queue = [start];
    distances[start * count + start] = 0;
    for (let at = 0; at < queue.length; at++)
      for (const next of neighbours[queue[at]]) {
        if (distances[start * count + next] !== 255) continue;
        distances[start * count + next] = distances[start * count + queue[at]] + 1;
        queue.push(next);
      }
  }
  return distances;
}
