/** Whole games with powers and cards through the command itself: line by line, and on a screen that is a pair of streams. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEdition } from '@flagfall/editions';
import { assert, parseRecord, replayRecord, rulesForRecord } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { onScreen, playByLines, versatilePerson } from './forTests/terminalForTests.ts';

/** Short games; the long run plays more. */
const GAMES = [
  { id: 'battle-cards', alone: 'lines', two: 'd' },
  { id: 'creed-special', alone: 'lines', two: 'c' },
  { id: 'clone-special', alone: 'd', two: 'kept' },
];
const MORE = process.env.FLAGFALL_LONG === '1' ? ['kept', 'two', 'more'] : [];

describe.each(GAMES)('$id', ({ id, alone, two }) => {
  test.each([alone, ...MORE])(
    'a complete game against the computer, line by line; it is saved, and its record replays: %s',
    async (seed) => {
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'flagfall-special-')), `${id}.flag`);
      const { code, lines } = await playByLines([id, '--seed', seed, '--save', file], versatilePerson(seed));
      expect(code).toBe(0);
      expect(lines.findLast((line) => /Victory|draw/.test(line))).toMatch(/^Victory for/);
      expect(lines).toContain(`The game is saved as ${file}.`);
      const record = parseRecord(readFileSync(file, 'utf8'));
      assert(record.ok, 'it can be read');
      const rules = rulesForRecord(record.value, findEdition);
      assert(rules.ok, 'its edition is known');
      expect(replayRecord(rules.value, record.value)).toMatchObject({ ok: true });
      rmSync(path.dirname(file), { recursive: true });
    },
  );

  test('two people pass the keyboard on, also in the middle of a turn', async () => {
    const { lines } = await playByLines([id, '--two', '--seed', two, '--options', 'memory=strict'], versatilePerson(two));
    expect(lines.some((line) => /Victory|draw:/.test(line))).toBe(true);
    const asked = lines.flatMap((line, at) => (line.startsWith('Pass the screen') ? [lines[at - 1]] : []));
    if (id === 'battle-cards') expect(asked.some((line) => /^The attack waits: (Red|Blue) may play/.test(line))).toBe(true);
  });
});

test('[BC-4] on the screen: two people look at their cards one after the other, and an attack is answered by the other', async () => {
  const keys = ['\r', 'd', '\r', 'd', '\r', '\r', '\r', '\r', '\r', ...'e3e8\r', '\r', '\x03'];
  const { terminal } = await onScreen(['battle-cards', '--two', '--seed', 'cards'], keys);
  const at = [
    'The first cards are looked at by Red and Blue.',
    'Your first three cards',
    'The first cards are looked at by Blue.',
    'Red to move: your turn.',
    'The attack waits: Blue may play a Defence card.',
    'You are attacked',
  ].map((text) => terminal.frames.findIndex((frame) => frame.includes(text)));
  expect(at.every((frame) => frame >= 0)).toBe(true);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  const curtain = terminal.frames[at[4]];
  expect(curtain).not.toMatch(/hand|\d{2} +. +\?/);
});

test('two people in line mode: the text while the screen is passed on has no secret', async () => {
  const below: string[] = [];
  let isBelow = false;
  const person = versatilePerson('passed on');
  let turns = 0;
  await playByLines(['battle-cards', '--two', '--seed', 'passed on'], (line) => {
    if (line === '') isBelow = true;
    else if (isBelow && line.startsWith('Pass the screen')) isBelow = false;
    else if (isBelow) below.push(line);
    if (line.endsWith('your turn.') && ++turns > 60) return '<end>';
    if (line.includes('press Enter')) return '';
    return person(line);
  });
  expect(below.some((line) => /exchanges|draws/.test(line))).toBe(true);
  // A card that is drawn or exchanged is named to its owner alone.
  expect(below.filter((line) => /(?:exchanges|draws) (?!a card|\d+ cards|one card|cards)/.test(line))).toEqual([]);
});
