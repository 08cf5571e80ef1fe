/** Records of games with chance in play: lots, bags, shuffles, seats that leave. */

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

/** The fault of the record after its lines have been changed. */
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
  test('holds lots, shuffles, pieces from the bags and seats that left, and is replayed', () => {
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

  test('a drawn piece that was not in the bag, or is missing, is reported', () => {
    expect(faultOf(replaced(/ =\S$/, ''))).toMatchObject({ code: 'badDeck', what: 'what chance did is missing' });
    expect(faultOf(replaced(/ =\S$/, ' =F'))).toMatchObject({ code: 'badDeck', what: 'drawn "F": impossible here' });
    expect(faultOf(replaced(/ pass$/, ' pass =2'))).toMatchObject({ code: 'wrongOutcome' });
  });

  test('a shuffle of other cards, a missing one and one too many are reported', () => {
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

  test('a line about something that never happened is reported', () => {
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

  test('a seat cannot leave twice, for an unknown reason, or where leaving ends the game', () => {
    expect(faultOf(replaced(/ g left abandoned$/, ' g left bored'))).toMatchObject({ code: 'refused' });
    expect(faultOf(replaced(/ g left abandoned$/, ' g left quietLimit'))).toMatchObject({ code: 'refused' });
    expect(faultOf(replaced(/ g left abandoned$/, ' y left resigned'))).toMatchObject({ code: 'refused' });
    expect(faultOf((lines) => [...lines.slice(0, lineWith(lines, / g left /) + 1), '86 g left resigned'])).toMatchObject({
      code: 'refused',
    });
    const early = replaced(/^1 \w draft.*$/, '1 r left resigned');
    expect(faultOf(early)).toMatchObject({ code: 'refused' });
  });

  test('deployments that are missing or too early are reported', () => {
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
