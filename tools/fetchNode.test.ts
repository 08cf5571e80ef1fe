// The fetched Node has the hash in the repository: a registry that sends any other is refused.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fetchedNodePath, fetchNode } from './fetchNode.mjs';
import { runNpm } from './npm.mjs';

const NAME = 'node-test-x64';
const VERSION = '24.0.0';

/** A registry with one package, in its own thread, since npm blocks this one. It names its own hash, as a registry does. */
const REGISTRY = `
const { createServer } = require('node:http');
const { parentPort, workerData: { name, version, tarball, integrity } } = require('node:worker_threads');
const server = createServer((request, response) => {
  if (request.url.endsWith('.tgz')) return response.end(tarball);
  const dist = { integrity, tarball: 'http://127.0.0.1:' + server.address().port + '/' + name + '.tgz' };
  response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } }));
}).listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

let folder: string;
let integrity: string;
let registry: Worker;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-node-'));
  const source = path.join(folder, 'source');
  mkdirSync(path.join(source, 'bin'), { recursive: true });
  writeFileSync(path.join(source, 'package.json'), JSON.stringify({ name: NAME, version: VERSION }));
  writeFileSync(path.join(source, 'bin', 'node'), '#!/bin/sh\necho v24.0.0\n', { mode: 0o755 });
  expect(runNpm(['pack', '--silent'], { cwd: source, quiet: true }).ok).toBe(true);
  const tarball = readFileSync(path.join(source, `${NAME}-${VERSION}.tgz`));
  integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  registry = new Worker(REGISTRY, { eval: true, workerData: { name: NAME, version: VERSION, tarball, integrity } });
  [port] = await once(registry, 'message');
});
afterAll(async () => {
  await registry.terminate();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => void vi.unstubAllEnvs());

/** Fetches into an empty checkout, with a cache of its own. */
function fetchInto(name: string, hash: string): { readonly why: string | undefined; readonly isThere: boolean; readonly left: boolean } {
  const root = path.join(folder, name);
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`);
  // Or a machine with a proxy asks it for this one, too.
  vi.stubEnv('npm_config_noproxy', '127.0.0.1');
  vi.stubEnv('npm_config_cache', path.join(folder, `${name}-cache`));
  const wanted = { name: NAME, version: VERSION, integrity: hash };
  const why = fetchNode(root, wanted);
  return {
    why,
    isThere: existsSync(fetchedNodePath(root, wanted)),
    left: existsSync(path.join(root, '.cache', `node-${VERSION}-${process.pid}`)),
  };
}

test.skipIf(process.platform === 'win32')('a package with the right hash is unpacked', () => {
  expect(fetchInto('right', integrity)).toEqual({ why: undefined, isThere: true, left: false });
});

test('a package with another hash is refused, and nothing of it stays', () => {
  const other = `sha512-${createHash('sha512').update('another').digest('base64')}`;
  const why = 'what arrived does not have the hash in tools/fetchNode.mjs';
  expect(fetchInto('wrong', other)).toEqual({ why, isThere: false, left: false });
});
