// The reference names every route, the page for readers too, and every route has the shape we want.

import { readFileSync } from 'node:fs';
import { API_PREFIX, ENDPOINTS } from '@flagfall/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClient } from '../forTests/testServerForTests.ts';
import { startWhole, storeFolder, type WholeServer } from '../forTests/wholeServerForTests.ts';
import { HTTP_STATUS } from './refused.ts';

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const folder = storeFolder();
let server: WholeServer;
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
beforeAll(async () => {
  server = await startWhole({ STORE_FILE: folder.file });
  const { status, body } = await newClient(server.url, {}).get('/api/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  paths = body.paths;
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** `GET /api/v1/me`, from the router itself, which prints a tree: four characters per level. */
function routesOfRouter(): readonly string[] {
  const above: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│├└─ ]+)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (found === null) return [];
      const [, indent, name, methods = ''] = found;
      above.length = indent.length / 4 - 1;
      above.push(name);
      return methods.split(', ').flatMap((method) => (/^(HEAD|OPTIONS|)$/.test(method) ? [] : [`${method} ${above.join('')}`]));
    });
}

test('the reference has every route, and no other', () => {
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(named.length).toBeGreaterThan(25);
  expect(named.toSorted()).toEqual(routesOfRouter().toSorted());
});

test('the table of endpoints has every route, and no other', () => {
  const called = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${API_PREFIX}${path}`);
  expect(called.toSorted()).toEqual(
    routesOfRouter()
      .filter((route) => route.includes(` ${API_PREFIX}/`) && !route.endsWith('/socket'))
      .toSorted(),
  );
});

test('docs/http.md names every route', () => {
  const page = readFileSync(new URL('../../../../docs/http.md', import.meta.url), 'utf8');
  const onPage = [...page.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/\S+)`/g)].map(([, method, path]) => `${method} ${path}`);
  expect([...new Set(onPage)].toSorted()).toEqual(routesOfRouter().toSorted());
});

test('every route has a summary, an access rule and its refusals', () => {
  for (const [path, methods] of Object.entries(paths))
    for (const operation of Object.values(methods)) {
      expect(operation.summary, path).toMatch(/^[A-Z].*\.$/);
      expect(operation.description, path).toMatch(/\.$/);
      if (path.startsWith(API_PREFIX)) expect(Object.keys(operation.responses), path).toContain('4XX');
    }
  expect(paths['/api/v1/me'].get.security).toEqual([{ session: [] }, { token: [] }]);
  expect(paths['/api/v1/sessions'].post.security).toBeUndefined();
});

test('the refusals of a route are existing codes', () => {
  for (const { refusals } of server.services.flatMap(({ routes = [] }) => routes))
    for (const code of refusals) expect(HTTP_STATUS).toHaveProperty(code);
});

test('a field outside the schema of an answer is never sent', async () => {
  const client = newClient(server.url, {});
  await client.post('/accounts', { name: 'Quietone', password: 'correct horse battery' });
  for (const path of ['/me', '/sessions', '/me/export']) {
    const text = JSON.stringify((await client.get(path)).body);
    for (const secret of ['passwordHash', 'argon2', 'tokenHash', 'nameKey']) expect(text).not.toContain(secret);
  }
});
