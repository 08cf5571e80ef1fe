// Starts the programs that the tools are made of, all under the Node that runs us.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from './paths.ts';

const SCRIPTS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

/** The program's script, to be run by Node. */
export function scriptOf(program: keyof typeof SCRIPTS): string {
  return path.join(repositoryRoot, SCRIPTS[program]);
}

/** Runs a script in the checkout with its output shown, and returns its exit code. */
export function runScript(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const result = spawnSync(process.execPath, [script, ...args], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (result.error !== undefined) console.error(result.error.message);
  return result.status ?? 1;
}
