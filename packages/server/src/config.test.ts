// The configuration works without settings, accepts valid ones, and reports all errors at once.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './envReader.ts';

test('no setting is needed', () => {
  const config = readConfig({ PORT: '', PATH: '/bin' });
  expect(config).toMatchObject({ host: '0.0.0.0', port: 8080, trustProxy: [], allowedOrigins: [], logLevel: 'info', logFormat: 'json' });
  expect(readConfig({ LOG_FORMAT: 'text' })).toMatchObject({ logLevel: 'warn', logFormat: 'text' });
  expect(config.store.file).toMatch(/flagfall\.db$/);
  expect(config).not.toHaveProperty('publicOrigin');
  expect(config.store).not.toHaveProperty('databaseUrl');
});

test('everything can be set', () => {
  const config = readConfig({
    ...{ HOST: '::1', PORT: '0', STORE_FILE: 'here.db', DATABASE_URL: 'postgres://u:p@db/x', NATS_URL: 'nats://n:4222,nats://m:4222' },
    ...{ PUBLIC_URL: 'https://Play.Example/', ALLOWED_ORIGINS: 'https://a.example, http://192.168.1.5:8080', LOG_LEVEL: 'debug' },
    ...{ TRUST_PROXY: '10.0.0.0/8, ::1', METRICS_TOKEN: 'sixteen letters!', REQUESTS_PER_MINUTE: '7', REQUEST_TIMEOUT_SECONDS: '3' },
  });
  expect(config).toMatchObject({
    ...{ host: '::1', port: 0, natsUrl: 'nats://n:4222,nats://m:4222', publicOrigin: 'https://play.example', logLevel: 'debug' },
    store: { file: 'here.db', databaseUrl: 'postgres://u:p@db/x' },
    allowedOrigins: ['https://a.example', 'http://192.168.1.5:8080'],
    trustProxy: ['10.0.0.0/8', '::1'],
    limits: { requestsPerMinute: 7, requestTimeoutMs: 3000 },
  });
  expect(readConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toEqual(['loopback']);
  expect(readConfig({ TRUST_PROXY: 'off' }).trustProxy).toEqual([]);
});

test.each([
  ['PORT', 'ninety'],
  ['PORT', '65536'],
  ['PORT', '1e3'],
  ['PUBLIC_URL', 'play.example'],
  ['PUBLIC_URL', 'https://play.example/path'],
  ['PUBLIC_URL', 'https://user@play.example'],
  ['ALLOWED_ORIGINS', 'https://a.example,,'],
  ['ALLOWED_ORIGINS', '*'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_FORMAT', 'xml'],
  ['METRICS_TOKEN', 'short'],
  ['DATABASE_URL', 'mysql://secret@db'],
  ['NATS_URL', 'n:4222'],
  ['BODY_BYTES_MAX', '10'],
])('%s cannot be %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

test('all errors are reported at once, without values: they may hold a password', () => {
  const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://u:hunter2@db', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/^DATABASE_URL must be .*\nPORT must be .*\nLOG_LEVEL must be .*$/);
  expect(read).not.toThrow(/hunter2/);
});

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

test('docs/operations.md names every variable, and no other', () => {
  const known = new Set([...read('packages/server/src/config.ts').matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(([, name]) => name));
  expect(known.size).toBeGreaterThan(15);
  const rows = read('docs/operations.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`/.test(line));
  const named = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(new Set(named)).toEqual(known);
});
