/** Programs in Python that the documentation shows are run by tests named `*.python.test.ts`, where there is a `python3`. */

import { spawnSync } from 'node:child_process';

/** Whether those tests run here. Without it they are absent (vitest.config.ts). */
export function hasPython(): boolean {
  return spawnSync('python3', ['--version']).status === 0;
}
