/** Secret information: a spy looks at two neighbours, and the bag proves that the spy is on the board. */

import { conquest } from '@flagfall/editions';
import { mapScenario } from '@flagfall/testkit';
import { describe } from 'vitest';

/** Blue’s duke and green’s baron are neighbours, and so are blue’s count and knight. */
const PIECES = {
  red: 'spy oxm2, flag oxm3',
  blue: 'duke har1, count lar1, knight lar2, flag wol1',
  green: 'baron har2, scout gre2, flag gre3',
};

describe('which two', () => {
  mapScenario('[U-75] two enemy pieces in neighbouring zones; their owners may differ', conquest, PIECES, { cards: 'secretInformation' })
    .when('red', 'card secretInformation')
    .waits('look', 'red')
    .offers('red', '', 'look gre2 gre3\nlook har1 har2\nlook lar1 lar2')
    .when('red', 'look har2 har1')
    .tells({ type: 'deedDone', deed: 'look', cells: ['har1', 'har2'] })
    .sees('red', 'har1', 'duke')
    .sees('red', 'har2', 'baron')
    .waits('act', 'red');

  mapScenario('[U-75] not two that are apart, nor one’s own, nor nobody', conquest, PIECES, { cards: 'secretInformation' })
    .when('red', 'card secretInformation')
    .refuses('red', 'look har1 lar1', { code: 'notNeighbours', from: 'har1', to: 'lar1' })
    .refuses('red', 'look har1 har1', { code: 'notNeighbours', from: 'har1', to: 'har1' })
    .refuses('red', 'look oxm2 oxm3', { code: 'noEnemy', cell: 'oxm2' })
    .refuses('red', 'look har2 oxm1', { code: 'noEnemy', cell: 'oxm1' })
    .refuses('red', 'look har2 har9', { code: 'unknownCell', cell: 'har9' })
    .refuses('red', 'pass', { code: 'notNow', deed: 'pass' });

  mapScenario(
    '[D-82] a ridge between makes no neighbours',
    conquest,
    {
      red: 'spy bra1, flag bra2',
      blue: 'duke oxm1, count oxm3, flag wol1',
    },
    { cards: 'secretInformation' },
  ).refuses('red', 'card secretInformation', { code: 'noPair', card: 'secretInformation' });

  mapScenario(
    '[U-75] without such a pair it is not playable',
    conquest,
    { red: 'spy oxm2, flag oxm3', blue: 'duke har1, flag wol1' },
    { cards: 'secretInformation' },
  )
    .refuses('red', 'card secretInformation', { code: 'noPair', card: 'secretInformation' })
    .offers('red', '', 'pass');
});

describe('the spy', () => {
  mapScenario(
    'it is playable only while he stands on the board',
    conquest,
    { ...PIECES, red: 'scout oxm2, flag oxm3' },
    { cards: 'secretInformation' },
  )
    .refuses('red', 'card secretInformation', { code: 'notOnBoard', kind: 'spy' })
    .offers('red', '', 'pass');

  mapScenario(
    '[U-86] with an empty bag there is nothing to show, and it works all the same',
    conquest,
    {
      red: 'king key1, queen key2, prince key3, count mam1, knight mam2, baron mam3, duke bra2, sorceress oxm1 oxm2, scout gul1 gul2 gul3 bra1, spy sal1, cursedLand bra3 rav1 rav2, flag oxm3',
      blue: 'duke har1, count har2, flag wol1',
    },
    { cards: 'secretInformation' },
  )
    .bag('red', '')
    .when('red', 'card secretInformation')
    .happens('deedDone', 'decisionClosed', 'decisionAsked')
    .when('red', 'look har1 har2')
    .sees('red', 'har2', 'count');
});
