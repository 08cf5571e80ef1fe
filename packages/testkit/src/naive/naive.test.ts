import { describe, expect, test } from 'vitest';
import type { NaivePiece, NaiveRules, NaiveState } from './game.ts';
import { naiveBattle, naiveMoves, naivePlay, naiveStart } from './game.ts';

const KINDS_BY_RANK = ['spy', 'scout', 'miner', 'sergeant', 'lieutenant', 'captain', 'major', 'colonel', 'general', 'marshal'];

const OPEN_BOARD: NaiveRules = {
  columns: 4,
  rows: 4,
  lakes: [],
  twoSquareLimit: 3,
  chaseRule: false,
  quietLimit: undefined,
  bothImmobile: 'draw',
};

describe('battle', () => {
  test('the higher rank wins and equal ranks both fall, save that a spy beats the marshal it attacks', () => {
    KINDS_BY_RANK.forEach((attacker, attackerRank) => {
      KINDS_BY_RANK.forEach((defender, defenderRank) => {
        const byRank = attackerRank > defenderRank ? 'attackerWins' : attackerRank < defenderRank ? 'defenderWins' : 'bothCaptured';
        const expected = attacker === 'spy' && defender === 'marshal' ? 'attackerWins' : byRank;
        expect(naiveBattle(attacker, defender), `${attacker} attacks ${defender}`).toBe(expected);
      });
    });
  });

  test('every mover takes the flag, and only a miner takes a bomb', () => {
    for (const attacker of KINDS_BY_RANK) {
      expect(naiveBattle(attacker, 'flag')).toBe('attackerWins');
      expect(naiveBattle(attacker, 'bomb')).toBe(attacker === 'miner' ? 'attackerWins' : 'defenderWins');
    }
  });

  test('bombs and flags never attack', () => {
    for (const attacker of ['bomb', 'flag']) {
      for (const defender of [...KINDS_BY_RANK, 'bomb', 'flag']) expect(() => naiveBattle(attacker, defender)).toThrow();
    }
  });

  test('the winner of an attack stands on the square it attacked, the winner of a defence stays', () => {
    const start = naiveStart(OPEN_BOARD, [red('major', 'a1'), blue('captain', 'a2'), blue('bomb', 'b2'), blue('miner', 'd4')], 'red');
    const captured = naivePlay(start, { from: 'a1', to: 'a2' });
    expect(picture(captured)).toBe('red major a2, blue bomb b2, blue miner d4');
    const blown = playAll(captured, 'd4-d3 a2-b2');
    expect(picture(blown)).toBe('blue bomb b2, blue miner d3');
  });
});

describe('movement', () => {
  test('a piece steps one square, never diagonally, off the board, into a lake or onto its own side', () => {
    const rules = { ...OPEN_BOARD, lakes: ['b2'] };
    const start = naiveStart(rules, [red('major', 'b1'), red('flag', 'a1'), blue('major', 'd4')], 'red');
    expect(movesFrom(start, 'b1')).toEqual(['c1']);
  });

  test('a scout runs in straight lines and stops before its own side, before a lake and on the first enemy', () => {
    const rules = { ...OPEN_BOARD, columns: 6, rows: 6, lakes: ['c6'] };
    const pieces = [red('scout', 'c3'), red('flag', 'e3'), blue('bomb', 'a3'), blue('bomb', 'c2'), blue('flag', 'c1'), blue('major', 'f6')];
    expect(movesFrom(naiveStart(rules, pieces, 'red'), 'c3')).toEqual(['a3', 'b3', 'c2', 'c4', 'c5', 'd3']);
  });
});

describe('two squares', () => {
  const start = naiveStart(OPEN_BOARD, [red('major', 'a1'), red('scout', 'd1'), blue('major', 'a4'), blue('major', 'd4')], 'red');

  test('the third crossing is legal, the fourth is not', () => {
    const twice = playAll(start, 'a1-b1 a4-a3 b1-a1 d4-d3');
    expect(movesFrom(twice, 'a1')).toContain('b1');
    const thrice = playAll(twice, 'a1-b1 a3-a4');
    expect(movesFrom(thrice, 'b1')).toEqual(['b2', 'c1']);
    expect(() => naivePlay(thrice, { from: 'b1', to: 'a1' })).toThrow();
  });

  test('moving another piece starts the count again', () => {
    const interrupted = playAll(start, 'a1-b1 a4-a3 b1-a1 d4-d3 a1-b1 a3-a4 d1-c1 d3-d4');
    expect(movesFrom(interrupted, 'b1')).toContain('a1');
  });

  test('a scout may not cross one boundary four times by varying how far it runs', () => {
    const thrice = playAll(start, 'd1-b1 a4-a3 b1-c1 d4-d3 c1-b1 a3-a4');
    expect(movesFrom(thrice, 'b1')).toEqual(['b2', 'b3', 'b4']);
    const other = playAll(start, 'd1-c1 a4-a3 c1-d1 d4-d3 d1-b1 a3-a4');
    expect(movesFrom(other, 'b1')).toEqual(['b2', 'b3', 'b4', 'c1']);
  });
});

