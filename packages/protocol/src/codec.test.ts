/** Reading messages: good ones come back unchanged, bad ones get an error with a path, and nothing throws. */

import { EDITIONS } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  compileRules,
  conclude,
  ENDINGS,
  homeOf,
  isRunning,
  LEAVE_REASONS,
  newGame,
  type Options,
  OUTCOMES,
  observe,
  openedViewOf,
  pick,
  SEATS,
  sampleDeployment,
  seatIndex,
  seededChance,
  snapshotOf,
  submit,
  type Viewer,
} from '@flagfall/engine';
import { fc } from '@flagfall/testkit/fastCheck';
import { describe, expect, test } from 'vitest';
import type { ClientMessage } from './clientMessages.ts';
import { decodeClientMessage, decodeServerMessage, encodeClientMessage, encodeServerMessage } from './codec.ts';
import { CHAT_LENGTH_MAX, CLIENT_LENGTH_MAX, CLIENT_VALUES_MAX, ID_LENGTH_MAX, PIECES_MAX } from './limits.ts';
import type { LobbyOffer } from './lobby.ts';
import { OFFER_TYPES } from './requests.ts';
import { SEAT_NAMES } from './schemas.ts';
import { ENDING_NAMES, LEAVING_NAMES, OUTCOME_NAMES } from './seenEvents.ts';
import type { ServerMessage } from './serverMessages.ts';

const NONCE = '0123456789abcdef'.repeat(4);

const REQUESTS: readonly Extract<ClientMessage, { type: 'act' }>['request'][] = [
  { type: 'play', id: '1', intent: { type: 'move', from: 'a4', to: 'a5' } },
  { type: 'play', id: '2', intent: { type: 'deploy', deployment: { a1: 'flag', b1: 'bomb' } } },
  { type: 'play', id: '3', intent: { type: 'deed', deed: 'heal', cells: ['c1'], cards: ['boat'], kind: 'scout', yes: true } },
  { type: 'resign', id: '4' },
  { type: 'abort', id: '5' },
  ...OFFER_TYPES.map((what) => ({ type: 'offer', id: what, what }) as const),
  { type: 'answer', id: '6', what: 'draw', accept: false },
  { type: 'withdraw', id: '7', what: 'undo' },
  { type: 'claim', id: '8', outcome: 'win' },
  { type: 'mark', id: '9', piece: 12, kind: 'marshal' },
  { type: 'mark', id: '10', piece: 12 },
  { type: 'nonce', id: '11', nonce: NONCE },
];

const MESSAGES: readonly ClientMessage[] = [
  { type: 'hello', protocol: 2, client: 'test', editions: { original: 1 } },
  { type: 'hello', protocol: 2 },
  { type: 'join', game: 'g1', secret: 's', since: 4 },
  { type: 'join', game: 'g1' },
  { type: 'leave', game: 'g1' },
  { type: 'chat', game: 'g1', id: '1', room: 'seats', text: 'good game' },
  { type: 'attend', lobby: true },
  { type: 'attend' },
  { type: 'ping', id: '1' },
  ...REQUESTS.map((request) => ({ type: 'act', game: 'g1', request }) as const),
];

const pathOf = (text: string): string => {
  const read = decodeClientMessage(text);
  expect(read).toMatchObject({ ok: false, error: { code: 'badMessage' } });
  return read.ok ? '' : read.error.path;
};
const actWith = (request: unknown): string => JSON.stringify({ type: 'act', game: 'g', request });

const COMMITMENTS = { chance: 'b'.repeat(64), deployments: {}, nonces: {} };
const ABOUT = {
  ...{ edition: 'barrage', revision: 1, options: {}, clock: { type: 'unlimited' } as const },
  ...{ rated: false, friendly: true, audienceDelay: 0 },
};

