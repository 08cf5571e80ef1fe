/**
 * What a seat believes of the hidden pieces of the others: kinds that fit everything it has seen, drawn by how likely they are. How people deploy says
 * where the pieces may be that never move, then what the others may be; how a piece behaved says more (evidence.ts).
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

/** When so many worlds leave the seat in turn without a move, the truth is one that we hold for very unlikely: any that fits will do. */
const TRIES_MAX = 100;
/** Of the draws for the odds, the share that may be from earlier decisions: one action changes little. */
const KEPT_SHARE = 0.75;

/** One of the other armies, and what draws for it. */
interface ArmySampler {
  readonly army: HiddenArmy;
  readonly anchors: ImmovableSampler;
  readonly movers: MovableSampler;
  /** Room for one draw. */
  readonly kinds: Uint8Array;
}

export class Belief {
  readonly seat: Seat;
  /** What is certain. */
  readonly knowledge: Knowledge;
  readonly #rules: Rules;
  readonly #evidence: BehaviourLikelihood;
  #samplers: readonly ArmySampler[] = [];
  #armies: readonly HiddenArmy[] = [];
  #isStale = true;
  /** The draws of the last decisions, the newest first. */
  #recentSamples: readonly Uint8Array[] = [];

  constructor(rules: Rules, seat: Seat) {
    this.seat = seat;
    this.#rules = rules;
    this.knowledge = new Knowledge(rules, seat);
    this.#evidence = new BehaviourLikelihood(rules, seatIndex(seat));
  }

  /** What the seat was once shown of a piece is lost to it. */
  forget(piece: number): void {
    this.knowledge.forget(piece);
    this.#isStale = true;
  }

  /** What the seat saw, action by action. */
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

  /** How likely each piece is of each kind, `piece * kinds + kind`, from so many draws: some are new, the others those of late that still fit. */
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

  /** A complete world, written into `into` (a position of the same rules) where one is given. */
  determinize(chance: Chance, into?: Position): Position {
    let tries = 0;
    const draw = (): ArrayLike<number> => (tries++ < TRIES_MAX ? this.sampleKinds(chance) : sampleKinds(this.knowledge, chance));
    return determinizeWith(this.knowledge, chance, draw, into);
  }

  /** The armies stand. Where pieces change what they are among each other (Conquest), the plain draw of the engine is all there is. */
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
