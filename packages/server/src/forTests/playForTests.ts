// Brings a game on a bench to its first turn, and plays it on.

import { type Seat, seededChance } from '@flagfall/engine';
import { randomIntent } from '../bench/randomIntent.ts';
import type { CreatedGame } from '../games/creation/createGame.ts';
import type { GameHost } from '../games/live/host.ts';
import { rulesOf } from '../games/live/rulesOf.ts';
import type { HostBench, RecordingSubscriber } from '../simulation/hostBenchForTests.ts';
import { smallGame } from './gameSpecsForTests.ts';

const rules = rulesOf(smallGame());
const SEATS = ['red', 'blue'] as const satisfies readonly Seat[];

/** Both seats are taken, have given their nonces and deployed. */
export async function begin(
  bench: HostBench,
  host: GameHost,
  opened: CreatedGame,
): Promise<Readonly<Record<'red' | 'blue', RecordingSubscriber>>> {
  const ears = { red: await bench.follow(host, opened, 'red'), blue: await bench.follow(host, opened, 'blue') };
  for (const seat of SEATS)
    await bench.act(host, opened.game, seat, { id: `nonce ${seat}`, type: 'nonce', nonce: '0'.repeat(64) }, ears[seat]);
  for (const seat of SEATS) await move(bench, host, opened, seat, ears[seat]);
  return ears;
}

/** The seat plays a legal intent of its last view. */
export async function move(
  bench: HostBench,
  host: GameHost,
  { game }: CreatedGame,
  seat: Seat,
  ear: RecordingSubscriber,
  id = `move ${ear.last.version}`,
) {
  const intent = randomIntent(rules, seat, ear.last.view, seededChance(`${seat} ${id}`));
  if (intent === undefined) throw new Error(`${seat} has nothing to do`);
  await bench.act(host, game, seat, { id, type: 'play', intent }, ear);
  return intent;
}
