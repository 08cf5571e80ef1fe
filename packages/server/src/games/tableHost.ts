// What a table asks of us: a deployment for who is late with it, and a name for the game that follows.

import { deployFor, suggestDeployment } from '@flagfall/ai';
import { assert, isSeat, type Rules, seededChance } from '@flagfall/engine';
import type { Host } from '@flagfall/table';
import { newGameId } from './secrets.ts';
import type { World } from './world.ts';

export function tableHost(rules: Rules, world: World): Host {
  return {
    deploymentFor(view) {
      const { viewer: seat } = view;
      assert(isSeat(seat), 'the audience has no army');
      const cells = view.homes[seat] ?? [];
      const chance = seededChance(world.randomHex(16));
      if (!rules.board.straight) return suggestDeployment(rules, cells, seat, chance);
      const home = cells.map((cell) => rules.board.indexOf.get(cell) ?? -1);
      return deployFor(rules, seat, home, chance);
    },
    newGame: () => newGameId(world),
  };
}
