import { describe, expect, test } from 'vitest';
import { cardsBattle } from './battle.ts';
import { cardsFromDiagram, withCard } from './diagram.ts';

describe('movement cards', () => {
  test('BC-20 boat crosses a whole lake, both ways, to an empty square or an enemy', () => {
    const start = cardsFromDiagram({
      red: 'miner c4, miner e5, miner h4, bomb d4',
      blue: 'major b5, miner a10, flag j10',
      redHand: 'boat',
    });
    expect(withCard(start, 'boat')).toEqual(['c4 c7', 'e5 b5', 'h4 h7']);
    const own = cardsFromDiagram({ red: 'miner c4, bomb c7', blue: 'miner a10', redHand: 'boat' });
    expect(withCard(own, 'boat')).toEqual([]);
  });

  test('BC-21 jump goes over one piece of either side and never over nothing or water', () => {
    const start = cardsFromDiagram({ red: 'miner e4, flag e3, bomb f4, bomb e2', blue: 'bomb d4, spy g4, miner a10', redHand: 'jump' });
    expect(withCard(start, 'jump')).toEqual(['e4 c4', 'e4 g4']);
    const landed = start.play('cards e4 c4 jump');
    expect(landed.look).toContain('piece blue bomb d4');
    expect(landed.look).toContain('piece red miner c4 moved');
  });

  test('BC-22 charge goes exactly two or exactly three squares', () => {
    const start = cardsFromDiagram({ red: 'miner e4, bomb e2', blue: 'spy e6, bomb h4, miner a10', redHand: 'charge2 charge3' });
    expect(withCard(start, 'charge2')).toEqual(['e4 c4', 'e4 e6', 'e4 g4']);
    expect(withCard(start, 'charge3')).toEqual(['e4 b4', 'e4 h4']);
  });

  test('BC-23 feint goes one square diagonally, between pieces and past water, and a scout runs', () => {
    const start = cardsFromDiagram({ red: 'miner b4, bomb b5, bomb c4', blue: 'bomb a5, miner a10', redHand: 'feint' });
    expect(withCard(start, 'feint')).toEqual(['b4 a3', 'b4 a5', 'b4 c3']);
    const scout = cardsFromDiagram({ red: 'scout e3', blue: 'spy g1, miner a10', redHand: 'feint' });
    // North-west it stops before the water on c5, south-east on the spy.
    expect(withCard(scout, 'feint')).toEqual(['e3 c1', 'e3 d2', 'e3 d4', 'e3 f2', 'e3 f4', 'e3 g1']);
  });

  test('BC-24 swap takes every pair of movable pieces in a row or column once', () => {
    const start = cardsFromDiagram({ red: 'miner c1, bomb c2, scout c7, spy j1, flag a1', blue: 'miner a10', redHand: 'swap' });
    expect(withCard(start, 'swap')).toEqual(['c1 c7', 'c1 j1']);
    const swapped = start.play('cards c1 c7 swap');
    expect(swapped.look).toContain('piece red miner c7 moved');
    expect(swapped.look).toContain('piece red scout c1 moved');
    expect(swapped.actor).toBe('blue');
  });

  test('BC-25 a run is marked by own legs and by a long feint only', () => {
    const setup = { red: 'scout b1', blue: 'miner a10', redHand: 'charge3 feint jump' };
    expect(cardsFromDiagram(setup).play('move b1 b4').look).toContain('piece red scout b4 moved ran');
    expect(cardsFromDiagram(setup).play('move b1 b2').look).toContain('piece red scout b2 moved');
    expect(cardsFromDiagram(setup).play('cards b1 b4 charge3').look).toContain('piece red scout b4 moved');
    expect(cardsFromDiagram(setup).play('cards b1 d3 feint').look).toContain('piece red scout d3 moved ran');
    expect(cardsFromDiagram(setup).play('cards b1 c2 feint').look).toContain('piece red scout c2 moved');
  });
});

