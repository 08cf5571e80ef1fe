import { describe, expect, test } from 'vitest';
import { conquestFromDiagram, playConquest } from './diagram.ts';
import type { NaiveConquest } from './types.ts';

const flagsIn = (game: NaiveConquest) => game.look.filter((line) => /^(flag|planting|ended) |^piece \w+ flag /.test(line));

describe('CQ-45 the one procedure', () => {
  test('(2) a captor with a flag on the board holds everything', () => {
    const start = conquestFromDiagram({
      red: 'king a1, flag l1',
      blue: 'flag a2, spy l2',
      green: 'baron c1',
      gold: 'flag d1, spy d2',
      flags: ['green blue'],
    });
    const taken = start.play('move a1 a2');
    expect(flagsIn(taken)).toEqual(['flag blue red', 'flag green red', 'piece gold flag d1', 'piece red flag l1']);
    expect(taken.look).toContain('piece red king a2 moved shown blue,green,gold');
  });

  test('(1) a captor whose flag is among them plants it, before anything else, and holds the rest', () => {
    const start = conquestFromDiagram({
      red: 'king a1, spy c1',
      blue: 'flag a2, spy l2',
      green: 'baron e1',
      gold: 'flag d1, spy d2',
      flags: ['green blue', 'red blue'],
    });
    const due = start.play('move a1 a2');
    expect(flagsIn(due)).toEqual(['flag blue red', 'flag green red', 'piece gold flag d1', 'planting red']);
    expect(due.look).toContain('waiting plant red');
    // No seat controlled a, so the one move is spent.
    expect(due.look).toContain('moves 0');
    expect(due.legal).toContain('plant a1');
    expect(due.legal).toContain('plant k2');
    expect(due.legal).not.toContain('plant a2');
    expect(due.legal).toHaveLength(36 - 6);
    const planted = due.play('plant k2');
    expect(planted.look).toContain('piece red flag k2 shown blue,green,gold');
    expect(planted.look).toContain('turn blue');
  });

  test('(3) a captor without a flag gives everything to the holder of his', () => {
    const start = conquestFromDiagram({
      red: 'king a1, spy c1',
      blue: 'flag a2, spy l2',
      green: 'flag e1, spy e2',
      gold: 'flag d1, spy d2',
      flags: ['red green'],
    });
    expect(flagsIn(start.play('move a1 a2'))).toEqual(['flag blue green', 'flag red green', 'piece gold flag d1', 'piece green flag e1']);
  });

  test('(3) and the holder may win by that', () => {
    const start = conquestFromDiagram({ red: 'king a1', blue: 'flag a2, spy l2', green: 'flag e1, spy e2', flags: ['red green'] });
    const over = start.play('move a1 a2');
    expect(over.look).toContain('ended flagCaptured green');
    expect(over.asked).toEqual([]);
    expect(over.legal).toEqual([]);
  });

  test('(3) also when the holder has left: then no seat wins by it', () => {
    const start = conquestFromDiagram({
      red: 'king a1',
      blue: 'flag a2, spy l2',
      green: 'flag e1, spy e2',
      flags: ['red green'],
      gone: ['green'],
    });
    const taken = start.play('move a1 a2');
    expect(taken.look).toContain('flag blue green');
    expect(taken.look).toContain('turn blue');
    // The flag of the seat that left brings the own one back, and planting it wins.
    const near = conquestFromDiagram({
      red: 'king d3',
      blue: 'spy l2',
      green: 'flag e1, spy e3',
      flags: ['red green', 'blue green'],
      gone: ['green'],
    });
    const won = playConquest(near, 'move d3 e1', 'plant a1');
    expect(flagsIn(won)).toEqual(['ended flagCaptured red', 'flag blue red', 'flag green red', 'piece red flag a1 shown blue,green']);
  });

  test('U-88 the traitor captures like a piece, and the turn goes on', () => {
    const table = { red: 'king a1, spy b1, flag l1', blue: 'flag c2, spy l2', green: 'flag e1, spy e2', draw: 'traitor' };
    const asked = conquestFromDiagram(table).play('card traitor');
    expect(asked.legal).toHaveLength(12 * 4);
    const taken = asked.play('accuse flag c2', { shuffles: [['traitor']] });
    expect(flagsIn(taken)).toEqual(['flag blue red', 'piece green flag e1', 'piece red flag l1']);
    expect(taken.legal).toContain('move b1 b2');
    expect(taken.look).toContain('draw traitor');
  });

  test('CQ-46, CQ-47 the last other flag ends the game at once, also by the traitor', () => {
    const start = conquestFromDiagram({ red: 'king a1, spy b1, flag l1', blue: 'flag c2, spy l2', draw: 'traitor' });
    expect(playConquest(start, 'card traitor', 'accuse flag c2').look).toContain('ended flagCaptured red');
    const byForce = conquestFromDiagram({ red: 'spy a1, flag l1', blue: 'flag a2, king l2' });
    expect(byForce.play('move a1 a2').look).toContain('ended flagCaptured red');
  });

  test('CQ-41 a seat without a flag draws nothing and keeps its city moves', () => {
    const start = conquestFromDiagram({
      red: 'king a1, spy b1, scout c1',
      blue: 'flag e2, spy l2',
      flags: ['red blue'],
      draw: 'blitz blitz',
    });
    expect(start.look).toContain('drawn');
    expect(start.look).toContain('moves 3');
    expect(start.look).toContain('waiting act red');
  });
});

describe('leaving', () => {
  const table = { red: 'king a1, spy b1, flag l1', blue: 'flag a2, spy l2', green: 'flag e1, spy e2' };

  test('out of turn nothing else changes, and the turn goes past the place', () => {
    const left = conquestFromDiagram(table).leave('blue', 'resigned');
    expect(left.look).toContain('gone blue');
    expect(left.look).toContain('turn red');
    expect(playConquest(left, 'move b1 b2', 'done').look).toContain('turn green');
    expect(() => left.leave('blue', 'resigned')).toThrow('not in the game');
  });

  test('in turn the cards go, the traitor shuffles, and a drawn piece stays in the bag', () => {
    const start = conquestFromDiagram({ ...table, red: 'king d1, spy b1, scout c1, flag k1, baron bag', draw: 'traitor surpriseAttack' });
    expect(start.look).toContain('drawn surpriseAttack,traitor');
    const drawn = start.play('card surpriseAttack', { drawn: 'baron' });
    const left = drawn.leave('red', 'outOfTime', { shuffles: [['surpriseAttack', 'traitor']] });
    expect(left.look).toContain('bag red baron');
    // Blue has two territories and draws the top of the new pile.
    expect(left.look).toContain('draw surpriseAttack');
    expect(left.look).toContain('drawn traitor');
    expect(left.look).toContain('waiting card blue');
  });

  test('the last one wins', () => {
    const won = conquestFromDiagram(table).leave('blue', 'resigned').leave('red', 'abandoned');
    expect(won.look).toContain('ended abandoned green');
    expect(() => won.leave('green', 'resigned')).toThrow('not in the game');
  });

  test('a flag in hand is planted by chance', () => {
    const due = conquestFromDiagram({ ...table, red: 'king a1', flags: ['red blue'] }).play('move a1 a2');
    const left = due.leave('red', 'resigned', { planted: 'c1' });
    expect(flagsIn(left)).toEqual(['flag blue red', 'piece green flag e1', 'piece red flag c1 shown blue,green']);
    expect(() => due.leave('red', 'resigned', { planted: 'a2' })).toThrow('not free');
  });
});
