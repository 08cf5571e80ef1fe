/** `flagfall bot`: plays over standard input and output for a manager that speaks the protocol of the 2012 UWA competition (docs/bots.md). */

import { createInterface } from 'node:readline';
import { LEVEL_MAX } from '@flagfall/ai';
import { DEFAULT_EDITION } from '@flagfall/editions';
import { seededChance } from '@flagfall/engine';
import { BUDGET_OPTIONS, budgetOf } from '../arena/contestants/budget.ts';
import { playerFactoryNamed } from '../arena/contestants/players.ts';
import { parseArguments, textOf, UsageError, wordsOf } from '../arguments.ts';
import { BotGame } from '../bots/botGame.ts';
import { botRules } from '../bots/botRules.ts';
import type { CommandIo } from '../io.ts';

const DEFAULT_PLAYER = `level${LEVEL_MAX}`;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const { values, rest } = parseArguments(args, {
    edition: { type: 'string' },
    level: { type: 'string' },
    ...BUDGET_OPTIONS,
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
  });
  if (rest.length > 0) throw new UsageError(`what is ${JSON.stringify(rest[0])}? bot takes only options`);
  const rules = botRules(textOf(values.edition, DEFAULT_EDITION), wordsOf(values.option));
  const make = playerFactoryNamed(textOf(values.level, DEFAULT_PLAYER));
  const seed = textOf(values.seed, String(process.hrtime.bigint()));
  const game = new BotGame({
    rules,
    playerFor: (seat) => make(rules, seat, seededChance(`${seed} ${seat}`)),
    budget: budgetOf(values),
    chance: seededChance(`${seed} any`),
    now: () => performance.now(),
    remark: (text) => io.error(`flagfall bot: ${text}`),
  });
  for await (const line of createInterface({ input: process.stdin })) {
    for (const answer of game.receive(line)) io.out(answer);
    if (game.isOver) break;
  }
  process.stdin.destroy();
  return 0;
}
