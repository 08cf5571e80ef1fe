/** The tactical variant: an Attack card is announced, and turned up with the attacker only when the defender has decided. */

import { battleCards } from '@flagfall/editions';
import {
  actionCount,
  allSeenBy,
  eventsSince,
  observe,
  type Position,
  type SeenEvent,
  submit,
  type View,
  type Viewer,
} from '@flagfall/engine';
import { clonePosition } from '@flagfall/engine/internal';
import { scenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

const PAIR = `
  .  .  b3 .
  r6 .  b6 .
  .  rF bF rS
`;
const HAND = 'charge2 attack1 attack2 attack3 mockAttack armour spyAttack';
const MEMORIES = ['aided', 'pencil', 'strict'] as const;

describe('[BC-11] nobody else knows the card or the attacker until the defender has decided', () => {
  for (const memory of MEMORIES)
    scenario(`memory ${memory}`, battleCards, PAIR, {
      options: { hiddenAttackCards: 'on', memory },
      hands: { red: HAND, blue: 'defence1 boat' },
    })
      .check((start) => {
        for (const viewer of ['blue', 'audience'] as const) {
          const stories = HAND.split(' ')
            .slice(1)
            .map((card) => announced(start, card, viewer));
          for (const story of stories) expect(story).toEqual(stories[0]);
          const told = JSON.stringify(stories[0].events);
          expect(told).not.toMatch(/attack[123]|mockAttack|armour|spyAttack|captain/);
          // The Movement card lies open.
          expect(told).toContain('charge2');
        }
      })
      .when('red', 'cards a2 c2 charge2 attack2')
      .waits('defend', 'blue')
      .pile('announced red', 'attack2')
      .pile('spent red', 'charge2')
      .sees('blue', 'a2', undefined)
      .sees('audience', 'a2', undefined)
      .check((position) => {
        const pileOf = (viewer: Viewer) => observe(position, viewer).piles.find(({ id }) => id === 'announced red');
        expect(pileOf('red')).toEqual({ id: 'announced red', seat: 'red', count: 1, cards: ['attack2'] });
        for (const viewer of ['blue', 'audience'] as const) expect(pileOf(viewer)).toEqual({ id: 'announced red', seat: 'red', count: 1 });
      })
      .when('blue', 'defend defence1')
      .pile('announced red', '')
      .pile('spent red', 'charge2 attack2')
      .pile('spent blue', 'defence1')
      .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
      .sees('blue', 'c2', memory === 'aided' ? 'captain' : undefined)
      .sees('audience', 'c2', memory === 'aided' ? 'captain' : undefined);
});

describe('[BC-11] when it is revealed', () => {
  const options = { hiddenAttackCards: 'on' };

  scenario('without an Attack card the attacker is shown at once', battleCards, PAIR, { options, hands: { red: HAND, blue: 'defence1' } })
    .when('red', 'cards a2 c2 charge2')
    .waits('defend', 'blue')
    .pile('announced red', '')
    .sees('blue', 'a2', 'captain');

  scenario('a defender without cards has nothing to decide, and all is revealed at once', battleCards, PAIR, {
    options,
    hands: { red: HAND },
  })
    .when('red', 'cards a2 c2 charge2 attack1')
    .pile('announced red', '')
    .pile('spent red', 'charge2 attack1')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });

  scenario('a card that is announced has left the hand', battleCards, PAIR, {
    options,
    hands: { red: 'charge2 attack1', blue: 'boat' },
    draw: { red: '' },
  })
    .when('red', 'cards a2 c2 charge2 attack1')
    .pile('hand red', '')
    .when('blue', 'pass')
    .pile('hand red', '')
    .when('blue', 'c3-b3')
    .refuses('red', 'cards c2 c1 attack1', { code: 'cardSpent', card: 'attack1' });

  scenario('an Attack card still needs an attack', battleCards, PAIR, { options, hands: { red: HAND } })
    .refuses('red', 'cards a2 a4 charge2 attack1', { code: 'noAttack', card: 'attack1' })
    .refuses('red', 'cards a2 a3 spyAttack', { code: 'noAttack', card: 'spyAttack' });
});

describe('[U-29f] a Mock attack may be the hidden card', () => {
  for (const memory of MEMORIES)
    scenario(`it is disclosed, the attacker is not, and a Defence card is lost: memory ${memory}`, battleCards, PAIR, {
      options: { hiddenAttackCards: 'on', memory },
      hands: { red: HAND, blue: 'defence1 boat' },
    })
      .when('red', 'cards a2 c2 charge2 mockAttack')
      .when('blue', 'defend defence1')
      .board(PAIR)
      .pile('spent red', 'charge2 mockAttack')
      .pile('spent blue', 'defence1')
      .sees('blue', 'a2', undefined)
      .sees('audience', 'a2', undefined)
      .check((position) => {
        const told = lastSeenBy(position, 'blue');
        expect(told).toContainEqual(expect.objectContaining({ type: 'cardMoved', card: 'mockAttack', to: 'spent red' }));
        expect(told.filter((event) => event.type === 'pieceShown').map(({ seat }) => seat)).toEqual(['blue']);
        expect(told.map((event) => event.type)).not.toContain('piecesRevealed');
      });
});