describe('two squares for a scout where pairs count', () => {
  const rules: NaiveRules = { ...OPEN_BOARD, runnersTwoSquares: 'pair' };
  const start = naiveStart(rules, [red('major', 'a1'), red('scout', 'd1'), blue('major', 'a4'), blue('major', 'd4')], 'red');

  test('the fourth move over the same two squares is not legal, any other is and begins a new count', () => {
    const thrice = playAll(start, 'd1-b1 a4-a3 b1-d1 d4-d3 d1-b1 a3-a4');
    expect(movesFrom(thrice, 'b1')).toEqual(['b2', 'b3', 'b4', 'c1']);
    const anew = playAll(thrice, 'b1-c1 a4-a3 c1-b1 a3-a4');
    expect(movesFrom(anew, 'b1')).toEqual(['b2', 'b3', 'b4', 'c1', 'd1']);
  });

  test('a boundary may be crossed a fourth time', () => {
    const thrice = playAll(start, 'd1-b1 a4-a3 b1-c1 d4-d3 c1-b1 a3-a4');
    expect(movesFrom(thrice, 'b1')).toEqual(['b2', 'b3', 'b4', 'c1', 'd1']);
  });
});

describe('chase at reach', () => {
  const ROUND = 'a4-b4 a1-b1 b4-b5 b1-b2 b5-a5 b2-a2 a5-a4 a2-a1 a4-b4';
  const rules: NaiveRules = { ...OPEN_BOARD, rows: 5, chaseRule: true, chaseReach: 'reach' };
  const against = (kind: string, more: readonly Omit<NaivePiece, 'id'>[] = []) =>
    naiveStart(rules, [red(kind, 'a1'), blue('major', 'a4'), ...more], 'blue');

  test('a scout may not threaten along a line for ever, a piece that steps threatens no piece there', () => {
    expect(movesFrom(playAll(against('scout'), ROUND), 'a1')).not.toContain('b1');
    expect(movesFrom(playAll(against('marshal'), ROUND), 'a1')).toContain('b1');
    const adjacent = { ...against('scout'), rules: { ...rules, chaseReach: 'adjacent' as const } };
    expect(movesFrom(playAll(adjacent, ROUND), 'a1')).toContain('b1');
  });

  test('it threatens no piece behind another one', () => {
    expect(movesFrom(playAll(against('scout', [red('bomb', 'b3')]), ROUND), 'a1')).toContain('b1');
  });

  test('a captured attacker begins no pursuit', () => {
    const start = against('scout', [red('major', 'd1'), blue('bomb', 'd3'), blue('miner', 'c3')]);
    const moves = 'a4-b4 d1-d2 b4-a4 d2-d3';
    expect(playAll(start, moves).chase).toEqual({ red: 0, blue: 0 });
    expect(playAll({ ...start, rules: { ...rules, chaseReach: 'adjacent' } }, moves).chase).toEqual({ red: 1, blue: 0 });
  });
});

describe('chase', () => {
  const ring = ['a1', 'b1', 'c1', 'c2', 'c3', 'b3', 'a3', 'a2'];
  const rules: NaiveRules = { ...OPEN_BOARD, columns: 3, rows: 3, lakes: ['b2'], chaseRule: true };

  test('a hunter round a lake may not bring back a board of the chase', () => {
    let state = naiveStart(rules, [red('marshal', 'a1'), blue('spy', 'b1')], 'blue');
    for (let round = 0; round < 8; round++) {
      state = naivePlay(state, { from: at(round + 1), to: at(round + 2) });
      state = naivePlay(state, { from: at(round), to: at(round + 1) });
    }
    state = naivePlay(state, { from: 'b1', to: 'c1' });
    expect(movesFrom(state, 'a1')).toEqual(['a2']);
    expect(movesFrom({ ...state, rules: { ...rules, chaseRule: false } }, 'a1')).toEqual(['a2', 'b1']);
  });

  test('going straight back is left to the two-square rule', () => {
    const start = naiveStart({ ...rules, lakes: [] }, [red('marshal', 'a1'), blue('spy', 'b2')], 'red');
    const repeated = playAll(start, 'a1-a2 b2-b1 a2-a1 b1-b2');
    expect(movesFrom(repeated, 'a1')).toEqual(['a2', 'b1']);
    const thrice = playAll(repeated, 'a1-a2 b2-b1');
    expect(movesFrom(thrice, 'a2')).toEqual(['a3', 'b2']);
  });

  test('a capture that threatens the next piece starts a pursuit with the board it made', () => {
    const square: NaiveRules = { ...OPEN_BOARD, columns: 3, rows: 2, chaseRule: true };
    const start = naiveStart(square, [red('marshal', 'c1'), blue('scout', 'b1'), blue('spy', 'b2')], 'red');
    const round = playAll(start, 'c1-b1 b2-a2 b1-b2 a2-a1 b2-a2 a1-b1 a2-a1 b1-b2');
    expect(movesFrom(round, 'a1')).not.toContain('b1');
  });

  function at(step: number): string {
    return ring[step % ring.length] ?? '';
  }
});

