/** Combat: outcomes, what each viewer sees, and where captured pieces go. */

import { conquest } from '@flagfall/editions';
import { observe } from '@flagfall/engine';
import { mapPosition, mapScenario, playText } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const KINDS = conquest.kinds.map(({ id }) => id);
const MOVERS = KINDS.slice(0, 10);

/** The outcome after 8.4 of the specification, written out again: the order of the list of kinds is the order of ranks. */
function expected(attacker: string, defender: string): string {
  if (defender === 'flag') return 'attackerWins';
  if (defender === 'cursedLand') return attacker === 'sorceress' ? 'attackerWins' : 'defenderWins';
  if (attacker === 'spy' && defender === 'king') return 'attackerWins';
  if (attacker === defender) return 'bothCaptured';
  return KINDS.indexOf(attacker) < KINDS.indexOf(defender) ? 'attackerWins' : 'defenderWins';
}

test('[CQ-30, CQ-31, CQ-32, CQ-40] every kind that moves against every kind: the whole table', () => {
  for (const attacker of MOVERS)
    for (const defender of KINDS) {
      const flag = defender === 'flag' ? '' : ', flag wol1';
      const position = mapPosition(conquest, {
        red: `${attacker} har1, flag lar1`,
        blue: `${defender} har2${flag}`,
        green: 'scout tho1, flag gre1',
      });
      const events = playText(position, 'red', 'har1-har2');
      const fought = events.find((event) => event.type === 'piecesRevealed');
      expect(fought?.outcome, `${attacker} attacks ${defender}`).toBe(expected(attacker, defender));
      const standing = observe(position, 'audience').pieces.filter(({ cell }) => cell.startsWith('har'));
      expect(
        standing.map(({ seat, cell, ...piece }) => `${seat} ${piece.known ? piece.kind : '?'} ${cell}`),
        `${attacker} attacks ${defender}`,
      ).toEqual(
        { attackerWins: [`red ${attacker} har2`], defenderWins: [`blue ${defender} har2`], bothCaptured: [] }[expected(attacker, defender)],
      );
    }
});

describe('what follows', () => {
  mapScenario('[CQ-30] both pieces are shown to all players; the higher stays, the attacker in the zone it took', conquest, {
    red: 'duke har1, flag lar1',
    blue: 'baron har2, scout wol2, flag wol1',
    green: 'scout tho1, flag gre1',
    gold: 'scout jun1, flag dus1',
  })
    .when('red', 'har1-har2')
    .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'noted', 'noted', 'turnPassed', 'noted', 'noted')
    .sees('blue', 'har2', 'duke')
    .sees('green', 'har2', 'duke')
    .sees('gold', 'har2', 'duke')
    .sees('audience', 'har2', 'duke')
    .stands('har1', '');

  mapScenario('[CQ-30] the lower goes to the bag of its owner, be it the attacker', conquest, {
    red: 'duke har1, scout gul1, flag lar1',
    blue: 'queen har2, flag wol1',
  })
    .bag('red', 'king queen prince count knight baron sorceress sorceress scout scout scout spy cursedLand cursedLand cursedLand')
    .when('red', 'har1-har2')
    .stands('har1', '')
    .stands('har2', 'blue queen')
    .bag('red', 'king queen prince duke count knight baron sorceress sorceress scout scout scout spy cursedLand cursedLand cursedLand');

  mapScenario('[CQ-30, U-82] equal ranks: both go to their bags, and the zone is empty', conquest, {
    red: 'baron har1, scout gul1, flag lar1',
    blue: 'baron har2, scout tho1, flag wol1',
  })
    .when('red', 'har1-har2')
    .tells({ type: 'piecesRevealed', outcome: 'bothCaptured' })
    .stands('har1', '')
    .stands('har2', '')
    .check((position) => {
      const fallen = observe(position, 'audience').captured;
      expect(fallen.filter(({ kind }) => kind === 'baron').map(({ seat }) => seat)).toEqual(['red', 'blue']);
    });

  mapScenario('[CQ-31] the spy beats the king by attacking', conquest, {
    red: 'spy har1, flag lar1',
    blue: 'king har2, scout tho1, flag wol1',
  })
    .when('red', 'har1-har2')
    .stands('har2', 'red spy');

  mapScenario('[CQ-31] the king beats the spy by attacking', conquest, {
    red: 'king har1, flag lar1',
    blue: 'spy har2, scout tho1, flag wol1',
  })
    .when('red', 'har1-har2')
    .stands('har2', 'red king');

  mapScenario('[CQ-32, D-93] a Cursed Land stays where it is; a sorceress lifts it and takes the zone, and it goes to the bag', conquest, {
    red: 'king har1, knight har3, sorceress oxm1, flag oxm3',
    blue: 'cursedLand har2, scout wol2, flag wol1',
  })
    .when('red', 'har1-har2')
    .stands('har2', 'blue cursedLand')
    .stands('har1', '')
    .when('blue', 'wol2-wol3')
    .when('red', 'oxm1-har2')
    .stands('har2', 'red sorceress')
    .bag('blue', 'king queen prince duke count knight baron sorceress sorceress scout scout scout spy cursedLand cursedLand cursedLand');

  mapScenario(
    '[CQ-34] captured pieces are not out of the game: a card brings them back',
    conquest,
    {
      red: 'duke har1, king key1, queen key2, prince key3, count mam1, knight mam2, baron har3, sorceress oxm1 oxm2, scout gul1 gul2 gul3 bra1, spy bra2, cursedLand bra3 rav1 rav2, flag lar1',
      blue: 'queen har2, scout wol2, flag wol1',
    },
    { draw: 'blitz surpriseAttack blitz' },
  )
    .bag('red', '')
    .when('red', 'har1-har2')
    .bag('red', 'duke')
    .when('blue', 'wol2-wol3')
    .waits('card', 'red')
    .when('red', 'card surpriseAttack', [0])
    .when('red', 'place har1')
    .stands('har1', 'red duke')
    .bag('red', '');
});
