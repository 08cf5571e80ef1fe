/** A game on a map through the command itself: line by line and on a screen, one person against computers. */

import { conquest } from '@flagfall/editions';
import { compileRules, pick, seededChance } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { answeringScreens, onScreen, playByLines } from '../forTests/terminalForTests.ts';
import { LocalSession } from '../localSession.ts';

const ANSWERS = /^(draft|card|pass|place|regroup|rearrange|look|accuse|plant)\b/;

/** Asks for the legal intents and plays one of them. */
function anyone(seed: string): (line: string) => string | undefined {
  const chance = seededChance(seed);
  let isListed = false;
  return (line) => {
    if (line.includes('type ready')) return 'ready';
    if (/^Type save|^Press Enter to leave/.test(line)) return '';
    if (isListed && (ANSWERS.test(line) || /^[a-z]{3}\d-/.test(line))) {
      isListed = false;
      return pick(chance, line.split(ANSWERS.test(line) ? ', ' : ' '));
    }
    isListed = line.endsWith('your turn.') || line.endsWith('your answer.');
    if (!isListed) return undefined;
    return line.endsWith('your turn.') ? 'moves' : 'deeds';
  };
}

test.each([2, 3, 4])('a complete game of %i, line by line', async (players) => {
  const args = ['conquest', '--seed', `lines ${players}`, '--options', `players=${players}`, 'turnLimit=12'];
  const { code, lines } = await playByLines(args, anyone('map'));
  expect(code).toBe(0);
  expect(lines.some((line) => line.startsWith('For the first turn, '))).toBe(true);
  expect(lines.findLast((line) => line.startsWith('Victory'))).toBeDefined();
});

test('questions are asked in words, and typed answers are understood', async () => {
  const said = ['around key1', 'land', 'help', 'sing', 'draft nowhere', 'moves', 'key1-key2', 'keyfort', '<end>'];
  const heard = ['Around key1', 'Warstone (r): ', 'nothing to do', 'no territory "nowhere"', 'no move to make', 'asked something first'];
  const { lines } = await playByLines(['conquest', '--seed', 'x'], (line) =>
    line.endsWith('your answer.') || heard.some((part) => line.includes(part)) ? said.shift() : undefined,
  );
  expect(lines.some((line) => line.startsWith('Around key1: key2 ., '))).toBe(true);
  expect(lines.some((line) => line.startsWith('Nobody has: ') && line.includes('Castleburg (draft cas1, city)'))).toBe(true);
  expect(lines).toContain('Warstone drafts Keyfort.');
  expect(lines.findIndex((line) => line.startsWith('To win: '))).toBeLessThan(lines.findIndex((line) => line.startsWith('Type a move')));
  expect(lines.every((line) => !line.startsWith('before the first round'))).toBe(true);
});

test('the welcome counts the people at a shared screen, and there is help during the set-up of an army', async () => {
  const said = ['help', 'tips', '1', '<end>'];
  const { lines } = await playByLines(['conquest', '--seed', 'x', '--two'], (line) => {
    if (line.startsWith('Nobody has: ')) return /draft (\w{3})/.exec(line)?.[1];
    if (line.includes('press Enter')) return '';
    return line.includes('type ready') ? said.shift() : undefined;
  });
  expect(lines).toContain('Conquest for four at one screen. Type help for help.');
  expect(lines.some((line) => line.startsWith('Your army stands on your zones as suggested.'))).toBe(true);
  // The library has plans for any drafted land, and the first of them follows the booklet's advice.
  expect(lines).toContain('1 curses in the cities');
  expect(lines.some((line) => line.includes('Cursed Lands do best in territories with a city'))).toBe(true);
});

test('a player who resigns among several sees how the others end the game', async () => {
  const { lines } = await playByLines(['conquest', '--seed', 'left', '--options', 'turnLimit=8'], (line) => {
    if (line.startsWith('Nobody has: ')) return `draft ${/draft (\w+)/.exec(line)?.[1]}`;
    if (line.includes('type ready')) return 'ready';
    if (/^Type save|^Press Enter to leave/.test(line)) return '';
    return line.endsWith('your turn.') || line.startsWith('On the table: ') ? 'resign' : undefined;
  });
  expect(lines).toContain('Warstone has resigned: its pieces stay as obstacles.');
  expect(lines.findLast((line) => line.startsWith('Victory'))).toBeDefined();
});

test('on the screen: the draft by cursor and by name, an army, a resignation', async () => {
  const drafts = Array.from({ length: 12 }, () => ['\t', '\r']).flat();
  const { code, terminal } = await onScreen(
    ['conquest', '--seed', 'z', '--options', 'players=2'],
    [...'/key3\r', '\r', ...drafts.slice(2), '\t', 'r', 'd', '?', ' ', ' ', 'x', 'y', 'q'],
  );
  expect(code).toBe(0);
  const frames = terminal.frames.join('\n');
  expect(frames).toContain('Warstone drafts Keyfort.');
  expect(frames).toContain('set up the army of Warstone');
  expect(frames).toMatch(/Victory for Stronghelm:[\s\S]*Warstone resigned\./);
});

test('several people at one screen: no curtain in the draft, one between the armies', async () => {
  const { terminal } = await onScreen(
    ['conquest', '--seed', 'x', '--two'],
    [...Array.from({ length: 24 }, () => ['\t', '\r']).flat(), '\r', 'd', '\x03'],
  );
  const curtains = terminal.frames.filter((frame) => frame.includes('Pass the screen'));
  expect(new Set(curtains).size).toBe(2);
});

test('the record of a session begins before the first request', async () => {
  const session = await LocalSession.open(compileRules(conquest, { turnLimit: 3 }), [], 'record');
  while (await session.letComputerAct());
  expect(session.standing.phase === 'over').toBe(true);
  expect(session.publicLog.items[0]).toMatchObject({ event: { type: 'lotsDrawn' } });
});

test('one key too many at the end of a battle chooses no card', async () => {
  const turn = ['e', '\t', '\r', '\t', '\r'];
  let screens = 0;
  const terminal = await answeringScreens(['conquest', '--seed', 'battle', '--options', 'players=2'], (frame) => {
    if (frame.includes('Choose a line first') || ++screens > 1500) return '<end>';
    if (frame.includes('set up the army')) return 'd';
    if (frame.includes('Press any key')) return '\r\r';
    if (frame.includes('your turn.')) return turn[screens % turn.length];
    return frame.includes('you are asked') ? '\r' : undefined;
  });
  expect(terminal.frames.at(-1)).toContain('Choose a line first');
});
