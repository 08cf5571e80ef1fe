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
import { FIRST_DEED, hashOf, intentsMax, listIntents } from '@flagfall/engine/internal';
import type { SearchClock } from '../searchClock.ts';
import type { Evaluation } from './evaluation.ts';
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

/** A node of the line that is searched, one for each ply. Its arrays are kept, because millions of nodes take their turn in it. */
interface SearchNode {
  readonly ply: number;
  readonly intents: Int32Array;
  readonly orders: Float64Array;
  /** How many intents are listed. */
  count: number;
  /** Whether the player acts, and not an enemy. */
  isOwn: boolean;
  /** The static evaluation. */
  score: number;
  bestIntent: number;
}

export class AlphaBeta {
  readonly #evaluation: Evaluation;
  readonly #clock: SearchClock;
  readonly #table: TranspositionTable;
  readonly #nodes: SearchNode[] = [];
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
    const node = this.#nodeAt(ply, position);
    node.isOwn = actorOf(position) === this.#evaluation.root.seat;
    node.score = score;
    if (depth <= 0 && !isAsking(position)) return this.#quiescence(position, node, depth, alpha, beta);
    if (ply >= PLIES_MAX) return this.#staticEvaluation(position, score);
    // This part of the hash does not hold the seat in turn.
    const { low: board, high } = hashOf(position);
    const low = node.isOwn ? board : ~board;
    const known = this.#table.probe(low, high);
    if (known >= 0 && this.#table.cutsOff(known, depth, alpha, beta)) return this.#table.value[known];
    this.#generate(position, node, known < 0 ? -1 : this.#table.bestIntent[known], false);
    if (node.count === 0) return this.#staticEvaluation(position, score);
    const best = this.#searchIntents(position, node, depth, alpha, beta, node.isOwn ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
    this.#table.store(low, high, depth, best, best <= alpha ? -1 : best >= beta ? 1 : 0, node.bestIntent);
    return best;
  }

  /** Quiescence: promising attacks, or standing pat. */
  #quiescence(position: Position, node: SearchNode, depth: number, alpha: number, beta: number): number {
    const standing = this.#staticEvaluation(position, node.score);
    if (node.isOwn ? standing >= beta : standing <= alpha) return standing;
    if (depth <= -QUIESCENCE_DEPTH || node.ply >= PLIES_MAX) return standing;
    this.#generate(position, node, -1, true);
    return this.#searchIntents(position, node, depth, alpha, beta, standing);
  }

  /** The best of the listed intents for the side to act; `start` is its value without them. */
  #searchIntents(position: Position, node: SearchNode, depth: number, alpha: number, beta: number, start: number): number {
    const { isOwn, count } = node;
    let [best, bestIntent] = [start, 0];
    let low = isOwn ? Math.max(alpha, start) : alpha;
    let high = isOwn ? beta : Math.min(beta, start);
    for (let at = 0; at < count && low < high; at++) {
      const intent = pickNext(node, at);
      const value = this.#searchIntent(position, node, intent, depth, low, high);
      if (isOwn ? value <= best : value >= best) continue;
      best = value;
      bestIntent = intent;
      if (isOwn) low = Math.max(low, value);
      else high = Math.min(high, value);
    }
    node.bestIntent = bestIntent;
    return best;
  }

  /** The value of an intent. */
  #searchIntent(position: Position, { ply, isOwn, score }: SearchNode, intent: number, depth: number, alpha: number, beta: number): number {
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

  #nodeAt(ply: number, position: Position): SearchNode {
    this.#nodes[ply] ??= newNode(ply, intentsMax(position));
    return this.#nodes[ply];
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
  #generate(position: Position, node: SearchNode, first: number, attacksOnly: boolean): void {
    const { intents, orders } = node;
    const all = listIntents(position, intents);
    if (isAsking(position)) {
      node.count = Math.min(all, ANSWERS_MAX);
      for (let at = 0; at < node.count; at++) orders[at] = intents[at] === first ? TABLE_MOVE_SCORE : 0;
      return;
    }
    const seat = actorOf(position);
    let count = 0;
    let [far, farOrder] = [-1, Number.NEGATIVE_INFINITY];
    for (let at = 0; at < all; at++) {
      const intent = intents[at];
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
      intents[count] = intent;
      orders[count++] = intent === first ? TABLE_MOVE_SCORE : order;
    }
    if (far >= 0) {
      intents[count] = far;
      orders[count++] = far === first ? TABLE_MOVE_SCORE : farOrder;
    }
    node.count = count;
  }
}

function newNode(ply: number, most: number): SearchNode {
  return { ply, intents: new Int32Array(most), orders: new Float64Array(most), count: 0, isOwn: false, score: 0, bestIntent: 0 };
}

/** Selection sort: moves the best remaining intent to its place and returns it. */
function pickNext({ intents, orders, count }: SearchNode, at: number): number {
  let best = at;
  for (let other = at + 1; other < count; other++) if (orders[other] > orders[best]) best = other;
  const intent = intents[best];
  intents[best] = intents[at];
  orders[best] = orders[at];
  intents[at] = intent;
  return intent;
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
