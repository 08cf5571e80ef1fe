// The contract of ratings, chat, reports and offers, and of what nodes share.

import { expect, test } from 'vitest';
import { type ContractPart, finishedGame, fresh, newAccount, openGame } from './storeBenchForTests.ts';

const FIRST = { rating: 1500, deviation: 350, volatility: 0.06 };

export const communityContract: ContractPart = (bench) => {
  test('a game is rated once, however often it is asked, and games that end at once add up', async () => {
    const store = bench().store();
    const [ann, bob] = [await newAccount(store), await newAccount(store)];
    const games: string[] = [];
    for (let index = 0; index < 6; index += 1)
      games.push(await finishedGame(store, { red: ann, blue: bob }, ['red'], 3000, { rated: true }));
    expect((await store.ratings.unrated()).filter((game) => games.includes(game))).toHaveLength(6);
    const rate = (game: string, index: number) =>
      store.ratings.rateGame(
        { game, edition: 'barrage', speed: 'blitz', accounts: index % 2 === 0 ? [ann, bob] : [bob, ann], at: 4000 + index },
        FIRST,
        (before) => before.map((one, place) => ({ ...one, rating: one.rating + (place === index % 2 ? 10 : -10) })),
      );
    const done = await Promise.all(games.flatMap((game, index) => [rate(game, index), rate(game, index)]));
    expect(done.filter(Boolean)).toHaveLength(6);
    expect(await store.ratings.find(ann, 'barrage', 'blitz')).toMatchObject({ rating: 1560, deviation: 350, volatility: 0.06, games: 6 });
    expect((await store.ratings.of(bob)).map(({ rating, games: played }) => [rating, played])).toEqual([[1440, 6]]);
    expect((await store.ratings.history(ann, 'barrage', 'blitz')).map(({ at }) => at)).toEqual([4000, 4001, 4002, 4003, 4004, 4005]);
    expect((await store.ratings.unrated()).some((game) => games.includes(game))).toBe(false);
  });

  test('a rating that fails in the middle leaves nothing behind', async () => {
    const store = bench().store();
    const ann = await newAccount(store);
    const game = await finishedGame(store, { red: ann }, ['red'], 3000, { rated: true });
    const rated = { game, edition: 'duel', speed: 'blitz', accounts: [ann], at: 4 };
    await expect(
      store.ratings.rateGame(rated, FIRST, () => {
        throw new TypeError('a mistake of ours');
      }),
    ).rejects.toThrow('a mistake of ours');
    expect(await store.ratings.find(ann, 'duel', 'blitz')).toBeUndefined();
    expect(await store.ratings.unrated()).toContain(game);
  });

  test('leaders are sorted by rating; unsure ratings and bots are apart', async () => {
    const store = bench().store();
    const edition = fresh('edition');
    const rate = async (rating: number, deviation: number, bot = false) => {
      const account = await newAccount(store, bot);
      const game = await openGame(store, { rated: true });
      await store.ratings.rateGame({ game, edition, speed: 'blitz', accounts: [account], at: 4 }, FIRST, () => [
        { ...FIRST, rating, deviation },
      ]);
      return account;
    };
    const [low, high, unsure, bot] = [await rate(1400, 60), await rate(1900, 60), await rate(2400, 300), await rate(2000, 60, true)];
    const query = { edition, speed: 'blitz', deviationMax: 100, activeSince: 0, bots: false, size: 10, skip: 0 };
    const names = async (changes: Partial<typeof query>) =>
      (await store.ratings.leaders({ ...query, ...changes })).map(({ account }) => account);
    expect(await names({})).toEqual([high, low]);
    expect(await names({ skip: 1 })).toEqual([low]);
    expect(await names({ size: 1 })).toEqual([high]);
    expect(await names({ deviationMax: 350 })).toEqual([unsure, high, low]);
    expect(await names({ activeSince: 4 })).toEqual([high, low]);
    expect(await names({ activeSince: 5 })).toEqual([]);
    expect(await store.ratings.leaders({ ...query, bots: true })).toEqual([
      { account: bot, name: bot, bot: true, rating: 2000, deviation: 60, games: 1 },
    ]);
  });

  test('rooms of a chat are apart, and a hidden line is marked', async () => {
    const { chat } = bench().store();
    const game = await openGame(bench().store());
    const person = { type: 'guest', guest: 'g' } as const;
    const say = async (room: 'seats' | 'audience', at: number) => {
      const line = { id: fresh('line'), game, room, person, name: 'G', text: `at ${at}`, at };
      await chat.say(room === 'seats' ? { ...line, seat: 'red' } : line);
      return line.id;
    };
    const ids = [await say('seats', 3), await say('seats', 1), await say('seats', 2)];
    const outside = await say('audience', 4);
    expect((await chat.latest(game, 'seats', 2)).map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect(await chat.latest(game, 'audience', 9)).toEqual([
      { id: outside, game, room: 'audience', person, name: 'G', text: 'at 4', at: 4, hidden: false },
    ]);
    expect(await chat.hide(ids[0])).toBe(true);
    expect(await chat.find(ids[0])).toMatchObject({ hidden: true, seat: 'red' });
    expect(await chat.hide('no such line')).toBe(false);
  });

  test('reports stay open until an operator closes them, sanctions bind until they end or are lifted', async () => {
    const { moderation } = bench().store();
    const by = { type: 'guest', guest: fresh('guest') } as const;
    const about = { type: 'account', account: await newAccount(bench().store()) } as const;
    const report = { id: fresh('report'), at: 1, by, about, reason: 'rude' };
    await moderation.report(report);
    expect((await moderation.openReports(100)).find(({ id }) => id === report.id)).toEqual(report);
    expect([await moderation.reportsBy(by, 1), await moderation.reportsBy(by, 2), await moderation.reportsBy(about, 1)]).toEqual([1, 0, 0]);
    expect(await moderation.closeReport(report.id, 'op', 9)).toBe(true);
    expect(await moderation.closeReport(report.id, 'op', 9)).toBe(false);
    expect((await moderation.openReports(100)).some(({ id }) => id === report.id)).toBe(false);
    const ban = { id: fresh('ban'), type: 'ban', person: about, reason: 'r', byOperator: 'op', at: 1 } as const;
    const silence = { ...ban, id: fresh('silence'), type: 'silence', at: 2, until: 50 } as const;
    await moderation.sanction(ban);
    await moderation.sanction(silence);
    expect(await moderation.sanctionsOf(about, 49)).toEqual([ban, silence]);
    expect(await moderation.sanctionsOf(about, 50)).toEqual([ban]);
    expect(await moderation.lift(ban.id, 51)).toBe(true);
    expect(await moderation.lift(ban.id, 51)).toBe(false);
    expect(await moderation.sanctionsOf(about, 52)).toEqual([]);
    expect(await moderation.sanctionsOf(by, 1)).toEqual([]);
  });

  test('an offer is seen by its readers, can be withdrawn, and expires', async () => {
    const { offers } = bench().store();
    const ann = await newAccount(bench().store());
    const person = { type: 'account', account: ann } as const;
    const offer = {
      person,
      name: 'Ann',
      bot: true,
      edition: 'duel',
      speed: 'blitz',
      rated: true,
      setup: { a: 1 },
      node: 'n1',
      createdAt: 1,
      expiresAt: 100,
    };
    const open = { ...offer, id: fresh('offer'), rating: 1510.5, ratingMin: 1400, ratingMax: 1600 };
    const invited = { ...offer, id: fresh('offer'), invited: ann, createdAt: 2 };
    await offers.offer(open);
    await offers.offer(invited);
    const seen = async (now: number) => (await offers.all(now)).filter(({ id }) => id === open.id || id === invited.id);
    expect(await seen(99)).toEqual([open, invited]);
    expect(await seen(100)).toEqual([]);
    await offers.keep([open.id], 'n1', 200);
    expect(await seen(100)).toEqual([{ ...open, expiresAt: 200 }]);
    expect(await offers.find(open.id, 100)).toEqual({ ...open, expiresAt: 200 });
    expect(await offers.withdraw(invited.id, { type: 'guest', guest: ann })).toBe(false);
    expect(await offers.withdraw(invited.id, person)).toBe(true);
    expect(await seen(100)).toEqual([{ ...open, expiresAt: 200 }]);
    expect(await offers.withdraw(open.id, person)).toBe(true);
  });

  test('the last beat of any node is remembered, also when it signed off or died long ago', async () => {
    const { nodes } = bench().store();
    const [one, two] = [fresh('node'), fresh('node')];
    await nodes.beat(one, 100);
    await nodes.beat(two, 110);
    await nodes.beat(one, 120);
    expect(await nodes.all()).toEqual([
      { id: one, startedAt: 100, seenAt: 120 },
      { id: two, startedAt: 110, seenAt: 110 },
    ]);
    await nodes.leave(one, 130);
    expect(await nodes.all()).toEqual([{ id: two, startedAt: 110, seenAt: 110 }]);
    expect(await nodes.lastSeen()).toBe(130);
    await nodes.beat(two, 140);
    expect(await nodes.lastSeen()).toBe(140);
    await nodes.forget(1000);
    expect(await nodes.all()).toEqual([]);
    expect(await nodes.lastSeen()).toBe(140);
  });

  test('nodes that start together agree on a setting', async () => {
    const { settings } = bench().store();
    const key = fresh('key');
    expect(await settings.find(key)).toBeUndefined();
    const values = await Promise.all(['a', 'b', 'c'].map((value) => settings.ensure(key, value)));
    expect(new Set(values).size).toBe(1);
    await settings.set(key, 'new');
    expect(await settings.ensure(key, 'other')).toBe('new');
    expect(await settings.find(key)).toBe('new');
  });
};
