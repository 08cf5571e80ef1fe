// A server that a test has started: it waits for the line that says it is ready, and never outlives the test.

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const READY_TIMEOUT_MS = 30_000;

/** Starts a program and waits until it writes a line that fits. Throws with all it wrote when it ends before that. */
export async function startProgram(
  program: string,
  args: readonly string[],
  ready: RegExp,
  options: SpawnOptions = {},
): Promise<ChildProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  child.once('exit', () => process.off('exit', killAtExit));
  let written = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`${program} ${why}:\n${written}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), READY_TIMEOUT_MS);
    const read = (text: Buffer) => {
      written += text.toString();
      if (ready.test(written)) done(resolve);
    };
    const done = (end: () => void) => {
      clearTimeout(timer);
      child.stdout?.off('data', read).resume();
      child.stderr?.off('data', read).resume();
      end();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => done(() => fail(`could not be started (${error.message})`)));
    child.once('exit', () => done(() => fail('ended at once')));
  });
  return child;
}

/** Ends it by a signal and waits until it is gone. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  return address.port;
}