describe('the end', () => {
  test('capturing the flag wins at once', () => {
    const start = naiveStart(OPEN_BOARD, [red('scout', 'a1'), blue('flag', 'a4'), blue('major', 'd4')], 'red');
    const won = naivePlay(start, { from: 'a1', to: 'a4' });
    expect(won.result).toEqual({ winner: 'red', reason: 'flagCaptured' });
    expect(naiveMoves(won)).toEqual([]);
  });

  test('a player who cannot move loses, also at the very first turn', () => {
    const pieces = [red('major', 'a1'), red('bomb', 'a2'), red('flag', 'b1'), blue('major', 'd4')];
    expect(naiveStart(OPEN_BOARD, pieces, 'red').result).toEqual({ winner: 'blue', reason: 'immobile' });
    const blueFirst = naiveStart(OPEN_BOARD, pieces, 'blue');
    expect(blueFirst.result).toBeUndefined();
    expect(naivePlay(blueFirst, { from: 'd4', to: 'd3' }).result).toEqual({ winner: 'blue', reason: 'immobile' });
  });

  test('a player whose only moves are repetitions loses', () => {
    const start = naiveStart(
      OPEN_BOARD,
      [red('major', 'a1'), red('bomb', 'b1'), red('bomb', 'b2'), red('bomb', 'a3'), blue('major', 'd4')],
      'red',
    );
    const stuck = playAll(start, 'a1-a2 d4-d3 a2-a1 d3-c3 a1-a2 c3-c4');
    expect(stuck.result).toEqual({ winner: 'blue', reason: 'immobile' });
  });

  test('with no movable pieces on either side the game is a draw, or lost by the side to move', () => {
    const pieces = [red('major', 'a1'), red('flag', 'd1'), blue('major', 'a2'), blue('flag', 'd4')];
    const draw = naivePlay(naiveStart(OPEN_BOARD, pieces, 'red'), { from: 'a1', to: 'a2' });
    expect(draw.result).toEqual({ winner: undefined, reason: 'bothImmobile' });
    const strict = naivePlay(naiveStart({ ...OPEN_BOARD, bothImmobile: 'moverLoses' }, pieces, 'red'), { from: 'a1', to: 'a2' });
    expect(strict.result).toEqual({ winner: 'red', reason: 'bothImmobile' });
  });

  test('too many plies without an attack are a draw, and an attack starts the count again', () => {
    const rules = { ...OPEN_BOARD, quietLimit: 3 };
    const start = naiveStart(rules, [red('major', 'a1'), blue('major', 'd4'), blue('scout', 'a3')], 'red');
    expect(playAll(start, 'a1-b1 d4-d3').result).toBeUndefined();
    expect(playAll(start, 'a1-b1 d4-d3 b1-c1').result).toEqual({ winner: undefined, reason: 'quietLimit' });
    const attacked = playAll(start, 'a1-a2 d4-d3 a2-a3');
    expect(attacked.quiet).toBe(0);
    expect(attacked.result).toBeUndefined();
  });

  test('a player who cannot move loses even when the quiet limit falls on the same ply', () => {
    const pieces = [red('major', 'a1'), red('bomb', 'a2'), red('flag', 'b1'), blue('major', 'd4')];
    const start = naiveStart({ ...OPEN_BOARD, quietLimit: 1 }, pieces, 'blue');
    expect(naivePlay(start, { from: 'd4', to: 'd3' }).result).toEqual({ winner: 'blue', reason: 'immobile' });
  });
});

function red(kind: string, cell: string): Omit<NaivePiece, 'id'> {
  return { seat: 'red', kind, cell };
}

function blue(kind: string, cell: string): Omit<NaivePiece, 'id'> {
  return { seat: 'blue', kind, cell };
}

/** Plays moves written as 'a1-b1 d4-d3'. */
function playAll(start: NaiveState, moves: string): NaiveState {
  return moves.split(' ').reduce((state, move) => naivePlay(state, { from: move.slice(0, 2), to: move.slice(3) }), start);
}

function movesFrom(state: NaiveState, cell: string): readonly string[] {
  return naiveMoves(state)
    .filter((move) => move.from === cell)
    .map((move) => move.to)
    .sort();
}

function picture(state: NaiveState): string {
  return state.pieces.map((piece) => `${piece.seat} ${piece.kind} ${piece.cell}`).join(', ');
}
