/**
 * The evaluation, computed once a decision from what the player knows: the value of each kind to each seat, hidden or known, moved or not, on every cell.
 * In the tree a position is a sum over its pieces, and a move changes one or two of them.
 *
 * Fields (attraction and threat) come from the belief of each side and are the same in all determinizations, so a piece never approaches another because
 * of its kind in one of them.
 */

import { cellOf, kindOf, type Position, pieceOn, seatOf } from '@flagfall/engine';
import { hasMoved, shownTo } from '@flagfall/engine/edition';
import { FIRST_DEED, play } from '@flagfall/engine/internal';
import { exchangeTable } from '../exchangeTable.ts';
import { DISTANCE_MAX, Distances } from './distances.ts';
import { FlagRace } from './flagRace.ts';
import { enemiesAbove, isMovableKind } from './ranks.ts';
import { ResourceEvaluation } from './resourceEvaluation.ts';
import type { SearchRoot } from './searchRoot.ts';
import { type EvaluationWeights, PRIZE_VALUE } from './weights.ts';

/** The discount of attraction, and of threat, for each step of distance. */
const PREY_DISCOUNT = 0.85;
const DANGER_DISCOUNT = 0.55;
const SIEGE_DISCOUNT = 0.75;
/** The threat of a piece that has never moved is smaller: it may be immovable. */
const UNMOVED_THREAT_SHARE = 0.3;
/** How the value of a piece falls with each enemy above it, for `rank` and for `top`. */
const RANK_DISCOUNT = 0.85;
const TOP_RANK_DISCOUNT = 0.6;
/** States of a piece: seen by the enemy, moved. */
const SHOWN = 1;
const MOVED = 2;
const PIECE_STATES = 4;

export class Evaluation {
  readonly root: SearchRoot;
  readonly distances: Distances;
  /** `((seat * PIECE_STATES + state) * kinds + kind) << 7 | cell`: the value of a piece there to its owner. */
  readonly pieceSquare: Float64Array;
  /** `seat * kinds + kind`: without place and state. */
  readonly material: Float64Array;
  /** `(seat * kinds + attacker) * kinds + defender`: the gain of an attack by the seat when both are known. */
  readonly knownExchange: Float64Array;
  /** `kind * pieces + piece`: the expected gain of an attack on a piece, by its enemies' belief. */
  readonly expectedExchange: Float64Array;
  readonly #race: FlagRace;
  readonly #resources: ResourceEvaluation;
  readonly #raceWeight: number;
  readonly #kinds: number;
  readonly #wall: number;

  constructor(root: SearchRoot, weights: EvaluationWeights) {
    this.root = root;
    const { rules, shadow } = root;
    this.#kinds = rules.kinds.length;
    this.#wall = rules.board.offBoard;
    this.distances = new Distances(shadow);
    this.#race = new FlagRace(root);
    this.#raceWeight = weights.race;
    this.#resources = new ResourceEvaluation(rules, weights);
    this.material = materialOf(root, weights);
    this.knownExchange = knownExchanges(root, this.material);
    this.expectedExchange = expectedExchanges(root, this.knownExchange);
    this.pieceSquare = this.#buildPieceSquare(weights);
  }

