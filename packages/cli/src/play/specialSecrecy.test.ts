/** Powers and cards keep their secrets on the screen: hands, pending answers, pieces that came back unseen. */

import { battleCards, cloneSpecial, creedSpecial, deploymentFromLibrary, libraryOf } from '@flagfall/editions';
import { compileRules, type Deployment, type Edition, type Options } from '@flagfall/engine';
import { handOf } from '@flagfall/seat';
import { describe, expect, test } from 'vitest';
import { startGame, type TestGame } from './forTests/gameForTests.ts';
import { playOut } from './forTests/specialGamesForTests.ts';
import { openedQuestion } from './screen/choiceKeys.ts';
import { Canvas, screenUpdate } from './terminal/canvas.ts';
import { drawHandOver } from './terminal/pages.ts';

/** Everything that the seat can see on its screen and in line mode. */
function bytes(game: TestGame, seat: 'red' | 'blue'): string {
  const state = game.session.stateOf(seat);
  const menu = { scope: { type: 'all' }, path: [] } as const;
  const screens = [
    ...['a8', 'e7', 'f6', 'e4'].map((cursor) => game.draw(seat, { cursor, chosen: 'e4' }, 'colour')),
    game.draw(seat, { choice: openedQuestion(state) }),
    game.draw(seat, state.sight.view.deeds.length === 0 ? {} : { choice: menu }),
    game.draw(seat, { scroll: 5 }, 'plain', 120, 40),
  ];
  return [...screens.map((canvas) => screenUpdate(undefined, canvas, 'colour')), ...told(game, seat)].join('\n');
}

function told(game: TestGame, seat: 'red' | 'blue'): readonly string[] {
  return game.session.stateOf(seat).log.items.map((item) => game.words.item(item, seat, true));
}

function expectTwins(games: readonly TestGame[], ...lines: readonly string[]): void {
  const areAlike = (): boolean => bytes(games[0], 'red') === bytes(games[1], 'red');
  expect(areAlike(), 'before').toBe(true);
  for (const line of lines) {
    const move = line.endsWith(' any') ? `${line.slice(0, -4)} ${moveOfAll(games, line.startsWith('red') ? 'red' : 'blue')}` : line;
    for (const game of games) playOut(game, move);
    expect(areAlike(), move).toBe(true);
  }
}

/** A move to an empty cell that the seat can make in all of them. */
function moveOfAll(games: readonly TestGame[], seat: 'red' | 'blue'): string {
  const [first, ...others] = games.map((game) => game.session.stateOf(seat).sight.view);
  const isFree = (cell: string): boolean => !first.pieces.some((piece) => piece.cell === cell);
  const { from, to } = first.moves.find(
    (move) => isFree(move.to) && others.every((view) => view.moves.some((other) => other.from === move.from && other.to === move.to)),
  )!;
  return `${from}${to}`;
}

/** Two deals that give red the same hand, and blue a Defence card in only one of them. */
function dealtAlike(options: Options = {}): readonly [TestGame, TestGame] {
  const byHand = new Map<string, TestGame>();
  for (let seed = 0; seed < 5000; seed++) {
    const game = startGame(battleCards, options, {}, `deal ${seed}`);
    const red = handOf(game.session.stateOf('red').sight.view, 'red').join();
    const defends = handOf(game.session.stateOf('blue').sight.view, 'blue').some((card) => card.startsWith('defence'));
    byHand.set(`${red} ${defends}`, game);
    const other = byHand.get(`${red} ${!defends}`);
    if (other !== undefined) return [game, other];
  }
  throw new Error('no two deals are alike');
}

describe.each(['aided', 'strict'])('[BC-62] with %s memory', (memory) => {
  test('red cannot see what blue holds, nor whether blue could defend', () => {
    const games = dealtAlike({ memory });
    expect(bytes(games[0], 'blue')).not.toBe(bytes(games[1], 'blue'));
    expectTwins(games, 'red mulligan no', 'blue mulligan no', 'red a3a8', 'blue pass', 'blue e8e7', 'red j3j4');
  });
});

test('[BC-4] the decision of blue about its cards is shown when both have decided', () => {
  const games = [startGame(battleCards), startGame(battleCards)];
  playOut(games[0], 'blue mulligan yes');
  playOut(games[1], 'blue mulligan no');
  expectTwins(games);
  for (const game of games) playOut(game, 'red mulligan no');
  expect(bytes(games[0], 'red')).not.toBe(bytes(games[1], 'red'));
});

