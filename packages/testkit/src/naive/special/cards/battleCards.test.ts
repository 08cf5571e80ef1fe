import { describe, expect, test } from 'vitest';
import { startBattleCards } from './battleCards.ts';
import { army, BOARD, cardsFromDiagram, exchanges, playCardsGame } from './diagram.ts';

describe('BC-4 the starting hand', () => {
  const decks = { red: ['swap', 'feint', 'jump', 'boat', 'armour'], blue: ['defence1', 'defence2', 'defence3', 'charge2'] };
  const start = startBattleCards({ rules: BOARD, options: {}, pieces: army('miner a1', 'miner a10'), starter: 'blue', decks });

  test('three cards from the top, and both are asked at once', () => {
    expect(start.actor).toBe('red');
    const orders = ['132', '213', '231', '312', '321'].map((order) => `mulligan yes ${order}`);
    expect(start.legal).toEqual(['mulligan no', 'mulligan yes', ...orders]);
    expect(start.look).toContain('hand red armour,boat,jump');
    expect(start.look).toContain('draw red swap,feint');
    expect(start.look).toContain('waiting mulligan red,blue');
    expect(start.look).toContain('turn blue');
  });

  test('the answer of red waits for the answer of blue', () => {
    const asked = start.play('mulligan yes');
    expect(asked.actor).toBe('blue');
    expect(asked.look).toContain('hand red armour,boat,jump');
    expect(asked.look).toContain('waiting mulligan blue');
    const begun = asked.play('mulligan no');
    // armour, boat and jump were drawn in this order and went under the pile in this order; feint, swap and armour came back.
    expect(begun.look).toContain('hand red armour,feint,swap');
    expect(begun.look).toContain('draw red jump,boat');
    expect(begun.look).toContain('hand blue charge2,defence2,defence3');
    expect(begun.look).toContain('waiting act blue');
  });

  test('AUD-5 a player who takes new cards chooses which goes under first, second and third', () => {
    const begun = playCardsGame(start, 'mulligan yes 312', 'mulligan no');
    // jump went under first, and came back after feint and swap.
    expect(begun.look).toContain('hand red feint,jump,swap');
    expect(begun.look).toContain('draw red boat,armour');
  });
});

describe('BC-6 exchange', () => {
  test('one card goes under the pile, the top one is taken, and the next own turn is no exchange', () => {
    const start = cardsFromDiagram({ red: 'miner a1', blue: 'miner a10', redHand: 'boat jump feint', redPile: 'swap armour' });
    const swapped = start.play('exchange jump');
    expect(swapped.look).toContain('hand red armour,boat,feint');
    expect(swapped.look).toContain('draw red jump,swap');
    expect(swapped.look).toContain('quiet 1');
    const again = swapped.play('move a10 b10');
    expect(exchanges(again)).toEqual([]);
    const later = playCardsGame(again, 'move a1 b1', 'move b10 a10');
    expect(exchanges(later)).toEqual(['exchange armour', 'exchange boat', 'exchange feint']);
  });

  test('BC-59 never with an empty pile', () => {
    expect(exchanges(cardsFromDiagram({ red: 'miner a1', blue: 'miner a10', redHand: 'boat jump feint' }))).toEqual([]);
  });
});

describe('BC-10 refill', () => {
  const spread = { red: 'captain a1', blue: 'major a3, miner j10', redHand: 'charge2 attack2 swap', redPile: 'boat jump feint armour' };

  test('one card at the end of the own turn', () => {
    const ended = cardsFromDiagram(spread).play('cards a1 a3 charge2 attack2');
    expect(ended.look).toContain('hand red armour,swap');
    expect(ended.look).toContain('spent red charge2,attack2');
    expect(ended.look).toContain('draw red boat,jump,feint');
  });

  test('U-20 or as many as are missing', () => {
    const ended = cardsFromDiagram(spread, { refillHand: 'toThree' }).play('cards a1 a3 charge2 attack2');
    expect(ended.look).toContain('hand red armour,feint,swap');
  });

  test('U-29a the defender refills at the end of his own turn', () => {
    const start = cardsFromDiagram({ red: 'captain a1, miner j1', blue: 'major a2', blueHand: 'defence1 boat jump', bluePile: 'swap' });
    const next = playCardsGame(start, 'move a1 a2', 'defend defence1');
    expect(next.look).toContain('hand blue boat,jump');
    expect(next.play('move a2 a3').look).toContain('hand blue boat,jump,swap');
  });

  test('BC-6 an exchange is followed by the refill of a short hand', () => {
    const short = playCardsGame(cardsFromDiagram(spread), 'cards a1 a3 charge2 attack2', 'move j10 j9');
    expect(short.look).toContain('hand red armour,swap');
    const exchanged = short.play('exchange swap');
    expect(exchanged.look).toContain('hand red armour,feint,jump');
    expect(exchanged.look).toContain('draw red swap,boat');
  });
});

