// The bench's connection to the server it measures.

import { type ChildProcess, fork } from 'node:child_process';
import type { CreatedGame, GameSpec } from '../games/creation/createGame.ts';
import type { BenchAnswer, BenchQuestion } from './serverProcess.ts';

type Asked = BenchQuestion extends infer Question ? (Question extends BenchQuestion ? Omit<Question, 'number'> : never) : never;
export type ServerUsage = Extract<BenchAnswer, { type: 'figures' }>;

export class BenchedServer {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: BenchAnswer) => void>();
  #count = 0;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
    child.on('message', (answer: BenchAnswer) => {
      if (answer.type === 'ready') return;
      this.#waiting.get(answer.number)?.(answer);
      this.#waiting.delete(answer.number);
    });
  }

  /** `place` is a file or the URL of a PostgreSQL database. */
  static async start(place: string): Promise<BenchedServer> {
    const child = fork(new URL('serverProcess.ts', import.meta.url), [place], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (answer: BenchAnswer) => (answer.type === 'ready' ? resolve(answer.url) : reject(new Error('not ready'))));
      child.once('exit', () => reject(new Error('the server did not start')));
    });
    return new BenchedServer(child, url);
  }

  async open(table: GameSpec, count: number): Promise<readonly CreatedGame[]> {
    const answer = await this.#ask({ type: 'open', table, count });
    return answer.type === 'opened' ? answer.games : [];
  }

  async usage(): Promise<ServerUsage> {
    const answer = await this.#ask({ type: 'figures' });
    if (answer.type !== 'figures') throw new Error('another question was answered');
    return answer;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }

  #ask(question: Asked): Promise<BenchAnswer> {
    this.#count += 1;
    const number = this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, resolve);
      this.#child.send({ ...question, number }, (error) => error !== null && reject(error));
    });
  }
}
