/** Armour: proof against bombs, for one attack. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';

scenario(
  '[BC-32, BC-55, U-21] the bomb is removed, and the attacker takes its square',
  battleCards,
  `
  bB .  .
  r6 .  b3
`,
  { hands: { red: 'armour' } },
)
  .when('red', 'cards a1 a2 armour')
  .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
  .board(`
  r6 .  .
  .  .  b3
`)
  .pile('spent red', 'armour')
  .goesOn();

scenario(
  '[BC-32] also after a Movement card, and for the weakest of all',
  battleCards,
  `
  bB .  .
  .  .  .
  rS .  b3
`,
  { hands: { red: 'charge2 armour', blue: 'defence3' } },
)
  .when('red', 'cards a1 a3 charge2 armour')
  .when('blue', 'defend defence3')
  .board(`
  rS .  .
  .  .  .
  .  .  b3
`);

scenario(
  '[BC-32] against any other piece the attacker has its ordinary rank',
  battleCards,
  `
  b7 .  .
  r6 .  b3
`,
  { hands: { red: 'armour' } },
)
  .when('red', 'cards a1 a2 armour')
  .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
  .pile('spent red', 'armour');

scenario(
  '[BC-32] for this attack only: the next bomb explodes',
  battleCards,
  `
  bB .  .
  bB .  .
  r6 .  b3
  rF .  .
`,
  { hands: { red: 'armour' }, draw: { blue: '' } },
)
  .when('red', 'cards a2 a3 armour')
  .when('blue', 'c2-c1')
  .when('red', 'a3-a4')
  .tells({ type: 'piecesRevealed', outcome: 'defenderWins' });
