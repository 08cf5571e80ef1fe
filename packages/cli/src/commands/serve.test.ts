// The server and the operator's command as somebody runs them: `flagfall serve`, `flagfall operator`.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startProgram } from '@flagfall/testkit/parts';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = path.join(folder, 'flagfall.db');
const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', STORE_FILE: file };

function flagfall(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('it serves, says how to join, keeps its store to itself, and an operator works on it afterwards', async () => {
  const port = await freePort();
  const args = [main, 'serve', '--host', '127.0.0.1', '--port', String(port)];
  const url = `http://127.0.0.1:${port}`;
  const server = await startProgram(process.execPath, args, new RegExp(`to play, in another terminal: flagfall play --server ${url}\n`), {
    env,
  });
  const made = await fetch(`${url}/api/v1/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Zora', password: 'correct horse battery' }),
  });
  expect(made.status).toBe(200);
  expect(flagfall('operator', 'appoint', 'Zora')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/in use by another Flagfall server/),
  });
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(flagfall('operator', 'appoint', 'Zora')).toMatchObject({ status: 0, stdout: 'done\n' });
  expect(flagfall('operator', 'reports')).toMatchObject({ status: 0, stdout: 'no open reports\n' });
  expect(flagfall('operator')).toMatchObject({ status: 1, stdout: expect.stringMatching(/^operator reports/) });
});

test('an unknown option is reported by its name', () => {
  for (const [words, stderr] of [
    [['--port', 'ninety'], '--port is a whole number from 0 to 65535, not "ninety"'],
    [['--prot', '80'], 'there is no switch --prot'],
    [['8080'], 'what is "8080"? serve takes only options'],
  ] as const)
    expect(flagfall('serve', ...words)).toMatchObject({ status: 1, stdout: '', stderr: `flagfall serve: ${stderr}\n` });
});
