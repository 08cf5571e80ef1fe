// The real programs are found, or it is said aloud that they are not.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPart } from './parts.ts';
import { repositoryRoot } from './paths.ts';

describe.each([
  ['postgres', 'initdb'],
  ['nats', 'nats-server'],
  ['chromium', 'chromium'],
])('%s', (name, program) => {
  const folder = findPart(name);

  test.skipIf(folder === undefined)(`${program} can be run`, () => {
    const { status, stdout, stderr } = spawnSync(path.join(folder ?? '', program), ['--version'], { encoding: 'utf8' });
    expect(status, `${program}: ${stderr}`).toBe(0);
    expect(stdout + stderr).toMatch(/\d+\.\d+/);
  });
});

test('a part that nobody knows is a mistake of ours', () => {
  expect(() => findPart('oracle')).toThrow(/no part is called oracle: there are postgres, nats, chromium/);
});

test('npm test gets ready what its own tests need, and nothing for the long ones', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/parts.ts'], { cwd: repositoryRoot, encoding: 'utf8' });
  expect(stdout + stderr).toMatch(/chromium/);
  expect(stdout + stderr).not.toMatch(/buildah|debootstrap/);
});
