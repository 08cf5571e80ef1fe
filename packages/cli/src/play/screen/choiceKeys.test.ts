// Deeds are chosen step by step with keys: a card, the piece, its target, an Attack card or none.

import { battleCards, cloneSpecial, creedSpecial } from '@flagfall/editions';
import type { Seat } from '@flagfall/engine';
import { stageOf, stepText } from '@flagfall/seat';
import { describe, expect, test } from 'vitest';
import { startGame, type TestGame } from '../forTests/gameForTests.ts';
import { gameWithHand, playOut } from '../forTests/specialGamesForTests.ts';
import { type KeyResult, openedQuestion } from './choiceKeys.ts';
import { gameKey } from './gameKeys.ts';
import { freshState, type GameState } from './gameState.ts';

function press(game: TestGame, seat: Seat, start: GameState, ...keys: readonly string[]): KeyResult {
  let reaction: KeyResult = { state: start };
  for (const key of keys) reaction = gameKey(reaction.state, key, game.session.stateOf(seat), game.words);
  return reaction;
}

/** The screen of a state. */
function screen(game: TestGame, seat: Seat, state: GameState): string {
  return game.draw(seat, state).lines().join('\n');
}

/** The state when a turn or a question begins. */
function opened(game: TestGame, seat: Seat): GameState {
  return { ...freshState('a1'), choice: openedQuestion(game.session.stateOf(seat)) };
}

describe('cards', () => {
  const game = gameWithHand(battleCards, 'red', ['jump', 'attack1']);
  // A scout is in front of the enemy's first row.
  playOut(game, 'red a3a7', 'blue e8e7');

  test('[BC-7] a card, its target, and an Attack card', () => {
    const menu = press(game, 'red', freshState('a7'), 'p').state;
    expect(screen(game, 'red', menu)).toMatch(/With the piece on a7 you can[\s\S]*Jump[\s\S]*Exchange a card/);
    const onBoard = press(game, 'red', menu, ...take(game, 'red', menu, 'Jump')).state;
    expect(onBoard.cursor).toBe('a9');
    expect(screen(game, 'red', onBoard)).toContain('Jump: choose a marked square.');
    const withCard = press(game, 'red', onBoard, 'enter').state;
    expect(screen(game, 'red', withCard)).toMatch(/Attack a9 with a card\?[\s\S]*No card[\s\S]*Attack \+1/);
    expect(press(game, 'red', withCard, '1').request).toEqual({
      type: 'play',
      intent: { type: 'deed', deed: 'cards', cells: ['a7', 'a9'], cards: ['jump'] },
    });
    expect(press(game, 'red', withCard, 'down', 'enter').request).toMatchObject({ intent: { cards: ['jump', 'attack1'] } });
  });

  test('a plain attack asks for an Attack card where one could help, and typing does not', () => {
    const asked = press(game, 'red', freshState('a7'), 'enter', 'up', 'enter').state;
    expect(screen(game, 'red', asked)).toContain('Attack a8 with a card?');
    expect(press(game, 'red', asked, '1').request).toMatchObject({ intent: { type: 'move', from: 'a7', to: 'a8' } });
    expect(press(game, 'red', asked, '2').request).toMatchObject({ intent: { deed: 'cards', cells: ['a7', 'a8'] } });
    expect(press(game, 'red', freshState('a7'), ...'a7a8', 'enter').request).toMatchObject({ intent: { type: 'move' } });
  });

  test('Escape goes back step by step, other squares are refused, Tab finds the marked ones', () => {
    const menu = press(game, 'red', freshState('e5'), 'p').state;
    expect(screen(game, 'red', menu)).toContain('Besides moving you can');
    const back = press(game, 'red', menu, 'escape').state;
    expect(back.choice).toBeUndefined();
    const piece = press(game, 'red', menu, ...take(game, 'red', menu, 'Jump')).state;
    expect(screen(game, 'red', piece)).toContain('Jump: choose the piece.');
    expect(press(game, 'red', { ...piece, cursor: 'e5' }, 'enter').state.notice).toBe('Jump: e5 is not possible, choose a marked square.');
    expect(press(game, 'red', piece, 'tab').state.cursor).not.toBe(piece.cursor);
    expect(press(game, 'red', piece, 'escape').state.choice?.path).toEqual([]);
  });

  test('[BC-6] an exchange is two steps', () => {
    const menu = press(game, 'red', freshState('e5'), 'p').state;
    const card = press(game, 'red', menu, ...take(game, 'red', menu, 'Exchange a card')).state;
    expect(press(game, 'red', card, 'enter').request).toMatchObject({ intent: { deed: 'exchange' } });
  });
});

test('[AUD-6] an Attack card is played hidden or open, as the attacker chooses', () => {
  const game = gameWithHand(battleCards, 'red', ['attack1'], { hiddenAttackCards: 'on' });
  playOut(game, 'red a3a7', 'blue e8e7');
  const asked = press(game, 'red', freshState('a7'), 'enter', 'up', 'enter').state;
  const manner = press(game, 'red', asked, ...take(game, 'red', asked, 'Attack +1')).state;
  expect(screen(game, 'red', manner)).toMatch(/1 Hidden[\s\S]*2 Open/);
  const cards = { deed: 'cards', cells: ['a7', 'a8'], cards: ['attack1'] };
  expect(press(game, 'red', manner, '1').request).toEqual({ type: 'play', intent: { type: 'deed', ...cards } });
  expect(press(game, 'red', manner, '2').request).toEqual({ type: 'play', intent: { type: 'deed', ...cards, open: true } });
});

