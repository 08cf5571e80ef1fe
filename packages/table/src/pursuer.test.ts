// [AUD-2] A pursuer over a distance at two tables, a scout at one and a general at the other: only its owner is told which it is.

import type { Deployment, Seat } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { TimedTestTable } from './forTests/timedTableForTests.ts';

const OTHERS: Deployment = { c1: 'marshal', d1: 'miner', e1: 'scout', f1: 'spy', g1: 'bomb', h2: 'flag' };
const BLUE: Deployment = { a6: 'general', c8: 'marshal', d8: 'miner', e8: 'scout', f8: 'spy', g8: 'bomb', h8: 'flag', h7: 'scout' };
/** Red's piece on a3 stays in the column of blue's general, three or five squares away, and comes round. */
const ROUND = 'c1-c2 a6-b6 a3-b3 b6-b7 b3-b2 b7-a7 b2-a2 a7-a6 a2-a3 a6-b6';

function eveningWith(pursuer: string, other: string, memory: string): TimedTestTable {
  const evening = new TimedTestTable({}, { chaseReach: 'reach', memory });
  for (const seat of ['red', 'blue'] as const) evening.present(seat, true);
  evening.ask('red', { type: 'play', intent: { type: 'deploy', deployment: { ...OTHERS, a3: pursuer, h1: other } } });
  evening.ask('blue', { type: 'play', intent: { type: 'deploy', deployment: BLUE } });
  return evening;
}

function play(evening: TimedTestTable, seat: Seat, move: string): void {
  const [from, to] = move.split('-');
  evening.ask(seat, { type: 'play', intent: { type: 'move', from, to } });
}

/** Everything that a viewer is sent after a step, or when joining then. Commitments to deployments differ on purpose and tell nothing. */
function sentTo(viewer: 'blue' | 'audience', evening: TimedTestTable): readonly string[] {
  const sent = evening.last.deliveries.filter(({ to }) => to === viewer).map(({ message }) => message);
  const joined = [undefined, 0, 3].map((since) => evening.update(viewer, since));
  return [...sent, ...joined, evening.table.viewOf(viewer)].map((message) => JSON.stringify({ ...message, commitments: undefined }));
}

describe.each(['aided', 'strict'])('memory %s', (memory) => {
  test('[AUD-2] every message to the others is the same, byte for byte, while only the scout is stopped', () => {
    const [scout, general] = [eveningWith('scout', 'general', memory), eveningWith('general', 'scout', memory)];
    const look = (): void => {
      for (const viewer of ['blue', 'audience'] as const) {
        const [here, there] = [scout, general].map((evening) => sentTo(viewer, evening));
        expect(here).toEqual(there);
      }
    };
    look();
    for (const [ply, move] of ROUND.split(' ').entries()) {
      for (const evening of [scout, general]) play(evening, ply % 2 === 0 ? 'red' : 'blue', move);
      expect(scout.table.version).toBe(general.table.version);
      look();
    }
    const isOffered = ({ table }: TimedTestTable): boolean =>
      table.viewOf('red').moves.some(({ from, to }) => from === 'a3' && to === 'b3');
    expect([scout, general].map(isOffered)).toEqual([false, true]);
    // The request is refused to its owner, and no other viewer hears of it.
    play(scout, 'red', 'a3-b3');
    expect(scout.told('red')).toMatchObject({ type: 'refused', refusal: { code: 'chase', from: 'a3', to: 'b3' } });
    expect(scout.last.deliveries.map(({ to }) => to)).toEqual(['red']);
    expect(scout.last.facts).toEqual([]);
    for (const evening of [scout, general]) play(evening, 'red', 'c2-c3');
    look();
    // At the other table it may go on.
    for (const evening of [scout, general]) play(evening, 'blue', 'b6-b7');
    play(general, 'red', 'a3-b3');
    expect(general.table.viewOf('red').recent.at(-1)).toMatchObject({ from: 'a3', to: 'b3' });
  });
});
