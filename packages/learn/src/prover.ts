/**
 * Proofs: does a move reach the goal in the whole information set, against every answer? The seat chooses by what it sees, so positions that still look
 * alike get the same move; the enemy may make any move that is legal in one of them.
 */

import { actionCount, type DeedIntent, type MoveIntent, type Position, pieceCount, rewind } from '@flagfall/engine';
import { actorOf, questionOf } from '@flagfall/engine/edition';
import { clonePosition, decodeIntent, intentsMax, listIntents, NO_CHANCE, play } from '@flagfall/engine/internal';
import type { Goal } from './goals.ts';
import { informationSetKey } from './informationSet.ts';
import { ideaOf } from './puzzle.ts';

/** Thrown when a proof exceeds its limit. */
export class ProofLimitReached extends Error {}

/** How many positions are tried with open pieces before the whole set is proved. */
const OPEN_TRIES = 3;

export class Prover {
  readonly #goal: Goal;
  readonly #isPlain: boolean;
  #stepsLeft: number;

  /** `steps` limits the moves that are tried; a plain prover uses no cards and powers. */
  constructor(goal: Goal, steps: number, { isPlain = false }: { readonly isPlain?: boolean } = {}) {
    this.#goal = goal;
    this.#isPlain = isPlain;
    this.#stepsLeft = steps;
  }

  /** Whether the seat can reach the goal from positions that look the same. */
  reaches(worlds: readonly Position[], left: number): boolean {
    const standing = this.#goal.stateIn(worlds[0], left);
    if (standing !== 'open') return standing === 'reached' && worlds.every((world) => this.#goal.stateIn(world, left) === 'reached');
    if (actorOf(worlds[0]) !== this.#goal.seat) return this.answers(worlds).every((group) => this.reaches(group, left));
    return this.#ownIntents(worlds[0]).some((intent) => this.works(worlds, intent, left));
  }

  /** Whether it does so by this intent. */
  works(worlds: readonly Position[], intent: number, left: number): boolean {
    const leftThen = this.leftAfter(worlds[0], left);
    for (const world of worlds.slice(0, OPEN_TRIES)) {
      this.#count();
      play(world, intent, NO_CHANCE);
      const does = this.#reachesWithPerfectInformation(world, leftThen);
      rewind(world, actionCount(world) - 1);
      if (!does) return false;
      if (worlds.length === 1) return true;
    }
    return this.after(worlds, intent).every((group) => this.reaches(group, leftThen));
  }

  /** Turns left after an intent of the seat: answers to questions cost none. */
  leftAfter(world: Position, left: number): number {
    return questionOf(world) === 0 ? left - 1 : left;
  }

  /** The positions after an intent of the seat, grouped by how they look. */
  after(worlds: readonly Position[], intent: number): readonly (readonly Position[])[] {
    return this.#informationSets(worlds.map((world) => this.#played(world, intent)));
  }

  /** The positions after every answer of other seats. */
  answers(worlds: readonly Position[]): readonly (readonly Position[])[] {
    return this.#informationSets(worlds.flatMap((world) => legalIntentsIn(world).map((intent) => this.#played(world, intent))));
  }

  /** The first ideas of the seat, and whether each reaches the goal. */
  ideas(worlds: readonly Position[]): ReadonlyMap<string, boolean> {
    const { turns } = this.#goal;
    const found = new Map<string, boolean>();
    for (const intent of this.#ownIntents(worlds[0])) {
      const idea = ideaOf(worlds[0].rules, decodeIntentIn(worlds[0], intent));
      if (found.get(idea) !== true) found.set(idea, this.works(worlds, intent, turns));
    }
    return found;
  }

  /** The proof with open pieces, which is easier for the seat: if it fails, the real one fails. */
  #reachesWithPerfectInformation(world: Position, left: number): boolean {
    const standing = this.#goal.stateIn(world, left);
    if (standing !== 'open') return standing === 'reached';
    const isOwn = actorOf(world) === this.#goal.seat;
    const leftThen = isOwn ? this.leftAfter(world, left) : left;
    for (const intent of isOwn ? this.#ownIntents(world) : legalIntentsIn(world)) {
      this.#count();
      play(world, intent, NO_CHANCE);
      const does = this.#reachesWithPerfectInformation(world, leftThen);
      rewind(world, actionCount(world) - 1);
      if (does === isOwn) return isOwn;
    }
    return !isOwn;
  }

  /** The seat's intents: a plain seat only moves, and declines further questions. */
  #ownIntents(world: Position): readonly number[] {
    const all = legalIntentsIn(world);
    return this.#isPlain ? all.filter((intent) => isPlainIntent(decodeIntentIn(world, intent))) : all;
  }

  #played(world: Position, intent: number): Position {
    this.#count();
    const next = clonePosition(world);
    play(next, intent, NO_CHANCE);
    return next;
  }

  #informationSets(worlds: readonly Position[]): readonly (readonly Position[])[] {
    const groups = Map.groupBy(worlds, (world) => informationSetKey(world, this.#goal.seat, pieceCount(world)));
    return [...groups.values()];
  }

  #count(): void {
    if (--this.#stepsLeft < 0) throw new ProofLimitReached();
  }
}

/** A buffer for lists, used again: on a map it is large. */
let scratchIntents = new Int32Array(1024);

/** The legal intents of the seat that acts next. */
export function legalIntentsIn(world: Position): readonly number[] {
  if (scratchIntents.length < intentsMax(world)) scratchIntents = new Int32Array(intentsMax(world));
  return Array.from(scratchIntents.subarray(0, listIntents(world, scratchIntents)));
}

export function decodeIntentIn(world: Position, word: number): MoveIntent | DeedIntent {
  return decodeIntent(world.rules, word);
}

function isPlainIntent(intent: MoveIntent | DeedIntent): boolean {
  return intent.type === 'move' || intent.deed === 'pass';
}
