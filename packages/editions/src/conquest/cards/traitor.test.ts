/** Traitor: a guess at a piece, and a new pile whenever the card comes to the discards. */

import { conquest } from '@flagfall/editions';
import { observe } from '@flagfall/engine';
import { cardsOf, mapScenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

const PIECES = {
  red: 'king oxm2, flag oxm3',
  blue: 'duke har1, scout wol2, flag wol1',
  green: 'baron har2, scout gre2, flag gre3',
};
const SHORT = { cards: 'traitor', draw: 'blitz' } as const;

describe('the guess', () => {
  mapScenario('[U-76] any enemy piece, any identity', conquest, PIECES, SHORT)
    .when('red', 'card traitor')
    .waits('accuse', 'red')
    .check((position) => {
      const deeds = observe(position, 'red').deeds.map(({ kind, cells }) => `${kind} ${cells?.[0]}`);
      const zones = ['har1', 'har2', 'wol1', 'wol2', 'gre2', 'gre3'];
      expect(deeds.toSorted()).toEqual(zones.flatMap((zone) => conquest.kinds.map(({ id }) => `${id} ${zone}`)).toSorted());
    })
    .refuses('red', 'accuse king oxm2', { code: 'noEnemy', cell: 'oxm2' })
    .refuses('red', 'accuse king oxm1', { code: 'noEnemy', cell: 'oxm1' })
    .refuses('red', 'accuse king oxm9', { code: 'unknownCell', cell: 'oxm9' })
    .refuses('red', 'accuse emperor har1', { code: 'unknownKind', kind: 'emperor' })
    .refuses('red', 'pass', { code: 'notNow', deed: 'pass' })
    .refuses('blue', 'accuse king oxm2', 'notYourDecision');

  mapScenario('[U-76] right: the piece is shown to all and beaten at once', conquest, PIECES, SHORT)
    .when('red', 'card traitor')
    .when('red', 'accuse duke har1', 'renew')
    .tells({ type: 'pieceGuessed', seat: 'red', kind: 'duke', isRight: true })
    .tells({ type: 'pieceShown', seat: 'blue', kind: 'duke', to: ['red', 'green'], byAll: true })
    .stands('har1', '')
    .bag('blue', 'king queen prince duke count knight baron sorceress sorceress scout scout scout spy cursedLand cursedLand cursedLand')
    .waits('act', 'red')
    .notes({ moves: 1, mustMove: 1 });

  mapScenario('[U-76] wrong: it stays, and nothing else happens', conquest, PIECES, SHORT)
    .when('red', 'card traitor')
    .when('red', 'accuse queen har1', 'renew')
    .tells({ type: 'pieceGuessed', seat: 'red', kind: 'queen', isRight: false })
    .stands('har1', 'blue duke')
    .waits('act', 'red');
});

describe('flags', () => {
  mapScenario('[U-88, CQ-40] a flag that is named is captured: its zone becomes empty, and it goes by CQ-45', conquest, PIECES, SHORT)
    .when('red', 'card traitor')
    .when('red', 'accuse flag wol1', 'renew')
    .stands('wol1', '')
    .flags({ blue: 'red' })
    .goesOn()
    .waits('act', 'red');

  mapScenario('[U-88, CQ-46] the last one wins', conquest, { red: PIECES.red, blue: PIECES.blue }, SHORT)
    .when('red', 'card traitor')
    .when('red', 'accuse flag wol1')
    .ends('flagCaptured', 'red');

  mapScenario(
    '[U-88, CQ-45] (1) the accuser gets his own back and plants it before the cards are put aside',
    conquest,
    {
      ...PIECES,
      red: 'king oxm2',
    },
    { ...SHORT, held: { red: 'blue' } },
  )
    .when('red', 'card traitor')
    .when('red', 'accuse flag wol1')
    .waits('plant', 'red')
    .pile('drawn', 'traitor')
    .when('red', 'plant wol1', 'renew')
    .flags({ blue: 'red' })
    .pile('drawn', '')
    .stands('wol1', 'red flag')
    .waits('act', 'red');

  mapScenario(
    '[U-88, CQ-45] (3) or it goes to the seat that holds his',
    conquest,
    { ...PIECES, red: 'king oxm2', gold: 'scout jun2, flag jun3' },
    {
      ...SHORT,
      held: { red: 'green' },
    },
  )
    .when('red', 'card traitor')
    .when('red', 'accuse flag wol1', 'renew')
    .flags({ red: 'green', blue: 'green' })
    .goesOn();

  mapScenario('[U-88] a piece that is wrongly taken for a flag stays', conquest, PIECES, SHORT)
    .when('red', 'card traitor')
    .when('red', 'accuse flag har1', 'renew')
    .flags({})
    .stands('har1', 'blue duke');

  mapScenario('[U-88] a flag that is taken for something else stays', conquest, PIECES, SHORT)
    .when('red', 'card traitor')
    .when('red', 'accuse spy wol1', 'renew')
    .flags({})
    .stands('wol1', 'blue flag');
});

describe('a new pile', () => {
  mapScenario('[D-81] everything is shuffled into one pile: draw pile, discards, the cards just drawn and the Traitor', conquest, PIECES, {
    cards: 'blitz traitor regroup',
    draw: 'newSpy blitz',
    discard: 'blitz',
  })
    .when('red', 'card traitor')
    .pile('drawn', 'blitz traitor regroup')
    .when('red', 'accuse queen har1', 'renew')
    .pile('drawn', '')
    .pile('discard', '')
    .check((position) => {
      const draw = cardsOf(position, 'draw');
      expect(draw.toSorted()).toEqual([...(position.rules.decks?.kindByCard ?? [])].sort());
      expect(draw.slice(0, 2)).not.toEqual(['newSpy', 'blitz']);
    })
    .tells({ type: 'pileShuffled', pile: 'draw' });

  mapScenario('[U-70, D-81] also when another card was chosen, after that one is carried out', conquest, PIECES, {
    cards: 'surpriseAttack traitor',
    draw: 'newSpy',
  })
    .when('red', 'card surpriseAttack', [0])
    .pile('drawn', 'surpriseAttack traitor')
    .pile('draw', 'newSpy')
    .when('red', 'place har3', 'renew')
    .pile('drawn', '')
    .pile('discard', '')
    .check((position) => expect(cardsOf(position, 'draw')).toHaveLength(42));

  mapScenario('[U-70, D-81] and when all are discarded', conquest, PIECES, { cards: 'blitz traitor', draw: 'newSpy' })
    .when('red', 'pass', 'renew')
    .pile('discard', '')
    .check((position) => expect(cardsOf(position, 'draw')).toHaveLength(42));

  mapScenario('[D-81, CQ-21] the Traitor does not go to the bottom any more', conquest, PIECES, SHORT)
    .check((start) => {
      expect(cardsOf(start, 'drawn')).toEqual(['traitor']);
    })
    .when('red', 'pass', 'renew')
    .check((position) => expect(cardsOf(position, 'draw').indexOf('traitor')).toBeGreaterThan(0));

  mapScenario('[D-81] without the Traitor nothing is shuffled', conquest, PIECES, { cards: 'blitz regroup', draw: 'traitor newSpy' })
    .when('red', 'pass')
    .pile('draw', 'traitor newSpy')
    .check((position) => expect(cardsOf(position, 'discard')).toHaveLength(40));
});
