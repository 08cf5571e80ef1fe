/**
 * A memory that fades: a piece shown so many turns ago counts as never seen. The belief learns everything; a forgotten piece may be anything possible
 * again, in probabilities and in determinizations.
 */

import {
  type Chance,
  cellOf,
  type Knowledge,
  type KnownPiece,
  kindOf,
  NO_KIND,
  type PieceId,
  type Position,
  type Seat,
  type SeenEvent,
  seatOf,
} from '@flagfall/engine';
import { hasMoved, mixPieces } from '@flagfall/engine/edition';
import { isSingle } from '@flagfall/engine/internal';
import type { MapTables } from '../mapTables.ts';

export class MapRevealMemory {
  readonly #tables: MapTables;
  readonly #seat: Seat;
  /** Own turns for which it remembers. */
  readonly #turnsMax: number;
  #turns = 0;
  /** When each piece was shown last. */
  readonly #shown = new Map<PieceId, number>();

  constructor(tables: MapTables, seat: Seat, turnsMax: number) {
    this.#tables = tables;
    this.#seat = seat;
    this.#turnsMax = turnsMax;
  }

  learn(events: readonly SeenEvent[]): void {
    for (const event of events) {
      if (event.type === 'turnPassed' && event.turn === this.#seat) this.#turns++;
      else if (event.type === 'piecesRevealed')
        for (const { piece } of [event.attacker, event.defender]) this.#shown.set(piece, this.#turns);
      else if ((event.type === 'pieceShown' || event.type === 'pieceReturned') && event.kind !== undefined)
        this.#shown.set(event.piece, this.#turns);
    }
  }

  /** The possible kinds of a piece, one bit each. */
  kindsOf({ piece, seat, kinds, moved }: KnownPiece): number {
    return seat === this.#seat || !this.#isForgotten(piece) ? kinds : this.#possible(moved);
  }

  /** The game as the player saw it, without what it has forgotten. */
  clearForgotten(position: Position): void {
    for (const piece of this.#forgotten(position)) if (kindOf(position, piece) !== NO_KIND) this.#deal(position, [piece], [NO_KIND]);
  }

  /** Mixes forgotten pieces with the other unknown ones. */
  resampleForgotten(world: Position, knowledge: Knowledge, chance: Chance): void {
    const forgotten = this.#forgotten(world);
    // Mixing clears the marks, so they are read before.
    const possible = Array.from({ length: this.#tables.pieceCount }, (_, piece) => this.#possible(hasMoved(world, piece)));
    const fits = (piece: PieceId, kind: number): boolean => ((possible[piece] >> kind) & 1) === 1;
    const canSwap = (one: PieceId, other: PieceId): boolean => fits(one, kindOf(world, other)) && fits(other, kindOf(world, one));
    for (const piece of forgotten) {
      const others = this.#army(seatOf(world, piece)).filter(
        (other) => other !== piece && (forgotten.includes(other) || !isSingle(knowledge.kindsOf(other))) && canSwap(piece, other),
      );
      const other = others.length === 0 ? piece : others[chance.below(others.length)];
      if (other === piece) this.#deal(world, [piece], [kindOf(world, piece)]);
      else this.#deal(world, [piece, other], [kindOf(world, other), kindOf(world, piece)]);
    }
  }

  #deal(position: Position, pieces: readonly PieceId[], kinds: readonly number[]): void {
    mixPieces(position, seatOf(position, pieces[0]), pieces, kinds);
  }

  #possible(moved: boolean): number {
    return moved ? this.#tables.movableKinds : (1 << this.#tables.kindCount) - 1;
  }

  #isForgotten(piece: PieceId): boolean {
    const shown = this.#shown.get(piece);
    return shown !== undefined && this.#turns - shown > this.#turnsMax;
  }

  /** The enemies on the board that it has forgotten. */
  #forgotten(position: Position): readonly PieceId[] {
    const { rules } = this.#tables;
    return [...this.#shown.keys()].filter(
      (piece) =>
        rules.seats[seatOf(position, piece)] !== this.#seat && cellOf(position, piece) !== rules.board.offBoard && this.#isForgotten(piece),
    );
  }

  #army(seat: number): readonly PieceId[] {
    const { armySize } = this.#tables.rules;
    return Array.from({ length: armySize }, (_, n) => seat * armySize + n);
  }
}
