/** A keyboard and a terminal made of streams, and people who answer what they read. Test code only. */

import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pick, seededChance } from '@flagfall/engine';
import { run, type Streams } from '../play.ts';

/** The same arguments with a seed: a game without one is another game each time. */
export function seeded(args: readonly string[]): readonly string[] {
  return args.includes('--seed') ? args : [...args, '--seed', 'test'];
}

/** Somebody who has never played here. */
export function newHome(): string {
  return mkdtempSync(path.join(tmpdir(), 'flagfall-home-'));
}

/** Asks for the legal moves on its turn, and plays one of them. */
export async function playByLines(
  args: readonly string[],
  answer: (line: string) => string | undefined,
  home: string = newHome(),
): Promise<{ code: number; lines: string[] }> {
  const input = new PassThrough();
  const lines: string[] = [];
  const out = (line: string): void => {
    lines.push(line);
    const text = answer(line);
    if (text === '<end>') input.end();
    else if (text !== undefined) input.write(`${text}\n`);
  };
  const code = await run(seeded(args), { out, error: out }, { input, output: new PassThrough(), home } as unknown as Streams);
  return { code, lines };
}

export function randomPerson(seed: string): (line: string) => string | undefined {
  const chance = seededChance(seed);
  return (line) => {
    if (line.includes('type a number')) return '2';
    if (/press enter/i.test(line)) return '';
    if (line.endsWith('your turn.')) return 'moves';
    return /^[a-j]\d+[a-j]\d/.test(line) ? pick(chance, line.split(' ')) : undefined;
  };
}

/** Moves at random, with cards, powers and answers. */
export function versatilePerson(seed: string): (line: string) => string | undefined {
  const chance = seededChance(seed);
  const plain = randomPerson(seed);
  return (line) => {
    if (line.endsWith('your answer.') || (line.endsWith('your turn.') && chance.below(2) === 0)) return 'deeds';
    if (line === 'Nothing but a move is possible now.') return 'moves';
    if (/^(cards|exchange|mulligan|defend|pass|sword|apple|heal|clairvoyance|remoteAttack|anger)\b/.test(line))
      return pick(chance, line.split(', '));
    return plain(line);
  };
}

export class FakeKeyboard extends PassThrough {
  readonly isTTY = true;
  raw = false;
  setRawMode(raw: boolean): void {
    this.raw = raw;
  }
}

export class FakeTerminal extends EventEmitter {
  readonly isTTY = true;
  columns = 80;
  rows = 24;
  written = '';
  /** The text of the whole screen after each change. */
  readonly frames: string[] = [];
  readonly #grid = new Map<number, string[]>();
  write(text: string): void {
    this.written += text;
    this.#paint(text);
    this.frames.push([...this.#grid.values()].map((row) => row.join('').trimEnd()).join('\n'));
  }

  /** Understands only what our own screens send: positions, styles, characters. */
  #paint(text: string): void {
    let [row, column] = [0, 0];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with the escape character.
    for (const [part, place] of text.matchAll(/\x1b\[(\d+;\d+)H|\x1b\[[?\d;]*[a-zA-Z]|[^\x1b]/gu)) {
      if (part === '\x1b[2J') this.#clear();
      if (place !== undefined) [row, column] = place.split(';').map((each) => Number(each) - 1);
      else if (!part.startsWith('\x1b')) this.#grid.get(row)?.splice(column++, 1, part);
    }
  }

  #clear(): void {
    for (let row = 0; row < this.rows; row++) this.#grid.set(row, new Array<string>(this.columns).fill(' '));
  }
}

export async function onScreen(
  args: readonly string[],
  keys: readonly string[],
  home: string = newHome(),
): Promise<{ code: number; terminal: FakeTerminal; keyboard: FakeKeyboard }> {
  const keyboard = new FakeKeyboard();
  const terminal = new FakeTerminal();
  const ended = run(seeded(args), { out: () => undefined, error: () => undefined }, {
    input: keyboard,
    output: terminal,
    home,
  } as unknown as Streams);
  // Keys wait for the screen that asks for them, so nothing here depends on the clock.
  for (const key of keys) keyboard.write(key);
  return { code: await ended, terminal, keyboard };
}

/** A person who answers each screen with keys; undefined waits, and `<end>` closes the keyboard. */
export async function answeringScreens(args: readonly string[], answer: (frame: string) => string | undefined): Promise<FakeTerminal> {
  const keyboard = new FakeKeyboard();
  const terminal = new FakeTerminal();
  const write = terminal.write.bind(terminal);
  let unread = 0;
  terminal.write = (text) => {
    write(text);
    unread = Math.max(0, unread - 1);
    if (unread > 0 || keyboard.writableEnded) return;
    const keys = answer(terminal.frames.at(-1) ?? '');
    if (keys === '<end>') keyboard.end();
    else if (keys !== undefined) keyboard.write(keys);
    unread = keys?.length ?? 0;
  };
  await run(seeded(args), { out: () => undefined, error: () => undefined }, {
    input: keyboard,
    output: terminal,
    home: newHome(),
  } as unknown as Streams);
  return terminal;
}
