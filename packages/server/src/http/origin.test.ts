// Which origins may change something, by the headers that a browser sends; and how addresses count.

import { describe, expect, test } from 'vitest';
import { isLoopback, rateLimitKey } from './address.ts';
import { isOwnOrigin } from './origin.ts';

const PUBLIC = { publicOrigin: 'https://play.example', allowedOrigins: ['https://app.example'] };
const HOME = { allowedOrigins: [] };

describe('a server with a public address', () => {
  test.each([
    [{ origin: 'https://play.example', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'https://play.example' }, true],
    [{ origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{}, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://play.example.evil.example' }, false],
    [{ origin: 'http://play.example' }, false],
    [{ origin: 'https://play.example:444' }, false],
    [{ origin: 'null' }, false],
    [{ origin: '' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'https://evil.example', host: 'evil.example', 'sec-fetch-site': 'same-origin' }, false],
  ])('%j: %s', (headers, expected) => expect(isOwnOrigin({ host: 'play.example', ...headers }, PUBLIC)).toBe(expected));
});

describe('a server at home', () => {
  test.each([
    [{ origin: 'http://192.168.1.5:8080', host: '192.168.1.5:8080' }, true],
    [{ origin: 'http://Laptop:8080'.toLowerCase(), host: 'LAPTOP:8080' }, true],
    [{ origin: 'http://evil.example', host: '192.168.1.5:8080' }, false],
    [{ origin: 'http://192.168.1.5:8081', host: '192.168.1.5:8080' }, false],
    [{ origin: 'http://192.168.1.5:8080', host: '192.168.1.5:8080', 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'null', host: 'null' }, false],
    [{ origin: 'chrome-extension://abc', host: 'abc' }, false],
    [{ origin: 'http://a', host: undefined }, false],
  ])('%j: %s', (headers, expected) => expect(isOwnOrigin(headers, HOME)).toBe(expected));
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, key) => expect(rateLimitKey(address)).toBe(key));

test('this machine is recognised under each of its names', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([true, true, true, true]);
  expect(['10.0.0.1', undefined, '::2', '127.0.0.1.evil'].map(isLoopback)).toEqual([false, false, false, false]);
});
