import { describe, expect, test } from 'vitest';
import { conquestFromDiagram, type NaiveConquestDiagram, playConquest } from './diagram.ts';
import type { NaiveConquest } from './types.ts';

/** Red controls a, b, c and l: two cards, and two cities. */
const SPREAD: NaiveConquestDiagram = { red: 'king a1, spy b1, scout c1, flag l1', blue: 'flag e2, prince e3, baron f1, spy g1' };
const lines = (game: NaiveConquest, start: string) => game.look.filter((line) => line.startsWith(start));

describe('CQ-20 the draw', () => {
  test('one card for two territories, from the top; the first drawn ends on the top of the discards', () => {
    const start = conquestFromDiagram({ ...SPREAD, draw: 'regroup newSpy blitz' });
    expect(start.look).toContain('drawn blitz,newSpy');
    expect(start.look).toContain('draw regroup');
    expect(start.look).toContain('must');
    // The spy is on the board.
    expect(start.legal).toEqual(['card blitz', 'pass']);
    expect(start.play('pass').look).toContain('discard newSpy,blitz');
    expect(start.play('pass').look).toContain('moves 3');
    expect(start.play('card blitz').look).toContain('moves 5');
  });

  test('CQ-20 a seat with one territory draws nothing', () => {
    expect(conquestFromDiagram({ ...SPREAD, red: 'king a2, flag a1', draw: 'blitz' }).look).toContain('draw blitz');
  });

  test('U-69 the rest is taken, the discards are shuffled without it, and drawing goes on', () => {
    // Blue has one territory and moves; then red is due two cards.
    const start = conquestFromDiagram({ ...SPREAD, turn: 'blue', draw: 'blitz', discard: 'newSpy regroup', blue: 'flag e2, prince e3' });
    const done = start.play('move e3 f1', { shuffles: [['regroup', 'newSpy']] });
    expect(done.look).toContain('drawn blitz,newSpy');
    expect(done.look).toContain('draw regroup');
    expect(done.look).toContain('discard');
    expect(() => start.play('move e3 f1')).toThrow('luck is missing');
    expect(() => start.play('move e3 f1', { shuffles: [['regroup', 'blitz']] })).toThrow('cannot give');
    expect(() => start.play('move e3 f1', { shuffles: [['regroup', 'newSpy'], []] })).toThrow('too many');
    expect(() => start.play('move e3 f1', { drawn: 'king', shuffles: [['regroup', 'newSpy']] })).toThrow('luck says king');
  });

  test('U-70, D-81 a discarded traitor shuffles everything, after the chosen card is carried out', () => {
    const start = conquestFromDiagram({ ...SPREAD, draw: 'newSpy regroup traitor', discard: 'blitz' });
    const grouped = playConquest(start, 'card regroup', 'regroup a1 b1 c1');
    expect(grouped.look).toContain('drawn traitor,regroup');
    const pile = ['traitor', 'blitz', 'regroup', 'newSpy'];
    const done = grouped.play('rearrange b1 a1 c1', { shuffles: [pile] });
    expect(done.look).toContain(`draw ${pile.join()}`);
    expect(done.look).toContain('discard');
    expect(start.play('pass', { shuffles: [pile] }).look).toContain(`draw ${pile.join()}`);
    expect(() => start.play('pass', { shuffles: [['traitor', 'regroup', 'newSpy']] })).toThrow('cannot give');
  });
});

