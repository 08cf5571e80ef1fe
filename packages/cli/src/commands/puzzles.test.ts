/** The search for puzzles goes on where it was stopped, finds the same again, and writes lines that can be read. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parsePuzzle, puzzlePosition } from '@flagfall/learn';
import { puzzleNeeds } from '@flagfall/learn/proofs';
import { afterAll, expect, test } from 'vitest';
import { run } from './puzzles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'flagfall-puzzles-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a run in two parts finds the same as one run, and another run does not overwrite it', async () => {
  const [parts, whole] = [path.join(folder, 'parts.json'), path.join(folder, 'whole.json')];
  await search(parts, 1);
  await search(parts, 2);
  const said = await search(whole, 2, '--data', folder);
  // One of them may have begun before midnight.
  const [{ begun: _, ...inParts }, { begun: __, ...atOnce }] = [parts, whole].map((file) => JSON.parse(readFileSync(file, 'utf8')));
  expect(inParts).toEqual(atOnce);
  await expect(search(parts, 3, '--seed', 'another')).rejects.toThrow('holds another run');
  expect(said[0]).toMatch(/^[1-9]\d* of [1-9]\d* chosen/);
  const lines = readFileSync(path.join(folder, 'barrage.ts'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('barrage-'));
  expect(lines.length).toBe(Number.parseInt(said[0], 10));
  for (const line of lines) expect(puzzlePosition(parsePuzzle(line)).rules.edition.id).toBe('barrage');
});

test('puzzles that need a card or a power get further numbers, and name it', async () => {
  const args = ['--seed', 'e', '--deeds', '--first', '25', '--edition', 'creed-special', '--data', folder];
  await search(path.join(folder, 'deeds.json'), 1, ...args);
  const lines = readFileSync(path.join(folder, 'creed-special-deeds.ts'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('creed-special-'));
  expect(lines[0]).toMatch(/^creed-special-25 /);
  for (const line of lines) {
    const puzzle = parsePuzzle(line);
    expect(puzzle.needs, line).toContain('deed');
    expect(puzzleNeeds(puzzle), line).toEqual(puzzle.needs);
  }
});

async function search(file: string, games: number, ...more: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), error: () => {} };
  await run(
    ['--edition', 'barrage', '--seed', 'd', '--games', String(games), '--file', file, ...more],
    io as unknown as Parameters<typeof run>[1],
  );
  return lines;
}
