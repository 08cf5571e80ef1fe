// What the board shows of an action: battles in three beats, chains step by step, and nothing that the viewer may not see.

import { Shadow } from '@flagfall/client';
import { barrage, EDITIONS, findEdition } from '@flagfall/editions';
import { compileRules, type Edition, type Options, type Rules, type Viewer } from '@flagfall/engine';
import type { Table } from '@flagfall/table';
import { type PlayedGame, playedRecord, withSeed } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { type Beat, beatsOf, type StagedPiece, stagedBefore, stagedIn } from './beats.ts';
import { GameLog, type ToldAction } from './log.ts';

interface Told {
  readonly staged: readonly StagedPiece[];
  readonly actions: readonly ToldAction[];
  readonly view: readonly StagedPiece[];
}

/** The last actions of a table, as a viewer that comes back is told them. */
function lastTold(table: Table, rules: Rules, viewer: Viewer, count = 1): Told {
  const sight = new Shadow(rules).take(table.join(0, viewer, 0));
  if (sight === undefined) throw new Error('a snapshot is a whole game');
  const log = new GameLog(viewer);
  log.add(sight, count);
  const actions = log.takeActions();
  const staged = stagedBefore(sight.view, actions, viewer);
  if (staged === undefined) throw new Error('the board before is known');
  return { staged, actions, view: stagedIn(sight.view) };
}

/** A game that is played until `isWanted`, and what its last action shows. */
function toldIn(game: Omit<PlayedGame, 'until'>, viewer: Viewer, isWanted: (table: Table) => boolean = () => true): Told {
  let told: Told | undefined;
  playedRecord({
    ...game,
    until: (table) => {
      const isThere = table.phase !== 'deploying' && isWanted(table);
      if (isThere) told = lastTold(table, compileRules(game.edition, game.options ?? {}), viewer);
      return isThere;
    },
  });
  if (told === undefined) throw new Error('it never came to that');
  return told;
}

const SCOUTS = '2..2..../......../MF3S9B..';

/** Red's scout on d3 attacks what stands on d6. */
function battle(blue: string, viewer: Viewer = 'red', options: Options = {}): Told {
  const game = { edition: barrage, options, secret: 'beats', armies: { red: SCOUTS, blue }, moves: ['d3-d6'] };
  return toldIn(game, viewer);
}

const SPY = 'MF329B2./......../...S....';
const BOMB = 'MF329S2./......../...B....';
const SCOUT = 'MF39SB../......../...2..2.';

const beatsFor = ({ staged, actions }: Told, viewer: Viewer = 'red', remembersReveals = true, isAgain = false): readonly Beat[] =>
  beatsOf(staged, actions, { viewer, remembersReveals, isAgain }).beats;

/** The two pieces of the battle on d3 and d6 in one line: `scout@d6`, `?` for a back, `!` for a piece that falls. */
function fighters({ staged }: Told, { pieces }: Beat): readonly string[] {
  return ['d3', 'd6'].map((cell) => {
    const id = staged.find((piece) => piece.cell === cell)?.piece;
    const piece = pieces.find((one) => one.piece === id);
    return piece === undefined ? 'gone' : `${piece.kind ?? '?'}@${piece.cell}${piece.isFalling ? '!' : ''}`;
  });
}

test('an attacker that wins goes there, both are turned over, the loser falls and the winner takes its cell', () => {
  const told = battle(SPY);
  const beats = beatsFor(told);
  expect(beats.map(({ type }) => type)).toEqual(['meet', 'turn', 'fall']);
  expect(beats.map((beat) => fighters(told, beat))).toEqual([
    ['scout@d3', '?@d6'],
    ['scout@d3', 'spy@d6'],
    ['scout@d6', 'spy@d6!'],
  ]);
  const [meet, turn, fall] = beats;
  const facing = meet.pieces.filter((piece) => piece.facing !== undefined).map((piece) => piece.facing);
  expect(facing).toContainEqual({ cell: 'd6', as: 'attacker' });
  expect(facing).toContainEqual({ cell: 'd3', as: 'defender' });
  expect(turn.pieces.filter(({ isTurned }) => isTurned)).toHaveLength(1);
  // The sentence follows the battle.
  expect([meet.told, turn.told]).toEqual([told.actions[0].begin, told.actions[0].begin]);
  expect(fall.told).toBe(told.actions[0].begin + 1);
  expect(turn.scene?.type).toBe('battle');
});

