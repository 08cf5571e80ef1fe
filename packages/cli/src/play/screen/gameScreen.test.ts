import { barrage, deploymentFromLibrary, libraryOf, namesOf } from '@flagfall/editions';
import { expect, test } from 'vitest';
import { startGame } from '../forTests/gameForTests.ts';
import { LocalSession } from '../localSession.ts';
import { drawPanel } from '../panel/panel.ts';
import { figuresText } from '../record.ts';
import { Canvas } from '../terminal/canvas.ts';
import { TerminalTheme } from '../terminal/look.ts';
import { gameKey } from './gameKeys.ts';
import { firstCursor, freshState } from './gameState.ts';

function press(game: ReturnType<typeof startGame>, cursor: string, ...keys: string[]) {
  const seat = game.session.stateOf('red');
  let reaction = { state: freshState(cursor) } as ReturnType<typeof gameKey>;
  for (const key of keys) reaction = gameKey(reaction.state, key, seat, game.words);
  return reaction;
}

test('the screen of red before the first move, without colour', () => {
  expect(startGame(barrage).draw('red', { cursor: 'd3', chosen: 'd3' }).lines().join('\n')).toMatchInlineSnapshot(`
    " Skirmish 8: you are Red                                    Club rules · turn 1
                                        Red to move: your turn.
     8  .   .   .   .   .   .  b ? b ?
                                        Lost by                       10 9 3 2 S B F
     7 b ?  .   .   .   .   .  b ?  .   r Red                          · · · · · · ·
                                        b Blue                         · · · · · · ·
     6 b ?  .  b ?  .  b ?  .   .  b ?
               ~~~         ~~~          The army of Red is ready.
     5  .   .  ~~~  .   .  ~~~  .   .   The army of Blue is ready.
               ~~~ +++     ~~~          The game begins; first to move: Red.
     4  .   .  ~~~  .   .  ~~~  .   .
               +++ vvv +++
     3 r 2  .   .  r 9  .  r10  .  r 2
                   +++
     2  .  r S  .   .   .   .   .  r 3

     1 r F r B  .   .   .   .   .   .
        a   b   c   d   e   f   g   h




     d3: General (Red). Choose where it goes.
     Enter choose/move  Tab next  e4e5 type  o draw  x resign  ? help  q quit"
  `);
});

test('Enter selects a piece, and Enter on another square sends it there', () => {
  const game = startGame(barrage);
  expect(press(game, 'd3', 'enter').state.chosen).toBe('d3');
  expect(press(game, 'd3', 'enter', 'up', 'enter').request).toEqual({ type: 'play', intent: { type: 'move', from: 'd3', to: 'd4' } });
  expect(press(game, 'd3', 'enter', 'enter').state.chosen).toBeUndefined();
});

test('Enter sends a typed move, and Escape cancels it', () => {
  const game = startGame(barrage);
  expect(press(game, 'a1', ...'d3d4', 'enter').request).toEqual({ type: 'play', intent: { type: 'move', from: 'd3', to: 'd4' } });
  expect(press(game, 'a1', ...'d3d4', 'escape').state.typed).toBe('');
  expect(press(game, 'a1', ...'d3', 'backspace').state.typed).toBe('d');
  const half = press(game, 'a1', ...'d3', 'enter');
  expect(half.request).toBeUndefined();
  expect(half.state).toMatchObject({ typed: 'd3', notice: 'Move: d3_  A move is two squares, such as e4e5: type on, or Esc clears it.' });
});

test('squares without an own piece that can move say why', () => {
  const game = startGame(barrage);
  expect(press(game, 'a1', 'enter').state.notice).toContain('a1');
  expect(press(game, 'd4', 'enter').state.notice).toBe('There is no piece on d4: choose one of your own pieces.');
  expect(press(game, 'h6', 'enter').state.notice).toContain('h6');
});

test('resigning, offering and leaving are asked before they are done', () => {
  const game = startGame(barrage);
  expect(press(game, 'a1', 'x')).toMatchObject({ state: { question: 'resign' } });
  expect(press(game, 'a1', 'x', 'y').request).toEqual({ type: 'resign' });
  expect(press(game, 'a1', 'x', 'n').request).toBeUndefined();
  expect(press(game, 'a1', 'o', 'y').request).toEqual({ type: 'offer', what: 'draw' });
  expect(press(game, 'a1', 'q', 'y').quit).toBe(true);
});