/** The keys that lead to a line of the menu and take it. */
function take(game: TestGame, seat: Seat, state: GameState, name: string): readonly string[] {
  const seatState = game.session.stateOf(seat);
  const names = stageOf(seatState.sight.view, state.choice!).steps.map(
    (step) => stepText(step, seat, seatState.sight.view, game.words).name,
  );
  expect(names).toContain(name);
  return [...new Array<string>(names.indexOf(name)).fill('down'), 'enter'];
}

test('[BC-24] two pieces that change places may be chosen in either order', () => {
  const game = gameWithHand(battleCards, 'red', ['swap']);
  const at = (cursor: string) => press(game, 'red', freshState(cursor), 'p').state;
  for (const [one, other] of [
    ['b3', 'd3'],
    ['d3', 'b3'],
  ]) {
    const menu = at(one);
    const swap = press(game, 'red', menu, ...take(game, 'red', menu, 'Swap')).state;
    expect(press(game, 'red', { ...swap, cursor: other }, 'enter').request).toMatchObject({
      intent: { deed: 'cards', cells: ['b3', 'd3'], cards: ['swap'] },
    });
  }
});

describe('questions', () => {
  test('[BC-4, AUD-5] the first cards, and the order in which they go under the pile', () => {
    const game = startGame(battleCards);
    const state = opened(game, 'red');
    expect(screen(game, 'red', state)).toMatch(
      /Your first three cards[\s\S]*1 Keep these cards[\s\S]*2 Take three new cards[\s\S]*only\s+once\./,
    );
    const first = press(game, 'red', state, '2').state;
    expect(screen(game, 'red', first)).toMatch(/Which card goes under first\?/);
    const second = press(game, 'red', first, '3').state;
    expect(screen(game, 'red', second)).toMatch(/Which card goes under\s+next\?/);
    expect(press(game, 'red', second, '1').request).toEqual({
      type: 'play',
      intent: { type: 'deed', deed: 'mulligan', yes: true, order: [3, 1, 2] },
    });
    expect(press(game, 'red', first, '1', '1').request).toEqual({ type: 'play', intent: { type: 'deed', deed: 'mulligan', yes: true } });
    expect(press(game, 'red', second, 'escape', 'escape').state.choice?.path).toEqual([]);
  });

  test('[BC-65] an attack to answer: the attacker and its card, the own piece, the cards that help', () => {
    const game = gameWithHand(battleCards, 'blue', ['defence2']);
    playOut(game, 'red a3a8');
    const state = opened(game, 'blue');
    const text = screen(game, 'blue', state);
    expect(text).toMatch(/You are attacked[\s\S]*Red's Scout on a3 attacks[\s\S]*Your piece: Scout, on a8\./);
    expect(text).toMatch(/Play Defence \+2[\s\S]*No Defence card/);
    const [, number] = /(\d) Play Defence \+2/.exec(text) ?? [];
    expect(press(game, 'blue', state, number).request).toMatchObject({ intent: { deed: 'defend', cards: ['defence2'] } });
    expect(screen(game, 'red', freshState('a1'))).toMatch(/The attack waits: Blue may play a[\s\S]*Defence card\./);
    expect(screen(game, 'red', freshState('a1'))).not.toContain('press p');
    const aside = press(game, 'blue', state, 'escape').state;
    expect(screen(game, 'blue', aside)).toContain('You are attacked: press p to answer.');
    expect(press(game, 'blue', aside, 'p').state.choice).toBeDefined();
  });
});

describe('powers', () => {
  test('[ACS-20] the Apple is turned upon a marked square', () => {
    const game = startGame(creedSpecial);
    const menu = press(game, 'red', freshState('e3'), 'p').state;
    expect(screen(game, 'red', menu)).toMatch(/Besides moving you can[\s\S]*Apple[\s\S]*Once a game/);
    const state = press(game, 'red', menu, 'enter').state;
    expect(press(game, 'red', { ...state, cursor: 'd7' }, 'enter').request).toMatchObject({ intent: { deed: 'apple', cells: ['d7'] } });
  });

  test('powers that are left are counted for both sides', () => {
    const game = startGame(creedSpecial);
    expect(screen(game, 'red', freshState('a1'))).toMatch(
      /Powers left[\s\S]*Red: Sword x3, Apple, Shroud[\s\S]*Blue: Sword x3, Apple, Shroud/,
    );
    playOut(game, 'red apple d7');
    expect(screen(game, 'red', freshState('a1'))).toMatch(/Red: Sword x3, Shroud/);
  });

  test('[CWS-10] Clairvoyance is offered on the piece that has it', () => {
    const game = startGame(cloneSpecial, { startPlayer: 'red' });
    playOut(game, 'red d4e4', 'blue any', 'red e4e5', 'blue any');
    const cell = 'e5';
    expect(screen(game, 'red', freshState(cell))).toContain('p: Clairvoyance.');
    const state = press(game, 'red', freshState(cell), 'p', 'enter').state;
    expect(state.choice?.path).toHaveLength(2);
    expect(press(game, 'red', state, 'enter').request).toMatchObject({ intent: { deed: 'clairvoyance', cells: [cell, state.cursor] } });
  });

  test('where nothing but moves is possible, the menu says so', () => {
    const game = startGame(cloneSpecial, { startPlayer: 'red' });
    expect(press(game, 'red', freshState('a1'), 'p').state.notice).toBe('Nothing but a move is possible now.');
    expect(press(game, 'red', freshState('a1'), 'k').page).toBe('about');
  });
});
