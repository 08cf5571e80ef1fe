/** Records of games in which chance plays on: lots, bags, shuffles in play, seats that leave. */

import { conquest } from '@flagfall/editions';
import {
  actionsSince,
  buildRecord,
  compileRules,
  formatRecord,
  isRunning,
  leave,
  parseRecord,
  replayRecord,
  seededChance,
} from '@flagfall/engine';
import { intentsMax, play } from '@flagfall/engine/internal';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const rules = compileRules(conquest, { players: 3 });
const text = writtenGame('luck');

/** A random game of three in which the third leaves on the way. */
function writtenGame(seed: string): string {
  const chance = seededChance(seed);
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; isRunning(position); ply++) {
    if (ply === 60) leave(position, 'green', 'abandoned', chance);
    else play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  }
  return formatRecord(buildRecord(rules, actionsSince(position, 0)));
}

/** What is wrong with the record once its lines have been changed. */
function faultOf(change: (lines: string[]) => readonly string[]): unknown {
  const record = parseRecord(change(text.split('\n')).join('\n'));
  if (!record.ok) return record.error;
  const replayed = replayRecord(rules, record.value);
  return replayed.ok ? undefined : replayed.error;
}

const lineWith = (lines: readonly string[], part: RegExp): number => {
  const at = lines.findIndex((line) => part.test(line));
  expect(at, `a line like ${part}`).toBeGreaterThanOrEqual(0);
  return at;
};

const replaced = (part: RegExp, by: string) => (lines: string[]) =>
  lines.with(lineWith(lines, part), lines[lineWith(lines, part)].replace(part, by));

describe('a record of a game with luck', () => {
  test('tells lots, shuffles, what came out of the bags and who left, and is replayed', () => {
    expect(text).toMatch(/^lots: r\S b\S g\S$/m);
    expect(text).toMatch(/^shuffled draw: (?:\S+ ){40}\S+$/m);
    expect(text).toMatch(/^\d+ \w card (?:reinforcement|surpriseAttack) =\S$/m);
    expect(text).toMatch(/^\d+ g left abandoned$/m);
    expect(text.match(/^shuffled draw: /gm)?.length).toBeGreaterThan(1);
    expect(faultOf((lines) => lines)).toBeUndefined();
  });

  test('lots that cannot have been drawn, or are missing, are named', () => {
    expect(faultOf((lines) => lines.filter((line) => !line.startsWith('lots')))).toMatchObject({ code: 'badDeck' });
    expect(faultOf(replaced(/^lots: r./, 'lots: rX'))).toMatchObject({ code: 'badDeck', what: 'lot "X": impossible here' });
    expect(faultOf(replaced(/^lots: r/, 'lots: b'))).toMatchObject({ code: 'badLine', what: 'these lots cannot have been drawn' });
    expect(faultOf(replaced(/^lots: .*/, 'lots: r'))).toMatchObject({ code: 'badLine' });
    expect(faultOf(replaced(/^lots: .*/, 'lots: rK bK gK'))).toMatchObject({ code: 'badDeck' });
  });

  test('a piece that was not in the bag, or of which nothing is said, is named', () => {
    expect(faultOf(replaced(/ =\S$/, ''))).toMatchObject({ code: 'badDeck', what: 'what chance did is missing' });
    expect(faultOf(replaced(/ =\S$/, ' =F'))).toMatchObject({ code: 'badDeck', what: 'drawn "F": impossible here' });
    expect(faultOf(replaced(/ pass$/, ' pass =2'))).toMatchObject({ code: 'wrongOutcome' });
  });

  test('a shuffle of other cards, a missing one and one too many are named', () => {
    const inPlay = (lines: readonly string[]): number => lines.findLastIndex((line) => line.startsWith('shuffled'));
    expect(faultOf((lines) => lines.toSpliced(inPlay(lines), 1))).toMatchObject({ code: 'badDeck', what: 'what chance did is missing' });
    expect(faultOf((lines) => lines.with(inPlay(lines), lines[inPlay(lines)].replace('traitor', 'blitz')))).toMatchObject({
      code: 'badDeck',
    });
    expect(faultOf((lines) => lines.with(inPlay(lines), lines[inPlay(lines)].replace(' draw', ' hand')))).toMatchObject({
      code: 'badDeck',
    });
    expect(faultOf((lines) => lines.toSpliced(lineWith(lines, /^9 /), 0, 'shuffled draw: blitz traitor'))).toMatchObject({
      what: 'shuffled "draw": that never happened',
    });
  });

  test('what is stated and never happened is named', () => {
    expect(faultOf(replaced(/ g left abandoned$/, ' g left abandoned =ice1'))).toMatchObject({
      what: 'planted on ice1: that never happened',
    });
    const before = (part: RegExp, line: string) => (lines: string[]) => lines.toSpliced(lineWith(lines, part), 0, line);
    expect(faultOf(before(/^shuffled/, 'shuffled nonsense: what'))).toMatchObject({ code: 'badDeck' });
    expect(faultOf(before(/^1 /, 'shuffled draw: blitz'))).toMatchObject({ code: 'badDeck' });
    expect(faultOf(before(/^3 /, 'shuffled discard: blitz'))).toMatchObject({ what: 'shuffled "discard": that never happened' });
    expect(faultOf(before(/^end/, 'shuffled draw: blitz traitor'))).toMatchObject({ code: 'badLine' });
    expect(faultOf(before(/^1 /, 'starts: blue'))).toMatchObject({ code: 'badLine' });
  });

  test('nobody leaves twice, for no reason, or a game that ends by it', () => {
    expect(faultOf(replaced(/ g left abandoned$/, ' g left bored'))).toMatchObject({ code: 'refused' });
    expect(faultOf(replaced(/ g left abandoned$/, ' g left quietLimit'))).toMatchObject({ code: 'refused' });
    expect(faultOf(replaced(/ g left abandoned$/, ' y left resigned'))).toMatchObject({ code: 'refused' });
    expect(faultOf((lines) => [...lines.slice(0, lineWith(lines, / g left /) + 1), '86 g left resigned'])).toMatchObject({
      code: 'refused',
    });
    const early = replaced(/^1 \w draft.*$/, '1 r left resigned');
    expect(faultOf(early)).toMatchObject({ code: 'refused' });
  });

  test('placements that are missing, or of a game that has not come so far, are named', () => {
    expect(faultOf((lines) => lines.filter((line) => !line.startsWith('blue: ')))).toMatchObject({
      code: 'badDeployment',
      what: 'the deployment of blue is missing',
    });
    expect(faultOf((lines) => [...lines.slice(0, lineWith(lines, /^5 /))])).toMatchObject({
      code: 'badDeployment',
      what: 'red deploys, but the game has not come so far',
    });
  });
});
