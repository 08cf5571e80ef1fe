/**
 * Estimates an intent by playing it in worlds that agree with everything the seat has seen: captured pieces, revealed pieces, spent cards. Every
 * question is answered as is best for the player who is asked. It knows no power and no card; the rules of the game do the rest.
 */

import {
  actionCount,
  type Chance,
  cellOf,
  type DeedIntent,
  determinize,
  isRunning,
  type Knowledge,
  kindOf,
  type MoveIntent,
  type Position,
  pieceCount,
  pieceOn,
  resultOf,
  rewind,
  type Seat,
  seatIndex,
  seatOf,
} from '@flagfall/engine';
import { actorOf, cardsIn, isAsking, shownTo } from '@flagfall/engine/edition';
import { decodeIntent, encodeIntent, intentsMax, listIntents, play } from '@flagfall/engine/internal';
import { cardWorth } from './cardWorth.ts';
import type { PieceWorth } from './pieceWorth.ts';

/** The most trials for a decision, and the number of worlds they are spread over. */
const TRIES = 800;
const WORLDS = { min: 4, max: 16 } as const;
/** A won game is worth more than any army. */
const VICTORY = 1000;
/** The value of having seen an enemy piece, and the cost of an own piece that the enemy has seen. */
const NEWS = { any: 2, share: 1 / 25, prize: 30 } as const;
/** The depth limit for questions that follow one another. */
const DEPTH = 3;

export interface ForesightResult {
  /** The average change of the material balance. */
  readonly gain: number;
  /** The cell of the acting piece afterwards in the first world; undefined if it is captured there. */
  readonly cell: number | undefined;
}

export class Foresight {
  readonly #worlds: readonly World[];

  /** `count` is the number of intents that will be estimated. */
  constructor(knowledge: Knowledge, seat: Seat, weights: PieceWorth, chance: Chance, count: number) {
    const worlds = Math.max(WORLDS.min, Math.min(WORLDS.max, Math.floor(TRIES / Math.max(1, count))));
    const lists = Array.from({ length: DEPTH + 1 }, () => new Int32Array(intentsMax(knowledge.shadow)));
    this.#worlds = Array.from({ length: worlds }, () => new World(determinize(knowledge, chance), seatIndex(seat), weights, lists));
  }

  of(intent: DeedIntent | MoveIntent): ForesightResult {
    const [first, ...others] = this.#worlds;
    const from = intent.type === 'move' ? intent.from : intent.cells?.[0];
    const tried = first.tryOut(intent, from);
    if (!tried.hasNews) return tried;
    const sum = others.reduce((total, world) => total + world.tryOut(intent, from).gain, tried.gain);
    return { gain: sum / this.#worlds.length, cell: tried.cell };
  }
}

interface Tried extends ForesightResult {
  /** Something was asked, shown or captured, so other worlds may differ. */
  readonly hasNews: boolean;
}

/** One imagined world. */
class World {
  readonly #position: Position;
  readonly #seat: number;
  readonly #weights: PieceWorth;
  readonly #start: number;
  /** One list for each depth, because a question may follow a question. */
  readonly #lists: readonly Int32Array[];

  constructor(position: Position, seat: number, weights: PieceWorth, lists: readonly Int32Array[]) {
    this.#position = position;
    this.#lists = lists;
    this.#seat = seat;
    this.#weights = weights;
    this.#start = this.#balance();
  }

  tryOut(intent: DeedIntent | MoveIntent, from: string | undefined): Tried {
    const position = this.#position;
    const { board } = position.rules;
    const actor = from === undefined ? -1 : pieceOn(position, board.indexOf.get(from)!);
    const seen = this.#seenCount();
    const actions = actionCount(position);
    play(position, encodeIntent(position.rules, intent));
    const hasNews = isAsking(position) || !isRunning(position) || this.#seenCount() !== seen;
    const cell = actor < 0 || cellOf(position, actor) === board.offBoard ? undefined : cellOf(position, actor);
    const gain = this.#settled(DEPTH) - this.#start;
    rewind(position, actions);
    return { gain, cell, hasNews };
  }

  /** The balance when every open question is answered as is best for the player who is asked. */
  #settled(depth: number): number {
    const position = this.#position;
    if (depth === 0 || !isRunning(position) || !isAsking(position)) return this.#balance();
    const sign = actorOf(position) === this.#seat ? 1 : -1;
    const actions = actionCount(position);
    let best = Number.NEGATIVE_INFINITY;
    for (const answer of this.#answers(this.#lists[depth])) {
      play(position, answer);
      best = Math.max(best, sign * this.#settled(depth - 1));
      rewind(position, actions);
    }
    return sign * best;
  }

  /** Of answers that bring the same kind of piece to the same cell, one is enough. */
  #answers(list: Int32Array): readonly number[] {
    const position = this.#position;
    const answers = new Map<string, number>();
    for (const word of list.subarray(0, listIntents(position, list))) {
      const intent = decodeIntent(position.rules, word);
      const key = intent.type === 'deed' && intent.kind !== undefined ? `${intent.deed} ${intent.kind}` : String(word);
      if (!answers.has(key)) answers.set(key, word);
    }
    return [...answers.values()];
  }

  /** Pieces, revealed pieces and cards, for the seat and against it. */
  #balance(): number {
    const position = this.#position;
    const winners = isRunning(position) ? undefined : resultOf(position)?.winners;
    const { offBoard } = position.rules.board;
    let sum = winners === undefined || winners.length === 0 ? 0 : this.#hasWon() ? VICTORY : -VICTORY;
    for (let piece = 0; piece < pieceCount(position); piece++) {
      if (cellOf(position, piece) === offBoard) continue;
      const owner = seatOf(position, piece);
      const others = shownTo(position, piece) & ~(1 << owner);
      sum += (owner === this.#seat ? 1 : -1) * (this.#weights.value(kindOf(position, piece)) - (others === 0 ? 0 : this.#newsOf(piece)));
    }
    return sum - this.#spentBalance();
  }

  #newsOf(piece: number): number {
    const kind = kindOf(this.#position, piece);
    return this.#position.rules.kinds[kind].prize ? NEWS.prize : NEWS.any + this.#weights.value(kind) * NEWS.share;
  }

  /** The cards that the seat has spent more than the others. */
  #spentBalance(): number {
    const { decks } = this.#position.rules;
    if (decks === undefined) return 0;
    return decks.piles.reduce((sum, pile, number) => {
      if (pile.seenBy !== 'everybody' || pile.seat === undefined) return sum;
      const spent = cardsIn(this.#position, number).reduce((total, card) => total + cardWorth(decks.kindByCard[card]), 0);
      return sum + (seatIndex(pile.seat) === this.#seat ? spent : -spent);
    }, 0);
  }

  #hasWon(): boolean {
    return resultOf(this.#position)?.winners.some((winner) => seatIndex(winner) === this.#seat) ?? false;
  }

  /** A key that changes when a piece is shown or leaves the board. */
  #seenCount(): number {
    const position = this.#position;
    let count = 0;
    for (let piece = 0; piece < pieceCount(position); piece++)
      count += shownTo(position, piece) + (cellOf(position, piece) === position.rules.board.offBoard ? 64 : 0);
    return count;
  }
}
