// Kills a writing process again and again: every acknowledged fact is there afterwards, once, and no game has a gap.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seededChance } from '@flagfall/engine';
import { endProgram, findPart, startPostgres } from '@flagfall/testkit/parts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openGame } from './contract/storeBenchForTests.ts';
import { openStore, type StoreSettings } from './open.ts';

const ROUNDS = process.env.FLAGFALL_LONG === '1' ? 20 : 2;
const GAMES = 20;
const postgres = findPart('postgres');
const chance = seededChance('crash');

/** An appending process, its acknowledged facts by game, and its errors. */
interface Appender {
  readonly process: ChildProcess;
  readonly acknowledged: Map<string, number>;
  /** How many steps were acknowledged. */
  steps(): number;
  complaint(): string;
}

async function startAppender(place: string, games: readonly string[]): Promise<Appender> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'forTests', 'appenderForTests.ts'), place, ...games]);
  onTestFinished(() => endProgram(child, 'SIGKILL'));
  const acknowledged = new Map<string, number>();
  let steps = 0;
  let complaint = '';
  let rest = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint += text;
  });
  await new Promise<void>((resolve) => {
    child.once('exit', resolve);
    child.stdout.on('data', (text: Buffer) => {
      const lines = (rest + text).split('\n');
      // A line without its end was cut off by the kill and does not count.
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [game, seq] = line.split(' ');
        if (line === 'ready') {
          resolve();
          continue;
        }
        acknowledged.set(game, Number(seq));
        steps += 1;
      }
    });
  });
  return { process: child, acknowledged, steps: () => steps, complaint: () => complaint };
}

/** Waits until the appender has done so much; what it is doing at that moment depends on the machine, and no check depends on it. */
async function someMoment({ steps, process: child }: Appender): Promise<number> {
  const wanted = GAMES + chance.below(20 * GAMES);
  while (steps() < wanted && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 2));
  return wanted;
}

async function checkStored(settings: StoreSettings, games: readonly string[], acknowledged: ReadonlyMap<string, number>, when: string) {
  const store = await openStore(settings, 1);
  try {
    for (const game of games) {
      const seqs = (await store.facts.read(game)).map(({ seq }) => seq);
      expect(seqs, `facts of ${game} ${when}`).toEqual(Array.from({ length: seqs.length }, (_, seq) => seq));
      const last = acknowledged.get(game) ?? -1;
      expect(seqs.length - 1, `acknowledged in ${game} ${when}`).toBeGreaterThanOrEqual(last);
    }
  } finally {
    await store.close();
  }
}

async function newGames(settings: StoreSettings): Promise<readonly string[]> {
  const store = await openStore(settings, 1);
  const games = await Promise.all(Array.from({ length: GAMES }, () => openGame(store)));
  await store.close();
  return games;
}

test(`embedded: nothing acknowledged is lost in ${ROUNDS} times kill -9`, async () => {
  const file = path.join(temporaryFolder(), 'flagfall.db');
  const games = await newGames({ file });
  const all = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const appender = await startAppender(file, games);
    const steps = await someMoment(appender);
    const closed = whenClosed(appender);
    await endProgram(appender.process, 'SIGKILL');
    await closed;
    expect(appender.complaint()).toBe('');
    expect(appender.acknowledged.size, 'it was at work').toBeGreaterThan(0);
    for (const [game, seq] of appender.acknowledged) all.set(game, seq);
    await checkStored({ file }, games, all, `after ${steps} steps of round ${round}`);
  }
});

test('embedded: while one process has the file another is refused with a clear line; after a kill -9 it is free', async () => {
  const file = path.join(temporaryFolder(), 'flagfall.db');
  const games = await newGames({ file });
  const first = await startAppender(file, games);
  const second = await startAppender(file, games);
  expect(second.process.exitCode).toBe(1);
  expect(second.complaint()).toMatch(/flagfall\.db is in use by another Flagfall server\..*\n$/);
  await endProgram(first.process, 'SIGKILL');
  const third = await startAppender(file, games);
  expect(third.process.exitCode).toBe(null);
  await endProgram(third.process, 'SIGKILL');
});

describe.skipIf(!postgres.found)(postgres.found ? 'PostgreSQL' : `PostgreSQL (${postgres.why})`, () => {
  test(`nothing acknowledged is lost in ${ROUNDS} times kill -9 of the writer and ${ROUNDS} of the server`, async () => {
    if (!postgres.found) return;
    const server = await startPostgres(postgres.folder);
    onTestFinished(() => server.stop());
    const settings = { databaseUrl: server.url, file: '' };
    const games = await newGames(settings);
    const all = new Map<string, number>();
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const appender = await startAppender(server.url, games);
      const steps = await someMoment(appender);
      const closed = whenClosed(appender);
      if (round % 2 === 0) await endProgram(appender.process, 'SIGKILL');
      else await server.kill();
      await closed;
      if (round % 2 === 1) expect(appender.complaint()).toMatch(/^the store is not available/);
      expect(appender.acknowledged.size, 'it was at work').toBeGreaterThan(0);
      for (const [game, seq] of appender.acknowledged) all.set(game, seq);
      await server.start();
      await checkStored(settings, games, all, `after ${steps} steps of round ${round}`);
    }
  });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-crash-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Its output has been read to the end. */
function whenClosed({ process: child }: Appender): Promise<void> {
  return new Promise((resolve) => child.once('close', () => resolve()));
}
