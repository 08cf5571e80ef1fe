// The end of a game, rematches and open seats. Time is simulated, the database is real.

import { DAY_MS, MINUTE_MS } from '@flagfall/protocol';
import { describe, expect, test } from 'vitest';
import { guest, smallGame } from '../../forTests/gameSpecsForTests.ts';
import { begin } from '../../forTests/playForTests.ts';
import { HostBench, RecordingSubscriber } from '../../simulation/hostBenchForTests.ts';

describe('the end of a game', () => {
  test('the end of a game is told once to each listener, and a rematch has the colours swapped', async () => {
    const ended: string[] = [];
    const bench = await HostBench.open();
    const { host } = await bench.node([{ ended: ({ id }) => ended.push(id) }]);
    const opened = await bench.open(host, smallGame());
    const { red, blue } = await begin(bench, host, opened);
    await bench.act(host, opened.game, 'red', { id: 'r', type: 'resign' }, red);
    expect(ended).toEqual([opened.game]);
    await bench.act(host, opened.game, 'red', { id: 'o', type: 'offer', what: 'rematch' }, red);
    await bench.act(host, opened.game, 'blue', { id: 'a', type: 'answer', what: 'rematch', accept: true }, blue);
    const [news] = red.last.news;
    if (news.type !== 'rematch') throw new Error('no rematch');
    const next = await bench.follow(host, { game: news.game, secrets: { blue: opened.secrets.red! } }, 'blue');
    expect(next.last.seats).toEqual({ red: { type: 'person', name: 'Ben' }, blue: { type: 'person', name: 'Ann' } });
    expect(ended).toEqual([opened.game]);
  });

  test('[AUD-1] a rated game that is not by the club rules goes on to its end, and there is no rated rematch', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const setups = [
      { options: { quietLimit: 'off' }, rated: true, answer: { type: 'refused', id: 'o', refusal: { code: 'ratedNeedsClub' } } },
      { options: {}, rated: true, answer: { type: 'update', done: 'o' } },
      { options: { quietLimit: 'off' }, rated: false, answer: { type: 'update', done: 'o' } },
    ];
    for (const { answer, ...setup } of setups) {
      const opened = await bench.open(host, smallGame(setup));
      const { red } = await begin(bench, host, opened);
      await bench.act(host, opened.game, 'red', { id: 'r', type: 'resign' }, red);
      expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'ended', rated: setup.rated });
      await bench.act(host, opened.game, 'red', { id: 'o', type: 'offer', what: 'rematch' }, red);
      expect(red.heard.at(-1)).toMatchObject(answer);
    }
  });

  test('there is no rematch with a player who was banned meanwhile', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame());
    const { red, blue } = await begin(bench, host, opened);
    await bench.act(host, opened.game, 'red', { id: 'r', type: 'resign' }, red);
    await bench.act(host, opened.game, 'red', { id: 'o', type: 'offer', what: 'rematch' }, red);
    const person = { type: 'guest', guest: 'guest-Ann' } as const;
    const ban = { id: 'ban', type: 'ban', person, reason: 'r', byOperator: 'o', at: 1 } as const;
    await bench.store.moderation.sanction(ban);
    await bench.act(host, opened.game, 'blue', { id: 'a', type: 'answer', what: 'rematch', accept: true }, blue);
    expect(blue.heard.at(-1)).toEqual({ type: 'refused', game: opened.game, id: 'a', refusal: { code: 'playerGone' } });
    // The secret of the seat does not open it either.
    expect(await bench.done(host.join(new RecordingSubscriber(), opened.game, { secret: opened.secrets.red! }))).toEqual({
      fault: 'banned',
    });
    expect(await bench.done(host.join(new RecordingSubscriber(), opened.game, { secret: opened.secrets.blue! }))).toMatchObject({
      viewer: 'blue',
    });
    await bench.store.moderation.lift('ban', bench.time.now);
    await bench.act(host, opened.game, 'blue', { id: 'b', type: 'answer', what: 'rematch', accept: true }, blue);
    expect(blue.last.news).toMatchObject([{ type: 'rematch' }]);
    // A repeated request is confirmed, whatever has happened since.
    await bench.store.moderation.sanction({ ...ban, id: 'again' });
    await bench.act(host, opened.game, 'blue', { id: 'b', type: 'answer', what: 'rematch', accept: true }, blue);
    expect(blue.timesDone('b')).toBe(2);
  });

  test('open seats are not waited for for ever', async () => {
    const bench = await HostBench.open();
    const node = await bench.node();
    const opened = await bench.open(node.host, smallGame({ seats: { red: guest('Ann'), blue: { type: 'open' } } }));
    node.kill();
    await bench.time.pass(13 * DAY_MS);
    const again = await bench.node();
    await bench.time.pass(MINUTE_MS);
    expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'waiting' });
    again.kill();
    await bench.time.pass(DAY_MS);
    await bench.node();
    await bench.time.pass(MINUTE_MS);
    expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'aborted' });
  });

  test('rematches respect the limit of games', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame());
    const { red, blue } = await begin(bench, host, opened);
    await bench.act(host, opened.game, 'red', { id: 'r', type: 'resign' }, red);
    const waiting = smallGame({ seats: { red: guest('Ann'), blue: { type: 'open' } } });
    for (let count = 0; count < 30; count += 1) await bench.open(host, waiting);
    await bench.act(host, opened.game, 'red', { id: 'o', type: 'offer', what: 'rematch' }, red);
    const refusal = { code: 'tooManyGames', most: 30 };
    expect(red.heard.at(-1)).toEqual({ type: 'refused', game: opened.game, id: 'o', refusal });
    await bench.act(host, opened.game, 'blue', { id: 'o', type: 'offer', what: 'rematch' }, blue);
    await bench.act(host, opened.game, 'red', { id: 'a', type: 'answer', what: 'rematch', accept: true }, red);
    expect(red.heard.at(-1)).toEqual({ type: 'refused', game: opened.game, id: 'a', refusal });
  });

  test('a player who takes an open seat is at the table, also after a crash in between', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame({ seats: { red: guest('Ann'), blue: { type: 'open' } } }));
    const red = await bench.follow(host, opened, 'red');
    const taken = await bench.done(host.sit(opened.game, 'blue', guest('Cem')));
    expect(red.last.seats.blue).toEqual({ type: 'person', name: 'Cem' });
    expect(await bench.done(host.sit(opened.game, 'blue', guest('Dan')))).toBeUndefined();
    const blue = await bench.follow(host, { game: opened.game, secrets: { blue: taken! } }, 'blue');
    expect(blue.last.view.viewer).toBe('blue');
    const other = await bench.open(host, smallGame({ seats: { red: guest('Ann'), blue: { type: 'open' } } }));
    await bench.store.games.takeSeat(other.game, 'blue', guest('Eva'));
    const second = await bench.node();
    const late = await bench.follow(second.host, other, 'red');
    expect(late.last.seats.blue).toEqual({ type: 'person', name: 'Eva' });
  });
});
