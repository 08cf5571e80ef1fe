import { barrage, conquest } from '@flagfall/editions';
import { compileRules, type Rules, type Seat, seededChance } from '@flagfall/engine';
import { localTable } from '@flagfall/table';
import { describe, expect, test } from 'vitest';
import { acceptsDraw, isDrawish, offersDraw } from './draws.ts';
import { computerAt, RandomPlayer } from './index.ts';

const board = compileRules(barrage, { quietLimit: 'off' });
const map = compileRules(conquest, { turnLimit: 'off' });

describe('[AUD-1] draws of the computer', () => {
  test('are offered after a long quiet time: 100 turns on a board, 400 moves on a map', () => {
    const offers = (rules: Rules, quiet: number) => offersDraw(rules, { quiet }, 0.5, Number.POSITIVE_INFINITY);
    expect([0, 99, 100, 5000].map((quiet) => offers(board, quiet))).toEqual([false, false, true, true]);
    expect([100, 399, 400].map((quiet) => offers(map, quiet))).toEqual([false, false, true]);
  });

  test('are not repeated with each move', () => {
    const again = (since: number) => offersDraw(board, { quiet: 300 }, 0.5, since);
    expect([0, 2, 99, 100].map(again)).toEqual([false, false, false, true]);
  });

  test('are neither offered nor taken by a computer that expects to win', () => {
    for (const quiet of [0, 100, 10_000]) {
      expect(offersDraw(board, { quiet }, 0.7, Number.POSITIVE_INFINITY)).toBe(false);
      expect(acceptsDraw(board, { quiet }, 0.7)).toBe(false);
      expect(isDrawish(map, { quiet }, 0.7)).toBe(false);
    }
  });

  test('are taken at any time by a computer that is behind, and by others after a long quiet time', () => {
    expect(acceptsDraw(board, { quiet: 0 }, 0.3)).toBe(true);
    expect(acceptsDraw(board, { quiet: 0 }, 0.5)).toBe(false);
    expect(acceptsDraw(board, { quiet: 100 }, 0.5)).toBe(true);
  });

  test('are declined before its first search', () => {
    const table = localTable(board, 'draws');
    const players = Object.fromEntries(board.seats.map((seat) => [seat, new RandomPlayer(board, seat, seededChance(seat))]));
    for (const seat of ['red', 'blue'] as const satisfies Seat[]) {
      const intent = { type: 'deploy', deployment: players[seat].deploy(table.viewOf(seat)) } as const;
      table.receive(0, seat, { id: seat, type: 'play', intent }).commit();
    }
    const computer = computerAt(1, board, 'red', seededChance('draws'));
    computer.learn(table.seenActions('red'));
    const view = { ...table.viewOf('red'), quiet: 10_000 };
    expect(computer.acceptsDraw(view)).toBe(false);
    computer.choose(view, { nodes: 100 });
    expect(computer.acceptsDraw(view)).toBe(acceptsDraw(board, view, computer.expectation));
  });
});
