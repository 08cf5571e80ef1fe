/** Cards on the table: at most one is carried out, and all are discarded. */

import { conquest } from '@flagfall/editions';
import { cardsOf, mapScenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

const PIECES = { red: 'king har1, spy oxm2, flag oxm3', blue: 'scout wol2, flag wol1' };

describe('choosing', () => {
  mapScenario('[CQ-20] one of the cards is carried out, then all are discarded face up', conquest, PIECES, {
    cards: 'blitz regroup blitz',
    draw: 'traitor',
    discard: 'newSpy reinforcement',
  })
    .offers('red', '', 'card blitz\ncard regroup\npass')
    .when('red', 'card blitz')
    .pile('drawn', '')
    .check((position) => expect(cardsOf(position, 'discard').slice(-5)).toEqual(['newSpy', 'reinforcement', 'blitz', 'regroup', 'blitz']))
    .waits('act', 'red');

  mapScenario('[CQ-20] the others are not: a second card is refused, in one breath or after another', conquest, PIECES, {
    cards: 'blitz regroup',
  })
    .refuses('red', { type: 'deed', deed: 'card', cards: ['blitz', 'regroup'] }, { code: 'badDeed', deed: 'card', wants: 'cards' })
    .refuses('red', { type: 'deed', deed: 'card', cards: [] }, { code: 'badDeed', deed: 'card', wants: 'cards' })
    .when('red', 'card blitz')
    .refuses('red', 'card regroup', { code: 'notNow', deed: 'card' })
    .notes({ moves: 3 });

  mapScenario('[CQ-20] the top card of the table goes first onto the discards', conquest, PIECES, {
    cards: 'blitz regroup newSpy',
    draw: 'traitor',
  })
    .when('red', 'pass')
    .check((position) => expect(cardsOf(position, 'discard').slice(-3)).toEqual(['newSpy', 'regroup', 'blitz']));

  mapScenario('[CQ-20] a card that was not drawn, or that does not exist', conquest, PIECES, { cards: 'blitz' })
    .refuses('red', 'card regroup', { code: 'notDrawn', card: 'regroup' })
    .refuses('red', 'card traitor', { code: 'notDrawn', card: 'traitor' })
    .refuses('red', 'card boat', { code: 'unknownCard', card: 'boat' });

  mapScenario('[U-68] none need be played: all may be discarded', conquest, PIECES, { cards: 'blitz regroup', draw: 'traitor' })
    .when('red', 'pass')
    .pile('drawn', '')
    .notes({ moves: 1, mustMove: 1 })
    .waits('act', 'red');

  mapScenario('[CQ-20] the cards come before the moves', conquest, PIECES, { cards: 'blitz' })
    .refuses('red', 'har1-har2', { code: 'answerFirst', decision: 'card' })
    .refuses('red', 'done', { code: 'notNow', deed: 'done' })
    .refuses('blue', 'card blitz', { code: 'notYourDecision', decision: 'card', seats: ['red'] })
    .when('red', 'pass')
    .when('red', 'har1-har2')
    .turn('blue')
    .refuses('blue', 'card blitz', { code: 'notNow', deed: 'card' });
});
