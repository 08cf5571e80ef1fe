/** One call over HTTP: JSON there, JSON back, checked. What the server refuses and what cannot be reached are errors with names. */

import type { DoorRefusal } from '@flagfall/protocol/http';
import * as v from 'valibot';
import type { Fetch } from './cookieJar.ts';

/** The server has answered no, and says why. */
export class ServerRefused extends Error {
  override name = 'ServerRefused';
  readonly refusal: DoorRefusal;
  readonly status: number;

  constructor(refusal: DoorRefusal, status: number) {
    super(refusal.code);
    this.refusal = refusal;
    this.status = status;
  }
}

/** Nobody has answered, or somebody who is no Flagfall server. */
export class ServerUnreachable extends Error {
  override name = 'ServerUnreachable';
}

/** The server answers what this client cannot read: one of the two is older. */
export class StrangeAnswer extends Error {
  override name = 'StrangeAnswer';
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** What goes into an address after the question mark; what is undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CallSettings {
  /** Where the server is, such as `https://example.org`; a page of its own leaves it out. */
  readonly server?: string;
  /** What sends requests, if not the host's own. */
  readonly fetch?: Fetch;
  /** Sent with every request: the token of a bot. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as it is written: codes are many and grow, so an unknown one is kept as it came. */
const refusalShape = v.looseObject({ code: v.string() });

export class Calls {
  readonly #settings: CallSettings;

  constructor(settings: CallSettings = {}) {
    this.#settings = settings;
  }

  async call<Answer>(
    method: Method,
    path: string,
    answer: v.GenericSchema<unknown, Answer>,
    { body, query }: { readonly body?: object; readonly query?: Query } = {},
  ): Promise<Answer> {
    const response = await this.#send(method, `/api/v1${path}${textOf(query ?? {})}`, body);
    const text = await response.text().catch((cause: unknown) => {
      throw new ServerUnreachable('the answer broke off', { cause });
    });
    const read = readJson(text);
    if (!response.ok) throw faultOf(response.status, read);
    const checked = v.safeParse(answer, read);
    if (checked.success) return checked.output;
    throw new StrangeAnswer(`${method} ${path}: ${v.getDotPath(checked.issues[0]) ?? 'the whole answer'}`);
  }

  async #send(method: Method, path: string, body: object | undefined): Promise<Response> {
    const { server = '', fetch: send = (url, init) => fetch(url, init), headers = {} } = this.#settings;
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      return await send(server === '' ? path : new URL(path, server).href, { method, headers: { ...headers, ...type }, ...json });
    } catch (cause) {
      throw new ServerUnreachable('nobody answers', { cause });
    }
  }
}

function faultOf(status: number, read: unknown): Error {
  const refusal = v.safeParse(refusalShape, read);
  if (refusal.success) return new ServerRefused(refusal.output as unknown as DoorRefusal, status);
  return new ServerUnreachable(`no Flagfall server answers there (status ${status})`);
}

/** Undefined for no text at all, and for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as const]));
  return given.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(given))}`;
}