describe('client messages', () => {
  test.each(MESSAGES.map((message) => [JSON.stringify(message), message] as const))('%s is read as it was written', (_, message) => {
    expect(decodeClientMessage(encodeClientMessage(message))).toEqual({ ok: true, value: message });
  });

  test('an error names the path of what is wrong', () => {
    expect(pathOf('')).toBe('json');
    expect(pathOf('null')).toBe('message');
    expect(pathOf('{"type":"dance"}')).toBe('type');
    expect(pathOf('{"type":"join"}')).toBe('game');
    expect(pathOf('{"type":"join","game":"g","since":-1}')).toBe('since');
    expect(pathOf('{"type":"join","game":"g","since":1.5}')).toBe('since');
    expect(pathOf(actWith({ type: 'play', id: '1', intent: { type: 'move', from: 'a1', to: 7 } }))).toBe('request.intent.to');
    expect(pathOf(actWith({ type: 'play', id: '1', intent: { type: 'fly' } }))).toBe('request.intent.type');
    expect(pathOf(actWith({ type: 'offer', id: '1', what: 'money' }))).toBe('request.what');
    expect(pathOf(actWith({ type: 'nonce', id: '1', nonce: NONCE.toUpperCase() }))).toBe('request.nonce');
  });

  test('unknown fields are refused at every level', () => {
    expect(pathOf('{"type":"ping","id":"1","more":1}')).toBe('more');
    expect(pathOf(actWith({ type: 'resign', id: '1', seat: 'blue' }))).toBe('request.seat');
    expect(pathOf(actWith({ type: 'play', id: '1', intent: { type: 'move', from: 'a', to: 'b', seat: 'red' } }))).toBe(
      'request.intent.seat',
    );
  });

  test('names that every object has are refused as keys', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      expect(pathOf(`{"type":"ping","id":"1","${key}":{"game":"g"}}`)).toBe('key');
      expect(
        pathOf(`{"type":"act","game":"g","request":{"type":"play","id":"1","intent":{"type":"deploy","deployment":{"${key}":"flag"}}}}`),
      ).toBe('request.intent.deployment.key');
    }
    expect(({} as Record<string, unknown>).game).toBeUndefined();
  });

  test('texts with half a character are refused, in values and in keys', () => {
    expect(pathOf('{"type":"chat","game":"g","id":"1","room":"seats","text":"\\ud800"}')).toBe('text');
    expect(pathOf('{"type":"ping","id":"1","\\udc00":1}')).toBe('key');
  });

  test('a game id has only letters of our ids, and other texts hold nothing that a store cannot keep', () => {
    for (const game of ['a\0b', 'a b', 'a/b', "a'b", '\u00e4', '\u202e', '-'.repeat(ID_LENGTH_MAX + 1), ''])
      for (const message of MESSAGES.filter((one) => 'game' in one)) expect(pathOf(JSON.stringify({ ...message, game }))).toBe('game');
    for (const game of ['0123456789abcdef01234567', 'AbC_-9'])
      expect(decodeClientMessage(JSON.stringify({ type: 'leave', game })).ok).toBe(true);
    for (const id of ['\0', 'a\nb', '\u007f', '\u009b']) {
      expect(pathOf(JSON.stringify({ type: 'ping', id }))).toBe('id');
      for (const request of REQUESTS) expect(pathOf(actWith({ ...request, id }))).toBe('request.id');
    }
    expect(pathOf(actWith({ type: 'play', id: '1', intent: { type: 'move', from: 'a\0', to: 'b' } }))).toBe('request.intent.from');
    expect(pathOf('{"type":"join","game":"g","secret":"\\u0000"}')).toBe('secret');
    expect(pathOf('{"type":"hello","protocol":2,"client":"\\u0000"}')).toBe('client');
    expect(pathOf('{"type":"chat","game":"g","id":"1","room":"seats","text":"a\\u0000"}')).toBe('text');
  });

  test('a message that is too long, too deep or too large is refused', () => {
    const chat = (text: string): string => JSON.stringify({ type: 'chat', game: 'g', id: '1', room: 'seats', text });
    expect(decodeClientMessage(chat('x'.repeat(CHAT_LENGTH_MAX))).ok).toBe(true);
    expect(pathOf(chat('x'.repeat(CHAT_LENGTH_MAX + 1)))).toBe('text');
    expect(pathOf(chat('x'.repeat(CLIENT_LENGTH_MAX)))).toBe('length');
    expect(pathOf(JSON.stringify({ type: 'ping', id: 'x'.repeat(ID_LENGTH_MAX + 1) }))).toBe('id');
    expect(pathOf('['.repeat(4000) + ']'.repeat(4000))).toBe('depth');
    expect(pathOf(JSON.stringify(Array(CLIENT_VALUES_MAX + 1).fill(0)))).toBe('count');
    const army = (size: number): string =>
      actWith({
        type: 'play',
        id: '1',
        intent: { type: 'deploy', deployment: Object.fromEntries(Array.from({ length: size }, (_, n) => [`c${n}`, 'x'])) },
      });
    expect(decodeClientMessage(army(PIECES_MAX)).ok).toBe(true);
    expect(pathOf(army(PIECES_MAX + 1))).toBe('request.intent.deployment');
  });

  test('any JSON and any text gets a result', () => {
    fc.assert(fc.property(fc.json(), (text) => expectSound(text)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expectSound(text)));
  });

  test('a good message with one value replaced is accepted or gets an error', () => {
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', '\ud800', -1, 2 ** 53, Number.POSITIVE_INFINITY, null, [], {}));
    fc.assert(
      fc.property(fc.constantFrom(...MESSAGES), fc.nat(), values, (message, at, value) => {
        const broken: unknown = JSON.parse(JSON.stringify(message));
        const places = placesIn(broken);
        places[at % places.length](value);
        expectSound(JSON.stringify(broken));
      }),
      { numRuns: 500 },
    );
  });
});

