/** Heuristic values of the cards on the table and of answers, for a seat. */

import { assert, cellOf, isCaptured, kindOf, type Position, pieceOn } from '@flagfall/engine';
import { noteOf, seatsOn } from '@flagfall/engine/edition';
import { deedOf, packedArguments } from '@flagfall/engine/internal';
import { type ExchangeTables, knowsPiece } from '../belief/exchangeTables.ts';
import type { MapTables } from '../mapTables.ts';
import type { MoveHeuristics } from './moveHeuristics.ts';

export class DeedHeuristics {
  readonly #tables: MapTables;
  readonly #beliefs: ExchangeTables;
  readonly #heuristics: MoveHeuristics;
  /** The names of the cards, by their number. */
  readonly #cards: readonly string[];
  readonly #regrouped: number;

  constructor(tables: MapTables, beliefs: ExchangeTables, heuristics: MoveHeuristics) {
    const { extension, decks } = tables.rules;
    assert(extension !== undefined, 'a map game has deeds');
    this.#tables = tables;
    this.#beliefs = beliefs;
    this.#heuristics = heuristics;
    this.#cards = ['', ...(decks?.cardKinds ?? [])];
    this.#regrouped = extension.notes.findIndex(({ id }) => id === 'regrouped');
  }

  /** The value of a deed; the move heuristics are set to the seat already. */
  of(world: Position, seat: number, deed: number): number {
    const [a, b, c] = packedArguments(deed);
    switch (deedOf(this.#tables.rules, deed).id) {
      case 'card':
        return this.#ofCard(world, seat, this.#cards[a]);
      case 'place':
        return this.#heuristics.placeValue(this.#placedKind(world), a) + this.#heuristics.arrivalValue(a);
      case 'plant':
        return this.#heuristics.placeValue(this.#tables.flag, a);
      case 'regroup':
        return this.#ofRegroup(world, a, b, c);
      case 'rearrange':
        return this.#ofOrder(world, this.#zonesRegrouped(world), [a, b, c]);
      case 'look':
        return this.#ofLook(world, seat, a) + this.#ofLook(world, seat, b);
      case 'accuse':
        return this.#ofAccusation(world, seat, a, b);
      case 'done':
        return this.#tables.weights.idle;
      default:
        return 0;
    }
  }

  #ofCard(world: Position, seat: number, card: string): number {
    const { weights } = this.#tables;
    switch (card) {
      case 'surpriseAttack':
      case 'reinforcement':
        return weights[card] + weights.comeback * this.#bagWorth(world, seat);
      case 'traitor':
        return this.#bestAccusation(world, seat);
      case 'blitz':
      case 'newSpy':
      case 'secretInformation':
      case 'regroup':
        return weights[card];
      default:
        return 0;
    }
  }

  /** The average value of a piece from the own bag. */
  #bagWorth(world: Position, seat: number): number {
    const { values, flag, rules } = this.#tables;
    let [sum, count] = [0, 0];
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++) {
      if (!isCaptured(world, piece) || kindOf(world, piece) === flag) continue;
      sum += values[kindOf(world, piece)];
      count++;
    }
    return sum / Math.max(1, count);
  }

  #bestAccusation(world: Position, seat: number): number {
    let best = 0;
    for (let zone = 0; zone < this.#tables.zoneCount; zone++) {
      const seats = seatsOn(world, zone);
      if (seats === 0 || seats === 1 << seat) continue;
      for (let kind = 0; kind < this.#tables.kindCount; kind++) best = Math.max(best, this.#ofAccusation(world, seat, zone, kind));
    }
    return best;
  }

  #ofAccusation(world: Position, seat: number, zone: number, kind: number): number {
    return this.#beliefs.kindChance(world, seat, pieceOn(world, zone), kind) * this.#tables.values[kind];
  }

  #ofLook(world: Position, seat: number, zone: number): number {
    if (knowsPiece(world, seat, pieceOn(world, zone))) return 0;
    return 1 + this.#tables.territories.neighbours[zone].filter((next) => seatsOn(world, next) === 1 << seat).length;
  }

  /** The value of the best order of these pieces. */
  #ofRegroup(world: Position, a: number, b: number, c: number): number {
    const zones = [a, b, c];
    const orders =
      b === c
        ? [[b, a, a]]
        : [
            [a, c, b],
            [b, a, c],
            [b, c, a],
            [c, a, b],
            [c, b, a],
          ];
    let best = 0;
    for (const order of orders) best = Math.max(best, this.#ofOrder(world, zones, order));
    return best;
  }

  /** The value of moving the piece of each zone to another; with two pieces the last is named twice. */
  #ofOrder(world: Position, zones: readonly number[], goals: readonly number[]): number {
    const count = zones[1] === zones[2] ? 2 : 3;
    let worth = 0;
    for (let at = 0; at < count; at++) {
      if (zones[at] === goals[at]) continue;
      const kind = kindOf(world, pieceOn(world, zones[at]));
      worth += this.#heuristics.placeValue(kind, goals[at]) - this.#heuristics.placeValue(kind, zones[at]);
    }
    return worth;
  }

  /** The zones whose pieces change places, as the game notes them: numbers of a base that is larger than any zone. */
  #zonesRegrouped(world: Position): readonly number[] {
    const base = this.#tables.zoneCount + 1;
    const note = noteOf(world, this.#regrouped);
    return [Math.floor(note / (base * base)), Math.floor(note / base) % base, note % base];
  }

  #placedKind(world: Position): number {
    const piece = this.#tables.rules.extension?.pieceBeingPlaced?.(world);
    assert(piece !== undefined && cellOf(world, piece) === this.#tables.rules.board.offBoard, 'a piece waits to be placed');
    return kindOf(world, piece);
  }
}
