// Starts the programs that the tools are made of, all under the Node that runs us.

import { spawn, spawnSync } from 'node:child_process';
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

/** How a script ended, and everything that it printed. */
export interface Captured {
  readonly code: number;
  readonly output: string;
}

/** Runs a script in the checkout beside others. */
export function captureScript(script: string, args: readonly string[] = []): Promise<Captured> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
