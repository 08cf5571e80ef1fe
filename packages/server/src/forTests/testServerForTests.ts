// A whole server for tests: a real store, a real listening application, and clients that keep their cookies.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Environment } from '../envReader.ts';
import type { AnyRoute } from '../http/route.ts';
import { openPeopleContext, type PeopleContext, type PersonChange } from '../people/peopleContext.ts';
import { peopleRoutes } from '../people/routes/index.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly people: PeopleContext;
  readonly store: Store;
  readonly url: string;
  /** Every line of the log so far. */
  readonly log: readonly string[];
  readonly changes: readonly PersonChange[];
  /** Lets time pass for sessions and log-in attempts. */
  wait(ms: number): void;
  client(headers?: Readonly<Record<string, string>>): Client;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of all shapes
  readonly body: any;
  readonly headers: Headers;
}

export interface Client {
  /** The cookie of the next request. */
  cookie: string | undefined;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

/** Cheap password hashes, so that tests of other things are quick. */
const CHEAP = { memoryKiB: 64, passes: 1 };

export interface TestServerSettings {
  readonly environment?: Environment;
  readonly routes?: (people: PeopleContext) => readonly AnyRoute[];
  readonly passwordCost?: typeof CHEAP;
}

export async function openTestServer({
  environment = {},
  routes = () => [],
  passwordCost = CHEAP,
}: TestServerSettings = {}): Promise<TestServer> {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-house-'));
  const many = { REQUESTS_PER_MINUTE: '1000000', GUESTS_PER_HOUR: '1000000', ACCOUNTS_PER_HOUR: '1000000' };
  const config: Config = readConfig({ STORE_FILE: path.join(folder, 'store.db'), ...many, ...environment });
  const store = await openStore(config.store, Date.now());
  const log: string[] = [];
  const changes: PersonChange[] = [];
  let waited = 0;
  const settings = { now: () => Date.now() + waited, changed: (change: PersonChange) => changes.push(change), passwordCost };
  const people = await openPeopleContext(store, config, settings);
  const app = await createApp({
    people,
    routes: [...peopleRoutes(people), ...routes(people)],
    log: { write: (line) => log.push(line) },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...{ app, people, store, url, log, changes },
    wait: (ms) => {
      waited += ms;
    },
    client: (headers = {}) => newClient(url, headers),
    async close() {
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function newClient(url: string, headers: Readonly<Record<string, string>>): Client {
  const send = async (method: string, place: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(
      `${url}${place.startsWith('/api') || place === '/metrics' || place === '/healthz' ? place : `/api/v1${place}`}`,
      {
        method,
        headers: {
          ...(client.cookie === undefined ? {} : { cookie: client.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
    );
    for (const line of response.headers.getSetCookie()) client.cookie = line.split(';')[0];
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  };
  const client: Client = {
    cookie: undefined,
    get: (place) => send('GET', place),
    post: (place, body) => send('POST', place, body),
    put: (place, body) => send('PUT', place, body),
    patch: (place, body) => send('PATCH', place, body),
    delete: (place) => send('DELETE', place),
  };
  return client;
}

let count = 0;

/** A name that no other test of the file uses. */
export function freshName(): string {
  count += 1;
  return `Zora-${[...String(count)].map((digit) => 'abcdefghkm'[Number(digit)]).join('')}`;
}

export const GOOD_PASSWORD = 'correct horse battery';

/** A client with a new account. */
export async function newcomer(
  server: TestServer,
  name = freshName(),
): Promise<Client & { readonly name: string; readonly codes: readonly string[] }> {
  const client = server.client();
  const { body } = await client.post('/accounts', { name, password: GOOD_PASSWORD });
  return Object.assign(client, { name, codes: body.recoveryCodes });
}
