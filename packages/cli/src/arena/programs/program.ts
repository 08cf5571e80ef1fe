/** An external program that talks in lines, with a time limit for each answer. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Forfeit } from '../contestants/contestant.ts';

/** How long a program may take to exit after it was told to. */
const GOODBYE_MS = 500;
/** How much of its error output is kept for the report. */
const COMPLAINT_CHARS = 2000;

export class BotProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  readonly #exited: Promise<void>;
  #complaint = '';
  /** Why no more lines will come. */
  #end: string | undefined;
  #wake: () => void = () => {};

  /** The file to run, and its arguments. */
  constructor([file = '', ...args]: readonly string[]) {
    this.#child = spawn(file, args, { stdio: 'pipe', windowsHide: true });
    this.#child.stdin.on('error', () => {}); // A program that is gone is noticed by its exit.
    this.#child.stderr.on('data', (text: Buffer) => {
      this.#complaint = `${this.#complaint}${text}`.slice(-COMPLAINT_CHARS);
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    this.#child.once('error', (error) => this.#finish(`cannot be started: ${error.message}`));
    this.#child.once('close', (code, signal) => this.#finish(`ended ${signal === null ? `with code ${code}` : `by ${signal}`}`));
    // Wait for the process, not for its output: a child of it may keep the output open.
    this.#exited = new Promise((resolve) => this.#child.once('exit', () => resolve()).once('error', () => resolve()));
    process.once('exit', this.#kill);
  }

  send(...lines: readonly string[]): void {
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** The next line. A program that has exited or does not answer in time forfeits. */
  async nextLine(limitMs: number): Promise<string> {
    const deadline = performance.now() + limitMs;
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return line;
      if (this.#end !== undefined) throw new Forfeit(this.#end);
      const left = deadline - performance.now();
      if (left <= 0) throw new Forfeit(`no answer in ${Math.round(limitMs)} ms`);
      await this.#news(left);
    }
  }

  /** Sends a last line and ends the program. */
  async close(last: string): Promise<void> {
    this.#child.stdin.end(`${last}\n`);
    const timer = setTimeout(this.#kill, GOODBYE_MS);
    await this.#exited;
    clearTimeout(timer);
    process.off('exit', this.#kill);
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
  }

  readonly #kill = (): void => {
    this.#child.kill('SIGKILL');
  };

  #finish(why: string): void {
    const complaints = this.#complaint.split('\n').filter((line) => line.trim() !== '');
    // Of a stack trace one line says why.
    const complaint = complaints.find((line) => /^\s*[\w.]*(Error|Exception)\b/.test(line)) ?? complaints.at(-1);
    this.#end ??= complaint === undefined ? why : `${why}: ${complaint.trim()}`;
    this.#wake();
  }

  #news(limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limitMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The words of a command, separated by spaces; single or double quotes keep words together. */
export function commandWords(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain);
}
