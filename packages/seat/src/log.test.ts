/** The log of a game: its lines and scenes, and that late viewers and undo lead to the same log. */

import { barrage, conquest, creedSpecial, EDITIONS, original } from '@flagfall/editions';
import type { Edition, PieceId, Seat, Viewer } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { TestTable } from './forTests/tableForTests.ts';
import { GameLog, type LogInput, type LogItem } from './log.ts';

function logOf(game: TestTable, viewer: Viewer, from = 0): GameLog {
  const log = new GameLog(viewer);
  for (const sight of game.toldTo(viewer).slice(from)) log.add(sight);
  return log;
}

/** A game of a number of actions, all by chance. */
function played(edition: Edition, seed: string, actions: number): TestTable {
  const game = new TestTable(edition, seed);
  for (let at = 0; at < actions && game.playByChance(); at++);
  return game;
}

/** Whether everybody agrees to undo this seat's last action, and it can be undone. */
function takesBack(game: TestTable, seat: Seat): boolean {
  try {
    game.ask(seat, { type: 'offer', what: 'undo' });
  } catch {
    return false;
  }
  for (const other of game.rules.seats) if (other !== seat) game.ask(other, { type: 'answer', what: 'undo', accept: true });
  return true;
}

/** Several messages joined to one. */
function atOnce(told: readonly LogInput[]): LogInput {
  return { ...told[told.length - 1], steps: told.flatMap(({ steps }) => steps) };
}

function eventsOf(items: readonly LogItem[]): readonly LogItem[] {
  return items.filter(({ type }) => type === 'event');
}

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s: every seat reads who fought where', (id, edition) => {
  const game = played(edition, `log ${id}`, 250);
  for (const viewer of [...game.rules.seats, 'audience' as const]) {
    const log = logOf(game, viewer);
    const battles = log.items.filter((item) => item.type === 'event' && item.event.type === 'piecesRevealed');
    expect(battles.length).toBeGreaterThan(0);
    for (const item of battles) expect(item.type === 'event' && item.standing.size).toBe(2);
    const scenes = log.takeScenes();
    expect(scenes.filter(({ type }) => type === 'battle')).toHaveLength(battles.length);
    expect(log.takeScenes()).toEqual([]);
  }
});

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
  '%s: a log that is told everything at once is the same',
  (id, edition) => {
    const game = played(edition, `log ${id}`, 120);
    const live = logOf(game, 'red');
    const late = new GameLog('red');
    late.add(game.joined('red'), 0);
    expect(late.items).toEqual(live.items);
    expect(late.lastMove).toEqual(live.lastMove);
    expect(late.turns).toBe(live.turns);
    expect(late.takeScenes()).toEqual([]);
  },
);

test('a viewer that joins in the middle of a game learns whose pieces move and fight', () => {
  const game = played(barrage, 'late', 60);
  const live = logOf(game, 'red');
  const late = logOf(game, 'red', 30);
  const told = eventsOf(late.items);
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual(eventsOf(live.items).slice(-told.length));
});

test('lost steps leave a gap, and the board after it is right', () => {
  const game = played(barrage, 'late', 60);
  const live = logOf(game, 'red');
  const log = new GameLog('red');
  const told = game.toldTo('red');
  for (const sight of [...told.slice(0, 20), ...told.slice(40)]) log.add(sight);
  const last = eventsOf(live.items).slice(-15);
  expect(eventsOf(log.items).slice(-15)).toEqual(last);
});

test('after an undo the move before is marked, the undone turn does not count, and none of it is shown', () => {
  const game = played(barrage, 'undo', 30);
  const before = logOf(game, 'red');
  expect(game.playByChance()).toBe(true);
  const mover = game.table.viewOf('audience').waiting?.seats[0] === 'red' ? 'blue' : 'red';
  game.ask(mover, { type: 'offer', what: 'undo' });
  game.ask(mover === 'red' ? 'blue' : 'red', { type: 'answer', what: 'undo', accept: true });
  const log = logOf(game, 'red');
  expect(log.lastMove).toEqual(before.lastMove);
  expect(log.turns).toBe(before.turns);
  expect(log.takeScenes()).toEqual([]);
  expect(log.items.at(-1)).toMatchObject({ type: 'news', news: { type: 'undone' } });
});

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
  '%s: after any number of undos a viewer that joins late reads the same log',
  (id, edition) => {
    const counts = { undone: 0, entries: 0 };
    for (let n = 0; n < 6; n++) {
      const game = new TestTable(edition, `undos ${id} ${n}`);
      for (let round = 0; round < 25; round++) {
        for (let at = 0; at <= round % 5 && game.playByChance(); at++);
        if (takesBack(game, game.rules.seats[(n + round) % game.rules.seats.length])) counts.undone++;
      }
      const told = game.toldTo('red');
      const live = logOf(game, 'red');
      for (const from of [0, 0.3, 0.6, 0.9].map((part) => Math.floor(told.length * part))) {
        const late = new GameLog('red');
        for (const sight of told.slice(0, from)) late.add(sight);
        late.add(atOnce(told.slice(from)), 0);
        expect(late.items).toEqual(live.items);
        expect(late.lastMove).toEqual(live.lastMove);
        expect(late.turns).toBe(live.turns);
        // A viewer that joins then reads the same, as far back as possible.
        const entered = new GameLog('red');
        entered.add(atOnce(told.slice(Math.max(1, from))), 0);
        const events = eventsOf(entered.items);
        expect(events).toEqual(eventsOf(live.items).slice(-events.length || live.items.length));
        if (events.length > 0) counts.entries++;
      }
    }
    expect(counts.undone).toBeGreaterThan(3);
    expect(counts.entries).toBeGreaterThan(5);
  },
);

