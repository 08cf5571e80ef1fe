/** What needs consent, and what does not. */

import { describe, expect, test } from 'vitest';
import { FACTS_MAX } from '../decide.ts';
import { TimedTestTable } from '../forTests/timedTableForTests.ts';
import { actionsLeftAfterUndo, type PlayedAction } from './undo.ts';

const codeOf = (message: unknown): unknown => (message as { readonly refusal?: { readonly code: string } } | undefined)?.refusal?.code;

describe('repeated offers', () => {
  test('a seat offers the same three times, then only after the game has gone on', () => {
    const evening = TimedTestTable.started();
    const again = () => {
      const told = evening.ask('red', { type: 'offer', what: 'draw' });
      evening.ask('red', { type: 'withdraw', what: 'draw' });
      return told;
    };
    for (let count = 0; count < 3; count += 1) expect(again()).toMatchObject({ type: 'update' });
    expect(again()).toMatchObject({ refusal: { code: 'tooOften' } });
    expect(evening.restored().receive(evening.now, 'red', { id: 'x', type: 'offer', what: 'draw' }).commit().facts).toEqual([]);
    expect(evening.ask('blue', { type: 'offer', what: 'draw' })).toMatchObject({ type: 'update' });
    evening.ask('blue', { type: 'withdraw', what: 'draw' });
    evening.act();
    expect(again()).toMatchObject({ type: 'update' });
  });

  test('the number of marks is limited, and the game can be played on', () => {
    const evening = TimedTestTable.started({}, { memory: 'pencil' });
    const { piece } = evening.table.viewOf('red').pieces.find(({ seat }) => seat === 'blue')!;
    while (evening.facts.length < FACTS_MAX) evening.ask('red', { type: 'mark', piece, kind: 'bomb' });
    expect(evening.ask('red', { type: 'mark', piece, kind: 'bomb' })).toMatchObject({ refusal: { code: 'tooOften' } });
    expect(evening.act()).toMatchObject({ type: 'update' });
  });
});

describe('offers', () => {
  test('are answered once, can be withdrawn, and stand once per type', () => {
    const evening = TimedTestTable.started();
    expect(codeOf(evening.ask('blue', { type: 'answer', what: 'draw', accept: true }))).toBe('noOffer');
    evening.ask('red', { type: 'offer', what: 'draw' });
    expect(codeOf(evening.ask('blue', { type: 'offer', what: 'draw' }))).toBe('alreadyOffered');
    expect(codeOf(evening.ask('blue', { type: 'withdraw', what: 'draw' }))).toBe('noOffer');
    expect(evening.ask('red', { type: 'withdraw', what: 'draw' })).toMatchObject({ offers: [], news: [{ type: 'withdrawn', by: 'red' }] });
    evening.ask('red', { type: 'offer', what: 'draw' });
    expect(codeOf(evening.ask('red', { type: 'answer', what: 'draw', accept: true }))).toBe('noOffer');
    expect(evening.ask('blue', { type: 'answer', what: 'draw', accept: false })).toMatchObject({
      news: [{ type: 'declined', by: 'blue' }],
    });
    expect(evening.table.state.phase).toBe('playing');
  });

  test('survive a restart', () => {
    const evening = TimedTestTable.started();
    evening.ask('red', { type: 'offer', what: 'draw' });
    const table = evening.restored();
    table.receive(evening.now, 'blue', { id: 'yes', type: 'answer', what: 'draw', accept: true }).commit();
    expect(table.viewOf('audience').result).toEqual({ ending: 'agreed', winners: [] });
  });
});

