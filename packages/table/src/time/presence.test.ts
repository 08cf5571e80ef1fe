/** Presence, spectators, and how a game begins. */

import { MINUTE_MS } from '@flagfall/protocol';
import { describe, expect, test } from 'vitest';
import { deterministicHooks } from '../forTests/tableFuzzForTests.ts';
import { TimedTestTable } from '../forTests/timedTableForTests.ts';
import { hashOf } from '../records/commitment.ts';
import { Table } from '../table.ts';

const codeOf = (message: unknown): unknown => (message as { readonly refusal?: { readonly code: string } } | undefined)?.refusal?.code;

describe('open seats', () => {
  const OPEN = { waitMs: 60_000, seats: { red: { type: 'person' }, blue: { type: 'open' } } } as const;

  test('that stay open abort the game after a while', () => {
    const evening = new TimedTestTable(OPEN);
    expect(evening.last.deadline).toBe(evening.now + 60_000);
    evening.pass(59_999);
    expect(evening.table.phase).toBe('waiting');
    evening.pass(1);
    expect(evening.told('red')).toMatchObject({ phase: 'over', news: [{ type: 'nobodyCame' }] });
    expect(evening.table.viewOf('red').result).toMatchObject({ winners: [] });
    expect(evening.last.deadline).toBeUndefined();
    expect(evening.restored().join(evening.now, 'red')).toEqual(evening.update('red'));
  });

  test('that are taken in time begin a game', () => {
    const evening = new TimedTestTable(OPEN);
    evening.now += 59_999;
    evening.table.takeSeat(evening.now, 'blue', { type: 'person' }).commit();
    evening.pass(1);
    expect(evening.table.phase).toBe('deploying');
  });
});

describe('being away', () => {
  test('the others may claim the game once a seat that is waited for has been away for long', () => {
    const evening = TimedTestTable.started({ graceMs: 60_000 });
    evening.present('red', false);
    expect(evening.told('blue')).toEqual({ type: 'presence', away: ['red'], claimable: [] });
    evening.pass(59_999);
    expect(codeOf(evening.ask('blue', { type: 'claim', outcome: 'win' }))).toBe('notAway');
    evening.pass(1);
    expect(evening.told('blue')).toEqual({ type: 'presence', away: ['red'], claimable: ['red'] });
    expect(codeOf(evening.ask('red', { type: 'claim', outcome: 'win' }))).toBe('notAway');
    expect(evening.ask('blue', { type: 'claim', outcome: 'win' })).toMatchObject({ phase: 'over' });
    expect(evening.table.viewOf('blue').result).toMatchObject({ winners: ['blue'] });
  });

  test('a seat that is no longer waited for cannot be claimed, and later has its whole grace again', () => {
    const evening = TimedTestTable.started({ graceMs: 60_000, friendly: true });
    evening.act('red');
    evening.act('blue');
    evening.present('red', false);
    evening.pass(60_000);
    evening.ask('blue', { type: 'offer', what: 'undo' });
    evening.ask('red', { type: 'answer', what: 'undo', accept: true });
    expect(evening.last.deliveries).toContainEqual({ to: 'blue', message: { type: 'presence', away: ['red'], claimable: [] } });
    evening.act('blue');
    evening.pass(59_999);
    expect(codeOf(evening.ask('blue', { type: 'claim', outcome: 'win' }))).toBe('notAway');
    evening.pass(1);
    expect(evening.told('blue')).toMatchObject({ claimable: ['red'] });
  });

  test('the others may also take a draw or wait; a player who returns plays on', () => {
    const evening = TimedTestTable.started({ graceMs: 60_000 });
    evening.present('red', false);
    evening.pass(60_000);
    evening.present('red', true);
    expect(codeOf(evening.ask('blue', { type: 'claim', outcome: 'draw' }))).toBe('notAway');
    evening.present('red', false);
    evening.pass(60_000);
    expect(evening.ask('blue', { type: 'claim', outcome: 'draw' })).toMatchObject({
      actions: [[{ type: 'gameEnded', ending: 'abandoned', winners: [] }]],
    });
  });

  test('an absent player does not lose while another thinks', () => {
    const evening = TimedTestTable.started({ graceMs: 60_000 });
    evening.present('blue', false);
    evening.pass(600_000);
    expect(codeOf(evening.ask('red', { type: 'claim', outcome: 'win' }))).toBe('notAway');
    evening.act('red');
    evening.pass(59_000);
    expect(evening.table.state.presence.overdue).toEqual([]);
    evening.pass(1_000);
    expect(evening.table.state.presence.overdue).toEqual(['blue']);
  });

  test('where the game goes on without the seat, one player cannot claim a draw', () => {
    const evening = TimedTestTable.started({ graceMs: 60_000 }, { players: 3 });
    const [gone] = evening.table.state.waitedFor;
    const [other] = evening.table.state.present.filter((seat) => seat !== gone);
    evening.present(gone, false);
    evening.pass(60_000);
    expect(codeOf(evening.ask(other, { type: 'claim', outcome: 'draw' }))).toBe('drawNeedsAll');
    expect(evening.ask(other, { type: 'claim', outcome: 'win' })).toMatchObject({ news: [{ type: 'claimed', by: other }] });
    expect(evening.table.phase).toBe('playing');
    expect(evening.table.state.present).toHaveLength(2);
  });

  test('a computer is always there, and presence is sent only when it changes', () => {
    const evening = new TimedTestTable({ seats: { red: { type: 'person' }, blue: { type: 'computer', level: 3 } } });
    expect(evening.table.state.presence.away).toEqual(['red']);
    expect(evening.present('blue', false).facts).toEqual([]);
    expect(evening.present('red', true).facts).toHaveLength(1);
    expect(evening.present('red', true)).toMatchObject({ facts: [], deliveries: [] });
  });
});

