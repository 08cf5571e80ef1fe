/**
 * Looks ahead in one imagined world: alpha-beta with a search for quiet at its leaves. Values are for the player's seat, in logits.
 *
 * The world knows what every piece is, the players in it do not: an attack on a piece that the attacker has not seen is considered only when it
 * promises something by what he believes. Of the moves far from any enemy only the best by the evaluation is looked at.
 */

import {
  actionCount,
  actorOf,
  hashOf,
  intentsMax,
  isAsking,
  isRunning,
  listIntents,
  type Position,
  pieceOn,
  play,
  resultOf,
  rewind,
  SEATS,
  seatOf,
  shownTo,
} from '@flagfall/engine';
import type { Appraisal } from './appraisal.ts';
import type { Clock } from './clock.ts';
import { Memory } from './memory.ts';

/** A won game, in logits; sooner is better. */
export const VICTORY = 8;
const SOONER = 0.05;
/** The least that an attack must promise: on a hidden piece, on a known one, and when only attacks are looked at. */
const GATE_KNOWN = -0.05;
const GATE_QUIET = 0.02;
/** Who has an enemy within so many steps is in touch. */
/** How deep attacks are followed beyond the depth, and how deep a line may get with all the questions on its way. */
const PLIES_MAX = 40;
/** Answers to one question that are looked at. */
const ANSWERS_MAX = 24;
/** Intents from here on are deeds. */
const DEED = 1 << 24;

/** For trying out. */
export interface Habits {
  readonly own: number;
  readonly enemy: number;
  readonly touch: number;
  readonly gate: number;
  readonly quiet: number;
  readonly haste: number;
}
export const HABITS: Habits = { own: 2, enemy: 0, touch: 2, gate: -0.02, quiet: 5, haste: 0.95 };

export class Tree {
  readonly #habits: Habits;

  constructor(habits: Habits = HABITS) {
    this.#habits = habits;
  }

  #appraisal: Appraisal | undefined;
  #clock: Clock | undefined;
  readonly #memory = new Memory();
  readonly #lists: Int32Array[] = [];
  readonly #orders: Float64Array[] = [];
  /** `seat << 7 | cell`: whether a piece of the seat would be in touch there. */
  readonly #touch = new Uint8Array(4 << 7);

