/** The computer's thoughts about a game, as they come in from its worker. What it has thought once about a record it need not think again. */

import { type Signal, signal } from '@preact/signals';
import type { MomentAnalysis } from './analyse.ts';

export type AnalysisMessage =
  | { readonly type: 'found'; readonly findings: readonly MomentAnalysis[] }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly why: string };

export type AnalysisProgress = 'idle' | 'running' | 'done' | 'failed';

/** By the number of actions before the moment. */
export type MomentAnalyses = ReadonlyMap<number, MomentAnalysis>;

/** Of whole records, for as long as the page is open. */
const finished = new Map<string, MomentAnalyses>();

export class Analysis {
  readonly findings: Signal<MomentAnalyses>;
  readonly progress: Signal<AnalysisProgress>;
  readonly #text: string;
  #worker: Worker | undefined;

  constructor(text: string) {
    this.#text = text;
    const known = finished.get(text);
    this.findings = signal(known ?? new Map());
    this.progress = signal(known === undefined ? 'idle' : 'done');
  }

  start(): void {
    if (this.progress.value === 'running' || this.progress.value === 'done') return;
    this.findings.value = new Map();
    this.progress.value = 'running';
    this.#worker = new Worker(new URL('./analysisWorker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<AnalysisMessage>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#hear({ type: 'failed', why: message });
    this.#worker.postMessage(this.#text);
  }

  /** Earlier results stay. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    if (this.progress.value === 'running') this.progress.value = 'idle';
  }

  #hear(message: AnalysisMessage): void {
    if (message.type === 'found') {
      this.findings.value = new Map([...this.findings.value, ...message.findings.map((moment) => [moment.at, moment] as const)]);
      return;
    }
    this.progress.value = message.type;
    if (message.type === 'done') finished.set(this.#text, this.findings.value);
    this.stop();
  }
}