describe('the beginning', () => {
  test('a game waits for its seats, and for their nonces only so long', () => {
    const evening = new TimedTestTable({ seats: { red: { type: 'person' }, blue: { type: 'open' } }, nonceMs: 10_000 });
    expect(evening.last.deadline).toBeUndefined();
    evening.ask('red', { type: 'nonce', nonce: hashOf('red') });
    expect(codeOf(evening.ask('red', { type: 'nonce', nonce: hashOf('other') }))).toBe('alreadyGiven');
    const reply = evening.table.takeSeat(evening.now, 'blue', { type: 'person', name: 'Bob' }).commit();
    expect(reply.deadline).toBe(evening.now + 10_000);
    expect(evening.update('red')).toMatchObject({ phase: 'waiting', seats: { blue: { type: 'person', name: 'Bob' } } });
    expect(evening.table.takeSeat(evening.now, 'blue', { type: 'person' }).commit().facts).toEqual([]);
    evening.pass(10_000);
    expect(evening.update('blue')).toMatchObject({ phase: 'deploying', commitments: { nonces: { red: hashOf('red') } } });
    expect(codeOf(evening.ask('blue', { type: 'nonce', nonce: hashOf('late') }))).toBe('alreadyBegun');
  });

  test('when the last nonce comes it begins at once', () => {
    const evening = new TimedTestTable({ nonceMs: 10_000 });
    evening.ask('red', { type: 'nonce', nonce: hashOf('red') });
    expect(evening.ask('blue', { type: 'nonce', nonce: hashOf('blue') })).toMatchObject({ phase: 'deploying', news: [{ type: 'begun' }] });
  });

  test('no message tells the secret or the seed', () => {
    const evening = TimedTestTable.started({ secret: 'a secret of the host' });
    const told = JSON.stringify([evening.update('red', 0), evening.update('audience', 0), evening.last.deliveries]);
    expect(told).not.toContain('a secret of the host');
    expect(told).not.toContain(evening.table.state.seed);
  });
});

