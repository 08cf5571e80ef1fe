import { describe, expect, test } from 'vitest';
import { battle } from './battle.ts';
import { conquestFromDiagram, type NaiveConquestDiagram, playConquest } from './diagram.ts';

const APART: NaiveConquestDiagram = { red: 'king a1, flag a3', blue: 'king l1, flag l3' };

describe('moves', () => {
  test('CQ-22, U-72 one is compulsory, one more for each city controlled at the start', () => {
    const start = conquestFromDiagram(APART);
    expect(start.look).toContain('moves 2');
    expect(start.legal).toEqual(['move a1 a2']);
    const moved = start.play('move a1 a2');
    expect(moved.look).toContain('moves 1');
    expect(moved.look).not.toContain('must');
    expect(moved.legal).toEqual(['move a2 a1', 'done']);
    expect(moved.play('done').look).toContain('turn blue');
    expect(moved.play('move a2 a1').look).toContain('turn blue');
  });

  test('U-80 after the first move the seat is asked even when nothing can move any more', () => {
    // The only movable piece is beaten, and there was a city move left.
    const stuck = conquestFromDiagram({ red: 'baron a3, flag a1', blue: 'cursedLand b1, king l1, flag l3' }).play('move a3 b1');
    expect(stuck.legal).toEqual(['done']);
  });

  test('CQ-33 a scout runs over free zones, and only then is it betrayed', () => {
    const start = conquestFromDiagram({ ...APART, red: 'scout a1, flag l2', blue: 'king b3, flag l3' });
    expect(start.legal).toEqual('a2 a3 b1 b2 b3'.split(' ').map((zone) => `move a1 ${zone}`));
    expect(start.play('move a1 a2').look).toContain('piece red scout a2 moved');
    expect(start.play('move a1 a3').look).toContain('piece red scout a3 moved ran');
    expect(start.play('move a1 b3').look).toContain('bag red scout shown blue');
  });

  test('U-71 by option it attacks neighbours only', () => {
    const far = conquestFromDiagram({ red: 'scout a1, flag k2', blue: 'spy b3, flag l3', options: { scoutChargeAttack: 'off' } });
    expect(far.legal).toEqual('a2 a3 b1 b2'.split(' ').map((zone) => `move a1 ${zone}`));
    const near = conquestFromDiagram({ red: 'scout b2, flag k2', blue: 'spy b3, flag l3', options: { scoutChargeAttack: 'off' } });
    expect(near.legal).toContain('move b2 b3');
    const won = conquestFromDiagram({ red: 'scout a1, flag k2', blue: 'spy b3, flag l3' }).play('move a1 b3');
    expect(won.look).toContain('piece red scout b3 moved ran shown blue');
  });

  test('CQ-30 to CQ-32 battles', () => {
    expect(battle('spy', 'king')).toBe('attackerWins');
    expect(battle('king', 'spy')).toBe('attackerWins');
    expect(battle('spy', 'queen')).toBe('defenderWins');
    expect(battle('sorceress', 'cursedLand')).toBe('attackerWins');
    expect(battle('king', 'cursedLand')).toBe('defenderWins');
    expect(battle('count', 'knight')).toBe('attackerWins');
    expect(battle('scout', 'scout')).toBe('bothBeaten');
    expect(battle('spy', 'flag')).toBe('attackerWins');
  });

  test('U-82 a tie sends both to their bags', () => {
    const tied = conquestFromDiagram({ ...APART, blue: 'king a2, flag l3, spy l1' }).play('move a1 a2');
    expect(tied.look.filter((line) => line.startsWith('bag'))).toEqual(['bag blue king shown red', 'bag red king shown blue']);
  });
});

describe('turns and rounds', () => {
  test('U-80 a seat with a card that cannot move skips the moves only', () => {
    const start = conquestFromDiagram({ ...APART, red: 'flag a1, cursedLand b1', draw: 'blitz' });
    expect(start.look).toContain('waiting card red');
    const passed = start.play('pass');
    expect(passed.look).toContain('turn blue');
    expect(passed.look).toContain('discard blitz');
  });

  test('U-81 a seat that can do nothing is skipped on the spot', () => {
    const start = conquestFromDiagram({ ...APART, red: 'king a1, flag a3', blue: 'flag e1', green: 'king l1, flag l3', turn: 'red' });
    expect(playConquest(start, 'move a1 a2', 'done').look).toContain('turn green');
    const first = conquestFromDiagram({ ...APART, red: 'flag a1' });
    expect(first.look).toContain('turn blue');
    expect(first.look).toContain('round 1');
  });

  test('U-80, U-83 when no seat can act, the leaders share the win', () => {
    const dead = { red: 'flag a1', blue: 'flag e1', green: 'cursedLand f1' };
    expect(conquestFromDiagram({ ...dead, flags: ['green red'] }).look).toContain('ended bothImmobile red');
    expect(conquestFromDiagram({ ...dead, flags: ['green red'], gone: ['red'] }).look).toContain('ended bothImmobile blue');
    expect(conquestFromDiagram({ red: 'flag a1', blue: 'flag e1', green: 'flag f1' }).look).toContain('ended bothImmobile red,blue,green');
  });

  test('U-83 the round grows at the place of the start player, and the limit ends the game', () => {
    const options = { turnLimit: 2 };
    const start = conquestFromDiagram({ ...APART, turn: 'blue', starter: 'blue', options });
    const second = playConquest(start, 'move l1 l2');
    expect(second.look).toContain('round 1');
    const third = playConquest(second, 'move a1 a2', 'done');
    expect(third.look).toContain('round 2');
    const last = playConquest(third, 'move l2 l1', 'move a2 a1', 'done');
    expect(last.look).toContain('ended turnLimit red,blue');
    expect(last.look).toContain('round 3');
    expect(last.look.filter((line) => line.startsWith('waiting'))).toEqual([]);
    // Flags count first, then territories.
    const away = conquestFromDiagram({ ...APART, blue: 'king k3, flag l3', options: { turnLimit: 1 } });
    expect(playConquest(away, 'move a1 a2', 'done', 'move k3 k2').look).toContain('ended turnLimit blue');
  });

  test('U-83 the round grows also when the start player has left', () => {
    const start = conquestFromDiagram({
      ...APART,
      green: 'king f1, flag f3',
      starter: 'blue',
      turn: 'red',
      gone: ['blue'],
      options: { turnLimit: 'off' },
    });
    expect(playConquest(start, 'move a1 a2', 'done').look).toContain('round 2');
    expect(playConquest(start, 'move a1 a2', 'done').look).toContain('turn green');
  });
});
