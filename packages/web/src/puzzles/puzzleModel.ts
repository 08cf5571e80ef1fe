/** A puzzle on the screen: the view, the selection, and the result of the answer. */

import type { Cell, DeedIntent, MoveIntent, Rules, Seat, View } from '@flagfall/engine';
import { isAskedPiece, type Puzzle, type PuzzleStep, puzzleRules, puzzleView } from '@flagfall/learn';
import { type LastMove, lastMoveIn, openSelection, type Selection, type SelectionAct, select } from '@flagfall/seat';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { GameWords } from '../words/gameWords.ts';
import { say } from '../words/texts.ts';
import type { ProofAnswer } from './proofWorker.ts';
import { notePuzzle } from './puzzleProgress.ts';
import { ideaCells } from './puzzleTexts.ts';
import { type Referee, refereeFor } from './referee.ts';

export type PuzzleStage = 'asked' | 'answering' | 'goesOn' | 'right' | 'wrong';

/** How long a step is looked at before the next one. */
const STEP_MS = 900;

export class PuzzleModel {
  readonly puzzle: Puzzle;
  readonly rules: Rules;
  readonly words: GameWords;
  readonly selection: Signal<Selection> = signal({});
  /** The view at the beginning of the puzzle. */
  readonly start: View;
  /** The view now. */
  readonly view: Signal<View>;
  readonly stage: Signal<PuzzleStage> = signal('asked');
  /** Whether the enemy has answered since, where the puzzle goes on. */
  readonly isAnswered: Signal<boolean> = signal(false);
  /** How many hints were asked for; the second marks the answer. */
  readonly hints: Signal<number> = signal(0);
  /** Why something cannot be done. */
  readonly notice: Signal<string> = signal('');
  readonly lastMove: Signal<LastMove | undefined>;
  /** The view, while it is the reader's to act. */
  readonly acting: ReadonlySignal<{ readonly view: View; readonly seat: Seat } | undefined>;
  readonly #refereeFor: (puzzle: Puzzle) => Referee;
  #referee: Referee | undefined;
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(puzzle: Puzzle, refereed: (puzzle: Puzzle) => Referee = refereeFor) {
    this.puzzle = puzzle;
    this.#refereeFor = refereed;
    this.rules = puzzleRules(puzzle);
    this.words = new GameWords(this.rules);
    this.start = puzzleView(puzzle);
    this.view = signal(this.start);
    this.lastMove = signal(lastMoveIn(this.view.value));
    this.acting = computed(() => {
      const isOpen = this.stage.value === 'asked' || this.stage.value === 'goesOn';
      return isOpen && puzzle.question.kind !== 'which' ? { view: this.view.value, seat: puzzle.seat } : undefined;
    });
    this.#stop = effect(() => {
      this.selection.value = openSelection(this.acting.value?.view);
    });
  }

  /** The cells of the answer, once that much help was asked for. */
  get told(): readonly Cell[] {
    return this.hints.value > 1 || this.stage.value === 'right' ? ideaCells(this.puzzle) : [];
  }

  select(act: SelectionAct): void {
    this.notice.value = '';
    const now = this.acting.value;
    if (now !== undefined) {
      // A wrong answer costs nothing: nothing has to be confirmed.
      const { selection, intent } = select(this.selection.value, act, now, { board: this.rules.board, mustConfirm: false });
      this.selection.value = selection;
      if (intent !== undefined) this.#answer(intent);
    } else if (act.type === 'tap' && this.puzzle.question.kind === 'which' && this.stage.value === 'asked') this.#name(act.cell);
  }

  again(): void {
    this.#endAttempt();
    batch(() => {
      this.view.value = this.start;
      this.lastMove.value = lastMoveIn(this.view.value);
      this.stage.value = 'asked';
      this.notice.value = '';
    });
  }

  close(): void {
    this.#endAttempt();
    this.#stop();
  }

  #endAttempt(): void {
    clearTimeout(this.#timer);
    this.#referee?.close();
    this.#referee = undefined;
  }

  /** Only a hidden piece can be the answer to "which one". */
  #name(cell: Cell): void {
    const piece = this.view.value.pieces.find((standing) => standing.cell === cell);
    if (piece === undefined || piece.known) return;
    this.#settle(isAskedPiece(this.puzzle, cell));
  }

  #answer(intent: MoveIntent | DeedIntent): void {
    const before = this.stage.value;
    this.stage.value = 'answering';
    const referee = this.#referee ?? this.#refereeFor(this.puzzle);
    this.#referee = referee;
    referee.ask(intent, (answer) => {
      // After a restart the result of the earlier attempt is dropped.
      if (referee === this.#referee) this.#hear(answer, before);
    });
  }

  #hear(answer: ProofAnswer, before: PuzzleStage): void {
    switch (answer.type) {
      case 'refused':
        this.stage.value = before;
        this.notice.value = this.words.refusal(answer.refusal, this.puzzle.seat);
        break;
      case 'tooMuch':
        // Half of it was worked out: there is no going on from here.
        this.again();
        this.notice.value = say('web.trouble.tooMuch');
        break;
      case 'judged': {
        const { state, steps } = answer.verdict;
        // The first step is one's own.
        this.isAnswered.value = steps.length > 1;
        this.#show(steps, () => {
          if (state === 'goesOn') this.stage.value = 'goesOn';
          else this.#settle(state === 'right');
        });
      }
    }
  }

  #show([step, ...rest]: readonly PuzzleStep[], done: () => void): void {
    if (step === undefined) {
      done();
      return;
    }
    batch(() => {
      this.view.value = step.view;
      this.lastMove.value = lastMoveIn(step.view) ?? this.lastMove.value;
    });
    if (rest.length === 0) done();
    else this.#timer = setTimeout(() => this.#show(rest, done), STEP_MS);
  }

  #settle(isRight: boolean): void {
    notePuzzle(this.puzzle.id, isRight ? 'solved' : 'tried');
    this.stage.value = isRight ? 'right' : 'wrong';
  }
}
