/** The end of a game turns everything over, for everybody alike. */

import { battleCards, creedSpecial, EDITIONS, original } from '@flagfall/editions';
import { drawnPosition, randomIntent, randomStart, storySeed } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  compileRules,
  conclude,
  newGame,
  observe,
  openedViewOf,
  openView,
  type Position,
  type Rules,
  seededChance,
  submit,
  type View,
} from '../index.ts';
import { intentsMax, play } from '../internal.ts';

function agreedAfter(rules: Rules, chance: Chance, actions: number): Position {
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let n = 0; n < actions && observe(position, 'audience').result === undefined; n++)
    play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  if (observe(position, 'audience').result === undefined) conclude(position, 'agreed', []);
  return position;
}

/** What a viewer sees, but for who it is. */
function seenByAnybody(view: View): object {
  return { ...view, viewer: undefined };
}

describe('a game that is over', () => {
  const modes = EDITIONS.flatMap((edition) => ['aided', 'strict'].map((memory) => [edition.id, memory, edition] as const));

  test.each(modes)('%s, memory %s: everybody sees every piece, card and note of everybody', (id, memory, edition) => {
    const players = edition.options.some(({ key }) => key === 'players') ? { players: 3 } : {};
    const rules = compileRules(edition, { memory, ...players });
    const chance = seededChance(storySeed(`opened ${id} ${memory}`));
    for (const actions of [0, 20, 150]) {
      const position = agreedAfter(rules, chance, actions);
      const opened = openedViewOf(position);
      const views = [...rules.seats, 'audience' as const].map((viewer) => openView(observe(position, viewer), opened));
      for (const view of views) expect(seenByAnybody(view)).toEqual(seenByAnybody(views[0]));
      // Each seat always knew its own: what is turned over is just that.
      for (const seat of rules.seats) {
        const own = observe(position, seat);
        for (const part of ['pieces', 'captured'] as const)
          expect(opened[part].filter((piece) => piece.seat === seat)).toEqual(own[part].filter((piece) => piece.seat === seat));
        expect(opened.notes).toMatchObject(own.notes);
        for (const pile of own.piles) if (pile.cards !== undefined) expect(opened.piles).toContainEqual(pile);
      }
      expect(opened.pieces.every(({ known }) => known)).toBe(true);
      expect(opened.pieces.map(({ piece }) => piece)).toEqual(observe(position, 'audience').pieces.map(({ piece }) => piece));
      for (const { count, cards } of opened.piles) expect(cards).toHaveLength(count);
    }
  });

  test('hands and draw piles lie open, in their order', () => {
    const position = agreedAfter(compileRules(battleCards), seededChance('hands'), 40);
    const { piles } = openedViewOf(position);
    expect(observe(position, 'blue').piles.find(({ id }) => id === 'hand red')?.cards).toBeUndefined();
    expect(piles.find(({ id }) => id === 'hand red')).toEqual(observe(position, 'red').piles.find(({ id }) => id === 'hand red'));
    expect(piles.find(({ id }) => id === 'draw red')?.cards?.length).toBeGreaterThan(0);
  });

  test('[ACS-1] a piece that came back in secret stands on the board and no longer lies among the captured', () => {
    const position = drawnPosition(compileRules(creedSpecial, { shroudHidden: 'on' }), 'b2 . b3\n. . rS\nrF r2 bF', 'red');
    submit(position, 'red', { type: 'move', from: 'c2', to: 'c3' });
    expect(submit(position, 'red', { type: 'deed', deed: 'heal', cells: ['j1'], kind: 'scout' }).ok).toBe(true);
    conclude(position, 'agreed', []);
    const scouts = (captured: View['captured']): number => captured.filter(({ seat, kind }) => seat === 'red' && kind === 'scout').length;
    const opened = openedViewOf(position);
    expect(observe(position, 'blue').pieces.find(({ cell }) => cell === 'j1')).toMatchObject({ known: false });
    expect(opened.pieces.find(({ cell }) => cell === 'j1')).toMatchObject({ known: true, seat: 'red', kind: 'scout' });
    expect(scouts(opened.captured)).toBe(scouts(observe(position, 'blue').captured) - 1);
    expect(scouts(opened.captured)).toBe(scouts(observe(position, 'red').captured));
  });

  test('a game that goes on, or in which not all have deployed, is never turned over', () => {
    const rules = compileRules(original);
    expect(() => openedViewOf(randomStart(rules, seededChance('goes on')))).toThrow('over');
    const position = newGame(rules, seededChance('deploying'));
    conclude(position, 'resigned', ['red']);
    expect(() => openedViewOf(position)).toThrow('over');
  });
});
