// Reads environment variables one by one and collects every error, so that an operator sees all of them at once.

import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A parser: the value, or undefined when the text is wrong, and a description of the right form. */
export interface EnvParser<Value> {
  readonly expected: string;
  readonly parse: (text: string) => Value | undefined;
}

/** The environment is wrong: the message has one line per variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export class EnvReader {
  readonly #environment: Environment;
  readonly #faults: string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  read<Value>(name: string, reader: EnvParser<Value>, otherwise: Value): Value {
    return this.optional(name, reader) ?? otherwise;
  }

  /** An empty variable counts as not set: compose files cannot leave one out. */
  optional<Value>(name: string, { expected, parse }: EnvParser<Value>): Value | undefined {
    const text = this.#environment[name]?.trim() ?? '';
    if (text === '') return undefined;
    const value = parse(text);
    // The URL of a database may hold a password, so errors do not repeat values.
    if (value === undefined) this.#faults.push(`${name} must be ${expected}`);
    return value;
  }

  /** A list with commas. */
  list<Value>(name: string, { expected, parse }: EnvParser<Value>): readonly Value[] {
    const all: EnvParser<readonly Value[]> = {
      expected: `${expected}, or several with commas between them`,
      parse: (text) => {
        const values = text.split(',').map((part) => parse(part.trim()));
        return values.some((value) => value === undefined) ? undefined : (values as Value[]);
      },
    };
    return this.read(name, all, []);
  }

  /** Throws when any variable was wrong. */
  finish(): void {
    if (this.#faults.length > 0) throw new ConfigError(this.#faults.join('\n'));
  }
}

export function wholeNumberIn(least: number, most: number): EnvParser<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    parse: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined),
  };
}

export function textIn(least: number, most: number): EnvParser<string> {
  return {
    expected: `a text of ${least} to ${most} characters`,
    parse: (text) => (text.length >= least && text.length <= most ? text : undefined),
  };
}

export function oneOf<Word extends string>(words: readonly Word[]): EnvParser<Word> {
  return { expected: `one of ${words.join(', ')}`, parse: (text) => words.find((word) => word === text) };
}

/** A list with commas stays one text; the client of the service splits it. */
export function urlIn(protocols: readonly string[]): EnvParser<string> {
  const fits = (text: string): boolean => protocols.includes(URL.parse(text.trim())?.protocol ?? '');
  return {
    expected: `a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    parse: (text) => (text.split(',').every(fits) ? text : undefined),
  };
}

/** `https://play.example` or `http://192.168.1.5:8080`: no path, because a cookie and an origin have none. */
export const originParser: EnvParser<string> = {
  expected: 'an address without a path, such as https://play.example',
  parse: (text) => {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
    return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' ? url.origin : undefined;
  },
};

/** Names for whole ranges of addresses: this machine, and private networks. */
const NETWORK_WORDS = ['loopback', 'linklocal', 'uniquelocal'];

/** `loopback`, or `10.0.0.0/8, ::1`. Trusting every peer is not possible: then anybody could claim any address. */
export const trustedProxyParser: EnvParser<readonly string[]> = {
  expected: 'off, or the addresses of the proxies before this server (loopback, 10.0.0.0/8, ::1)',
  parse: (text) => {
    if (text === 'off') return [];
    const networks = text.split(',').map((part) => part.trim());
    return networks.every((network) => NETWORK_WORDS.includes(network) || isNetwork(network)) ? networks : undefined;
  },
};

function isNetwork(text: string): boolean {
  const [address, bits, ...surplus] = text.split('/');
  const version = isIP(address);
  if (version === 0 || surplus.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
