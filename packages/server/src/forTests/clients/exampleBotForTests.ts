// An example bot as a reader would start it, in its own process; its chance follows from a seed.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProgram } from '@flagfall/testkit/parts';

export const SCRIPT_BOT = fileURLToPath(new URL('../../../../../examples/onlineBot.mjs', import.meta.url));
export const PYTHON_BOT = fileURLToPath(new URL('../../../../../examples/online_bot.py', import.meta.url));

const SEEDED_SCRIPT = new URL('seededChanceForTests.ts', import.meta.url).href;
const SEEDED_PYTHON = `
import os, random, runpy, secrets, sys
random.seed(os.environ['CHANCE_SEED'])
secrets.token_hex = lambda count: random.randbytes(count).hex()
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name='__main__')
`;

export interface StartedBot {
  /** Its standard error. */
  readonly complaint: () => string;
  stop(): Promise<void>;
}

export function startBot(file: string, url: string, token: string, seed: string): StartedBot {
  // Python would ask a proxy of this machine for a local server.
  const env = { ...process.env, no_proxy: '*', TOKEN: token, CHANCE_SEED: seed };
  const bot: ChildProcess =
    file === PYTHON_BOT
      ? spawn('python3', ['-c', SEEDED_PYTHON, file, url], { env })
      : spawn(process.execPath, ['--import', SEEDED_SCRIPT, file, url], { env });
  let complaint = '';
  bot.stderr?.on('data', (text: Buffer) => {
    complaint += text;
  });
  return { complaint: () => complaint, stop: () => endProgram(bot, 'SIGKILL') };
}