  /** Before each decision. */
  begin(appraisal: Appraisal, clock: Clock): void {
    this.#appraisal = appraisal;
    this.#clock = clock;
    this.#memory.forget();
    const { shadow, pieces, rules } = appraisal.sight;
    this.#touch.fill(0);
    for (let piece = 0; piece < pieces; piece++) {
      const target = shadow.words[128 + piece];
      if (target === rules.board.wall) continue;
      for (let seat = 0; seat < rules.seats.length; seat++) {
        if (seat === seatOf(shadow, piece)) continue;
        for (let cell = 0; cell < rules.board.wall; cell++)
          if (appraisal.ways.between(cell, target) <= this.#habits.touch) this.#touch[(seat << 7) | cell] = 1;
      }
    }
  }

  /** What a world is worth with so many more moves looked at. `score` is its value as it stands. */
  value(position: Position, depth: number, alpha: number, beta: number, score: number, ply = 0): number {
    this.#clock!.count();
    if (!isRunning(position)) return this.#result(position, ply);
    if (depth <= 0 && !isAsking(position)) return this.#quieten(position, alpha, beta, score, ply, this.#habits.quiet);
    if (ply >= PLIES_MAX) return score;
    const isOwn = actorOf(position) === this.#appraisal!.sight.seat;
    const { low, high } = hashOf(position);
    const known = this.#memory.find(low, high);
    if (known >= 0 && this.#memory.depth[known] >= depth) {
      const value = this.#memory.value[known];
      const bound = this.#memory.bound[known];
      if (bound === 0 || (bound > 0 && value >= beta) || (bound < 0 && value <= alpha)) return value;
    }
    const count = this.#list(position, ply, known < 0 ? -1 : this.#memory.best[known], false);
    if (count === 0) return score;
    const list = this.#lists[ply];
    const sign = isOwn ? 1 : -1;
    const actions = actionCount(position);
    let best = Number.NEGATIVE_INFINITY;
    let bestIntent = 0;
    let [low2, high2] = [alpha, beta];
    for (let at = 0; at < count; at++) {
      const intent = this.#next(ply, at, count);
      const share = this.#shareOfOdds(position, intent, isOwn);
      let value = 0;
      if (share === 2) {
        const gain = this.#gainOf(position, intent) * this.#habits.haste ** ply;
        const after = this.#play(position, intent, score);
        value = sign * score + gain;
        if (isRunning(position)) value += sign * (this.value(position, isAsking(position) ? depth : depth - 1, -VICTORY, VICTORY, after, ply + 1) - after);
        rewind(position, actions);
      } else if (share > 0) value = share * (sign * score + this.#gainOf(position, intent) * this.#habits.haste ** ply);
      if (share < 1) {
        const after = this.#play(position, intent, score);
        value += (1 - share) * sign * this.value(position, isAsking(position) ? depth : depth - 1, share > 0 ? -VICTORY : low2, share > 0 ? VICTORY : high2, after, ply + 1);
        rewind(position, actions);
      }
      if (value <= best) continue;
      best = value;
      bestIntent = intent;
      if (isOwn) low2 = Math.max(low2, value);
      else high2 = Math.min(high2, -value);
      if (low2 >= high2) break;
    }
    void list;
    const result = sign * best;
    this.#memory.keep(low, high, depth, result, result <= alpha ? -1 : result >= beta ? 1 : 0, bestIntent);
    return result;
  }

  /** Follows attacks that promise something; whoever acts may also leave it as it is. */
  #quieten(position: Position, alpha: number, beta: number, score: number, ply: number, depth: number): number {
    const isOwn = actorOf(position) === this.#appraisal!.sight.seat;
    let best = score + this.#appraisal!.outlook(position);
    if (isOwn ? best >= beta : best <= alpha) return best;
    if (depth === 0 || ply >= PLIES_MAX) return best;
    const count = this.#list(position, ply, -1, true);
    let [low, high] = isOwn ? [Math.max(alpha, best), beta] : [alpha, Math.min(beta, best)];
    const actions = actionCount(position);
    for (let at = 0; at < count && low < high; at++) {
      const intent = this.#next(ply, at, count);
      const share = this.#shareOfOdds(position, intent, isOwn);
      let value = 0;
      if (share === 2) {
        const gain = this.#gainOf(position, intent) * this.#habits.haste ** ply;
        const after = this.#play(position, intent, score);
        this.#clock!.count();
        value = score + (isOwn ? gain : -gain);
        if (isRunning(position)) value += (isAsking(position) ? this.value(position, 0, -VICTORY, VICTORY, after, ply + 1) : this.#quieten(position, -VICTORY, VICTORY, after, ply + 1, depth - 1)) - after;
        rewind(position, actions);
      } else if (share > 0) value = share * (score + (isOwn ? 1 : -1) * this.#gainOf(position, intent) * this.#habits.haste ** ply);
      if (share < 1) {
        const after = this.#play(position, intent, score);
        this.#clock!.count();
        const [l, h] = share > 0 ? [-VICTORY, VICTORY] : [low, high];
        value +=
          (1 - share) *
          (!isRunning(position)
            ? this.#result(position, ply)
            : isAsking(position)
              ? this.value(position, 0, l, h, after, ply + 1)
              : this.#quieten(position, l, h, after, ply + 1, depth - 1));
        rewind(position, actions);
      }
      if (isOwn ? value <= best : value >= best) continue;
      best = value;
      if (isOwn) low = Math.max(low, value);
      else high = Math.min(high, value);
    }
    return best;
  }

  /** How much of an attack is judged by the odds and not by the world: attacks on what the attacker has not seen. */
  #shareOfOdds(position: Position, intent: number, isOwn: boolean): number {
    if (intent >= DEED || isAsking(position)) return 0;
    const target = pieceOn(position, intent >>> 8);
    if (target < 0) return 0;
    const seat = seatOf(position, pieceOn(position, intent & 255));
    if ((shownTo(position, target) >> seat) & 1) return 0;
    return isOwn ? this.#habits.own : this.#habits.enemy;
  }

  #gainOf(position: Position, intent: number): number {
    return this.#appraisal!.gain(position, pieceOn(position, intent & 255), pieceOn(position, intent >>> 8));
  }

  /** Plays an intent and says what the world is worth after it. */
  #play(position: Position, intent: number, score: number): number {
    return playAndScore(this.#appraisal!, position, intent, score);
  }

  #result(position: Position, ply: number): number {
    const winners = resultOf(position)?.winners ?? [];
    if (winners.length === 0) return 0;
    return (winners.includes(SEATS[this.#appraisal!.sight.seat]) ? 1 : -1) * (VICTORY - SOONER * ply);
  }

  /** Lists what is worth looking at, with a number that says what first. */
  #list(position: Position, ply: number, first: number, attacksOnly: boolean): number {
    const appraisal = this.#appraisal!;
    const list = this.#buffer(position, ply);
    const orders = this.#orders[ply];
    const all = listIntents(position, list);
    const question = isAsking(position);
    const seat = actorOf(position);
    let count = 0;
    let farBest = 0;
    let farOrder = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < all; at++) {
      const intent = list[at];
      if (intent >= DEED || question) {
        if (!question || count >= ANSWERS_MAX) continue;
        list[count] = intent;
        orders[count++] = intent === first ? 1000 : 0;
        continue;
      }
      const from = intent & 255;
      const to = intent >>> 8;
      const piece = pieceOn(position, from);
      const target = pieceOn(position, to);
      if (target >= 0) {
        const gain = appraisal.gain(position, piece, target);
        const isKnown = (shownTo(position, target) >> seat) & 1;
        if (gain < (attacksOnly ? GATE_QUIET : isKnown ? GATE_KNOWN : this.#habits.gate)) continue;
        list[count] = intent;
        orders[count++] = intent === first ? 1000 : 10 + gain;
        continue;
      }
      if (attacksOnly) continue;
      const change = appraisal.moveChange(position, piece, from, to);
      if (this.#touch[(seat << 7) | from] || this.#touch[(seat << 7) | to]) {
        list[count] = intent;
        orders[count++] = intent === first ? 1000 : change;
      } else if (change > farOrder) {
        farOrder = change;
        farBest = intent;
      }
    }
    if (farOrder > Number.NEGATIVE_INFINITY) {
      list[count] = farBest;
      orders[count++] = farBest === first ? 1000 : farOrder;
    }
    return count;
  }

  /** Brings the best of what is left of a list to its place and returns it. */
  #next(ply: number, at: number, count: number): number {
    const list = this.#lists[ply];
    const orders = this.#orders[ply];
    let best = at;
    for (let other = at + 1; other < count; other++) if (orders[other] > orders[best]) best = other;
    const [intent, order] = [list[best], orders[best]];
    list[best] = list[at];
    orders[best] = orders[at];
    list[at] = intent;
    orders[at] = order;
    return intent;
  }

  #buffer(position: Position, ply: number): Int32Array {
    if (this.#lists[ply] === undefined) {
      this.#lists[ply] = new Int32Array(intentsMax(position));
      this.#orders[ply] = new Float64Array(intentsMax(position));
    }
    return this.#lists[ply];
  }
}

/** Plays an intent and says what the world is worth after it: a move changes one piece, a battle two, whatever else is counted anew. */
export function playAndScore(appraisal: Appraisal, position: Position, intent: number, score: number): number {
  if (intent >= DEED || (position.rules.special !== undefined && pieceOn(position, intent >>> 8) >= 0)) {
    play(position, intent);
    return appraisal.total(position);
  }
  const piece = pieceOn(position, intent & 255);
  const target = pieceOn(position, intent >>> 8);
  const sign = seatOf(position, piece) === appraisal.sight.seat ? 1 : -1;
  const before = appraisal.worthOf(position, piece) - (target < 0 ? 0 : appraisal.worthOf(position, target));
  play(position, intent);
  const after = appraisal.worthOf(position, piece) - (target < 0 ? 0 : appraisal.worthOf(position, target));
  return score + sign * (after - before);
}
