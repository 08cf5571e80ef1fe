// Narrowing deeds down: buttons and cells reach every deed of a view, and nothing else.

import { battleCards, EDITIONS } from '@flagfall/editions';
import {
  compileRules,
  type DeedIntent,
  formatDeed,
  NO_KIND,
  newGame,
  observe,
  pick,
  seatIndex,
  seededChance,
  submit,
  type View,
} from '@flagfall/engine';
import { samplePackedDeployment } from '@flagfall/engine/internal';
import { describe, expect, test } from 'vitest';
import { advanceChoice, type Choice, previousChoice, selectableCells, stageOf, stepAt, WHOLE_CHOICE } from './choice.ts';

/** All deeds that steps can reach, as texts. */
function reached(view: View, choice: Choice = WHOLE_CHOICE): readonly string[] {
  return stageOf(view, choice).steps.flatMap((step) => {
    const taken = advanceChoice(view, choice, step);
    return 'choice' in taken ? reached(view, taken.choice) : [textOf(taken.intent)];
  });
}

function textOf(intent: DeedIntent | { readonly type: 'move'; readonly from: string; readonly to: string }): string {
  return intent.type === 'deed' ? formatDeed(intent) : `${intent.from} ${intent.to}`;
}

const GAMES = [
  ...EDITIONS.filter(({ extension }) => extension !== undefined).map((edition) => ({ edition, options: {}, title: edition.id })),
  { edition: battleCards, options: { hiddenAttackCards: 'on', swapThenAttack: 'on' }, title: 'battle-cards, hidden or open' },
];

describe.each(GAMES)('$title', ({ edition, options }) => {
  test('a person can reach every offered deed and no other', () => {
    const chance = seededChance(`choice ${edition.id}`);
    const rules = compileRules(edition, options);
    const position = newGame(rules, chance);
    const intents = new Set<string>();
    for (let turn = 0; turn < 160; turn++) {
      const waiting = observe(position, 'audience').waiting;
      const seat = waiting?.seats[0];
      if (seat === undefined) break;
      const view = observe(position, seat);
      if (waiting?.decision === 'deploy') {
        const home = (view.homes[seat] ?? []).map((cell) => rules.board.indexOf.get(cell)!);
        const kinds = samplePackedDeployment(rules, seatIndex(seat), chance, home);
        const deployment = Object.fromEntries(
          home.flatMap((cell, at) => (kinds[at] === NO_KIND ? [] : [[rules.board.cells[cell], rules.kinds[kinds[at]].id]])),
        );
        expect(submit(position, seat, { type: 'deploy', deployment }, chance).ok).toBe(true);
        continue;
      }
      if (view.deeds.length < 200) {
        expect(new Set(reached(view)), `turn ${turn}`).toEqual(new Set(view.deeds.map(formatDeed)));
        for (const { deed } of view.deeds) intents.add(deed);
      }
      const intent = pick(chance, [...view.moves, ...view.deeds]);
      expect(submit(position, seat, intent, chance).ok).toBe(true);
    }
    expect(intents.size).toBeGreaterThan(0);
  });
});

test('any zone of a territory drafts it', () => {
  const edition = EDITIONS.find(({ id }) => id === 'conquest')!;
  const rules = compileRules(edition);
  const position = newGame(rules, seededChance('draft'));
  const [seat] = observe(position, 'audience').waiting!.seats;
  const view = observe(position, seat);
  const stage = stageOf(view, WHOLE_CHOICE);
  expect(stage.isOnBoard).toBe(true);
  expect(selectableCells(stage, rules.board)).toHaveLength(72);
  expect(stepAt(stage, 'key3', rules.board)).toEqual(stepAt(stage, 'key1', rules.board));
});

test('one step back, and from the first step back to no choice', () => {
  const first = { type: 'card', value: 'leap' } as const;
  expect(previousChoice({ scope: { type: 'all' }, path: [] })).toBeUndefined();
  expect(previousChoice({ scope: { type: 'all' }, path: [first] })?.path).toEqual([]);
  expect(previousChoice({ scope: { type: 'all' }, path: [first, { type: 'cell', value: 'a1' }] })?.path).toEqual([first]);
});

test('deselecting a deed also deselects the piece that came with it, and the target before a card is chosen anew', () => {
  const scope = { type: 'piece', cell: 'a1', isEnemy: false } as const;
  const [deed, piece, target] = [
    { type: 'card', value: 'jump' } as const,
    { type: 'cell', value: 'a1' } as const,
    { type: 'cell', value: 'a3' } as const,
  ];
  expect(previousChoice({ scope, path: [deed, piece] })?.path).toEqual([]);
  expect(previousChoice({ scope, path: [deed, piece, target] })?.path).toEqual([deed, piece]);
  expect(previousChoice({ scope: { ...scope, isEnemy: true }, path: [deed, piece] })?.path).toEqual([deed]);
});
