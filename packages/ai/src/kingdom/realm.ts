/** What never changes while a map game is played: land, distances, what kinds are worth, and which note tells who holds a flag. */

import { assert, battleTable, OUTCOMES, type Rules } from '@flagfall/engine';
import { isFlag, type Land, landOf } from './land.ts';
import type { Taste } from './taste.ts';

const [WINS, , BOTH] = OUTCOMES.keys();

export class Realm {
  readonly rules: Rules;
  readonly taste: Taste;
  readonly land: Land;
  readonly zoneCount: number;
  readonly kindCount: number;
  /** All pieces of all seats. */
  readonly pieceCount: number;
  /** `from * zoneCount + to`: borders to cross, as if nobody stood anywhere. */
  readonly distances: Uint8Array;
  /** By kind. */
  readonly values: Float64Array;
  readonly moves: readonly boolean[];
  /** The kinds that move, one bit each. */
  readonly walking: number;
  readonly flag: number;
  /** `attacker * kindCount + defender`: what is won minus what is lost, and whether the attacker takes the zone. */
  readonly balances: Float64Array;
  readonly wins: Uint8Array;
  /** What the attacker loses. */
  readonly prices: Float64Array;
  /** By seat: the note that says who holds its flag, the number of the seat plus one. */
  readonly flagNotes: readonly number[];

  constructor(rules: Rules, taste: Taste) {
    const { kinds, board, seats, special, armySize } = rules;
    this.rules = rules;
    this.taste = taste;
    this.land = landOf(board);
    this.zoneCount = board.cells.length;
    this.kindCount = kinds.length;
    this.pieceCount = armySize * seats.length;
    this.distances = distancesOn(this.land);
    this.moves = kinds.map((kind) => kind.moves !== 'never');
    this.walking = this.moves.reduce((mask, moves, kind) => (moves ? mask | (1 << kind) : mask), 0);
    this.flag = kinds.findIndex(isFlag);
    const outcomes = battleTable(kinds);
    const isWall = kinds.map((kind) => kind.moves === 'never' && !isFlag(kind));
    this.values = Float64Array.from(kinds, (kind, number) => {
      if (isFlag(kind)) return taste.flag;
      if (isWall[number]) return taste.wall;
      const breaks = isWall.some((wall, other) => wall && outcomes[number * kinds.length + other] === WINS);
      return taste.rank * (kind.rank ?? 0) + taste.piece + (breaks ? taste.breaker : 0);
    });
    this.wins = outcomes.map((outcome) => (outcome === WINS ? 1 : 0));
    this.balances = Float64Array.from(outcomes, (outcome, pair) => {
      const [attacker, defender] = [Math.floor(pair / kinds.length), pair % kinds.length];
      const won = outcome === WINS || outcome === BOTH ? this.values[defender] : 0;
      return won - (outcome === WINS ? 0 : this.values[attacker]);
    });
    this.prices = Float64Array.from(outcomes, (outcome, pair) => (outcome === WINS ? 0 : this.values[Math.floor(pair / kinds.length)]));
    this.flagNotes = seats.map((seat) => special?.notes.findIndex(({ id }) => id.toLowerCase() === `flagof${seat}`) ?? -1);
    assert(this.flag >= 0 && this.flagNotes.every((note) => note >= 0), 'flags change hands in a map game');
  }
}

function distancesOn({ neighbours }: Land): Uint8Array {
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
