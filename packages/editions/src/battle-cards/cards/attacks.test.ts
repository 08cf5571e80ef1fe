/** Attack +1, +2 and +3: a higher rank for one battle and nothing else. The whole table of battles is in ../battle.test.ts. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

describe('the rank', () => {
  scenario(
    '[BC-30] the attacker counts so many ranks more; equal after that, both fall',
    battleCards,
    `
    b7 b8 b9 .
    r6 r6 r6 b3
    rF .  .  bF
  `,
    { hands: { red: 'attack1 attack2 attack3' }, draw: { red: '', blue: '' } },
  )
    .when('red', 'cards a2 a3 attack1')
    .tells({ type: 'piecesRevealed', outcome: 'bothCaptured' })
    .when('blue', 'd2-d3')
    .when('red', 'cards b2 b3 attack3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .when('blue', 'd3-d2')
    .when('red', 'cards c2 c3 attack2')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
    .board(`
    .  r6 b9 .
    .  .  .  b3
    rF .  .  bF
  `);

  scenario(
    '[BC-30] ranks above ten are possible: a colonel with three more beats the marshal',
    battleCards,
    `
    bM .  .
    r8 .  b3
  `,
    { hands: { red: 'attack3' } },
  )
    .when('red', 'cards a1 a2 attack3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });

  scenario(
    '[BC-30] for this turn only: in the next battle the same piece has its own rank again',
    battleCards,
    `
    b6 .  .
    b7 .  .
    r6 .  b3
  `,
    { hands: { red: 'attack2' }, draw: { red: '', blue: '' } },
  )
    .when('red', 'cards a1 a2 attack2')
    .when('blue', 'a3-a2')
    .tells({ type: 'piecesRevealed', outcome: 'bothCaptured' });
});

describe('abilities', () => {
  scenario(
    '[BC-30, BC-25] a scout of rank three is no miner, and still runs',
    battleCards,
    `
    .  bB .  b3
    .  .  .  .
    r2 r2 b4 .
    .  .  bS .
  `,
    { hands: { red: 'attack1 attack2' }, draw: { red: '', blue: '' } },
  )
    .when('red', 'cards b2 b4 attack1')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
    .board(`
    .  bB .  b3
    .  .  .  .
    r2 .  b4 .
    .  .  bS .
  `)
    .when('blue', 'd4-d3')
    .when('red', 'cards a2 c2 attack2')
    .tells({ type: 'attackAnnounced', ran: true })
    .tells({ type: 'piecesRevealed', outcome: 'bothCaptured' });

  scenario(
    '[BC-30] a miner still defuses, whatever the card; no other piece beats a bomb by rank',
    battleCards,
    `
    bB bB .
    r3 rM b3
  `,
    { hands: { red: 'attack1 attack3' }, draw: { red: '', blue: '' } },
  )
    .when('red', 'cards a1 a2 attack1')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .when('blue', 'c1-c2')
    .when('red', 'cards b1 b2 attack3')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' });

  scenario(
    '[U-29d, BC-30] a spy beats the marshal by its power, with an Attack card as without',
    battleCards,
    `
    bM .
    rS b3
  `,
    { hands: { red: 'attack1', blue: 'defence3' } },
  )
    .when('red', 'cards a1 a2 attack1')
    .when('blue', 'defend defence3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });
});
