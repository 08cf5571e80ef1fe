/** `flagfall bench server`: the server measured from outside. The bench lives beside the server and runs in processes of its own. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadFromServer } from '../optionalServer.ts';

export async function runServerBench(args: readonly string[]): Promise<number> {
  const bench = await loadFromServer('bench server', () => import.meta.resolve('@flagfall/server/bench'));
  const child = spawn(process.execPath, [fileURLToPath(bench), ...args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
