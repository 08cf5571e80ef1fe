// How long an answer takes tells nobody whether a name exists. Compared by medians of interleaved tries, with room for a busy machine: without
// the work done for unknown names the two would differ by a factor of ten and more.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAlike, median } from './alikeForTests.ts';
import { GOOD_PASSWORD, type House, newcomer, openHouse } from './houseForTests.ts';
import { COST } from './people/passwords.ts';

const TRIES = 24;

let house: House;
const names: string[] = [];
beforeAll(async () => {
  house = await openHouse({ environment: { TRUST_PROXY: 'loopback' }, passwordCost: COST });
  for (let count = 0; count < 4; count += 1) names.push((await newcomer(house)).name);
});
afterAll(() => house.close());

async function timesOf(ask: (name: string, address: string) => Promise<unknown>): Promise<readonly [number, number]> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let count = 0; count < TRIES; count += 1) {
    const name = names[count % names.length];
    for (const [times, one] of [
      [known, name],
      [unknown, `Nobody${name}`],
    ] as const) {
      const start = performance.now();
      await ask(one, `192.0.2.${count}`);
      times.push(performance.now() - start);
    }
    house.wait(60_000);
  }
  return [median(known), median(unknown)];
}

test.each([
  ['/sessions', { password: 'wrong password' }, 'wrongLogin'],
  ['/recoveries', { password: GOOD_PASSWORD, code: 'abcd-abcd-abcd-abcd' }, 'wrongCode'],
])('%s takes as long for an unknown name as for a known one', async (path, body, code) => {
  await expectAlike(async () => {
    const [known, unknown] = await timesOf(async (name, address) => {
      const answer = await house.client({ 'x-forwarded-for': address }).post(path, { name, ...body });
      expect(answer.body).toEqual({ code });
    });
    return known / unknown;
  });
});
