import { describe, expect, test } from 'vitest';
import type { NaiveSpecial } from '../types.ts';
import { BOARD, cardsFromDiagram, playCardsGame, withCard } from './diagram.ts';

describe('repetition and quiet turns', () => {
  test('REP-1 the fourth crossing without cards is illegal', () => {
    const start = cardsFromDiagram({ red: 'miner a1, miner j1', blue: 'miner a10, miner j10' });
    const thrice = playCardsGame(start, 'move a1 a2', 'move a10 a9', 'move a2 a1', 'move a9 a8', 'move a1 a2', 'move a8 a7');
    expect(thrice.legal).not.toContain('move a2 a1');
    expect(thrice.legal).toContain('move a2 a3');
  });

  test('BC-61 a turn with a card or an exchange starts the count again, for its own seat only', () => {
    const start = cardsFromDiagram({
      red: 'miner a1, miner j1',
      blue: 'miner a10, miner j10',
      redHand: 'charge2 boat jump',
      redPile: 'swap feint',
    });
    const twice = playCardsGame(start, 'move a1 a2', 'move a10 a9', 'move a2 a1', 'move a9 a10', 'move a1 a2', 'move a10 a9');
    const exchanged = twice.play('exchange boat');
    expect(exchanged.legal).not.toContain('move a9 a10');
    expect(exchanged.play('move a9 a8').legal).toContain('move a2 a1');
    expect(playCardsGame(twice, 'cards j1 j3 charge2', 'move a9 a8').legal).toContain('move a2 a1');
  });

  test('BC-61 a card attack may go where the two-square rule forbids a plain attack', () => {
    const start = cardsFromDiagram({ red: 'captain a1', blue: 'sergeant b1, miner j10', redHand: 'attack1' });
    const thrice = playCardsGame(start, 'move a1 a2', 'move j10 j9', 'move a2 a1', 'move j9 j8', 'move a1 a2', 'move b1 a1');
    expect(thrice.legal).not.toContain('move a2 a1');
    expect(thrice.legal).toContain('cards a2 a1 attack1');
  });

  describe('REP-4 a chase round a lake', () => {
    const rules = { ...BOARD, columns: 3, rows: 3, lakes: ['b2'], chaseRule: true };
    const cards = { redHand: 'attack1 attack2 attack3', redPile: 'armour', blueHand: 'defence1 defence2 defence3', bluePile: 'armour' };
    const ring = ['a1', 'b1', 'c1', 'c2', 'c3', 'b3', 'a3', 'a2'];
    const start = cardsFromDiagram({ red: 'marshal a1', blue: 'spy b1', ...cards, rules, starter: 'blue' });

    test('may not bring back a board', () => {
      const round = chase(start, 0, 8).play('move b1 c1');
      expect(round.legal).not.toContain('move a1 b1');
      expect(round.legal).toContain('move a1 a2');
    });

    test('begins anew after turns with cards', () => {
      const paused = playCardsGame(chase(start, 0, 4), 'exchange defence1', 'exchange attack1');
      const round = chase(paused, 4, 8).play('move b1 c1');
      expect(round.legal).toContain('move a1 b1');
    });

    function chase(game: NaiveSpecial, first: number, end: number): NaiveSpecial {
      let now = game;
      for (let step = first; step < end; step++) now = playCardsGame(now, move(step + 1), move(step));
      return now;
    }

    function move(step: number): string {
      return `move ${ring[step % 8]} ${ring[(step + 1) % 8]}`;
    }
  });

  test('U-9 turns without a capture are counted, and the limit is a draw', () => {
    const rules = { ...BOARD, quietLimit: 3 };
    const start = cardsFromDiagram({ red: 'captain a1', blue: 'major a2, bomb b1', redHand: 'mockAttack', blueHand: 'boat', rules });
    const two = playCardsGame(start, 'cards a1 a2 mockAttack', 'pass', 'move a2 a3');
    expect(two.look).toContain('quiet 2');
    const drawn = two.play('move a1 a2');
    expect(drawn.look).toContain('ended quietLimit draw');
    expect(drawn.actor).toBeUndefined();
    expect(drawn.legal).toEqual([]);
    expect(drawn.look.some((line) => line.startsWith('turn') || line.startsWith('waiting'))).toBe(false);
    expect(two.play('move a1 b1').look).toContain('waiting defend blue');
    expect(playCardsGame(two, 'move a1 b1', 'pass').look).toContain('quiet 0');
  });
});

describe('the end', () => {
  test('BC-63 the flag captured with cards ends the game before the refill', () => {
    const start = cardsFromDiagram({
      red: 'miner a1',
      blue: 'flag a3, miner j10',
      redHand: 'charge2 swap feint',
      redPile: 'boat',
      blueHand: 'defence3',
    });
    const won = playCardsGame(start, 'cards a1 a3 charge2', 'defend defence3');
    expect(won.look).toContain('ended flagCaptured red');
    expect(won.look).toContain('captured blue flag');
    expect(won.look).toContain('piece red miner a3 moved shown');
    expect(won.look).toContain('hand red feint,swap');
    expect(won.look).toContain('draw red boat');
  });

  test('BC-60 a card that moves a piece saves an immobile player, an exchange does not', () => {
    const walled = { red: 'miner a1, bomb a2, bomb b1', blue: 'miner j10' };
    expect(cardsFromDiagram({ ...walled, redHand: 'attack1 boat', redPile: 'armour' }).look).toContain('ended immobile blue');
    const saved = cardsFromDiagram({ ...walled, redHand: 'jump' });
    expect(withCard(saved, 'jump')).toEqual(['a1 a3', 'a1 c1']);
    const bySwap = cardsFromDiagram({ red: 'miner a1, bomb a2, bomb b1, miner c1, bomb c2, bomb d1', blue: 'miner j10', redHand: 'swap' });
    expect(bySwap.legal).toEqual(['cards a1 c1 swap']);
  });

  test('AUD-7 with the option an exchange saves too, as long as it is legal', () => {
    const walled = { red: 'miner a1, bomb a2, bomb b1', blue: 'miner j10', redHand: 'attack1 boat armour', redPile: 'defence1' };
    const saved = cardsFromDiagram(walled, { exchangeSaves: 'on' });
    expect([...saved.legal].sort()).toEqual(['exchange armour', 'exchange attack1', 'exchange boat']);
    expect(playCardsGame(saved, 'exchange boat', 'move j10 j9').look).toContain('ended immobile blue');
    expect(cardsFromDiagram({ ...walled, redPile: '' }, { exchangeSaves: 'on' }).look).toContain('ended immobile blue');
  });

  test('U-6 without movable pieces on either side the game is a draw', () => {
    const start = cardsFromDiagram({ red: 'miner a1, flag j1', blue: 'miner a2, flag j10', redHand: 'boat', redPile: 'jump' });
    expect(start.play('move a1 a2').look).toContain('ended bothImmobile draw');
  });

  test('an illegal intent throws', () => {
    const start = cardsFromDiagram({ red: 'miner a1', blue: 'miner a10', redHand: 'boat' });
    expect(() => start.play('cards a1 a2 boat')).toThrow();
    expect(() => start.play('pass')).toThrow();
  });
});