test('[U-8] marks are for pencil games', () => {
  expect(press(startGame(barrage), 'a6', 'm').state.notice).toContain('no marks');
  const pencil = startGame(barrage, { memory: 'pencil' });
  const { piece } = pencil.session.stateOf('red').sight.view.pieces.find(({ seat }) => seat === 'blue')!;
  const { cell } = pencil.session.stateOf('red').sight.view.pieces.find((other) => other.piece === piece)!;
  expect(press(pencil, cell, 'm', '9').request).toEqual({ type: 'mark', piece, kind: 'general' });
  expect(press(pencil, cell, 'm', 'backspace').request).toEqual({ type: 'mark', piece, kind: undefined });
  expect(press(pencil, cell, 'm', 'z').state.notice).toBe('No piece has the sign "z": use one of M 9 3 2 S B F.');
  expect(pencil.draw('red').lines().join('\n')).toContain('m mark');
});

test('[CORE-22] a battle shows both pieces and the winner', () => {
  const game = startGame(barrage);
  game.move('red', 'a3a6');
  const seat = game.session.stateOf('red');
  const [scene] = seat.log.takeScenes();
  const text = game.draw('red', { scene }).lines().join('\n');
  expect(scene).toMatchObject({ from: 'a3', cell: 'a6', attacker: { seat: 'red', kind: 'scout' } });
  for (const word of ['Battle on a6', 'Attack', 'Defence', 'Scout']) expect(text).toContain(word);
});

test('[U-9] the countdown to a draw is shown from forty on', () => {
  const game = startGame(barrage, { quietLimit: 42 });
  game.move('red', 'd3d4');
  expect(game.draw('red').lines().join('\n')).not.toContain('more turn');
  game.move('blue', 'e6e5');
  expect(game.draw('red').lines().join('\n')).toContain('40 more turns');
});

test('the cursor begins on the foremost piece near the middle', () => {
  const game = startGame(barrage);
  expect(firstCursor(game.session.stateOf('red'), game.words)).toBe('d3');
  game.move('red', 'd3d4');
  expect(firstCursor(game.session.stateOf('blue'), game.words)).toBe('e6');
});

test('the log is short for moves, and never begins in the middle of a sentence', () => {
  const game = startGame(barrage);
  game.move('red', 'd3d4');
  expect(game.draw('red').lines().join('\n')).toContain('Red d3-d4');
  for (const move of ['blue e6e5', 'red d4d5', 'blue e5d5']) {
    const [seat, cells] = move.split(' ') as ['red' | 'blue', string];
    game.move(seat, cells);
  }
  for (const scroll of [0, 1, 2, 3]) {
    const canvas = new Canvas(80, 24);
    const panel = { x: 0, y: 0, width: 36, height: 10 };
    drawPanel(
      canvas,
      panel,
      { seat: game.session.stateOf('red'), scroll },
      game.words,
      new TerminalTheme('plain', namesOf(barrage, 'en').neutral),
    );
    expect(canvas.lines()[6]).not.toMatch(/^ /);
  }
});

test('when the game is over, and only then, all pieces lie open, and the game comes in figures', async () => {
  const { rules } = startGame(barrage).words;
  const session = await LocalSession.open(rules, rules.seats, 'test');
  for (const seat of rules.seats)
    await session.ask(seat, {
      type: 'play',
      intent: { type: 'deploy', deployment: deploymentFromLibrary(rules, seat, libraryOf(barrage, rules.options)[0]) },
    });
  expect(await figuresText(session, startGame(barrage).words)).toBeUndefined();
  expect(await session.record('2026-01-01')).toBeUndefined();
  await session.ask('red', { type: 'resign' });
  expect(await figuresText(session, startGame(barrage).words)).toBe('0 moves · 0 battles · 16 pieces left');
  const game = startGame(barrage);
  expect(game.draw('blue').lines().join('\n')).toContain('r ?');
  game.session.ask('red', { type: 'resign' });
  const screen = game.draw('blue').lines().join('\n');
  expect(screen).toContain('r F');
  expect(screen).not.toContain('r ?');
  expect(screen).toContain('Victory for Blue: Red resigned.');
});
