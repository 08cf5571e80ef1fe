// Reach and threats from a view, compared with the moves that the rules list.

import { barrage, EDITIONS } from '@flagfall/editions';
import { describe, expect, test } from 'vitest';
import { pick, seededChance } from '../chance.ts';
import { newGame, samplePackedDeployment } from '../play/deployment.ts';
import { intentsMax } from '../play/play.ts';
import { submit } from '../play/submit.ts';
import { NO_KIND, type Position } from '../position/position.ts';
import { compileRules } from '../rules/compile.ts';
import { listReach } from '../rules/reach.ts';
import type { Rules } from '../rules/rules.ts';
import { type Seat, seatIndex } from '../seats.ts';
import type { PieceView } from '../types.ts';
import { observe } from './observe.ts';
import { threatsIn } from './threats.ts';
import { visibleReach } from './visibleReach.ts';

/** Plays at random; `each` is called whenever a seat may move. */
function wander(rules: Rules, seed: string, turns: number, each: (position: Position, seat: Seat) => void): void {
  const chance = seededChance(seed);
  const position = newGame(rules, chance);
  for (let turn = 0; turn < turns; turn++) {
    const { waiting } = observe(position, 'audience');
    const seat = waiting?.seats[0];
    if (seat === undefined) return;
    const view = observe(position, seat);
    if (waiting?.decision === 'deploy') {
      const home = (view.homes[seat] ?? []).map((cell) => rules.board.indexOf.get(cell)!);
      const kinds = samplePackedDeployment(rules, seatIndex(seat), chance, home);
      const placed = home.flatMap((cell, at) => (kinds[at] === NO_KIND ? [] : [[rules.board.cells[cell], rules.kinds[kinds[at]].id]]));
      expect(submit(position, seat, { type: 'deploy', deployment: Object.fromEntries(placed) }, chance).ok).toBe(true);
      continue;
    }
    if (waiting?.decision === 'act') each(position, seat);
    expect(submit(position, seat, pick(chance, [...view.moves, ...view.deeds]), chance).ok).toBe(true);
  }
}

describe.each(EDITIONS)('$id', (edition) => {
  test('a waiting seat sees where its pieces could go, as the rules list it', () => {
    const rules = compileRules(edition);
    let seen = 0;
    wander(rules, `reach ${edition.id}`, 160, (position) => {
      for (const seat of rules.seats) {
        const view = observe(position, seat);
        const words = new Int32Array(intentsMax(position));
        const count = listReach(position, seatIndex(seat), words);
        const { cells } = rules.board;
        const listed = Array.from(words.subarray(0, count), (word) => `${cells[word & 255]} ${cells[word >>> 8]}`);
        const told = view.pieces
          .filter((piece) => piece.seat === seat)
          .flatMap((piece) => visibleReach(rules, view, piece).map((to) => `${piece.cell} ${to}`));
        expect(told.sort()).toEqual(listed.sort());
        seen += told.length;
      }
    });
    expect(seen).toBeGreaterThan(100);
  });
});

const stands = (piece: number, seat: Seat, cell: string, kind?: string): PieceView =>
  kind === undefined ? { known: false, piece, seat, cell } : { known: true, piece, seat, cell, kind };

test('a known stronger enemy threatens what it can reach, and is threatened by what beats it', () => {
  const rules = compileRules(barrage);
  const pieces = [
    stands(0, 'red', 'a2', 'miner'),
    stands(1, 'red', 'b3', 'marshal'),
    stands(2, 'blue', 'a3', 'general'),
    stands(3, 'blue', 'h7'),
    stands(4, 'red', 'h6', 'scout'),
  ];
  expect(threatsIn(rules, { viewer: 'red', pieces })).toEqual({ endangered: ['a2'], beatable: ['a3'] });
  expect(threatsIn(rules, { viewer: 'blue', pieces })).toEqual({ endangered: ['a3'], beatable: ['a2'] });
  // An unknown piece threatens nothing, whatever it is.
  const hidden = pieces.map((piece) => (piece.seat === 'blue' ? stands(piece.piece, 'blue', piece.cell) : piece));
  expect(threatsIn(rules, { viewer: 'red', pieces: hidden })).toEqual({ endangered: [], beatable: [] });
});

test('threats follow what the view shows: from memory, only what lies open on the board', () => {
  const told = { aided: 0, strict: 0 };
  for (const memory of ['aided', 'strict'] as const)
    wander(compileRules(barrage, { memory }), 'threats', 240, (position, seat) => {
      const { endangered, beatable } = threatsIn(position.rules, observe(position, seat));
      told[memory] += endangered.length + beatable.length;
    });
  expect(told.aided).toBeGreaterThan(0);
  expect(told.strict).toBe(0);
});
