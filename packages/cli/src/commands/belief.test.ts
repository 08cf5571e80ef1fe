import { expect, test } from 'vitest';
import type { BeliefReport } from '../belief/report.ts';
import type { CommandIo } from '../io.ts';
import { run } from './belief.ts';

async function outputOf(...args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const io: CommandIo = { out: (line) => lines.push(line), error: (line) => lines.push(line) };
  expect(await run(args, io)).toBe(0);
  return lines.join('\n');
}

test('of each hidden army one flag is predicted, and found', async () => {
  const report: BeliefReport = JSON.parse(
    await outputOf('--edition', 'barrage', '--games', '3', '--players', 'greedy', 'random', '--json'),
  );
  const { flag, bomb, win } = report.calibration;
  const seats = report.gains.reduce((sum, gain) => sum + gain.seats, 0);
  expect(report.gains[0]).toMatchObject({ ply: 0, seats: 6, hidden: 8 });
  expect(flag.actual).toBeLessThanOrEqual(seats);
  expect(flag.predicted).toBeCloseTo(flag.actual, 6);
  expect(bomb.predicted).toBeCloseTo(bomb.actual, 6);
  expect(win.bins.every(({ predicted }) => predicted >= 0 && predicted <= 1)).toBe(true);
});

test('the same seed gives the same figures, in a table', async () => {
  const args = ['--edition', 'duel', '--games', '1', '--seed', 'x', '--players', 'random'];
  const text = await outputOf(...args);
  expect(text).toMatch(/^How much likelier than uniform the truth is/);
  expect(text).toMatch(/\n {5}0 {6}2 {4}10\.0/);
  expect(await outputOf(...args)).toBe(text);
});

test('players come in twos, and are known ones', async () => {
  await expect(outputOf('greedy')).rejects.toThrow('name two players');
  await expect(outputOf('--players', 'greedy', 'random', 'simple')).rejects.toThrow('name two players');
  await expect(outputOf('--games', '1', '--players', 'nobody')).rejects.toThrow('unknown player');
});
