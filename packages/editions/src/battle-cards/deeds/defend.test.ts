/** The defender's answer, in the middle of the other player's turn. */

import { battleCards } from '@flagfall/editions';
import { actionCount, allSeenBy, eventsSince, observe, pendingDecision, submit } from '@flagfall/engine';
import { clonePosition } from '@flagfall/engine/internal';
import { scenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

const PAIR = `
  .  .  b3
  r6 b6 .
  .  rF bF
`;

describe('[BC-64] the attack waits for the defender, who knows attacker and Attack card; his own piece is shown with his answer', () => {
  for (const memory of ['aided', 'pencil', 'strict'])
    scenario(`memory ${memory}`, battleCards, PAIR, {
      options: { memory },
      hands: { red: 'attack1 boat', blue: 'defence1 defence2 jump' },
    })
      .when('red', 'cards a2 b2 attack1')
      .waits('defend', 'blue')
      .turn('red')
      .check((position) => {
        for (const viewer of ['blue', 'audience'] as const) {
          const told = allSeenBy(eventsSince(position, actionCount(position) - 1), viewer);
          expect(told.filter((event) => event.type === 'pieceShown')).toEqual([
            { type: 'pieceShown', piece: 1, seat: 'red', kind: 'captain', to: ['blue'] },
          ]);
          expect(told).toContainEqual(expect.objectContaining({ type: 'cardMoved', card: 'attack1', to: 'spent red' }));
        }
        expect(observe(position, 'blue').announced).toEqual({ attacker: 1, defender: 31, kind: 'captain' });
      })
      .sees('blue', 'a2', memory === 'aided' ? 'captain' : undefined)
      .sees('red', 'b2', undefined)
      .sees('audience', 'b2', undefined)
      .offers('blue', '', 'defend defence1\ndefend defence2\npass')
      .when('blue', 'defend defence2')
      .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
      .sees('red', 'b2', memory === 'aided' ? 'captain' : undefined)
      .turn('blue');

  scenario('meanwhile nobody does anything else', battleCards, PAIR, { hands: { red: 'attack1 boat', blue: 'defence1 jump' } })
    .when('red', 'a2-b2')
    .refuses('red', 'a2-a3', { code: 'notYourDecision', decision: 'defend', seats: ['blue'] })
    .refuses('red', 'exchange boat', 'notYourDecision')
    .refuses('red', 'pass', 'notYourDecision')
    .refuses('blue', 'c3-b3', { code: 'answerFirst', decision: 'defend' })
    .refuses('blue', 'exchange jump', { code: 'notNow', deed: 'exchange' })
    .refuses('blue', 'cards c3 c2 jump', { code: 'notNow', deed: 'cards' })
    .when('blue', 'pass')
    .tells({ type: 'piecesRevealed', outcome: 'bothCaptured' })
    .turn('blue');
});

describe('[BC-8, BC-7] one Defence card, also when no Attack card was played, and only when attacked', () => {
  scenario('it decides the battle', battleCards, PAIR, { hands: { blue: 'defence1 defence2 attack3' }, draw: { blue: 'armour' } })
    .refuses('blue', 'defend defence1', { code: 'notYourTurn', turn: 'red' })
    .when('red', 'a2-b2')
    .refuses('blue', 'defend defence1 defence2', { code: 'badDeed', deed: 'defend', wants: 'cards' })
    .refuses('blue', 'defend', { code: 'badDeed', deed: 'defend', wants: 'cards' })
    .refuses('blue', 'defend attack3', { code: 'wrongCard', card: 'attack3', deed: 'defend' })
    .refuses('blue', 'defend armour', 'wrongCard')
    .refuses('blue', 'defend defence3', { code: 'cardSpent', card: 'defence3' })
    .offers('blue', 'defend', 'defend defence1\ndefend defence2')
    .when('blue', 'defend defence1')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
    .refuses('blue', 'defend defence2', 'notNow');

  scenario('a card of the draw pile is not in his hand', battleCards, PAIR, { hands: { blue: 'jump' } })
    .when('red', 'a2-b2')
    .refuses('blue', 'defend defence1', { code: 'notInHand', card: 'defence1' });

  scenario('his answer is no turn of his: he moves next', battleCards, PAIR, { hands: { blue: 'defence1' } })
    .when('red', 'a2-b2')
    .when('blue', 'defend defence1')
    .waits('act', 'blue')
    .when('blue', 'b2-b3')
    .turn('red');
});

describe('[BC-65] he is asked whenever he holds a card, whatever the card and the attacked piece', () => {
  const TARGETS = `
    bB bF b6 .
    r6 r5 r7 b3
    .  rF .  .
  `;

  for (const hand of ['defence1', 'boat', 'attack1 attack2 attack3'])
    scenario(`holding ${hand}`, battleCards, TARGETS, { hands: { blue: hand } }).check((start) => {
      const stories = ['a', 'b', 'c'].map((column) => {
        const position = clonePosition(start);
        submit(position, 'red', { type: 'move', from: `${column}2`, to: `${column}3` });
        expect(pendingDecision(position)).toEqual({ decision: 'defend', seats: ['blue'] });
        return allSeenBy(eventsSince(position, actionCount(start)), 'red').map((event) => event.type);
      });
      expect(stories).toEqual(Array(3).fill(['attackAnnounced', 'pieceShown', 'noted', 'noted', 'decisionAsked']));
    });

  scenario('without a card he is not asked', battleCards, TARGETS).when('red', 'c2-c3').turn('blue');

  scenario('the attacking player is never asked', battleCards, TARGETS, { hands: { red: 'defence1' } })
    .when('red', 'c2-c3')
    .turn('blue');
});

scenario('[U-29a] the spent card is replaced at the end of his own next turn', battleCards, PAIR, {
  hands: { red: 'boat jump swap', blue: 'defence1 boat jump' },
  draw: { red: 'feint', blue: 'charge2 feint' },
})
  .when('red', 'a2-b2')
  .when('blue', 'defend defence1')
  .pile('hand blue', 'boat jump')
  .when('blue', 'b2-b3')
  .pile('hand blue', 'boat jump feint')
  .pile('draw blue', 'charge2');
