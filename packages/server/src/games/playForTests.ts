// Brings a game on a bench to its first turn, and plays it on.

import { type Seat, seededChance } from '@flagfall/engine';
import { randomIntent } from '../client/randomPlayer.ts';
import type { Bench, Ear } from '../simulation/benchForTests.ts';
import type { GameHost } from './host.ts';
import type { OpenedGame } from './openGame.ts';
import { rulesOf } from './rulesOf.ts';
import { smallTable } from './tablesForTests.ts';

const rules = rulesOf(smallTable());
const SEATS = ['red', 'blue'] as const satisfies readonly Seat[];

/** Both seats sit, have given their nonces and deployed. */
export async function begin(bench: Bench, host: GameHost, opened: OpenedGame): Promise<Readonly<Record<'red' | 'blue', Ear>>> {
  const ears = { red: await bench.follow(host, opened, 'red'), blue: await bench.follow(host, opened, 'blue') };
  for (const seat of SEATS)
    await bench.act(host, opened.game, seat, { id: `nonce ${seat}`, type: 'nonce', nonce: '0'.repeat(64) }, ears[seat]);
  for (const seat of SEATS) await move(bench, host, opened, seat, ears[seat]);
  return ears;
}

/** The seat does something that is allowed by what it was told last. */
export async function move(bench: Bench, host: GameHost, { game }: OpenedGame, seat: Seat, ear: Ear, id = `move ${ear.last.version}`) {
  const intent = randomIntent(rules, seat, ear.last.view, seededChance(`${seat} ${id}`));
  if (intent === undefined) throw new Error(`${seat} has nothing to do`);
  await bench.act(host, game, seat, { id, type: 'play', intent }, ear);
  return intent;
}
