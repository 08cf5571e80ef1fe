/** Bad input is refused with a reason, and nothing changes: the hash and every view stay as they are. */

import { conquest } from '@flagfall/editions';
import type { Seat } from '@flagfall/engine';
import { type MapSetup, mapScenario } from '@flagfall/testkit';
import { describe } from 'vitest';

const PIECES = {
  red: 'king key1, spy key2, scout har1, cursedLand har3, flag oxm3',
  blue: 'duke key3, count gul1, baron gul2, flag wol1',
  green: 'scout gre2, flag gre3',
};

/** Things that are no intent, with the code that answers them at any time of the game. */
const JUNK: readonly (readonly [object | null, string])[] = [
  [null, 'unknownIntent'],
  [{}, 'unknownIntent'],
  [[], 'unknownIntent'],
  [{ type: 'resign' }, 'unknownIntent'],
  [{ type: 7 }, 'unknownIntent'],
  [{ type: 'deed' }, 'unknownIntent'],
  [{ type: 'deed', deed: 'sword', cells: ['key1'] }, 'unknownIntent'],
  [{ type: 'deed', deed: '__proto__' }, 'unknownIntent'],
  [{ type: 'deed', deed: 'draft' }, 'badDeed'],
  [{ type: 'deed', deed: 'place', cells: 'key1' }, 'badDeed'],
  [{ type: 'deed', deed: 'place', cells: ['key1', 'key2'] }, 'badDeed'],
  [{ type: 'deed', deed: 'place', cells: [null] }, 'unknownCell'],
  [{ type: 'deed', deed: 'place', cells: [{}] }, 'unknownCell'],
  [{ type: 'deed', deed: 'regroup', cells: ['key1', 'key2', 'a1'] }, 'unknownCell'],
  [{ type: 'deed', deed: 'rearrange', cells: [] }, 'badDeed'],
  [{ type: 'deed', deed: 'look', cells: ['key1'] }, 'badDeed'],
  [{ type: 'deed', deed: 'accuse', cells: ['key3'] }, 'unknownKind'],
  [{ type: 'deed', deed: 'accuse', cells: ['key3'], kind: 'marshal' }, 'unknownKind'],
  [{ type: 'deed', deed: 'accuse', cells: ['key3'], kind: 3 }, 'unknownKind'],
  [{ type: 'deed', deed: 'card' }, 'badDeed'],
  [{ type: 'deed', deed: 'card', cards: 'blitz' }, 'badDeed'],
  [{ type: 'deed', deed: 'card', cards: ['blitz', 'blitz', 'blitz'] }, 'badDeed'],
  [{ type: 'deed', deed: 'card', cards: ['swap'] }, 'unknownCard'],
];

/** How each question comes about, and the intents that it refuses. */
const QUESTIONS: readonly {
  readonly question: string;
  readonly setup: MapSetup;
  readonly answers: readonly (readonly [string, number[]?])[];
}[] = [
  { question: 'act', setup: {}, answers: [] },
  { question: 'card', setup: { cards: 'blitz' }, answers: [] },
  { question: 'place', setup: { cards: 'surpriseAttack' }, answers: [['card surpriseAttack', [0]]] },
  { question: 'regroup', setup: { cards: 'regroup' }, answers: [['card regroup']] },
  { question: 'rearrange', setup: { cards: 'regroup' }, answers: [['card regroup'], ['regroup key1 key2 har1']] },
  { question: 'look', setup: { cards: 'secretInformation' }, answers: [['card secretInformation']] },
  { question: 'accuse', setup: { cards: 'traitor' }, answers: [['card traitor']] },
];

const DEEDS: Readonly<Record<string, readonly string[]>> = {
  act: ['done'],
  card: ['card blitz', 'pass'],
  place: ['place bra1'],
  regroup: ['regroup key1 key2 har1'],
  rearrange: ['rearrange key1 key2 har1'],
  look: ['look gul1 gul2'],
  accuse: ['accuse king key3'],
  draft: ['draft key1'],
  plant: ['plant bra1'],
};

