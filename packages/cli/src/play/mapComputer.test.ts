/** Whole games of computers on a map, through a table: nothing they ask for is refused, and every game ends. */

import { computerAt } from '@flagfall/ai';
import { conquest } from '@flagfall/editions';
import {
  compileRules,
  type Deployment,
  formatIntent,
  type Intent,
  type Options,
  pick,
  sampleDeployment,
  seatIndex,
  seededChance,
} from '@flagfall/engine';
import { seenActionsIn } from '@flagfall/protocol';
import { localTable, type Table } from '@flagfall/table';
import { expect, test } from 'vitest';

function playOut(options: Options, seed: string): { readonly table: Table; readonly intents: readonly string[] } {
  const rules = compileRules(conquest, options);
  const table = localTable(rules, seed);
  const computers = rules.seats.map((seat) => computerAt(3, rules, seat, seededChance(`${seed} ${seat}`)));
  for (const computer of computers) computer.learn(table.seenActions(computer.seat));
  const intents: string[] = [];
  for (;;) {
    const { waiting } = table.viewOf('audience');
    if (waiting === undefined) return { table, intents };
    const computer = computers.find(({ seat }) => seat === waiting.seats[0])!;
    const view = table.viewOf(computer.seat);
    const intent = waiting.decision === 'deploy' ? ({ type: 'deploy', deployment: computer.deploy(view) } as const) : computer.choose(view);
    intents.push(intent.type === 'deploy' ? JSON.stringify(intent) : formatIntent(intent));
    for (const { to, message } of table.receive(0, computer.seat, { id: String(intents.length), type: 'play', intent }).commit()
      .deliveries) {
      if (message.type === 'refused') throw new Error(`${seed}: ${intents.at(-1)}: ${JSON.stringify(message.refusal)}`);
      if (message.type === 'update') computers.find(({ seat }) => seat === to)?.learn(seenActionsIn(message.steps));
    }
  }
}

test.each([{ players: 3 }, { players: 2, minOnePerTerritory: 'on', scoutChargeAttack: 'off', memory: 'strict' }])(
  '%o: games end',
  (options) => {
    expect(playOut({ turnLimit: 25, ...options }, 'one').table.viewOf('audience').result).toBeDefined();
  },
);

test('it beats a random player', () => {
  const rules = compileRules(conquest, { players: 2 });
  let wins = 0;
  for (let game = 0; game < 4; game++) {
    const chance = seededChance(`random ${game}`);
    const table = localTable(rules, `random ${game}`);
    const blue = computerAt(3, rules, 'blue', seededChance(`blue ${game}`));
    blue.learn(table.seenActions('blue'));
    for (let n = 0; ; n++) {
      const { waiting, result } = table.viewOf('audience');
      if (result?.winners.includes('blue')) wins++;
      if (waiting === undefined) break;
      const [seat] = waiting.seats;
      const view = table.viewOf(seat);
      const home = (view.homes[seat] ?? []).map((cell) => rules.board.indexOf.get(cell)!);
      const deploy = (): Deployment => (seat === 'blue' ? blue.deploy(view) : sampleDeployment(rules, seatIndex(seat), chance, home));
      const intent: Intent =
        waiting.decision === 'deploy'
          ? { type: 'deploy', deployment: deploy() }
          : seat === 'blue'
            ? blue.choose(view)
            : pick(chance, [...view.moves, ...view.deeds]);
      const { deliveries } = table.receive(0, seat, { id: String(n), type: 'play', intent }).commit();
      for (const { to, message } of deliveries) if (to === 'blue' && message.type === 'update') blue.learn(seenActionsIn(message.steps));
    }
  }
  expect(wins).toBe(4);
});
