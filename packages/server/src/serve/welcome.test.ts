// What a listening server prints: at home, on one machine and behind a public address.

import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES, loadMessages } from '@flagfall/messages';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Environment } from '../envReader.ts';
import { addressesNearby, addressToOpen } from './addresses.ts';
import { welcomeLines, welcomeLogLines } from './welcome.ts';

const pages = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-pages-'));
writeFileSync(path.join(pages, 'index.html'), '');
afterAll(() => rmSync(pages, { recursive: true, force: true }));

const english = await loadMessages('en');

function listening(environment: Environment) {
  const config = readConfig({ STORE_FILE: '/data/flagfall.db', PAGES: pages, ...environment });
  return { config, url: 'http://127.0.0.1:8080', howToJoin: 'flagfall play --server' };
}

const forPerson = (environment: Environment) => welcomeLines(english, listening(environment));

test('on this machine only', () => {
  expect(forPerson({ HOST: '127.0.0.1' })).toEqual([
    '  to play in a browser: http://127.0.0.1:8080',
    '  only this machine reaches it; to open it to your network: --host 0.0.0.0',
    '  to play, in another terminal: flagfall play --server http://127.0.0.1:8080',
    '  games and accounts are kept in /data/flagfall.db',
    '  to stop it: Ctrl-C',
  ]);
  expect(forPerson({ HOST: 'localhost' })[1]).toContain('only this machine');
  expect(forPerson({ HOST: '::1' })[0]).toContain('http://[::1]:8080');
});

test('on all networks the addresses of the machine are listed, if it has any', () => {
  for (const host of ['0.0.0.0', '::']) {
    const nearby = addressesNearby(host, 8080);
    const lines = forPerson({ HOST: host });
    expect(lines[0]).toBe('  to play in a browser: http://localhost:8080');
    expect(lines.filter((line) => line.includes('in your network'))).toEqual(
      nearby.length === 0 ? [] : [`  others in your network reach it at ${nearby.join(', ')}`],
    );
    for (const address of nearby) expect(address).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:8080$/);
  }
  expect(addressesNearby('192.168.1.5', 8080)).toEqual([]);
  expect(addressToOpen('0.0.0.0', 80)).toBe('http://localhost');
});

test('behind a public address only that one counts, and the password of a database is left out', () => {
  const lines = forPerson({ PUBLIC_URL: 'https://play.example', DATABASE_URL: 'postgresql://u:hunter2@db:5432/flagfall' });
  expect(lines).toEqual([
    '  to play in a browser: https://play.example',
    '  to play, in another terminal: flagfall play --server https://play.example',
    '  games and accounts are kept in postgresql://db:5432/flagfall',
    '  to stop it: Ctrl-C',
  ]);
});

test('without pages it says how to build them, to a person and beside a log', () => {
  const none = { PAGES: path.join(pages, 'nothing'), HOST: '127.0.0.1' };
  const line = 'there are no pages for a browser yet; to build them: npx vite build packages/web';
  expect(forPerson(none)[0]).toBe(`  ${line}`);
  expect(welcomeLogLines(english, listening(none))).toEqual([
    'Flagfall listens on http://127.0.0.1:8080',
    line,
    'to play, in another terminal: flagfall play --server http://127.0.0.1:8080',
  ]);
});

test('every language prints the same addresses, and fits a terminal', async () => {
  for (const locale of LANGUAGES) {
    const lines = welcomeLines(await loadMessages(locale), listening({ HOST: '127.0.0.1' }));
    expect(lines, locale).toHaveLength(5);
    expect(lines.join('\n').match(/http:\/\/127\.0\.0\.1:8080|\/data\/flagfall\.db|--host 0\.0\.0\.0/g), locale).toHaveLength(4);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(90);
  }
});
