// Failed starts in plain words; those that a process can reach are in serve.test.ts.

import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { NoticeBusUnavailable } from '../notices/notices.ts';
import { StorageUnavailable, StoreTooNew } from '../store/errors.ts';
import { startFailureText } from './startFailure.ts';

// Port 1 is never Flagfall's.
const config = readConfig({ HOST: '127.0.0.1', PORT: '1', STORE_FILE: '/data/flagfall.db' });
const onDatabase = readConfig({ PORT: '1', DATABASE_URL: 'postgresql://u:hunter2@db/x' });

const systemFault = (code: string, syscall: string, message = ''): Error => Object.assign(new Error(message), { code, syscall });

test.each([
  [systemFault('EACCES', 'listen'), /^You may not listen on port 1: .* --port N \(or the variable PORT\)\.$/],
  [systemFault('EADDRNOTAVAIL', 'listen'), /^This machine has no address 127\.0\.0\.1\. .*--host ADDRESS \(or the variable HOST\)/],
  [systemFault('ENOTFOUND', 'getaddrinfo'), /^This machine has no address /],
  [
    new StorageUnavailable(systemFault('EACCES', 'mkdir')),
    /^The data cannot be kept in \/data\/flagfall\.db: you may not write to \/data\. .*--file/,
  ],
  [new StorageUnavailable(new Error('disk I/O error')), /^The data cannot be kept in \/data\/flagfall\.db: disk I\/O error\. /],
  [new StoreTooNew(9, 3), /^The store has version 9, /],
])('%s', async (error, words) => {
  expect(await startFailureText(error, config)).toMatch(words);
});

test('a name with several addresses fails once for each of them', async () => {
  const each = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'].map((text) => new Error(text));
  expect(await startFailureText(new StorageUnavailable(new AggregateError(each, '')), onDatabase)).toBe(
    'The database (DATABASE_URL) cannot be used: connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432.',
  );
});

test('notices fail with NATS or the database', async () => {
  const fault = new NoticeBusUnavailable(new Error('connection refused'));
  expect(await startFailureText(fault, onDatabase)).toBe('The database (DATABASE_URL) cannot be used: connection refused.');
  expect(await startFailureText(fault, { ...config, natsUrl: 'nats://n' })).toBe('NATS (NATS_URL) cannot be used: connection refused.');
});

test('a bug of ours is not explained away', async () => {
  for (const error of [new TypeError('ours'), systemFault('EACCES', 'open'), systemFault('EBADF', 'listen')])
    expect(await startFailureText(error, config)).toBeUndefined();
});
