/** Whole games through the command itself: line by line, and on a screen that is a pair of streams. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEdition } from '@flagfall/editions';
import { assert, parseRecord, replayRecord, rulesForRecord } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../arguments.ts';
import { FakeKeyboard, FakeTerminal, newHome, onScreen, playByLines, randomPerson, seeded } from './forTests/terminalForTests.ts';
import { run, type Streams } from './play.ts';
import { parseChoices } from './setup/playChoices.ts';
import { TerminalTexts } from './terminalTexts.ts';

test('a complete game against the computer, line by line', async () => {
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
  const said: string[] = ['a1a2', 'sing', 'help', 'captured', 'mark a7 z', 'draw', '<end>'];
  const heard = ['never moves', 'nothing to do', 'Type a move', 'Lost by Blue', 'need no marks'];
  const { code, lines } = await playByLines(['original', '--seed', '1'], (line) => {
    if (line.includes('type a number')) return '1';
    return line.endsWith('your turn.') || heard.some((part) => line.includes(part)) ? said.shift() : undefined;
  });
  expect(code).toBe(0);
  expect(lines).toContain('The piece on a1 (Flag) never moves: choose another piece.');
  expect(lines).toContain('There is nothing to do for "sing": type a move such as e4e5, or help.');
  expect(lines).toContain('Lost by Red: nothing.');
  expect(lines).toContain('The draw is declined by Blue.');
  expect(lines.at(-1)).toBe('Goodbye.');
});

test('setting up line by line: help helps, nonsense gets a hint', async () => {
  const said = ['help', '99', '<end>'];
  const { lines } = await playByLines(['duel'], (line) => (line.includes('type a number') ? said.shift() : undefined));
  expect(lines.some((line) => line.startsWith('Each number above is an army'))).toBe(true);
  expect(lines).toContain('There is no deployment "99": type its number, random, help or quit.');
});

test('[U-8] marks line by line are confirmed, and unknown signs refused', async () => {
  const said = ['mark a6 9', 'mark a6 z', 'mark a6', 'mark a3 9', '<end>'];
  const heard = ['Your mark', 'No piece has', 'rubbed out', 'no such enemy'];
  const { lines } = await playByLines(['barrage', '--two', '--options', 'memory=pencil'], (line) => {
    if (line.includes('type a number')) return '1';
    if (line.includes('press Enter')) return '';
    return line.endsWith('your turn.') || heard.some((part) => line.includes(part)) ? said.shift() : undefined;
  });
  // The first army of the library, seen from the north, has a piece on a6.
  expect(lines).toContain('Your mark on a6: General.');
  expect(lines).toContain('No piece has the sign "z": use one of M 9 3 2 S B F.');
  expect(lines).toContain('Your mark on a6 is rubbed out.');
  expect(lines).toContain('There is no such enemy piece on the board: choose one that you can see.');
});

test('between two people the board goes out of sight, and the seed is not printed', async () => {
  const said = ['d3d4', '<end>'];
  const { lines } = await playByLines(['barrage', '--two', '--seed', 'hush'], (line) => {
    if (line.includes('type a number')) return '1';
    if (line.includes('press Enter')) return '';
    return line.endsWith('your turn.') ? said.shift() : undefined;
  });
  const passes = lines.flatMap((line, at) => (line.startsWith('Pass the screen') ? [at] : []));
  expect(passes).toHaveLength(3);
  for (const at of passes) {
    const blank = lines.lastIndexOf('', at);
    expect(lines.slice(blank - 59, blank + 1).every((line) => line === '')).toBe(true);
    // Below the blank lines is only what both have seen.
    for (const line of lines.slice(blank + 1, at)) expect(line).toMatch(/^(The army of|The game begins|Red d3-d4)/);
  }
  expect(lines.join('\n')).not.toContain('hush');
});

test('--help says how it is called', async () => {
  const { code, lines } = await playByLines(['--help'], () => undefined);
  expect(code).toBe(0);
  for (const word of ['--options key=value', '--plain', '--two', '--seed', '--side', '--names', '--save FILE'])
    expect(lines[0]).toContain(word);
});

describe('the record of a finished game', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flagfall-play-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('--save writes it, a second game does not overwrite it, and it replays', async () => {
    const file = path.join(folder, 'game.flag');
    const args = ['barrage', '--seed', 'saved', '--save', file];
    const { lines } = await playByLines(args, randomPerson('saved'));
    expect(lines).toContain(`The game is saved as ${file}.`);
    expect((await playByLines(args, randomPerson('other'))).lines).toContain(`The game is saved as ${path.join(folder, 'game-2.flag')}.`);
    const record = parseRecord(readFileSync(file, 'utf8'));
    assert(record.ok, 'it can be read');
    const rules = rulesForRecord(record.value, findEdition);
    assert(rules.ok, 'its edition is known');
    expect(replayRecord(rules.value, record.value)).toMatchObject({ ok: true });
    expect(record.value.ending?.winners.length).toBe(1);
  });

  test('the board lies open at the end, the game comes in figures, and a file that cannot be written is reported', async () => {
    const file = path.join(folder, 'nowhere', 'game.flag');
    const { lines } = await playByLines(['barrage', '--save', file], (line) => {
      if (line.includes('type a number')) return '1';
      if (line.startsWith('Press Enter to leave')) return '';
      return line.endsWith('your turn.') ? 'resign' : undefined;
    });
    expect(lines).toContain('Victory for Blue: Red resigned.');
    expect(lines).toContain(`The game could not be saved as ${file} (ENOENT).`);
    const opened = lines.slice(lines.indexOf('Victory for Blue: Red resigned.'));
    expect(opened.some((line) => /^\d+ moves? · \d+ battles? · /.test(line))).toBe(true);
    expect(opened.join('\n')).toContain('b F');
    expect(opened.join('\n')).not.toContain('b ?');
  });
});

test('without an edition it asks for one', async () => {
  const { lines } = await playByLines([], (line) =>
    line.includes('(clone-classic)') ? 'barrage' : line.includes('type a number') ? 'quit' : undefined,
  );
  expect(lines.some((line) => line.startsWith('Barrage. Seed'))).toBe(true);
});

const texts = new TerminalTexts(createMessages('en'));

const LEAVE = '\x1b[0m\x1b[?25h\x1b[?1049l';

test('from the menus through a game that is resigned and back to the menus', async () => {
  const { code, terminal, keyboard } = await onScreen([], ['\x1b[B', '\r', '\r', 'd', 'x', 'y', '\r', 'q']);
  expect(code).toBe(0);
  expect(terminal.written.startsWith('\x1b[?1049h')).toBe(true);
  expect(terminal.written.endsWith(LEAVE)).toBe(true);
  expect(terminal.written).toContain('resigned');
  expect(keyboard.raw).toBe(false);
});

test('the key that closes a battle can begin the next move', async () => {
  // Red's scout attacks; red closes the battle, passes the screen on, and blue closes it by typing.
  const { terminal } = await onScreen(
    ['barrage', '--two'],
    ['\r', 'l', 'd', '\r', 'l', 'd', '\r', ...'a3a6\r', 'e', '\r', 'e', '6', 'q', '\x03'],
  );
  expect(terminal.written).toContain('Battle on a6');
  expect(terminal.written).toContain('Move: e_');
});

test('Ctrl-C restores the terminal at any time', async () => {
  for (const keys of [['\x03'], ['d', '\x03'], ['d', '?', '\x03'], ['d', 'x', '\x03']]) {
    const { code, terminal, keyboard } = await onScreen(['barrage', '--two'], keys);
    expect(code).toBe(130);
    expect(terminal.written.endsWith(LEAVE)).toBe(true);
    expect(keyboard.raw).toBe(false);
  }
});

test('a small terminal shows the size it needs, and the screen is drawn when it has grown', async () => {
  const keyboard = new FakeKeyboard();
  const terminal = new FakeTerminal();
  terminal.columns = 50;
  const ended = run(seeded(['barrage']), { out: () => undefined, error: () => undefined }, {
    input: keyboard,
    output: terminal,
    home: newHome(),
  } as unknown as Streams);
  await new Promise((wake) => setImmediate(wake));
  expect(terminal.written).toContain('too small');
  terminal.columns = 100;
  terminal.emit('resize');
  expect(terminal.written).toContain('set up the army of Red');
  keyboard.write('\x03');
  await ended;
});

test('in a window that is too small keys do nothing, but q quits', async () => {
  const keyboard = new FakeKeyboard();
  const terminal = new FakeTerminal();
  terminal.columns = 50;
  const ended = run(seeded(['barrage']), { out: () => undefined, error: () => undefined }, {
    input: keyboard,
    output: terminal,
    home: newHome(),
  } as unknown as Streams);
  keyboard.write('dxyq');
  expect(await ended).toBe(0);
  expect(terminal.written).not.toContain('resigned');
});

test('a dumb terminal is played line by line', async () => {
  vi.stubEnv('TERM', 'dumb');
  const terminal = new FakeTerminal();
  const keyboard = new FakeKeyboard();
  const lines: string[] = [];
  const ended = run(seeded(['barrage']), { out: (line) => lines.push(line), error: () => undefined }, {
    input: keyboard,
    output: terminal,
    home: newHome(),
  } as unknown as Streams);
  keyboard.end('quit\n');
  await ended;
  vi.unstubAllEnvs();
  expect(terminal.written).toBe('');
  expect(lines.at(-1)).toBe('Goodbye.');
});

test('command lines that make no sense are answered in one line', () => {
  for (const args of [
    ['chess'],
    ['--options', 'memory=strict'],
    ['duel', '--names', 'odd'],
    ['duel', '--side', 'gold'],
    ['conquest', '--side', 'gold', '--options', 'players=3'],
    ['duel', '--options', 'memory=none'],
  ])
    expect(() => parseChoices(args, texts)).toThrow(UsageError);
  expect(parseChoices(['duel', '--options', 'memory=strict', 'board=10x10', '--two', '--names', 'neutral'], texts)).toMatchObject({
    two: true,
    pack: 'neutral',
    options: { memory: 'strict', board: '10x10' },
  });
});
