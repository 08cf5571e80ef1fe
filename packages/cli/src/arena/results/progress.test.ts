import { expect, test } from 'vitest';
import type { ContestGame } from '../contest.ts';
import { columnsOf } from './costs.ts';
import { barText, ProgressBar } from './progress.ts';
import { detailLines, scoreLine, summaryOf } from './summary.ts';

function reportsOf(points: readonly number[]): readonly ContestGame[] {
  return points.map((one, game) => ({
    game,
    points: one,
    ending: 'flagCaptured',
    plies: 100 + game,
    longestMs: [game, 2 * game],
    costs: [columnsOf([{ ms: game, cpuMs: 7.04, depth: 3, nodes: 900, worlds: 24 }]), columnsOf([{ ms: 2 * game }])],
  }));
}

test('a terminal gets a bar that is drawn again, a file a line every five seconds', () => {
  let now = 0;
  const written: string[] = [];
  const onTerminal = new ProgressBar(
    { out: () => {}, error: (line) => written.push(line), redraw: (line) => written.push(`<${line}>`) },
    4,
    () => now,
  );
  onTerminal.tell(1, () => 'too soon');
  now = 200;
  onTerminal.tell(2, () => 'half');
  onTerminal.note('look');
  expect(written).toEqual(['<[##########..........] 2/4 half>', '<>', 'look']);
  written.length = 0;
  const inFile = new ProgressBar({ out: () => {}, error: (line) => written.push(line) }, 4, () => now);
  now = 4000;
  inFile.tell(1, () => 'too soon');
  now = 6000;
  inFile.tell(2, () => 'half');
  inFile.end();
  expect(written).toEqual(['half']);
});

test('a bar is as long as its share', () => {
  expect(barText(0)).toBe('[....................]');
  expect(barText(1)).toBe('[####################]');
});

test('a summary has Elo with its interval, endings, times and failures', () => {
  const fault = { isA: false, seat: 'blue', why: 'gone' } as const;
  const reports = [...reportsOf([1, 0.5, 1]), { ...reportsOf([0])[0], game: 3, ending: 'forfeit', fault }];
  const summary = summaryOf(reports, 2);
  expect(summary).toMatchObject({ plies: 100.75, longestMs: { a: 2, b: 4 }, faults: { a: 0, b: 1 } });
  expect(scoreLine('one', summary)).toBe('one: 62.5 % of 4 games (95 %: 21.9 % to 90.8 %), 2 won, 1 shared, Elo +89 (-220 to +398)');
  const contest = { edition: 'original', options: [], a: 'one', b: 'two', seed: '', budget: {} };
  expect(detailLines(contest, summary)).toEqual([
    'endings: flagCaptured 3, forfeit 1',
    'longest decision: one 2 ms, two 4 ms',
    'a decision of one, median (95th percentile): ms 1 (2), CPU ms 7 (7) mean 7, depth 3 (3), nodes 900 (900), worlds 24 (24)',
    'a decision of two, median (95th percentile): ms 2 (4)',
    'two failed in 1 game',
  ]);
  expect(scoreLine('one', summaryOf(reportsOf([1, 1]), 2))).toMatch(/, Elo at least -113$/);
  expect(scoreLine('one', summaryOf(reportsOf([0, 0]), 2))).toMatch(/, Elo at most \+113$/);
  expect(scoreLine('one', summaryOf(reportsOf([1, 1]), 4))).not.toMatch(/Elo/);
});