describe('taking back', () => {
  test('needs a friendly game and consent, and returns the board but not the time', () => {
    const strict = TimedTestTable.started();
    strict.act();
    expect(codeOf(strict.ask('red', { type: 'offer', what: 'undo' }))).toBe('notFriendly');
    const evening = TimedTestTable.started({ friendly: true, clock: { type: 'increment', initialMs: 60_000, incrementMs: 0 } });
    expect(codeOf(evening.ask('red', { type: 'offer', what: 'undo' }))).toBe('nothingToUndo');
    const before = evening.table.viewOf('audience');
    evening.now += 10_000;
    evening.act('red');
    evening.act('blue');
    evening.ask('red', { type: 'offer', what: 'undo' });
    expect(evening.ask('blue', { type: 'answer', what: 'undo', accept: true })).toMatchObject({
      offers: [],
      news: [{ type: 'undone', actions: 2 }],
    });
    expect(evening.table.viewOf('audience')).toEqual(before);
    expect(evening.left('red')).toBe(50_000);
    expect(evening.update('audience').clocks.running).toEqual(['red']);
    expect(evening.restored().join(evening.now, 'red')).toEqual(evening.update('red'));
    // A returning viewer is told the steps that were taken back, and that they were.
    expect(evening.update('blue', 0).steps.length).toBeGreaterThan(evening.table.seenActions('blue').length);
  });

  test('is too late once a piece was shown, also by a run', () => {
    const evening = TimedTestTable.started({ friendly: true });
    for (let n = 0; n < 300 && evening.table.state.phase === 'playing'; n++) {
      const [seat] = evening.table.state.waitedFor;
      const { moves, pieces } = evening.table.viewOf(seat);
      const attack = moves.find((move) => pieces.some(({ cell }) => cell === move.to));
      evening.ask(seat, { type: 'play', intent: attack ?? moves[n % moves.length] });
      const shown = evening.last.facts.flatMap((fact) => ('events' in fact ? fact.events : []));
      const isShown = shown.some((event) => event.type === 'piecesRevealed' || (event.type === 'pieceMoved' && event.ran));
      if (evening.table.state.phase !== 'playing') return;
      expect(codeOf(evening.ask(seat, { type: 'offer', what: 'undo' }))).toBe(isShown ? 'alreadyRevealed' : undefined);
      if (!isShown) evening.ask(seat, { type: 'withdraw', what: 'undo' });
    }
  });

  test('is too late once the action drew something, whatever the events tell', () => {
    const started: PlayedAction = {
      seat: 'blue',
      events: [{ type: 'gameStarted', turn: 'red', pieces: [] }],
      drew: true,
      clockMs: undefined,
    };
    const quiet: PlayedAction = { seat: 'red', events: [{ type: 'turnPassed', turn: 'blue' }], drew: false, clockMs: undefined };
    expect(actionsLeftAfterUndo([started, quiet], 'red')).toEqual({ ok: true, value: 1 });
    expect(actionsLeftAfterUndo([started, { ...quiet, drew: true }], 'red')).toEqual({ ok: false, error: { code: 'alreadyRevealed' } });
    expect(actionsLeftAfterUndo([started, quiet], 'blue')).toEqual({ ok: false, error: { code: 'nothingToUndo' } });
  });

  test('lapses when a seat plays on', () => {
    const evening = TimedTestTable.started({ friendly: true });
    evening.act('red');
    evening.ask('red', { type: 'offer', what: 'undo' });
    expect(evening.act('blue')).toMatchObject({ offers: [], news: [{ type: 'declined', what: 'undo', by: 'blue' }] });
  });
});

describe('ending without a winner', () => {
  test('any seat may abort until every seat has had a turn; later it needs consent', () => {
    const early = TimedTestTable.started();
    early.act('red');
    expect(early.ask('blue', { type: 'abort' })).toMatchObject({ phase: 'over', news: [{ type: 'aborted', by: 'blue' }] });
    const evening = TimedTestTable.started();
    evening.act('red');
    evening.act('blue');
    expect(codeOf(evening.ask('red', { type: 'abort' }))).toBe('tooLateToAbort');
    evening.ask('red', { type: 'offer', what: 'abort' });
    expect(evening.ask('blue', { type: 'answer', what: 'abort', accept: true })).toMatchObject({
      phase: 'over',
      actions: [[{ type: 'gameEnded', ending: 'abandoned', winners: [] }]],
    });
  });

  test('a table with an open seat can be aborted', () => {
    const evening = new TimedTestTable({ seats: { red: { type: 'person' }, blue: { type: 'open' } } });
    expect(evening.table.state.phase).toBe('waiting');
    expect(codeOf(evening.ask('red', { type: 'resign' }))).toBe('notBegun');
    expect(codeOf(evening.act('red'))).toBe('notBegun');
    expect(evening.ask('red', { type: 'abort' })).toMatchObject({ phase: 'over' });
    expect(evening.restored().join(evening.now, 'red')).toEqual(evening.update('red'));
  });
});

test('a returning viewer hears the id of the next game, in a game from memory too', () => {
  const evening = TimedTestTable.started({}, { memory: 'strict' });
  evening.ask('red', { type: 'resign' });
  expect(evening.update('audience')).not.toHaveProperty('rematch');
  evening.ask('red', { type: 'offer', what: 'rematch' });
  evening.ask('blue', { type: 'answer', what: 'rematch', accept: true });
  expect(evening.told('red')).toMatchObject({ type: 'update', rematch: 'evening next' });
  for (const viewer of ['red', 'blue', 'audience'] as const) expect(evening.update(viewer, 0)).toMatchObject({ rematch: 'evening next' });
});

test('a rematch is agreed on when the game is over, and has its own id', () => {
  const evening = TimedTestTable.started();
  expect(codeOf(evening.ask('red', { type: 'offer', what: 'rematch' }))).toBe('notOver');
  evening.ask('red', { type: 'resign' });
  expect(codeOf(evening.ask('red', { type: 'offer', what: 'draw' }))).toBe('gameOver');
  evening.ask('red', { type: 'offer', what: 'rematch' });
  expect(evening.ask('blue', { type: 'answer', what: 'rematch', accept: true })).toMatchObject({
    news: [{ type: 'rematch', game: 'evening next' }],
  });
  expect(evening.last.facts).toMatchObject([{ type: 'rematch', game: 'evening next' }]);
  expect(codeOf(evening.ask('red', { type: 'offer', what: 'rematch' }))).toBe('alreadyGiven');
});