describe('[BC-57, BC-11] any Attack card can be a bluff', () => {
  scenario('the Spy attack of a captain is no help to it', battleCards, PAIR, {
    options: { hiddenAttackCards: 'on' },
    hands: { red: HAND, blue: 'boat' },
  })
    .when('red', 'cards a2 c2 charge2 spyAttack')
    .pile('announced red', 'spyAttack')
    .when('blue', 'pass')
    .pile('spent red', 'charge2 spyAttack')
    .tells({ type: 'piecesRevealed', outcome: 'bothCaptured' });
});

describe('[AUD-6] hidden or open is chosen for each attack', () => {
  const options = { hiddenAttackCards: 'on' };

  scenario('open: card and attacker are shown before the defender decides', battleCards, PAIR, {
    options,
    hands: { red: HAND, blue: 'boat' },
  })
    .when('red', 'cards a2 c2 charge2 attack2 open')
    .waits('defend', 'blue')
    .pile('announced red', '')
    .pile('spent red', 'charge2 attack2')
    .sees('blue', 'a2', 'captain')
    .sees('audience', 'a2', 'captain')
    .check((position) => {
      for (const viewer of ['blue', 'audience'] as const)
        expect(lastSeenBy(position, viewer)[0]).toEqual({ type: 'deedDone', seat: 'red', deed: 'cards', cells: ['a2', 'c2'], open: true });
    })
    .when('blue', 'pass')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });

  scenario('both are offered for every Attack card, with a Movement card and without', battleCards, PAIR, {
    options,
    hands: { red: 'charge2 attack2' },
  })
    .offers('red', 'cards a2 c2', 'cards a2 c2 charge2\ncards a2 c2 charge2 attack2\ncards a2 c2 charge2 attack2 open')
    .offers('red', 'cards c1', '')
    .refuses('red', 'cards a2 c2 charge2 open', { code: 'notPossible', deed: 'cards' });

  scenario('an open Mock attack still keeps its attacker hidden', battleCards, PAIR, { options, hands: { red: HAND, blue: 'boat' } })
    .when('red', 'cards a2 c2 charge2 mockAttack open')
    .pile('spent red', 'charge2 mockAttack')
    .sees('blue', 'a2', undefined);

  scenario('[BC-57] the Spy attack of a captain is a bluff, and none when it lies open', battleCards, PAIR, {
    options,
    hands: { red: HAND, blue: 'boat' },
  })
    .offers('red', 'cards a2 c2 charge2 spyAttack', 'cards a2 c2 charge2 spyAttack')
    .refuses('red', 'cards a2 c2 charge2 spyAttack open', { code: 'wrongCard', card: 'spyAttack', deed: 'cards' });

  scenario('without the option there is no choice', battleCards, PAIR, { hands: { red: HAND, blue: 'boat' } })
    .offers('red', 'cards a2 c2 charge2 attack2', 'cards a2 c2 charge2 attack2')
    .when('red', 'cards a2 c2 charge2 attack2')
    .sees('blue', 'a2', 'captain');
});

describe('[U-29e, BC-11] unless the option is chosen', () => {
  scenario('an Attack card is laid open with the attacker', battleCards, PAIR, { hands: { red: HAND, blue: 'boat' } })
    .when('red', 'cards a2 c2 charge2 attack2')
    .pile('announced red', '')
    .pile('spent red', 'charge2 attack2')
    .sees('blue', 'a2', 'captain')
    .check((position) => {
      expect(lastSeenBy(position, 'blue')).toContainEqual(expect.objectContaining({ type: 'cardMoved', card: 'attack2' }));
    });
});

function lastSeenBy(position: Position, viewer: Viewer): readonly SeenEvent[] {
  return allSeenBy(eventsSince(position, actionCount(position) - 1), viewer);
}

/** What a viewer sees of the captain's charge with a hidden card. */
function announced(start: Position, card: string, viewer: Viewer): { readonly events: readonly SeenEvent[]; readonly view: View } {
  const position = clonePosition(start);
  const played = submit(position, 'red', { type: 'deed', deed: 'cards', cells: ['a2', 'c2'], cards: ['charge2', card] });
  expect(played.ok).toBe(true);
  return { events: lastSeenBy(position, viewer), view: observe(position, viewer) };
}