describe('cards that bring pieces back', () => {
  const red = 'king a1, queen b1, scout c1, flag l1, spy bag, baron bag';

  test('reinforcement draws at once and goes beside an own piece', () => {
    const start = conquestFromDiagram({ ...SPREAD, red, draw: 'reinforcement' });
    expect(() => start.play('card reinforcement', { drawn: 'king' })).toThrow('no king in the bag');
    const drawn = start.play('card reinforcement', { drawn: 'baron' });
    expect(lines(drawn, 'bag')).toEqual(['bag red baron', 'bag red spy']);
    expect(drawn.legal).toEqual('a2 a3 b2 b3 c2 k3 l2'.split(' ').map((zone) => `place ${zone}`));
    const placed = drawn.play('place k3');
    expect(placed.look).toContain('piece red baron k3');
    expect(placed.legal).toContain('move k3 k2');
  });

  test('surprise attack goes anywhere; without a bag it is not playable', () => {
    const drawn = conquestFromDiagram({ ...SPREAD, red, draw: 'surpriseAttack' }).play('card surpriseAttack', { drawn: 'spy' });
    expect(drawn.legal).toHaveLength(36 - 8);
    expect(drawn.play('place h1').look).toContain('piece red spy h1');
    expect(conquestFromDiagram({ ...SPREAD, draw: 'surpriseAttack reinforcement newSpy' }).legal).toEqual(['pass']);
  });

  test('new spy is known to all, and a draw mixes what was known of the bag', () => {
    const start = conquestFromDiagram({ ...SPREAD, red, draw: 'newSpy newSpy' });
    const drawn = start.play('card newSpy');
    expect(lines(drawn, 'bag')).toEqual(['bag red baron', 'bag red spy shown blue']);
    expect(drawn.play('place h1').look).toContain('piece red spy h1 shown blue');
    // The king loses against a cursed land and is known in the bag until the next draw.
    const beaten = conquestFromDiagram({ ...SPREAD, red: 'king a1, flag l1, queen c1, scout b1', blue: 'flag e2, cursedLand a2' }).play(
      'move a1 a2',
    );
    expect(lines(beaten, 'bag')).toEqual(['bag red king shown blue']);
    expect(beaten.look).toContain('piece blue cursedLand a2 shown red');
  });
});

describe('cards that tell or hide', () => {
  test('secret information shows the own bag to all and two neighbours to the player', () => {
    const start = conquestFromDiagram({ ...SPREAD, red: `${SPREAD.red}, baron bag`, green: 'flag f2', draw: 'secretInformation' });
    const asked = start.play('card secretInformation');
    expect(asked.look).toContain('bag red baron shown blue,green');
    expect(asked.legal).toEqual(['look e2 e3', 'look e3 f1', 'look f1 f2']);
    const seen = asked.play('look f1 f2');
    expect(seen.look).toContain('piece blue baron f1 shown red');
    expect(seen.look).toContain('piece green flag f2 shown red');
    // U-75: no pair; and no spy on the board.
    expect(conquestFromDiagram({ ...SPREAD, blue: 'flag e2, spy g1', draw: 'secretInformation' }).legal).toEqual(['pass']);
    expect(conquestFromDiagram({ ...SPREAD, red: 'king a1, scout c1, flag l1, spy bag', draw: 'secretInformation' }).legal).toEqual([
      'pass',
    ]);
  });

  test('U-76 a wrong guess tells the accuser only, a right one beats the piece', () => {
    const asked = conquestFromDiagram({ ...SPREAD, green: 'flag j2', draw: 'traitor' }).play('card traitor');
    const luck = { shuffles: [['traitor']] };
    expect(asked.play('accuse king e3', luck).look).toContain('piece blue prince e3 shown red');
    expect(asked.play('accuse prince e3', luck).look).toContain('bag blue prince shown red,green');
  });

  test('U-85 regroup makes three pieces unknown, flags too', () => {
    const start = conquestFromDiagram({ ...SPREAD, turn: 'blue', draw: 'regroup', blue: 'flag e2, spy c2' });
    const fought = playConquest(start, 'move c2 c1');
    expect(fought.look).toContain('bag blue spy shown red');
    const grouped = playConquest(fought, 'card regroup', 'regroup a1 c1 l1');
    expect(grouped.legal).toHaveLength(6);
    const done = grouped.play('rearrange c1 l1 a1');
    expect(lines(done, 'piece red')).toEqual(['piece red flag a1', 'piece red king c1', 'piece red scout l1', 'piece red spy b1']);
  });

  test('U-78 two pieces can be regrouped, one cannot', () => {
    // Two pieces control two territories and draw a card.
    const two = conquestFromDiagram({ ...SPREAD, red: 'king a1, flag l1', draw: 'regroup' }).play('card regroup');
    expect(two.legal).toEqual(['regroup a1 l1 l1']);
    const named = two.play('regroup a1 l1 l1');
    expect(named.legal).toEqual(['rearrange a1 l1 l1', 'rearrange l1 a1 a1']);
    expect(lines(named.play('rearrange l1 a1 a1'), 'piece red')).toEqual(['piece red flag a1', 'piece red king l1']);
  });
});
