/** A server in its own process, as an operator starts it. It is ready when its health check over HTTP says so. */

import { type ChildProcess, spawn } from 'node:child_process';
import { until } from './untilForTests.ts';

export interface Served {
  readonly url: string;
  readonly process: ChildProcess;
}

/** `args` are those of Node; the environment or the arguments set the port. Throws with its output when it ends before it is ready. */
export async function startServed(args: readonly string[], env: NodeJS.ProcessEnv, port: number): Promise<Served> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  child.once('exit', () => process.off('exit', killAtExit));
  let written = '';
  const read = (text: Buffer) => {
    written += text;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended at once:\n${written}`);
    return (await fetch(`${url}/healthz`).catch(() => undefined))?.ok === true;
  }, 'the server is well');
  return { url, process: child };
}
