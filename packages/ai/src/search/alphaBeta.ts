/**
 * Looks ahead in one imagined world: alpha-beta with a search for quiet at its leaves. Values are for the player's seat, in logits.
 *
 * The world knows what every piece is, the players in it do not. An attack on a piece that the attacker has not seen is looked at only when it promises
 * something by what he believes. When the player himself attacks so, the attack counts by the odds, and the world only says what comes after it:
 * otherwise he would plan to attack exactly where the world has the flag. Of the moves far from any enemy only the best by the evaluation is looked at.
 */

import { actionCount, cellOf, isRunning, type Position, pieceOn, resultOf, rewind, SEATS, seatOf } from '@flagfall/engine';
import { actorOf, isAsking, shownTo } from '@flagfall/engine/edition';
import { hashOf, intentsMax, listIntents } from '@flagfall/engine/internal';
import type { SearchClock } from '../searchClock.ts';
import { type Evaluation, FIRST_DEED } from './evaluation.ts';
import type { TranspositionTable } from './transpositionTable.ts';
import { logitsOf, temperatureFor, WIN_VALUE } from './weights.ts';

/** Sooner won is better, in logits for each ply. */
export const PLY_PENALTY = 0.02;
/** The least that an attack must promise: on a hidden piece, on a known one, and when only attacks are looked at. */
const ATTACK_MARGIN = { hidden: -0.02, known: -0.05, quiet: 0.02 } as const;
/** What a gamble later in a line is worth, for each ply: who always could attack next time would never do it. */
const GAMBLE_DISCOUNT = 0.95;
/** Who has an enemy within so many steps is in touch. */
const CONTACT_DISTANCE = 2;
/** How deep attacks are followed beyond the depth, and how deep a line may get with all the questions on its way. */
const QUIESCENCE_DEPTH = 5;
export const PLIES_MAX = 40;
/** Answers to one question that are looked at. */
const ANSWERS_MAX = 24;
/** Before everything else: what was best the last time. */
const TABLE_MOVE_SCORE = 1000;
const ATTACK_SCORE = 10;

export class AlphaBeta {
  readonly #evaluation: Evaluation;
  readonly #clock: SearchClock;
  readonly #table: TranspositionTable;
  readonly #moveLists: Int32Array[] = [];
  readonly #moveScores: Float64Array[] = [];
  /** `seat << 7 | cell`: whether a piece of the seat would be in touch there. */
  readonly #contact: Uint8Array;
  readonly #temperature: number;

  constructor(appraisal: Evaluation, clock: SearchClock, memory: TranspositionTable) {
    this.#evaluation = appraisal;
    this.#clock = clock;
    this.#table = memory;
    this.#table.newSearch();
    this.#temperature = temperatureFor(appraisal.root.rules);
    this.#contact = contactMap(appraisal);
  }

  /** What a world is worth with so many more moves looked at, below 0 attacks alone. `score` is its value as it stands. */
  search(position: Position, depth: number, alpha: number, beta: number, score: number, ply = 0): number {
    this.#clock.count();
    if (!isRunning(position)) return this.#resultValue(position, ply);
    const isOwn = actorOf(position) === this.#evaluation.root.seat;
    if (depth <= 0 && !isAsking(position)) return this.#quiescence(position, depth, alpha, beta, score, ply, isOwn);
    if (ply >= PLIES_MAX) return this.#staticEvaluation(position, score);
    // The hash says nothing about whose turn it is.
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

  /** Follows attacks that promise something; whoever acts may also leave it as it is. */
  #quiescence(position: Position, depth: number, alpha: number, beta: number, score: number, ply: number, isOwn: boolean): number {
    const standing = this.#staticEvaluation(position, score);
    if (isOwn ? standing >= beta : standing <= alpha) return standing;
    if (depth <= -QUIESCENCE_DEPTH || ply >= PLIES_MAX) return standing;
    const count = this.#generate(position, ply, -1, true);
    return this.#searchMoves(position, depth, alpha, beta, score, ply, isOwn, count, standing);
  }

  #bestIntent = 0;

  /** The best of what was listed for this ply, by whoever acts; `start` is what he has without it. */
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

  /** What comes of an intent. */
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

  /** What an attack on a piece that the player has not seen brings on average; undefined when it is something else. */
  #gambleGain(position: Position, intent: number): number | undefined {
    if (intent >= FIRST_DEED) return undefined;
    const target = pieceOn(position, intent >>> 8);
    if (target < 0 || (shownTo(position, target) >> this.#evaluation.root.seat) & 1) return undefined;
    return this.#evaluation.staticExchange(position, pieceOn(position, intent & 255), target);
  }

  /** A world as it stands. */
  #staticEvaluation(position: Position, score: number): number {
    return logitsOf(score, this.#temperature) + this.#evaluation.flagDanger(position);
  }

  #resultValue(position: Position, ply: number): number {
    const winners = resultOf(position)?.winners ?? [];
    if (winners.length === 0) return 0;
    return (winners.includes(SEATS[this.#evaluation.root.seat]) ? 1 : -1) * (WIN_VALUE - PLY_PENALTY * ply);
  }

  /** Lists what is worth looking at, with a number that says what first. */
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
      // Powers and cards are thought of at the root alone.
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

  /** Brings the best of what is left of a list to its place and returns it. */
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
