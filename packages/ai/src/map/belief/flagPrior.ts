/** The prior of flag places: seldom at a border with other seats, and rather where few borders need guards. */

import { type Chance, cellOf, type Knowledge, type KnownPiece, kindOf, type Position, type SeenEvent, seatIndex } from '@flagfall/engine';
import { mixPieces } from '@flagfall/engine/edition';
import { isSingle } from '@flagfall/engine/internal';
import type { MapTables } from '../mapTables.ts';

export class FlagPrior {
  readonly #tables: MapTables;
  /** The owner of each territory in the draft; -1 for none. */
  readonly #owners: Int32Array;

  constructor(tables: MapTables) {
    this.#tables = tables;
    this.#owners = new Int32Array(tables.territories.territories.length).fill(-1);
  }

  learn(events: readonly SeenEvent[]): void {
    const { territories, rules } = this.#tables;
    for (const event of events)
      if (event.type === 'deedDone' && event.deed === 'draft')
        this.#owners[territories.territoryOf[rules.board.indexOf.get(event.cells?.[0] ?? '') ?? 0]] = seatIndex(event.seat);
  }

  /** The factor of a kind for a piece, against counting alone. */
  readonly kindFactor = ({ seat, cell }: KnownPiece, kind: number): number =>
    kind !== this.#tables.flag || cell === undefined ? 1 : this.#priorAt(seatIndex(seat), cell);

  /** Moves the flags of the others in a determinization to likelier places. */
  resampleFlags(world: Position, knowledge: Knowledge, chance: Chance): void {
    const { rules, flag } = this.#tables;
    for (const [seat, name] of rules.seats.entries()) {
      if (name === knowledge.viewer) continue;
      const army = Array.from({ length: rules.armySize }, (_, n) => seat * rules.armySize + n);
      const bearer = army.find((piece) => kindOf(world, piece) === flag);
      if (bearer === undefined || cellOf(world, bearer) === rules.board.offBoard || isSingle(knowledge.kindsOf(bearer))) continue;
      const kinds = knowledge.kindsOf(bearer);
      const places = army.filter(
        (piece) =>
          cellOf(world, piece) !== rules.board.offBoard && (knowledge.kindsOf(piece) >> flag) & 1 && (kinds >> kindOf(world, piece)) & 1,
      );
      const chosen = drawn(places, (piece) => this.#priorAt(seat, cellOf(world, piece)), chance);
      if (chosen !== bearer) mixPieces(world, seat, [bearer, chosen], [kindOf(world, chosen), flag]);
    }
  }

  #priorAt(seat: number, zone: number): number {
    const { territories, weights } = this.#tables;
    const around = territories.neighbours[zone];
    const exposed = around.filter((next) => this.#owners[territories.territoryOf[next]] !== seat).length;
    return Math.exp(-weights.hideExposed * exposed - weights.hideNeighbour * around.length);
  }
}

function drawn(pieces: readonly number[], weight: (piece: number) => number, chance: Chance): number {
  const weights = pieces.map(weight);
  const sum = weights.reduce((total, each) => total + each, 0);
  let left = (chance.below(1 << 20) / (1 << 20)) * sum;
  for (const [at, piece] of pieces.entries()) {
    left -= weights[at];
    if (left < 0) return piece;
  }
  return pieces[pieces.length - 1];
}
