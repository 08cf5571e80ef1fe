/** Whole games through the command itself: line by line, and on a screen that is a pair of streams. */

import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { pick, seededChance } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { expect, test } from 'vitest';
import { UsageError } from '../arguments.ts';
import { parseChoices, run, type Streams } from './play.ts';
import { Texts } from './words.ts';

/** Answers what the game prints: asks for the legal moves when it is its turn, and plays one of them. */
async function playByLines(
  args: readonly string[],
  answer: (line: string) => string | undefined,
): Promise<{ code: number; lines: string[] }> {
  const input = new PassThrough();
  const lines: string[] = [];
  const out = (line: string): void => {
    lines.push(line);
    const text = answer(line);
    if (text === '<end>') input.end();
    else if (text !== undefined) input.write(`${text}\n`);
  };
  const code = await run(args, { out, error: out }, { input, output: new PassThrough() } as unknown as Streams);
  return { code, lines };
}

function randomPerson(seed: string): (line: string) => string | undefined {
  const chance = seededChance(seed);
  return (line) => {
    if (line.includes('type a number')) return '2';
    if (line.includes('press Enter')) return '';
    if (line.endsWith('your turn.')) return 'moves';
    return /^[a-j]\d+[a-j]\d/.test(line) ? pick(chance, line.split(' ')) : undefined;
  };
}

test('a complete game against the simple opponent, line by line', async () => {
  const { code, lines } = await playByLines(['barrage', '--seed', 'lines'], randomPerson('lines'));
  expect(code).toBe(0);
  expect(lines.some((line) => /attacks/.test(line))).toBe(true);
  expect(lines.findLast((line) => /Victory|draw/.test(line))).toMatch(/^Victory for (Red|Blue)/);
  const again = await playByLines(['barrage', '--seed', 'lines'], randomPerson('lines'));
  expect(again.lines).toEqual(lines);
});

test('two people at one keyboard pass it on', async () => {
  const { lines } = await playByLines(
    ['duel', '--two', '--seed', 'two', '--options', 'memory=strict', 'quietLimit=30'],
    randomPerson('two'),
  );
  expect(lines.filter((line) => line.startsWith('Pass the screen to Blue')).length).toBeGreaterThan(1);
  expect(lines.some((line) => /Victory|draw/.test(line))).toBe(true);
});

test('refused moves say why, help helps, and the end of the input ends the game', async () => {
  const said: string[] = ['a1a2', 'help', 'draw', '<end>'];
  const { code, lines } = await playByLines(['original', '--seed', '1'], (line) => {
    if (line.includes('type a number')) return '';
    return line.endsWith('your turn.') || line.includes('never moves') || line.startsWith('Type a move') ? said.shift() : undefined;
  });
  expect(code).toBe(0);
  expect(lines).toContain('The piece on a1 (Flag) never moves: choose another piece.');
  expect(lines).toContain('The draw is declined by Blue.');
  expect(lines.at(-1)).toBe('Goodbye.');
});

test('--help says how it is called', async () => {
  const { code, lines } = await playByLines(['--help'], () => undefined);
  expect(code).toBe(0);
  expect(lines[0]).toContain('--options key=value');
});

test('without an edition it asks for one', async () => {
  const { lines } = await playByLines([], (line) =>
    line.includes('(clone-classic)') ? 'barrage' : line.includes('type a number') ? 'quit' : undefined,
  );
  expect(lines.some((line) => line.startsWith('Barrage. Seed'))).toBe(true);
});

class FakeKeyboard extends PassThrough {
  readonly isTTY = true;
  raw = false;
  setRawMode(raw: boolean): void {
    this.raw = raw;
  }
}

class FakeTerminal extends EventEmitter {
  readonly isTTY = true;
  columns = 80;
  rows = 24;
  written = '';
  write(text: string): void {
    this.written += text;
  }
}

async function onScreen(
  args: readonly string[],
  keys: readonly string[],
): Promise<{ code: number; terminal: FakeTerminal; keyboard: FakeKeyboard }> {
  const keyboard = new FakeKeyboard();
  const terminal = new FakeTerminal();
  const ended = run(args, { out: () => undefined, error: () => undefined }, { input: keyboard, output: terminal } as unknown as Streams);
  for (const key of keys) {
    await new Promise((wake) => setTimeout(wake, 5));
    keyboard.write(key);
  }
  return { code: await ended, terminal, keyboard };
}

const texts = new Texts(createMessages('en'));

const LEAVE = '\x1b[0m\x1b[?25h\x1b[?1049l';

test('from the menus through a game that is resigned and back to the menus', async () => {
  const { code, terminal, keyboard } = await onScreen([], ['\x1b[B', '\r', '\r', 'd', 'x', 'y', '\r', 'q']);
  expect(code).toBe(0);
  expect(terminal.written.startsWith('\x1b[?1049h')).toBe(true);
  expect(terminal.written.endsWith(LEAVE)).toBe(true);
  expect(terminal.written).toContain('resigned');
  expect(keyboard.raw).toBe(false);
});

test('Ctrl-C puts the terminal back, wherever it comes', async () => {
  for (const keys of [['\x03'], ['d', '\x03'], ['d', '?', '\x03'], ['d', 'x', '\x03']]) {
    const { code, terminal, keyboard } = await onScreen(['barrage', '--two'], keys);
    expect(code).toBe(130);
    expect(terminal.written.endsWith(LEAVE)).toBe(true);
    expect(keyboard.raw).toBe(false);
  }
});

test('a small terminal is told how large it must be, and drawn again when it has grown', async () => {
  const keyboard = new FakeKeyboard();
  const terminal = new FakeTerminal();
  terminal.columns = 50;
  const ended = run(['barrage'], { out: () => undefined, error: () => undefined }, {
    input: keyboard,
    output: terminal,
  } as unknown as Streams);
  await new Promise((wake) => setTimeout(wake, 5));
  expect(terminal.written).toContain('too small');
  terminal.columns = 100;
  terminal.emit('resize');
  expect(terminal.written).toContain('set up the army of Red');
  keyboard.write('\x03');
  await ended;
});

test('command lines that make no sense are answered in one line', () => {
  for (const args of [
    ['chess'],
    ['--options', 'memory=strict'],
    ['duel', '--names', 'odd'],
    ['duel', '--side', 'gold'],
    ['duel', '--options', 'memory=none'],
  ])
    expect(() => parseChoices(args, texts)).toThrow(UsageError);
  expect(parseChoices(['duel', '--options', 'memory=strict', 'board=10x10', '--two', '--names', 'neutral'], texts)).toMatchObject({
    two: true,
    pack: 'neutral',
    options: { memory: 'strict', board: '10x10' },
  });
});
