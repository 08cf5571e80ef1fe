/**
 * A seat's belief about hidden pieces: samples of kinds that fit all that it has seen. The prior (how people deploy) gives the immovable pieces first,
 * then the others; the likelihood comes from behaviour (behaviourLikelihood.ts).
 */

import {
  actionCount,
  type Chance,
  Knowledge,
  kindOf,
  NO_KIND,
  type Position,
  pick,
  pieceCount,
  type Rules,
  type Seat,
  type SeenEvent,
  seatIndex,
} from '@flagfall/engine';
import { determinizeWith, sampleKinds } from '@flagfall/engine/internal';
import { BehaviourLikelihood } from './behaviourLikelihood.ts';
import { HiddenArmy } from './hiddenArmy.ts';
import { ImmovableSampler } from './immovableSampler.ts';
import { MovableSampler } from './movableSampler.ts';

/** When so many samples leave the seat in turn without a move, the truth is very unlikely under the belief: any determinization will do. */
const TRIES_MAX = 100;
/** The share of samples that may be from earlier decisions: one action changes little. */
const KEPT_SHARE = 0.75;

/** One of the other armies, with its samplers. */
interface ArmySampler {
  readonly army: HiddenArmy;
  readonly anchors: ImmovableSampler;
  readonly movers: MovableSampler;
  /** Buffer for one sample. */
  readonly kinds: Uint8Array;
}

export class Belief {
  readonly seat: Seat;
  /** Certain knowledge. */
  readonly knowledge: Knowledge;
  readonly #rules: Rules;
  readonly #evidence: BehaviourLikelihood;
  #samplers: readonly ArmySampler[] = [];
  #armies: readonly HiddenArmy[] = [];
  #isStale = true;
  /** The samples of the last decisions, the newest first. */
  #recentSamples: readonly Uint8Array[] = [];

  constructor(rules: Rules, seat: Seat) {
    this.seat = seat;
    this.#rules = rules;
    this.knowledge = new Knowledge(rules, seat);
    this.#evidence = new BehaviourLikelihood(rules, seatIndex(seat));
  }

  /** Forgets the kind of a piece that the seat was shown. */
  forget(piece: number): void {
    this.knowledge.forget(piece);
    this.#isStale = true;
  }

  /** Takes in what the seat saw, action by action. */
  learn(actions: readonly (readonly SeenEvent[])[]): void {
    for (const action of actions) {
      this.#evidence.observe(action, this.knowledge.shadow, this.#armies);
      this.knowledge.learn(action);
      for (const event of action) if (event.type === 'gameStarted') this.#addArmies(event.pieces);
    }
    this.#isStale = true;
  }

  /** A kind for every piece, by handle; NO_KIND for one that is not in the game. */
  sampleKinds(chance: Chance): Uint8Array {
    if (this.#samplers.length === 0) return Uint8Array.from(sampleKinds(this.knowledge, chance));
    if (this.#isStale) this.#prepare();
    const { shadow } = this.knowledge;
    const drawn = new Uint8Array(pieceCount(shadow));
    for (let piece = 0; piece < drawn.length; piece++) drawn[piece] = kindOf(shadow, piece);
    for (const { army, anchors, movers, kinds } of this.#samplers) {
      if (army.unknown.length === 0) continue;
      kinds.set(army.knownKinds);
      movers.sample(kinds, anchors.sample(kinds, chance), chance);
      for (const piece of army.unknown) drawn[army.first + piece] = kinds[piece];
    }
    for (const [piece, candidates] of this.knowledge.secretReturns) {
      const mask = this.knowledge.kindsOf(piece);
      const possible = candidates.map((candidate) => drawn[candidate]);
      drawn[piece] = pick(chance, possible.length === 1 ? possible : possible.filter((kind) => (mask >> kind) & 1));
    }
    return drawn;
  }

  /** The probability of each kind for each piece, `piece * kinds + kind`, from so many samples: new ones, and recent ones that still fit. */
  marginals(chance: Chance, draws: number): Float64Array {
    const kinds = this.#rules.kinds.length;
    const odds = new Float64Array(pieceCount(this.knowledge.shadow) * kinds);
    const masks = Array.from({ length: odds.length / kinds }, (_, piece) => this.knowledge.kindsOf(piece));
    const kept = this.#recentSamples.filter((drawn) => isPossible(drawn, masks)).slice(0, Math.floor(draws * KEPT_SHARE));
    this.#recentSamples = Array.from({ length: draws - kept.length }, () => this.sampleKinds(chance)).concat(kept);
    for (const drawn of this.#recentSamples)
      for (let piece = 0; piece < drawn.length; piece++) if (drawn[piece] !== NO_KIND) odds[piece * kinds + drawn[piece]] += 1 / draws;
    return odds;
  }

  /** A determinization, written into `into` (a position of the same rules) where one is given. */
  determinize(chance: Chance, into?: Position): Position {
    let tries = 0;
    const draw = (): ArrayLike<number> => (tries++ < TRIES_MAX ? this.sampleKinds(chance) : sampleKinds(this.knowledge, chance));
    return determinizeWith(this.knowledge, chance, draw, into);
  }

  /** All have deployed. Where pieces are mixed (Conquest), only the engine's uniform sampling is used. */
  #addArmies(pieces: readonly { readonly piece: number; readonly seat: Seat; readonly cell: string }[]): void {
    if (this.knowledge.mixed !== undefined) return;
    this.#samplers = this.#rules.seats.flatMap((seat, number) => {
      if (seat === this.seat) return [];
      const own = pieces.filter((piece) => piece.seat === seat).sort((a, b) => a.piece - b.piece);
      const army = new HiddenArmy(
        this.#rules,
        number,
        own.map(({ cell }) => this.#rules.board.indexOf.get(cell) ?? 0),
      );
      return [{ army, anchors: new ImmovableSampler(army), movers: new MovableSampler(army), kinds: new Uint8Array(army.size) }];
    });
    this.#armies = this.#samplers.map(({ army }) => army);
  }

  #prepare(): void {
    for (const { army, anchors, movers } of this.#samplers) {
      army.update(this.knowledge);
      if (army.unknown.length > 0) anchors.prepare(`${army.first} ${actionCount(this.knowledge.shadow)}`);
      movers.prepare();
    }
    this.#isStale = false;
  }
}

/** Whether every piece may still be what it was drawn as; `masks` has the kinds each may be, one bit each. */
function isPossible(drawn: Uint8Array, masks: readonly number[]): boolean {
  for (let piece = 0; piece < drawn.length; piece++) if (drawn[piece] !== NO_KIND && !((masks[piece] >> drawn[piece]) & 1)) return false;
  return true;
}
