/**
 * Alpha-beta in one determinization, with quiescence at its leaves. Values are for the player's seat, in logits.
 *
 * The determinization holds every kind, but its players do not know them. An attack on an unknown piece is searched only when the attacker's belief makes
 * it promising. When the player itself makes such an attack, it counts by the probabilities, and the determinization only continues the line:
 * otherwise the player would plan to attack exactly where this determinization has the flag. Of the moves far from any enemy only the best by
 * evaluation is searched.
 */

import { actionCount, cellOf, isRunning, type Position, pieceOn, resultOf, rewind, SEATS, seatOf } from '@flagfall/engine';
import { actorOf, isAsking, shownTo } from '@flagfall/engine/edition';
import { hashOf, intentsMax, listIntents } from '@flagfall/engine/internal';
import type { SearchClock } from '../searchClock.ts';
import { type Evaluation, FIRST_DEED } from './evaluation.ts';
import type { TranspositionTable } from './transpositionTable.ts';
import { logitsOf, temperatureFor, WIN_VALUE } from './weights.ts';

/** An earlier win is better, in logits for each ply. */
export const PLY_PENALTY = 0.02;
/** The least expected gain of an attack: on a hidden piece, on a known one, and in quiescence. */
const ATTACK_MARGIN = { hidden: -0.02, known: -0.05, quiet: 0.02 } as const;
/** The discount of a gamble for each ply; without it an attack would always be put off. */
const GAMBLE_DISCOUNT = 0.95;
/** A piece with an enemy within so many steps is in contact. */
const CONTACT_DISTANCE = 2;
/** The depth limit of quiescence, and of a whole line with its questions. */
const QUIESCENCE_DEPTH = 5;
export const PLIES_MAX = 40;
/** The most answers to one question that are searched. */
const ANSWERS_MAX = 24;
/** The best intent of an earlier search comes first. */
const TABLE_MOVE_SCORE = 1000;
const ATTACK_SCORE = 10;

export class AlphaBeta {
  readonly #evaluation: Evaluation;
  readonly #clock: SearchClock;
  readonly #table: TranspositionTable;
  readonly #moveLists: Int32Array[] = [];
  readonly #moveScores: Float64Array[] = [];
  /** `seat << 7 | cell`: whether a piece of the seat would be in contact there. */
  readonly #contact: Uint8Array;
  readonly #temperature: number;

  constructor(evaluation: Evaluation, clock: SearchClock, memory: TranspositionTable) {
    this.#evaluation = evaluation;
    this.#clock = clock;
    this.#table = memory;
    this.#table.newSearch();
    this.#temperature = temperatureFor(evaluation.root.rules);
    this.#contact = contactMap(evaluation);
  }

  /** The value after a search to `depth`; below 0 quiescence. `score` is the static evaluation. */
  search(position: Position, depth: number, alpha: number, beta: number, score: number, ply = 0): number {
    this.#clock.count();
    if (!isRunning(position)) return this.#resultValue(position, ply);
    const isOwn = actorOf(position) === this.#evaluation.root.seat;
    if (depth <= 0 && !isAsking(position)) return this.#quiescence(position, depth, alpha, beta, score, ply, isOwn);
    if (ply >= PLIES_MAX) return this.#staticEvaluation(position, score);
    // This part of the hash does not hold the seat in turn.
    const { low: board, high } = hashOf(position);
    const low = isOwn ? board : ~board;
    const known = this.#table.probe(low, high);
    if (known >= 0 && this.#table.cutsOff(known, depth, alpha, beta)) return this.#table.value[known];
    const count = this.#generate(position, ply, known < 0 ? -1 : this.#table.bestIntent[known], false);
    if (count === 0) return this.#staticEvaluation(position, score);
    const start = isOwn ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const best = this.#searchMoves(position, depth, alpha, beta, score, ply, isOwn, count, start);
    this.#table.store(low, high, depth, best, best <= alpha ? -1 : best >= beta ? 1 : 0, this.#bestIntent);
    return best;
  }

  /** Quiescence: promising attacks, or standing pat. */
  #quiescence(position: Position, depth: number, alpha: number, beta: number, score: number, ply: number, isOwn: boolean): number {
    const standing = this.#staticEvaluation(position, score);
    if (isOwn ? standing >= beta : standing <= alpha) return standing;
    if (depth <= -QUIESCENCE_DEPTH || ply >= PLIES_MAX) return standing;
    const count = this.#generate(position, ply, -1, true);
    return this.#searchMoves(position, depth, alpha, beta, score, ply, isOwn, count, standing);
  }

  #bestIntent = 0;

