/** Programs in Python that the documentation shows are run by tests named `*.python.test.ts`, where there is a `python3` that is new enough. */

import { spawnSync } from 'node:child_process';

/** Whether those tests run here: Python 3.9 or newer. Without it they are absent (vitest.config.ts). */
export function hasPython(): boolean {
  return spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
}
