/**
 * Heuristic values of one move or one zone for a seat: expected gains and losses, territory, guards of the flag. They order the candidates of the search,
 * and every seat plays by them in playouts.
 */

import { cellOf, kindOf, type Position, pieceOn, seatOf } from '@flagfall/engine';
import { noteOf, seatsOn } from '@flagfall/engine/edition';
import type { ExchangeTables } from '../belief/exchangeTables.ts';
import type { MapTables } from '../mapTables.ts';
import type { MapWeights } from '../mapWeights.ts';
import { territoryValue } from '../territoryGraph.ts';

export class MoveHeuristics {
  readonly #tables: MapTables;
  readonly #beliefs: ExchangeTables;
  readonly #taste: MapWeights;
  /** The discount of a gain, by steps. */
  readonly #faded: Float64Array;
  #world: Position;
  #seat = 0;
  #flagZone = -1;
  /** The enemies on the board, and their number. */
  readonly #enemies: Int32Array;
  #enemyCount = 0;
  /** `kind * zoneCount + zone`, valid while its stamp is the current one. */
  readonly #pulls: Float64Array;
  readonly #stamps: Int32Array;
  #stamp = 0;

  constructor(tables: MapTables, beliefs: ExchangeTables, world: Position) {
    this.#tables = tables;
    this.#beliefs = beliefs;
    this.#taste = tables.weights;
    this.#faded = Float64Array.from({ length: 256 }, (_, steps) => tables.weights.fading ** steps);
    this.#world = world;
    this.#enemies = new Int32Array(tables.pieceCount);
    this.#pulls = new Float64Array(tables.kindCount * tables.zoneCount);
    this.#stamps = new Int32Array(tables.kindCount * tables.zoneCount);
  }

