/** A player leaves: among three or four the game goes on without him. (Contract: "Leaving"; the rules of the booklet do not speak of it.) */

import { conquest } from '@flagfall/editions';
import {
  actionCount,
  actionsSeenBy,
  actionsSince,
  compileRules,
  leave,
  newGame,
  observe,
  pendingDecision,
  resultOf,
  seededChance,
} from '@flagfall/engine';
import { cardsOf, mapScenario, playText, startedMapGame } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const THREE = { red: 'king har1, flag oxm3', blue: 'scout wol2, flag wol1', green: 'scout gre2, flag gre3' };
const FOUR = { ...THREE, gold: 'scout jun2, flag jun3' };

describe('among three or four', () => {
  mapScenario('[U-64] out of turn: the turn stays where it is, and passes over him from now on', conquest, FOUR)
    .leaves('blue')
    .waits('act', 'red')
    .goesOn()
    .when('red', 'har1-har2')
    .waits('act', 'green')
    .refuses('blue', 'wol2-wol3', { code: 'notYourTurn', turn: 'green' })
    .when('green', 'gre2-gre1')
    .waits('act', 'gold')
    .when('gold', 'jun2-jun1')
    .turn('red');

  mapScenario('[U-64] in turn: what is left of the turn is lost', conquest, FOUR, { moves: 3 })
    .when('red', 'har1-har2')
    .leaves('red')
    .waits('act', 'blue')
    .notes({ moves: 1, mustMove: 1, gone: 1 })
    .goesOn();

  mapScenario('everybody is told who left and why', conquest, THREE)
    .leaves('blue', 'outOfTime')
    .check((position) => {
      for (const viewer of ['red', 'blue', 'green', 'audience'] as const) {
        const told = actionsSeenBy(actionsSince(position, actionCount(position) - 1), viewer).flat();
        expect(told, viewer).toContainEqual({ type: 'seatLeft', seat: 'blue', why: 'outOfTime' });
        expect(observe(position, viewer).notes.gone, viewer).toBe(2);
      }
    });

  mapScenario('[CQ-26] his pieces stay as obstacles: they contest land, and fall like others', conquest, {
    ...THREE,
    red: 'king har1, flag oxm3, queen gul1',
    blue: 'scout wol2, baron gul2, flag wol1',
  })
    .leaves('blue')
    .when('red', 'gul1-gul2')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .stands('gul2', 'red queen')
    .stands('wol2', 'blue scout')
    .when('green', 'gre2-gre1')
    .turn('red');

  mapScenario(
    '[CQ-20, CQ-26] territories with his pieces give cards to nobody',
    conquest,
    { ...THREE, blue: 'baron oxm1, scout wol2, flag wol1' },
    { turn: 'green', gone: ['blue'] },
  )
    .when('green', 'gre2-gre1')
    .waits('act', 'red')
    .pile('drawn', '');

  mapScenario(
    '[CQ-45] his flag can be captured, and what he holds goes with it',
    conquest,
    {
      red: 'king har1, flag oxm3',
      blue: 'scout wol2, flag har2',
      green: 'scout gre2',
      gold: FOUR.gold,
    },
    { held: { green: 'blue' } },
  )
    .leaves('blue')
    .flags({ green: 'blue' })
    .when('red', 'har1-har2')
    .flags({ blue: 'red', green: 'red' })
    .goesOn();

  mapScenario(
    '[CQ-46] the last flag of a player who has not left wins',
    conquest,
    {
      red: 'king har1, flag oxm3',
      blue: 'scout wol2',
      green: 'scout gre2, flag har2',
    },
    { held: { blue: 'red' } },
  )
    .leaves('green')
    .when('red', 'har1-har2')
    .ends('flagCaptured', 'red');

  mapScenario(
    '[CQ-45] (3) his flag may hold those of others',
    conquest,
    {
      red: 'king har1',
      blue: 'scout wol2, flag wol1',
      green: 'scout gre2, flag har2',
      gold: FOUR.gold,
    },
    { held: { red: 'blue' }, gone: ['blue'] },
  )
    .when('red', 'har1-har2')
    .flags({ red: 'blue', green: 'blue' })
    .goesOn();
});

