/** `flagfall serve`: a server on this machine until it is told to stop. docs/operations.md lists what the environment can set. */

import { parseArguments, textOf } from '../arguments.ts';
import type { Io } from '../io.ts';
import { openServerDoor } from './serverDoor.ts';

/** Switches for what is changed most; each stands for a variable. */
const VARIABLES = { host: 'HOST', port: 'PORT', file: 'STORE_FILE' } as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArguments(args, { host: text, port: text, file: text });
  const given = Object.entries(VARIABLES).flatMap(([name, variable]) =>
    values[name] === undefined ? [] : [[variable, textOf(values[name], '')]],
  );
  // Somebody who watches wants to know where it is, and not every request.
  const quiet = process.stdout.isTTY && (process.env.LOG_LEVEL ?? '') === '' ? { LOG_LEVEL: 'warn' } : {};
  const { serve } = await openServerDoor('serve');
  return serve({ ...process.env, ...quiet, ...Object.fromEntries(given) }, (line) => io.error(line), howToJoin());
}

/** In a checkout the command has no name of its own yet. */
function howToJoin(): string {
  return process.env.npm_lifecycle_event === undefined ? 'flagfall play --server' : 'npm run play -- --server';
}
