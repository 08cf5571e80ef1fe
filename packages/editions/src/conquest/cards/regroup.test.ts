/** Regroup: three own pieces change places, out of sight. */

import { conquest } from '@flagfall/editions';
import { observe } from '@flagfall/engine';
import { mapPosition, mapScenario, playText } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const BLUE = 'scout wol2, duke key3, flag wol1';
const FIVE = { red: 'king key1, spy key2, cursedLand har1, knight oxm2, flag oxm3', blue: BLUE };

describe('which pieces', () => {
  mapScenario('[CQ-25] three of one’s own, flag and Cursed Land too', conquest, FIVE, { cards: 'regroup' })
    .when('red', 'card regroup')
    .waits('regroup', 'red')
    .check((position) => expect(observe(position, 'red').deeds).toHaveLength(10))
    .refuses('red', 'key1-har2', { code: 'answerFirst', decision: 'regroup' })
    .refuses('red', 'pass', { code: 'notNow', deed: 'pass' })
    .refuses('red', 'rearrange key1 key2 har1', { code: 'notNow', deed: 'rearrange' })
    .when('red', 'regroup key2 har1 oxm3')
    .waits('rearrange', 'red');

  mapScenario('no foreign pieces and no empty zones', conquest, FIVE, { cards: 'regroup' })
    .when('red', 'card regroup')
    .refuses('red', 'regroup key1 key2 key3', { code: 'notYourPiece', cell: 'key3' })
    .refuses('red', 'regroup key1 key2 har2', { code: 'noPiece', cell: 'har2' })
    .refuses('red', 'regroup key1 key2 har9', { code: 'unknownCell', cell: 'har9' })
    .refuses('red', { type: 'deed', deed: 'regroup', cells: ['key1', 'key2'] }, { code: 'badDeed', deed: 'regroup', wants: 'cells' })
    .refuses('blue', 'regroup key1 key2 har1', 'notYourDecision');

  mapScenario('no piece twice while there are three', conquest, FIVE, { cards: 'regroup' })
    .when('red', 'card regroup')
    .refuses('red', 'regroup key1 key1 key2', { code: 'notPossible', deed: 'regroup' })
    .refuses('red', 'regroup key1 key2 key2', { code: 'notPossible', deed: 'regroup' })
    .refuses('red', 'regroup key1 key1 key1', { code: 'notPossible', deed: 'regroup' });

  mapScenario('in whatever order they are named', conquest, FIVE, { cards: 'regroup' })
    .when('red', 'card regroup')
    .when('red', 'regroup oxm3 key1 har1')
    .tells({ type: 'deedDone', seat: 'red', deed: 'regroup', cells: ['key1', 'har1', 'oxm3'] });

  mapScenario(
    '[U-78] with two pieces on the board two are allowed',
    conquest,
    { red: 'king key1, flag oxm3', blue: BLUE },
    { cards: 'regroup' },
  )
    .when('red', 'card regroup')
    .offers('red', '', 'regroup key1 oxm3 oxm3')
    .when('red', 'regroup key1 oxm3 oxm3')
    .offers('red', '', 'rearrange key1 oxm3 oxm3\nrearrange oxm3 key1 key1')
    .when('red', 'rearrange oxm3 key1 key1')
    .stands('key1', 'red flag')
    .stands('oxm3', 'red king');

  mapScenario('[U-78] two that stay where they are', conquest, { red: 'king key1, flag oxm3', blue: BLUE }, { cards: 'regroup' })
    .when('red', 'card regroup')
    .when('red', 'regroup key1 key1 oxm3')
    .when('red', 'rearrange key1 oxm3 oxm3')
    .stands('key1', 'red king')
    .stands('oxm3', 'red flag');

  mapScenario('[U-78] with one it is not playable', conquest, { red: 'flag oxm3', blue: BLUE }, { cards: 'regroup' })
    .refuses('red', 'card regroup', { code: 'tooFewPieces', card: 'regroup' })
    .offers('red', '', 'pass');
});

describe('how', () => {
  test('in any order, also the old one: the piece of the first zone goes to the first named zone, and so on', () => {
    for (const order of ['key1 key2 har1', 'key1 har1 key2', 'key2 key1 har1', 'key2 har1 key1', 'har1 key1 key2', 'har1 key2 key1']) {
      const position = mapPosition(conquest, FIVE, { cards: 'regroup' });
      playText(position, 'red', 'card regroup');
      playText(position, 'red', 'regroup key1 key2 har1');
      expect(observe(position, 'red').deeds).toHaveLength(6);
      playText(position, 'red', `rearrange ${order}`);
      const kindOn = (zone: string): string | undefined => {
        const piece = observe(position, 'red').pieces.find(({ cell }) => cell === zone);
        return piece?.known ? piece.kind : undefined;
      };
      expect(order.split(' ').map(kindOn), order).toEqual(['king', 'spy', 'cursedLand']);
    }
  });

  mapScenario('[CQ-25] a king that has changed places with a Cursed Land moves, and the curse does not', conquest, FIVE, {
    cards: 'regroup',
  })
    .when('red', 'card regroup')
    .when('red', 'regroup key1 key2 har1')
    .when('red', 'rearrange har1 key2 key1')
    .reaches('key1', '')
    .reaches('har1', 'key3 har2 bra1')
    .when('red', 'har1-bra1')
    .stands('bra1', 'red king');

  mapScenario('only a permutation of the three zones', conquest, FIVE, { cards: 'regroup' })
    .when('red', 'card regroup')
    .when('red', 'regroup key1 key2 har1')
    .refuses('red', 'rearrange key1 key1 har1', { code: 'notPossible', deed: 'rearrange' })
    .refuses('red', 'rearrange key1 key2 oxm2', { code: 'notPossible', deed: 'rearrange' })
    .refuses('red', 'rearrange key1 key2 har2', { code: 'notPossible', deed: 'rearrange' })
    .refuses('red', 'regroup key1 key2 har1', { code: 'notNow', deed: 'regroup' })
    .when('red', 'rearrange key1 key2 har1')
    .waits('act', 'red')
    .notes({ moves: 1, mustMove: 1 });

  mapScenario(
    'a spy that has changed places with the king beats a king',
    conquest,
    { red: FIVE.red, blue: 'scout wol2, king key3, flag wol1' },
    { cards: 'regroup' },
  )
    .when('red', 'card regroup')
    .when('red', 'regroup key2 har1 oxm2')
    .when('red', 'rearrange har1 oxm2 key2')
    .stands('har1', 'red spy')
    .stands('oxm2', 'red cursedLand')
    .stands('key2', 'red knight')
    .when('red', 'har1-key3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });
});
