// A server as its own process: it prints its address, stops in order, and says in plain words why it cannot start.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { endProgram, freePort } from '@flagfall/testkit/parts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startServed } from './forTests/servedForTests.ts';
import { portOwner } from './serve/portOwner.ts';

const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function environment(port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    HOST: '127.0.0.1',
    PORT: String(port),
    STORE_FILE: path.join(folder, 'flagfall.db'),
    LOG_LEVEL: 'error',
  };
}

function fails(env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  return stderr;
}

/** Another program on a port. */
async function takenPort(): Promise<number> {
  const other = net.createServer((socket) => {
    // The other end may have hung up.
    socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\n\r\n{}');
  });
  other.listen(0, '127.0.0.1');
  ends.push(() => void other.close());
  await once(other, 'listening');
  return (other.address() as net.AddressInfo).port;
}

test('it listens, keeps its promises through a stop, and refuses clearly', async () => {
  const port = await freePort();
  const env = environment(port);
  const start = async () => (await startServed([script], env, port)).process;
  const url = `http://127.0.0.1:${port}/api/v1`;
  const first = await start();
  const made = await fetch(`${url}/guests`, { method: 'POST' });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(fails({ ...env, PORT: '0' })).toMatch(/is in use by another Flagfall server/);
  // A second start by mistake while it runs; and one with its own file.
  const runs = `Flagfall already runs: open http://127.0.0.1:${port}. To start another one, give it --port N (or the variable PORT) and --file FILE (or the variable STORE_FILE).\n`;
  expect(fails(env)).toBe(runs);
  expect(fails({ ...env, STORE_FILE: path.join(folder, 'other.db') })).toBe(runs);
  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  const second = await start();
  const me = await fetch(`${url}/me`, { headers: { cookie } });
  expect(await me.json()).toEqual(await made.json());
  second.kill('SIGINT');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

test('a failed start says why in a sentence, without a stack trace', async () => {
  const env = { ...environment(0), STORE_FILE: path.join(folder, 'faults.db') };
  expect(fails({ ...env, PORT: 'ninety', LOG_LEVEL: 'loud' })).toBe(
    'PORT must be a whole number from 0 to 65535\nLOG_LEVEL must be one of silent, error, warn, info, debug\n',
  );
  const inFile = path.join(script, 'flagfall.db');
  expect(fails({ ...env, STORE_FILE: inFile })).toMatch(
    /^The data cannot be kept in \S+serve\.ts\/flagfall\.db: E\w+: .*--file FILE .*\.\n$/,
  );
  expect(fails({ ...env, DATABASE_URL: 'postgresql://u:hunter2@127.0.0.1:1/x' })).toBe(
    'The database (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  );
  expect(fails({ ...env, NATS_URL: 'nats://127.0.0.1:1' })).toMatch(/^NATS \(NATS_URL\) cannot be used: .*\.\n$/);
});

test('a taken port: by which program, and how to choose another', async () => {
  const port = await takenPort();
  const env = { ...environment(port), STORE_FILE: path.join(folder, 'taken.db') };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const holder = portOwner(port);
  const who = holder === undefined ? 'another program' : `${holder.program} (process ${process.pid})`;
  expect([said, code]).toEqual([`Port ${port} is taken by ${who}. Choose another one with --port N (or the variable PORT).\n`, 1]);
});

test('LOG_FORMAT=text: lines for a person on standard output, and no JSON', async () => {
  const env = { ...environment(0), LOG_LEVEL: 'info', LOG_FORMAT: 'text', STORE_FILE: path.join(folder, 'text.db'), PAGES: folder };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  ends.push(() => endProgram(child, 'SIGKILL'));
  const [said, complaint] = [text(child.stdout), text(child.stderr)];
  await once(
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('to stop it') && child.kill('SIGINT')),
    'close',
  );
  expect(await complaint).toBe('');
  expect(
    (await said).replace(/:\d{4,5}\b/g, ':PORT').replace(/\d\d:\d\d:\d\d/, 'TIME'),
  ).toBe(`Flagfall, a server for the games of the Stratego family
TIME info: Server listening at http://127.0.0.1:PORT
  there are no pages for a browser yet; to build them: npx vite build packages/web
  only this machine reaches it; to open it to your network: --host 0.0.0.0
  to play, in another terminal: flagfall play --server http://127.0.0.1:PORT
  games and accounts are kept in ${env.STORE_FILE}
  to stop it: Ctrl-C
Flagfall is stopping. All games are kept.
`);
});

test('without a terminal the log is JSON, one object a line', async () => {
  const env = { ...environment(0), LOG_LEVEL: 'info', STORE_FILE: path.join(folder, 'json.db') };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  ends.push(() => endProgram(child, 'SIGKILL'));
  const said = text(child.stdout);
  await once(
    createInterface({ input: child.stderr }).on('line', (line) => line.includes('to play, in') && child.kill('SIGTERM')),
    'close',
  );
  const lines = (await said)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([expect.objectContaining({ level: 30, msg: expect.stringMatching(/^Server listening at /) })]);
});
