/** No screen shows what its seat may not know: worlds that differ only in hidden kinds look the same, byte for byte. */

import { barrage, deploymentFromLibrary, libraryOf, original } from '@flagfall/editions';
import { assert, compileRules, type Deployment, type Edition } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { startGame, type TestGame } from './forTests/gameForTests.ts';
import { Canvas, screenUpdate } from './terminal/canvas.ts';
import { drawHandOver } from './terminal/pages.ts';

/** The same cells, the kinds of the named ones passed round. */
function rotated(deployment: Deployment, cells: readonly string[]): Deployment {
  return { ...deployment, ...Object.fromEntries(cells.map((cell, at) => [cell, deployment[cells[(at + 1) % cells.length]]])) };
}

function twins(edition: Edition, memory: string, hidden: (deployment: Deployment) => readonly string[]): readonly [TestGame, TestGame] {
  const rules = compileRules(edition, { memory });
  const blue = deploymentFromLibrary(rules, 'blue', libraryOf(edition, rules.options)[0]);
  const other = rotated(blue, hidden(blue));
  expect(other).not.toEqual(blue);
  return [startGame(edition, { memory }, { blue }), startGame(edition, { memory }, { blue: other })];
}

function bytes(game: TestGame, seat: 'red' | 'blue'): string {
  const screens = ['a10', 'e9', 'j8', 'f6', 'e4'].map((cursor) => game.draw(seat, { cursor, chosen: 'e4' }, 'colour'));
  return [...screens, game.draw(seat, {}, 'plain')].map((canvas) => screenUpdate(undefined, canvas, 'colour')).join('\n');
}

describe.each(['aided', 'pencil', 'strict'])('[CORE-21] with %s memory', (memory) => {
  test('the screens of red are the same whatever hidden pieces blue has', () => {
    const games = twins(original, memory, (deployment) => Object.keys(deployment).filter((cell) => /(8|9|10)$/.test(cell)));
    const moves = ['red e4e5', 'blue f7f6', 'red b4b5', 'blue b7b6', 'red e5e6'] as const;
    expect(bytes(games[0], 'red')).toBe(bytes(games[1], 'red'));
    expect(bytes(games[0], 'blue')).not.toBe(bytes(games[1], 'blue'));
    for (const move of moves) {
      const [seat, cells] = move.split(' ') as ['red' | 'blue', string];
      for (const game of games) game.move(seat, cells);
      expect(bytes(games[0], 'red')).toBe(bytes(games[1], 'red'));
    }
  });
});

test('[CORE-23] in a strict game the survivor of a battle turns back, on the board and in the story', () => {
  const game = startGame(barrage, { memory: 'strict' });
  game.move('red', 'a3a6');
  const { log } = game.session.stateOf('red');
  const [scene] = log.takeScenes();
  assert(scene.type === 'battle', 'the move is an attack');
  const { defender } = scene;
  const name = game.words.kind('blue', defender.kind);
  const fallen = scene.outcome === 'attackerWins';
  expect(game.draw('red', { scene }).lines().join('\n')).toContain(name);
  const after = game.draw('red').lines().join('\n');
  expect(after).not.toContain(name);
  if (!fallen) expect(after).toContain('b ?');
});

test('the curtain between two people shows the name of the next one and nothing else', () => {
  const canvas = new Canvas(80, 24);
  drawHandOver(canvas, startGame(barrage).words, 'blue');
  expect(
    canvas
      .lines()
      .filter((line) => line !== '')
      .map((line) => line.trim()),
  ).toEqual(['Skirmish 8', 'Pass the screen to Blue.', 'Blue: press Enter when nobody else is looking.']);
});
