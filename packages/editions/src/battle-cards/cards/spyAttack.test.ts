/** The Spy attack: an attacking spy beats every piece but a bomb. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

describe('[BC-33, BC-52] an attacking spy beats every piece it attacks, whatever Defence card is played', () => {
  for (const defender of ['bM', 'b9', 'b8', 'b7', 'b6', 'b5', 'b4', 'b3', 'b2', 'bS'])
    scenario(`spy attacks ${defender}`, battleCards, `${defender} . .\nrS . b7`, { hands: { red: 'spyAttack', blue: 'defence3' } })
      .when('red', 'cards a1 a2 spyAttack')
      .when('blue', 'defend defence3')
      .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
      .board('rS . .\n. . b7');
});

scenario(
  '[BC-33] except a bomb, on which it is lost as usual',
  battleCards,
  `
  bB .
  rS b3
  r6 .
`,
  { hands: { red: 'spyAttack' } },
)
  .when('red', 'cards a2 a3 spyAttack')
  .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
  .board(`
  bB .
  .  b3
  r6 .
`);

scenario(
  '[BC-57] only a spy can play the card',
  battleCards,
  `
  b7 .  .  .
  r6 .  .  b3
  rS b4 .  .
`,
  { hands: { red: 'spyAttack charge2' } },
)
  .refuses('red', 'cards a2 a3 spyAttack', { code: 'wrongCard', card: 'spyAttack', deed: 'cards' })
  .offers('red', 'cards a1', 'cards a1 b1 spyAttack')
  .offers('red', 'cards a2', 'cards a2 c2 charge2');

describe('[D-22, BC-33] it is an Attack card: it does not help a spy that is attacked', () => {
  scenario(
    'a spy falls to its attacker',
    battleCards,
    `
    b2 .
    rS .
    r6 bF
  `,
    { turn: 'blue', hands: { red: 'spyAttack' } },
  )
    .when('blue', 'a3-a2')
    .waits('defend', 'red')
    .offers('red', '', 'pass')
    .refuses('red', 'defend spyAttack', { code: 'wrongCard', card: 'spyAttack', deed: 'defend' })
    .when('red', 'pass')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .pile('hand red', 'spyAttack');
});
