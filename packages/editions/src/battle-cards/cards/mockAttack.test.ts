/** The Mock attack: the defender is shown, no piece is captured, and the attacker goes back hidden. */

import { battleCards } from '@flagfall/editions';
import { actionCount, allSeenBy, eventsSince, observe, type Position, type SeenEvent, type Viewer } from '@flagfall/engine';
import { scenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

function lastSeenBy(position: Position, viewer: Viewer): readonly SeenEvent[] {
  return allSeenBy(eventsSince(position, actionCount(position) - 1), viewer);
}

describe('[BC-31] all see the defender, nobody sees the attacker, and both stay', () => {
  const PAIR = `
    .  .  b3
    r6 b7 .
    .  rF bF
  `;

  for (const memory of ['aided', 'pencil', 'strict'])
    scenario(`memory ${memory}`, battleCards, PAIR, { options: { memory }, hands: { red: 'mockAttack' } })
      .when('red', 'cards a2 b2 mockAttack')
      .board(PAIR)
      .check((position) => {
        for (const viewer of ['red', 'blue', 'audience'] as const)
          expect(lastSeenBy(position, viewer).filter((event) => event.type === 'pieceShown')).toEqual([
            { type: 'pieceShown', piece: 31, seat: 'blue', kind: 'major', to: ['red'] },
          ]);
        for (const viewer of ['blue', 'audience'] as const) expect(JSON.stringify(lastSeenBy(position, viewer))).not.toContain('captain');
      })
      .sees('red', 'b2', memory === 'aided' ? 'major' : undefined)
      .sees('audience', 'b2', memory === 'aided' ? 'major' : undefined)
      .sees('blue', 'a2', undefined)
      .sees('audience', 'a2', undefined)
      .pile('spent red', 'mockAttack')
      .turn('blue');
});

describe('its targets', () => {
  scenario(
    '[BC-31] a bomb is seen and does not explode',
    battleCards,
    `
    bB .
    r6 b3
  `,
    { hands: { red: 'mockAttack' } },
  )
    .when('red', 'cards a1 a2 mockAttack')
    .sees('red', 'a2', 'bomb')
    .board(`
    bB .
    r6 b3
  `);

  scenario(
    '[BC-31] the flag is seen and the game goes on',
    battleCards,
    `
    bF .
    r6 b3
  `,
    { hands: { red: 'mockAttack' } },
  )
    .when('red', 'cards a1 a2 mockAttack')
    .sees('red', 'a2', 'flag')
    .goesOn()
    .turn('blue');

  scenario(
    '[BC-31] a Defence card against it is lost without effect',
    battleCards,
    `
    b5 .
    r6 b3
  `,
    { hands: { red: 'mockAttack', blue: 'defence3 boat' } },
  )
    .when('red', 'cards a1 a2 mockAttack')
    .waits('defend', 'blue')
    .sees('blue', 'a1', undefined)
    .sees('red', 'a2', undefined)
    .when('blue', 'defend defence3')
    .pile('spent blue', 'defence3')
    .sees('blue', 'a1', undefined)
    .sees('red', 'a2', 'lieutenant')
    .board(`
    b5 .
    r6 b3
  `);
});

describe('[BC-56, U-22] the attacker is back on the square where its turn began, and the Movement card is spent', () => {
  const FIELD = `
    .  .  bB .  .  .  b3
    .  .  #  #  .  .  #
    .  .  #  #  .  .  #
    b7 .  r6 rF b5 b4 .
    .  b8 .  .  .  .  .
    .
    .
  `;

  for (const [card, to] of [
    ['boat', 'c7'],
    ['jump', 'e4'],
    ['charge2', 'a4'],
    ['feint', 'b3'],
  ])
    scenario(card, battleCards, FIELD, { hands: { red: `${card} mockAttack` } })
      .when('red', `cards c4 ${to} ${card} mockAttack`)
      .board(`
      .  .  bB .  .  .  b3
      .  .  #  #  .  .  #
      .  .  #  #  .  .  #
      b7 .  r6 rF b5 b4 .
      .  b8 .  .  .  .  .
      .  .  .  .  .  .  .
      .  .  .  .  .  .  .
    `)
      .sees('blue', 'c4', undefined)
      .pile('spent red', `${card} mockAttack`)
      .turn('blue');
});

describe('[U-29b, U-22, BC-56] a scout that ran to its mock attack goes back and is not shown, though its run gives it away', () => {
  const RUN = `
    .  .  .  .  b3
    r2 .  .  b7 .
  `;

  for (const memory of ['aided', 'strict'])
    scenario(`memory ${memory}`, battleCards, RUN, { options: { memory }, hands: { red: 'mockAttack' } })
      .when('red', 'cards a1 d1 mockAttack')
      .board(RUN)
      .sees('blue', 'a1', undefined)
      .check((position) => {
        const [scout] = observe(position, 'blue').pieces;
        expect(scout.seen).toEqual(memory === 'aided' ? { moved: true, ran: true, shownTo: [] } : undefined);
        expect(lastSeenBy(position, 'blue')).toContainEqual({ type: 'attackAnnounced', attacker: 0, defender: 30, ran: true });
        expect(JSON.stringify(lastSeenBy(position, 'blue'))).not.toContain('scout');
      });
});
