/** A real server for tests, on a file of its own, and people who play on it through the command itself. Test code only. */

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { type RunningServer, readConfig, startServer } from '@flagfall/server';
import { freePort } from '@flagfall/testkit/parts';
import { run, type Streams } from '../play.ts';
import { FakeKeyboard, FakeTerminal } from './terminalForTests.ts';

/** The time limit for everything that a test waits for. */
const WAIT_MS = 120_000;
/** So much a computer looks at for a move: it answers at once. */
const POSITIONS = 200;
const MANY = '1000000';

/** A folder for the store and for the files of people. */
export class OnlineTestFolder {
  readonly folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-online-'));
  #server: RunningServer | undefined;
  #port: number | undefined;
  #homes = 0;

  get url(): string {
    return this.#server?.url ?? '';
  }

  /** Starts the server, again at the same address when it has been there before. */
  async start(): Promise<void> {
    this.#port ??= await freePort();
    const place = { STORE_FILE: path.join(this.folder, 'flagfall.db'), HOST: '127.0.0.1', PORT: String(this.#port) };
    const environment = { ...place, LOG_LEVEL: 'silent' };
    const limits = { GUESTS_PER_HOUR: MANY, ACCOUNTS_PER_HOUR: MANY, REQUESTS_PER_MINUTE: MANY, GAMES_PER_DAY: MANY };
    this.#server = await startServer(readConfig({ ...environment, ...limits }), undefined, { positions: POSITIONS });
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  newHome(): string {
    this.#homes += 1;
    return path.join(this.folder, `home${this.#homes}`);
  }

  /** A new person at a keyboard, in line mode. */
  sitDown(args: readonly string[], home = this.newHome()): LinePerson {
    return new LinePerson(['--server', this.url, ...args], home);
  }
}

/** A person who reads the output and types lines. */
export class LinePerson {
  readonly lines: string[] = [];
  readonly ended: Promise<number>;
  readonly home: string;
  readonly #input = new PassThrough();
  #read = 0;

  constructor(args: readonly string[], home: string) {
    this.home = home;
    const out = (line: string): void => void this.lines.push(line);
    this.ended = run(args, { out, error: out }, { input: this.#input, output: new PassThrough(), home } as unknown as Streams);
  }

  type(...lines: readonly string[]): void {
    for (const line of lines) this.#input.write(`${line}\n`);
  }

  /** Waits for a line that has not been read yet, and reads up to it. */
  async read(pattern: RegExp): Promise<string> {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      const at = this.lines.findIndex((line, index) => index >= this.#read && pattern.test(line));
      if (at >= 0) {
        this.#read = at + 1;
        return this.lines[at];
      }
      if (Date.now() > end) throw new Error(`waited in vain for ${pattern} after:\n${this.lines.slice(-15).join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Leaves and waits until the command has ended. */
  async quit(): Promise<number> {
    this.type('quit');
    return await this.ended;
  }
}

/** A person in front of a screen. */
export class ScreenPerson {
  readonly terminal = new FakeTerminal();
  readonly printed: string[] = [];
  readonly ended: Promise<number>;
  readonly #keyboard = new FakeKeyboard();

  constructor(args: readonly string[], home: string) {
    const out = (line: string): void => void this.printed.push(line);
    this.ended = run(args, { out, error: out }, { input: this.#keyboard, output: this.terminal, home } as unknown as Streams);
  }

  press(keys: string): void {
    this.#keyboard.write(keys);
  }

  get frame(): string {
    return this.terminal.frames.at(-1) ?? '';
  }

  async see(pattern: RegExp): Promise<string> {
    const end = Date.now() + WAIT_MS;
    while (!pattern.test(this.frame)) {
      if (Date.now() > end) throw new Error(`waited in vain for ${pattern} on:\n${this.frame}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return this.frame;
  }
}