describe('in the middle of a question', () => {
  const CARDS = { cards: 'blitz regroup', draw: 'traitor' } as const;

  mapScenario('cards on the table are put aside', conquest, THREE, CARDS)
    .leaves('red')
    .pile('drawn', '')
    .check((position) => expect(cardsOf(position, 'discard').slice(-2)).toEqual(['regroup', 'blitz']))
    .waits('act', 'blue');

  mapScenario('[D-81] with the Traitor among them there is a new pile', conquest, THREE, { cards: 'blitz traitor', draw: 'newSpy' })
    .leaves('red', 'resigned', 'renew')
    .pile('drawn', '')
    .pile('discard', '')
    .check((position) => expect(cardsOf(position, 'draw')).toHaveLength(42))
    .waits('act', 'blue');

  mapScenario('[CQ-34] a piece that was drawn from the bag stays in it', conquest, THREE, { cards: 'surpriseAttack', draw: 'traitor' })
    .when('red', 'card surpriseAttack', [0])
    .waits('place', 'red')
    .leaves('red')
    .bag('red', 'queen prince duke count knight baron sorceress sorceress scout scout scout scout spy cursedLand cursedLand cursedLand')
    .waits('act', 'blue')
    .check((position) => expect(observe(position, 'audience').pieces).toHaveLength(6));

  mapScenario('Regroup: before the pieces are named', conquest, THREE, CARDS)
    .when('red', 'card regroup')
    .leaves('red')
    .waits('act', 'blue')
    .pile('drawn', '');

  mapScenario('Regroup: before they are put back', conquest, { ...THREE, red: 'king har1, spy har3, flag oxm3' }, CARDS)
    .when('red', 'card regroup')
    .when('red', 'regroup har1 har3 oxm3')
    .leaves('red')
    .waits('act', 'blue')
    .stands('har1', 'red king')
    .stands('har3', 'red spy')
    .stands('oxm3', 'red flag')
    .check((position) =>
      expect(Object.keys(observe(position, 'audience').notes).toSorted()).toEqual(['gone', 'moves', 'mustMove', 'round', 'starter']),
    );

  mapScenario(
    'Secret information: before the look',
    conquest,
    { ...THREE, red: 'king har1, spy har3, flag oxm3' },
    { cards: 'secretInformation', draw: 'traitor' },
  )
    .when('red', 'card secretInformation')
    .leaves('red')
    .waits('act', 'blue')
    .known('wol1', 'flag', 'blue');

  mapScenario('Traitor: before the guess', conquest, THREE, { cards: 'traitor', draw: 'newSpy' })
    .when('red', 'card traitor')
    .leaves('red', 'abandoned', 'renew')
    .waits('act', 'blue')
    .check((position) => expect(cardsOf(position, 'draw')).toHaveLength(42));

  mapScenario(
    '[CQ-45] a flag that he was to plant stands on a free zone that chance finds',
    conquest,
    {
      red: 'king har1',
      blue: 'scout wol2, flag har2',
      green: THREE.green,
      gold: FOUR.gold,
    },
    { held: { red: 'blue' } },
  )
    .when('red', 'har1-har2')
    .waits('plant', 'red')
    // The fifth free zone: key1, key2, key3, har1, har3.
    .leaves('red', 'resigned', [4])
    .stands('har3', 'red flag')
    .known('har3', 'flag', 'red', 'blue', 'green', 'gold', 'audience')
    .flags({ blue: 'red' })
    .waits('act', 'blue')
    .goesOn();

  mapScenario(
    '[CQ-45, CQ-46] and when it is the only one left, the others play on to win theirs back',
    conquest,
    {
      red: 'king har1',
      blue: 'scout wol2, flag har2',
      green: 'scout gre2',
    },
    { held: { red: 'blue', green: 'blue' } },
  )
    .when('red', 'har1-har2')
    .leaves('red', 'resigned', [0])
    .flags({ blue: 'red', green: 'red' })
    .goesOn()
    .when('blue', 'wol2-key1')
    .when('blue', 'plant wol1')
    .ends('flagCaptured', 'blue');

  mapScenario('a question to another is not touched', conquest, THREE, { cards: 'surpriseAttack' })
    .when('red', 'card surpriseAttack', [0])
    .leaves('green')
    .waits('place', 'red')
    .when('red', 'place key1')
    .stands('key1', 'red queen')
    .when('red', 'key1-key2')
    .when('blue', 'wol2-wol3')
    .waits('card', 'red');
});

describe('the players who are left', () => {
  for (const why of ['resigned', 'outOfTime', 'abandoned'] as const) {
    mapScenario(`between two the other has won: ${why}`, conquest, { red: THREE.red, blue: THREE.blue })
      .leaves('red', why)
      .ends(why, 'blue');

    mapScenario(`among three the last one has won, whatever he has: ${why}`, conquest, THREE)
      .leaves('green')
      .goesOn()
      .leaves('red', why)
      .ends(why, 'blue');
  }

  mapScenario('among four: two may leave, the third ends it', conquest, FOUR)
    .leaves('gold')
    .leaves('red')
    .waits('act', 'blue')
    .goesOn()
    .when('blue', 'wol2-wol3')
    .waits('act', 'green')
    .when('green', 'gre2-gre1')
    .waits('act', 'blue')
    .leaves('green')
    .ends('resigned', 'blue');

  mapScenario('nobody leaves twice', conquest, FOUR)
    .leaves('gold')
    .check((position) => expect(() => leave(position, 'gold', 'resigned')).toThrow('a seat leaves once'));

  mapScenario('[U-80] when nobody who is left can do anything, it ends by flags and land', conquest, {
    red: 'king har1, flag oxm3',
    blue: 'cursedLand wol2, flag wol1',
    green: 'cursedLand gre2, flag gre3',
  })
    .leaves('red')
    .ends('bothImmobile', 'blue', 'green');
});

describe('before the first turn', () => {
  test('during the draft it ends without a winner', () => {
    for (const players of [3, 4])
      for (const seat of ['red', 'blue', 'green'] as const) {
        const position = newGame(compileRules(conquest, { players }), seededChance('draft'));
        expect(pendingDecision(position)?.decision).toBe('draft');
        leave(position, seat, 'resigned');
        expect(resultOf(position)).toEqual({ ending: 'abandoned', winners: [] });
      }
  });

  test('during the deployment too', () => {
    const position = newGame(compileRules(conquest, { players: 3 }), seededChance('deploy'));
    while (pendingDecision(position)?.decision === 'draft') {
      const seat = pendingDecision(position)?.seats[0] ?? 'red';
      playText(position, seat, `draft ${observe(position, seat).deeds[0].cells?.[0]}`);
    }
    expect(pendingDecision(position)?.decision).toBe('deploy');
    leave(position, 'green', 'outOfTime');
    expect(resultOf(position)).toEqual({ ending: 'abandoned', winners: [] });
  });

  test('in the first turn it goes on', () => {
    const position = startedMapGame(conquest, { red: '', blue: '', green: '' }, 'blitz');
    leave(position, 'red', 'resigned');
    expect(pendingDecision(position)?.seats).toEqual(['blue']);
    expect(resultOf(position)).toBeUndefined();
  });
});
