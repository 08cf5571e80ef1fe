// What ratings guarantee on every store: each finished game counts once, leaders are sure and active, profiles add up.

import { DAY_MS } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { finishedGame, fresh, newAccount, openGame, step } from '../store/contract/storeBenchForTests.ts';
import type { Store } from '../store/store.ts';
import { INITIAL_RATING } from './idleRating.ts';
import { leaderboard, pairingRating, ratingsOf } from './leaderboard.ts';
import { rateGame, rateUnrated } from './rateGame.ts';
import { statisticsOf } from './statistics.ts';

const NOW = 1_000 * DAY_MS;

/** `second` is another node's store on the same data, where there can be one. */
export function ratingsContract(store: () => Store, second: () => Store): void {
  test('a game is rated once, also when two nodes see its end', async () => {
    const [ann, bob] = [await newAccount(store()), await newAccount(store())];
    const game = await finishedGame(store(), { red: ann, blue: bob }, ['red'], NOW, { rated: true, speed: 'brisk' });
    const done = await Promise.all([rateGame(store(), game), rateGame(second(), game), rateGame(store(), game), rateGame(second(), game)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    const [won] = await ratingsOf(store(), ann, NOW);
    const [lost] = await ratingsOf(second(), bob, NOW);
    expect(won).toMatchObject({ edition: 'barrage', speed: 'brisk', games: 1, isProvisional: true });
    expect(won.rating).toBeGreaterThan(1600);
    expect(won.rating + lost.rating).toBe(3000);
    expect(await store().ratings.history(ann, 'barrage', 'brisk')).toHaveLength(1);
  });

  test('games of the same players that end at once on two nodes all count', async () => {
    const [ann, bob] = [await newAccount(store()), await newAccount(store())];
    const games: string[] = [];
    for (let index = 0; index < 8; index += 1)
      games.push(
        await finishedGame(store(), index % 2 ? { red: ann, blue: bob } : { red: bob, blue: ann }, [], NOW + index, { rated: true }),
      );
    await Promise.all(games.flatMap((game) => [rateGame(store(), game), rateGame(second(), game)]));
    for (const account of [ann, bob]) expect(await ratingsOf(store(), account, NOW)).toMatchObject([{ games: 8, rating: 1500 }]);
  });

  test('a game left unrated by a crash is rated later, and one that cannot be rated is not tried again', async () => {
    const [ann, bob, gone] = [await newAccount(store()), await newAccount(store()), await newAccount(store())];
    const game = await finishedGame(store(), { red: ann, blue: bob }, ['blue'], NOW, { rated: true });
    const withoutOne = await finishedGame(store(), { red: ann, blue: gone }, ['blue'], NOW, { rated: true });
    const friendly = await finishedGame(store(), { red: ann, blue: bob }, ['blue'], NOW);
    await store().privacy.erase(gone);
    expect(await rateUnrated(store())).toBeGreaterThanOrEqual(1);
    expect(await ratingsOf(store(), ann, NOW)).toMatchObject([{ games: 1 }]);
    expect(await store().ratings.unrated()).toEqual([]);
    expect((await store().games.find(game))?.ratedAt).toBe(NOW);
    expect(await rateGame(store(), friendly)).toBe(false);
    expect(await rateGame(store(), withoutOne)).toBe(false);
  });

  test('after a long rest a game counts for more', async () => {
    const gainAfter = async (restMs: number) => {
      const [ann, bob] = [await newAccount(store()), await newAccount(store())];
      const play = async (at: number) => {
        await rateGame(store(), await finishedGame(store(), { red: ann, blue: bob }, ['red'], at, { rated: true }));
        return (await pairingRating(store(), { type: 'account', account: ann }, 'barrage', 'blitz', at)).rating;
      };
      for (let index = 0; index < 9; index += 1) await play(NOW + index);
      const before = await play(NOW + 9);
      return (await play(NOW + 9 + restMs)) - before;
    };
    expect(await gainAfter(500 * DAY_MS)).toBeGreaterThan(1.2 * (await gainAfter(DAY_MS)));
  });

  test('a running game is not rated', async () => {
    const [ann, bob] = [await newAccount(store()), await newAccount(store())];
    const seats = [ann, bob].map((account, index) => ({
      seat: index === 0 ? ('red' as const) : ('blue' as const),
      sitter: { type: 'account', account, name: account } as const,
    }));
    const game = await openGame(store(), { rated: true, seats });
    await store().facts.append(step(game, 0, 1, { change: { type: 'started', at: NOW } }));
    expect(await rateGame(store(), game)).toBe(false);
    expect(await ratingsOf(store(), ann, NOW)).toEqual([]);
  });

  test('four of Conquest are rated together', async () => {
    const seats = ['red', 'blue', 'green', 'gold'] as const;
    const accounts: string[] = [];
    for (const _ of seats) accounts.push(await newAccount(store()));
    const players = Object.fromEntries(seats.map((seat, index) => [seat, accounts[index]]));
    const game = await finishedGame(store(), players, ['green'], NOW, { rated: true, edition: 'conquest' });
    expect(await rateGame(store(), game)).toBe(true);
    const ratings: number[] = [];
    for (const account of accounts)
      ratings.push((await pairingRating(store(), { type: 'account', account }, 'conquest', 'blitz', NOW)).rating);
    expect(ratings[2]).toBeGreaterThan(1500);
    for (const index of [0, 1, 3]) expect(ratings[index]).toBeLessThan(1500);
  });

  test('leaders have a sure rating and recent games', async () => {
    const speed = fresh('speed');
    const [ann, bob] = [await newAccount(store()), await newAccount(store())];
    const leaders = async (now: number) =>
      (await leaderboard(store(), { edition: 'barrage', speed, bots: false, page: 0 }, now)).map(({ account }) => account);
    for (let index = 0; index < 40; index += 1) {
      const game = await finishedGame(store(), { red: ann, blue: bob }, [index % 4 === 0 ? 'blue' : 'red'], NOW + index, {
        rated: true,
        speed,
      });
      await rateGame(store(), game);
      if (index === 0) expect(await leaders(NOW)).toEqual([]);
    }
    expect(await leaders(NOW)).toEqual([ann, bob]);
    expect(await leaders(NOW + 31 * DAY_MS)).toEqual([]);
    const [{ isProvisional, deviation }] = await ratingsOf(store(), ann, NOW + 40);
    expect(isProvisional).toBe(false);
    const [later] = await ratingsOf(store(), ann, NOW + 800 * DAY_MS);
    expect(later.isProvisional).toBe(true);
    expect(later.deviation).toBeGreaterThan(deviation);
    const [statistics] = await statisticsOf(store(), ann);
    expect(statistics).toMatchObject({ edition: 'barrage', games: 40, won: 30, lost: 10, drawn: 0, longestWinning: 3, longestLosing: 1 });
    expect(statistics.streak).toEqual({ outcome: 'won', length: 3 });
    expect(statistics.best[speed]).toBeGreaterThanOrEqual(later.rating);
  });

  test('games with a computer count apart, and a player without a rating is a newcomer', async () => {
    const ann = await newAccount(store());
    const account = { type: 'account', account: ann, name: ann } as const;
    const computer = { type: 'computer', level: 3 } as const;
    const seats = [
      { seat: 'red', sitter: account },
      { seat: 'blue', sitter: computer },
    ] as const;
    await finishedGame(store(), {}, ['blue'], NOW, { seats });
    await finishedGame(store(), { red: ann, blue: await newAccount(store()) }, ['red'], NOW);
    expect(await statisticsOf(store(), ann)).toMatchObject([{ games: 1, won: 1, withComputer: { games: 1, lost: 1 }, best: {} }]);
    const { rating, deviation } = INITIAL_RATING;
    expect(await pairingRating(store(), { type: 'guest', guest: 'g' }, 'duel', 'brisk', NOW)).toEqual({ rating, deviation });
  });
}
