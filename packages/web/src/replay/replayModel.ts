/** A game on the replay screen: the moment that is shown, through whose eyes, and what the computer makes of it. */

import { type Cell, formatRecord, type Seat } from '@flagfall/engine';
import type { LastMove } from '@flagfall/seat';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { GameWords } from '../words/gameWords.ts';
import { Analysis } from './analysis/analysis.ts';
import { type TurningPoint, turningPoints, type WinShares, winSharesOf } from './analysis/turningPoints.ts';
import { type FairnessVerdict, fairnessOf } from './fairness.ts';
import type { ReplayGame, ReplayMoment, ReplayViewer } from './replayGame.ts';
import { tellActions } from './tellActions.ts';

export const REPLAY_SPEEDS = { slow: 1800, calm: 900, quick: 300 } as const;
export type ReplaySpeed = keyof typeof REPLAY_SPEEDS;
export const REPLAY_HEATS = ['none', 'truth', 'prize'] as const;
export type ReplayHeat = (typeof REPLAY_HEATS)[number];

export class ReplayModel {
  readonly game: ReplayGame;
  readonly words: GameWords;
  /** The record as text, for downloads, links and the analysis. */
  readonly text: string;
  readonly at: Signal<number>;
  readonly viewpoint: Signal<ReplayViewer> = signal('open');
  readonly isTurned: Signal<boolean> = signal(false);
  readonly isPlaying: Signal<boolean> = signal(false);
  readonly speed: Signal<ReplaySpeed> = signal('calm');
  readonly heatKind: Signal<ReplayHeat> = signal('none');
  readonly moment: ReadonlySignal<ReplayMoment>;
  readonly lastMove: ReadonlySignal<LastMove | undefined>;
  readonly lines: ReadonlySignal<readonly string[]>;
  readonly analysis: Analysis;
  /** After so many actions, as far as the computer has come. */
  readonly shares: ReadonlySignal<readonly WinShares[]>;
  readonly turns: ReadonlySignal<readonly TurningPoint[]>;
  readonly heat: ReadonlySignal<ReadonlyMap<Cell, number> | undefined>;
  readonly verdict: FairnessVerdict;
  readonly #stopPlaying: () => void;

  constructor(game: ReplayGame) {
    this.game = game;
    this.words = new GameWords(game.rules);
    this.text = formatRecord(game.record);
    this.verdict = fairnessOf(game);
    this.at = signal(game.first);
    this.moment = computed(() => game.momentAt(this.at.value, this.viewpoint.value));
    const story = computed(() => tellActions(game, this.words, this.viewpoint.value));
    this.lines = computed(() => story.value.map(({ text }) => text));
    this.lastMove = computed(() => (this.at.value > game.first ? story.value[this.at.value - 1].lastMove : undefined));
    this.analysis = new Analysis(this.text);
    this.shares = computed(() => this.#shares());
    this.turns = computed(() => turningPoints(this.shares.value.slice(0, game.last), game.rules.seats));
    this.heat = computed(() => this.#heat());
    this.#stopPlaying = effect(() => {
      if (!this.isPlaying.value) return;
      const timer = setInterval(() => this.#playOn(), REPLAY_SPEEDS[this.speed.value]);
      return () => clearInterval(timer);
    });
  }

  /** The seat whose pieces the texts call "your". */
  get reader(): Seat {
    const viewpoint = this.viewpoint.value;
    return viewpoint === 'open' ? this.game.rules.seats[0] : viewpoint;
  }

  goTo(at: number): void {
    this.at.value = Math.min(this.game.last, Math.max(this.game.first, at));
  }

  step(by: number): void {
    this.isPlaying.value = false;
    this.goTo(this.at.value + by);
  }

  toBattle(direction: 1 | -1): void {
    const { battles, first, last } = this.game;
    const at = this.at.value;
    this.isPlaying.value = false;
    this.goTo(direction > 0 ? (battles.find((battle) => battle > at) ?? last) : (battles.findLast((battle) => battle < at) ?? first));
  }

  /** From the start again, when it has come to the end. */
  togglePlaying(): void {
    if (!this.isPlaying.value && this.at.value === this.game.last) this.goTo(this.game.first);
    this.isPlaying.value = !this.isPlaying.value;
  }

  close(): void {
    this.#stopPlaying();
    this.analysis.stop();
  }

  #playOn(): void {
    this.goTo(this.at.value + 1);
    if (this.at.value === this.game.last) this.isPlaying.value = false;
  }

  #shares(): readonly WinShares[] {
    const shares: WinShares[] = [];
    for (const { at, chances } of this.analysis.findings.value.values()) shares[at] = winSharesOf(chances, this.game.rules.seats);
    return Array.from(shares);
  }

  /** A seat's view does not show how close an estimate of another's hidden piece is. */
  #heat(): ReadonlyMap<Cell, number> | undefined {
    const kind = this.heatKind.value;
    const found = this.analysis.findings.value.get(this.at.value);
    if (kind === 'none' || found === undefined) return undefined;
    const viewpoint = this.viewpoint.value;
    const heat = new Map<Cell, number>();
    for (const { piece, seat, cell } of this.moment.value.pieces) {
      if (kind === 'truth' && viewpoint !== 'open' && seat !== viewpoint) continue;
      const believers = this.game.rules.seats.filter(
        (other) => other !== seat && (seat === viewpoint || viewpoint === 'open' || other === viewpoint),
      );
      heat.set(cell, Math.max(0, ...believers.map((believer) => found.suspicions[believer]?.[kind][piece] ?? 0)));
    }
    return heat;
  }
}
