// The pages from a real server: what a browser may cache, what it may not, and what is no page.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWhole, storeFolder, type WholeServer } from '../forTests/wholeServerForTests.ts';

const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-pages-'));
const store = storeFolder();
let server: WholeServer;

beforeAll(async () => {
  for (const inner of ['assets', 'docs/rules']) mkdirSync(path.join(folder, inner), { recursive: true });
  writeFileSync(path.join(folder, 'docs', 'index.html'), '<!doctype html>the documentation');
  writeFileSync(path.join(folder, 'docs', 'rules', 'duel.html'), '<!doctype html>the rules of Duel');
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>the page');
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'assets', 'index-a1.js'), 'plain');
  writeFileSync(path.join(folder, 'assets', 'index-a1.js.gz'), gzipSync('plain'));
  server = await startWhole({ STORE_FILE: store.file, PAGES: folder, REQUESTS_PER_MINUTE: '100' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  store.remove();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the raw request: `fetch` would unpack the answer and normalise the address. */
function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path: address, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

test.each(['/', '/play/online/abc', '/invite', '/index.html'])('%s is the page, revalidated each time', async (address) => {
  const { status, headers, body } = await ask(address);
  expect(status).toBe(200);
  expect(body.toString()).toContain('the page');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self';");
  expect((await ask(address, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

test('a file with a hash in its name is cached for ever, and compressed for clients that accept it', async () => {
  const plain = await ask('/assets/index-a1.js');
  expect(plain.body.toString()).toBe('plain');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  const packed = await ask('/assets/index-a1.js', { 'accept-encoding': 'br, gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.body).toString()).toBe('plain');
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
});

test('the documentation lies under /docs, and its unknown addresses are no page', async () => {
  const { status, headers } = await ask('/docs');
  expect([status, headers.location]).toEqual([302, '/docs/']);
  expect((await ask('/docs/')).body.toString()).toContain('the documentation');
  expect((await ask('/docs/rules/duel.html')).body.toString()).toContain('the rules of Duel');
  expect((await ask('/docs/none.html')).status).toBe(404);
  expect((await ask('/docs/..%2f..%2fflagfall.db')).status).toBe(400);
});

test('an outdated asset, an address of the API and a way out of the folder are no pages', async () => {
  for (const address of ['/assets/index-old.js', '/api/v1/nothing', '/api', '/assets/..%2f..%2fflagfall.db', '/assets/../../etc/passwd']) {
    const { status, headers, body } = await ask(address);
    expect([400, 403, 404], address).toContain(status);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).not.toContain('root:');
  }
  expect(JSON.parse((await ask('/api/v1/nothing')).body.toString())).toEqual({ code: 'noSuchRoute' });
  expect((await ask('/icon.svg')).headers['content-type']).toBe('image/svg+xml');
});

test('several people behind one address can fetch all files of the pages, and nothing else is refused for it', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask('/assets/index-a1.js')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await ask('/')).status).toBe(200);
  const asked = await Promise.all(Array.from({ length: 110 }, () => ask('/')));
  expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  expect((await ask('/assets/index-a1.js')).status).toBe(200);
});
