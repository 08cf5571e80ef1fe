// Calls over a real connection: what they send, return and throw.

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Api } from './api.ts';
import { CookieJar } from './cookieJar.ts';
import { ServerRefused, ServerUnreachable, UnreadableAnswer } from './httpClient.ts';

interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly cookies?: readonly string[];
}

const VISITOR = { type: 'guest', id: 'g', name: 'Quiet-Fox', bot: false, operator: false, sanctions: [], later: 'unknown' };

let server: Server;
let url: string;
let answer: Answer;
let asked: { readonly request: IncomingMessage; readonly body: string }[];

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ request, body });
    response.writeHead(answer.status ?? 200, { 'set-cookie': [...(answer.cookies ?? [])] }).end(answer.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

test('an answer is checked, and unknown fields are left out', async () => {
  answer = { body: JSON.stringify(VISITOR) };
  const { later: _, ...known } = VISITOR;
  expect(await new Api({ server: url }).logIn('Ann', 'secret words')).toEqual(known);
  expect(asked[0].request).toMatchObject({ method: 'POST', url: '/api/v1/sessions', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(asked[0].body)).toEqual({ name: 'Ann', password: 'secret words' });
});

test('names are escaped in addresses, and undefined parameters are left out', async () => {
  answer = { body: '{"games":[]}' };
  const api = new Api({ server: url });
  await api.runningGames();
  await api.runningGames('duel');
  await api.archive({ player: 'Änn & Co', after: undefined, rated: true });
  expect(asked.map(({ request }) => request.url)).toEqual([
    '/api/v1/games',
    '/api/v1/games?edition=duel',
    '/api/v1/archive?player=%C3%84nn+%26+Co&rated=true',
  ]);
});

test('a list of games can be read when one of them has a status of a newer server', async () => {
  const clock = { type: 'unlimited' };
  const game = {
    game: 'g',
    edition: 'duel',
    options: {},
    clock,
    speed: 'unlimited',
    rated: false,
    friendly: true,
    createdAt: 1,
    viewer: 'red',
  };
  answer = { body: JSON.stringify({ games: [{ ...game, status: 'adjourned', seats: { red: { type: 'team', name: 'The Foxes' } } }] }) };
  expect(await new Api({ server: url }).runningGames()).toEqual({
    games: [{ ...game, status: 'running', seats: { red: { type: 'person', name: 'The Foxes' } } }],
  });
});

test('a refusal is thrown with all its details', async () => {
  answer = { status: 429, body: '{"code":"tooManyAttempts","retryAfterSeconds":7}' };
  const error = await new Api({ server: url }).me().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ServerRefused);
  expect(error).toMatchObject({ status: 429, refusal: { code: 'tooManyAttempts', retryAfterSeconds: 7 } });
});

test('a server that is no Flagfall server or not there is unreachable; an unreadable answer has its own error', async () => {
  const api = new Api({ server: url });
  answer = { status: 502, body: '<html>' };
  await expect(api.me()).rejects.toBeInstanceOf(ServerUnreachable);
  answer = { body: '{"type":"guest"}' };
  await expect(api.me()).rejects.toThrow(UnreadableAnswer);
  await expect(new Api({ server: 'http://127.0.0.1:1' }).me()).rejects.toBeInstanceOf(ServerUnreachable);
});

test('a jar sends cookies back until they are removed', async () => {
  const kept: Readonly<Record<string, string>>[] = [];
  const jar = new CookieJar({ old: '1' }, (cookies) => kept.push(cookies));
  const api = new Api({ server: url, fetch: jar.wrap() });
  answer = { body: JSON.stringify(VISITOR), cookies: ['flagfall=a.b=; Path=/; HttpOnly; Max-Age=100', 'old=; Max-Age=0'] };
  await api.beginAsGuest();
  await api.me();
  expect(asked.map(({ request }) => request.headers.cookie)).toEqual(['old=1', 'flagfall=a.b=']);
  expect(kept[0]).toEqual({ flagfall: 'a.b=' });
  answer = { cookies: ['flagfall=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'] };
  await api.logOut();
  expect(jar.header).toBe('');
});
