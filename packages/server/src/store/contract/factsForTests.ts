// The contract of facts: acknowledged facts are stored, in order, once, and a conflict affects no other game.

import { expect, test } from 'vitest';
import { SeqGap, SeqTaken, StorageUnavailable } from '../errors.ts';
import { type ContractPart, openGame, step } from './storeBenchForTests.ts';

export const factsContract: ContractPart = (bench) => {
  test('facts come back in order and unchanged, with any letters', async () => {
    const { facts } = bench().store();
    const game = await openGame(bench().store());
    const odd = {
      at: 5,
      text: '\u0000 \ud800 "\'\\ ; DROP TABLE facts; -- \u2028 \u{1f6a9} {a,b} NULL',
      list: [null, 0.1, -0, 2 ** 53 - 1, { deep: [[]] }],
    };
    await facts.append({ game, fromSeq: 0, facts: [odd, { at: 6 }] });
    await facts.append(step(game, 2, 3));
    const all = await facts.read(game);
    expect(all.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
    expect(JSON.stringify(all[0].fact)).toBe(JSON.stringify(odd));
    expect(await facts.read(game, 3)).toEqual(all.slice(3));
    expect(await facts.read(game, 5)).toEqual([]);
    expect(await facts.read('no such game')).toEqual([]);
  });

  test('a taken number is refused by name, and nothing of the step is stored', async () => {
    const { facts } = bench().store();
    const game = await openGame(bench().store(), {}, 2);
    await expect(facts.append(step(game, 1, 3))).rejects.toThrow(SeqTaken);
    await expect(facts.append(step(game, 0, 1))).rejects.toMatchObject({ name: 'SeqTaken', game, seq: 0 });
    expect(await facts.read(game)).toHaveLength(2);
    await facts.append(step(game, 2, 1));
    expect(await facts.read(game)).toHaveLength(3);
  });

  test('a step that leaves a gap, or has no game, is refused', async () => {
    const { facts } = bench().store();
    const game = await openGame(bench().store(), {}, 2);
    await expect(facts.append(step(game, 3, 1))).rejects.toThrow(SeqGap);
    await expect(facts.append(step('no such game', 0, 1))).rejects.toThrow(SeqGap);
    await expect(facts.append(step(game, 2, 0))).rejects.toThrow(/a step has facts/);
    expect(await facts.read(game)).toHaveLength(2);
  });

  test('of many games written at once, only those in conflict fail', async () => {
    const { facts } = bench().store();
    const games: string[] = [];
    for (let index = 0; index < 60; index += 1) games.push(await openGame(bench().store(), {}, 1));
    const results = await Promise.allSettled(games.map((game, index) => facts.append(step(game, [1, 0, 2][index % 3], 2))));
    const names = results.map((result) => (result.status === 'fulfilled' ? 'stored' : result.reason.name));
    expect(names).toEqual(games.map((_, index) => ['stored', 'SeqTaken', 'SeqGap'][index % 3]));
    for (const [index, game] of games.entries()) expect(await facts.read(game)).toHaveLength(index % 3 === 0 ? 3 : 1);
  });

  test('of writers that race for the same number, one wins, with its whole step', async () => {
    const { facts } = bench().store();
    const game = await openGame(bench().store());
    const results = await Promise.allSettled([1, 4, 2].map((count) => facts.append(step(game, 0, count))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await facts.read(game)).toHaveLength(1);
  });

  test('the change of the game is stored with the facts, or not at all', async () => {
    const { facts, games } = bench().store();
    const game = await openGame(bench().store(), {}, 1);
    const ended = { type: 'ended', at: 9000, ending: 'flagCaptured', winners: ['blue'], actions: 7 } as const;
    await expect(facts.append(step(game, 0, 1, { change: ended }))).rejects.toThrow(SeqTaken);
    expect(await games.find(game)).toMatchObject({ status: 'waiting' });
    await facts.append(step(game, 1, 1, { change: { type: 'started', at: 8000 } }));
    expect(await games.find(game)).toMatchObject({ status: 'running', startedAt: 8000 });
    await facts.append(step(game, 2, 1, { change: ended }));
    const found = await games.find(game);
    expect(found).toMatchObject({ status: 'ended', startedAt: 8000, endedAt: 9000, ending: 'flagCaptured', winners: ['blue'], actions: 7 });
    expect(found?.seats.map(({ seat, outcome }) => [seat, outcome])).toEqual([
      ['blue', 'won'],
      ['red', 'lost'],
    ]);
  });

  test('a draw is a draw for all seats, and an aborted game has no outcome', async () => {
    const { facts, games } = bench().store();
    const drawn = await openGame(bench().store());
    await facts.append(step(drawn, 0, 1, { change: { type: 'ended', at: 9000, ending: 'agreed', winners: [], actions: 7 } }));
    expect(await games.find(drawn)).toMatchObject({ winners: [], seats: [{ outcome: 'drawn' }, { outcome: 'drawn' }] });
    const aborted = await openGame(bench().store());
    await facts.append(step(aborted, 0, 1, { change: { type: 'aborted', at: 9000 } }));
    const found = await games.find(aborted);
    expect(found).toMatchObject({ status: 'aborted', endedAt: 9000 });
    expect(found?.seats.every(({ outcome }) => outcome === undefined)).toBe(true);
  });

  test('the facts of many games are counted at once', async () => {
    const { facts } = bench().store();
    const [none, three] = [await openGame(bench().store()), await openGame(bench().store(), {}, 3)];
    const unknown = Array.from({ length: 12_000 }, (_, index) => `unknown-${index}`);
    expect([...(await facts.counts([none, ...unknown, three]))]).toEqual([
      [none, 0],
      [three, 3],
    ]);
    expect(await facts.counts([])).toEqual(new Map());
  });

  test('after a restart everything is there', async () => {
    const game = await openGame(bench().store(), {}, 40);
    const before = await bench().store().facts.read(game);
    const old = bench().store();
    await bench().reopen();
    expect(await bench().store().facts.read(game)).toEqual(before);
    await bench()
      .store()
      .facts.append(step(game, 40, 1));
    await expect(old.facts.append(step(game, 41, 1))).rejects.toThrow(StorageUnavailable);
    await expect(old.facts.read(game)).rejects.toThrow(StorageUnavailable);
  });

  test('closing waits for earlier writes', async () => {
    const game = await openGame(bench().store());
    const appended = bench()
      .store()
      .facts.append(step(game, 0, 2));
    await Promise.all([bench().reopen(), appended]);
    expect(await bench().store().facts.read(game)).toHaveLength(2);
  });
};
