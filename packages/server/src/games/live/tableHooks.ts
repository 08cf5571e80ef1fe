// What a table asks of its host: a deployment for a late seat, and the id of the rematch.

import { chooseDeployment, suggestMapDeployment } from '@flagfall/ai';
import { assert, isSeat, type Rules, seededChance } from '@flagfall/engine';
import type { TableHooks } from '@flagfall/table';
import { newGameId } from '../creation/seatSecrets.ts';
import type { Runtime } from '../runtime.ts';

export function tableHooks(rules: Rules, runtime: Runtime): TableHooks {
  return {
    deploymentFor(view) {
      const { viewer: seat } = view;
      assert(isSeat(seat), 'the audience has no army');
      const cells = view.homes[seat] ?? [];
      const chance = seededChance(runtime.randomHex(16));
      if (!rules.board.isGrid) return suggestMapDeployment(rules, cells, seat, chance);
      const home = cells.map((cell) => rules.board.indexOf.get(cell) ?? -1);
      return chooseDeployment(rules, seat, home, chance);
    },
    newGame: () => newGameId(runtime),
  };
}
