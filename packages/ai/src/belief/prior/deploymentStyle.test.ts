/** The figures of how people deploy are transferred to every home and army by similarity. */

import { cloneSpecial, EDITIONS, original } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { deploymentStylesFor, priorKindOf } from './deploymentStyle.ts';
import { PriorKind } from './prior.ts';

const GRIDS = EDITIONS.map((edition) => ({ id: edition.id, rules: compileRules(edition) })).filter(({ rules }) => rules.board.isGrid);

test.each(GRIDS)('$id: the flag is at the back on both sides, and every piece is something', ({ rules }) => {
  for (const seat of [0, 1]) {
    // As if the army stood on the cells at the edge of the board.
    const home = rules.homes[seat];
    const cells = seat === 0 ? home.slice(0, rules.armySize) : home.slice(-rules.armySize);
    for (const { flags, table } of deploymentStylesFor(rules, cells, home)) {
      expect(flags.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      for (let piece = 1; piece < cells.length; piece++) {
        const kinds = rules.kinds.map((_, kind) => table[kind * cells.length + piece]);
        expect(kinds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(kinds.every((share, kind) => (rules.army[kind] > 0 && !rules.kinds[kind].prize ? share > 0 : share === 0))).toBe(true);
      }
    }
    const [people] = deploymentStylesFor(rules, cells, home);
    const back = seat === 0 ? 0 : rules.board.rows - 1;
    const atBack = people.flags.reduce((sum, share, piece) => (rules.board.layout[cells[piece]].row === back ? sum + share : sum), 0);
    expect(atBack).toBeGreaterThan(0.5);
  }
});

test('whole patterns are used only where home and army are those of the figures', () => {
  const rules = compileRules(original);
  const [people, anyhow] = deploymentStylesFor(rules, rules.homes[1], rules.homes[1]);
  expect(people.patterns.shares.length).toBeGreaterThan(1000);
  expect(people.patterns.cells).toHaveLength(people.patterns.shares.length * 7);
  expect(anyhow.patterns.shares).toHaveLength(0);
});

test('kinds are matched by abilities, then by rank', () => {
  const kinds = Object.fromEntries(cloneSpecial.kinds.map((kind) => [kind.id, priorKindOf(kind)]));
  expect(kinds).toMatchObject({ flag: PriorKind.FLAG, bomb: PriorKind.BOMB, spy: PriorKind.SPY, miner: PriorKind.MINER });
  expect(kinds).toMatchObject({ scout: PriorKind.SCOUT, sergeant: 4, colonel: 8, sniper: 7, berserker: 6, marshal: PriorKind.MARSHAL });
});
