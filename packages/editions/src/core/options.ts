/** The options that every grid game offers. */

import type { OptionSpec } from '@flagfall/engine';

/** U-8: whether the screen may show what has been revealed. */
export const memoryOption: OptionSpec = { key: 'memory', type: 'choice', values: ['aided', 'pencil', 'strict'], default: 'aided' };
/** U-6: the result when neither side has a movable piece left. */
export const bothImmobileOption: OptionSpec = { key: 'bothImmobile', type: 'choice', values: ['draw', 'moverLoses'], default: 'draw' };
/** U-9: plies without a capture after which the game is drawn; on a plain board every attack is one. */
export const quietLimitOption: OptionSpec = { key: 'quietLimit', type: 'count', from: 2, to: 100_000, off: true, default: 200 };
/** REP-1: three moves between two squares; old archives counted five. */
export const twoSquareLimitOption: OptionSpec = { key: 'twoSquareLimit', type: 'count', from: 3, to: 5, off: false, default: 3 };
/** U-7: the chase rule where the booklet does not have it. */
export const chaseRuleOption: OptionSpec = { key: 'chaseRule', type: 'choice', values: ['off', 'on'], default: 'off' };

/** AUD-2: what a chase threatens. Without the option the rule is as it was before the option existed. */
export const chaseReach: OptionSpec = { key: 'chaseReach', type: 'choice', values: ['adjacent', 'reach'], default: 'adjacent' };
/** AUD-3: what a runner may not cross a fourth time. */
const runnersTwoSquares: OptionSpec = { key: 'runnersTwoSquares', type: 'choice', values: ['crossed', 'pair'], default: 'crossed' };

export const GRID_OPTIONS: readonly OptionSpec[] = [
  memoryOption,
  bothImmobileOption,
  quietLimitOption,
  twoSquareLimitOption,
  runnersTwoSquares,
];
