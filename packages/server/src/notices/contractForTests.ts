// The contract of notices: one suite for every bus, with the real servers.

import { afterEach, expect, test } from 'vitest';
import { until } from '../forTests/untilForTests.ts';
import type { Notice, NoticeBus } from './notices.ts';

export interface NoticeBench {
  /** The bus of another node. */
  open(): Promise<NoticeBus>;
  /** Breaks every connection, and brings the server back if need be. Absent where nothing can break. */
  readonly breakAll?: () => Promise<void>;
}

/** What a node has been told. */
interface Ear {
  readonly notices: NoticeBus;
  readonly heard: Notice[];
  missed: number;
  stop: () => void;
}

export function noticesContract(bench: () => NoticeBench, canBreak: boolean): void {
  const open: NoticeBus[] = [];
  afterEach(async () => {
    for (const notices of open.splice(0)) await notices.close();
  });

  async function ear(): Promise<Ear> {
    const notices = await bench().open();
    open.push(notices);
    const one: Ear = { notices, heard: [], missed: 0, stop: () => undefined };
    one.stop = notices.subscribe({
      heard: (notice) => one.heard.push(notice),
      maybeMissed: () => {
        one.missed += 1;
      },
    });
    return one;
  }

  test('a notice reaches every node, its sender included', async () => {
    const ears = [await ear(), await ear(), await ear()];
    ears[0].notices.publish('game-1', 0);
    ears[1].notices.publish('game-2', 12_345);
    for (const { heard } of ears) {
      await until(() => heard.length === 2);
      expect(heard.toSorted((a, b) => a.seq - b.seq)).toEqual([
        { game: 'game-1', seq: 0 },
        { game: 'game-2', seq: 12_345 },
      ]);
    }
  });

  test('of many notices at once the latest of every game arrives', async () => {
    const [one, two] = [await ear(), await ear()];
    for (let seq = 0; seq < 10; seq += 1) for (let game = 0; game < 500; game += 1) one.notices.publish(`g${game}`, seq);
    const latest = () => new Map(two.heard.toSorted((a, b) => a.seq - b.seq).map(({ game, seq }) => [game, seq]));
    await until(() => latest().size === 500 && [...latest().values()].every((seq) => seq === 9));
    expect(two.missed).toBe(0);
  });

  test('a stopped listener hears no more', async () => {
    const [one, two] = [await ear(), await ear()];
    const other: Notice[] = [];
    two.notices.subscribe({ heard: (notice) => other.push(notice), maybeMissed: () => undefined });
    two.stop();
    one.notices.publish('g', 1);
    await until(() => other.length === 1);
    expect(two.heard).toEqual([]);
    await two.notices.close();
    two.notices.publish('g', 2);
    one.notices.publish('g', 3);
    await until(() => one.heard.some(({ seq }) => seq === 3));
    expect(other).toHaveLength(1);
  });

  if (!canBreak) return;

  test('when connections break, listeners learn that they may have missed something, and then hear again', async () => {
    const [one, two] = [await ear(), await ear()];
    one.notices.publish('g', 1);
    await until(() => two.heard.length === 1);
    const broken = bench().breakAll?.();
    for (let seq = 2; seq < 50; seq += 1) {
      one.notices.publish('g', seq);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await broken;
    await until(() => one.missed > 0 && two.missed > 0);
    one.notices.publish('g', 50);
    two.notices.publish('h', 51);
    for (const { heard } of [one, two]) {
      await until(() => heard.some(({ seq }) => seq === 50) && heard.some(({ seq }) => seq === 51));
    }
  });
}
