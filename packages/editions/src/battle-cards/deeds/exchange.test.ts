/** The exchange of a card, which is a turn. */

import { battleCards } from '@flagfall/editions';
import { actionCount, allSeenBy, eventsSince, observe, type Position, submit, type Viewer } from '@flagfall/engine';
import { clonePosition } from '@flagfall/engine/internal';
import { scenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

const FIELD = `
  .  .  b4 .
  .  .  .  .
  r6 .  rF bF
`;
const hands = { red: 'boat jump feint', blue: 'boat jump feint' };
const draw = { red: 'swap armour attack1', blue: 'swap armour attack1' };

describe('[BC-6] one card goes under the draw pile, the top card comes up', () => {
  scenario('and that is the whole turn', battleCards, FIELD, { hands, draw })
    .when('red', 'exchange jump')
    .pile('hand red', 'boat feint attack1')
    .pile('draw red', 'jump swap armour')
    .turn('blue')
    .refuses('red', 'a1-a2', 'notYourTurn');

  scenario('never twice running: the next own turn must be a move or an attack', battleCards, FIELD, { hands, draw })
    .when('red', 'exchange jump')
    .when('blue', 'c3-c2')
    .refuses('red', 'exchange boat', { code: 'twiceRunning', deed: 'exchange' })
    .offers('red', 'exchange', '')
    .when('red', 'a1-a2')
    .when('blue', 'c2-c3')
    .offers('red', 'exchange', 'exchange attack1\nexchange boat\nexchange feint')
    .when('red', 'exchange boat')
    .when('blue', 'c3-c2')
    .refuses('red', 'exchange feint', 'twiceRunning');

  scenario('each player counts his own turns', battleCards, FIELD, { hands, draw })
    .when('red', 'exchange jump')
    .when('blue', 'exchange feint')
    .pile('hand blue', 'boat jump attack1')
    .refuses('red', 'exchange boat', 'twiceRunning')
    .when('red', 'a1-a2')
    .refuses('blue', 'exchange boat', 'twiceRunning');

  scenario('one card of the hand, no more and no less', battleCards, FIELD, { hands, draw })
    .refuses('red', 'exchange boat jump', { code: 'badDeed', deed: 'exchange', wants: 'cards' })
    .refuses('red', 'exchange', { code: 'badDeed', deed: 'exchange', wants: 'cards' })
    .refuses('red', 'exchange swap', { code: 'notInHand', card: 'swap' })
    .refuses('red', 'exchange charge2', { code: 'cardSpent', card: 'charge2' })
    .refuses('red', 'exchange sabre', { code: 'unknownCard', card: 'sabre' })
    .refuses('blue', 'exchange boat', 'notYourTurn');
});

scenario('[BC-59, U-23] with an empty draw pile there is no exchange', battleCards, FIELD, { hands, draw: { red: '' } })
  .refuses('red', 'exchange boat', { code: 'emptyPile' })
  .offers('red', 'exchange', '');

scenario('[BC-59, U-23] one card in the pile is enough', battleCards, FIELD, { hands, draw: { red: 'swap' } })
  .when('red', 'exchange boat')
  .pile('hand red', 'jump feint swap')
  .pile('draw red', 'boat');

scenario('[BC-10, BC-6] a short hand is filled up at the end of an exchange as of any turn', battleCards, FIELD, {
  hands: { red: 'boat jump' },
  draw,
})
  .when('red', 'exchange jump')
  .pile('hand red', 'boat attack1 armour')
  .pile('draw red', 'jump swap');

describe('[BC-62, BC-6] the others see that a card was exchanged, not which', () => {
  for (const memory of ['aided', 'pencil', 'strict'])
    scenario(`memory ${memory}`, battleCards, FIELD, { options: { memory }, hands, draw }).check((position) => {
      for (const viewer of ['blue', 'audience'] as const) {
        const told = exchanged(position, 'boat', viewer);
        expect(told).toEqual(exchanged(position, 'jump', viewer));
        expect(told.events).toContainEqual({ type: 'deedDone', seat: 'red', deed: 'exchange' });
        expect(told.events).toContainEqual({ type: 'cardMoved', from: 'hand red', to: 'draw red', end: 'bottom' });
        expect(told.events).toContainEqual({ type: 'cardMoved', from: 'draw red', place: 3, to: 'hand red', end: 'top' });
        expect(told.view.notes).toEqual({ exchangedRed: 1 });
      }
      expect(exchanged(position, 'boat', 'red').events).toContainEqual({
        type: 'cardMoved',
        card: 'attack1',
        from: 'draw red',
        place: 3,
        to: 'hand red',
        end: 'top',
      });
    });
});

function exchanged(start: Position, card: string, viewer: Viewer) {
  const position = clonePosition(start);
  expect(submit(position, 'red', { type: 'deed', deed: 'exchange', cards: [card] }).ok).toBe(true);
  return { events: allSeenBy(eventsSince(position, actionCount(position) - 1), viewer), view: observe(position, viewer) };
}
