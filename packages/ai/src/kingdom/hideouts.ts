/** Where people hide a flag: seldom where strangers can come, and rather where few borders have to be guarded. */

import {
  type Chance,
  cellOf,
  type Knowledge,
  type KnownPiece,
  kindOf,
  mixPieces,
  type Position,
  type SeenEvent,
  seatIndex,
} from '@flagfall/engine';
import type { Realm } from './realm.ts';

export class Hideouts {
  readonly #realm: Realm;
  /** Who drafted each territory; -1 while nobody has. */
  readonly #owners: Int32Array;

  constructor(realm: Realm) {
    this.#realm = realm;
    this.#owners = new Int32Array(realm.land.territories.length).fill(-1);
  }

  learn(events: readonly SeenEvent[]): void {
    const { land, rules } = this.#realm;
    for (const event of events)
      if (event.type === 'deedDone' && event.deed === 'draft')
        this.#owners[land.territoryOf[rules.board.indexOf.get(event.cells?.[0] ?? '') ?? 0]] = seatIndex(event.seat);
  }

  /** How much likelier than by number a piece is of a kind. */
  readonly leaning = ({ seat, cell }: KnownPiece, kind: number): number =>
    kind !== this.#realm.flag || cell === undefined ? 1 : this.#worthOf(seatIndex(seat), cell);

  /** Puts the flags of the others in an imagined world where they are likelier to be. */
  lean(world: Position, knowledge: Knowledge, chance: Chance): void {
    const { rules, flag } = this.#realm;
    for (const [seat, name] of rules.seats.entries()) {
      if (name === knowledge.viewer) continue;
      const army = Array.from({ length: rules.armySize }, (_, n) => seat * rules.armySize + n);
      const bearer = army.find((piece) => kindOf(world, piece) === flag);
      if (bearer === undefined || cellOf(world, bearer) === rules.board.wall || isSingle(knowledge.kindsOf(bearer))) continue;
      const kinds = knowledge.kindsOf(bearer);
      const places = army.filter(
        (piece) =>
          cellOf(world, piece) !== rules.board.wall && (knowledge.kindsOf(piece) >> flag) & 1 && (kinds >> kindOf(world, piece)) & 1,
      );
      const chosen = drawn(places, (piece) => this.#worthOf(seat, cellOf(world, piece)), chance);
      if (chosen !== bearer) mixPieces(world, seat, [bearer, chosen], [kindOf(world, chosen), flag]);
    }
  }

  #worthOf(seat: number, zone: number): number {
    const { land, taste } = this.#realm;
    const around = land.neighbours[zone];
    const exposed = around.filter((next) => this.#owners[land.territoryOf[next]] !== seat).length;
    return Math.exp(-taste.hideExposed * exposed - taste.hideNeighbour * around.length);
  }
}

function isSingle(kinds: number): boolean {
  return (kinds & (kinds - 1)) === 0;
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
