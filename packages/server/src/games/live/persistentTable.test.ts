// A stored step is told, also when later work fails.

import { expect, test } from 'vitest';
import { smallGame } from '../../forTests/gameSpecsForTests.ts';
import { begin } from '../../forTests/playForTests.ts';
import { HostBench } from '../../simulation/hostBenchForTests.ts';
import { StorageUnavailable } from '../../store/errors.ts';

test('a step is told when the game that follows from it could not be opened at first', async () => {
  let failures = 0;
  const bench = await HostBench.open('sqlite', (store) => {
    const open: typeof store.games.open = (game) =>
      failures-- > 0 ? Promise.reject(new StorageUnavailable('now not')) : store.games.open(game);
    const games = new Proxy(store.games, { get: (on, name) => (name === 'open' ? open : Reflect.get(on, name).bind(on)) });
    return { ...store, games };
  });
  const { host } = await bench.node();
  const opened = await bench.open(host, smallGame());
  const { red, blue } = await begin(bench, host, opened);
  await bench.act(host, opened.game, 'red', { id: 'resign', type: 'resign' }, red);
  await bench.act(host, opened.game, 'red', { id: 'offer', type: 'offer', what: 'rematch' }, red);
  const accept = () => bench.act(host, opened.game, 'blue', { id: 'accept', type: 'answer', what: 'rematch', accept: true }, blue);
  const { version } = blue.last;
  failures = 1;
  await expect(accept()).rejects.toThrow('now not');
  await bench.time.pass(5_000);
  await accept();
  for (const { last } of [red, blue]) {
    expect(last.version).toBe(version + 1);
    expect(last.news).toMatchObject([{ type: 'rematch' }]);
  }
});
