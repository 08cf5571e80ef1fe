// The configuration: everything an operator can set, read from the environment. Playing at home needs no setting.

import os from 'node:os';
import path from 'node:path';
import { defined } from './defined.ts';
import { type Environment, EnvReader, oneOf, originParser, textIn, trustedProxyParser, urlIn, wholeNumberIn } from './envReader.ts';
import { DEFAULT_SOCKET_LIMITS } from './sockets/limits/socketLimiter.ts';
import type { StoreSettings } from './store/open.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface Limits {
  /** Per address (an IPv6 home network counts as one). */
  readonly requestsPerMinute: number;
  readonly guestsPerHour: number;
  readonly accountsPerHour: number;
  /** Games that one address may open. */
  readonly gamesPerDay: number;
  readonly socketsPerAddress: number;
  /** From all addresses together. */
  readonly socketsPerPerson: number;
  readonly bodyBytesMax: number;
  /** How long a request may take to arrive. */
  readonly requestTimeoutMs: number;
  /** How many passwords are hashed at once, and how many may wait. */
  readonly passwordsAtOnce: number;
  readonly passwordsWaitingMax: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly store: StoreSettings;
  readonly natsUrl?: string;
  /** The origin under which people reach the server: `https://play.example`. Absent at home, where the server has many addresses. */
  readonly publicOrigin?: string;
  /** Further origins whose pages may use the server. */
  readonly allowedOrigins: readonly string[];
  /** Trusted proxies: the server believes their client addresses. */
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  /** JSON for programs, or text for a person at a terminal. */
  readonly logFormat: LogFormat;
  /** The token for `/metrics` from other machines; absent, only this machine may read it. */
  readonly metricsToken?: string;
  /** How many threads computers think in; absent, one less than there are cores. */
  readonly computerThreads?: number;
  /** The folder of the built pages; absent, the server has no pages. */
  readonly pages?: string;
  readonly limits: Limits;
}

/** Throws ConfigError, with a line for each wrong variable. */
export function readConfig(environment: Environment): Config {
  const env = new EnvReader(environment);
  const natsUrl = env.optional('NATS_URL', urlIn(['nats:', 'tls:']));
  const databaseUrl = env.optional('DATABASE_URL', urlIn(['postgres:', 'postgresql:']));
  const publicOrigin = env.optional('PUBLIC_URL', originParser);
  const computerThreads = env.optional('COMPUTER_THREADS', wholeNumberIn(1, 256));
  const pages = env.optional('PAGES', textIn(1, 1000));
  const logFormat = env.read('LOG_FORMAT', oneOf(LOG_FORMATS), 'json');
  const metricsToken = env.optional('METRICS_TOKEN', textIn(16, 200));
  const config: Config = {
    host: env.read('HOST', textIn(1, 255), '0.0.0.0'),
    port: env.read('PORT', wholeNumberIn(0, 65_535), 8080),
    store: {
      file: env.read('STORE_FILE', textIn(1, 1000), path.join(os.homedir(), '.flagfall', 'flagfall.db')),
      ...defined({ databaseUrl }),
    },
    allowedOrigins: env.list('ALLOWED_ORIGINS', originParser),
    trustProxy: env.read('TRUST_PROXY', trustedProxyParser, []),
    logLevel: env.read('LOG_LEVEL', oneOf(LOG_LEVELS), logFormat === 'text' ? 'warn' : 'info'),
    logFormat,
    limits: readLimits(env),
    ...defined({ natsUrl, publicOrigin }),
    ...(pages === undefined ? {} : { pages: path.resolve(pages) }),
    ...defined({ metricsToken, computerThreads }),
  };
  env.finish();
  return config;
}

function readLimits(env: EnvReader): Limits {
  return {
    requestsPerMinute: env.read('REQUESTS_PER_MINUTE', wholeNumberIn(1, 1_000_000), 600),
    guestsPerHour: env.read('GUESTS_PER_HOUR', wholeNumberIn(1, 1_000_000), 120),
    accountsPerHour: env.read('ACCOUNTS_PER_HOUR', wholeNumberIn(1, 1_000_000), 20),
    gamesPerDay: env.read('GAMES_PER_DAY', wholeNumberIn(1, 1_000_000), 500),
    socketsPerAddress: env.read('SOCKETS_PER_ADDRESS', wholeNumberIn(1, 1_000_000), DEFAULT_SOCKET_LIMITS.perAddress),
    socketsPerPerson: env.read('SOCKETS_PER_PERSON', wholeNumberIn(1, 1_000_000), DEFAULT_SOCKET_LIMITS.perPerson),
    bodyBytesMax: env.read('BODY_BYTES_MAX', wholeNumberIn(1024, 16_777_216), 65_536),
    requestTimeoutMs: 1000 * env.read('REQUEST_TIMEOUT_SECONDS', wholeNumberIn(1, 600), 20),
    passwordsAtOnce: env.read('PASSWORDS_AT_ONCE', wholeNumberIn(1, 64), 1),
    passwordsWaitingMax: env.read('PASSWORDS_WAITING_MAX', wholeNumberIn(0, 100_000), 100),
  };
}