  /** The value of a piece to its owner; 0 when it is captured. */
  pieceValue(position: Position, piece: number): number {
    const cell = cellOf(position, piece);
    if (cell === this.#wall) return 0;
    const seat = seatOf(position, piece);
    const state = ((shownTo(position, piece) & ~(1 << seat)) !== 0 ? SHOWN : 0) | (hasMoved(position, piece) ? MOVED : 0);
    return this.pieceSquare[(((seat * PIECE_STATES + state) * this.#kinds + kindOf(position, piece)) << 7) | cell];
  }

  /** The sum over the whole board, for the seat and against it. */
  evaluate(position: Position): number {
    const { pieces, seat } = this.root;
    let sum = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const worth = this.pieceValue(position, piece);
      sum += seatOf(position, piece) === seat ? worth : -worth;
    }
    return sum + this.#resources.evaluate(position, seat);
  }

  /** The terms that are not a sum over pieces, for the player's seat. */
  flagDanger(position: Position): number {
    return -this.#raceWeight * this.#race.danger(position);
  }

  /** The expected gain of an attack by what the attacker can know. */
  staticExchange(position: Position, attacker: number, defender: number): number {
    const seat = seatOf(position, attacker);
    const kind = kindOf(position, attacker);
    if ((shownTo(position, defender) >> seat) & 1)
      return this.knownExchange[(seat * this.#kinds + kind) * this.#kinds + kindOf(position, defender)];
    return this.expectedExchange[kind * this.root.pieces + defender];
  }

  /** Plays an intent and returns the evaluation after it: a move changes one piece, a battle two; after anything else it is computed anew. */
  playAndEvaluate(position: Position, intent: number, score: number): number {
    const target = intent >= FIRST_DEED ? -1 : pieceOn(position, intent >>> 8);
    if (intent >= FIRST_DEED || (target >= 0 && position.rules.extension !== undefined)) {
      play(position, intent);
      return this.evaluate(position);
    }
    const piece = pieceOn(position, intent & 255);
    const sign = seatOf(position, piece) === this.root.seat ? 1 : -1;
    const before = this.pieceValue(position, piece) - (target < 0 ? 0 : this.pieceValue(position, target));
    play(position, intent);
    const after = this.pieceValue(position, piece) - (target < 0 ? 0 : this.pieceValue(position, target));
    return score + sign * (after - before);
  }

  /** The change for the owner by a move to an empty cell. */
  moveDelta(position: Position, piece: number, from: number, to: number): number {
    const seat = seatOf(position, piece);
    const state = (shownTo(position, piece) & ~(1 << seat)) !== 0 ? SHOWN : 0;
    const kind = kindOf(position, piece);
    const moved = ((seat * PIECE_STATES + (state | MOVED)) * this.#kinds + kind) << 7;
    const before = hasMoved(position, piece) ? moved : ((seat * PIECE_STATES + state) * this.#kinds + kind) << 7;
    return this.pieceSquare[moved | to] - this.pieceSquare[before | from];
  }

  #buildPieceSquare(weights: EvaluationWeights): Float64Array {
    const { rules, remaining } = this.root;
    const { board, kinds } = rules;
    const worth = new Float64Array((rules.seats.length * PIECE_STATES * kinds.length) << 7);
    for (let seat = 0; seat < rules.seats.length; seat++)
      for (let kind = 0; kind < kinds.length; kind++) {
        if (remaining[seat * kinds.length + kind] <= 0) continue;
        const high = RANK_DISCOUNT ** enemiesAbove(this.root, seat, kind);
        const isMover = isMovableKind(rules, kind);
        const hidden = isMover ? weights.hidden + weights.hiddenRank * high : weights.hidden;
        const unmoved = isMover ? weights.unmoved + weights.unmovedRank * high : 0;
        const fields = isMover ? this.#cellBonuses(seat, kind, weights) : undefined;
        for (let state = 0; state < PIECE_STATES; state++) {
          const start = ((seat * PIECE_STATES + state) * kinds.length + kind) << 7;
          const plain =
            (kinds[kind].prize ? 0 : this.material[seat * kinds.length + kind]) +
            (state & SHOWN ? 0 : hidden) +
            (state & MOVED ? 0 : unmoved);
          for (let cell = 0; cell < board.offBoard; cell++) worth[start | cell] = plain + (fields?.[cell] ?? 0);
        }
      }
    return worth;
  }

  /** Attraction, threat and progress of a kind, by cell. */
  #cellBonuses(seat: number, kind: number, weights: EvaluationWeights): Float64Array {
    const { rules, shadow, pieces, marginals } = this.root;
    const { board } = rules;
    const pull = new Float64Array(board.offBoard);
    const fear = new Float64Array(board.offBoard);
    for (let piece = 0; piece < pieces; piece++) {
      const target = cellOf(shadow, piece);
      if (target === board.offBoard || seatOf(shadow, piece) === seat) continue;
      const gain = this.expectedExchange[kind * pieces + piece];
      const threat = this.#threatOf(piece, seat, kind, marginals) * (hasMoved(shadow, piece) ? 1 : UNMOVED_THREAT_SHARE);
      if (gain <= 0 && threat <= 0) continue;
      for (let cell = 0; cell < board.offBoard; cell++) {
        const steps = this.distances.between(cell, target);
        if (steps >= DISTANCE_MAX) continue;
        if (gain > 0) pull[cell] = Math.max(pull[cell], gain * PREY_BY_DISTANCE[steps]);
        if (threat > 0) fear[cell] = Math.max(fear[cell], threat * DANGER_BY_DISTANCE[steps]);
      }
    }
    const siege = this.#flagNearness((piece) => seatOf(shadow, piece) !== seat);
    const guard = this.#flagNearness((piece) => seatOf(shadow, piece) === seat);
    const isSouth = rules.homes[seat].some((cell) => board.layout[cell].row === 0);
    for (let cell = 0; cell < board.offBoard; cell++) {
      const { row } = board.layout[cell];
      const come = (isSouth ? row : board.rows - 1 - row) / (board.rows - 1);
      pull[cell] =
        weights.prey * pull[cell] -
        weights.danger * fear[cell] +
        weights.advance * come +
        weights.siege * siege[cell] +
        weights.guard * guard[cell];
    }
    return pull;
  }

  /** Nearness of prizes, by cell: the own one at its cell, the enemy's at its possible cells. */
  #flagNearness(wanted: (piece: number) => boolean): Float64Array {
    const { rules, shadow, pieces, marginals, seat } = this.root;
    const { board, kinds } = rules;
    const nearness = new Float64Array(board.offBoard);
    for (let piece = 0; piece < pieces; piece++) {
      const target = cellOf(shadow, piece);
      if (target === board.offBoard || !wanted(piece)) continue;
      let share = 0;
      for (let kind = 0; kind < kinds.length; kind++) {
        if (!kinds[kind].prize) continue;
        share += seatOf(shadow, piece) === seat ? (kindOf(shadow, piece) === kind ? 1 : 0) : marginals[piece * kinds.length + kind];
      }
      if (share <= 0) continue;
      for (let cell = 0; cell < board.offBoard; cell++) nearness[cell] += share * SIEGE_BY_DISTANCE[this.distances.between(cell, target)];
    }
    return nearness;
  }

  /** The expected loss of a seat when an enemy piece attacks one of this kind. */
  #threatOf(piece: number, seat: number, kind: number, odds: Float64Array): number {
    const enemy = seatOf(this.root.shadow, piece);
    let threat = 0;
    for (let other = 0; other < this.#kinds; other++) {
      const share = odds[piece * this.#kinds + other];
      if (share <= 0 || !isMovableKind(this.root.rules, other)) continue;
      const gain = this.knownExchange[(enemy * this.#kinds + other) * this.#kinds + kind];
      if (gain > 0) threat += share * Math.min(gain, this.material[seat * this.#kinds + kind]);
    }
    return threat;
  }
}

const PREY_BY_DISTANCE = Float64Array.from({ length: DISTANCE_MAX }, (_, steps) => PREY_DISCOUNT ** Math.max(0, steps - 1));
const SIEGE_BY_DISTANCE = Float64Array.from({ length: DISTANCE_MAX + 1 }, (_, steps) =>
  steps < DISTANCE_MAX ? SIEGE_DISCOUNT ** Math.max(0, steps - 1) : 0,
);
const DANGER_BY_DISTANCE = Float64Array.from({ length: DISTANCE_MAX }, (_, steps) => DANGER_DISCOUNT ** Math.max(0, steps - 1));

/** The value of each kind, by what is left of both armies. */
function materialOf(root: SearchRoot, weights: EvaluationWeights): Float64Array {
  const { rules, remaining } = root;
  const { kinds } = rules;
  const has = (kind: number, power: string): boolean => kinds[kind].powers.some(({ id }) => id === power);
  return Float64Array.from({ length: rules.seats.length * kinds.length }, (_, at) => {
    const [seat, kind] = [Math.floor(at / kinds.length), at % kinds.length];
    if (kinds[kind].prize) return PRIZE_VALUE;
    if (!isMovableKind(rules, kind)) return weights.bomb;
    const above = enemiesAbove(root, seat, kind);
    let worth = weights.body + weights.rank * RANK_DISCOUNT ** above + weights.top * TOP_RANK_DISCOUNT ** above;
    const enemies = (wanted: (other: number) => boolean): number =>
      remaining.reduce(
        (sum, count, other) => (Math.floor(other / kinds.length) !== seat && wanted(other % kinds.length) ? sum + count : sum),
        0,
      );
    if (kinds[kind].moves === 'run') worth += weights.runner;
    // The last piece that can defuse is worth more than one of five.
    if (has(kind, 'defuse') && enemies((other) => !isMovableKind(rules, other) && !kinds[other].prize) > 0)
      worth += weights.defuser * (1 + 2 / Math.max(1, remaining[at]));
    if (has(kind, 'assassinate') && enemies((other) => has(other, 'command')) > 0) worth += weights.assassin;
    return worth;
  });
}

function knownExchanges({ rules }: SearchRoot, material: Float64Array): Float64Array {
  const kinds = rules.kinds.length;
  const gains = new Float64Array(rules.seats.length * kinds * kinds);
  for (let seat = 0; seat < rules.seats.length; seat++) {
    const enemy = rules.seats.length - 1 - seat;
    const valueTo =
      (owner: number) =>
      (kind: number): number =>
        material[owner * kinds + kind];
    gains.set(exchangeTable(rules.kinds, valueTo(seat), valueTo(enemy)), seat * kinds * kinds);
  }
  return gains;
}

function expectedExchanges({ rules, pieces, shadow, marginals }: SearchRoot, exact: Float64Array): Float64Array {
  const kinds = rules.kinds.length;
  const expected = new Float64Array(kinds * pieces);
  for (let piece = 0; piece < pieces; piece++) {
    if (cellOf(shadow, piece) === rules.board.offBoard) continue;
    const attackers = rules.seats.length - 1 - seatOf(shadow, piece);
    for (let kind = 0; kind < kinds; kind++)
      for (let other = 0; other < kinds; other++)
        expected[kind * pieces + piece] += marginals[piece * kinds + other] * exact[(attackers * kinds + kind) * kinds + other];
  }
  return expected;
}
