/** What the cards on the table and the answers they ask for are worth to a computer player on a map. */

import { assert, type DeedIntent, type KnownPiece, type Rules, type Seat, type View } from '@flagfall/engine';
import { regroupedZones } from '../regrouping.ts';
import type { Weights } from '../weights.ts';
import type { Situation } from './situation.ts';

/** A plain move is worth about so much. */
const MOVE_WORTH = 2;

export class CardPlans {
  readonly #rules: Rules;
  readonly #seat: Seat;
  readonly #weights: Weights;
  readonly #view: View;
  readonly #now: Situation;

  constructor(rules: Rules, seat: Seat, weights: Weights, view: View, now: Situation) {
    this.#rules = rules;
    this.#seat = seat;
    this.#weights = weights;
    this.#view = view;
    this.#now = now;
  }

  /** By the name of the deed: what an answer brings. */
  worthOf({ deed, cells = [], cards = [], kind }: DeedIntent): number {
    const zones = cells.map((cell) => this.#now.zoneOf(cell));
    switch (deed) {
      case 'card':
        return this.#cardWorth(cards[0]);
      case 'place':
        return this.#now.placeWorth(this.#kindNumber(this.#view.placing?.kind), zones[0]);
      case 'regroup':
        return this.#regroupWorth([...new Set(zones)]);
      case 'rearrange':
        return this.#orderWorth(this.#pendingZones(), zones);
      case 'look':
        return zones.reduce((sum, zone) => sum + this.#lookWorth(zone), 0);
      case 'accuse':
        return this.#accuseWorth(zones[0], this.#kindNumber(kind));
      case 'plant':
        return this.#now.placeWorth(this.#kindNumber('flag'), zones[0]);
      default:
        return 0;
    }
  }

  #cardWorth(card: string): number {
    switch (card) {
      case 'blitz':
        return 2 * MOVE_WORTH + Math.max(0, this.#bestAttack());
      case 'reinforcement':
        return 2 + this.#bagWorth() / 3;
      case 'surpriseAttack':
        return 3 + this.#bagWorth() / 3;
      case 'newSpy':
        return 4;
      case 'secretInformation':
        return 3;
      case 'traitor':
        return this.#bestAccusation();
      case 'regroup':
        return this.#bestRegroup();
      default:
        return 1;
    }
  }

  #bestAttack(): number {
    const own = this.#ownZones();
    const worths = own.flatMap((zone) =>
      this.#now
        .neighbours(zone)
        .filter((next) => this.#now.isEnemy(next) && this.#moves(this.#ownKind(zone)))
        .map((next) => this.#now.attackWorth(this.#ownKind(zone), this.#enemyOn(next))),
    );
    return Math.max(0, ...worths) / 2;
  }

  /** What a piece out of the own bag is worth on average. */
  #bagWorth(): number {
    const bag = this.#view.captured.filter(({ seat, kind }) => seat === this.#seat && kind !== undefined && kind !== 'flag');
    return bag.reduce((sum, { kind }) => sum + this.#weights.value(this.#kindNumber(kind)), 0) / Math.max(1, bag.length);
  }

  #bestAccusation(): number {
    const enemies = this.#view.pieces.filter(({ seat }) => seat !== this.#seat).map(({ cell }) => this.#now.zoneOf(cell));
    return Math.max(
      0,
      ...enemies.map((zone) => {
        const { kind } = this.#now.likeliest(this.#enemyOn(zone));
        return this.#accuseWorth(zone, kind);
      }),
    );
  }

  #accuseWorth(zone: number, kind: number): number {
    return this.#now.outlook.odds[this.#enemyOn(zone).piece].shares[kind] * this.#weights.value(kind);
  }

  #lookWorth(zone: number): number {
    const { odds } = this.#now.outlook;
    if (odds[this.#enemyOn(zone).piece].certain) return 0;
    return 1 + this.#now.neighbours(zone).filter((next) => !this.#now.isEnemy(next) && this.#now.seatOn(next) !== undefined).length;
  }

  #bestRegroup(): number {
    const own = this.#ownZones();
    let best = 0;
    for (let a = 0; a < own.length; a++)
      for (let b = a + 1; b < own.length; b++) best = Math.max(best, this.#orderWorth([own[a], own[b]], [own[b], own[a]]));
    return best / 2;
  }

  /** What the best order of these pieces brings. */
  #regroupWorth(zones: readonly number[]): number {
    const [a, b, c] = zones;
    const orders =
      c === undefined
        ? [[b, a]]
        : [
            [a, c, b],
            [b, a, c],
            [b, c, a],
            [c, a, b],
            [c, b, a],
          ];
    return Math.max(0, ...orders.map((order) => this.#orderWorth(zones, order)));
  }

  /** What it brings that the piece of each zone goes to another. */
  #orderWorth(zones: readonly number[], goals: readonly number[]): number {
    return zones.reduce((sum, zone, at) => {
      const kind = this.#ownKind(zone);
      return sum + this.#now.placeWorth(kind, goals[at]) - this.#now.placeWorth(kind, zone);
    }, 0);
  }

  #pendingZones(): readonly number[] {
    return regroupedZones(this.#view, this.#rules.board).map((cell) => this.#now.zoneOf(cell));
  }

  #ownZones(): readonly number[] {
    return this.#view.pieces.filter(({ seat }) => seat === this.#seat).map(({ cell }) => this.#now.zoneOf(cell));
  }

  #ownKind(zone: number): number {
    const kind = this.#now.ownKindOn(zone);
    assert(kind !== undefined, 'a piece of its own stands there');
    return kind;
  }

  #enemyOn(zone: number): KnownPiece {
    const piece = this.#now.outlook.on(zone);
    assert(piece !== undefined, 'somebody stands there');
    return piece;
  }

  #moves(kind: number): boolean {
    return this.#rules.kinds[kind].moves !== 'never';
  }

  #kindNumber(id: string | undefined): number {
    const number = this.#rules.kinds.findIndex((kind) => kind.id === id);
    assert(number >= 0, 'it knows the kind, and the game has it');
    return number;
  }
}
