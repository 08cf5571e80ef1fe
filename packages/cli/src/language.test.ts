// Which language the command speaks, and that it speaks it everywhere.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { editionNamed } from './arguments.ts';
import { say, setLanguage, shellLanguage, takeLanguageSwitch } from './language.ts';
import { newHome } from './play/forTests/terminalForTests.ts';

afterAll(() => setLanguage('en'));

test('the language comes from the first variable that is set, and is English for a language without texts', () => {
  expect(shellLanguage({ LANG: 'de_AT.UTF-8' })).toBe('de');
  expect(shellLanguage({ LC_ALL: 'fr_FR', LANG: 'de_DE' })).toBe('fr');
  expect(shellLanguage({ LC_ALL: '', LC_MESSAGES: 'de', LANG: 'fr' })).toBe('de');
  expect(shellLanguage({ LC_ALL: 'C', LANG: 'de_DE' })).toBe('en');
  expect(shellLanguage({ LANG: 'fi_FI' })).toBe('en');
  expect(shellLanguage({})).toBe('en');
});

test('--language is found anywhere on a command line', () => {
  expect(takeLanguageSwitch(['play', '--language', 'de', 'duel'])).toEqual({ locale: 'de', rest: ['play', 'duel'] });
  expect(takeLanguageSwitch(['--language=fr', 'help'])).toEqual({ locale: 'fr', rest: ['help'] });
  expect(takeLanguageSwitch(['play'])).toEqual({ rest: ['play'] });
  expect(() => takeLanguageSwitch(['play', '--language', 'xx'])).toThrow(/--language is one of .*en.*, not "xx"/);
  expect(() => takeLanguageSwitch(['--language'])).toThrow(/not ""/);
});

test('usage errors are in the chosen language', async () => {
  await setLanguage('de');
  expect(say('command.about')).toBe('Flagfall spielt die Spiele der Stratego-Familie.');
  expect(() => editionNamed('chess')).toThrow(/^unbekanntes Spiel „chess“; bekannt sind original/);
});

describe('the command', () => {
  const run = (args: readonly string[], environment: Readonly<Record<string, string>>, input = '') =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
      encoding: 'utf8',
      input,
      env: { ...process.env, HOME: newHome(), LC_ALL: '', LC_MESSAGES: '', ...environment },
    });

  test('helps in the language of the shell, or in the one that is asked for', () => {
    expect(run(['help'], { LANG: 'de_DE.UTF-8' }).stdout).toContain('gegen den Computer');
    expect(run(['help', '--language', 'fr'], { LANG: 'de_DE.UTF-8' }).stdout).toContain('contre l’ordinateur');
    expect(run(['nothing'], { LANG: 'de_DE.UTF-8' }).stderr).toBe('flagfall: es gibt keinen Befehl „nothing“; flagfall help nennt alle\n');
  });

  test('plays line by line in it, names included', () => {
    const { stdout } = run(['play', 'duel', '--language', 'de', '--seed', 'one'], {}, '1\nboard\nquit\n');
    expect(stdout).toContain('Duell');
    expect(stdout).not.toMatch(/\b(the|type|your)\b/i);
  });
});
