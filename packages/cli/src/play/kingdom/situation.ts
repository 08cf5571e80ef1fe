/** What a computer player on a map makes of the moment: what its moves may bring, and how good a place is for a piece. */

import { assert, type Cell, type Knowledge, type KnownPiece, type MoveIntent, type Rules, type Seat, seatIndex } from '@flagfall/engine';
import { lookAt, type Outlook } from '../outlook.ts';
import { isFlag, type Weights } from '../weights.ts';
import { type Land, landGain, type SeatOn } from './land.ts';
import { oddsOf } from './odds.ts';

/** How much of a gain is left for each step it is away. */
const FADING = 0.7;
/** A piece that was beaten waits in its bag and may come back: it is not worth what it is worth on the board. */
const BAG = 0.6;
/** What it is worth to learn what an unknown piece is, by how little the attacker matters. */
const CURIOSITY = 3;
/** What the one who stands beside the own flag is worth there. */
const GUARD = 6;

export class Situation {
  readonly outlook: Outlook;
  readonly #rules: Rules;
  readonly #land: Land;
  readonly #seat: Seat;
  readonly #weights: Weights;
  readonly #flagZone: number | undefined;
  readonly #worths = new Map<number, number>();

  constructor(rules: Rules, land: Land, knowledge: Knowledge, seat: Seat, weights: Weights) {
    this.#rules = rules;
    this.#land = land;
    this.#seat = seat;
    this.#weights = weights;
    this.outlook = lookAt(knowledge, seat, oddsOf(knowledge));
    const number = seatIndex(seat);
    this.#flagZone = knowledge.pieces
      .slice(number * rules.armySize, (number + 1) * rules.armySize)
      .find((piece) => this.#isFlag(kindNumberOf(piece)))?.cell;
  }

  zoneOf(cell: Cell): number {
    return this.#rules.board.indexOf.get(cell)!;
  }

  readonly seatOn: SeatOn = (zone) => this.outlook.on(zone)?.seat;

  /** The kind of an own piece. */
  ownKindOn(zone: number): number | undefined {
    const piece = this.outlook.on(zone);
    return piece?.seat === this.#seat ? kindNumberOf(piece) : undefined;
  }

  isEnemy(zone: number): boolean {
    const owner = this.seatOn(zone);
    return owner !== undefined && owner !== this.#seat;
  }

  neighbours(zone: number): readonly number[] {
    return this.#land.neighbours[zone];
  }

  /** What a move may bring. */
  moveScore({ from, to }: MoveIntent): number {
    const [start, end] = [this.zoneOf(from), this.zoneOf(to)];
    const kind = this.ownKindOn(start);
    assert(kind !== undefined, 'a piece of its own moves');
    const enemy = this.outlook.on(end);
    const leaving = this.#danger(kind, start) - this.#guarding(start);
    const after: SeatOn = (zone) => (zone === start ? undefined : zone === end ? this.#seat : this.seatOn(zone));
    const land = landGain(this.#land, this.#seat, this.seatOn, after, [start, end]);
    if (enemy === undefined)
      return leaving + land + this.#guarding(end) - this.#danger(kind, end) + this.pull(kind, end) - this.pull(kind, start);
    return leaving + this.attackWorth(kind, enemy) + this.#chanceOf(kind, enemy) * (land - this.#danger(kind, end, enemy));
  }

  /** What an attack is worth, with a little for the news, and more where the enemy stands beside the own flag. */
  attackWorth(kind: number, enemy: KnownPiece): number {
    const odds = this.outlook.odds[enemy.piece];
    const news = odds.certain ? 0 : CURIOSITY * Math.max(0, 1 - this.#weights.value(kind) / 15);
    const isNear = enemy.cell !== undefined && this.#flagZone !== undefined && this.neighbours(enemy.cell).includes(this.#flagZone);
    return BAG * this.#weights.attack(kind, odds) + news + (isNear ? this.#chanceOf(kind, enemy) * GUARD : 0);
  }

  /** How good it is for a piece of this kind to stand in a zone. */
  placeWorth(kind: number, zone: number): number {
    const key = kind * this.#rules.board.cells.length + zone;
    const known = this.#worths.get(key);
    if (known !== undefined) return known;
    const worth = this.#standing(kind, zone);
    this.#worths.set(key, worth);
    return worth;
  }

  #standing(kind: number, zone: number): number {
    const around = this.neighbours(zone);
    const enemies = around.filter((next) => this.isEnemy(next)).length;
    if (this.#isFlag(kind)) return -40 * enemies + 3 * around.filter((next) => this.seatOn(next) === this.#seat).length;
    const guarding = this.#guarding(zone);
    if (this.#rules.kinds[kind].moves === 'never') return 1.5 * guarding + enemies;
    return guarding + this.pull(kind, zone) - this.#danger(kind, zone);
  }

  /** How strongly the best target draws a piece of this kind that stands here. */
  pull(kind: number, zone: number): number {
    let strongest = 0;
    for (const { piece, distances } of this.outlook.targets) {
      const steps = distances[zone];
      if (steps > 0) strongest = Math.max(strongest, (this.attackWorth(kind, piece) + 2) * FADING ** steps);
    }
    return strongest;
  }

  /** The share of worlds in which an enemy is of a kind; the likeliest first. */
  likeliest(enemy: KnownPiece): { readonly kind: number; readonly share: number } {
    const { shares } = this.outlook.odds[enemy.piece];
    return shares.reduce((best, share, kind) => (share > best.share ? { kind, share } : best), { kind: 0, share: -1 });
  }

  /** What one expects to lose when a neighbour attacks. */
  #danger(kind: number, zone: number, ignored?: KnownPiece): number {
    let worst = 0;
    for (const next of this.neighbours(zone)) {
      const enemy = this.outlook.on(next);
      if (enemy === undefined || enemy === ignored || enemy.seat === this.#seat) continue;
      worst = Math.max(worst, this.#weights.defence(this.outlook.odds[enemy.piece], kind));
    }
    return (BAG * worst) / 2;
  }

  #guarding(zone: number): number {
    return this.#flagZone !== undefined && this.neighbours(this.#flagZone).includes(zone) ? GUARD : 0;
  }

  #chanceOf(kind: number, enemy: KnownPiece): number {
    return this.outlook.odds[enemy.piece].shares.reduce((sum, share, other) => sum + (this.#weights.wins(kind, other) ? share : 0), 0);
  }

  #isFlag(kind: number | undefined): boolean {
    return kind !== undefined && isFlag(this.#rules.kinds[kind]);
  }
}

/** The number of a kind that is certain. */
function kindNumberOf({ kinds }: KnownPiece): number {
  return 31 - Math.clz32(kinds);
}
