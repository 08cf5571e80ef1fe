/** The two-square rule and the cards. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

const FIELD = `
  .  .  .  .  .  .
  .  .  .  .  .  b4
  .  .  .  .  .  .
  r6 r5 .  rF b3 bF
`;
const hands = { red: 'charge2 jump boat', blue: 'charge2 jump boat' };
/** Red goes to and fro between a1 and a2, three times. */
const SHUTTLE = 'a1-a2 f3-f4 a2-a1 f4-e4 a1-a2 e4-d4';

describe('[BC-61] only moves without a card count as going to and fro', () => {
  scenario('the fourth is refused as in the other games', battleCards, FIELD, { hands })
    .after(SHUTTLE)
    .refuses('red', 'a2-a1', { code: 'twoSquares', from: 'a2', to: 'a1', between: ['a2', 'a1'], count: 4 });

  scenario('an exchange starts the count again', battleCards, FIELD, { hands })
    .after(SHUTTLE)
    .when('red', 'exchange boat')
    .when('blue', 'd4-d3')
    .after('a2-a1 d3-d4 a1-a2 d4-e4 a2-a1 e4-f4')
    .refuses('red', 'a1-a2', 'twoSquares');

  scenario('so does a turn with a Movement card', battleCards, FIELD, { hands })
    .after(SHUTTLE)
    .when('red', 'cards b1 b3 charge2')
    .when('blue', 'd4-d3')
    .when('red', 'a2-a1');

  scenario('so does a turn with an Attack card', battleCards, FIELD.replace('r5 .', 'r5 b2'), {
    hands: { red: 'attack1' },
    draw: { blue: '' },
  })
    .after(SHUTTLE)
    .when('red', 'cards b1 c1 attack1')
    .when('blue', 'd4-d3')
    .when('red', 'a2-a1');

  scenario('an exchange of the other player does not', battleCards, FIELD, { hands })
    .after('a1-a2 f3-f4 a2-a1 f4-e4 a1-a2')
    .when('blue', 'exchange boat')
    .refuses('red', 'a2-a1', 'twoSquares');

  for (const answer of ['pass', 'defend defence1'])
    scenario(
      `nor does ${answer}: an answer is no turn, and the attack it answers is one of the three`,
      battleCards,
      `
      .  .  .  .  .  b3
      .  b4 .  .  .  .
      r6 .  .  rF .  bF
    `,
      { hands: { red: 'boat', blue: 'defence1 jump' } },
    )
      .after('a1-a2 f3-f4 a2-a1 b2-a2')
      .when('red', 'a1-a2')
      .when('blue', answer)
      .tells({ type: 'pieceMoved', from: 'a1', to: 'a2' })
      .when('blue', 'f4-f3')
      .refuses('red', 'a2-a1', 'twoSquares');

  scenario(
    'a card takes a piece back where its own feet may not',
    battleCards,
    `
    .  .  .  .  .  b4
    r6 .  .  .  .  .
    .  .  .  .  .  .
    .  r5 .  rF .  bF
  `,
    { hands },
  )
    .after('a3-a4 f4-e4 a4-a3 e4-d4 a3-a4 d4-c4')
    .refuses('red', 'a4-a3', 'twoSquares')
    .when('red', 'cards a4 a2 charge2');
});
