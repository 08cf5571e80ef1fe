// The real programs are found, or their absence is reported.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { repositoryRoot } from './paths.ts';
import { findTestProgram, partsSettingProblem } from './testPrograms.ts';

describe.each([
  ['postgres', 'initdb'],
  ['nats', 'nats-server'],
  ['chromium', 'chromium-headless-shell', 'chromium'],
])('%s', (name, ...programs) => {
  const folder = findTestProgram(name);
  const program = programs.find((one) => existsSync(path.join(folder ?? '', one))) ?? programs[0];

  test.skipIf(folder === undefined)(`${program} can be run${process.env.FLAGFALL_PARTS === 'none' ? ' (FLAGFALL_PARTS=none)' : ''}`, () => {
    const { status, stdout, stderr } = spawnSync(path.join(folder ?? '', program), ['--version'], { encoding: 'utf8' });
    expect(status, `${program}: ${stderr}`).toBe(0);
    expect(stdout + stderr).toMatch(/\d+\.\d+/);
  });
});

test('an unknown program is a bug of ours', () => {
  expect(() => findTestProgram('oracle')).toThrow(/no part is called oracle: there are postgres, nats, chromium/);
});

test('npm test prepares what its own tests need, and nothing for the long ones', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/testPrograms.ts'], { cwd: repositoryRoot, encoding: 'utf8' });
  expect(stdout + stderr).toMatch(/chromium/);
  expect(stdout + stderr).not.toMatch(/buildah|debootstrap/);
});

describe('FLAGFALL_PARTS', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test('none: no program is found, even if it is installed', () => {
    vi.stubEnv('FLAGFALL_PARTS', 'none');
    for (const name of ['postgres', 'nats', 'chromium']) expect(findTestProgram(name)).toBeUndefined();
  });

  test('none is refused under CI, and so is any other word', () => {
    expect(partsSettingProblem({})).toBeUndefined();
    expect(partsSettingProblem({ CI: 'true' })).toBeUndefined();
    expect(partsSettingProblem({ FLAGFALL_PARTS: 'none', CI: 'false' })).toBeUndefined();
    expect(partsSettingProblem({ FLAGFALL_PARTS: 'none', CI: 'true' })).toMatch(/under CI no test may be skipped/);
    expect(partsSettingProblem({ FLAGFALL_PARTS: 'postgres' })).toMatch(/the only word it knows is none/);
  });
});