test('[BC-11] an Attack card that is face down looks like any other', () => {
  const hands = ['attack1', 'attack2', 'attack3', 'mockAttack', 'armour'];
  const games = Array.from({ length: 400 }, (_, seed) => ({
    seed,
    game: startGame(battleCards, { hiddenAttackCards: 'on' }, {}, `face ${seed}`),
  }));
  const { game, seed } = games.find(
    (each) => hands.filter((card) => handOf(each.game.session.stateOf('blue').sight.view, 'blue').includes(card)).length > 1,
  )!;
  const twin = startGame(battleCards, { hiddenAttackCards: 'on' }, {}, `face ${seed}`);
  const [one, other] = hands.filter((card) => handOf(game.session.stateOf('blue').sight.view, 'blue').includes(card));
  expectTwins([game, twin], 'red mulligan no', 'blue mulligan no', 'red j3j4');
  playOut(game, `blue ${one} a8 a3`);
  playOut(twin, `blue ${other} a8 a3`);
  expectTwins([game, twin]);
  expect(bytes(game, 'blue')).not.toBe(bytes(twin, 'blue'));
});

test('[U-32] a piece that came back unseen could be any of those that were captured', () => {
  const games = [0, 1].map(() =>
    startGame(
      creedSpecial,
      { shroudHidden: 'on' },
      { red: withPieces('red', { e3: 'marshal' }), blue: withPieces('blue', { e6: 'scout', d6: 'miner', f6: 'spy' }) },
    ),
  );
  expectTwins(
    games,
    'red e3e4',
    'blue any',
    'red e4e5',
    'blue any',
    'red e5e6',
    'blue any',
    'red e6d6',
    'blue any',
    'red d6e6',
    'blue any',
  );
  expectTwins(games, 'red e6f6');
  expect(games[0].session.waitingFor).toEqual(['blue']);
  const { cells } = games[0].session.stateOf('blue').sight.view.deeds.find(({ deed }) => deed === 'heal')!;
  playOut(games[0], `blue heal scout ${cells![0]}`);
  playOut(games[1], `blue heal miner ${cells![0]}`);
  expectTwins(games, 'blue any', 'red any', 'blue any');
  expect(bytes(games[0], 'blue')).not.toBe(bytes(games[1], 'blue'));
});

/** The first deployment of the library, with some pieces changing places. */
function withPieces(seat: 'red' | 'blue', wanted: Readonly<Record<string, string>>): Deployment {
  const rules = compileRules(creedSpecial);
  const deployment: Record<string, string> = { ...deploymentFromLibrary(rules, seat, libraryOf(creedSpecial)[0]) };
  for (const [cell, kind] of Object.entries(wanted)) {
    const from = Object.keys(deployment).find((other) => deployment[other] === kind && wanted[other] !== kind)!;
    [deployment[cell], deployment[from]] = [deployment[from], deployment[cell]];
  }
  return deployment;
}

test.each([creedSpecial, cloneSpecial, battleCards])(
  '[CORE-21] $id: the screens of red are the same whatever hidden pieces blue has',
  (edition: Edition) => {
    const rules = compileRules(edition);
    const blue = deploymentFromLibrary(rules, 'blue', libraryOf(edition, rules.options)[0]);
    const back = Object.keys(blue).filter(
      (cell) => ['8', '9', '10'].includes(cell.slice(1)) && rules.board.rows - Number(cell.slice(1)) < 2,
    );
    const other = { ...blue, ...Object.fromEntries(back.map((cell, at) => [cell, blue[back[(at + 1) % back.length]]])) };
    expect(other).not.toEqual(blue);
    const games = [blue, other].map((deployment) =>
      startGame(edition, edition.id === 'clone-special' ? { startPlayer: 'red' } : {}, { blue: deployment }),
    );
    if (rules.decks !== undefined) expectTwins(games, 'red mulligan no', 'blue mulligan no');
    expectTwins(games, 'red any', 'blue any', 'red any', 'blue any');
  },
);

test('the curtain in the middle of a turn says why, and nothing that only one of them may know', () => {
  const [game, twin] = dealtAlike();
  for (const each of [game, twin]) playOut(each, 'red mulligan no', 'blue mulligan no', 'red a3a8');
  const lines = [game, twin].map(({ words, session }) => {
    const canvas = new Canvas(80, 24);
    const { waiting } = session.stateOf('blue').sight.view;
    drawHandOver(canvas, words, 'blue', words.waiting(waiting!.decision, waiting!.seats));
    return canvas
      .lines()
      .filter((line) => line !== '')
      .map((line) => line.trim());
  });
  expect(lines[0]).toEqual([
    'Card Classic 30',
    'Pass the screen to Blue.',
    'The attack waits: Blue may play a Defence card.',
    'Blue: press Enter when nobody else is looking.',
  ]);
  expect(lines[1]).toEqual(lines[0]);
});
