/** Who sees which cards, and where cards go. */

import { battleCards } from '@flagfall/editions';
import { actionCount, allSeenBy, eventsSince, observe, type Position, type Viewer } from '@flagfall/engine';
import { scenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

const FIELD = `
  .  .  .  b4 b5
  .  .  .  .  .
  r6 r5 .  rF bF
`;

/** The piles as a viewer sees them: their cards, or how many there are. */
function pilesSeen(position: Position, viewer: Viewer): Readonly<Record<string, string | number>> {
  return Object.fromEntries(observe(position, viewer).piles.map(({ id, cards, count }) => [id, cards?.join(' ') ?? count]));
}

describe('[BC-62, U-29c] hands are visible to their owner, spent cards to all, draw piles to nobody; the counts are public', () => {
  for (const memory of ['aided', 'pencil', 'strict'])
    scenario(`memory ${memory}`, battleCards, FIELD, {
      options: { memory },
      hands: { red: 'charge2 attack1 boat', blue: 'jump defence1' },
      draw: { red: 'swap feint jump armour', blue: 'swap feint' },
    })
      .when('red', 'cards a1 a3 charge2')
      .check((position) => {
        const spent = {
          'spent red': 'charge3 attack2 attack3 mockAttack spyAttack defence1 defence2 defence3 charge2',
          'spent blue': 'boat charge2 charge3 attack1 attack2 attack3 mockAttack armour spyAttack defence2 defence3',
        };
        const common = { ...spent, 'draw red': 3, 'draw blue': 2 };
        expect(pilesSeen(position, 'red')).toEqual({
          ...common,
          'hand red': 'attack1 boat armour',
          'announced red': '',
          'hand blue': 2,
          'announced blue': 0,
        });
        expect(pilesSeen(position, 'blue')).toEqual({
          ...common,
          'hand red': 3,
          'announced red': 0,
          'hand blue': 'jump defence1',
          'announced blue': '',
        });
        expect(pilesSeen(position, 'audience')).toEqual({
          ...common,
          'hand red': 3,
          'announced red': 0,
          'hand blue': 2,
          'announced blue': 0,
        });
      });
});

describe('[BC-9] a card is used once', () => {
  scenario('it lies open beside the board and does not come back', battleCards, FIELD, {
    hands: { red: 'charge2' },
    draw: { red: '', blue: '' },
  })
    .when('red', 'cards a1 a3 charge2')
    .check((position) => {
      for (const viewer of ['red', 'blue', 'audience'] as const)
        expect(
          observe(position, viewer)
            .piles.find(({ id }) => id === 'spent red')
            ?.cards?.at(-1),
        ).toBe('charge2');
    })
    .pile('hand red', '')
    .pile('draw red', '')
    .when('blue', 'd3-d2')
    .refuses('red', 'cards a3 c3 charge2', { code: 'cardSpent', card: 'charge2' })
    .refuses('red', 'cards b1 b3 charge2', 'cardSpent');

  scenario('a Defence card too', battleCards, FIELD.replace('r5 .', 'r5 b3'), {
    hands: { blue: 'defence1' },
    draw: { blue: 'boat jump' },
  })
    .when('red', 'b1-c1')
    .when('blue', 'defend defence1')
    .pile('hand blue', '')
    .when('blue', 'd3-d2')
    .when('red', 'a1-a2')
    .refuses('blue', 'exchange defence1', { code: 'cardSpent', card: 'defence1' });

  scenario('the same card of the other player is another card', battleCards, FIELD, { hands: { red: 'charge2', blue: 'charge2' } })
    .when('red', 'cards a1 a3 charge2')
    .when('blue', 'cards d3 b3 charge2')
    .pile('spent red', 'charge2')
    .pile('spent blue', 'charge2');
});

describe('[BC-10] at the end of a turn', () => {
  const draw = { red: 'swap feint jump armour', blue: 'swap feint' };

  scenario('one card comes up to a hand of fewer than three, however many are missing', battleCards, FIELD, {
    hands: { red: 'charge2' },
    draw,
  })
    .when('red', 'cards a1 a3 charge2')
    .pile('hand red', 'armour')
    .pile('draw red', 'swap feint jump')
    .pile('hand blue', '')
    .when('blue', 'd3-d2')
    .pile('hand blue', 'feint')
    .when('red', 'b1-b2')
    .pile('hand red', 'armour jump');

  scenario('none to a full hand', battleCards, FIELD, { hands: { red: 'charge2 boat defence1' }, draw })
    .when('red', 'a1-a2')
    .happens('pieceMoved', 'turnPassed')
    .pile('hand red', 'charge2 boat defence1');

  scenario('none from an empty pile', battleCards, FIELD, { hands: { red: 'charge2 boat' }, draw: { red: '' } })
    .when('red', 'a1-a2')
    .happens('pieceMoved', 'turnPassed')
    .pile('hand red', 'charge2 boat');

  scenario('and the others see that one was drawn, not which', battleCards, FIELD, { hands: { red: 'charge2' }, draw })
    .when('red', 'a1-a2')
    .tells({ type: 'cardMoved', card: 'armour', seenBy: ['red'] })
    .check((position) => {
      expect(pilesSeen(position, 'blue')['hand red']).toBe(2);
      expect(pilesSeen(position, 'red')['hand red']).toBe('charge2 armour');
    });
});

scenario('[BC-62] from which place of a hand a card was played, only its owner is told', battleCards, FIELD, {
  hands: { red: 'boat charge2 attack1' },
})
  .when('red', 'cards a1 a3 charge2')
  .check((position) => {
    const told = (viewer: Viewer) =>
      allSeenBy(eventsSince(position, actionCount(position) - 1), viewer).find(
        (event) => event.type === 'cardMoved' && event.to === 'spent red',
      );
    expect(told('red')).toMatchObject({ card: 'charge2', place: 1 });
    for (const viewer of ['blue', 'audience'] as const) {
      expect(told(viewer)).toMatchObject({ card: 'charge2' });
      expect(told(viewer)).not.toHaveProperty('place');
    }
  });