test('only fresh actions have scenes', () => {
  const game = played(original, 'fresh', 250);
  const whole = game.joined('red');
  const scenesOf = (fresh: number) => {
    const log = new GameLog('red');
    log.add(whole, fresh);
    return log.takeScenes().length;
  };
  expect(scenesOf(0)).toBe(0);
  expect(scenesOf(whole.actions.length)).toBeGreaterThan(scenesOf(5));
});

test('an opened bag makes no scene on the board, but a revealed piece does', () => {
  const game = played(conquest, 'bags 1', 600);
  const log = new GameLog('red');
  const before = new Set<PieceId>();
  const counts = { bags: 0, scenes: 0 };
  for (const sight of game.toldTo('red')) {
    const shown = sight.actions.flat().filter((event) => event.type === 'pieceShown' && event.seat !== 'red' && event.kind !== undefined);
    const onBoard = shown.filter((event) => event.type === 'pieceShown' && before.has(event.piece));
    log.add(sight);
    expect(log.takeScenes().filter(({ type }) => type === 'showing')).toHaveLength(onBoard.length);
    counts.bags += shown.length - onBoard.length;
    counts.scenes += onBoard.length;
    before.clear();
    for (const { piece } of sight.view.pieces) before.add(piece);
  }
  expect(counts.bags).toBeGreaterThan(0);
  expect(counts.scenes).toBeGreaterThan(0);
});

test('a power marks the cells that it was used on', () => {
  const game = new TestTable(creedSpecial, 'deeds');
  for (let at = 0; at < 400 && game.playByChance(); at++) {
    const last = game.toldTo('audience').at(-1);
    const deed = last?.actions.flat().find((event) => event.type === 'deedDone' && event.cells !== undefined);
    const hasMoved = last?.actions
      .flat()
      .some(({ type }) => type === 'pieceMoved' || type === 'piecesRevealed' || type === 'piecesSwapped');
    if (deed?.type !== 'deedDone' || hasMoved) continue;
    expect(logOf(game, 'audience').lastMove).toEqual({ from: deed.cells?.[0], to: deed.cells?.at(-1) });
    return;
  }
  throw new Error('nobody has used a power without moving');
});

test('in a game from memory the log forgets and goes on', () => {
  const game = played(barrage, 'forget', 40);
  const log = logOf(game, 'red');
  log.forget();
  expect(log.items).toEqual([]);
  log.hear('Ann', 'hello');
  expect(log.items).toEqual([{ type: 'said', from: 'Ann', text: 'hello' }]);
});

test('missed items are read aloud after those that were read before, each once', () => {
  const game = played(barrage, 'missed', 12);
  const told = game.toldTo('red');
  const log = logOf(game, 'audience');
  const whole = logOf(game, 'red');
  const late = new GameLog('red');
  for (const update of told.slice(0, 4)) late.add(update);
  const first = late.takeItems();
  late.hear('Ann', 'hello');
  expect(late.takeItems()).toEqual([{ type: 'said', from: 'Ann', text: 'hello' }]);
  late.hear('Ben', 'are you there?');
  late.add(atOnce(told));
  expect([...first, ...late.takeItems()]).toEqual([
    ...first,
    { type: 'said', from: 'Ben', text: 'are you there?' },
    ...whole.items.slice(first.length),
  ]);
  expect(late.items).toHaveLength(whole.items.length + 2);
  expect([late.turns, late.items.slice(late.lastAction)]).toEqual([whole.turns, whole.items.slice(whole.lastAction)]);
  late.add(atOnce(told));
  expect(late.takeItems()).toEqual([]);
  expect(log.takeItems()).toEqual(log.items);
});
