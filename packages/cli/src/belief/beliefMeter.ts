/** Follows games with a belief for every seat, and compares the beliefs with the truth. */

import { Belief } from '@flagfall/ai';
import {
  actionCount,
  actionsSeenBy,
  actionsSince,
  battleTable,
  type Chance,
  isRunning,
  kindOf,
  OUTCOMES,
  type Position,
  type Rules,
  SEATS,
  type SeenEvent,
  seatOf,
} from '@flagfall/engine';
import { isDeploying, isSingle, sampleKinds } from '@flagfall/engine/internal';
import { Calibration } from './calibration.ts';

/** Plies after the deployment at which beliefs are compared with the truth. */
export const CHECKPOINTS = [0, 20, 40, 80, 160, 320, 640];
/** Odds come from this many samples; a kind that was never sampled counts as a small part of one. */
const DRAWS = 500;
const NEVER_DRAWN = 0.3;

/** The sums over all checkpoints of one ply number. */
export interface CheckpointGain {
  seats: number;
  pieces: number;
  /** How much likelier the true kinds are than with uniform worlds: the sum of base-2 logarithms over pieces. */
  bits: number;
}

export class BeliefMeter {
  readonly gains = new Map<number, CheckpointGain>();
  readonly calibrations = { bomb: new Calibration(), flag: new Calibration(), win: new Calibration() };
  readonly #chance: Chance;
  #beliefs: readonly Belief[] = [];
  #learned = 0;
  #started = -1;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Begins a new game. */
  begin(rules: Rules): void {
    this.#beliefs = rules.seats.map((seat) => new Belief(rules, seat));
    this.#learned = 0;
    this.#started = -1;
  }

  /** Measures the position; call it after every action. */
  watch(truth: Position): void {
    const actions = actionsSince(truth, this.#learned);
    this.#learned = actionCount(truth);
    for (const belief of this.#beliefs) {
      const seen = actionsSeenBy(actions, belief.seat);
      if (this.#started >= 0) for (const event of seen.flat()) this.#expectBattle(belief, event, truth);
      belief.learn(seen);
    }
    if (isDeploying(truth) || !isRunning(truth)) return;
    if (this.#started < 0) this.#started = this.#learned;
    const ply = this.#learned - this.#started;
    if (CHECKPOINTS.includes(ply)) for (const belief of this.#beliefs) this.#compare(belief, truth, ply);
  }

  /** The probability to win an attack on a hidden piece, before the seat learns the outcome. */
  #expectBattle(belief: Belief, event: SeenEvent, { rules }: Position): void {
    if (event.type !== 'piecesRevealed') return;
    const { shadow } = belief.knowledge;
    const [own, other] = [event.attacker.piece, event.defender.piece];
    if (SEATS[seatOf(shadow, own)] !== belief.seat || isSingle(belief.knowledge.kindsOf(other))) return;
    const odds = belief.marginals(this.#chance, DRAWS);
    const battles = battleTable(rules.kinds);
    const wins = (kind: number): boolean => OUTCOMES[battles[kindOf(shadow, own) * rules.kinds.length + kind]] === 'attackerWins';
    const predicted = rules.kinds.reduce((sum, _, kind) => (wins(kind) ? sum + odds[other * rules.kinds.length + kind] : sum), 0);
    this.calibrations.win.add(predicted, wins(rules.kinds.findIndex(({ id }) => id === event.defender.kind)));
  }

  #compare(belief: Belief, truth: Position, ply: number): void {
    const { kinds } = truth.rules;
    const gain = this.gains.get(ply) ?? { seats: 0, pieces: 0, bits: 0 };
    this.gains.set(ply, gain);
    const odds = belief.marginals(this.#chance, DRAWS);
    const plain = new Float64Array(odds.length);
    for (let n = 0; n < DRAWS; n++)
      for (const [piece, kind] of sampleKinds(belief.knowledge, this.#chance).entries())
        if (kind < kinds.length) plain[piece * kinds.length + kind] += 1 / DRAWS;
    gain.seats++;
    for (const piece of belief.knowledge.unknownPieces()) {
      if (isSingle(belief.knowledge.kindsOf(piece))) continue;
      const kind = kindOf(truth, piece);
      const at = piece * kinds.length;
      gain.pieces++;
      gain.bits += Math.log2((odds[at + kind] + NEVER_DRAWN / DRAWS) / (plain[at + kind] + NEVER_DRAWN / DRAWS));
      const sumOf = (isIt: (kind: number) => boolean): number => kinds.reduce((sum, _, one) => (isIt(one) ? sum + odds[at + one] : sum), 0);
      const isBomb = (one: number): boolean => kinds[one].moves === 'never' && !kinds[one].prize;
      const isFlag = (one: number): boolean => kinds[one].prize === true;
      this.calibrations.bomb.add(sumOf(isBomb), isBomb(kind));
      this.calibrations.flag.add(sumOf(isFlag), isFlag(kind));
    }
  }
}
