// The contract of games and the archive: how they are found again.

import { expect, test } from 'vitest';
import { defined } from '../../defined.ts';
import type { ArchiveCursor } from '../games/archive.ts';
import { type ContractPart, finishedGame, fresh, newAccount, newGame, openGame, step } from './storeBenchForTests.ts';

export const gamesContract: ContractPart = (bench) => {
  test('a game comes back as it was opened', async () => {
    const { games } = bench().store();
    const game = newGame({ rated: true, setup: { clock: { type: 'fischer', ms: 180_000 } } });
    await games.open(game);
    expect(await games.find(game.id)).toEqual({
      ...{
        id: game.id,
        edition: 'barrage',
        speed: 'blitz',
        rated: true,
        listed: false,
        status: 'waiting',
        setup: game.setup,
        createdAt: 1000,
      },
      seats: [
        { seat: 'blue', sitter: { type: 'computer', level: 3 } },
        { seat: 'red', sitter: { type: 'guest', guest: 'guest-red', name: 'Red' }, secretHash: 'hash-red' },
      ],
    });
    expect(await games.find('no such game')).toBeUndefined();
    await expect(games.open(game)).rejects.toThrow();
  });

  test('an open seat is given to one of those who ask for it', async () => {
    const { games } = bench().store();
    const game = await openGame(bench().store(), { seats: [{ seat: 'red', sitter: { type: 'open' } }] });
    const guests = ['ann', 'bob', 'cem'].map((guest) => ({ type: 'guest', guest, name: guest }) as const);
    const taken = await Promise.all(guests.map((guest) => games.takeSeat(game, 'red', guest, `hash-${guest.guest}`)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const winner = guests[taken.indexOf(true)];
    expect((await games.find(game))?.seats).toEqual([{ seat: 'red', sitter: winner, secretHash: `hash-${winner.guest}` }]);
    expect(await games.takeSeat(game, 'blue', guests[0])).toBe(false);
  });

  test('unfinished games are listed with the deadline of their last step', async () => {
    const { games, facts } = bench().store();
    const waiting = await openGame(bench().store());
    const running = await openGame(bench().store());
    await facts.append(step(running, 0, 3, { deadline: 7000, change: { type: 'started', at: 2000 } }));
    const unlimited = await openGame(bench().store());
    await facts.append(step(unlimited, 0, 1, { deadline: 7000 }));
    await facts.append(step(unlimited, 1, 1));
    const account = await newAccount(bench().store());
    const over = await finishedGame(bench().store(), { red: account }, [], 3000);
    const found = new Map((await games.unfinished()).map((game) => [game.id, game]));
    expect(found.get(waiting)).toEqual({ id: waiting, status: 'waiting', factCount: 0 });
    expect(found.get(running)).toEqual({ id: running, status: 'running', factCount: 3, lastAt: 2002, deadline: 7000 });
    expect(found.get(unlimited)).toEqual({ id: unlimited, status: 'waiting', factCount: 2, lastAt: 2001 });
    expect(found.has(over)).toBe(false);
  });

  test('a person finds their unfinished games', async () => {
    const { games } = bench().store();
    const account = await newAccount(bench().store());
    const guest = fresh('guest');
    const seats = [
      { seat: 'red', sitter: { type: 'account', account, name: 'A' } },
      { seat: 'blue', sitter: { type: 'guest', guest, name: 'B' } },
    ] as const;
    const first = await openGame(bench().store(), { seats, createdAt: 1 });
    const second = await openGame(bench().store(), { seats, createdAt: 2 });
    await finishedGame(bench().store(), { red: account }, ['red'], 3000);
    expect(await games.unfinishedOf({ type: 'account', account })).toEqual([second, first]);
    expect(await games.unfinishedOf({ type: 'guest', guest })).toEqual([second, first]);
    expect(await games.unfinishedOf({ type: 'guest', guest: account })).toEqual([]);
  });

  test('running games with computers are found, and counted for their players', async () => {
    const store = bench().store();
    const guest = fresh('guest');
    const person = { seat: 'red', sitter: { type: 'guest', guest, name: 'G' } } as const;
    const computers = (['blue', 'green'] as const).map((seat) => ({ seat, sitter: { type: 'computer', level: 1 } }) as const);
    const [older, newer] = [
      await openGame(store, { seats: [person, ...computers], createdAt: 1 }),
      await openGame(store, { seats: [person, ...computers], createdAt: 2 }),
    ];
    await openGame(store, { seats: [person, { seat: 'blue', sitter: { type: 'open' } }] });
    expect(await store.games.countWithComputers({ type: 'guest', guest })).toBe(2);
    expect(await store.games.countWithComputers({ type: 'account', account: guest })).toBe(0);
    for (const game of [older, newer]) await store.facts.append(step(game, 0, 1, { change: { type: 'started', at: 2000 } }));
    const found = async (since: number) => (await store.games.runningWithComputers(since)).filter((game) => [older, newer].includes(game));
    expect(await found(2000)).toEqual([newer, older]);
    expect(await found(2001)).toEqual([]);
    await store.facts.append(step(older, 1, 1, { deadline: 9000 }));
    expect(await found(3000)).toEqual([older]);
    await store.facts.append(step(newer, 1, 1, { change: { type: 'aborted', at: 3000 } }));
    expect(await store.games.countWithComputers({ type: 'guest', guest })).toBe(1);
    expect(await found(0)).toEqual([older]);
  });

  test('only public games are there to watch and in the archive of strangers', async () => {
    const store = bench().store();
    const [account, stranger] = [await newAccount(store), await newAccount(store)];
    const open = async (startedAt: number, changes: Parameters<typeof openGame>[1]) => {
      const game = await openGame(store, changes);
      await store.facts.append(step(game, 0, 1, { change: { type: 'started', at: startedAt } }));
      return game;
    };
    const [first, second] = [await open(9_000_001, { listed: true }), await open(9_000_002, { listed: true, edition: 'duel' })];
    const hidden = await open(9_000_003, {});
    expect((await store.games.toWatch(2)).map(({ id }) => id)).toEqual([second, first]);
    expect((await store.games.toWatch(1, 'barrage')).map(({ id }) => id)).toEqual([first]);
    expect((await store.games.several([hidden, 'nothing', first])).map(({ id, listed }) => [id, listed])).toEqual([
      [hidden, false],
      [first, true],
    ]);
    const shown = await finishedGame(store, { red: account }, ['red'], 5000, { listed: true });
    const own = await finishedGame(store, { red: account }, ['red'], 4000);
    const found = async (reader?: Parameters<typeof store.archive.search>[0]['reader']) =>
      (await store.archive.search({ account, ...defined({ reader }) }, 9)).games.map(({ id }) => id);
    expect(await found()).toEqual([shown, own]);
    expect(await found('nobody')).toEqual([shown]);
    expect(await found({ type: 'account', account: stranger })).toEqual([shown]);
    expect(await found({ type: 'guest', guest: account })).toEqual([shown]);
    expect(await found({ type: 'account', account })).toEqual([shown, own]);
  });

  test('a seat shows the name that its account has today', async () => {
    const store = bench().store();
    const account = await newAccount(store);
    const game = await finishedGame(store, { red: account }, ['red'], 5000);
    const name = fresh('renamed');
    await store.accounts.change(account, { name });
    expect((await store.games.find(game))?.seats[0].sitter).toEqual({ type: 'account', account, name });
  });

  test('the archive is read page by page, newest first, also where games ended in the same moment', async () => {
    const store = bench().store();
    const account = await newAccount(store);
    const ids: string[] = [];
    for (const endedAt of [10_000, 30_000, 30_000, 30_000, 20_000]) ids.push(await finishedGame(store, { red: account }, ['red'], endedAt));
    const seen: string[] = [];
    let after: ArchiveCursor | undefined;
    do {
      const page = await store.archive.search({ account }, 2, after);
      expect(page.games.length).toBeLessThanOrEqual(2);
      seen.push(...page.games.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    expect(seen).toEqual([...[ids[1], ids[2], ids[3]].toSorted().toReversed(), ids[4], ids[0]]);
  });

  test('a search for something rare reads so many games per page, and goes on where it stopped', async () => {
    const store = bench().store();
    const account = await newAccount(store);
    const rare = await finishedGame(store, { red: account }, ['red'], 10_000, { rated: true });
    for (const endedAt of [20_000, 30_000, 40_000, 50_000]) await finishedGame(store, { red: account }, ['red'], endedAt);
    const pages: (readonly string[])[] = [];
    let after: ArchiveCursor | undefined;
    do {
      const page = await store.archive.search({ account, rated: true }, 10, after, 2);
      pages.push(page.games.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    expect(pages).toEqual([[], [], [rare]]);
  });

  test('the archive is searched by players, outcome, edition, speed, ending and time', async () => {
    const store = bench().store();
    const [ann, bob, eve] = [await newAccount(store), await newAccount(store), await newAccount(store)];
    const won = await finishedGame(store, { red: ann, blue: bob }, ['red'], 10_000, { rated: true });
    const lost = await finishedGame(store, { red: ann, blue: bob }, ['blue'], 20_000, { edition: 'duel' });
    const drawn = await finishedGame(store, { red: eve, blue: ann }, [], 30_000, { speed: 'rapid' });
    await openGame(store, { seats: [{ seat: 'red', sitter: { type: 'account', account: ann, name: 'A' } }] }, 1);
    const find = async (query: Parameters<typeof store.archive.search>[0]) =>
      (await store.archive.search({ account: ann, ...query }, 10)).games;
    const ids = async (query: Parameters<typeof store.archive.search>[0]) => (await find(query)).map(({ id }) => id);
    expect(await ids({})).toEqual([drawn, lost, won]);
    expect(await ids({ opponent: bob })).toEqual([lost, won]);
    expect(await ids({ outcome: 'won' })).toEqual([won]);
    expect(await ids({ account: bob, outcome: 'won' })).toEqual([lost]);
    expect(await ids({ edition: 'duel' })).toEqual([lost]);
    expect(await ids({ speed: 'rapid' })).toEqual([drawn]);
    expect(await ids({ rated: true })).toEqual([won]);
    expect(await ids({ rated: false })).toEqual([drawn, lost]);
    expect(await ids({ ending: 'agreed' })).toEqual([]);
    expect(await ids({ since: 20_000 })).toEqual([drawn, lost]);
    expect(await ids({ until: 20_000 })).toEqual([won]);
    expect((await find({ outcome: 'won' }))[0].seats.map(({ seat, outcome }) => [seat, outcome])).toEqual([
      ['blue', 'lost'],
      ['red', 'won'],
    ]);
  });
};
