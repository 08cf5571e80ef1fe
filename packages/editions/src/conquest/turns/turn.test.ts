/** Turns: cards, moves, and the next seat. */

import { conquest } from '@flagfall/editions';
import { observe } from '@flagfall/engine';
import { cardsOf, mapPosition, mapScenario, playText } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

/** One piece in each of `count` territories without a city, the flag and a king together in the first. */
const HOLDERS = ['queen har1', 'prince gul1', 'duke bra1', 'count lar1', 'knight jun1', 'baron dus1', 'spy eld1'];
/** A seat that draws no card: all its pieces are in one territory. */
const QUIET = 'scout wol2, flag wol1';

function redWith(territories: number): string {
  return ['flag oxm3, king oxm2', ...HOLDERS.slice(0, territories - 1)].join(', ');
}

describe('drawing', () => {
  test('[CQ-20] half as many cards as territories controlled, rounded down; with none or one no card', () => {
    for (let territories = 1; territories <= 8; territories++) {
      const position = mapPosition(conquest, { red: redWith(territories), blue: QUIET }, { turn: 'blue' });
      playText(position, 'blue', 'wol2-wol3');
      const { waiting, piles } = observe(position, 'red');
      expect(piles.find(({ id }) => id === 'drawn')?.count, `${territories} territories`).toBe(Math.floor(territories / 2));
      expect(waiting, `${territories} territories`).toEqual({ decision: territories < 2 ? 'act' : 'card', seats: ['red'] });
    }
  });

  mapScenario('[CQ-20] none where all land is contested', conquest, { red: redWith(1), blue: `${QUIET}, spy oxm1` }, { turn: 'blue' })
    .when('blue', 'wol2-wol3')
    .pile('drawn', '')
    .waits('act', 'red');

  mapScenario(
    '[CQ-20] the count is made when the turn begins: territories that the move before took away do not count',
    conquest,
    {
      red: redWith(4),
      blue: `${QUIET}, count bra2`,
    },
    { turn: 'blue' },
  )
    .when('blue', 'bra2-gul2')
    .pile('drawn', 'newSpy');

  mapScenario(
    '[CQ-20, D-84] the cards are taken from the top, one by one, and lie open for all',
    conquest,
    {
      red: redWith(6),
      blue: QUIET,
    },
    { turn: 'blue', draw: 'traitor blitz regroup newSpy' },
  )
    .when('blue', 'wol2-wol3')
    .pile('drawn', 'newSpy regroup blitz')
    .pile('draw', 'traitor')
    .check((position) => {
      for (const viewer of ['red', 'blue', 'audience'] as const)
        expect(
          observe(position, viewer).piles.find(({ id }) => id === 'drawn'),
          viewer,
        ).toEqual({
          id: 'drawn',
          count: 3,
          cards: ['newSpy', 'regroup', 'blitz'],
        });
    });

  mapScenario(
    '[CQ-21] how many cards are left is public, which ones is not; the discards lie face up',
    conquest,
    { red: redWith(4), blue: QUIET },
    {
      cards: 'blitz regroup',
      draw: 'traitor blitz regroup newSpy',
    },
  )
    .when('red', 'pass')
    .check((position) => {
      for (const viewer of ['red', 'blue', 'audience'] as const) {
        const [draw, , discard] = observe(position, viewer).piles;
        expect(draw, viewer).toEqual({ id: 'draw', count: 4 });
        expect(discard.count, viewer).toBe(38);
        expect(discard.cards?.slice(-2), viewer).toEqual(['regroup', 'blitz']);
      }
    });

  mapScenario(
    '[U-69, CQ-21] a pile with too few cards: the rest is taken, the discards are shuffled, the Traitor too, and drawing goes on',
    conquest,
    {
      red: redWith(6),
      blue: QUIET,
    },
    { turn: 'blue', draw: 'blitz' },
  )
    .check((position) => expect(cardsOf(position, 'discard')).toContain('traitor'))
    .when('blue', 'wol2-wol3', 'renew')
    .check((position) => {
      const drawn = cardsOf(position, 'drawn');
      expect(drawn[0]).toBe('blitz');
      expect(drawn).toHaveLength(3);
      expect(cardsOf(position, 'discard')).toEqual([]);
      expect(cardsOf(position, 'draw')).toHaveLength(39);
      expect([...drawn, ...cardsOf(position, 'draw')].filter((card) => card === 'blitz')).toHaveLength(13);
    })
    .tells({ type: 'pileShuffled', pile: 'draw' });

  mapScenario('[U-69] a new pile is really shuffled', conquest, { red: redWith(6), blue: QUIET }, { turn: 'blue', draw: '' }).check(
    (start) => {
      const orders = ['a', 'b', 'c', 'd', 'e'].map((seed) => {
        const position = mapPosition(conquest, { red: redWith(6), blue: QUIET }, { turn: 'blue', draw: '' });
        expect(cardsOf(position, 'discard')).toEqual(cardsOf(start, 'discard'));
        playText(position, 'blue', 'wol2-wol3', seed);
        return cardsOf(position, 'draw').join();
      });
      expect(new Set(orders).size).toBe(5);
    },
  );

  mapScenario(
    '[CQ-21] a pile that has just enough is used up first',
    conquest,
    { red: redWith(6), blue: QUIET },
    {
      turn: 'blue',
      draw: 'blitz regroup newSpy',
    },
  )
    .when('blue', 'wol2-wol3')
    .pile('drawn', 'newSpy regroup blitz')
    .pile('draw', '')
    .check((position) => expect(cardsOf(position, 'discard')).toHaveLength(39));
});

