/**
 * A puzzle that is being solved: says whether an answer is right, and plays for the enemy. The enemy answers as stubbornly as any world allows, so
 * whoever finds the idea must still carry it through; a wrong answer is shown what is wrong with it.
 */

import {
  actionCount,
  allSeenBy,
  assert,
  type Cell,
  type DeedIntent,
  eventsSince,
  type MoveIntent,
  observe,
  type Position,
  type Refusal,
  refusalFor,
  type SeenEvent,
  type View,
} from '@flagfall/engine';
import { actorOf, questionOf } from '@flagfall/engine/edition';
import { encodeIntent } from '@flagfall/engine/internal';
import { type Goal, goalOf, isMoveQuestion } from './goals.ts';
import { informationSet } from './informationSet.ts';
import { MapProver } from './mapProver.ts';
import { legalIntentsIn, Prover } from './prover.ts';
import { ideaOf, type Puzzle, puzzlePosition } from './puzzle.ts';

/** More than any puzzle of the collection needs. */
const WORLDS_MAX = 4000;
const STEPS_MAX = 5_000_000;

/** One action after the answer, as the seat saw it. */
export interface PuzzleStep {
  readonly view: View;
  readonly events: readonly SeenEvent[];
}

export interface PuzzleVerdict {
  /** `goesOn` when the answer was right and more is to be done. */
  readonly state: 'right' | 'wrong' | 'goesOn';
  readonly steps: readonly PuzzleStep[];
}

export interface PuzzleAttempt {
  /** What the seat sees now. */
  readonly view: View;
  /** Why something is not allowed at all. */
  refusalFor(intent: MoveIntent | DeedIntent): Refusal | undefined;
  play(intent: MoveIntent | DeedIntent): PuzzleVerdict;
}

/** Whether the piece on a cell is the one that is asked for. */
export function isAskedPiece({ question, idea }: Puzzle, cell: Cell): boolean {
  return question.kind === 'which' && idea === cell;
}

/** What the seat sees when the puzzle begins. */
export function puzzleView(puzzle: Puzzle): View {
  return observe(puzzlePosition(puzzle), puzzle.seat);
}

/** Begins to solve a puzzle in which something is to be done. */
export function startPuzzle(puzzle: Puzzle): PuzzleAttempt {
  const start = puzzlePosition(puzzle);
  const { question, seat } = puzzle;
  if (question.kind === 'land') return new MapAttempt(puzzle, start, new MapProver(start, seat, question, STEPS_MAX));
  assert(isMoveQuestion(question), 'what is only to be named is not played');
  const worlds = informationSet(start, seat, WORLDS_MAX);
  assert(worlds !== undefined, `${puzzle.id} has few worlds`);
  return new BoardAttempt(puzzle, worlds, goalOf(start, seat, question));
}

class BoardAttempt implements PuzzleAttempt {
  readonly #puzzle: Puzzle;
  readonly #goal: Goal;
  readonly #prover: Prover;
  #worlds: readonly Position[];
  #left: number;
  #isFirst = true;

  constructor(puzzle: Puzzle, worlds: readonly Position[], goal: Goal) {
    this.#puzzle = puzzle;
    this.#goal = goal;
    this.#prover = new Prover(goal, STEPS_MAX);
    this.#worlds = worlds;
    this.#left = goal.turns;
  }

  get view(): View {
    return observe(this.#worlds[0], this.#puzzle.seat);
  }

  refusalFor(intent: MoveIntent | DeedIntent): Refusal | undefined {
    return refusalFor(this.#worlds[0], this.#puzzle.seat, intent);
  }

  play(intent: MoveIntent | DeedIntent): PuzzleVerdict {
    const word = encodeIntent(this.#worlds[0].rules, intent);
    const isRight = this.#isRight(intent, word);
    this.#isFirst = false;
    this.#left = this.#prover.leftAfter(this.#worlds[0], this.#left);
    const steps = [this.#goOn(this.#prover.after(this.#worlds, word), isRight)];
    while (this.#isOpen && (this.#isOthers || (!isRight && questionOf(this.#worlds[0]) !== 0)))
      steps.push(this.#goOn(this.#isOthers ? this.#prover.answers(this.#worlds) : this.#anyAnswer(), isRight));
    return { state: isRight ? (this.#isOpen ? 'goesOn' : 'right') : 'wrong', steps };
  }

  get #isOthers(): boolean {
    return actorOf(this.#worlds[0]) !== this.#goal.seat;
  }

  /** A wrong move is lost whatever the seat answers to what it is asked on the way. */
  #anyAnswer(): readonly (readonly Position[])[] {
    return this.#prover.after(this.#worlds, legalIntentsIn(this.#worlds[0])[0]);
  }

  get #isOpen(): boolean {
    return this.#goal.stateIn(this.#worlds[0], this.#left) === 'open';
  }

  /** At first there is one idea; with a card or a power it can still be spoilt. */
  #isRight(intent: MoveIntent | DeedIntent, word: number): boolean {
    const { rules } = this.#worlds[0];
    if (this.#isFirst && ideaOf(rules, intent) !== this.#puzzle.idea) return false;
    if (this.#isFirst && rules.extension === undefined) return true;
    return this.#prover.works(this.#worlds, word, this.#left);
  }

  /** Of all that may follow, what refutes a wrong answer, or holds out longest against a right one. */
  #goOn(groups: readonly (readonly Position[])[], isRight: boolean): PuzzleStep {
    const left = isRight ? this.#left - 1 : this.#left;
    this.#worlds = groups.find((group) => !this.#prover.reaches(group, Math.max(0, left))) ?? groups[0];
    return stepOf(this.#worlds[0], this.#puzzle);
  }
}

class MapAttempt implements PuzzleAttempt {
  readonly #puzzle: Puzzle;
  readonly #prover: MapProver;
  #world: Position;

  constructor(puzzle: Puzzle, world: Position, prover: MapProver) {
    this.#puzzle = puzzle;
    this.#world = world;
    this.#prover = prover;
  }

  get view(): View {
    return observe(this.#world, this.#puzzle.seat);
  }

  refusalFor(intent: MoveIntent | DeedIntent): Refusal | undefined {
    return refusalFor(this.#world, this.#puzzle.seat, intent);
  }

  play(intent: MoveIntent | DeedIntent): PuzzleVerdict {
    const word = encodeIntent(this.#world.rules, intent);
    const isRight = this.#prover.works(this.#world, word);
    const worlds = this.#prover.after(this.#world, word);
    this.#world = worlds.find((world) => (isRight ? !this.#prover.isReached(world) : !this.#prover.reaches(world))) ?? worlds[0];
    const steps = [stepOf(this.#world, this.#puzzle)];
    if (!isRight) return { state: 'wrong', steps };
    return { state: this.#prover.isReached(this.#world) ? 'right' : 'goesOn', steps };
  }
}

function stepOf(world: Position, { seat }: Puzzle): PuzzleStep {
  return { view: observe(world, seat), events: allSeenBy(eventsSince(world, actionCount(world) - 1), seat) };
}
