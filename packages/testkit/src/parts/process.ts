// A server that a test has started: it waits for the line that says it is ready, and never outlives the test.

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const READY_TIMEOUT_MS = 90_000;

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

/** Ports below those that systems give to outgoing connections, which would take a free one at any moment. */
const FIRST_PORT = 10_000;
const PORTS = 20_000;
/** Each process begins somewhere else, so that two that ask at the same time do not get the same one. */
const PORTS_OF_ONE_PROCESS = 20;
let portsGiven = 0;

/** A port that nobody listens on, and that nobody but this process will be given soon. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS; tries++) {
    const port = FIRST_PORT + ((process.pid * PORTS_OF_ONE_PROCESS + portsGiven++) % PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true)).once('error', () => resolve(false));
  });
  server.listen(port, '127.0.0.1');
  if (!(await isListening)) return false;
  server.close();
  await once(server, 'close');
  return true;
}
