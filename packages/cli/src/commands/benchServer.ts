/** `flagfall bench server`: the server measured from outside. The bench lives beside the server and runs in processes of its own; the packed command has no server. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../arguments.ts';

const BENCH = fileURLToPath(new URL('../../../server/src/bench/main.ts', import.meta.url));

export function runServerBench(args: readonly string[]): Promise<number> {
  if (!existsSync(BENCH)) throw new UsageError('bench server works in a checkout of Flagfall: the server is not part of this package');
  const child = spawn(process.execPath, [BENCH, ...args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
