/** Board, armies and decks. */

import { battleCards, original } from '@flagfall/editions';
import { compileRules, newPosition, observe, type Position, sampleDeployment, seatIndex, seededChance, submit } from '@flagfall/engine';
import { cardsIn } from '@flagfall/engine/edition';
import { scenario } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { BATTLE_CARDS } from './cards/index.ts';

const rules = compileRules(battleCards);

function started(seed: string): Position {
  const position = newPosition(rules);
  const chance = seededChance(seed);
  for (const seat of rules.seats)
    submit(position, seat, { type: 'deploy', deployment: sampleDeployment(rules, seatIndex(seat), chance) }, chance);
  return position;
}

function cardsOf(position: Position, id: string): readonly string[] {
  const { decks } = position.rules;
  return cardsIn(position, decks?.piles.findIndex((pile) => pile.id === id) ?? -1).map((card) => decks?.kindByCard[card] ?? '');
}

test('[BC-1] the board is that of Original', () => {
  const { board } = compileRules(original);
  expect([rules.board.columns, rules.board.rows]).toEqual([board.columns, board.rows]);
  expect([...rules.board.obstacle]).toEqual([...board.obstacle]);
});

test('[BC-1, U-25, D-29] thirty pieces fill the three rows nearest to their player; four rows between stay empty', () => {
  const rowsOf = (seat: number) => [...new Set(rules.homes[seat].map((cell) => rules.board.layout[cell].row + 1))];
  expect(rowsOf(0)).toEqual([1, 2, 3]);
  expect(rowsOf(1)).toEqual([8, 9, 10]);
  expect(rules.homes.map((home) => home.length)).toEqual([30, 30]);
  const deployment = { ...sampleDeployment(rules, 0, seededChance('rows')) };
  deployment.a4 = deployment.a1;
  delete deployment.a1;
  expect(submit(newPosition(rules), 'red', { type: 'deploy', deployment })).toEqual({
    ok: false,
    error: { code: 'badDeployment', faults: [{ code: 'outsideHome', cell: 'a4', kind: deployment.a4 }] },
  });
});

test('[BC-1, D-28] an army has one marshal, one general, 2 colonels, 3 majors, 3 captains, 2, 2, 4 miners, 5 scouts, one spy, 5 bombs and the flag', () => {
  const army = rules.kinds.map(({ id }, kind) => `${rules.army[kind]} ${id}`).join(', ');
  expect(army).toBe(
    '1 marshal, 1 general, 2 colonel, 3 major, 3 captain, 2 lieutenant, 2 sergeant, 4 miner, 5 scout, 1 spy, 5 bomb, 1 flag',
  );
  expect(rules.armySize).toBe(30);
});

scenario(
  '[BC-1] where no card says otherwise the rules of Original apply',
  battleCards,
  `
  .  bB .  bM
  r2 r3 .  rS
  rF .  .  .
`,
)
  .reaches('a2', 'a10 a3 a4 a5 a6 a7 a8 a9')
  .when('red', 'b2-b3')
  .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
  .when('blue', 'd3-c3')
  .refuses('red', 'd2-c3', 'notInLine')
  .refuses('red', 'd2-d4', 'tooFar');

test('[BC-2] each player has a deck of fifteen different cards, shuffled by itself, face down', () => {
  const hands = new Set<string>();
  const deck = BATTLE_CARDS.map(({ id }) => id);
  expect(new Set(deck).size).toBe(15);
  for (let seed = 0; seed < 40; seed++) {
    const position = started(`decks ${seed}`);
    const [red, blue] = (['red', 'blue'] as const).map((seat) => [
      ...cardsOf(position, `draw ${seat}`),
      ...cardsOf(position, `hand ${seat}`),
    ]);
    expect(red.toSorted()).toEqual(deck.toSorted());
    expect(blue.toSorted()).toEqual(deck.toSorted());
    expect(red).not.toEqual(blue);
    expect(red).not.toEqual(deck);
    for (const card of cardsOf(position, 'hand red')) hands.add(card);
    for (const viewer of ['red', 'blue', 'audience'] as const)
      for (const pile of observe(position, viewer).piles) if (pile.id.startsWith('draw')) expect(pile.cards).toBeUndefined();
  }
  expect(hands.size).toBe(15);
});

test('[BC-3] six Movement cards, six Attack cards and three Defence cards', () => {
  const ofType = (type: string) => BATTLE_CARDS.filter((card) => card.type === type).map(({ id }) => id);
  expect(ofType('movement')).toEqual(['boat', 'jump', 'charge2', 'charge3', 'feint', 'swap']);
  expect(ofType('attack')).toEqual(['attack1', 'attack2', 'attack3', 'mockAttack', 'armour', 'spyAttack']);
  expect(ofType('defence')).toEqual(['defence1', 'defence2', 'defence3']);
  expect(BATTLE_CARDS).toHaveLength(15);
});

test('[BC-5] red starts, and no option changes it', () => {
  expect(rules.starter).toBe(0);
  expect(observe(started('start'), 'audience').turn).toBe('red');
  expect(battleCards.options.map(({ key }) => key)).not.toContain('startPlayer');
});