describe('attack cards', () => {
  test('BC-30, BC-50, BC-54 bonuses change ranks and nothing else', () => {
    expect(cardsBattle('captain', 'captain', 'attack1', undefined)).toBe('attackerWins');
    expect(cardsBattle('captain', 'captain', 'attack1', 'defence1')).toBe('bothCaptured');
    expect(cardsBattle('captain', 'captain', 'attack1', 'defence2')).toBe('defenderWins');
    expect(cardsBattle('colonel', 'marshal', 'attack3', undefined)).toBe('attackerWins');
    expect(cardsBattle('scout', 'bomb', 'attack1', undefined)).toBe('defenderWins');
    expect(cardsBattle('miner', 'bomb', 'attack1', 'defence3')).toBe('attackerWins');
    expect(cardsBattle('marshal', 'spy', undefined, 'defence3')).toBe('attackerWins');
  });

  test('BC-51, U-29d the spy beats the marshal whatever card is played', () => {
    expect(cardsBattle('spy', 'marshal', undefined, 'defence3')).toBe('attackerWins');
    expect(cardsBattle('spy', 'marshal', 'attack1', 'defence3')).toBe('attackerWins');
  });

  test('BC-32, BC-55 armour takes a bomb and its place, and does nothing else', () => {
    const start = cardsFromDiagram({ red: 'captain a1', blue: 'bomb a2, miner j10', redHand: 'armour' });
    expect(start.play('cards a1 a2 armour').look).toContain('piece red captain a2 moved shown');
    expect(cardsBattle('captain', 'major', 'armour', undefined)).toBe('defenderWins');
  });

  test('BC-33, BC-52, BC-57 spy attack is for the spy, and beats all but a bomb', () => {
    expect(cardsBattle('spy', 'general', 'spyAttack', 'defence3')).toBe('attackerWins');
    expect(cardsBattle('spy', 'spy', 'spyAttack', undefined)).toBe('attackerWins');
    expect(cardsBattle('spy', 'bomb', 'spyAttack', undefined)).toBe('defenderWins');
    expect(cardsBattle('miner', 'general', 'spyAttack', undefined)).toBe('defenderWins');
    const setup = { red: 'spy a1, miner j1', blue: 'general a2, miner j2', redHand: 'spyAttack' };
    expect(withCard(cardsFromDiagram(setup), 'spyAttack')).toEqual(['a1 a2']);
    expect(withCard(cardsFromDiagram(setup, { hiddenAttackCards: 'on' }), 'spyAttack')).toEqual(['a1 a2', 'j1 j2']);
  });

  test('BC-31, BC-56 a mock attack shows the defender only, captures nobody, and the attacker is where it was', () => {
    const start = cardsFromDiagram({ red: 'scout a1', blue: 'flag a8, miner j10', redHand: 'mockAttack' });
    const mocked = start.play('cards a1 a8 mockAttack');
    expect(mocked.look).toContain('piece red scout a1 moved ran');
    expect(mocked.look).toContain('piece blue flag a8 shown');
    expect(mocked.look).toContain('quiet 1');
    expect(mocked.look).toContain('spent red mockAttack');
    const charged = cardsFromDiagram({ red: 'miner a1', blue: 'bomb a3, miner j10', redHand: 'mockAttack charge2' });
    const back = charged.play('cards a1 a3 charge2 mockAttack');
    expect(back.look).toContain('piece red miner a1 moved');
    expect(back.look).toContain('piece blue bomb a3 shown');
    expect(back.look).toContain('spent red charge2,mockAttack');
  });

  test('BC-58 no attack card without an attack', () => {
    const start = cardsFromDiagram({ red: 'miner a1', blue: 'miner a10', redHand: 'attack1 charge2' });
    expect(start.legal.filter((intent) => intent.includes('attack1'))).toEqual([]);
  });

  test('BC-7 a movement card may end in an attack with or without an attack card', () => {
    const start = cardsFromDiagram({ red: 'captain a1', blue: 'captain a3, miner j10', redHand: 'charge2 attack1', redPile: 'boat' });
    expect(start.legal.filter((intent) => intent.startsWith('cards a1 a3'))).toEqual([
      'cards a1 a3 charge2',
      'cards a1 a3 charge2 attack1',
    ]);
    expect(start.play('cards a1 a3 charge2 attack1').look).toContain('piece red captain a3 moved shown');
  });
});