  /** Takes the view of a seat in the current determinization. */
  setView(world: Position, seat: number): void {
    const { pieceCount, rules, flag, flagNotes } = this.#tables;
    this.#world = world;
    this.#seat = seat;
    this.#stamp++;
    this.#enemyCount = 0;
    for (let piece = 0; piece < pieceCount; piece++)
      if (seatOf(world, piece) !== seat && cellOf(world, piece) !== rules.board.offBoard) this.#enemies[this.#enemyCount++] = piece;
    this.#flagZone = -1;
    if (noteOf(world, flagNotes[seat]) !== 0) return;
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++)
      if (kindOf(world, piece) === flag) this.#flagZone = cellOf(world, piece);
  }

  /** The value of a move. */
  moveValue(from: number, to: number): number {
    const world = this.#world;
    const kind = kindOf(world, pieceOn(world, from));
    const enemy = pieceOn(world, to);
    const { flight, danger } = this.#taste;
    const leaving = flight * this.#danger(kind, from, -1) - this.#guarding(from);
    const land = this.#territoryGain(from, to);
    if (enemy < 0)
      return leaving + land + this.#guarding(to) - danger * this.#danger(kind, to, -1) + this.#pull(kind, to) - this.#pull(kind, from);
    const chance = this.#beliefs.winChance(world, this.#seat, kind, enemy);
    return leaving + this.attackValue(kind, enemy) + chance * (land - danger * this.#danger(kind, to, enemy));
  }

  /** The value of an attack, with a bonus for information, and more where the enemy stands beside the own flag. */
  attackValue(kind: number, enemy: number): number {
    const beliefs = this.#beliefs;
    const { battle, curiosity, careless, guard } = this.#taste;
    const chance = beliefs.winChance(this.#world, this.#seat, kind, enemy);
    const isSure = chance === 0 || chance === 1;
    const news = isSure ? 0 : curiosity * Math.max(0, 1 - this.#tables.values[kind] / careless);
    const isNear = this.#isBesideFlag(cellOf(this.#world, enemy));
    return battle * beliefs.expectedExchange(this.#world, this.#seat, kind, enemy) + news + (isNear ? chance * guard : 0);
  }

  /** The value of a zone for a piece of this kind. */
  placeValue(kind: number, zone: number): number {
    const around = this.#tables.territories.neighbours[zone];
    const enemies = around.filter((next) => this.#isEnemy(next)).length;
    if (kind === this.#tables.flag) {
      const own = around.filter((next) => seatsOn(this.#world, next) === 1 << this.#seat).length;
      return this.#taste.flagByEnemy * enemies + this.#taste.flagByOwn * own;
    }
    const { danger, wallByFlag, wallByEnemy } = this.#taste;
    if (!this.#tables.isMovable[kind]) return (this.#isBesideFlag(zone) ? wallByFlag : 0) + wallByEnemy * enemies;
    return this.#guarding(zone) + this.#pull(kind, zone) - danger * this.#danger(kind, zone, -1);
  }

  /** The value of the territory that changes hands when a piece comes to a zone. */
  arrivalValue(zone: number): number {
    return this.#territoryGain(-1, zone);
  }

  #isEnemy(zone: number): boolean {
    const seats = seatsOn(this.#world, zone);
    return seats !== 0 && seats !== 1 << this.#seat;
  }

  /** The attraction of the best target for a piece of this kind in this zone. */
  #pull(kind: number, zone: number): number {
    const at = kind * this.#tables.zoneCount + zone;
    if (this.#stamps[at] === this.#stamp) return this.#pulls[at];
    let strongest = 0;
    for (let n = 0; n < this.#enemyCount; n++) {
      const enemy = this.#enemies[n];
      const steps = this.#distance(cellOf(this.#world, enemy), zone);
      if (steps === 0) continue;
      const gain = steps <= this.#taste.sight ? this.attackValue(kind, enemy) : 0;
      strongest = Math.max(strongest, (gain + this.#taste.lure) * this.#faded[steps]);
    }
    this.#stamps[at] = this.#stamp;
    this.#pulls[at] = strongest;
    return strongest;
  }

  /** The expected loss when a neighbour attacks. */
  #danger(kind: number, zone: number, ignored: number): number {
    let worst = 0;
    for (const next of this.#tables.territories.neighbours[zone]) {
      if (!this.#isEnemy(next)) continue;
      const enemy = pieceOn(this.#world, next);
      if (enemy !== ignored) worst = Math.max(worst, this.#beliefs.risk(this.#world, this.#seat, kind, enemy));
    }
    return worst;
  }

  #guarding(zone: number): number {
    return this.#isBesideFlag(zone) ? this.#taste.guard : 0;
  }

  #isBesideFlag(zone: number): boolean {
    return this.#flagZone >= 0 && this.#distance(zone, this.#flagZone) === 1;
  }

  #distance(one: number, other: number): number {
    return this.#tables.distances[one * this.#tables.zoneCount + other];
  }

  /** The seat's gain in territory, plus half of the others' loss, when it moves from one zone to another. */
  #territoryGain(from: number, to: number): number {
    const { territoryOf } = this.#tables.territories;
    const gain = this.#gainInTerritory(territoryOf[to], from, to);
    return from < 0 || territoryOf[from] === territoryOf[to] ? gain : gain + this.#gainInTerritory(territoryOf[from], from, to);
  }

  #gainInTerritory(territory: number, from: number, to: number): number {
    const { territories } = this.#tables;
    const own = 1 << this.#seat;
    let [before, after] = [0, 0];
    for (const zone of territories.territories[territory]) {
      const seats = seatsOn(this.#world, zone);
      before |= seats;
      after |= zone === from ? 0 : zone === to ? own : seats;
    }
    const [was, becomes] = [holderIn(before), holderIn(after)];
    if (was === becomes) return 0;
    const worth = territoryValue(territories, territory, this.#taste);
    return worth * (this.#shareOf(becomes) - this.#shareOf(was));
  }

  /** Own territory counts in full, an enemy's in part against the seat. */
  #shareOf(holder: number): number {
    if (holder === 0) return 0;
    return holder === 1 << this.#seat ? 1 : -this.#taste.envy;
  }
}

/** The seat that controls a territory, as a bit; 0 for none. */
function holderIn(seats: number): number {
  return (seats & (seats - 1)) === 0 ? seats : 0;
}
