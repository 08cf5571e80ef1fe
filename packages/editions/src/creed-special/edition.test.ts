/** Assassin's Creed Special: the Classic game with three powers, and how they meet the end of the game and the repetition rules. */

import { creedClassic, creedSpecial, deploymentFromLibrary, libraryOf, nameOf, namesOf } from '@flagfall/editions';
import { compileRules, newPosition, observe, submit } from '@flagfall/engine';
import { drawnPosition, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const rules = compileRules(creedSpecial);

describe('the game', () => {
  test('[ACS-1, ACS-10, ACS-20] board, army and start are those of Classic; Classic knows none of the powers', () => {
    const classic = compileRules(creedClassic);
    expect([...rules.army]).toEqual([...classic.army]);
    expect(rules.board.cells).toEqual(classic.board.cells);
    expect(rules.homes).toEqual(classic.homes);
    expect(rules.starter).toBe(0);
    expect(rules.extension?.deeds.map(({ id }) => id)).toEqual(['sword', 'apple', 'heal', 'pass']);
    const position = drawnPosition(classic, '. b4 .\nb5 r6 .\nrF . bF', 'red');
    for (const deed of [
      { type: 'deed', deed: 'sword', cells: ['b2', 'b3', 'a2'] },
      { type: 'deed', deed: 'apple', cells: ['b3'] },
    ] as const)
      expect(submit(position, 'red', deed)).toEqual({ ok: false, error: { code: 'unknownIntent', type: deed.deed } });
  });

  test('[D-11, U-32] the readings of single booklets are options, off unless chosen', () => {
    expect(rules.options).toMatchObject({ appleBombStays: 'off', shroudHidden: 'off' });
    const added = creedSpecial.options.filter((option) => !creedClassic.options.includes(option));
    expect(added.map(({ key }) => key)).toEqual(['appleBombStays', 'shroudHidden']);
  });

  test('it has the characters of Classic and a title of its own', () => {
    const { rulebook } = namesOf(creedSpecial, 'en');
    expect(rulebook.title).toBe("Assassin's Creed Special");
    expect([nameOf(rulebook, 'red', 'captain'), nameOf(rulebook, 'blue', 'captain')]).toEqual(['Shahkulu', 'Yusuf Tazim']);
  });

  test('[U-36] the Apple may be used in the very first turn', () => {
    const position = newPosition(rules);
    const [named] = libraryOf(creedSpecial);
    const game = { edition: creedSpecial, options: rules.options };
    for (const seat of rules.seats) submit(position, seat, { type: 'deploy', deployment: deploymentFromLibrary(game, seat, named) });
    expect(observe(position, 'red').deeds.filter(({ deed }) => deed === 'apple')).toHaveLength(30);
    expect(submit(position, 'red', { type: 'deed', deed: 'apple', cells: ['e6'] }).ok).toBe(true);
  });

  scenario('[U-36] one action a turn: no second power and no move after a power', creedSpecial, '. b4 .\nb5 r6 b2\nrF r2 bF')
    .when('red', 'sword b2 b3 a2')
    .refuses('red', 'apple c2', { code: 'notYourTurn', turn: 'blue' })
    .refuses('red', 'b2-b3', 'notYourTurn')
    .when('blue', 'apple b1')
    .refuses('blue', 'c2-c3', { code: 'notYourTurn', turn: 'red' });
});

describe('the end', () => {
  scenario(
    '[ACS-34, U-31] an unused Apple does not save a player who can neither move nor attack',
    creedSpecial,
    '. . .\nr5 b7 .\nrF rB bF',
    {
      turn: 'blue',
    },
  )
    .when('blue', 'b2-a2')
    .ends('immobile', 'blue');

  scenario('[U-39b] a player who loses his last movable piece to the Apple loses in his turn', creedSpecial, '. bB .\n. b7 .\nrF r5 bF')
    .when('red', 'apple b2')
    .board('. . .\n. . .\nrF r5 bF')
    .ends('immobile', 'red');

  scenario('[U-39b, ACS-31] unless the Shroud gives him another', creedSpecial, '. bB .\n. bS .\nrF r5 bF')
    .when('red', 'apple b2')
    .waits('heal', 'blue')
    .when('blue', 'heal scout a8')
    .goesOn()
    .when('blue', 'a8-a2');
});

/** Red's captain on a2 and blue's general on f3 walk to and fro. */
const SHUTTLE = `
  .  .  .  .  .  b9 .
  r6 .  .  b2 r6 bS r5
  rF r4 .  .  b3 .  bF
`;
const TO_AND_FRO = 'a2-a3 f3-f4 a3-a2 f4-f3 a2-a3 f3-f4';

describe('repetition', () => {
  for (const chaseReach of ['adjacent', 'reach'])
    scenario(
      `[REP-4, ACS-35] the chase of a piece that came back beside the attacker begins with that attack: ${chaseReach}`,
      creedSpecial,
      `
      .  .  .  bS .  .  .  .  .  .
      .  .  .  r9 .  .  .  .  .  .
      .  .  .  .  .  .  .  .  .  .
      .  .  #  #  .  .  #  #  .  .
      .  .  #  #  .  .  #  #  .  .
      .  .  .  .  .  .  .  .  .  .
      .  .  .  .  .  .  .  .  .  .
      rF r4 .  .  .  .  .  .  .  bF
    `,
      { options: { chaseRule: 'on', chaseReach } },
    )
      .when('red', 'd7-d8')
      .when('blue', 'heal colonel e8')
      .after('e8-e7 d8-e8 e7-d7 e8-e7 d7-d8 e7-d7 d8-e8')
      .refuses('red', 'd7-d8', 'chase');

  scenario('[ACS-35] three moves between two squares are the limit, as in Classic', creedSpecial, SHUTTLE)
    .after(TO_AND_FRO)
    .refuses('red', 'a3-a2', { code: 'twoSquares', from: 'a3', to: 'a2', between: ['a3', 'a2'], count: 4 });

  scenario('[ACS-35] a turn with the Apple interrupts the count, and so does one of the enemy’s for his', creedSpecial, SHUTTLE)
    .after(TO_AND_FRO)
    .when('red', 'apple g1')
    .when('blue', 'apple b1')
    .when('red', 'a3-a2')
    .when('blue', 'f4-f3')
    .goesOn();

  scenario('[ACS-35] so does a turn with the Sword', creedSpecial, SHUTTLE)
    .after(TO_AND_FRO)
    .when('red', 'sword e2 d2 e1')
    .refuses('blue', 'f4-f3', 'twoSquares')
    .when('blue', 'f4-e4')
    .when('red', 'a3-a2')
    .goesOn();

  scenario('[ACS-35] an answer for the Shroud is no turn: it interrupts nothing, neither in the enemy’s turn', creedSpecial, SHUTTLE)
    .after('g2-g3 f3-f4 g3-g2 f4-f3 b1-b2 f3-f4')
    .when('red', 'g2-f2')
    .when('blue', 'heal marshal a8')
    .refuses('blue', 'f4-f3', 'twoSquares');

  for (const answer of ['pass', 'heal marshal j8'])
    scenario('[ACS-35] nor between two turns of the player who took the spy', creedSpecial, '. bS .\nr5 . b2\nrF . bF')
      .after('a2-a3 c2-c3 a3-a2 b3-a3')
      .when('red', 'a2-a3')
      .when('blue', answer)
      .when('blue', 'c3-c2')
      .refuses('red', 'a3-a2', 'twoSquares')
      .reaches('a3', 'a4 b3');
});

scenario(
  'a view counts the powers that are left: bearers that stand, and what has not been used up',
  creedSpecial,
  `
  .  b4 b6 b6
  b2 bS .  .
  rF r6 r5 bF
  `,
)
  .when('red', 'apple b3')
  .check((position) => {
    for (const viewer of ['red', 'blue', 'audience'] as const)
      expect(observe(position, viewer).powers).toEqual([
        { seat: 'red', deed: 'sword', left: 1 },
        { seat: 'blue', deed: 'sword', left: 2 },
        { seat: 'blue', deed: 'apple', left: 1 },
      ]);
  });
