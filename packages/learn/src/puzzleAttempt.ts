/**
 * An attempt at a puzzle: judges answers, and plays for the enemy. The enemy defends as well as any position of the information set allows, so the solver
 * must also carry out the idea; a wrong answer is refuted on the board.
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
  /** `goesOn` when the answer was right and the puzzle is not over. */
  readonly state: 'right' | 'wrong' | 'goesOn';
  readonly steps: readonly PuzzleStep[];
}

export interface PuzzleAttempt {
  /** The seat's view now. */
  readonly view: View;
  /** Why an intent is illegal. */
  refusalFor(intent: MoveIntent | DeedIntent): Refusal | undefined;
  play(intent: MoveIntent | DeedIntent): PuzzleVerdict;
}

/** Whether the piece on a cell is the answer. */
export function isAskedPiece({ question, idea }: Puzzle, cell: Cell): boolean {
  return question.kind === 'which' && idea === cell;
}

/** The seat's view at the beginning of the puzzle. */
export function puzzleView(puzzle: Puzzle): View {
  return observe(puzzlePosition(puzzle), puzzle.seat);
}

/** Starts an attempt at a puzzle that is answered by moves. */
export function startPuzzle(puzzle: Puzzle): PuzzleAttempt {
  const start = puzzlePosition(puzzle);
  const { question, seat } = puzzle;
  if (question.kind === 'land') return new MapAttempt(puzzle, start, new MapProver(start, seat, question, STEPS_MAX));
  assert(isMoveQuestion(question), 'a question that names a piece is not played');
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

  /** Whether the answers to questions on the way cannot save a wrong move. */
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

  /** The continuation that refutes a wrong answer, or resists a right one longest. */
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
