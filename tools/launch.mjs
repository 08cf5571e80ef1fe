// Sets the checkout up, then runs one TypeScript file under Node 24: node tools/launch.mjs FILE [ARGUMENTS].
// Plain JavaScript without dependencies, so that Node 20 can run it.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { orExit, repositoryRoot, setUp } from './setup.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: node tools/launch.mjs FILE [ARGUMENTS]\n');
  process.exit(1);
}

const node = orExit(() => setUp());
const child = spawn(node, [path.join(repositoryRoot, file), ...args], { stdio: 'inherit' });

// A terminal sends Ctrl-C to the child by itself; if we passed it on as well, it would arrive twice.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));

child.on('error', (error) => {
  process.stderr.write(`${file} could not be started: ${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
