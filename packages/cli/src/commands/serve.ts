/** `flagfall serve`: a server on this machine until it is told to stop. docs/operations.md lists what the environment can set. */

import { parseArguments, textOf, UsageError, wholeNumber } from '../arguments.ts';
import type { CommandIo } from '../io.ts';
import { messages } from '../language.ts';
import { loadFromServer } from './optionalServer.ts';

/** Options for the most used settings; each stands for a variable. */
const VARIABLES = { host: 'HOST', port: 'PORT', file: 'STORE_FILE' } as const;
const PORT_MAX = 65_535;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, rest } = parseArguments(args, { host: text, port: text, file: text });
  if (rest.length > 0) throw new UsageError(`what is ${JSON.stringify(rest[0])}? serve takes only options`);
  if (values.port !== undefined) wholeNumber(textOf(values.port, ''), '--port', 0, PORT_MAX);
  const given = Object.entries(VARIABLES).flatMap(([name, variable]) =>
    values[name] === undefined ? [] : [[variable, textOf(values[name], '')]],
  );
  const { serve } = await loadFromServer('serve', () => import('@flagfall/server/serve'));
  const surroundings = { ...io, isTerminal: process.stdout.isTTY === true, locale: messages().locale, howToJoin: howToJoin() };
  return serve({ ...process.env, ...Object.fromEntries(given) }, surroundings);
}

/** In a checkout the command is run by npm. */
function howToJoin(): string {
  return process.env.npm_lifecycle_event === undefined ? 'flagfall play --server' : 'npm run play -- --server';
}