describe('moves', () => {
  mapScenario(
    '[CQ-22] one, and one more for each city territory controlled at the start of the turn',
    conquest,
    {
      red: 'king key1, queen rav3, prince mam3, flag oxm3',
      blue: QUIET,
    },
    { turn: 'blue', draw: 'blitz blitz' },
  )
    .when('blue', 'wol2-wol3')
    .when('red', 'pass')
    .notes({ moves: 4, mustMove: 1 })
    .when('red', 'key1-har1')
    .notes({ moves: 3, mustMove: undefined })
    .when('red', 'rav3-rav1')
    .when('red', 'rav1-roc2')
    .turn('red')
    .when('red', 'roc2-roc1')
    .turn('blue');

  mapScenario(
    '[CQ-22] a city that is contested gives nothing',
    conquest,
    { red: 'king key1, flag oxm3', blue: `${QUIET}, spy key2` },
    { turn: 'blue' },
  )
    .when('blue', 'wol2-wol3')
    .notes({ moves: 1 });

  mapScenario(
    '[U-87] a city that is lost during the turn still gives its move',
    conquest,
    { red: 'king key1, flag oxm3', blue: QUIET },
    { turn: 'blue' },
  )
    .when('blue', 'wol2-wol3')
    .when('red', 'pass')
    .notes({ moves: 2 })
    .when('red', 'key1-har1')
    .notes({ moves: 1 })
    .when('red', 'har1-bra1')
    .turn('blue');

  mapScenario(
    '[U-87] a city that is taken during the turn gives one from the next turn on',
    conquest,
    { red: 'king har1, flag har2', blue: QUIET },
    { turn: 'blue' },
  )
    .when('blue', 'wol2-wol3')
    .notes({ moves: 1 })
    .when('red', 'har1-key1')
    .turn('blue')
    .when('blue', 'wol3-wol2')
    .when('red', 'pass')
    .notes({ moves: 2 });

  mapScenario(
    '[CQ-23, D-83] the basic move is compulsory: the turn cannot end before it',
    conquest,
    { red: 'king key1, flag oxm3', blue: QUIET },
    { moves: 2 },
  )
    .offers('red', 'done', '')
    .refuses('red', 'done', { code: 'moveFirst' })
    .refuses('red', 'pass', { code: 'notNow', deed: 'pass' })
    .when('red', 'key1-key2')
    .offers('red', 'done', 'done')
    .when('red', 'done')
    .turn('blue');

  mapScenario('[CQ-23] it is due however bad: a baron who can only attack the king does', conquest, {
    red: 'baron gul3, cursedLand gul2, flag gul1',
    blue: `${QUIET}, king bra3`,
  })
    .check((position) => {
      expect(observe(position, 'red').moves).toEqual([{ type: 'move', from: 'gul3', to: 'bra3' }]);
      expect(observe(position, 'red').deeds).toEqual([]);
    })
    .refuses('red', 'done', { code: 'moveFirst' })
    .when('red', 'gul3-bra3')
    .stands('gul3', '');

  mapScenario(
    '[U-72] the others may be skipped, and one piece may make them all',
    conquest,
    { red: 'king key1, queen gul1, flag oxm3', blue: QUIET },
    { moves: 4 },
  )
    .when('red', 'key1-har1')
    .when('red', 'har1-bra1')
    .when('red', 'bra1-har1')
    .notes({ moves: 1 })
    .turn('red')
    .when('red', 'done')
    .turn('blue');

  mapScenario(
    '[U-72] a player who has moved and cannot move again ends the turn himself',
    conquest,
    { red: 'king har1, cursedLand har3, flag oxm3', blue: `${QUIET}, cursedLand har2` },
    { moves: 3 },
  )
    .when('red', 'har1-har2')
    .waits('act', 'red')
    .check((position) => expect(observe(position, 'red').moves).toEqual([]))
    .when('red', 'done')
    .waits('act', 'blue');

  mapScenario('[CQ-22] the last move ends the turn by itself', conquest, { red: 'king har1, flag oxm3', blue: QUIET }, { moves: 2 })
    .when('red', 'har1-har2')
    .turn('red')
    .when('red', 'har2-har1')
    .waits('act', 'blue')
    .refuses('red', 'done', { code: 'notYourTurn', turn: 'blue' });
});

