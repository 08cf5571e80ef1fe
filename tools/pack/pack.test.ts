// The packed packages work outside the workspace: in an empty folder, with only
// their libraries from the registry, they play a game.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNpm } from '../npm.mjs';
import { readText } from '../paths.ts';
import { PACKED, packAll } from './pack.ts';
import { packedManifest } from './packedManifest.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-consumer-'));
  const tarballs = packAll(path.join(folder, 'packs'));
  expect(tarballs).toHaveLength(PACKED.length);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', overrides: lockedVersions() }));
  const { ok, output } = runNpm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs], {
    cwd: folder,
    quiet: true,
  });
  expect(ok, output).toBe(true);
  cpSync(path.join(import.meta.dirname, 'packConsumer.mjs'), path.join(folder, 'consumer.mjs'));
}, 600_000);

/** The versions of our own lockfile, so that a new release of a library cannot change this test. */
function lockedVersions(): Record<string, string> {
  const { packages }: { packages: Readonly<Record<string, { version?: string; link?: boolean }>> } = JSON.parse(
    readText('package-lock.json'),
  );
  const locked = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
  const topmost = locked.filter(([place]) => place.lastIndexOf('node_modules/') === 0);
  return Object.fromEntries(topmost.map(([place, { version = '' }]) => [place.slice('node_modules/'.length), version]));
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a program plays a game with the installed packages', () => {
  const result = spawnSync(process.execPath, ['consumer.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(result.stderr).toBe('');
  expect(result.status).toBe(0);
  expect(result.stdout).toContain('played');
});

test('the command is installed and answers', () => {
  const launcher = path.join(folder, 'node_modules', 'flagfall', 'bin', 'flagfall.mjs');
  const result = spawnSync(process.execPath, [launcher, '--version'], { cwd: folder, encoding: 'utf8' });
  expect(result.stderr).toBe('');
  expect(result.status).toBe(0);
});

test('without the server package, the commands that need it say so', () => {
  const launcher = path.join(folder, 'node_modules', 'flagfall', 'bin', 'flagfall.mjs');
  for (const words of [['serve'], ['operator', 'reports'], ['bench', 'server']]) {
    const { status, stderr } = spawnSync(process.execPath, [launcher, ...words], { cwd: folder, encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('the server is not part of this package') });
  }
});

test('a tarball holds compiled code with types, and neither sources nor tests', () => {
  const installed = path.join(folder, 'node_modules', '@flagfall', 'engine');
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files).toContain(path.join('dist', 'index.js'));
  expect(files).toContain(path.join('dist', 'index.d.ts'));
  expect(files).toContain('LICENSE');
  expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  expect(existsSync(path.join(installed, 'src'))).toBe(false);
  expect(readFileSync(path.join(installed, 'package.json'), 'utf8')).not.toContain('src/');
});

test('a tarball asks for its library in the version that the workspace has', () => {
  const installed = (name: string): { readonly version: string; readonly dependencies: Readonly<Record<string, string>> } =>
    JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  const here = JSON.parse(readText('packages/messages/package.json')).dependencies;
  expect(installed('@flagfall/messages').dependencies).toEqual(here);
  expect(installed('@lingui/core').version).toBe(here['@lingui/core']);
});

test('a published manifest points to compiled files and keeps its exact dependencies', () => {
  const dependencies = { '@flagfall/engine': '0.1.0' };
  const manifest = {
    name: 'a',
    version: '0.1.0',
    private: true,
    exports: { '.': './src/index.ts', './deep': './src/deep/x.ts' },
    dependencies,
  };
  expect(packedManifest(manifest)).toEqual({
    name: 'a',
    version: '0.1.0',
    types: './dist/index.d.ts',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './deep': { types: './dist/deep/x.d.ts', default: './dist/deep/x.js' },
    },
    dependencies,
    files: ['dist', 'bin', 'README.md', 'LICENSE'],
    engines: { node: '^24.15 || >=26' },
  });
});
