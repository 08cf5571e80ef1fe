// A server as a process of its own: it says where it is, stops in order, and says in one line why it cannot start.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startProgram } from '@flagfall/testkit/parts';
import { afterAll, expect, test } from 'vitest';

const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function environment(port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    STORE_FILE: path.join(folder, 'flagfall.db'),
    LOG_LEVEL: 'error',
  };
}

function fails(env: NodeJS.ProcessEnv): string {
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr;
}

test('it listens, keeps what it promised through a stop, and refuses clearly', async () => {
  const port = await freePort();
  const env = environment(port);
  const start = () => startProgram(process.execPath, [script], /Flagfall listens on http:\/\/127\.0\.0\.1:\d+\n/, { env });
  const url = `http://127.0.0.1:${port}/api/v1`;
  const first = await start();
  const made = await fetch(`${url}/guests`, { method: 'POST' });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(fails(environment(port + 1))).toMatch(/is in use by another Flagfall server/);
  expect(fails({ ...env, STORE_FILE: path.join(folder, 'other.db') })).toMatch(/EADDRINUSE/);
  expect(fails({ ...env, PORT: 'ninety', LOG_LEVEL: 'loud' })).toBe(
    'PORT must be a whole number from 0 to 65535\nLOG_LEVEL must be one of silent, error, warn, info, debug\n',
  );
  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  const second = await start();
  const me = await fetch(`${url}/me`, { headers: { cookie } });
  expect(await me.json()).toEqual(await made.json());
  second.kill('SIGINT');
  expect(await once(second, 'exit')).toEqual([0, null]);
});