describe('the answer of the defender', () => {
  test('BC-64 the defender is asked in the turn of the enemy, and knows attacker and attack card', () => {
    const start = cardsFromDiagram({
      red: 'captain a1',
      blue: 'captain a2, miner j10',
      redHand: 'attack1',
      blueHand: 'boat defence1 defence2',
    });
    const asked = start.play('cards a1 a2 attack1');
    expect(asked.actor).toBe('blue');
    expect([...asked.legal].sort()).toEqual(['defend defence1', 'defend defence2', 'pass']);
    expect(asked.look).toContain('waiting defend blue');
    expect(asked.look).toContain('turn red');
    expect(asked.look).toContain('spent red attack1');
    expect(asked.look).toContain('piece red captain a1 moved shown');
    expect(asked.look).toContain('piece blue captain a2');
    const lost = asked.play('defend defence2');
    expect(lost.look).toContain('captured red captain');
    expect(lost.look).toContain('piece blue captain a2 shown');
    expect(lost.look).toContain('spent blue defence2');
    expect(asked.play('pass').look).toContain('piece red captain a2 moved shown');
  });

  test('BC-65 the defender is asked if he holds a card, and not otherwise', () => {
    const setup = { red: 'captain a1', blue: 'bomb a2, miner j10' };
    expect(cardsFromDiagram({ ...setup, blueHand: 'boat' }).play('move a1 a2').legal).toEqual(['pass']);
    expect(cardsFromDiagram(setup).play('move a1 a2').look).toContain('captured red captain');
  });

  test('BC-65 also against a mock attack, where a defence card is lost for nothing', () => {
    const start = cardsFromDiagram({ red: 'captain a1', blue: 'major a2', redHand: 'mockAttack', blueHand: 'defence1' });
    const asked = start.play('cards a1 a2 mockAttack');
    expect(asked.look).toContain('piece red captain a1 moved');
    const mocked = asked.play('defend defence1');
    expect(mocked.look).toContain('spent blue defence1');
    expect(mocked.look).toContain('piece red captain a1 moved');
    expect(mocked.look).toContain('piece blue major a2 shown');
  });
});

describe('BC-11 hidden Attack cards', () => {
  const setup = { red: 'captain a1', blue: 'captain a3, miner j10', redHand: 'charge2 attack2 mockAttack', blueHand: 'defence1' };

  test('card and attacker stay hidden until the defender has answered', () => {
    const asked = cardsFromDiagram(setup, { hiddenAttackCards: 'on' }).play('cards a1 a3 charge2 attack2');
    expect(asked.look).toContain('announced red attack2');
    expect(asked.look).toContain('spent red charge2');
    expect(asked.look).toContain('hand red mockAttack');
    expect(asked.look).toContain('piece red captain a1 moved');
    const fought = asked.play('defend defence1');
    expect(fought.look).toContain('spent red charge2,attack2');
    expect(fought.look).toContain('piece red captain a3 moved shown');
    expect(fought.look.some((line) => line.startsWith('announced'))).toBe(false);
  });

  test('U-29f a hidden mock attack never shows the attacker', () => {
    const asked = cardsFromDiagram(setup, { hiddenAttackCards: 'on' }).play('cards a1 a3 charge2 mockAttack');
    expect(asked.look).toContain('announced red mockAttack');
    const fought = asked.play('pass');
    expect(fought.look).toContain('piece red captain a1 moved');
    expect(fought.look).toContain('spent red charge2,mockAttack');
  });

  test('AUD-6 open or hidden is chosen for each attack, and the bluff holds only hidden', () => {
    const game = cardsFromDiagram({ ...setup, redHand: 'charge2 attack2 spyAttack' }, { hiddenAttackCards: 'on' });
    const attacks = game.legal.filter((intent) => intent.startsWith('cards a1 a3 charge2'));
    expect(attacks.sort()).toEqual(['', ' attack2', ' attack2 open', ' spyAttack'].map((attack) => `cards a1 a3 charge2${attack}`));
    const asked = game.play('cards a1 a3 charge2 attack2 open');
    expect(asked.look).toContain('spent red charge2,attack2');
    expect(asked.look).toContain('piece red captain a1 moved shown');
    expect(asked.look.some((line) => line.startsWith('announced'))).toBe(false);
  });

  test('without an attack card the attacker is shown at once', () => {
    const asked = cardsFromDiagram(setup, { hiddenAttackCards: 'on' }).play('cards a1 a3 charge2');
    expect(asked.look).toContain('piece red captain a1 moved shown');
  });

  test('when the defender has no cards everything is over at once', () => {
    const fought = cardsFromDiagram({ ...setup, blueHand: '' }, { hiddenAttackCards: 'on' }).play('cards a1 a3 charge2 attack2');
    expect(fought.look).toContain('spent red charge2,attack2');
    expect(fought.look).toContain('piece red captain a3 moved shown');
  });
});

describe('D-21 swap, then attack', () => {
  const setup = { red: 'captain a1, scout a4', blue: 'lieutenant a5, miner j10', redHand: 'swap attack1 boat' };

  test('off: the turn ends', () => {
    expect(cardsFromDiagram(setup).play('cards a1 a4 swap').actor).toBe('blue');
  });

  test('on: a plain attack with an attack card may follow', () => {
    const asked = cardsFromDiagram(setup, { swapThenAttack: 'on' }).play('cards a1 a4 swap');
    expect(asked.look).toContain('waiting follow red');
    expect(asked.legal).toEqual(['cards a4 a5 attack1', 'pass']);
    expect(asked.play('pass').actor).toBe('blue');
    const fought = asked.play('cards a4 a5 attack1');
    expect(fought.look).toContain('piece red captain a5 moved shown');
    expect(fought.look).toContain('spent red swap,attack1');
    expect(fought.look).toContain('quiet 0');
  });

  test('on: the question is asked whenever cards are left, so that it reveals nothing', () => {
    expect(cardsFromDiagram({ ...setup, redHand: 'swap boat' }, { swapThenAttack: 'on' }).play('cards a1 a4 swap').legal).toEqual(['pass']);
    expect(cardsFromDiagram({ ...setup, redHand: 'swap' }, { swapThenAttack: 'on' }).play('cards a1 a4 swap').actor).toBe('blue');
  });
});