function expectSound(text: string): void {
  const read = decodeClientMessage(text);
  if (read.ok) expect(decodeClientMessage(encodeClientMessage(read.value))).toEqual(read);
  else expect(read.error).toEqual({ code: 'badMessage', path: expect.any(String) });
  expect(decodeServerMessage(text)).toHaveProperty('ok');
}

/** A function that puts a value into each place of an object. */
function placesIn(value: unknown): ((put: unknown) => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = value as Record<string, unknown>;
  return Object.keys(inside).flatMap((key) => [
    (put: unknown): void => {
      inside[key] = put;
    },
    ...placesIn(inside[key]),
  ]);
}

const OFFER: LobbyOffer = {
  ...{ id: 'o', from: { name: 'Ann', bot: false, rating: 1520 }, edition: 'barrage', options: { quietLimit: 77 } },
  ...{ clock: { type: 'days', days: 2 }, speed: 'days', rated: true, forYou: true, yours: false, createdAt: 7 },
};

describe('server messages', () => {
  const plain: readonly ServerMessage[] = [
    { type: 'welcome', protocol: 2, now: 5, editions: { original: 1 } },
    { type: 'joined', game: 'g', viewer: 'audience' },
    { type: 'refused', game: 'g', id: '1', refusal: { code: 'notYourTurn', turn: 'red' } },
    { type: 'presence', game: 'g', away: ['red'], claimable: [] },
    { type: 'chat', game: 'g', id: '1', room: 'audience', from: 'Ann', text: 'hello', at: 7 },
    { type: 'chat', game: 'g', id: '1', room: 'seats', from: 'Robby', seat: 'blue', bot: true, text: 'hello', at: 7, own: 'c1' },
    { type: 'matched', game: 'g', seat: 'gold' },
    { type: 'challenged', offer: OFFER },
    { type: 'challengeGone', offer: 'o' },
    { type: 'gameEnded', game: 'g' },
    { type: 'lobby', offers: [OFFER, { ...OFFER, seat: 'red', ratingMin: 1400, ratingMax: 1600 }], searching: 3 },
    { type: 'error', code: 'silenced', game: 'g', id: 'c1', until: 99 },
    { type: 'pong', id: '1', now: 9 },
    { type: 'goodbye', reason: 'shutdown', retryMs: 1000 },
    { type: 'error', code: 'badMessage', path: 'request.id' },
  ];

  test.each(plain.map((message) => [message.type, message] as const))('%s is read as it was written', (_, message) => {
    expect(decodeServerMessage(encodeServerMessage(message))).toEqual({ ok: true, value: message });
  });

  test('fields that a client does not know are left out', () => {
    expect(decodeServerMessage('{"type":"pong","id":"1","now":2,"mood":"good"}')).toEqual({
      ok: true,
      value: { type: 'pong', id: '1', now: 2 },
    });
  });

  test('a choice that a client does not know is read as the nearest that it does', () => {
    const news = [{ type: 'weddingAnnounced', by: 'red' }, { type: 'paused' }];
    const past = { type: 'past', game: 'g', version: 1, steps: [{ news }] };
    const read = (message: object) => decodeServerMessage(JSON.stringify(message));
    expect(read(past)).toEqual({ ok: true, value: { ...past, steps: [{ news: [{ type: 'unknown' }, { type: 'paused' }] }] } });
    const bye = { type: 'goodbye', reason: 'holiday', retryMs: 5 };
    expect(read(bye)).toEqual({ ok: true, value: { ...bye, reason: 'shutdown' } });
    const fault = { type: 'error', code: 'tooLoud', game: 'g', id: 'c1' };
    expect(read(fault)).toEqual({ ok: true, value: { ...fault, code: 'unknown' } });
    const unseen = { type: 'past', game: 'g', version: 1, steps: [{ events: [{ type: 'pieceTeleported', piece: 1 }] }] };
    expect(read(unseen)).toMatchObject({ ok: false, error: { path: 'steps.0.events.0.type' } });
  });

  test('a step on the board has at least one event', () => {
    const past = { type: 'past', game: 'g', version: 1, steps: [{ events: [] }] };
    expect(decodeServerMessage(JSON.stringify(past))).toEqual({ ok: false, error: { code: 'badMessage', path: 'steps.0.events' } });
  });

  test('the engine and the protocol use the same names', () => {
    expect(SEAT_NAMES).toEqual(SEATS);
    expect(OUTCOME_NAMES).toEqual(OUTCOMES);
    expect(ENDING_NAMES).toEqual(ENDINGS);
    expect(LEAVING_NAMES).toEqual(LEAVE_REASONS);
  });

  test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
    '%s: views and events of a whole game arrive unchanged',
    (_, edition) => {
      const options: Options = edition.id === 'conquest' ? { players: 3, turnLimit: 12 } : {};
      const rules = compileRules(edition, options);
      const chance = seededChance(`wire ${edition.id}`);
      const position = newGame(rules, chance);
      const viewers: readonly Viewer[] = [...rules.seats, 'audience'];
      for (let n = 0; ; n++) {
        const { waiting } = observe(position, 'audience');
        if (n % 40 === 0 || waiting?.decision !== 'act')
          for (const viewer of viewers) {
            const message = {
              type: 'update',
              game: 'g',
              version: n,
              now: 1,
              phase: 'playing',
              isPaused: false,
              steps: [
                ...actionsSeenBy(actionsSince(position, 0), viewer)
                  .slice(-40)
                  .map((events) => ({ events })),
                { news: [{ type: 'offered', what: 'draw', by: 'red' }] },
              ],
              view: observe(position, viewer),
              seats: { red: { type: 'person', name: 'Ann' } },
              clocks: { leftMs: { red: 1 }, running: ['red'] },
              offers: [],
              marks: {},
            } as const;
            expect(decodeServerMessage(encodeServerMessage(message))).toEqual({ ok: true, value: message });
            const { game, version, now, steps, clocks, seats, offers, marks } = message;
            const whole: ServerMessage = {
              type: 'snapshot',
              ...{ game, version, now, steps, known: snapshotOf(position, viewer, undefined), clocks },
              ...{ phase: 'playing', isPaused: false, seats, offers, marks, commitments: COMMITMENTS, about: ABOUT },
            };
            expect(decodeServerMessage(encodeServerMessage(whole))).toEqual({ ok: true, value: whole });
          }
        if (waiting === undefined || n > 400) break;
        const seat = pick(chance, waiting.seats);
        const { moves, deeds } = observe(position, seat);
        const number = seatIndex(seat);
        const intent =
          waiting.decision === 'deploy'
            ? ({ type: 'deploy', deployment: sampleDeployment(rules, number, chance, homeOf(position, number)) } as const)
            : pick(chance, [...moves, ...deeds]);
        const asked = decodeClientMessage(encodeClientMessage({ type: 'act', game: 'g', request: { type: 'play', id: `${n}`, intent } }));
        expect(asked).toMatchObject({ ok: true, value: { request: { intent } } });
        expect(submit(position, seat, intent, chance).ok).toBe(true);
      }
      if (isRunning(position)) conclude(position, 'agreed', []);
      const opened = openedViewOf(position);
      const last: ServerMessage = { type: 'update', game: 'g', version: 1, now: 1, steps: [], clocks: { leftMs: {}, running: [] }, opened };
      expect(decodeServerMessage(encodeServerMessage(last))).toEqual({ ok: true, value: last });
    },
  );
});
