// By which rules `flagfall play` begins.

import { EDITIONS, ruleSetOf } from '@flagfall/editions';
import { createMessages } from '@flagfall/messages';
import { describe, expect, test } from 'vitest';
import { playByLines } from '../forTests/terminalForTests.ts';
import { TerminalTexts } from '../terminalTexts.ts';
import type { PlayChoices } from './playChoices.ts';
import { parseChoices } from './playChoices.ts';

const texts = new TerminalTexts(createMessages('en'));

function choose(...args: readonly string[]): PlayChoices {
  return parseChoices(args, texts);
}

function nameOf({ edition, options }: PlayChoices): string {
  return ruleSetOf(edition!, options);
}

describe('story and advice of the booklet', () => {
  const linesOf = async (...typed: readonly string[]) => {
    const answers = [...typed];
    return (await playByLines(['creed-duel', '--seed', 'tips'], () => answers.shift() ?? 'quit')).lines;
  };

  test('a story before the game, and none with neutral names', async () => {
    expect(await linesOf()).toContainEqual(expect.stringContaining('Ezio Auditore and Cesare Borgia'));
    const neutral = (await playByLines(['creed-duel', '--names', 'neutral'], () => 'quit')).lines;
    expect(neutral.join()).not.toContain('Ezio');
  });

  test('tips for setting up, then tips for playing', async () => {
    const lines = await linesOf('tips', '1', 'tips');
    const [setup, play] = ['For your set-up', 'For the game'].map((title) => lines.indexOf(title));
    expect(lines[setup + 1]).toContain('another place for your Apple of Eden');
    expect(play).toBeGreaterThan(setup);
    expect(lines[play + 1]).toContain('Take single steps');
  });

  test('the games that are recommended first and next', () => {
    const titles = EDITIONS.map((edition) => texts.titleOnShelf(edition, 'rulebook'));
    expect(titles).toContain('Duel - Good for a first game');
    expect(titles).toContain('Barrage - After Duel');
    expect(titles).toContain('Original');
  });
});

describe('[AUD-1] the rules of a new game', () => {
  test('are by the booklet, or by the club if the command says so', () => {
    expect(nameOf(choose('original'))).toBe('booklet');
    expect(choose('conquest').options.turnLimit).toBe('off');
    expect(nameOf(choose('original', '--rules', 'club'))).toBe('club');
    expect(choose('original', '--rules', 'club').options).toMatchObject({ chaseRule: 'on', quietLimit: 200 });
    expect(choose().set).toBe('booklet');
  });

  test('an option that is given counts beside the set, and may make house rules', () => {
    const strict = choose('duel', '--options', 'memory=strict', 'board=10x10');
    expect(strict.options).toMatchObject({ memory: 'strict', board: '10x10', quietLimit: 'off' });
    expect(nameOf(strict)).toBe('booklet');
    expect(nameOf(choose('duel', '--options', 'quietLimit=30'))).toBe('house');
  });

  test('a rated game is by the club, and other words are none', () => {
    const rated = ['--server', 'localhost', '--search', '--rated'];
    expect(nameOf(choose('battle-cards', ...rated))).toBe('club');
    expect(choose(...rated).set).toBe('club');
    expect(() => choose('duel', '--rules', 'school')).toThrow('--rules is one of booklet, club, not "school"');
  });

  test('are printed at the beginning', async () => {
    const begun = async (...args: readonly string[]) => (await playByLines(['barrage', '--seed', 'rules', ...args], () => 'quit')).lines;
    expect(await begun()).toContain('By the booklet. What the booklet says, and nothing else.');
    expect(await begun('--rules', 'club')).toContain('Club rules. With what tournaments add, so that no game drags on.');
  });
});