describe('a seat that cannot move', () => {
  mapScenario(
    '[U-80, CQ-23] with only flag and Cursed Lands the move part is skipped, after the cards',
    conquest,
    {
      red: 'flag oxm3, cursedLand gul1',
      blue: QUIET,
    },
    { turn: 'blue', draw: 'traitor blitz blitz' },
  )
    .when('blue', 'wol2-wol3')
    .waits('card', 'red')
    .when('red', 'pass')
    .happens('deedDone', 'decisionClosed', 'cardMoved', 'movesSkipped', 'turnPassed')
    .tells({ type: 'movesSkipped', seat: 'red' })
    .waits('act', 'blue')
    .when('blue', 'wol3-wol2')
    .waits('card', 'red');

  mapScenario(
    '[U-80] the same for a seat that is shut in, and its Blitz is lost',
    conquest,
    {
      red: 'king gul3, cursedLand gul2 bra3, flag bra1',
      blue: QUIET,
    },
    { cards: 'blitz' },
  )
    .when('red', 'card blitz')
    .tells({ type: 'movesSkipped', seat: 'red' })
    .waits('act', 'blue');

  mapScenario(
    '[U-80] a card that frees a move comes in time',
    conquest,
    { red: 'king gul3, cursedLand gul2 bra3, flag bra1', blue: QUIET },
    { cards: 'surpriseAttack' },
  )
    .when('red', 'card surpriseAttack', [0])
    .when('red', 'place har1')
    .waits('act', 'red')
    .reaches('har1', 'key1 key3 har2');

  mapScenario(
    '[U-80] without cards the whole turn is passed over, and he stays in the game',
    conquest,
    {
      red: 'king gul3, cursedLand gul2 bra3, flag gul1',
      blue: 'spy bra1, scout wol2, flag wol1',
    },
    { turn: 'blue' },
  )
    .when('blue', 'wol2-wol3')
    .tells({ type: 'movesSkipped', seat: 'red' })
    .waits('act', 'blue')
    .notes({ moves: 1, mustMove: 1 })
    .goesOn();

  mapScenario(
    '[U-81] without flag and movable pieces his turns are skipped, and his pieces stay',
    conquest,
    {
      red: 'scout oxm2, flag oxm3',
      blue: QUIET,
      green: 'cursedLand tho1 key1 har1',
    },
    { turn: 'blue', held: { green: 'red' } },
  )
    .when('blue', 'wol2-wol3')
    .tells({ type: 'movesSkipped', seat: 'green' })
    .waits('act', 'red')
    .stands('tho1', 'green cursedLand')
    .when('red', 'oxm2-oxm1')
    .waits('act', 'blue')
    .goesOn();
});

describe('the next seat', () => {
  const FOUR = { red: 'scout oxm2, flag oxm3', blue: 'scout jun2, flag jun3', green: 'scout gre2, flag gre3', gold: QUIET };

  mapScenario('[U-64] clockwise: red, blue, green, gold', conquest, FOUR)
    .when('red', 'oxm2-oxm1')
    .turn('blue')
    .when('blue', 'jun2-jun1')
    .turn('green')
    .when('green', 'gre2-gre1')
    .turn('gold')
    .when('gold', 'wol2-wol3')
    .turn('red');

  mapScenario('[U-83] a round is over when the turn comes to the start player', conquest, FOUR, { starter: 'green', round: 7 })
    .when('red', 'oxm2-oxm1')
    .notes({ round: 7 })
    .when('blue', 'jun2-jun1')
    .notes({ round: 8 })
    .when('green', 'gre2-gre1')
    .when('gold', 'wol2-wol3')
    .when('red', 'oxm1-oxm2')
    .notes({ round: 8 })
    .when('blue', 'jun1-jun2')
    .notes({ round: 9 });

  mapScenario(
    '[U-83] or when it is passed over because the start player cannot move',
    conquest,
    { ...FOUR, green: 'cursedLand gre2, flag gre3' },
    { turn: 'blue', starter: 'green', round: 7 },
  )
    .when('blue', 'jun2-jun1')
    .turn('gold')
    .notes({ round: 8 });

  mapScenario('[U-83] or when it passes the place of a start player who has left', conquest, FOUR, {
    turn: 'blue',
    starter: 'green',
    round: 7,
    gone: ['green'],
  })
    .when('blue', 'jun2-jun1')
    .turn('gold')
    .notes({ round: 8 });
});