describe('the audience', () => {
  const actionsShown = ({ table, now }: TimedTestTable): number => table.join(now, 'audience').known.actions;
  const toldToAudience = ({ last }: TimedTestTable) => last.deliveries.flatMap(({ to, message }) => (to === 'audience' ? [message] : []));

  test('is some actions behind until the game is over, and then sees all of it', () => {
    const evening = TimedTestTable.started({ audienceDelay: 3 });
    for (let n = 0; n < 4; n++) evening.act();
    const { version } = evening.table;
    expect(evening.table.state.actions).toHaveLength(6);
    expect([evening.update('audience').version, actionsShown(evening)]).toEqual([version - 3, 3]);
    evening.act('red');
    expect(toldToAudience(evening)).toMatchObject([{ version: version - 2 }]);
    expect(evening.update('audience', 99).version).toBe(version - 2);
    expect(evening.update('audience', version - 3).steps).toHaveLength(1);
    expect(evening.restored().join(evening.now, 'audience')).toEqual(evening.update('audience'));
    evening.ask('blue', { type: 'resign' });
    const versions = toldToAudience(evening).map((message) => 'version' in message && message.version);
    expect(versions).toEqual([version - 1, version, version + 1, version + 2]);
    expect(evening.table.viewOf('audience').result).toBeDefined();
  });

  test('costs a restored table only the snapshots that can still be asked for, however long the game is', () => {
    const snapshotsFor = (moves: number, resigned: boolean): number => {
      const evening = TimedTestTable.started({ audienceDelay: 3, friendly: true });
      for (let n = 0; n < moves; n++) evening.act();
      if (resigned) evening.ask('red', { type: 'resign' });
      else
        for (const [seat, what] of [
          ['red', 'draw'],
          ['blue', 'pause'],
        ] as const)
          evening.ask(seat, { type: 'offer', what });
      let count = 0;
      // Each snapshot tells whether the game is rated.
      const setup = {
        ...evening.table.setup,
        get rated() {
          return ++count < 0;
        },
      };
      const { rules } = evening.table;
      const restored = Table.restore(rules, setup, evening.facts, deterministicHooks(rules, 'evening'));
      const made = count;
      expect(restored.join(evening.now, 'audience', 0)).toEqual(evening.update('audience', 0));
      return made;
    };
    expect([snapshotsFor(8, false), snapshotsFor(80, false)]).toEqual([6, 6]);
    expect([snapshotsFor(8, true), snapshotsFor(80, true)]).toEqual([1, 1]);
  });

  test('is hurried on only by actions on the board', () => {
    const evening = TimedTestTable.started({ audienceDelay: 3, friendly: true });
    for (let n = 0; n < 6; n++) evening.act();
    const before = actionsShown(evening);
    for (const what of ['draw', 'abort', 'undo'] as const)
      for (const type of ['offer', 'withdraw'] as const) {
        evening.ask('red', { type, what });
        expect(evening.last.facts).toHaveLength(1);
        expect(toldToAudience(evening)).toEqual([]);
      }
    expect(actionsShown(evening)).toBe(before);
    evening.act();
    expect(actionsShown(evening)).toBe(before + 1);
  });

  test('when it is behind, it is not told for whom the game waits', () => {
    const evening = TimedTestTable.started({ audienceDelay: 3, graceMs: MINUTE_MS });
    const [seat] = evening.table.waitedFor;
    evening.present(seat, false);
    expect(toldToAudience(evening)).toEqual([{ type: 'presence', away: [seat], claimable: [] }]);
    evening.pass(2 * MINUTE_MS);
    expect(evening.table.presence('blue').claimable).toEqual([seat]);
    expect(toldToAudience(evening)).toEqual([]);
    expect(evening.table.presence('audience')).toEqual({ type: 'presence', away: [seat], claimable: [] });
  });

  test('when it is behind in a game from memory, it sees boards and no battles: a player could look again', () => {
    const evening = TimedTestTable.started({ audienceDelay: 2 }, { memory: 'strict' });
    const told = { red: '', audience: '' };
    for (let n = 0; n < 120; n++) {
      const [seat] = evening.table.waitedFor;
      const { moves, pieces } = evening.table.viewOf(seat);
      const attack = moves.find((move) => pieces.some(({ cell }) => cell === move.to));
      evening.ask(seat, { type: 'play', intent: attack ?? moves[n % moves.length] });
      for (const { to, message } of evening.last.deliveries) if (to === 'red' || to === 'audience') told[to] += JSON.stringify(message);
      if (evening.table.phase === 'over') break;
    }
    expect(told.red).toContain('piecesRevealed');
    expect(told.audience).toContain('"cells"');
    expect(told.audience).not.toContain('piecesRevealed');
  });

  test('cannot send requests of a seat', () => {
    const evening = TimedTestTable.started();
    expect(
      codeOf(evening.table.receive(evening.now, 'audience' as 'red', { id: '1', type: 'resign' }).commit().deliveries[0].message),
    ).toBe('unknownSeat');
    expect(codeOf(evening.table.receive(evening.now, 'green', { id: '1', type: 'resign' }).commit().deliveries[0].message)).toBe(
      'unknownSeat',
    );
  });
});
