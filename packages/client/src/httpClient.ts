/** One call over HTTP: JSON there, checked JSON back. A refusal and an unreachable server are errors with names. */

import { API_PREFIX, type Endpoint, type HttpRefusal, type Method } from '@flagfall/protocol/http';
import * as v from 'valibot';
import type { Fetch } from './cookieJar.ts';

/** The server refused, and says why. */
export class ServerRefused extends Error {
  override name = 'ServerRefused';
  readonly refusal: HttpRefusal;
  readonly status: number;

  constructor(refusal: HttpRefusal, status: number) {
    super(refusal.code);
    this.refusal = refusal;
    this.status = status;
  }
}

/** No answer, or the answer of a program that is no Flagfall server. */
export class ServerUnreachable extends Error {
  override name = 'ServerUnreachable';
}

/** The client cannot read the answer: one of the two is older. */
export class UnreadableAnswer extends Error {
  override name = 'StrangeAnswer';
}

/** The query of an address; undefined values are left out. */
export type QueryParams = Readonly<Record<string, string | number | boolean | undefined>>;

/** The parameters of an address. */
type ParamIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamIn<After>
    : Rest
  : never;

/** The arguments of a call: a value for each parameter of its address, a body, a query. */
interface CallArguments<Param extends string> {
  readonly params: Readonly<Record<Param, string>>;
  readonly body?: object;
  readonly query?: QueryParams;
}

export interface HttpClientSettings {
  /** The server's address, such as `https://example.org`; a page of the server itself leaves it out. */
  readonly server?: string;
  /** Sends requests; by default the host's `fetch`. */
  readonly fetch?: Fetch;
  /** Sent with every request: the token of a bot. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as JSON: unknown codes are kept, since newer servers have more. */
const refusalShape = v.looseObject({ code: v.string() });

export class HttpClient {
  readonly #settings: HttpClientSettings;

  constructor(settings: HttpClientSettings = {}) {
    this.#settings = settings;
  }

  async call<Path extends string, Answer>(
    { method, path: pattern }: Endpoint<Path>,
    answer: v.GenericSchema<unknown, Answer>,
    ...[given]: [ParamIn<Path>] extends [never] ? [Partial<CallArguments<never>>?] : [CallArguments<ParamIn<Path>>]
  ): Promise<Answer> {
    const { body, query = {}, params = {} } = given ?? {};
    const path = filled(pattern, params);
    const response = await this.#send(method, `${API_PREFIX}${path}${textOf(query)}`, body);
    const text = await response.text().catch((cause: unknown) => {
      throw new ServerUnreachable('the answer broke off', { cause });
    });
    const read = readJson(text);
    if (!response.ok) throw faultOf(response.status, read);
    const checked = v.safeParse(answer, read);
    if (checked.success) return checked.output;
    throw new UnreadableAnswer(`${method} ${path}: ${v.getDotPath(checked.issues[0]) ?? 'the whole answer'}`);
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

/** An address with its parameters. */
function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]));
}

function faultOf(status: number, read: unknown): Error {
  const refusal = v.safeParse(refusalShape, read);
  if (refusal.success) return new ServerRefused(refusal.output as unknown as HttpRefusal, status);
  return new ServerUnreachable(`no Flagfall server answers there (status ${status})`);
}

/** Undefined for an empty text, and for text that is no JSON. */
function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(query: QueryParams): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as const]));
  return given.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(given))}`;
}
