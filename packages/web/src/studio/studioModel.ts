/** An army in the studio: the model of deploying, with an analysis of the army. */

import { type PlacementFrequencies, type Predictability, placementFrequencies, predictabilityOf } from '@flagfall/ai';
import { type Cell, compileRules, type Edition, newPosition, type OptionValue, observe, type Rules } from '@flagfall/engine';
import { boardCode, codeOf, deploymentOf, rowsOf } from '@flagfall/seat';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { DeployModel } from '../play/deploy/deployModel.ts';
import { GameWords } from '../words/gameWords.ts';
import { hasFirstMove, type WalledPiece, walledIn } from './walledIn.ts';

export const STUDIO_HEATS = ['none', 'flag', 'bombs'] as const;
export type StudioHeat = (typeof STUDIO_HEATS)[number];

/** The studio shows the south side; the code fits either side. */
const SEAT = 'red';

export class StudioModel {
  readonly rules: Rules;
  readonly words: GameWords;
  readonly deploying: DeployModel;
  /** Which home it is for. */
  readonly board: string;
  readonly customs: PlacementFrequencies;
  readonly heatKind: Signal<StudioHeat> = signal('none');
  readonly rows: ReadonlySignal<readonly string[]>;
  readonly code: ReadonlySignal<string>;
  readonly walled: ReadonlySignal<readonly WalledPiece[]>;
  readonly isStuck: ReadonlySignal<boolean>;
  readonly guess: ReadonlySignal<Predictability | undefined>;
  readonly heat: ReadonlySignal<ReadonlyMap<Cell, number> | undefined>;

  constructor(edition: Edition, options: Readonly<Record<string, OptionValue>>) {
    this.rules = compileRules(edition, options);
    const { rules } = this;
    this.words = new GameWords(rules);
    this.deploying = new DeployModel(rules, SEAT, observe(newPosition(rules, 0), SEAT), (kind) => this.words.alike(SEAT, kind));
    this.board = boardCode(edition, rules.options);
    this.customs = placementFrequencies(rules, SEAT);
    const { army } = this.deploying;
    this.rows = computed(() => rowsOf(rules, SEAT, army.value));
    this.code = computed(() => codeOf(rules, this.rows.value));
    this.walled = computed(() => walledIn(rules, SEAT, army.value));
    this.isStuck = computed(() => this.deploying.isReady && !hasFirstMove(rules, army.value));
    this.guess = computed(() => predictabilityOf(rules, SEAT, army.value));
    this.heat = computed(() => this.#heat());
  }

  /** False where the rows are of another board. */
  place(rows: readonly string[]): boolean {
    const deployment = deploymentOf(this.rules, SEAT, rows);
    if (deployment !== undefined) this.deploying.place(deployment);
    return deployment !== undefined;
  }

  #heat(): ReadonlyMap<Cell, number> | undefined {
    const kind = this.heatKind.value;
    if (kind === 'none') return undefined;
    return new Map([...this.customs[kind]].map(([cell, share]) => [this.rules.board.cells[cell], Math.round(100 * share)]));
  }
}
