/** The rules of managers of the bot protocol: ours without the two repetition rules. docs/decisions/bots.md says why. */

import { compileRules, type Edition, type Rules } from '@flagfall/engine';

const REPETITION_OPTIONS: readonly string[] = ['twoSquareLimit', 'runnersTwoSquares', 'chaseRule', 'chaseReach'];

export function managerRules({ edition, options }: Rules): Rules {
  const loose: Edition = {
    ...edition,
    options: edition.options.filter(({ key }) => !REPETITION_OPTIONS.includes(key)),
    chaseRule: () => false,
  };
  return compileRules(loose, Object.fromEntries(Object.entries(options).filter(([key]) => !REPETITION_OPTIONS.includes(key))));
}
