// A server is started as an operator starts it, and stops cleanly.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startServer } from './start.ts';
import { StoreInUse } from './store/errors.ts';

test('it starts, serves people and operators, refuses a second one on its file, and starts again on what it kept', async () => {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-start-'));
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', STORE_FILE: path.join(folder, 'flagfall.db') });
  const lines: string[] = [];
  const log = { write: (line: string) => lines.push(line) };
  const first = await startServer(config, log);
  const ask = (url: string, cookie = '') => fetch(`${url}/api/v1/me`, { headers: { cookie } });
  const made = await fetch(`${first.url}/api/v1/guests`, { method: 'POST' });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  const guest = await made.json();
  expect(await (await ask(first.url, cookie)).json()).toEqual(guest);
  expect((await fetch(`${first.url}/api/v1/operator/reports`)).status).toBe(401);
  await expect(startServer(config, log)).rejects.toThrow(StoreInUse);
  await first.stop();
  await expect(ask(first.url)).rejects.toThrow();
  const second = await startServer(config, log);
  expect(await (await ask(second.url, cookie)).json()).toEqual(guest);
  await second.stop();
  expect(lines.length).toBeGreaterThan(0);
  rmSync(folder, { recursive: true, force: true });
});
