/** Earlier commits as opponents, from real repositories: one is made of this checkout as it stands, the others are small and broken on purpose. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Contest, type ContestGame, openContest } from '../contest.ts';
import { lastingName } from '../contestants/seatMakers.ts';
import { CHECKOUT, commitNamed, frozenEntry } from './frozen.ts';

const PACKAGES = ['engine', 'editions', 'ai', 'cli'];
const NOBODY = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@example.org', '-c', 'commit.gpgsign=false'];
/** A program that works may be slow to start beside other work. */
const PATIENT_MS = 100_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flagfall-frozen-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...NOBODY, ...args], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

/** A repository with one commit of this checkout as it stands, committed or not. */
function repositoryOfThis(): string {
  const repository = path.join(folder, 'this');
  git('init', '--quiet', repository);
  const there = ['--git-dir', path.join(repository, '.git'), '--work-tree', CHECKOUT];
  git('-C', CHECKOUT, ...there, 'add', 'package.json', ...PACKAGES.map((name) => `packages/${name}`));
  git('-C', CHECKOUT, ...there, 'commit', '--quiet', '--message', 'as it stands');
  return repository;
}

/** A repository whose `cli` has these fields in its manifest, and a program. */
function smallRepository(name: string, manifest: object, program: string): string {
  const repository = path.join(folder, name);
  for (const one of PACKAGES) {
    mkdirSync(path.join(repository, 'packages', one), { recursive: true });
    writeFileSync(
      path.join(repository, 'packages', one, 'package.json'),
      JSON.stringify({ type: 'module', ...(one === 'cli' ? manifest : {}) }),
    );
  }
  writeFileSync(path.join(repository, 'package.json'), '{}');
  writeFileSync(path.join(repository, 'packages', 'cli', 'program.ts'), program);
  git('init', '--quiet', repository);
  git('-C', repository, 'add', '.');
  git('-C', repository, 'commit', '--quiet', '--message', 'first');
  return repository;
}

function contestOf(a: string, repository: string): Contest {
  return { edition: 'barrage', options: [], a, b: 'greedy', seed: 'frozen', budget: { nodes: 300 }, patienceMs: PATIENT_MS, repository };
}

async function playOne(contest: Contest): Promise<Omit<ContestGame, 'longestMs'> & { readonly nodes: readonly number[] }> {
  const open = openContest(contest);
  const { longestMs: _, costs, ...report } = await open.play(1);
  await open.close();
  return { ...report, nodes: costs[0].nodes } as never;
}

test('a frozen commit plays the game that its sources play', async () => {
  const repository = repositoryOfThis();
  const there = await playOne(contestOf('frozen:HEAD', repository));
  expect(there.fault).toBeUndefined();
  expect(there).toEqual(await playOne(contestOf('5', repository)));
  expect(there).not.toEqual(await playOne(contestOf('frozen:HEAD:2', repository)));
  const commit = commitNamed('HEAD', repository);
  expect(readdirSync(path.join(repository, '.cache', 'frozen'))).toEqual([commit]);
  expect(lastingName('frozen:HEAD:4', repository)).toBe(`frozen:${commit}:level4`);
  expect(lastingName('level4', repository)).toBe('level4');
});

test('one that fails forfeits the game', async () => {
  const repository = smallRepository('failing', { exports: { './seat': './program.ts' } }, "throw new Error('lost my way');");
  const report = await playOne(contestOf('frozen:HEAD', repository));
  expect(report).toMatchObject({
    points: 0,
    ending: 'forfeit',
    fault: { isA: true, seat: 'blue', why: 'ended with code 1: Error: lost my way' },
  });
  const refusing = 'for await (const _ of process.stdin) console.log(\'{"type":"error","why":"not today"}\');';
  const other = smallRepository('refusing', { exports: { './seat': './program.ts' } }, refusing);
  expect((await playOne(contestOf('frozen:HEAD', other))).fault?.why).toBe('not today');
});

test('a commit that cannot be frozen is reported in a line, with advice', () => {
  const repository = smallRepository('without', { exports: { '.': './program.ts' } }, '');
  const first = git('-C', repository, 'rev-parse', 'HEAD');
  expect(() => frozenEntry(first, repository)).toThrow(`commit ${first} has no seat over JSON lines`);
  expect(() => commitNamed('0123abc', repository)).toThrow('there is no commit 0123abc: git fetch origin');
  git('-C', repository, 'commit', '--quiet', '--allow-empty', '--message', 'second');
  const shallow = path.join(folder, 'shallow');
  git('clone', '--quiet', '--depth', '1', `file://${repository}`, shallow);
  expect(() => openContest(contestOf(`frozen:${first}`, shallow))).toThrow(
    `this shallow clone has no commit ${first}: git fetch --unshallow origin`,
  );
  expect(existsSync(path.join(shallow, '.cache'))).toBe(false);
  expect(() => openContest(contestOf('frozen:', repository))).toThrow('is followed by a commit');
  expect(() => commitNamed('HEAD', folder)).toThrow('needs a checkout with git');
});