test('an attacker that loses falls, and the defender stays', () => {
  const told = battle(BOMB);
  expect(fighters(told, beatsFor(told)[2])).toEqual(['scout@d3!', 'bomb@d6']);
});

test('two that are equal both fall', () => {
  const told = battle(SCOUT);
  expect(fighters(told, beatsFor(told)[2])).toEqual(['scout@d3!', 'scout@d6!']);
});

test('the other seat sees its own piece from the beginning, and the attacker only when it is turned over', () => {
  const told = battle(BOMB, 'blue');
  expect(beatsFor(told, 'blue').map((beat) => fighters(told, beat))).toEqual([
    ['?@d3', 'bomb@d6'],
    ['scout@d3', 'bomb@d6'],
    ['scout@d3!', 'bomb@d6'],
  ]);
});

test('[CORE-23] in a game from memory the survivor is turned back, and nothing is turned over when it is told once more', () => {
  const strict = battle(BOMB, 'red', { memory: 'strict' });
  const after = (told: Told, remembers: boolean): string | undefined =>
    beatsOf(told.staged, told.actions, { viewer: 'red', remembersReveals: remembers, isAgain: false }).after.find(
      ({ cell }) => cell === 'd6',
    )?.kind;
  expect(after(strict, false)).toBeUndefined();
  expect(after(battle(BOMB), true)).toBe('bomb');
  const again = beatsFor(strict, 'red', false, true);
  expect(again.map((beat) => fighters(strict, beat)[1])).toEqual(['?@d6', '?@d6', '?@d6']);
  expect(again.every(({ scene }) => scene === undefined)).toBe(true);
});

test('a power that strikes several pieces is told battle by battle, each with its sentence', () => {
  const edition = findEdition('creed-special')!;
  const battlesIn = (table: Table): number =>
    table.state.actions.at(-1)?.events.filter(({ type }) => type === 'piecesRevealed').length ?? 0;
  const told = toldIn({ edition, secret: 'chain 3' }, 'red', (table) => battlesIn(table) > 1);
  const beats = beatsFor(told).filter(({ type }) => type === 'turn');
  expect(beats.length).toBeGreaterThan(1);
  expect(new Set(beats.map(({ part }) => part)).size).toBe(beats.length);
  const tellings = beatsFor(told)
    .filter(({ type }) => type === 'fall')
    .map((beat) => beat.told);
  expect(tellings).toEqual(tellings.map((_, at) => tellings[0] + at));
  // The power itself is told before the first of them.
  const [{ begin, logged }] = told.actions;
  expect(beats[0].told).toBe(begin + logged.findIndex(({ event }) => event.type === 'piecesRevealed'));
  expect(beats[0].told).toBeGreaterThan(begin);
});

/** A piece as it stands, without the words of a beat. */
const standing = (pieces: readonly StagedPiece[]): readonly string[] =>
  pieces.map(({ piece, seat, cell, kind }) => `${piece} ${seat} ${cell} ${kind ?? '?'}`).sort();

test(
  'after the beats of any action of any edition the board stands as every viewer sees it',
  withSeed('beats', (seed) => {
    for (const edition of EDITIONS) {
      let looked = 0;
      playedRecord({
        edition,
        secret: seed,
        until: (table) => {
          if (table.phase === 'deploying' || table.phase === 'waiting') return false;
          if (table.phase !== 'over' && ++looked % 4 > 0) return false;
          for (const viewer of ['red', 'blue', 'audience'] as const) checkEnd(edition, table, viewer);
          return table.phase === 'over' || looked > 120;
        },
      });
    }
  }),
);

function checkEnd(edition: Edition, table: Table, viewer: Viewer): void {
  const sight = new Shadow(table.rules).take(table.join(0, viewer, 0))!;
  const log = new GameLog(viewer);
  log.add(sight, 4);
  const actions = log.takeActions();
  const staged = stagedBefore(sight.view, actions, viewer);
  // Pieces that were shuffled have new handles.
  if (staged === undefined) return;
  const { after } = beatsOf(staged, actions, { viewer, remembersReveals: table.rules.remembersReveals, isAgain: false });
  expect(standing(after), `${edition.id} ${viewer}`).toEqual(standing(stagedIn(sight.view)));
}
