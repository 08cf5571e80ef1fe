// One of every client message, with all its fields, and ways to spoil them. A missing type is a type error, so that additions
// to the protocol are fuzzed.

import type { Intent } from '@flagfall/engine';
import type { ClientMessage, Request } from '@flagfall/protocol';

/** Every field is there, also optional ones. */
type Whole<Union extends { readonly type: string }> = {
  readonly [Type in Union['type']]: Required<Extract<Union, { readonly type: Type }>>;
};

export const EVERY_INTENT: Whole<Intent> = {
  deploy: { type: 'deploy', deployment: { a1: 'flag' } },
  move: { type: 'move', from: 'a1', to: 'a2' },
  deed: { type: 'deed', deed: 'x', cells: ['a1'], cards: ['y'], kind: 'spy', yes: true, order: [3, 1, 2], open: true },
};

export const EVERY_REQUEST: Whole<Request> = {
  play: { id: '1', type: 'play', intent: EVERY_INTENT.move },
  resign: { id: '1', type: 'resign' },
  abort: { id: '1', type: 'abort' },
  offer: { id: '1', type: 'offer', what: 'draw' },
  answer: { id: '1', type: 'answer', what: 'draw', accept: true },
  withdraw: { id: '1', type: 'withdraw', what: 'draw' },
  claim: { id: '1', type: 'claim', outcome: 'win' },
  mark: { id: '1', type: 'mark', piece: 3, kind: 'spy' },
  nonce: { id: '1', type: 'nonce', nonce: 'a'.repeat(64) },
};

function wholeMessages(game: string): Whole<ClientMessage> {
  return {
    hello: { type: 'hello', protocol: 2, client: 'x', editions: { barrage: 1 } },
    join: { type: 'join', game, secret: 'x', since: 3, views: true },
    leave: { type: 'leave', game },
    past: { type: 'past', game, before: 3 },
    act: { type: 'act', game, request: EVERY_REQUEST.resign },
    chat: { type: 'chat', game, id: '1', room: 'seats', text: 'hello' },
    attend: { type: 'attend', lobby: true },
    ping: { type: 'ping', id: '1' },
  };
}

/** Every message type, and of `act` every type of request and of intent. */
export function everyMessage(game: string): readonly ClientMessage[] {
  const { act, ...others } = wholeMessages(game);
  const plays = Object.values(EVERY_INTENT).map((intent): Request => ({ ...EVERY_REQUEST.play, intent }));
  const requests: readonly Request[] = [...plays, ...Object.values(EVERY_REQUEST).filter(({ type }) => type !== 'play')];
  return [...Object.values(others), ...requests.map((request) => ({ ...act, request }))];
}

/** All places of a value that can be replaced. */
export function paths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]))];
}

/** The same with something else in one place; undefined removes the place. */
export function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const entries = Object.entries(value as object).map(([name, inner]) => [name, name === key ? replaced(inner, rest, by) : inner] as const);
  const changed = Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  return Array.isArray(value) ? Object.values(changed) : changed;
}