  /** The best of the moves listed for this ply, for the side to act; `start` is its value without them. */
  #searchMoves(
    position: Position,
    depth: number,
    alpha: number,
    beta: number,
    score: number,
    ply: number,
    isOwn: boolean,
    count: number,
    start: number,
  ): number {
    let [best, bestIntent] = [start, 0];
    let low = isOwn ? Math.max(alpha, start) : alpha;
    let high = isOwn ? beta : Math.min(beta, start);
    for (let at = 0; at < count && low < high; at++) {
      const intent = this.#pickNext(ply, at, count);
      const value = this.#searchMove(position, intent, depth, low, high, score, ply, isOwn);
      if (isOwn ? value <= best : value >= best) continue;
      best = value;
      bestIntent = intent;
      if (isOwn) low = Math.max(low, value);
      else high = Math.min(high, value);
    }
    this.#bestIntent = bestIntent;
    return best;
  }

  /** The value of an intent. */
  #searchMove(
    position: Position,
    intent: number,
    depth: number,
    alpha: number,
    beta: number,
    score: number,
    ply: number,
    isOwn: boolean,
  ): number {
    const actions = actionCount(position);
    const gamble = isOwn ? this.#gambleGain(position, intent) : undefined;
    const after = this.#evaluation.playAndEvaluate(position, intent, score);
    const next = isAsking(position) ? depth : depth - 1;
    let value: number;
    if (gamble === undefined) value = this.search(position, next, alpha, beta, after, ply + 1);
    else {
      value = logitsOf(score + gamble * GAMBLE_DISCOUNT ** ply, this.#temperature);
      if (isRunning(position))
        value += this.search(position, next, -WIN_VALUE, WIN_VALUE, after, ply + 1) - logitsOf(after, this.#temperature);
    }
    rewind(position, actions);
    return value;
  }

  /** The expected gain of the player's attack on an unknown piece; undefined for any other intent. */
  #gambleGain(position: Position, intent: number): number | undefined {
    if (intent >= FIRST_DEED) return undefined;
    const target = pieceOn(position, intent >>> 8);
    if (target < 0 || (shownTo(position, target) >> this.#evaluation.root.seat) & 1) return undefined;
    return this.#evaluation.staticExchange(position, pieceOn(position, intent & 255), target);
  }

  /** The static evaluation of a determinization. */
  #staticEvaluation(position: Position, score: number): number {
    return logitsOf(score, this.#temperature) + this.#evaluation.flagDanger(position);
  }

  #resultValue(position: Position, ply: number): number {
    const winners = resultOf(position)?.winners ?? [];
    if (winners.length === 0) return 0;
    return (winners.includes(SEATS[this.#evaluation.root.seat]) ? 1 : -1) * (WIN_VALUE - PLY_PENALTY * ply);
  }

  /** Lists the intents to search, with their order. */
  #generate(position: Position, ply: number, first: number, attacksOnly: boolean): number {
    this.#moveLists[ply] ??= new Int32Array(intentsMax(position));
    this.#moveScores[ply] ??= new Float64Array(intentsMax(position));
    const list = this.#moveLists[ply];
    const orders = this.#moveScores[ply];
    const all = listIntents(position, list);
    if (isAsking(position)) return this.#scoreAnswers(list, orders, all, first);
    const seat = actorOf(position);
    let count = 0;
    let [far, farOrder] = [-1, Number.NEGATIVE_INFINITY];
    for (let at = 0; at < all; at++) {
      const intent = list[at];
      // Powers and cards are searched only at the root.
      if (intent >= FIRST_DEED) continue;
      const [from, to] = [intent & 255, intent >>> 8];
      const piece = pieceOn(position, from);
      const target = pieceOn(position, to);
      let order: number;
      if (target >= 0) {
        order = this.#evaluation.staticExchange(position, piece, target);
        const isKnown = (shownTo(position, target) >> seat) & 1;
        if (order < (attacksOnly ? ATTACK_MARGIN.quiet : isKnown ? ATTACK_MARGIN.known : ATTACK_MARGIN.hidden)) continue;
        order += ATTACK_SCORE;
      } else {
        if (attacksOnly) continue;
        order = this.#evaluation.moveDelta(position, piece, from, to);
        if (!this.#contact[(seat << 7) | from] && !this.#contact[(seat << 7) | to]) {
          if (order > farOrder) [far, farOrder] = [intent, order];
          continue;
        }
      }
      list[count] = intent;
      orders[count++] = intent === first ? TABLE_MOVE_SCORE : order;
    }
    if (far < 0) return count;
    list[count] = far;
    orders[count++] = far === first ? TABLE_MOVE_SCORE : farOrder;
    return count;
  }

  #scoreAnswers(list: Int32Array, orders: Float64Array, all: number, first: number): number {
    const count = Math.min(all, ANSWERS_MAX);
    for (let at = 0; at < count; at++) orders[at] = list[at] === first ? TABLE_MOVE_SCORE : 0;
    return count;
  }

  /** Selection sort: moves the best remaining entry to its place and returns it. */
  #pickNext(ply: number, at: number, count: number): number {
    const list = this.#moveLists[ply];
    const orders = this.#moveScores[ply];
    let best = at;
    for (let other = at + 1; other < count; other++) if (orders[other] > orders[best]) best = other;
    const intent = list[best];
    list[best] = list[at];
    orders[best] = orders[at];
    list[at] = intent;
    return intent;
  }
}

function contactMap({ root: { shadow, pieces, rules }, distances }: Evaluation): Uint8Array {
  const touch = new Uint8Array(rules.seats.length << 7);
  for (let piece = 0; piece < pieces; piece++) {
    const target = cellOf(shadow, piece);
    if (target === rules.board.offBoard) continue;
    for (let seat = 0; seat < rules.seats.length; seat++) {
      if (seat === seatOf(shadow, piece)) continue;
      for (let cell = 0; cell < rules.board.offBoard; cell++)
        if (distances.between(cell, target) <= CONTACT_DISTANCE) touch[(seat << 7) | cell] = 1;
    }
  }
  return touch;
}
