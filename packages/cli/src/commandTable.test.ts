// Every command tells how it is called, in whichever way it is asked.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { LANGUAGES } from '@flagfall/messages';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS, helpOf, overview } from './commandTable.ts';
import { say, setLanguage } from './language.ts';

afterAll(() => setLanguage('en'));

const main = path.join(import.meta.dirname, 'main.ts');

function flagfall(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the overview names every command in a line of its own, and says where to read on', () => {
  const lines = overview().split('\n');
  for (const { name } of COMMANDS) expect(lines.filter((line) => line.startsWith(`  flagfall ${name}`))).toHaveLength(1);
  expect(lines).toContain('flagfall COMMAND --help tells more about one of them');
});

test('the help of a command has all of its switches, folded at the width of a terminal', () => {
  for (const command of COMMANDS) {
    const { name, switches = [], also = [] } = command;
    const text = helpOf(command);
    expect(text).toContain(`flagfall ${name}`);
    for (const one of [...switches, ...also.flatMap((other) => other.switches ?? [])]) expect(text).toContain(`[${one}]`);
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  }
});

test('it is there in every language', async () => {
  for (const locale of LANGUAGES) {
    await setLanguage(locale);
    for (const command of COMMANDS.filter(({ name }) => name === 'serve')) {
      expect(helpOf(command)).toContain(say('command.serve.switches'));
      for (const line of helpOf(command).split('\n')) expect(line.length, `${locale}: ${line}`).toBeLessThanOrEqual(80);
    }
  }
});

test.each(['serve', 'arena', 'perft'])('%s --help prints its usage and does nothing else', (name) => {
  const answer = flagfall(name, '--help');
  expect(answer).toMatchObject({ status: 0, stderr: '' });
  expect(answer.stdout).toMatch(new RegExp(`^flagfall ${name} `));
});

test('play and operator have a help page of their own, and an unknown command has none', () => {
  expect(flagfall('play', '--help').stdout).toMatch(/^flagfall play /);
  expect(flagfall('operator', '--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^operator reports/) });
  expect(flagfall('help', 'arena').stdout).toBe(flagfall('arena', '-h').stdout);
  expect(flagfall('help', 'nothing')).toMatchObject({ status: 1, stderr: expect.stringMatching(/there is no command "nothing"/) });
});

test('npm start -- --help prints the usage and builds nothing', () => {
  const start = path.join(import.meta.dirname, '..', '..', '..', 'tools', 'start.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, '--help'], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(/^flagfall serve /), '']);
});
