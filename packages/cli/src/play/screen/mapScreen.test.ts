/** The game screen on a map, by keys alone: every question can be answered, and every screen has room for what it shows. */

import { type Options, type Seat, sampleDeployment, seatIndex, seatLetter, seededChance } from '@flagfall/engine';
import { stageOf } from '@flagfall/seat';
import { expect, test } from 'vitest';
import { draw, type MapTable, tableFor } from '../forTests/mapTableForTests.ts';
import type { Key } from '../terminal/keys.ts';
import { openedQuestion } from './choiceKeys.ts';
import { gameKey } from './gameKeys.ts';
import { firstCursor, freshState, type GameState } from './gameState.ts';

const SIZES = [
  [120, 40],
  [80, 24],
] as const;

/** Presses keys until the seat has done something. */
function act(table: MapTable, seat: Seat): void {
  const { session, words, chance } = table;
  const start = session.stateOf(seat);
  let state: GameState = { ...freshState(firstCursor(start, words)), choice: openedQuestion(start) };
  for (let pressed = 0; pressed < 200; pressed++) {
    for (const key of keysFor(table, seat, state)) {
      const reaction = gameKey(state, key, session.stateOf(seat), words);
      state = reaction.state;
      if (reaction.request === undefined) continue;
      expect(session.ask(seat, reaction.request), JSON.stringify(reaction.request)).toBeUndefined();
      return;
    }
    const [columns, rows] = SIZES[chance.below(2)];
    const lines = draw(table, seat, state, columns, rows);
    const isMenu = state.choice !== undefined && !stageOf(session.stateOf(seat).sight.view, state.choice).isOnBoard;
    const hasMessage = lines[rows - 2].trim() !== '' || (isMenu && lines.some((line) => line.includes('> ')));
    expect(hasMessage, 'there is always a message or a menu').toBe(true);
    expect(lines[rows - 1].trim(), 'keys, or the rest of a message, and nothing is cut off').toMatch(/[^…]$/);
  }
  throw new Error('nothing happened');
}

function keysFor({ session, chance }: MapTable, seat: Seat, { choice }: GameState): readonly Key[] {
  const { view } = session.stateOf(seat).sight;
  const times = (key: Key, most: number): readonly Key[] => Array<Key>(chance.below(most)).fill(key);
  if (choice === undefined) {
    const { from, to } = view.moves[chance.below(view.moves.length)] ?? { from: '', to: '' };
    return view.moves.length === 0 || (view.deeds.length > 0 && chance.below(4) === 0)
      ? ['e']
      : ['/', ...`${from} ${to}`.replace(' ', '-'), 'enter'];
  }
  return stageOf(session.stateOf(seat).sight.view, choice).isOnBoard
    ? ['tab', ...times('tab', 9), 'enter']
    : [...times('down', 7), 'enter'];
}

async function playOut(options: Options, seed: string): Promise<ReadonlySet<string>> {
  const table = tableFor(options, seed);
  const { session, words, chance } = table;
  const decisions = new Set<string>();
  while (session.waitingFor.length > 0) {
    const [seat] = session.waitingFor;
    const { view } = session.stateOf(seat).sight;
    decisions.add(view.waiting!.decision);
    if (view.waiting!.decision !== 'deploy') act(table, seat);
    else {
      const home = view.homes[seat]!.map((cell) => words.rules.board.indexOf.get(cell)!);
      const deployment = sampleDeployment(words.rules, seatIndex(seat), chance, home);
      expect(session.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } })).toBeUndefined();
    }
  }
  const [first] = words.rules.seats;
  draw(table, first, freshState('key1'), 80, 24);
  return decisions;
}

test('every question of the game is answered by keys', async () => {
  const decisions = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const decision of await playOut({ players: 3 + (seed.charCodeAt(0) % 2), turnLimit: 20 }, seed)) decisions.add(decision);
  for (const decision of ['draft', 'deploy', 'card', 'place', 'regroup', 'rearrange', 'look', 'accuse', 'act'])
    expect(decisions).toContain(decision);
});

test('in the draft the owners of territories can be seen without colour', () => {
  const table = tableFor({}, 'draft');
  const [seat] = table.session.waitingFor;
  table.session.ask(seat, { type: 'play', intent: { type: 'deed', deed: 'draft', cells: ['key1'] } });
  for (const [columns, rows] of SIZES) {
    const reader = table.session.waitingFor[0];
    const lines = draw(table, reader, { ...freshState('key2'), choice: openedQuestion(table.session.stateOf(reader)) }, columns, rows);
    const letter = seatLetter(seat);
    // The zones of the table above the map, or those on the map itself.
    const below = lines.findIndex((line) => line.includes('[key2]')) + 1;
    const at = lines[below - 1].indexOf('[key2]');
    expect(lines[below].slice(at, at + 6).trim(), 'on the zone').toBe(letter);
    expect(lines.at(-2), 'under the cursor').toContain(`Keyfort, city): ${table.words.seat(seat)} has it.`);
    const before = draw(tableFor({}, 'draft'), seat, freshState('key2'), columns, rows);
    expect(before[below].slice(at, at + 6).trim()).toBe('.');
  }
});

test('the keys fit into the last line', () => {
  const { words } = tableFor({}, 'keys');
  for (const id of ['terminal.map.keys', 'terminal.map.keysPencil', 'terminal.map.boardKeys', 'terminal.deed.menuKeys'] as const)
    expect(words.say(id).length).toBeLessThanOrEqual(78);
});

/** The same game up to the first turn, with the kinds of one seat on other zones. */
function settled(memory: string, blue: (kinds: readonly string[]) => readonly string[]): MapTable {
  const table = tableFor({ players: 3, memory }, 'twins');
  const { session, words } = table;
  while (session.stateOf('red').sight.view.deployed.length < 3) {
    const [seat] = session.waitingFor;
    const { view } = session.stateOf(seat).sight;
    if (view.waiting!.decision === 'draft') {
      session.ask(seat, { type: 'play', intent: view.deeds[0] });
      continue;
    }
    const home = view.homes[seat]!.map((cell) => words.rules.board.indexOf.get(cell)!);
    const sampled = Object.entries(sampleDeployment(words.rules, seatIndex(seat), seededChance(seat), home));
    const kinds = seat === 'blue' ? blue(sampled.map(([, kind]) => kind)) : sampled.map(([, kind]) => kind);
    const deployment = Object.fromEntries(sampled.map(([cell], at) => [cell, kinds[at]]));
    expect(session.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } })).toBeUndefined();
  }
  return table;
}

test.each(['aided', 'strict'])('[CORE-21] with %s memory the screens of red are the same whatever hidden pieces blue has', (memory) => {
  const tables = [settled(memory, (kinds) => kinds), settled(memory, (kinds) => kinds.toReversed())];
  const bytes = (seat: Seat): readonly string[] =>
    tables.map((table) =>
      ['key1', 'sal2', 'gre3']
        .flatMap((cursor) => SIZES.flatMap(([columns, rows]) => draw(table, seat, freshState(cursor), columns, rows)))
        .join('\n'),
    );
  expect(bytes('red')[0]).toBe(bytes('red')[1]);
  expect(bytes('blue')[0]).not.toBe(bytes('blue')[1]);
});