describe('at any time', () => {
  for (const { question, setup, answers } of QUESTIONS) {
    const at = mapScenario(`${question}: junk, the wrong seat, the wrong answer`, conquest, PIECES, setup);
    for (const [answer, luck] of answers) at.when('red', answer, luck);
    at.waits(question, 'red');
    for (const [junk, code] of JUNK) at.refuses('red', junk, code as never);
    at.refuses('gold', 'key1-har2', { code: 'unknownSeat', seat: 'gold' });
    at.refuses('nobody' as Seat, 'key1-har2', { code: 'unknownSeat', seat: 'nobody' });
    at.refuses('red', { type: 'deploy', deployment: {} }, { code: 'alreadyDeployed', seat: 'red' });
    for (const [other, deeds] of Object.entries(DEEDS))
      for (const deed of deeds) {
        if (other !== question) at.refuses('red', deed, 'notNow');
        for (const seat of ['blue', 'green'] as const) at.refuses(seat, deed, question === 'act' ? 'notYourTurn' : 'notYourDecision');
      }
    if (question !== 'act') at.refuses('red', 'key1-har2', { code: 'answerFirst', decision: question });
    at.refuses('blue', 'gul1-bra1', question === 'act' ? 'notYourTurn' : 'notYourDecision');
  }
});

describe('moves', () => {
  mapScenario('[CQ-24, CQ-25, D-82] from nowhere, to nowhere, of others, across a ridge, too far', conquest, PIECES)
    .refuses('red', 'a1-key1', { code: 'unknownCell', cell: 'a1' })
    .refuses('red', 'key1-a1', { code: 'unknownCell', cell: 'a1' })
    .refuses('red', { type: 'move', from: 'key1' }, 'unknownCell')
    .refuses('red', { type: 'move', from: 5, to: 6 }, 'unknownCell')
    .refuses('red', 'bra1-bra2', { code: 'noPiece', cell: 'bra1' })
    .refuses('red', 'key3-har2', { code: 'notYourPiece', cell: 'key3' })
    .refuses('red', 'key1-key2', { code: 'ownPiece', cell: 'key2' })
    .refuses('red', 'key1-key1', { code: 'samePlace', cell: 'key1' })
    .refuses('red', 'har3-har2', { code: 'immovable', cell: 'har3', kind: 'cursedLand' })
    .refuses('red', 'oxm3-oxm2', { code: 'immovable', cell: 'oxm3', kind: 'flag' })
    .refuses('red', 'key1-har2', { code: 'tooFar', from: 'key1', to: 'har2', kind: 'king' })
    .refuses('blue', 'gul1-gul3', { code: 'notYourTurn', turn: 'red' });

  mapScenario('[D-82] across a ridge, seen from its other side', conquest, PIECES, { turn: 'blue' }).refuses('blue', 'gul1-gul3', {
    code: 'tooFar',
    from: 'gul1',
    to: 'gul3',
    kind: 'count',
  });

  mapScenario('[CQ-33] a scout that is shut in', conquest, { ...PIECES, blue: 'duke key3, count bra1, baron har2, flag wol1' })
    .reaches('har1', 'key3 har2 bra1')
    .refuses('red', 'har1-gul2', { code: 'noWay', from: 'har1', to: 'gul2' })
    .refuses('red', 'har1-wol1', { code: 'noWay', from: 'har1', to: 'wol1' });
});

describe('after the end', () => {
  mapScenario('[CQ-47] everything', conquest, { red: 'king har1, flag lar1', blue: 'duke key3, flag har2' })
    .when('red', 'har1-har2')
    .refuses('blue', 'key3-key1', 'gameOver')
    .refuses('red', 'done', 'gameOver')
    .refuses('red', 'card blitz', 'gameOver')
    .refuses('red', null, 'gameOver');
});
